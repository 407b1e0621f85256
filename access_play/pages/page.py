"""What stands around the text of every page."""

from collections.abc import Mapping
from html import escape
from typing import Final

from access_play import __version__
from access_play.language.language_names import LANGUAGE_NAMES
from access_play.language.messages import Message
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Speaker
from access_play.pages import words

_PAGE: Final = """\
<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="{top}style.css">
{alternates}</head>
<body>
<a class="skip" href="#text">{skip}</a>
{header}<main id="text" tabindex="-1">
{main}</main>
<footer>
{footer}</footer>
</body>
</html>
"""


class Shell:
    """Lays pages of one language out.

    Args:
        language: the language of the pages.
        top: the way from a page up to the folder of all pages, ``../`` or nothing.
    """

    def __init__(self, language: str, top: str = "../") -> None:
        self.language: Final = language
        self._speaker: Final = Speaker(language)
        self._top: Final = top

    def say(self, message: Message) -> str:
        """Write words of the page's language as HTML."""
        return escape(self._speaker.text(Phrase(message)))

    def page(
        self, title: str, main: str, others: Mapping[str, str], index: str = "", end: str = ""
    ) -> bytes:
        """Write a page.

        Args:
            title: the page's title as HTML, without marks.
            main: its text as HTML, with its only heading of the first level.
            others: by language, the way to the same page in other languages.
            index: the way to the list of all pages; nothing on that page itself.
            end: a line of HTML at its end.
        """
        alternates = [
            f'<link rel="alternate" hreflang="{language}" href="{way}">\n'
            for language, way in others.items()
        ]
        return _PAGE.format(
            language=self.language,
            title=self._title(title),
            top=self._top,
            alternates="".join(alternates),
            skip=self.say(words.SKIP),
            header=self._header(others, index),
            main=main,
            footer=end + self._about(),
        ).encode()

    def _title(self, title: str) -> str:
        return self._speaker.text(phrase(words.TITLE, page=Verbatim(title)))

    def _about(self) -> str:
        about = phrase(words.ABOUT, version=Verbatim(__version__))
        return f"<p>{escape(self._speaker.text(about))}</p>\n"

    def _header(self, others: Mapping[str, str], index: str) -> str:
        up = f'<p><a href="{index}">{self.say(words.ALL_PAGES)}</a></p>\n' if index else ""
        if not others:
            return f"<header>\n{up}</header>\n" if up else ""
        links = "".join(f"<li>{language_link(other, way)}</li>\n" for other, way in others.items())
        label = self.say(words.LANGUAGES)
        return f'<header>\n{up}<nav aria-label="{label}">\n<ul>\n{links}</ul>\n</nav>\n</header>\n'


def language_link(language: str, way: str) -> str:
    """Write a link to a page of a language, called as the language calls itself."""
    name = escape(Speaker(language).text(LANGUAGE_NAMES[language]))
    return f'<a lang="{language}" hreflang="{language}" href="{way}">{name}</a>'
