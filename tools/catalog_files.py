"""The catalogs as files: extracting, merging, writing and compiling them.

The source of the words is the package; a catalog (.po) holds one language's words in the
order of the source files. Merging never guesses: an entry whose English changed is a new
entry. Headers hold no dates, so a catalog changes only when words do.

What only lessons say stands in a catalog of its own, for the program's own is read at every
start. A message that is said elsewhere too stands in the program's.
"""

import io
import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT: Final = Path(__file__).resolve().parent.parent
DOMAIN: Final = "access_play"
LESSONS: Final = "lessons"
DOMAINS: Final = (DOMAIN, LESSONS)
LANGUAGES: Final = ("en", "fr", "ja")
PLURAL_FORMS: Final = {
    "en": "nplurals=2; plural=(n != 1);",
    "fr": "nplurals=2; plural=(n > 1);",
    "ja": "nplurals=1; plural=0;",
}
SPEECH: Final = "speech"
BRAILLE: Final = "braille"
TYPED: Final = "typed"
WRITTEN: Final = "written"
"""The part of a context that says that no voice of ours ever reads the message: a command line."""
_LESSON_FOLDERS: Final = {"tutorial", "lessons"}
"""The folders of the package in which lessons stand, and what only they say."""
_KEYWORDS: Final = {
    "N_": None,
    "NP_": ((1, "c"), 2),
    "NN_": (1, 2),
    "NNP_": ((1, "c"), 2, 3),
}
_HEADER: Final = """\
# access-play, {language}. Kept in step with the source by tools/catalogs.py update.
msgid ""
msgstr ""
"Project-Id-Version: access-play\\n"
"Language: {language}\\n"
"Plural-Forms: {plural_forms}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""

Key = tuple[str, str]
"""The context ("" for none) and the English singular."""


class Source(NamedTuple):
    """A message as it stands in the program."""

    context: str
    ids: tuple[str, ...]
    files: tuple[str, ...]
    comments: tuple[str, ...]

    @property
    def domain(self) -> str:
        """The catalog that holds it."""
        folders = [set(Path(name).parts[:-1]) for name in self.files]
        return LESSONS if all(each & _LESSON_FOLDERS for each in folders) else DOMAIN


def po_path(root: Path, language: str, domain: str = DOMAIN) -> Path:
    """Return where a language's catalog stands."""
    return root / "locales" / language / "LC_MESSAGES" / f"{domain}.po"


def extract(root: Path, domain: str = DOMAIN) -> list[Source]:
    """Collect the messages of one catalog, by file and by place in it, each once."""
    return [source for source in extract_all(root) if source.domain == domain]


def extract_all(root: Path) -> list[Source]:
    """Collect the messages of the package, by file and by place in it, each once."""
    found: dict[Key, Source] = {}
    for file, _, message, comments, context in extract_from_dir(
        root / "access_play",
        [("**.py", "python")],
        keywords=_KEYWORDS,
        comment_tags=("Translators:",),
    ):
        ids = (message,) if isinstance(message, str) else tuple(message)
        name = f"access_play/{Path(file).as_posix()}"
        key = (context or "", ids[0])
        before = found.get(key, Source(key[0], ids, (), ()))
        found[key] = Source(
            key[0],
            max(before.ids, ids, key=len),
            tuple(dict.fromkeys((*before.files, name))),
            tuple(dict.fromkeys((*before.comments, *comments))),
        )
    return list(found.values())


def is_told(context: str) -> bool:
    """Tell whether an entry is spoken as it is written: no other form, and not only written."""
    return not {BRAILLE, TYPED, WRITTEN, SPEECH} & set(context.split("|"))


def twin_context(context: str) -> str:
    """Return the context of the entry that holds a text's kana for the voice."""
    return f"{SPEECH}|{context}" if context else SPEECH


def wanted(sources: list[Source], language: str) -> Iterator[Source]:
    """List the entries a language's catalog must have: in Japanese, each text and its twin."""
    for source in sources:
        yield source
        if language == "ja" and is_told(source.context):
            yield source._replace(context=twin_context(source.context))


def read(path: Path, language: str) -> Catalog:
    """Read a catalog.

    Raises:
        PoFileError: the file is no catalog, or has more plural forms than its header says.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN, abort_invalid=True)


def key_of(message: Message) -> Key:
    """Return what a catalog's entry is found by."""
    return message.context or "", ids_of(message)[0]


def ids_of(message: Message) -> tuple[str, ...]:
    """Return the English singular and, where there is one, plural."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def strings_of(message: Message) -> tuple[str, ...]:
    """Return the words in the catalog's language, one for each plural form."""
    string = message.string
    return (string,) if isinstance(string, str) else tuple(string or ())


def merge(sources: list[Source], old: Catalog, language: str) -> Catalog:
    """Lay out the catalog that the source asks for, with the words the old one has for it."""
    kept = {key_of(message): message for message in old if message.id}
    new = Catalog(language, DOMAIN, fuzzy=False)
    new.mime_headers = [("Plural-Forms", PLURAL_FORMS[language])]
    for source in wanted(sources, language):
        before = kept.get((source.context, source.ids[0]))
        same = before is not None and ids_of(before) == source.ids and not before.fuzzy
        message = new.add(
            source.ids if len(source.ids) > 1 else source.ids[0],
            _as_string(source.ids, strings_of(before) if same and before else (), language),
            locations=[(name, 0) for name in source.files],
            auto_comments=source.comments,
            user_comments=before.user_comments if before else (),
            context=source.context or None,
        )
        message.flags.clear()
    return new


def _as_string(
    ids: tuple[str, ...], strings: tuple[str, ...], language: str
) -> str | tuple[str, ...]:
    """Fill an entry: with its words, in English with the message itself, or with nothing."""
    if not any(strings):
        strings = ids if language == "en" else ("",) * len(ids)
    if len(ids) == 1:
        return strings[0]
    return strings[:1] if language == "ja" else strings


def dropped(old: Catalog, new: Catalog) -> list[tuple[str, ...]]:
    """List the old catalog's entries that have no place in the new one, as key and words."""
    places = {(key_of(message), ids_of(message)) for message in new if message.id}
    return [
        (*key_of(message), *strings_of(message))
        for message in (*old, *old.obsolete.values())
        if message.id and (key_of(message), ids_of(message)) not in places
    ]


def written(catalog: Catalog, language: str) -> bytes:
    """Write a catalog as it stands in its file: no line numbers, one line a form."""
    header = _HEADER.format(language=language, plural_forms=PLURAL_FORMS[language])
    file = io.BytesIO(header.encode())
    file.seek(0, io.SEEK_END)
    write_po(file, catalog, width=0, omit_header=True, include_lineno=False, ignore_obsolete=True)
    return file.getvalue().rstrip(b"\n") + b"\n"


def compile_all(root: Path) -> list[Path]:
    """Compile each catalog beside its source; a program that reads it meanwhile sees no half."""
    compiled = []
    for language, domain in product(LANGUAGES, DOMAINS):
        source = po_path(root, language, domain)
        target = source.with_suffix(".mo")
        unfinished = target.with_suffix(f".{os.getpid()}.mo~")
        with unfinished.open("wb") as file:
            write_mo(file, read(source, language))
        unfinished.replace(target)
        compiled.append(target)
    return compiled
