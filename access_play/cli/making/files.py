"""What the commands share that make something for the fingers."""

import os
from collections.abc import Mapping
from pathlib import Path

from access_play.cli.streams import write
from access_play.games.catalogue import load_kit
from access_play.games.kits import MakesKit
from access_play.hosting.interrupts import interrupts_held
from access_play.hosting.problems import PlayerError
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Speaker
from access_play.saves.disk import save_error
from access_play.saves.exports import write_files


def find_kit(game: str) -> MakesKit:
    """Load the kit of a game that is there.

    Raises:
        PlayerError: the game brings none.
    """
    kit = load_kit(game)
    if kit is None:
        missing = NP_("written", "The game {game} brings nothing to be made for playing by touch.")
        raise PlayerError(phrase(missing, game=Verbatim(game)))
    return kit


def needs_output(path: Path | None) -> Path:
    """Return where to write.

    Raises:
        PlayerError: that was not said.
        SaveError: it is a folder, beside which the pages would be written.
    """
    if path is None:
        missing = NP_("written", "Say where to write, with --output FILE.")
        raise PlayerError(Phrase(missing))
    if os.path.isdir(path):  # noqa: PTH112 (Path.is_dir may raise)
        raise save_error(IsADirectoryError(), path)
    return path


def make(files: Mapping[Path, bytes], speaker: Speaker) -> None:
    """Write new files and say which; Ctrl-C waits until all of them are whole.

    Raises:
        SaveError: one can't be written; none is there then.
    """
    with interrupts_held():
        write_files(files)
    done = NP_("written", "Written: {files}.")
    names = Verbatim(", ".join(path.name for path in files))
    write(speaker.text(phrase(done, files=names)))
