"""Runs a command so that no traceback ever reaches a player."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

from access_play.cli import INTERRUPTED, USAGE_ERROR
from access_play.cli.spoken import spoken_language
from access_play.core.record import UnreadableError
from access_play.hosting.interrupts import interrupts_held
from access_play.hosting.problems import PlayerError, save_problem, unexpected, unreadable
from access_play.language.phrases import Phrase
from access_play.language.speaker import Speaker
from access_play.saves.disk import save_error
from access_play.saves.faults import SaveError
from access_play.saves.settings import Found, look

SOFTWARE_ERROR: Final = 70
"""The exit status of a fault in the program itself."""


def guarded(words: Sequence[str]) -> int:
    """Run a command line; whatever goes wrong is told in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        _never_fail_to_encode(stream)
    with interrupts_held():
        found = look()
    speaker = Speaker(spoken_language(words, found.settings.language, os.environ))
    try:
        status = _told(words, speaker, found)
        sys.stdout.flush()
    except BrokenPipeError:
        return _leave_output(0)
    except OSError as error:
        _tell(speaker, save_problem(save_error(error, Path("stdout"))))
        return _leave_output(USAGE_ERROR)
    return status


def _told(words: Sequence[str], speaker: Speaker, found: Found) -> int:
    """Run a command line and tell what went wrong, unless nothing can be told any more."""
    try:
        return _run(words, speaker, found)
    except PlayerError as problem:
        return _refuse(speaker, problem.sentence)
    except UnreadableError as error:
        return _refuse(speaker, unreadable(error))
    except SaveError as error:
        return _refuse(speaker, save_problem(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as left:  # argparse has written its help
        return int(left.code or 0)
    except OSError:
        raise
    except Exception as error:  # noqa: BLE001 (the last guard: told with a number, kept in the log)
        from access_play.saves.log import report  # noqa: PLC0415

        _refuse(speaker, unexpected(report(error)))
        return SOFTWARE_ERROR


def _run(words: Sequence[str], speaker: Speaker, found: Found) -> int:
    """Run a command, which finds in its arguments the language to speak and the settings too."""
    with interrupts_held():
        from access_play.cli.parser import parse  # noqa: PLC0415

        arguments = parse(words, speaker)
        arguments.spoken, arguments.found = speaker.language, found
        command = import_module(f"access_play.cli.{arguments.command or 'menu'}")
    status: int = command.run(arguments)
    return status


def _refuse(speaker: Speaker, sentence: Phrase) -> int:
    sys.stdout.flush()
    _tell(speaker, sentence)
    return USAGE_ERROR


def _tell(speaker: Speaker, sentence: Phrase) -> None:
    with suppress(OSError):  # nobody reads it, and the status tells as well
        sys.stderr.write(f"{speaker.text(sentence)}\n")
        sys.stderr.flush()


def _never_fail_to_encode(stream: object) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _leave_output(status: int) -> int:
    """Leave when who reads the output has gone, so that the exit does not stumble over it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status
