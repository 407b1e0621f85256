"""The catalogs' tool: update them from the source, compile them, check them.

python tools/catalogs.py update     after a message in the source is new or changed
python tools/catalogs.py compile    before running from a checkout
python tools/catalogs.py check      status 1 and one line for each fault
"""

import argparse
import sys
from pathlib import Path

from babel.messages.catalog import Catalog

sys.path.append(str(Path(__file__).resolve().parent.parent))  # a checkout need not be installed

import catalog_files as files
import marker_lint
from catalog_checks import check


def update(root: Path) -> int:
    """Lay out every catalog anew, tell what was dropped and what waits for words, and compile.

    Nothing is touched while a marker call in the source cannot be extracted.
    """
    faults = list(marker_lint.lint(root))
    if faults:
        print(*faults, sep="\n")
        return 1
    for domain in files.DOMAINS:
        _update(root, domain)
    files.compile_all(root)
    return 0


def _update(root: Path, domain: str) -> None:
    sources = files.extract(root, domain)
    for language in files.LANGUAGES:
        path = files.po_path(root, language, domain)
        old = files.read(path, language) if path.exists() else Catalog(language)
        new = files.merge(sources, old, language)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files.written(new, language))
        for entry in files.dropped(old, new):
            print(f"{language}: dropped {entry}")
        waiting = sum(not all(files.strings_of(each)) for each in new if each.id)
        print(f"{language}: {len(new)} entries of {domain}, {waiting} without words")


def main(arguments: list[str] | None = None) -> int:
    """Run one command; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("command", choices=("update", "compile", "check"))
    parser.add_argument("--root", type=Path, default=files.ROOT, help="the checkout")
    options = parser.parse_args(arguments)
    if options.command == "update":
        return update(options.root)
    if options.command == "compile":
        files.compile_all(options.root)
        return 0
    faults = check(options.root)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
