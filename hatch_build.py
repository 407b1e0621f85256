"""What a build adds to the package: the compiled catalogs, the players' documents, man pages."""

import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_NO_DATE = datetime.fromtimestamp(0, UTC)
"""In place of the present minute, so that two builds of one source are the same."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Compiles locales/ beside its sources and puts it and docs/ into a wheel, with man pages.

    An editable install finds both at the top of the checkout, so there only the compiling is
    needed; the source distribution holds the sources and compiles when it is built.
    """

    _manuals: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run before a build.

        Raises:
            FileNotFoundError: there are no catalogs to compile.
        """
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        catalogs = [_compiled(source) for source in root.glob("locales/*/LC_MESSAGES/*.po")]
        if not catalogs:
            raise FileNotFoundError(root / "locales")
        self._manuals = TemporaryDirectory()
        build_data["shared_data"].update(_manuals(root, Path(self._manuals.name)))
        if version != "editable":
            for file in (*catalogs, *root.glob("docs/*/*.md")):
                place = f"access_play/{file.relative_to(root).as_posix()}"
                build_data["force_include"][str(file)] = place

    def finalize(self, *_what: object) -> None:
        """Run after a build."""
        if self._manuals is not None:
            self._manuals.cleanup()


def _compiled(source: Path) -> Path:
    target = source.with_suffix(".mo")
    with source.open("rb") as words, target.open("wb") as file:
        catalog = read_po(words)
        catalog.creation_date = _NO_DATE
        write_mo(file, catalog)
    return target


def _manuals(root: Path, folder: Path) -> dict[str, str]:
    """Write the man pages into a folder; return for each file where it stands in a system."""
    sys.path.insert(0, str(root))
    from access_play.cli.help.manual import manual, place  # noqa: PLC0415 (after the compiling)
    from access_play.core.record import LANGUAGES  # noqa: PLC0415

    places = {}
    for language in LANGUAGES:
        file = folder / f"{language}.1"
        file.write_text(manual(language), encoding="utf-8")
        places[str(file)] = place(language)
    return places
