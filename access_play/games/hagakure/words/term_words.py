"""What the words of the game mean that are no card and no token."""

from collections.abc import Iterator
from typing import Final

from access_play.games.hagakure.cards import FOOL, deck
from access_play.games.hagakure.state import HagakureView
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, phrase

_TRICK: Final = phrase(
    N_(
        "Trick: one card from each player. The highest number wins, or the last of several"
        " Old Fools. The winner leads the next trick."
    ),
    braille=NP_("braille", "T: 1 card each, highest wins"),
)
_LEAD: Final = phrase(
    N_("To lead is to play the first card of a trick. You may lead any card."),
    braille=NP_("braille", "Lead: first card of a trick, any"),
)
_FOLLOW: Final = phrase(
    N_(
        "To follow: if a samurai or an Old Fool was led, whoever has one of them must play one."
        " After a villager, any card may follow."
    ),
    braille=NP_("braille", "S or F led: play S or F"),
)
_DEAL: Final = phrase(
    N_(
        "Deal: each round begins with new cards. The player on the dealer's left leads the first"
        " trick, and deals the next round."
    ),
    braille=NP_("braille", "Left of the dealer leads first"),
)
_POINTS: Final = phrase(
    N_(
        "Points: 1 for each trick you win, 1 more for samurai 18, minus 2 for no trick at all."
        " A token may change that."
    ),
    braille=NP_("braille", "1 a trick, 1 for S18, none: minus 2"),
)


def terms(view: HagakureView) -> Iterator[tuple[Message, Phrase]]:
    """Yield the words that are typed for each thing, and what it is."""
    yield NP_("typed", "trick, tricks"), _TRICK
    yield NP_("typed", "lead, leader, leading"), _LEAD
    yield NP_("typed", "follow, following, must follow"), _FOLLOW
    yield NP_("typed", "deal, dealer"), _DEAL
    yield NP_("typed", "round, rounds"), _round(view)
    yield NP_("typed", "card, cards"), _cards(view)
    yield NP_("typed", "total, totals, points, point"), _POINTS


def _round(view: HagakureView) -> Phrase:
    return phrase(
        N_(
            "Round: the deal, then a token from whoever wants, then trick after trick until all"
            " cards are played. This game has {rounds} rounds."
        ),
        braille=NP_("braille", "{rounds} rounds in this game"),
        rounds=view.open.rounds,
    )


def _cards(view: HagakureView) -> Phrase:
    in_game = deck(view.open.seats)
    return phrase(
        N_(
            "Cards: villagers {first} to 17, samurai 18 to {last}, and three Old Fools."
            " Type i and a card to hear more."
        ),
        braille=NP_("braille", "V{first} to V17, S18 to S{last}, F F F"),
        first=in_game[0],
        last=max(card for card in in_game if card != FOOL),
    )
