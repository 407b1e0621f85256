"""A document's Markdown as HTML, with an anchor at each heading."""

from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token


class NoMarkdownError(Exception):
    """The library that reads Markdown is not installed."""


class Heading(NamedTuple):
    """A heading of a document."""

    number: int
    """Its place among the headings from 1, the title; the same in every language."""
    level: int
    """1 for the title."""
    html: str

    @property
    def anchor(self) -> str:
        """What a link to it ends in, behind the number sign."""
        return f"h{self.number}"


class Text(NamedTuple):
    """A document in parts."""

    title: str
    """Without marks of any kind."""
    headings: tuple[Heading, ...]
    opening: str
    """The title and what stands under it, as HTML."""
    rest: str
    """From the second heading on, as HTML."""


Link = Callable[[str], str]
"""Says where a link of the document leads to among the pages."""


def read(document: str, link: Link) -> Text:
    """Read a document.

    Args:
        document: Markdown that begins with its title.
        link: see :data:`Link`.

    Raises:
        NoMarkdownError: the library for it is missing.
    """
    parser = _parser()
    tokens = parser.parse(document)
    headings = tuple(_headings(tokens, parser))
    for token in tokens:
        for part in token.children or ():
            if part.type == "link_open":
                part.attrSet("href", link(str(part.attrGet("href"))))
    second = _places(tokens)[1:2] or [len(tokens)]
    opening, rest = tokens[: second[0]], tokens[second[0] :]
    return Text(_plain(tokens[1]), headings, _html(opening, parser), _html(rest, parser))


def contents(headings: Sequence[Heading]) -> str:
    """Write a list of links to headings, those under another in a list within its entry.

    Each entry bears the number of its heading.
    """
    if not headings:
        return ""
    level = headings[0].level
    items: list[str] = []
    start = 0
    while start < len(headings):
        end = start + 1
        while end < len(headings) and headings[end].level > level:
            end += 1
        items.append(_entry(headings[start], headings[start + 1 : end]))
        start = end
    return "<ol>\n" + "".join(items) + "</ol>\n"


def _entry(heading: Heading, below: Sequence[Heading]) -> str:
    link = f'<a href="#{heading.anchor}">{heading.html}</a>'
    inner = f"\n{contents(below)}" if below else ""
    return f'<li value="{heading.number}">{link}{inner}</li>\n'


def _parser() -> "MarkdownIt":
    try:
        from markdown_it import MarkdownIt  # noqa: PLC0415 (an extra, loaded when it is used)
    except ImportError as error:
        raise NoMarkdownError from error
    return MarkdownIt("commonmark", {"html": False})


def _places(tokens: Sequence["Token"]) -> list[int]:
    return [place for place, token in enumerate(tokens) if token.type == "heading_open"]


def _headings(tokens: Sequence["Token"], parser: "MarkdownIt") -> list[Heading]:
    """Number the headings and give each its anchor."""
    found = []
    for number, place in enumerate(_places(tokens), start=1):
        words = _html([tokens[place + 1]], parser)
        heading = Heading(number, int(tokens[place].tag[1:]), words)
        tokens[place].attrSet("id", heading.anchor)
        found.append(heading)
    return found


def _plain(inline: "Token") -> str:
    return escape("".join(part.content for part in inline.children or ()))


def _html(tokens: Sequence["Token"], parser: "MarkdownIt") -> str:
    return str(parser.renderer.render(tokens, parser.options, {}))
