"""Reading records from disk: as the core reads them, with faults that name the file."""

from typing import Final

from access_play.core.record import Record, RecordFault, UnreadableError, read_record
from access_play.saves.faults import Fault, SaveError

FAULTS: Final[dict[RecordFault, Fault]] = {
    RecordFault.TOO_LARGE: Fault.TOO_LARGE,
    RecordFault.EMPTY: Fault.NO_RECORD,
    RecordFault.NO_HEADER: Fault.NO_RECORD,
    RecordFault.OTHER_FORMAT: Fault.LATER_FORMAT,
    RecordFault.WRONG_SUM: Fault.WRONG_SUM,
    RecordFault.NOT_UTF8: Fault.BROKEN_LINE,
    RecordFault.NOT_AN_OBJECT: Fault.BROKEN_LINE,
}
"""What the core's faults are called here; any other lies in the header's values."""


def read(data: bytes, file: str) -> Record:
    """Read a whole record and verify every sum in it.

    Raises:
        SaveError: ``NO_RECORD``, ``LATER_FORMAT``, ``BAD_HEADER``, ``TOO_LARGE``, or
            ``BROKEN_LINE`` or ``WRONG_SUM`` with the first line that is damaged.
    """
    try:
        return read_record(data)
    except UnreadableError as error:
        raise _save_error(error, file) from error


def _save_error(error: UnreadableError, file: str) -> SaveError:
    fault = FAULTS.get(error.fault, Fault.BAD_HEADER)
    if fault is Fault.LATER_FORMAT:
        return SaveError(fault, file=file, format=error.detail)
    if fault is Fault.BROKEN_LINE and error.line == 1:
        return SaveError(Fault.NO_RECORD, file=file)
    if "line" in fault.parameters:
        return SaveError(fault, file=file, line=error.line)
    return SaveError(fault, file=file)
