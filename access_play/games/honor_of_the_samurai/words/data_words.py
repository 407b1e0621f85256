"""Why a player's own deck file cannot be used."""

from collections.abc import Mapping
from typing import Any, Final

from access_play.core.refusals import Refusal
from access_play.games.honor_of_the_samurai.reasons import DataFault
from access_play.language.messages import N_, NN_
from access_play.language.phrases import Phrase, Verbatim, phrase

_LONGEST: Final = 60


def data_fault(fault: Refusal) -> Phrase | None:
    """Say what is wrong with a deck file, and where; ``None`` for another game's fault."""
    params: Mapping[str, Any] = fault.params
    match fault.code:
        case DataFault.UNKNOWN_NAME:
            return phrase(
                N_("The deck file has {name}, which no card or value is called."),
                name=_where(params),
            )
        case DataFault.NOT_A_TABLE:
            return phrase(
                N_("In the deck file, {name} must be a table with values of its own."),
                name=_where(params),
            )
        case DataFault.NOT_A_NUMBER:
            return phrase(
                N_("In the deck file, {name} must be a whole number."), name=_where(params)
            )
        case DataFault.OUT_OF_RANGE:
            return phrase(
                N_("In the deck file, {name} is {number}, but must be from {lowest} to {highest}."),
                name=_where(params),
                number=params["value"],
                lowest=params["lowest"],
                highest=params["highest"],
            )
        case DataFault.WRONG_SUM:
            return _wrong_sum(params)
        case DataFault.TOO_FEW_DAIMYO:
            return phrase(
                N_("The deck file has too few daimyo: {number}, but {needed} are needed."),
                number=params["count"],
                needed=params["needed"],
            )
        case _:
            return None


def _wrong_sum(params: Mapping[str, Any]) -> Phrase:
    template = (
        NN_(
            "The copies in the deck file are {total}, {count} card more than the {number} of"
            " the deck.",
            "The copies in the deck file are {total}, {count} cards more than the {number} of"
            " the deck.",
        )
        if params["more"]
        else NN_(
            "The copies in the deck file are {total}, {count} card fewer than the {number} of"
            " the deck.",
            "The copies in the deck file are {total}, {count} cards fewer than the {number} of"
            " the deck.",
        )
    )
    return phrase(
        template, total=params["total"], count=params["difference"], number=params["deck"]
    )


def _where(params: Mapping[str, Any]) -> Verbatim:
    return Verbatim(str(params["where"])[:_LONGEST])
