"""All pages together: one for each document and language, their lists, and the style."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from access_play.language.messages import Message
from access_play.pages import words
from access_play.pages.markdown import Link, Text, contents, read
from access_play.pages.page import Shell, language_link

INDEX: Final = "index"
_STYLE: Final = Path(__file__).with_name("style.css")


class Document(NamedTuple):
    """A document in one language."""

    name: str
    """What its page is called, alike in every language."""
    markdown: str
    rules: bool = False
    """Whether it is the rules of a game."""


def site(documents: Mapping[str, Sequence[Document]]) -> dict[Path, bytes]:
    """Make the pages of all languages.

    Args:
        documents: by language, in the order in which they are listed.

    Returns:
        By its place, each file: ``style.css``, ``LANGUAGE/NAME.html`` and
        ``LANGUAGE/index.html``, and with several languages ``index.html``, which lists them.

    Raises:
        NoMarkdownError: the library that reads Markdown is missing.
    """
    files = {Path("style.css"): _STYLE.read_bytes()}
    for language, found in documents.items():
        texts = {each.name: read(each.markdown, _linker(found)) for each in found}
        for name, text in texts.items():
            others = _others(name, language, documents)
            files[_place(language, name)] = _document(text, Shell(language), others)
        others = _others(INDEX, language, documents)
        files[_place(language, INDEX)] = _index(found, texts, Shell(language), others)
    if len(documents) > 1:
        files[Path("index.html")] = _languages(list(documents))
    return files


def _place(language: str, name: str) -> Path:
    return Path(language) / f"{name}.html"


def _others(
    name: str, language: str, documents: Mapping[str, Sequence[Document]]
) -> dict[str, str]:
    """Return the ways to a page in the other languages that have it."""
    return {
        other: f"../{other}/{name}.html"
        for other, found in documents.items()
        if other != language and name in {INDEX, *(each.name for each in found)}
    }


def _linker(found: Sequence[Document]) -> Link:
    """Let links between documents lead to their pages."""
    names = {each.name for each in found}

    def link(way: str) -> str:
        parts = urlsplit(way)
        name = Path(parts.path)
        known = not parts.scheme and name.suffix == ".md" and name.stem in names
        return f"{name.stem}.html" if known else way

    return link


def _document(text: Text, shell: Shell, others: Mapping[str, str]) -> bytes:
    listed = contents(text.headings[1:])
    if not listed:
        return shell.page(text.title, text.opening + text.rest, others, f"{INDEX}.html")
    heading = f'<h2 id="contents">{shell.say(words.CONTENTS)}</h2>'
    nav = f'<nav aria-labelledby="contents">\n{heading}\n{listed}</nav>\n'
    back = f'<p><a href="#contents">{shell.say(words.TO_CONTENTS)}</a></p>\n'
    main = text.opening + nav + text.rest
    return shell.page(text.title, main, others, f"{INDEX}.html", back)


def _index(
    found: Sequence[Document], texts: Mapping[str, Text], shell: Shell, others: Mapping[str, str]
) -> bytes:
    title = shell.say(words.INDEX)
    lists = [
        _list(heading, [each.name for each in found if each.rules == rules], texts, shell)
        for heading, rules in ((words.RULES, True), (words.HELP, False))
    ]
    return shell.page(title, f"<h1>{title}</h1>\n{''.join(lists)}", others)


def _list(heading: Message, names: Sequence[str], texts: Mapping[str, Text], shell: Shell) -> str:
    if not names:
        return ""
    items = [f'<li><a href="{name}.html">{texts[name].title}</a></li>\n' for name in names]
    return f"<h2>{shell.say(heading)}</h2>\n<ul>\n{''.join(items)}</ul>\n"


def _languages(languages: Sequence[str]) -> bytes:
    """Write the page that leads to each language, in words of its own."""
    shell = Shell("en", top="")
    items = [
        f"<li>{language_link(language, f'{language}/{INDEX}.html')}</li>\n"
        for language in languages
    ]
    main = f"<h1>access-play</h1>\n<ul>\n{''.join(items)}</ul>\n"
    return shell.page(shell.say(words.INDEX), main, {})
