"""What is told when a file cannot be used or something goes wrong, as one sentence."""

from typing import Final

from access_play.core.record import RecordFault, UnreadableError
from access_play.language.messages import N_, NP_, Message
from access_play.language.notices import sentence
from access_play.language.phrases import Phrase, Verbatim, filled, phrase
from access_play.saves.faults import MESSAGES, SaveError, SaveNotice

_HERE: Final = phrase(NP_("folder", "this folder"))


class PlayerError(Exception):
    """What was asked for cannot be.

    Args:
        sentence: what is wrong and what would be right.
    """

    def __init__(self, sentence: Phrase) -> None:
        super().__init__(sentence)
        self.sentence = sentence


_UNREADABLE: Final[dict[RecordFault, Message]] = {
    RecordFault.TOO_LARGE: N_("This file is no record: it is larger than {detail} megabytes."),
    RecordFault.NOT_UTF8: N_("Line {line} of this record is damaged: it is not written in UTF-8."),
    RecordFault.EMPTY: N_("This file is empty, so it is no record."),
    RecordFault.NOT_AN_OBJECT: N_(
        "Line {line} of this record is damaged: every line must be one JSON object."
    ),
    RecordFault.WRONG_SUM: N_(
        "Line {line} of this record, or the line before it, was changed or damaged:"
        " its checksum is wrong."
    ),
    RecordFault.NO_HEADER: N_(
        "This file is no record: its first line must be the header of a record."
    ),
    RecordFault.OTHER_FORMAT: N_(
        "This record has the format {detail}, which this version cannot read."
    ),
    RecordFault.UNKNOWN_KEY: N_("The header of this record has the unknown key {detail}."),
    RecordFault.WRONG_VALUE: N_("The header of this record has a wrong value: {detail}."),
    RecordFault.UNKNOWN_GAME: N_("This record is of the game {detail}, which is not known here."),
    RecordFault.WRONG_SEATS: N_(
        "The header of this record names {detail} players, and the game is not played with so many."
    ),
    RecordFault.WRONG_OPTION: N_(
        "The header of this record has the option {detail}, which the game does not have"
        " or not with this value."
    ),
}


def unreadable(error: UnreadableError) -> Phrase:
    """Say why a file cannot be read as a record."""
    return phrase(
        _UNREADABLE[error.fault], line=error.line, detail=Verbatim(error.detail or "access-play")
    )


def save_problem(problem: SaveError | SaveNotice) -> Phrase:
    """Say what is wrong with a file."""
    fault = problem.fault if isinstance(problem, SaveError) else problem.code
    said = sentence(MESSAGES[fault], problem.params)
    if problem.params.get("folder") != ".":
        return said
    return filled(Phrase(said.normal), **said.parts | {"folder": _HERE})


def unexpected(number: str) -> Phrase:
    """Say that something went wrong that should not have, and where it is kept."""
    return phrase(
        N_("Something went wrong in the program itself, fault {number}; the game is kept."),
        number=Verbatim(number),
    )
