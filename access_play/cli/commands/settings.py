"""``access-play settings``: takes the settings to another computer, and from one."""

import argparse

from access_play.cli.streams import write
from access_play.hosting.problems import save_problem
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Speaker
from access_play.saves.settings import export_settings, import_settings, mend, save


def run(arguments: argparse.Namespace) -> int:
    """Write the settings to a new file, or take over those of one."""
    file = Verbatim(arguments.file.name)
    if arguments.way == "export":
        notice = mend(arguments.found)
        if notice is not None:
            _tell(arguments.spoken, save_problem(notice))
        export_settings(arguments.found.settings, arguments.file)
        done = NP_("written", "Your settings are written to {file}.")
    else:
        save(import_settings(arguments.file))
        done = NP_("written", "The settings of {file} are yours from now on.")
    _tell(arguments.spoken, phrase(done, file=file))
    return 0


def _tell(language: str, sentence: Phrase) -> None:
    write(Speaker(language).text(sentence))
