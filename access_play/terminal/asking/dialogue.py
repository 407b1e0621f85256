"""Asking one person: lines said, prompts, numbered choices, and pastes that are never run."""

from collections.abc import Sequence
from typing import Final

from access_play.announce.announcement import Told
from access_play.core.record import LANGUAGES
from access_play.games.sayings import Saying, Urgency
from access_play.language.folding import fold
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Phrase, numbered, phrase, quoted
from access_play.language.speaker import Form, Speaker
from access_play.language.vocabulary import Vocabulary, vocabulary_of
from access_play.outputs.output import Output
from access_play.terminal.asking import matching
from access_play.terminal.asking.paging import Page, page_of
from access_play.terminal.asking.prompts import prompt_words
from access_play.terminal.asking.questions import Ask, is_word_for
from access_play.terminal.console.console import Console, Pasted
from access_play.terminal.console.earlier_lines import EarlierLines
from access_play.terminal.preferences.manner import Manner

_YES: Final = NP_("typed", "yes, y, ok")
_NO: Final = NP_("typed", "no, n, cancel")
_BACK: Final = NP_("typed", "back, go back")
_CHOOSE: Final = phrase(N_("Number:"), braille=NP_("braille|prompt", "Number:"))
_ANSWER: Final = phrase(N_("Yes or no:"), braille=NP_("braille|prompt", "Yes or no:"))


class Quit(Exception):  # noqa: N818 (it is no fault)
    """The person asked to leave the program."""


class Back(Exception):  # noqa: N818 (it is no fault)
    """The person asked for the question before."""


def is_back(typed: str) -> bool:
    """Tell whether a line is a word for going back, in any language."""
    return any(fold(typed) in vocabulary_of(each).words(_BACK) for each in LANGUAGES)


def is_quit(typed: str) -> bool:
    """Tell whether a line is a word for leaving, in any language: another may be at the keys."""
    return any(is_word_for(typed, vocabulary_of(each), Ask.QUIT) for each in LANGUAGES)


def none_of_them(typed: str, count: int) -> Phrase:
    """Say that a line is none of the numbered choices."""
    several = N_("{typed} is none of the choices. Type a number from 1 to {count}.")
    only = N_("{typed} is none of the choices. The only one is number 1.")
    return phrase(
        only if count == 1 else several,
        braille=NP_("braille", "{typed}? Only 1 to {count}"),
        typed=quoted(typed),
        count=count,
    )


def _listed(choices: Sequence[Phrase]) -> Page:
    """Begin a list of numbered choices."""
    return page_of([numbered(place, choice) for place, choice in enumerate(choices, start=1)])


class Dialogue:
    """Speaks with the one person who is at the keyboard.

    Args:
        console: where lines are typed.
        output: where announcements go; the terminal is among them.
        speaker: the person's language.
        lines: what the person has typed before.
        manner: how prompts are written, and whether they begin with the question.
    """

    def __init__(
        self,
        console: Console,
        output: Output,
        speaker: Speaker,
        lines: EarlierLines,
        manner: Manner = Manner(),  # noqa: B008 - it is frozen
    ) -> None:
        self._console: Final = console
        self._output: Final = output
        self.speaker = speaker
        self.lines: Final = lines
        self._manner: Final = manner
        self._question: Phrase | None = None
        """What the prompt begins with on a braille display."""
        self.goes_back = False
        """Whether a word for going back leads to the question before."""

    @property
    def vocabulary(self) -> Vocabulary:
        """The words the person types."""
        return vocabulary_of(self.speaker.language)

    def say(self, words: Phrase) -> None:
        """Announce one line: a question, or what answers the person."""
        self._output.announce(Told(self.speaker, None, Saying(words, urgency=Urgency.URGENT)))

    def _prompt(self, prompt: Phrase, question: Phrase | None) -> str:
        """Word a prompt, in braille's words for whoever reads the prompt on a display."""
        manner = self._manner
        form = Form.BRAILLE if manner.news_in_prompt else manner.form
        carried = question if manner.news_in_prompt else None
        return prompt_words(self.speaker, prompt, carried, form, manner.cells)

    async def read_at(self, prompt: str, *, timeout: float | None = None) -> str | None:
        """Read one line at a prompt that is words already; ``None`` when the time is over.

        Raises:
            EndOfInput: there is nothing more to read.
            Interrupted: Ctrl-C was pressed.
        """
        while True:
            line = await self._console.read(f"{prompt} ", self.lines, timeout=timeout)
            if line is None:
                return None
            self._output.answer_next()
            if not isinstance(line, Pasted):
                return line.text
            first = await self._first_of(line)
            if first is not None:
                return first

    async def ask(self, prompt: Phrase, question: Phrase | None = None) -> str:
        """Read one line; to type a word for leaving leaves, in whichever language.

        Args:
            prompt: what stands before the cursor.
            question: what has been asked, which a braille display shows before it.

        Raises:
            Quit: the person asked to leave.
            Back: the person asked for the question before, where that leads there.
        """
        typed = await self.read_at(self._prompt(prompt, question)) or ""
        if is_quit(typed):
            raise Quit
        if self.goes_back and is_back(typed):
            raise Back
        return typed

    async def choose(
        self,
        question: Phrase,
        choices: Sequence[Phrase],
        *,
        known: bool = False,
        about: Sequence[Phrase] = (),
        beyond: bool = False,
    ) -> int | None:
        """Ask a numbered question; a number, a name or a beginning of one name answers.

        Args:
            question: what is asked.
            choices: what can be answered.
            known: whether the choices have just been heard, so that only help lists them.
            about: what help tells of each in place of its name.
            beyond: whether a number that is the place of none may be one of a name.

        Returns:
            The place of the choice, from 0; ``None`` for an empty line.
        """
        self.offer(question, () if known else choices)
        listed = first = _listed(choices)
        while True:
            typed = await self.ask_number()
            if not fold(typed):
                return None
            found = self.place_of(typed, choices, beyond=beyond)
            if found is not None:
                return found
            if is_word_for(typed, self.vocabulary, Ask.MORE):
                listed = listed.turned() if listed.rest else first
                self.tell(listed)
            elif is_word_for(typed, self.vocabulary, Ask.HELP):
                self.offer(question, about or choices)
                listed = first
            elif is_word_for(typed, self.vocabulary, Ask.REPEAT):
                self.offer(question, choices)
                listed = first
            else:
                self.say(self._unknown_choice(typed, choices))

    def _unknown_choice(self, typed: str, choices: Sequence[Phrase]) -> Phrase:
        """Say that a line is none of the choices, and which one may have been meant."""
        meant = matching.meant_by(typed, choices, self.speaker)
        if meant is None:
            return none_of_them(typed, len(choices))
        return phrase(
            N_("Did you mean {choice}? Then type {number}."),
            braille=NP_("braille", "Did you mean {number}?"),
            choice=choices[meant],
            number=meant + 1,
        )

    def offer(self, question: Phrase, choices: Sequence[Phrase]) -> None:
        """Say a question and its numbered choices; of ``choices`` there may be none."""
        self.say(question)
        self._question = question
        self.tell(_listed(choices))

    def tell(self, page: Page) -> None:
        """Say a page of a long answer, and how many lines wait."""
        for line in page.told:
            self.say(line)

    async def ask_number(self) -> str:
        """Ask for the number of a choice.

        Raises:
            Quit: the person asked to leave.
        """
        return await self.ask(_CHOOSE, self._question)

    async def ask_yes_or_no(self) -> str:
        """Ask for yes or no.

        Raises:
            Quit: the person asked to leave.
        """
        return await self.ask(_ANSWER, self._question)

    def is_yes(self, typed: str) -> bool:
        """Tell whether a line says yes."""
        return fold(typed) in self.vocabulary.words(_YES)

    def is_no(self, typed: str) -> bool:
        """Tell whether a line says no."""
        return fold(typed) in self.vocabulary.words(_NO)

    def place_of(
        self,
        typed: str,
        choices: Sequence[Phrase],
        *,
        whole: bool = False,
        beyond: bool = False,
        apart: bool = False,
    ) -> int | None:
        """Find the choice that was typed, from 0: by its number, its name, or some words of it.

        Args:
            typed: the line.
            choices: what was offered.
            whole: whether only a whole name counts, for the line has another meaning too.
            beyond: whether a number that is the place of none may be one of a name.
            apart: whether the line means something by itself too.
        """
        return matching.place_of(
            typed, choices, self.speaker, whole=whole, beyond=beyond, apart=apart
        )

    async def confirm(self, question: Phrase) -> bool:
        """Ask a question that yes or no answers; an empty line is no."""
        self.offer(question, ())
        while True:
            typed = await self.ask_yes_or_no()
            if self.is_yes(typed):
                return True
            if not fold(typed) or self.is_no(typed):
                return False
            if is_word_for(typed, self.vocabulary, Ask.HELP, Ask.REPEAT):
                self.say(question)
            self.say(phrase(N_("Type yes or no.")))

    async def _first_of(self, pasted: Pasted) -> str | None:
        """Ask about a paste of several lines; at most its first line is used."""
        first, *_ = pasted.lines
        self.say(
            phrase(
                NN_(
                    "You pasted {count} line. Use {first}, and drop the rest?",
                    "You pasted {count} lines. Use {first}, and drop the rest?",
                ),
                count=len(pasted.lines),
                first=quoted(first),
            )
        )
        answer = await self._console.read(f"{self._prompt(_ANSWER, None)} ", self.lines)
        typed = "" if answer is None or isinstance(answer, Pasted) else fold(answer.text)
        if typed in self.vocabulary.words(_YES):
            return first
        self.say(phrase(N_("The pasted lines are dropped.")))
        return None
