"""What may be agreed before a game of Honor of the Samurai, and how far one has come."""

from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, phrase


def option(name: str, value: object) -> Phrase:
    """Name the honor that wins.

    Raises:
        LookupError: there is no such option.
    """
    match value:
        case int():
            return phrase(NP_("option", "a shorter game, to {number} honor"), number=value)
        case _:
            raise LookupError(name, value)


def progress(view: HonorView) -> Phrase | None:
    """Tell which round is played; how many there will be, nobody knows."""
    number = view.open.round
    return phrase(NP_("progress", "round {number}"), number=number) if number else None
