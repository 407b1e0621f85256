"""Runs a command so that no traceback ever reaches a player."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from access_play.cli.line.language import spoken_language
from access_play.cli.statuses import INTERRUPTED, SOFTWARE_ERROR, USAGE_ERROR
from access_play.cli.streams import flush, warn
from access_play.core.record import UnreadableError
from access_play.hosting.interrupts import interrupts_held
from access_play.hosting.problems import PlayerError, save_problem, unexpected, unreadable
from access_play.language import plain
from access_play.language.phrases import Phrase
from access_play.language.speaker import Speaker
from access_play.outputs.lost import OutputLost
from access_play.saves.disk import save_error
from access_play.saves.faults import SaveError
from access_play.saves.settings import Found, look


def guarded(words: Sequence[str]) -> int:
    """Run a command line; whatever goes wrong is told in one sentence."""
    _never_fail_to_encode()
    with interrupts_held():
        found = look()
    speaker = Speaker(spoken_language(words, found.settings.language, os.environ))
    try:
        status = _told(words, speaker, found)
        flush()
    except OutputLost as lost:
        return _leave_output(lost.reason, speaker)
    return status


def output_lost(reason: OSError) -> int:
    """Leave before anything is known but that the output takes no lines."""
    return _leave_output(reason, Speaker(spoken_language((), look().settings.language, os.environ)))


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
    except Exception as error:  # noqa: BLE001 (the last guard: told with a number, kept in the log)
        return _told_unexpected(speaker, error)


def _told_unexpected(speaker: Speaker, error: Exception) -> int:
    """Tell of the file where the system names one, else of a fault in the program itself."""
    if isinstance(error, OSError) and isinstance(error.filename, str):
        return _refuse(speaker, save_problem(save_error(error, Path(error.filename))))
    from access_play.saves.log import report  # noqa: PLC0415 (needed at a fault only)

    _refuse(speaker, unexpected(report(error)))
    return SOFTWARE_ERROR


def _run(words: Sequence[str], speaker: Speaker, found: Found) -> int:
    """Run a command, which finds in its arguments the language to speak and the settings too."""
    with interrupts_held():
        from access_play.cli.line.parser import parse  # noqa: PLC0415

        arguments = parse(words, speaker)
        arguments.spoken, arguments.found = speaker.language, found
        command = import_module(f"access_play.cli.commands.{arguments.command or 'menu'}")
    status: int = command.run(arguments)
    return status


def _refuse(speaker: Speaker, sentence: Phrase) -> int:
    flush()
    warn(speaker.text(sentence))
    return USAGE_ERROR


def _never_fail_to_encode() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=plain.ERRORS)


def _leave_output(reason: OSError, speaker: Speaker) -> int:
    """Leave an output that takes no more lines, so that the exit does not stumble over it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(reason, BrokenPipeError):  # whoever read has gone
        return 0
    warn(speaker.text(save_problem(save_error(reason, Path("stdout")))))
    return USAGE_ERROR
