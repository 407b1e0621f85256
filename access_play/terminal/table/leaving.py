"""How whoever plays at this keyboard may leave, wherever a line is awaited."""

from asyncio import CancelledError
from collections.abc import Awaitable, Callable

from access_play.terminal.asking.dialogue import Quit
from access_play.terminal.console.console import EndOfInput, Interrupted
from access_play.terminal.table.playing import Ending


async def until_left(play: Callable[[], Awaitable[None]], leave: Callable[[], None]) -> Ending:
    """Play to the end, or until somebody leaves.

    Args:
        play: plays to the end.
        leave: takes leave of whoever goes before it.
    """
    try:
        await play()
    except Quit:
        ending = Ending.QUIT
    except EndOfInput:
        ending = Ending.END_OF_INPUT
    except (Interrupted, KeyboardInterrupt):
        ending = Ending.INTERRUPTED
    except CancelledError:  # Ctrl-C where no keys of a terminal are read
        leave()
        raise
    else:
        return Ending.GAME_OVER
    leave()
    return ending
