"""Rules read outside a game, at a prompt of their own."""

from typing import Final

from access_play.hosting.rule_orders import step_of
from access_play.hosting.rule_reader import RuleReader
from access_play.language.folding import fold, fold_line
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.terminal.asking.dialogue import Back, Dialogue, is_back
from access_play.terminal.asking.paging import Page, page_of
from access_play.terminal.asking.questions import Ask, find, is_word_for

_PROMPT: Final = phrase(
    N_("Number, word, or Enter to read on:"), braille=NP_("braille|prompt", "Number, word, Enter:")
)
_HELP: Final = (
    phrase(
        N_("A number opens its heading. Enter alone reads the next paragraph."),
        braille=NP_("braille", "Number: a heading, Enter: next"),
    ),
    phrase(
        N_("previous: the paragraph before. again: the same one. headings: the list."),
        braille=NP_("braille", "previous, again, headings"),
    ),
    phrase(
        N_("5, 2: the second paragraph of heading 5. 5 all: all that stands there."),
        braille=NP_("braille", "5, 2: paragraph 2, 5 all: all of it"),
    ),
    phrase(
        N_("A word is looked for, with search before it if it is a word like next."),
        braille=NP_("braille", "A word, or search and a word"),
    ),
    phrase(
        N_("back: leave the rules. quit: leave the program."),
        braille=NP_("braille", "back: leave the rules"),
    ),
)


class RuleDesk:
    """Reads a game's rules until the person goes back.

    Args:
        game: whose rules.
        dialogue: with whoever is at the keyboard.
    """

    def __init__(self, game: str, dialogue: Dialogue) -> None:
        self._reader: Final = RuleReader(game)
        self._dialogue: Final = dialogue
        self._page = Page()
        """What was told last, with what is left of a long answer."""

    async def run(self) -> None:
        """List the headings, and read what is asked for.

        Raises:
            Back: the person wants to leave the rules.
            Quit: the person wants to leave the program.
            EndOfInput: there is nothing more to read.
        """
        self._dialogue.goes_back = False  # "précédent" is a step here
        self._tell(page_of(self._read("")))
        while True:
            self._tell(self._answer(await self._dialogue.ask(_PROMPT)))

    def _tell(self, page: Page) -> None:
        self._page = page
        self._dialogue.tell(page)

    def _answer(self, typed: str) -> Page:
        if self._page.rest and is_word_for(typed, self._dialogue.vocabulary, Ask.MORE):
            return self._page.turned()
        return page_of(self._lines(typed))

    def _lines(self, typed: str) -> tuple[Phrase, ...]:
        vocabulary = self._dialogue.vocabulary
        if is_back(typed) and step_of(fold_line(typed), vocabulary) is None:
            raise Back
        asked = find(typed, vocabulary)
        if asked is not None and asked.question.ask is Ask.HELP:
            return _HELP
        if asked is not None and asked.question.ask is Ask.RULES:
            return self._read(asked.rest_as_typed)
        return self._read(typed if fold(typed) else "next")

    def _read(self, typed: str) -> tuple[Phrase, ...]:
        return self._reader.read(typed, self._dialogue.vocabulary).lines
