"""The program at a keyboard that a test types on: every line awaited, every write kept."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from access_play.cli.table import running
from access_play.core.record import Header, Seating, header_fields
from access_play.games.catalogue import load_rules
from access_play.language.speaker import Form
from access_play.saves.journal import Journal
from access_play.saves.places import saves_folder
from access_play.saves.settings import look, mend
from access_play.terminal import app as app_module
from access_play.terminal.app import App, Wishes
from access_play.terminal.console.console import EndOfInput, Interrupted, Pasted, Typed
from access_play.terminal.console.earlier_lines import EarlierLines
from access_play.terminal.lessons.offering import learn
from access_play.terminal.menus.menu import Menu
from access_play.terminal.table.playing import Ending, Playing

CLEARED: Final = "<cleared>"
"""Stands among the writes where screen and scrollback were cleared."""
_STEPS: Final = 20_000
"""More turns of the loop than any test needs before a line is awaited."""

_Answer = Typed | Pasted | None


class Keyboard:
    """A console whose lines a test gives when they are awaited."""

    def __init__(self, *, interactive: bool = True, clears: bool = True) -> None:
        self.interactive = interactive
        self.clears = clears
        self.writes: list[str] = []
        self.prompts: list[str] = []
        self.histories: list[EarlierLines] = []
        self.timeouts: list[float | None] = []
        self.awaited: asyncio.Future[_Answer] | None = None
        self.over = False
        self.press: Callable[[], None]
        """Presses a key while a line is awaited."""

    async def read(
        self, prompt: str, earlier: EarlierLines, *, timeout: float | None = None
    ) -> _Answer:
        if self.over:
            raise EndOfInput
        self.prompts.append(prompt)
        self.histories.append(earlier)
        self.timeouts.append(timeout)
        self.awaited = asyncio.get_running_loop().create_future()
        try:
            return await self.awaited
        finally:
            self.awaited = None

    def write(self, line: str) -> None:
        assert line.endswith("\n")
        assert "\n" not in line[:-1]
        self.writes.append(line[:-1])

    def hear_keys(self, pressed: Callable[[], None]) -> None:
        self.press = pressed

    def clear(self) -> bool:
        self.writes.append(CLEARED)
        return self.clears

    def close(self) -> None:
        self.over = True


class Stage:
    """Runs the program until it waits for a line, then hands it one."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder: Final = folder
        self.keyboard = Keyboard()
        self.app: App
        self.playing: Playing
        self.path: Path
        """Where the latest game is kept."""
        self.result: Ending | None = None
        self._loop = asyncio.new_event_loop()
        self._task: asyncio.Task[Ending | None] | None = None
        self._seen = 0
        self._watch(monkeypatch)

    # Beginning

    def opens(
        self, act: Callable[[App], Awaitable[Ending | None]], wishes: Wishes | None = None
    ) -> list[str]:
        """Start the program; return what it says before it waits."""
        found = look()
        wishes = wishes or Wishes()
        spoken = wishes.language or found.settings.language or wishes.spoken
        self.app = App(replace(wishes, spoken=spoken), self.keyboard, found.settings)
        self._seen = len(self.keyboard.writes)
        acting = running._act(self.app, act, mend(found))
        self._task = self._loop.create_task(acting)  # type: ignore[arg-type]
        return self._goes_on()

    def opens_menu(self, **wishes: Any) -> list[str]:
        return self.opens(lambda app: Menu(app).run(), Wishes(**wishes))

    def plays(
        self,
        seats: Sequence[Seating],
        lines: Sequence[dict[str, object]] = (),
        *,
        seed: int = 1,
        practice: bool = False,
        form: Form = Form.TEXT,
    ) -> list[str]:
        """Play a game that begins with these actions, as one resumes it."""
        path = self._new_path()
        header = Header("access-play/1", "hagakure", tuple(seats), practice=practice)
        text = [json.dumps(each) for each in (header_fields(header), *lines)]
        path.write_text("\n".join(text) + "\n", encoding="utf-8")
        return self.resumes(path, seed=seed, form=form)

    def resumes(self, path: Path, *, seed: int = 1, form: Form = Form.TEXT) -> list[str]:
        self.path = path
        return self.opens(lambda app: app.resume(path, Random(seed)), Wishes(form=form))

    def opens_resumed(self, path: Path, language: str) -> list[str]:
        """Go on with a game, with a language on the command line."""
        return self.opens(lambda app: app.resume(path, Random(1)), Wishes(language=language))

    def begins(self, seats: Sequence[Seating], *, seed: int = 1) -> list[str]:
        """Play a new game from its first draw."""
        header = Header("access-play/1", "hagakure", tuple(seats))
        self.path = self._new_path()

        async def act(app: App) -> Ending:
            journal = Journal.create(self.path, header_fields(header))
            return await app.play(header, load_rules("hagakure"), journal, Random(seed))

        return self.opens(act)

    def learns(self, game: str, *, form: Form = Form.TEXT, **wishes: Any) -> list[str]:
        """Take a game's lesson, or go on with it."""
        return self.opens(lambda app: learn(app, app.dialogue(), game), Wishes(form=form, **wishes))

    # Going on

    def types(self, *lines: str) -> list[str]:
        """Type lines, each when one is awaited; return what was written after the last."""
        told: list[str] = []
        for line in lines:
            told = self._answers(Typed(line))
        return told

    def pastes(self, *lines: str) -> list[str]:
        return self._answers(Pasted(lines))

    def waits(self) -> list[str]:
        """Let the time of a timed prompt pass."""
        assert self.keyboard.timeouts[-1] is not None
        return self._answers(None)

    def ends_input(self) -> list[str]:
        return self._raises(EndOfInput())

    def interrupts(self) -> list[str]:
        return self._raises(Interrupted())

    def plays_out(self, *lines: str) -> None:
        """Type these lines again and again until the game is over, and leave it."""
        while not self.playing.table.score().over:
            self.types(*lines)
        while not self.ended:
            self.types("")

    @property
    def prompt(self) -> str:
        return self.keyboard.prompts[-1]

    @property
    def ended(self) -> bool:
        return self._task is not None and self._task.done()

    @property
    def position(self) -> int:
        return self.playing.table.position

    @property
    def record(self) -> list[dict[str, Any]]:
        """The record as it stands on disk, without its header."""
        _, *lines = self.path.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines]

    def close(self) -> None:
        if self._task is not None and not self._task.done():
            self._task.cancel()
            self._loop.run_until_complete(asyncio.gather(self._task, return_exceptions=True))
        self._loop.close()
        if hasattr(self, "app"):
            self.app.close()

    # Inside

    def _new_path(self) -> Path:
        """Where a game called "game" is kept, among the player's own."""
        saves_folder().mkdir(exist_ok=True)
        return saves_folder() / "game.jsonl"

    def _answers(self, answer: _Answer) -> list[str]:
        assert self.keyboard.awaited is not None, "nothing is awaited"
        self.keyboard.awaited.set_result(answer)
        return self._goes_on()

    def _raises(self, error: Exception) -> list[str]:
        assert self.keyboard.awaited is not None, "nothing is awaited"
        self.keyboard.awaited.set_exception(error)
        return self._goes_on()

    def _goes_on(self) -> list[str]:
        self._loop.run_until_complete(self._until_awaited())
        told = self.keyboard.writes[self._seen :]
        self._seen = len(self.keyboard.writes)
        if self._task is not None and self._task.done():
            self.result = self._task.result()
        return told

    async def _until_awaited(self) -> None:
        assert self._task is not None
        for _ in range(_STEPS):
            await asyncio.sleep(0)
            waiting = self.keyboard.awaited is not None and not self.keyboard.awaited.done()
            if waiting or self._task.done():
                return
        raise AssertionError("the program neither waits for a line nor ends")

    def _watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Look at the game that is set up."""
        host = app_module.host

        def watched(*arguments: Any, **options: Any) -> Playing:
            self.playing = host(*arguments, **options)
            return self.playing

        monkeypatch.setattr(app_module, "host", watched)


# A round with known cards: Aki leads.

AKI, ZOE, SAM = Seating("Aki", "ja", reading="アキ"), Seating("Zoé", "fr"), Seating("Sam", "en")
HANDS = [
    ["V6", "V9", "V14", "S18", "S22"],
    ["V8", "V10", "V11", "V13", "F"],
    ["V15", "V16", "V17", "S20", "F"],
]
DEALT: list[dict[str, object]] = [
    {"by": "chance", "do": "dealer", "seat": 3},
    {"by": "chance", "do": "deal", "hands": HANDS, "yomi": ["V7", "V12", "S19", "S21", "F"]},
]
FIGHT: list[dict[str, object]] = [*DEALT, *({"by": seat, "do": "pass"} for seat in (1, 2, 3))]


def alone(language: str = "en", bot: str = "random") -> tuple[Seating, ...]:
    """One person against two computer players."""
    return (
        Seating("Player", language),
        Seating("Ken", language, bot, "ケン"),
        Seating("Zoé", language, bot, "ゾエ"),
    )
