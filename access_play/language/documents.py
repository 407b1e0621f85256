"""The players' documents: finding them, and reading them by their headings."""

import re
from pathlib import Path
from typing import Final

import msgspec

from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, Verbatim, phrase

READINGS: Final = {"ja": "ja-kana"}
"""Where the documents of a language stand as they are read aloud: the same pages in kana."""

_BLANKS: Final = re.compile(r"[ \t\r\n]+")
"""A no-break space stays: French needs it before some marks."""
_DECISIONS: Final = re.compile(r" ?[(（][A-Z][0-9]+(?:(?:, |、)[A-Z][0-9]+)*[)）]")
"""The numbers by which those who look at a page find a decision: ``(G17)``."""


class MissingDocumentError(LookupError):
    """A document is not there or cannot be read."""


class Section(msgspec.Struct, frozen=True):
    """A heading and what stands under it until the next one."""

    heading: str
    level: int
    """1 for the title."""
    paragraphs: tuple[str, ...]
    """As they stand on the page, with the numbers of decisions."""
    heading_reading: str = ""
    """The heading in kana; empty where it is read as it is written."""
    readings: tuple[str, ...] = ()
    """Each paragraph in kana, or none."""

    @property
    def title(self) -> Verbatim:
        """The heading with its reading."""
        return Verbatim(self.heading, self.heading_reading)

    @property
    def texts(self) -> tuple[Verbatim, ...]:
        """The paragraphs as they are told, each with its reading.

        The number of a decision is for the eye: by ear it says nothing, and it fills braille.
        """
        readings = self.readings or ("",) * len(self.paragraphs)
        told, read = map(_without_decisions, self.paragraphs), map(_without_decisions, readings)
        return tuple(map(Verbatim, told, read))


def documents_dir() -> Path:
    """Return the folder of the documents: inside an installed package, beside it in a checkout."""
    package = Path(__file__).parent.parent
    installed = package / "docs"
    return installed if installed.is_dir() else package.parent / "docs"


def read_sections(name: str, language: str) -> tuple[Section, ...]:
    """Read a document by its headings, with its reading where the language has one.

    Raises:
        MissingDocumentError: there is no such document in this language.
    """
    found = sections_of(_text_of(name, language))
    if language not in READINGS:
        return found
    try:
        return _with_readings(found, sections_of(_text_of(name, READINGS[language])))
    except MissingDocumentError:
        return found


def sections_of(text: str) -> tuple[Section, ...]:
    """Take a document in Markdown apart: headings, and paragraphs as one line each."""
    found: list[Section] = []
    for block in filter(None, map(str.strip, text.split("\n\n"))):
        if block.startswith("#"):
            marks, _, heading = block.partition(" ")
            found.append(Section(heading, len(marks), ()))
        elif found:
            last = found[-1]
            lines = (*last.paragraphs, *_paragraphs(block))
            found[-1] = Section(last.heading, last.level, lines)
    return tuple(found)


def phrase_of(text: Verbatim) -> Phrase:
    """Make a phrase of a document's text, which is in the listener's language already."""
    return phrase(NP_("document", "{text}"), text=text)


def _text_of(name: str, folder: str) -> str:
    path = documents_dir() / folder / f"{name}.md"
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise MissingDocumentError(name) from error


def _with_readings(written: tuple[Section, ...], read: tuple[Section, ...]) -> tuple[Section, ...]:
    """Put what is read beside what is written; a page of another shape tells nothing."""
    if [len(each.paragraphs) for each in written] != [len(each.paragraphs) for each in read]:
        return written
    return tuple(
        [
            msgspec.structs.replace(text, heading_reading=kana.heading, readings=kana.paragraphs)
            for text, kana in zip(written, read, strict=True)
        ]
    )


def _paragraphs(block: str) -> tuple[str, ...]:
    """Join the lines of a paragraph; each item of a list is one of its own."""
    if not block.startswith("- "):
        return (_plain(block),)
    return tuple([_plain(item) for item in block.removeprefix("- ").split("\n- ")])


def _without_decisions(text: str) -> str:
    return _DECISIONS.sub("", text)


def _plain(text: str) -> str:
    return _BLANKS.sub(" ", text.replace("`", "")).strip()
