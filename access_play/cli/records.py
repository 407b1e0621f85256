"""Reading a record from a file, for the commands that look into one."""

from pathlib import Path

from access_play.cli.streams import warn
from access_play.core.record import MAX_BYTES, Record, read_record
from access_play.core.refusals import Refusal
from access_play.core.replay import Replay
from access_play.core.seats import Seat
from access_play.games.catalogue import load_rules
from access_play.games.words import AnyWords
from access_play.hosting import seating
from access_play.language.messages import N_
from access_play.language.phrases import Phrase, phrase
from access_play.language.speaker import Name, Speaker
from access_play.saves import library
from access_play.saves.disk import told
from access_play.saves.faults import Fault, SaveError


def find_record(name: str) -> Path:
    """Find a record by its file, or else a game that was kept by the beginning of its name.

    Raises:
        SaveError: there is neither, or the system does not let it be looked for.
    """
    path = Path(name)
    with told(path):
        there = path.exists()
    return path if there else library.find(name)


def read_file(path: Path) -> Record:
    """Read a record.

    Raises:
        SaveError: the file cannot be read.
        UnreadableError: it is no record.
    """
    with told(path), path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    return read_record(data)


def replay_record(name: str, speaker: Speaker) -> Replay:
    """Read a record and set up its table; a cut-off last line is warned of on stderr.

    Args:
        name: its file, or the name of a game that was kept.
        speaker: the language of the warning.

    Raises:
        SaveError: the file cannot be read.
        UnreadableError: it is no record.
    """
    record = read_file(_place(name))
    replay = Replay(record, load_rules)
    if record.cut_off:
        warning = phrase(N_("The last line was cut off by a crash and is left out."))
        warn(speaker.text(warning))
    return replay


def _place(name: str) -> Path:
    try:
        return find_record(name)
    except SaveError as error:
        if error.fault is Fault.MANY_SAVES:
            raise
        return Path(name)  # to read it tells what is wrong with it as a file


def names_of(replay: Replay) -> tuple[Name, ...]:
    """Return the players' names."""
    return seating.names_in(replay.header)


def refusal_phrase(words: AnyWords, replay: Replay, seat: Seat | None, refusal: Refusal) -> Phrase:
    """Say a refusal; what has no seat of its own is said from the first one's view."""
    viewer = seat if seat is not None and 0 <= seat < replay.table.seats else 0
    return words.refusal(replay.table.view(viewer), refusal)
