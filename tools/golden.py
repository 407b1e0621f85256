"""Writes the golden transcripts anew: what each listener of a recorded game was told.

    python tools/golden.py

Read the difference before it is committed: every changed line is one that players hear.
"""

import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path

from access_play.cli import main

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
FORMS = ("text", "speech", "braille")


def transcript(record: Path, seat: int | None, form: str) -> str:
    """Return what ``show`` prints for a seat, or for a bystander."""
    told = io.StringIO()
    chosen = [] if seat is None else ["--seat", str(seat)]
    with redirect_stdout(told):
        main(["show", str(record), "--form", form, *chosen])
    return told.getvalue()


def transcripts(record: Path, seats: int) -> dict[str, str]:
    """Return all transcripts of a record by file name."""
    listeners: list[int | None] = [None, *range(1, seats + 1)]
    return {
        f"{'bystander' if seat is None else f'seat-{seat}'}.{form}.txt": transcript(
            record, seat, form
        )
        for seat in listeners
        for form in FORMS
    }


def seats_of(record: Path) -> int:
    """Return how many seats a record's header has."""
    header = record.read_text(encoding="utf-8").partition("\n")[0]
    return len(json.loads(header)["seats"])


def write_all() -> None:
    """Write the transcripts of every golden record beside it."""
    for record in sorted(GOLDEN.rglob("game.jsonl")):
        for name, told in transcripts(record, seats_of(record)).items():
            (record.parent / name).write_text(told, encoding="utf-8")


if __name__ == "__main__":
    write_all()
    sys.exit(0)
