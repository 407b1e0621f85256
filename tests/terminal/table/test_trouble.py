"""A disk that fails, a fault of the program, a computer player that errs: the game goes on."""

import errno
import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from access_play.saves.faults import Fault, SaveError
from access_play.saves.journal import Journal
from access_play.saves.log import log_path
from access_play.terminal.table.playing import Ending
from tests.terminal.stage import DEALT, FIGHT, SAM, ZOE, Stage, alone

FULL = (
    "No room is left on the disk for game.jsonl. What was saved before is safe; make room,"
    " then try again."
)
CHOICES = ["1, Try again", "2, Play on without saving", "3, Leave the game"]
FAULT = re.compile(
    r"Something went wrong in the program itself, fault F-[0-9A-F]{5}; the game is kept\."
)


class Disk:
    """Fails from one append on, until it is mended."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.appends = 0
        self.fails_from: int | None = None
        self._append = Journal.append
        monkeypatch.setattr(Journal, "append", self._counted(self))

    @staticmethod
    def _counted(disk: "Disk") -> Any:
        def append(journal: Journal, action: Mapping[str, object]) -> None:
            disk.appends += 1
            if disk.fails_from is not None and disk.appends >= disk.fails_from:
                raise SaveError(Fault.NO_ROOM, file=journal.path.name)
            disk._append(journal, action)

        return append


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.mark.parametrize("failing", range(1, 25))
def test_whenever_the_disk_fails_nothing_is_told_that_was_not_kept(
    stage: Stage, disk: Disk, failing: int
) -> None:
    disk.fails_from = failing
    told = stage.begins(alone(), seed=2)
    while FULL not in told:
        told = stage.types("m 1")
    kept, position = len(stage.record), stage.position
    assert told[told.index(FULL) :] == [FULL, "The last move is not made yet.", *CHOICES]
    assert kept == position == failing - 1
    assert stage.types("1")[-5:] == [FULL, "The last move is not made yet.", *CHOICES]
    assert len(stage.record) == kept
    disk.fails_from = None
    stage.types("try again")
    assert stage.prompt in {"Card: ", "Token: "}
    assert len(stage.record) == stage.position > kept


def test_one_may_play_on_unsaved_and_is_told_so(stage: Stage, disk: Disk) -> None:
    stage.plays(alone(), FIGHT)
    disk.fails_from = 1
    stage.types("14", "2")
    assert len(stage.record) == 5
    assert stage.position > 5
    told = ["The latest moves are not saved. game holds the moves before them."]
    assert stage.types("save") == told
    assert stage.types("quit") == told


def test_one_may_leave_when_the_disk_fails(stage: Stage, disk: Disk) -> None:
    stage.plays(alone(), FIGHT)
    disk.fails_from = 1
    stage.types("14")
    assert stage.types("3") == ["The game is kept. To go on, type access-play resume game."]
    assert stage.result is Ending.QUIT
    disk.fails_from = None
    stage.resumes(stage.path)
    assert stage.types("h") == ["Your hand: villagers 6, 9, 14; samurai 18, 22."]


@pytest.mark.parametrize("ending", ["ends_input", "interrupts"])
def test_the_question_about_the_disk_can_be_left(stage: Stage, disk: Disk, ending: str) -> None:
    stage.plays(alone(), FIGHT)
    disk.fails_from = 1
    stage.types("14")
    getattr(stage, ending)()
    assert stage.result in {Ending.END_OF_INPUT, Ending.INTERRUPTED}
    assert len(stage.record) == 5


def test_without_a_terminal_a_failing_disk_ends_the_game(stage: Stage, disk: Disk) -> None:
    stage.keyboard.interactive = False
    stage.plays(alone(), FIGHT)
    disk.fails_from = 1
    with pytest.raises(SaveError) as failed:
        stage.types("14")
    assert failed.value.fault is Fault.NO_ROOM
    assert len(stage.record) == 5


def test_a_failing_disk_is_told_in_the_language_of_whoever_is_there(
    stage: Stage, disk: Disk
) -> None:
    stage.plays((SAM, ZOE, alone()[1]), [*FIGHT, {"by": 1, "do": "play", "card": "V14"}])
    stage.types("")
    disk.fails_from = 1
    assert stage.types("8")[0].startswith("Le disque n'a plus de place pour game.jsonl.")


@pytest.mark.parametrize("asked", ["h", "t", "s", "w", "l", "hint", "i 18", "?", "18", "pass", ""])
def test_a_fault_costs_one_line_and_has_a_number(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    stage.plays(alone(), FIGHT)
    position = stage.position

    def broken(*_: object, **__: object) -> Any:
        raise RuntimeError("S22 of Player")

    words, commands, hints = (
        type(each) for each in (stage.playing.words, stage.playing.commands, stage.playing.hints)
    )
    with monkeypatch.context() as patched:
        for name in ("hand", "table", "score", "turn", "info", "help"):
            patched.setattr(words, name, broken)
        patched.setattr(commands, "understand", broken)
        patched.setattr(hints, "advise", broken)
        patched.setattr("access_play.announce.history.History.round", broken)
        (told,) = stage.types(asked)
    assert FAULT.fullmatch(told)
    assert stage.position == position
    assert stage.types("h") == ["Your hand: villagers 6, 9, 14; samurai 18, 22."]
    report = log_path().read_text(encoding="utf-8")
    assert "RuntimeError" in report
    assert "S22" not in report
    assert "Player" not in report


class Erring:
    """A computer player that raises, or does what is not lawful."""

    def __init__(self, move: object) -> None:
        self.move = move

    def choose(self, _view: object, _rng: Random) -> object:
        if isinstance(self.move, Exception):
            raise self.move
        return self.move


@pytest.mark.parametrize("move", [RuntimeError("no"), RecursionError(), None, "V8", object()])
def test_a_computer_player_that_errs_plays_some_lawful_card(stage: Stage, move: object) -> None:
    stage.plays(alone(), FIGHT)
    bots = stage.playing.bots
    assert isinstance(bots, dict)
    bots[1] = Erring(move)
    told = stage.types("14")
    assert FAULT.fullmatch(told[1])
    assert told[2].startswith("Ken: ")
    assert stage.record[6]["by"] == 2


def test_an_answer_that_the_system_refuses_is_told(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.plays(alone(), DEALT)

    def unread(*_: object) -> Any:
        raise OSError(errno.EIO, "gone")

    monkeypatch.setattr("access_play.language.rulebook.read_sections", unread)
    (told,) = stage.types("rules")
    assert FAULT.fullmatch(told)
