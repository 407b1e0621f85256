"""Records as bytes, for the tests that read them."""

import json
from collections.abc import Mapping, Sequence

from access_play.core.record import RecordFault, UnreadableError, read_record
from access_play.core.sums import sum_of

HEADER: dict[str, object] = {
    "format": "access-play/1",
    "game": "lanterns",
    "seats": [{"name": "Aki", "language": "ja"}, {"name": "Zoé", "language": "fr"}],
}
DEAL: dict[str, object] = {"by": "chance", "do": "deal", "cards": [5, 7]}


def say(by: object, number: object) -> dict[str, object]:
    return {"by": by, "do": "say", "number": number}


def line(fields: Mapping[str, object]) -> bytes:
    return json.dumps(fields, ensure_ascii=False).encode()


def text(*lines: Mapping[str, object] | bytes, header: Mapping[str, object] = HEADER) -> bytes:
    """Write a record, each line ended; a line that is bytes stands as it is."""
    written = [each if isinstance(each, bytes) else line(each) for each in (header, *lines)]
    return b"".join(each + b"\n" for each in written)


def summed(actions: Sequence[Mapping[str, object]], header: Mapping[str, object] = HEADER) -> bytes:
    """Write a record as a running journal does, each action with its sum."""
    lines = [line(header)]
    for action in actions:
        lines.append(line({**action, "sum": sum_of(lines[-1], action)}))
    return b"".join(each + b"\n" for each in lines)


def fault_of(data: bytes) -> tuple[RecordFault, int, str]:
    """Return why bytes are no record, the line at fault and the detail."""
    try:
        record = read_record(data)
    except UnreadableError as error:
        return error.fault, error.line, error.detail
    raise AssertionError(record)
