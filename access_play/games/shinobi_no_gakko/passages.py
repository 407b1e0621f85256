"""Where the rules of Shinobi no Gakkō say what a refusal rests on."""

from collections.abc import Mapping
from typing import Final

from access_play.core.refusals import Reason, Refusal
from access_play.games.passages import passage_by_code
from access_play.games.shinobi_no_gakko.cards import highest
from access_play.games.shinobi_no_gakko.judging import ShinobiReason
from access_play.games.shinobi_no_gakko.moves import Pile
from access_play.games.shinobi_no_gakko.state import DIVIDE, ShinobiView
from access_play.language.passage import Passage

PASSAGES: Final[Mapping[str, Passage]] = {
    Reason.NOT_YOUR_TURN: Passage("A turn"),
    Reason.WRONG_PHASE: Passage("What the game is"),
    Reason.NOT_IN_HAND: Passage("What each pile does", 3),
    ShinobiReason.PILE_DONE: Passage("A turn"),
    ShinobiReason.END_SEALED: Passage("The seal"),
    ShinobiReason.TOO_FEW_CARDS: Passage("How many cards"),
    ShinobiReason.NOT_OUTSIDE: Passage("Which number", 2),
    ShinobiReason.ONLY_ONE_GROUP: Passage("What you can't collect"),
    ShinobiReason.GROUP_TOO_LARGE: Passage("What you can't collect"),
    ShinobiReason.NOTHING_TO_COLLECT: Passage("Playing on an empty line"),
    ShinobiReason.EMPTY_PILE: Passage("Heaven and Earth"),
}
"""By the code of the refusal."""
DIVIDING: Final = Passage("Heaven and Earth")
ALL_DIVIDE: Final = Passage("Heaven and Earth", 2)
NO_CARDS_LEFT: Final = Passage("A pile without cards")
NUMBERS: Final = Passage("The cards in the box")
NUMBERS_OF_THREE: Final = Passage("With 3 players")
AT_AN_END: Final = Passage("Collecting cards")
"""What is collected lies at an end of the line."""
_OF_THREE: Final = 3


def passage(view: ShinobiView, refusal: Refusal) -> Passage | None:
    """Name the passage of the rules that a refusal rests on."""
    match refusal.code:
        case Reason.NOT_YOUR_TURN if view.open.phase is DIVIDE:
            return ALL_DIVIDE
        case Reason.WRONG_PHASE if view.open.phase is DIVIDE:
            return DIVIDING
        case Reason.NOT_IN_HAND:
            return _not_held(view, refusal)
        case _:
            return passage_by_code(refusal, PASSAGES)


def at_an_end(view: ShinobiView, pile: Pile) -> Passage:
    """Name the passage on collecting what is at no end, or on a pile that has acted."""
    return AT_AN_END if pile in view.piles_to_act() else PASSAGES[ShinobiReason.PILE_DONE]


def _not_held(view: ShinobiView, refusal: Refusal) -> Passage:
    named = refusal.params.get("cards", [refusal.params.get("number", 0)])
    numbers = named if isinstance(named, list) else []
    if not all(1 <= number <= highest(view.open.seats) for number in numbers):
        return NUMBERS_OF_THREE if view.open.seats == _OF_THREE else NUMBERS
    if "pile" not in refusal.params:
        return DIVIDING
    pile = Pile(str(refusal.params["pile"]))
    if pile not in view.piles_to_act():
        return PASSAGES[ShinobiReason.PILE_DONE]
    return PASSAGES[Reason.NOT_IN_HAND] if view.bag(pile) else NO_CARDS_LEFT
