"""Whether the catalogs are whole: every fault as data, and a line that tells it.

What the words themselves must keep to stands in catalog_wording.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.pofile import PoFileError

import catalog_files as files
import marker_lint
from catalog_wording import ENTRY_RULES, PAIR_RULES, Entry


class Fault(NamedTuple):
    """What is wrong, by the rule's name and the place."""

    rule: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.rule}: {self.what}"


def check(root: Path) -> list[Fault]:
    """Check the source's markers and every catalog of a checkout."""
    faults = [Fault("marker", *line.split(": ", 1)) for line in marker_lint.lint(root)]
    for domain in files.DOMAINS:
        sources = files.extract(root, domain)
        for language in files.LANGUAGES:
            faults += check_file(files.po_path(root, language, domain), language, sources)
    return faults


def check_file(path: Path, language: str, sources: list[files.Source]) -> list[Fault]:
    """Check one catalog file against the messages it must hold."""
    try:
        text = path.read_bytes()
        catalog = files.read(path, language)
    except (OSError, PoFileError, ValueError) as error:
        return [Fault("unreadable", language, str(error))]
    faults = [*_header_faults(text.decode("utf-8"), language)]
    faults += _place_faults(catalog, language, sources)
    if not faults and text != files.written(files.merge(sources, catalog, language), language):
        faults.append(Fault("layout", language, "not as update writes it"))
    return [*faults, *check_words(catalog, language)]


def check_words(catalog: Catalog, language: str) -> Iterator[Fault]:
    """Check the entries of a catalog one by one, and in Japanese each text with its twin."""
    entries = {
        files.key_of(message): Entry(
            language, message.context or "", files.ids_of(message), files.strings_of(message)
        )
        for message in catalog
        if message.id
    }
    for message in catalog:
        if message.id and message.fuzzy:
            yield Fault("fuzzy", _where(entries[files.key_of(message)]), "is a guess")
    for entry in entries.values():
        yield from _entry_faults(entry, entries)


def _entry_faults(entry: Entry, entries: dict[files.Key, Entry]) -> Iterator[Fault]:
    where = _where(entry)
    if not all(entry.strings) or not entry.strings:
        yield Fault("empty", where, "has no words")
        return
    for rule in ENTRY_RULES:
        yield from (Fault(_name(rule.__name__), where, what) for what in rule(entry))
    twin = entries.get((files.twin_context(entry.context), entry.ids[0]))
    if twin is not None and all(twin.strings):
        for pair_rule in PAIR_RULES:
            name = _name(pair_rule.__name__)
            yield from (Fault(name, _where(twin), what) for what in pair_rule(entry, twin))


def _header_faults(text: str, language: str) -> Iterator[Fault]:
    header = re.search(r'^"Plural-Forms: (.*)\\n"$', text, re.MULTILINE)
    if header is None or header[1] != files.PLURAL_FORMS[language]:
        yield Fault("plural-header", language, f"must be {files.PLURAL_FORMS[language]}")


def _place_faults(catalog: Catalog, language: str, sources: list[files.Source]) -> Iterator[Fault]:
    """Tell what the source has and the catalog lacks, and the other way round."""
    wanted = {(each.context, each.ids[0]): each for each in files.wanted(sources, language)}
    held = {files.key_of(each): files.ids_of(each) for each in catalog if each.id}
    for key, source in wanted.items():
        if held.get(key) != source.ids:
            yield Fault("missing", _place(language, *key), f"not in the catalog: {source.files[0]}")
    for key, ids in held.items():
        if key not in wanted or wanted[key].ids != ids:
            yield Fault("obsolete", _place(language, *key), "not in the source")
    for message in catalog.obsolete.values():
        yield Fault("obsolete", _place(language, *files.key_of(message)), "kept as a comment")


def _where(entry: Entry) -> str:
    return _place(entry.language, entry.context, entry.ids[0])


def _place(language: str, context: str, singular: str) -> str:
    return f"{language} [{context}] {singular!r}" if context else f"{language} {singular!r}"


def _name(function: str) -> str:
    return function.replace("_", "-")
