"""Asking one person: lines said, prompts, numbered choices, and pastes that are never run."""

from collections.abc import Sequence
from typing import Final

from access_play.announce.announcement import Announcement
from access_play.core.urgency import Urgency
from access_play.language.folding import fold, number
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Form, Speaker
from access_play.language.vocabulary import Vocabulary
from access_play.outputs.output import Output
from access_play.terminal.console import Console, Pasted
from access_play.terminal.history import LineHistory
from access_play.terminal.player import vocabulary_of

_QUIT: Final = NP_("typed", "quit, exit, leave")
_YES: Final = NP_("typed", "yes, y, ok")
_NO: Final = NP_("typed", "no, n, cancel")
_CHOOSE: Final = phrase(N_("Number:"), braille=NP_("braille|prompt", "Number:"))
_ANSWER: Final = phrase(N_("Yes or no:"), braille=NP_("braille|prompt", "Yes or no:"))
_SHOWN_OF_TYPED: Final = 30


class Quit(Exception):  # noqa: N818 (it is no fault)
    """The person asked to leave the program."""


def quoted(typed: str) -> Verbatim:
    """Return what was typed, short enough to be said in a sentence."""
    return Verbatim(typed if len(typed) <= _SHOWN_OF_TYPED else typed[:_SHOWN_OF_TYPED])


class Dialogue:
    """Speaks with the one person who is at the keyboard.

    Args:
        console: where lines are typed.
        output: where announcements go; the terminal is among them.
        speaker: the person's language.
        lines: what the person has typed before.
        form: what prompts are written in.
    """

    def __init__(
        self,
        console: Console,
        output: Output,
        speaker: Speaker,
        lines: LineHistory,
        form: Form = Form.TEXT,
    ) -> None:
        self.console: Final = console
        self.output: Final = output
        self.speaker = speaker
        self.lines: Final = lines
        self.form = form

    @property
    def vocabulary(self) -> Vocabulary:
        """The words the person types."""
        return vocabulary_of(self.speaker.language)

    def say(self, words: Phrase, urgency: Urgency = Urgency.URGENT) -> None:
        """Announce one line."""
        render = self.speaker.render
        self.output.announce(
            Announcement(
                text=render(words, Form.TEXT),
                speech=render(words, Form.SPEECH),
                braille=render(words, Form.BRAILLE),
                language=self.speaker.language,
                urgency=urgency,
            )
        )

    async def read(self, prompt: Phrase, *, timeout: float | None = None) -> str | None:
        """Read one line; ``None`` when the time is over.

        Raises:
            EndOfInput: there is nothing more to read.
            Interrupted: Ctrl-C was pressed.
        """
        return await self.read_at(self.speaker.render(prompt, self.form), timeout=timeout)

    async def read_at(self, prompt: str, *, timeout: float | None = None) -> str | None:
        """Read one line at a prompt that is words already."""
        while True:
            line = await self.console.read(f"{prompt} ", self.lines, timeout=timeout)
            if line is None:
                return None
            if not isinstance(line, Pasted):
                return line.text
            first = await self._first_of(line)
            if first is not None:
                return first

    async def ask(self, prompt: Phrase) -> str:
        """Read one line; to type the word for leaving leaves.

        Raises:
            Quit: the person asked to leave.
        """
        typed = await self.read(prompt) or ""
        if fold(typed) in self.vocabulary.words(_QUIT):
            raise Quit
        return typed

    async def choose(self, question: Phrase, choices: Sequence[Phrase]) -> int | None:
        """Ask a numbered question; a number, a name or a beginning of one name answers.

        Returns:
            The place of the choice, from 0; ``None`` for an empty line.
        """
        self.say(question)
        self._list(choices)
        while True:
            typed = fold(await self.ask(_CHOOSE))
            if not typed:
                return None
            found = self._chosen(typed, choices)
            if found is not None:
                return found
            self.say(
                phrase(
                    N_("{typed} is none of the choices. Type a number from 1 to {count}."),
                    typed=quoted(typed),
                    count=len(choices),
                )
            )

    async def confirm(self, question: Phrase) -> bool:
        """Ask a question that yes or no answers; an empty line is no."""
        self.say(question)
        while True:
            typed = fold(await self.ask(_ANSWER))
            if typed in self.vocabulary.words(_YES):
                return True
            if not typed or typed in self.vocabulary.words(_NO):
                return False
            self.say(phrase(N_("Type yes or no.")))

    def _list(self, choices: Sequence[Phrase]) -> None:
        for place, choice in enumerate(choices, start=1):
            item = phrase(
                NP_("choice", "{number}, {choice}"),
                braille=NP_("braille|choice", "{number}, {choice}"),
                number=place,
                choice=choice,
            )
            self.say(item, Urgency.GAME)

    def _chosen(self, typed: str, choices: Sequence[Phrase]) -> int | None:
        place = number(typed)
        if place is not None:
            return place - 1 if 1 <= place <= len(choices) else None
        names = [fold(self.speaker.text(choice)) for choice in choices]
        spoken = [fold(self.speaker.render(choice, Form.SPEECH)) for choice in choices]
        found = [
            index
            for index, (name, said) in enumerate(zip(names, spoken, strict=True))
            if name.startswith(typed) or said.startswith(typed)
        ]
        exact = [index for index in found if typed in {names[index], spoken[index]}]
        only = exact or found
        return only[0] if len(only) == 1 else None

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
        answer = await self.console.read(f"{self.speaker.render(_ANSWER, self.form)} ", self.lines)
        typed = "" if answer is None or isinstance(answer, Pasted) else fold(answer.text)
        if typed in self.vocabulary.words(_YES):
            return first
        self.say(phrase(N_("The pasted lines are dropped.")))
        return None
