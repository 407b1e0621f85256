"""Writing files that the player asked for: all of them or none, and never over others."""

from collections.abc import Mapping
from pathlib import Path

from access_play.saves import disk


def write_files(files: Mapping[Path, bytes]) -> None:
    """Make new files; if one can't be made, those made before it are taken back.

    Raises:
        SaveError: ``EXISTS``, or what the system reports.
    """
    made: list[Path] = []
    try:
        for path, data in files.items():
            place = disk.real_path(path)
            with disk.told(place):
                disk.make_folder(place.parent)
                disk.write_new(place, data)
                made.append(place)
                disk.sync_folder(place.parent)
    except BaseException:
        for place in made:
            disk.discard(place)
        raise
