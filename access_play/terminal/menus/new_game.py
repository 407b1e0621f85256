"""What is asked before a new game begins; a word for going back leads to the question before."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar, cast

from access_play.bots.levels import LEVELS
from access_play.core.game import AnyGame
from access_play.core.record import LANGUAGES, Header, Seating
from access_play.games.catalogue import game_names, load_rules, load_words
from access_play.hosting import seating
from access_play.hosting.headers import new_header
from access_play.language.folding import fold, number
from access_play.language.language_names import LANGUAGE_NAMES
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Speaker
from access_play.terminal.asking.dialogue import Back, Dialogue
from access_play.terminal.asking.games import choose_game
from access_play.terminal.asking.questions import Ask, is_word_for
from access_play.terminal.menus.readings import with_readings

T = TypeVar("T")

_LEVEL_NAMES: Final[dict[str, Phrase]] = {
    "random": phrase(NP_("level", "random, plays any card")),
    "sensible": phrase(NP_("level", "sensible, plays with some thought")),
}
_HOW_MANY: Final = phrase(N_("How many:"), braille=NP_("braille|prompt", "How many:"))
_NAME: Final = phrase(N_("Name:"), braille=NP_("braille|prompt", "Name:"))
_COUNTED: Final = NP_("typed", "players, player, persons, person, people")
"""May stand behind a number of players."""
_COUNT: Final = re.compile(r"([0-9]+) ?(.*)")
_USUAL: Final[tuple[str, object]] = "", None
_PRACTICE: Final[tuple[str, object]] = "practice", None
_PRACTICE_NAME: Final = phrase(NP_("menu", "practice: moves can be taken back"))


class NewGame:
    """Asks which game is played, and by whom.

    Args:
        dialogue: with whoever is at the keyboard.
        language: the language of a single person, and the usual one of several.
        special: whether it is asked too what is special about the game.
    """

    def __init__(self, dialogue: Dialogue, language: str, *, special: bool) -> None:
        self._dialogue: Final = dialogue
        self._language: Final = language
        self._special: Final = special
        self._given: list[object] = []
        """What has been answered, in the order of the questions."""
        self._place = 0

    async def run(self) -> tuple[Header, AnyGame] | None:
        """Ask until all is known; ``None`` where there is to be no game.

        Raises:
            Quit: the person asked to leave.
            Back: the person went back from the first question.
            PlayerError: these players cannot sit at such a table.
        """
        while True:
            self._place = 0
            try:
                return await self._header()
            except Back:
                if not self._given:
                    raise
                self._given.pop()

    async def _answer(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask, or take the answer that was given before somebody went back."""
        if self._place == len(self._given):
            self._given.append(await ask())
        self._place += 1
        return cast("T", self._given[self._place - 1])

    async def _header(self) -> tuple[Header, AnyGame] | None:
        names = game_names()
        game = await self._answer(self._game) if len(names) > 1 else load_rules(names[0])
        if game is None:
            return None
        special = await self._answer(lambda: self._difference(game)) if self._special else _USUAL
        if special is None:
            return None
        seats = await self._answer(lambda: self._seats(game))
        persons = await self._persons(seats)
        level = await self._answer(self._level) if len(persons) < seats else None
        name, value = special
        header = new_header(
            game.name,
            seating.seat_all(game, persons, seats, level),
            {} if special in (_USUAL, _PRACTICE) else {name: value},
            practice=special == _PRACTICE,
        )
        return header, game

    async def _game(self) -> AnyGame | None:
        return await ask_game(self._dialogue, phrase(N_("Which game?")))

    async def _difference(self, game: AnyGame) -> tuple[str, object] | None:
        words, others = load_words(game.name), options_of(game)
        labels = [_PRACTICE_NAME, *[words.option(name, value) for name, value in others]]
        chosen = await self._dialogue.choose(phrase(N_("What is special about it?")), labels)
        return None if chosen is None else (_PRACTICE, *others)[chosen]

    async def _seats(self, game: AnyGame) -> int:
        question = N_("How many players in all? Enter alone is {usual}.")
        return await self._count(question, game.seats, seating.usual_seats(game))

    async def _count(self, question: Message, counts: range, usual: int) -> int:
        """Ask for a number in a range; an empty line is the usual one."""
        self._say(phrase(question, usual=usual))
        while True:
            typed = fold(await self._dialogue.ask(_HOW_MANY))
            found = self._counted(typed) if typed else usual
            if found is not None and found in counts:
                return found
            wrong = N_("Type a number from {least} to {most}.")
            self._say(phrase(wrong, least=counts[0], most=counts[-1]))

    def _counted(self, typed: str) -> int | None:
        """Read a number of players, like 3 or "3 players"."""
        match = _COUNT.fullmatch(typed)
        counted = {"", *self._dialogue.vocabulary.words(_COUNTED)}
        return number(match[1]) if match and match[2] in counted else None

    async def _persons(self, seats: int) -> tuple[Seating, ...]:
        question = N_("How many persons at this keyboard? Enter alone is {usual}.")
        count = await self._answer(lambda: self._count(question, range(1, seats + 1), 1))
        if count == 1:
            alone = Speaker(self._language).text(seating.ALONE)
            return (Seating(alone, self._language),)
        persons: list[Seating] = []
        for place in range(1, count + 1):
            name = await self._answer(lambda place=place: self._name(place, persons))  # type: ignore[misc]
            language = await self._answer(lambda name=name: self._language_of(name))  # type: ignore[misc]
            persons.append(Seating(name, language))
        japanese = any(person.language == "ja" for person in persons)
        return await self._answer(lambda: with_readings(self._dialogue, persons, japanese=japanese))

    async def _name(self, place: int, others: Sequence[Seating]) -> str:
        question = phrase(N_("The name of player {number}?"), number=place)
        self._say(question)
        while True:
            typed = await self._dialogue.ask(_NAME)
            if is_word_for(typed, self._dialogue.vocabulary, Ask.HELP):
                self._say(question)
                typed = ""
            problem = seating.name_problem(typed, [other.name for other in others])
            if problem is None:
                return seating.tidy_name(typed)
            self._say(problem)

    async def _language_of(self, name: str) -> str:
        question = phrase(
            N_("Which language for {name}? Enter alone is {language}."),
            name=Verbatim(name),
            language=LANGUAGE_NAMES[self._language],
        )
        choices = [LANGUAGE_NAMES[language] for language in LANGUAGES]
        chosen = await self._dialogue.choose(question, choices)
        return self._language if chosen is None else LANGUAGES[chosen]

    async def _level(self) -> str | None:
        question = phrase(N_("Which computer players? Enter alone is sensible."))
        chosen = await self._dialogue.choose(question, [_LEVEL_NAMES[level] for level in LEVELS])
        return None if chosen is None else LEVELS[chosen]

    def _say(self, words: Phrase) -> None:
        self._dialogue.say(words)


async def ask_game(dialogue: Dialogue, question: Phrase) -> AnyGame | None:
    """Ask for one of the games; ``None`` for an empty line.

    Raises:
        Quit: the person asked to leave.
        Back: the person asked for the question before.
    """
    names = game_names()
    if len(names) == 1:
        return load_rules(names[0])
    name = await choose_game(dialogue, question, names)
    return None if name is None else load_rules(name)


def options_of(game: AnyGame) -> list[tuple[str, object]]:
    """Return what a record would have for each other rule that the game offers."""
    options = dict.fromkeys(option for seats in game.seats for option in game.options(seats))
    return [
        (option.name, [value] if option.several and value not in option.alone else value)
        for option in options
        for value in (option.alone + option.values if option.several else option.values[1:])
    ]
