"""Writes the golden transcripts anew: what each listener of a recorded game was told.

    python tools/golden.py

Read the difference before it is committed: every changed line is one that players hear.
"""

import io
from contextlib import redirect_stdout
from pathlib import Path

from access_play.cli import main
from access_play.core.record import read_record

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
FORMS = ("text", "speech", "braille")


def transcript(record: Path, seat: int | None, form: str) -> str:
    """Return what ``show`` prints for a seat, or for a bystander."""
    told = io.StringIO()
    chosen = [] if seat is None else ["--seat", str(seat)]
    with redirect_stdout(told):
        main(["show", str(record), "--form", form, *chosen])
    return told.getvalue()


def names_of_transcripts(record: Path) -> dict[str, tuple[int | None, str]]:
    """Return who listens in which form, by the transcript's file name."""
    seats = len(read_record(record.read_bytes()).header.seats)
    listeners: list[int | None] = [None, *range(1, seats + 1)]
    return {
        f"{'bystander' if seat is None else f'seat-{seat}'}.{form}.txt": (seat, form)
        for seat in listeners
        for form in FORMS
    }


def transcripts(record: Path) -> dict[str, str]:
    """Return all transcripts of a record by file name."""
    return {
        name: transcript(record, seat, form)
        for name, (seat, form) in names_of_transcripts(record).items()
    }


def write_all() -> None:
    """Write the transcripts of every golden record beside it."""
    for record in sorted(GOLDEN.rglob("game.jsonl")):
        for name, told in transcripts(record).items():
            (record.parent / name).write_text(told, encoding="utf-8")


if __name__ == "__main__":
    write_all()
