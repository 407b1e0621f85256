"""The menu: new game, resume, rules, settings, quit."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from access_play.bots.levels import LEVELS
from access_play.core.game import AnyGame
from access_play.core.record import LANGUAGES, Seating, UnreadableError
from access_play.games.catalogue import game_names, load_rules, load_words
from access_play.hosting import seating
from access_play.hosting.headers import generator, new_header
from access_play.hosting.interrupts import interrupts_held
from access_play.hosting.problems import PlayerError, save_problem, unreadable
from access_play.language.documents import MissingDocumentError, read_sections
from access_play.language.folding import fold, number
from access_play.language.language_names import LANGUAGE_NAMES
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Speaker
from access_play.saves.faults import SaveError
from access_play.terminal import first_start
from access_play.terminal.answers import phrase_of
from access_play.terminal.app import App
from access_play.terminal.choices import Lines
from access_play.terminal.dialogue import Quit
from access_play.terminal.finished import FinishedGame
from access_play.terminal.kept_games import KeptGame, kept_games, lines_of, replay_kept
from access_play.terminal.playing import Ending
from access_play.terminal.readings import with_readings
from access_play.terminal.settings_menu import SettingsMenu

_LEVEL_NAMES: Final[dict[str, Phrase]] = {
    "random": phrase(NP_("level", "random, plays any card")),
    "sensible": phrase(NP_("level", "sensible, plays with some thought")),
}
_NUMBER: Final = phrase(N_("Number:"), braille=NP_("braille|prompt", "Number:"))
_NAME: Final = phrase(N_("Name:"), braille=NP_("braille|prompt", "Name:"))
_USUAL: Final[tuple[str, object]] = "", None
_PRACTICE: Final[tuple[str, object]] = "practice", None
_PRACTICE_NAME: Final = phrase(NP_("menu", "practice: moves can be taken back"))


class Menu:
    """Offers what can be done outside a game.

    Args:
        app: the program.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._dialogue = app.dialogue()

    async def run(self) -> Ending:
        """Offer the menu again and again, until somebody leaves.

        Raises:
            EndOfInput: there is nothing more to read.
            Interrupted: Ctrl-C was pressed.
        """
        try:
            await self.first_start()
            while True:
                ending = await self._offer()
                if ending in {Ending.END_OF_INPUT, Ending.INTERRUPTED}:
                    return ending
        except Quit:
            return Ending.QUIT

    async def first_start(self) -> None:
        """Ask for what has not been chosen yet."""
        choices, wishes = self._app.choices, self._app.wishes
        if not (choices.settings.language or wishes.language):
            language = await first_start.ask_language(self._dialogue)
            self._kept(choices.keep(language=language))
        if not (choices.settings.speech or wishes.speech):
            mode = await first_start.ask_voice(self._dialogue)
            self._app.outlets.switch(mode)
            missing = (choices.who_speaks(),) if self._app.outlets.missing is not None else ()
            news = mode in first_start.NEWS_MODES
            self._kept((*missing, *choices.keep(speech=mode, news_in_prompt=news)))

    def _kept(self, told: Lines) -> None:
        """Go on in the language that was chosen; say what went wrong."""
        self._dialogue = self._app.dialogue(self._dialogue.lines)
        for line in told:
            self._say(line)

    async def resume(self) -> Ending | None:
        """List the games that were kept, and go on with one."""
        with interrupts_held():
            games = kept_games()
        if not games:
            self._say(phrase(N_("No game has been kept yet.")))
            return None
        lines, names = lines_of(games, datetime.now().astimezone())
        dialogue = self._app.dialogue(
            self._dialogue.lines, speaker=Speaker(self._app.language, names)
        )
        chosen = await dialogue.choose(phrase(N_("Which game? Enter alone goes back.")), lines)
        return None if chosen is None else await self._go_on(games[chosen])

    async def _go_on(self, game: KeptGame) -> Ending | None:
        """Resume a game, or tell how it ended, or what is wrong with it."""
        if game.problem is not None:
            self._say(game.problem)
        elif game.over:
            await FinishedGame(replay_kept(game.saved.path), self._dialogue).run()
        else:
            return await self._app.resume(game.saved.path, generator(None))
        return None

    async def _offer(self) -> Ending | None:
        self._dialogue = self._app.dialogue(self._dialogue.lines)
        choices = (
            phrase(NP_("menu", "new game")),
            phrase(NP_("menu", "resume a game")),
            phrase(NP_("menu", "learn the rules")),
            phrase(NP_("menu", "settings")),
            phrase(NP_("menu", "a special game: practice, or other rules")),
            phrase(NP_("menu", "quit")),
        )
        offers = (
            self._new_game,
            self.resume,
            self._rules,
            self._settings,
            self._special_game,
            self._quit,
        )
        chosen = await self._dialogue.choose(phrase(N_("What would you like to do?")), choices)
        if chosen is None:
            return None
        try:
            return await offers[chosen]()
        except SaveError as error:
            self._say(save_problem(error))
        except UnreadableError as error:
            self._say(unreadable(error))
        except PlayerError as error:
            self._say(error.sentence)
        return None

    async def _quit(self) -> None:
        raise Quit

    async def _new_game(self) -> Ending | None:
        game = await self._game(phrase(N_("Which game?")))
        return None if game is None else await self._begin(game, _USUAL)

    async def _special_game(self) -> Ending | None:
        """Begin a game in which moves can be taken back, or that differs in one rule."""
        game = await self._game(phrase(N_("Which game?")))
        if game is None:
            return None
        words, others = load_words(game.name), options_of(game)
        labels = [_PRACTICE_NAME, *[words.option(name, value) for name, value in others]]
        chosen = await self._dialogue.choose(phrase(N_("What is special about it?")), labels)
        return None if chosen is None else await self._begin(game, (_PRACTICE, *others)[chosen])

    async def _begin(self, game: AnyGame, special: tuple[str, object]) -> Ending | None:
        seats = await self._count(
            N_("How many players in all? Enter alone is {usual}."),
            game.seats,
            seating.usual_seats(game),
        )
        persons = await self._persons(seats)
        level = await self._level() if len(persons) < seats else None
        name, value = special
        header = new_header(
            game.name,
            seating.seat_all(game, persons, seats, level),
            {} if special in (_USUAL, _PRACTICE) else {name: value},
            practice=special == _PRACTICE,
        )
        return await self._app.play(header, game, self._app.begin_journal(header), generator(None))

    async def _game(self, question: Phrase) -> AnyGame | None:
        names = game_names()
        if len(names) == 1:
            return load_rules(names[0])
        titles = [load_words(name).title for name in names]
        chosen = await self._dialogue.choose(question, titles)
        return None if chosen is None else load_rules(names[chosen])

    async def _count(self, question: Message, counts: range, usual: int) -> int:
        """Ask for a number in a range; an empty line is the usual one."""
        self._say(phrase(question, usual=usual))
        while True:
            typed = fold(await self._dialogue.ask(_NUMBER))
            found = number(typed) if typed else usual
            if found is not None and found in counts:
                return found
            self._say(
                phrase(
                    N_("Type a number from {least} to {most}."), least=counts[0], most=counts[-1]
                )
            )

    async def _persons(self, seats: int) -> tuple[Seating, ...]:
        count = await self._count(
            N_("How many persons at this keyboard? Enter alone is {usual}."),
            range(1, seats + 1),
            1,
        )
        if count == 1:
            speaker = Speaker(self._app.language)
            return (Seating(speaker.text(seating.ALONE), self._app.language),)
        persons: list[Seating] = []
        for place in range(1, count + 1):
            persons.append(await self._person(place, persons))
        japanese = any(person.language == "ja" for person in persons)
        return await with_readings(self._dialogue, persons, japanese=japanese)

    async def _person(self, place: int, others: Sequence[Seating]) -> Seating:
        self._say(phrase(N_("The name of player {number}?"), number=place))
        while True:
            typed = await self._dialogue.ask(_NAME)
            problem = seating.name_problem(typed, [other.name for other in others])
            if problem is None:
                break
            self._say(problem)
        name = seating.tidy_name(typed)
        question = phrase(
            N_("Which language for {name}? Enter alone is {language}."),
            name=Verbatim(name),
            language=LANGUAGE_NAMES[self._app.language],
        )
        choices = [LANGUAGE_NAMES[language] for language in LANGUAGES]
        chosen = await self._dialogue.choose(question, choices)
        language = self._app.language if chosen is None else LANGUAGES[chosen]
        return Seating(name, language)

    async def _level(self) -> str | None:
        question = phrase(N_("Which computer players? Enter alone is sensible."))
        chosen = await self._dialogue.choose(question, [_LEVEL_NAMES[level] for level in LEVELS])
        return None if chosen is None else LEVELS[chosen]

    async def _rules(self) -> None:
        game = await self._game(phrase(N_("The rules of which game?")))
        if game is None:
            return
        try:
            sections = read_sections(game.name, self._app.language)
        except MissingDocumentError:
            self._say(phrase(N_("The rules are missing from this installation.")))
            return
        headings = [phrase_of(section.heading) for section in sections]
        question = phrase(N_("Which part of the rules? Enter alone goes back."))
        another = phrase(N_("Another part? Enter alone goes back."))
        chosen = await self._dialogue.choose(question, headings)
        while chosen is not None:
            for paragraph in sections[chosen].paragraphs:
                self._say(phrase_of(paragraph))
            chosen = await self._dialogue.choose(another, headings, known=True)

    async def _settings(self) -> None:
        await SettingsMenu(self._app).run()

    def _say(self, words: Phrase) -> None:
        self._dialogue.say(words)


def options_of(game: AnyGame) -> list[tuple[str, object]]:
    """Return what a record would have for each other rule that the game offers."""
    options = dict.fromkeys(option for seats in game.seats for option in game.options(seats))
    return [
        (option.name, [value] if option.several and value not in option.alone else value)
        for option in options
        for value in (option.alone + option.values if option.several else option.values[1:])
    ]
