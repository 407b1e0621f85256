"""What may be agreed before a game of Hagakure."""

from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, phrase


def option(name: str, value: object) -> Phrase:
    """Name how many villagers the villager bonus asks for."""
    match value:
        case int():
            offered = NP_("option", "{number} villagers for the villager bonus")
            return phrase(offered, number=value)
        case _:
            raise LookupError(name, value)
