"""One language spoken to one listener, in every form."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from access_play.language.catalogs import catalog_or_english
from access_play.language.phrases import Phrase
from access_play.language.renderer import Form, Length, Name, Renderer

__all__ = ["Form", "Length", "Name", "Speaker"]


_SHARED: Final = 64
_renderer: Final = lru_cache(_SHARED)(Renderer)
"""Those at one table who speak one language share what was rendered for one of them."""


class Speaker:
    """Renders phrases in one language for a table with these players.

    Args:
        language: the catalog's tag.
        names: the players' names by seat.
        length: how much is said.
    """

    def __init__(
        self, language: str, names: Sequence[Name] = (), length: Length = Length.NORMAL
    ) -> None:
        self.language: Final = language
        self.names: Final = tuple(names)
        self.length: Final = length
        self._written, self._spoken, self._brailled = map(self._renderer, Form)
        self.text: Final = self._written.render
        """Renders what is written."""
        self.speech: Final = self._spoken.render
        """Renders what a voice says."""
        self.braille: Final = self._brailled.render
        """Renders the short form."""
        self._marking: Renderer | None = None

    def marked(self, phrase: Phrase) -> str:
        """Render what a voice says, with marks around names of another language."""
        if self._marking is None:
            self._marking = self._renderer(Form.SPEECH, marks=self.language)
        return self._marking.render(phrase)

    def render(self, phrase: Phrase, form: Form) -> str:
        """Render a phrase in one form."""
        return self._of(form).render(phrase)

    def name(self, seat: int, form: Form = Form.TEXT) -> str:
        """Say a player's name: in Japanese by its reading where letters alone would be misread."""
        return self._of(form).name(seat)

    def _renderer(self, form: Form, marks: str = "") -> Renderer:
        catalog, kana = catalog_or_english(self.language), self.language == "ja"
        return _renderer(catalog, form, self.length, self.names, kana=kana, marks=marks)

    def _of(self, form: Form) -> Renderer:
        if form is Form.TEXT:
            return self._written
        return self._spoken if form is Form.SPEECH else self._brailled
