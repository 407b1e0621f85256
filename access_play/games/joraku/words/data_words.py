"""Why a player's own data file cannot be used: where, what stands there, and what belongs there."""

from typing import Final, cast

from access_play.core.refusals import Refusal
from access_play.games.joraku.reasons import DataFault
from access_play.games.shared_words import shared_refusal
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import NUMBERS, Listing, Part, Phrase, Verbatim, filled, phrase


def _fault(text: Message, braille: Message) -> Phrase:
    return phrase(text, braille=braille)


_SAID: Final = {
    DataFault.MISSING: _fault(
        N_("Missing in the data file: {at}. Write it as in the game's own file."),
        NP_("braille|file", "Missing: {at}"),
    ),
    DataFault.UNKNOWN_AREA: _fault(
        N_("No area is called {found}, at {at}. The areas are {known}."),
        NP_("braille|file", "No area {found}: {at}"),
    ),
    DataFault.UNKNOWN_KEY: _fault(
        N_("The name {found} means nothing at {at}. What may stand there: {known}."),
        NP_("braille|file", "No name {found}: {at}"),
    ),
    DataFault.NOT_A_TABLE: _fault(
        N_("Not a table: {found}, at {at}. Names with values belong there."),
        NP_("braille|file", "No table: {at}"),
    ),
    DataFault.NOT_A_LIST: _fault(
        N_("Not three numbers: {found}, at {at}. Write one for each of the ranks 1, 2 and 3."),
        NP_("braille|file", "Not three numbers: {at}"),
    ),
    DataFault.TOO_MANY: _fault(
        N_("Too many numbers, {count} of them, at {at}. Write three, for the ranks 1, 2 and 3."),
        NP_("braille|file", "Not three numbers: {at}"),
    ),
    DataFault.NOT_A_NUMBER: _fault(
        N_("Not a whole number: {found}, at {at}. Write digits without a point."),
        NP_("braille|file", "No number: {at}"),
    ),
    DataFault.OUT_OF_RANGE: _fault(
        N_("Not within limits: {found}, at {at}. Write a number from {low} to {high}."),
        NP_("braille|file", "{low} to {high}: {at}"),
    ),
    DataFault.RANKS_OUT_OF_ORDER: _fault(
        N_("Ranks out of order: rank {rank} pays more than the one before, at {at}. Sort them."),
        NP_("braille|file", "Rank {rank} too high: {at}"),
    ),
    DataFault.NOT_A_TEXT: _fault(
        N_("Not a name: {found}, at {at}. Write a text in quotation marks."),
        NP_("braille|file", "No text: {at}"),
    ),
    DataFault.TEXT_UNFIT: _fault(
        N_("Not a fit name, at {at}. Use letters only, {high} at most."),
        NP_("braille|file", "Unfit name: {at}"),
    ),
    DataFault.UNKNOWN_MARK: _fault(
        N_("No provenance mark is called {found}, at {at}. The marks are {known}."),
        NP_("braille|file", "No mark {found}: {at}"),
    ),
}
_OF_RANK: Final = {
    DataFault.MISSING: _fault(
        N_("Missing in the data file: {at}, the number for rank {rank}. Write three numbers."),
        NP_("braille|file", "Missing rank {rank}: {at}"),
    ),
    DataFault.NOT_A_NUMBER: _fault(
        N_("Not a whole number: {found}, at {at}, rank {rank}. Write digits without a point."),
        NP_("braille|file", "No number, rank {rank}: {at}"),
    ),
    DataFault.OUT_OF_RANGE: _fault(
        N_("Not within limits: {found}, at {at}, rank {rank}. Write {low} to {high}."),
        NP_("braille|file", "{low} to {high}, rank {rank}: {at}"),
    ),
}
_TOP: Final = phrase(N_("the top of the file"), braille=NP_("braille|file", "top"))


def data_fault(fault: Refusal) -> Phrase:
    """Say what is wrong in a data file, where, and what belongs there."""
    shared = shared_refusal(fault)
    if shared is not None:
        return shared
    code, params = DataFault(fault.code), fault.params
    at = str(params["at"])
    parts: dict[str, Part] = {"at": Verbatim(at) if at else _TOP}
    if "found" in params:
        parts["found"] = Verbatim(str(params["found"]))
    if "known" in params:
        known = tuple([Verbatim(name) for name in cast("list[str]", params["known"])])
        parts["known"] = Listing(known, NUMBERS)
    for number in ("rank", "count", "low", "high"):
        if number in params:
            parts[number] = cast("int", params[number])
    of_rank = params.get("rank") and code in _OF_RANK
    return filled((_OF_RANK if of_rank else _SAID)[code], **parts)
