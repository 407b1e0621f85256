"""Running the program at this keyboard, and what its end means for the exit status."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from access_play.cli import INTERRUPTED
from access_play.cli.guard import chosen_language
from access_play.language.speaker import Form
from access_play.terminal.app import App, Wishes
from access_play.terminal.console import EndOfInput, Interrupted
from access_play.terminal.dialogue import Quit
from access_play.terminal.interrupts import interrupts_held
from access_play.terminal.playing import Ending

_STATUS: Final = {Ending.INTERRUPTED: INTERRUPTED}


def run_app(arguments: argparse.Namespace, act: Callable[[App], Awaitable[Ending | None]]) -> int:
    """Start the program, let it act, and give the terminal back whatever happens."""
    app = App(
        Wishes(
            arguments.language or "",
            getattr(arguments, "speech", None),
            Form(getattr(arguments, "form", Form.TEXT.value)),
            chosen_language(),
        )
    )
    with interrupts_held():
        runner = asyncio.Runner()
        runner.get_loop()
    try:
        with runner:
            ending = runner.run(_act(app, act))
    finally:
        app.close()
    return 0 if ending is None else _STATUS.get(ending, 0)


async def _act(app: App, act: Callable[[App], Awaitable[Ending | None]]) -> Ending | None:
    app.greet()
    try:
        return await act(app)
    except (EndOfInput, Quit):
        return Ending.END_OF_INPUT
    except Interrupted:
        return Ending.INTERRUPTED
