"""What a build adds to the package: the compiled catalogs and the players' documents."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_NO_DATE = datetime.fromtimestamp(0, UTC)
"""In place of the present minute, so that two builds of one source are the same."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Compiles locales/ beside its sources and puts it and docs/ into a wheel.

    An editable install finds both at the top of the checkout, so there only the compiling is
    needed; the source distribution holds the sources and compiles when it is built.
    """

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
        if version != "editable":
            for file in (*catalogs, *root.glob("docs/*/*.md")):
                place = f"access_play/{file.relative_to(root).as_posix()}"
                build_data["force_include"][str(file)] = place


def _compiled(source: Path) -> Path:
    target = source.with_suffix(".mo")
    with source.open("rb") as words, target.open("wb") as file:
        catalog = read_po(words)
        catalog.creation_date = _NO_DATE
        write_mo(file, catalog)
    return target
