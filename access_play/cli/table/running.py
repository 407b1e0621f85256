"""Running the program at this keyboard, and what its end means for the exit status."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from access_play.cli.statuses import INTERRUPTED
from access_play.hosting.interrupts import interrupts_held, interrupts_over
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase
from access_play.language.speaker import Form, Speaker
from access_play.saves.faults import SaveNotice
from access_play.saves.settings import mend
from access_play.terminal.app import App, Wishes
from access_play.terminal.asking.dialogue import Quit
from access_play.terminal.console.console import Console, EndOfInput, Interrupted
from access_play.terminal.console.open import open_console
from access_play.terminal.table.playing import Ending

FUNCTION_KEYS: Final = {"f1": "?", "f2": "h", "f3": "t", "f4": "w", "f5": "r"}
"""They double the most used questions; none is only a key."""
_STATUS: Final = {Ending.INTERRUPTED: INTERRUPTED}
_LETTERS_LOST: Final = Phrase(
    NP_(
        "written",
        "This terminal cannot show all letters; question marks stand for them."
        " Set it to UTF-8, for example with PYTHONIOENCODING=utf-8.",
    )
)


def run_app(arguments: argparse.Namespace, act: Callable[[App], Awaitable[Ending | None]]) -> int:
    """Start the program, let it act, and give the terminal back whatever happens."""
    with interrupts_held():
        notice = mend(arguments.found)
    wishes = Wishes(
        arguments.spoken,
        arguments.language or "",
        arguments.speech,
        Form(arguments.form),
        arguments.cells,
    )
    app = App(wishes, _open_console(), arguments.found.settings)
    with interrupts_held():
        runner = asyncio.Runner()
        runner.get_loop()
    try:
        with runner:
            ending = runner.run(_acting(app, act, notice))
    finally:
        app.close()
    return 0 if ending is None else _STATUS.get(ending, 0)


def _open_console() -> Console:
    """Open the keyboard and screen; say once if the screen cannot show some letters."""

    def warn() -> None:
        console.write(Speaker("en").text(_LETTERS_LOST))

    console = open_console(alone=True, function_keys=FUNCTION_KEYS, on_unencodable=warn)
    return console


async def _acting(
    app: App, act: Callable[[App], Awaitable[Ending | None]], notice: SaveNotice | None
) -> Ending | None:
    """Act, and let nothing disturb what comes after: the last sentence, and the giving back."""
    try:
        return await _act(app, act, notice)
    finally:
        interrupts_over()


async def _act(
    app: App, act: Callable[[App], Awaitable[Ending | None]], notice: SaveNotice | None
) -> Ending | None:
    app.greet(notice)
    try:
        return await act(app)
    except (EndOfInput, Quit):
        return Ending.END_OF_INPUT
    except Interrupted:
        return Ending.INTERRUPTED
