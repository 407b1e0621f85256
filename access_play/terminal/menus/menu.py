"""The menu: new game, resume, rules, settings, a lesson, quit."""

from collections.abc import Awaitable, Callable
from datetime import datetime

from access_play.core.record import UnreadableError
from access_play.games.catalogue import load_words
from access_play.hosting.headers import generator
from access_play.hosting.interrupts import interrupts_held
from access_play.hosting.problems import PlayerError, save_problem, unreadable
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.language.speaker import Speaker
from access_play.saves.faults import SaveError
from access_play.terminal.app import App
from access_play.terminal.asking.dialogue import Back, Quit
from access_play.terminal.lessons import lesson_words
from access_play.terminal.lessons.offering import choose_lesson, go_on_with, learn, left_lessons
from access_play.terminal.menus import first_start
from access_play.terminal.menus.finished import FinishedGame
from access_play.terminal.menus.kept_games import KeptGame, kept_games, lines_of, replay_kept
from access_play.terminal.menus.new_game import NewGame, ask_game
from access_play.terminal.menus.rule_desk import RuleDesk
from access_play.terminal.menus.settings_menu import SettingsMenu
from access_play.terminal.preferences.choices import Lines
from access_play.terminal.table.playing import Ending


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
            ending = await self._try(self.first_lesson) if await self.first_start() else None
            while ending not in {Ending.END_OF_INPUT, Ending.INTERRUPTED}:
                ending = await self._offer()
        except Quit:
            return Ending.QUIT
        return ending

    async def first_start(self) -> bool:
        """Ask for what has not been chosen yet; tell whether anything was asked."""
        choices, wishes = self._app.choices, self._app.wishes
        asked = self._dialogue
        if not (choices.settings.language or wishes.language):
            language = await first_start.ask_language(self._dialogue)
            self._kept(choices.keep(language=language))
        if not (choices.settings.speech or wishes.speech):
            mode = await first_start.ask_voice(self._dialogue)
            self._app.outlets.switch(mode)
            missing = (choices.who_speaks(),) if self._app.outlets.missing is not None else ()
            news = mode in first_start.NEWS_MODES
            self._kept((*missing, *choices.keep(speech=mode, news_in_prompt=news)))
        return self._dialogue is not asked

    async def first_lesson(self) -> Ending | None:
        """Offer a lesson to somebody who is here for the first time."""
        question = N_(
            "New here? A lesson teaches a game while you play it."
            " Choose one, or Enter alone for the menu."
        )
        return await self._learn(phrase(question))

    def _kept(self, told: Lines) -> None:
        """Go on in the language that was chosen; say what went wrong."""
        self._dialogue = self._app.dialogue(self._dialogue.lines)
        for line in told:
            self._say(line)

    async def resume(self) -> Ending | None:
        """List the games that were kept and the lessons that were left, and go on with one."""
        with interrupts_held():
            games = kept_games()
        lessons = left_lessons(self._app.settings)
        if not games and not lessons:
            self._say(phrase(N_("No game has been kept yet.")))
            return None
        lines, names = lines_of(games, datetime.now().astimezone())
        lines += [lesson_words.unfinished(load_words(name).title) for name in lessons]
        dialogue = self._app.dialogue(
            self._dialogue.lines, speaker=Speaker(self._app.language, names)
        )
        dialogue.goes_back = True
        chosen = await dialogue.choose(phrase(N_("Which game? Enter alone goes back.")), lines)
        if chosen is None:
            return None
        if chosen < len(games):
            return await self._go_on(games[chosen])
        return await go_on_with(self._app, lessons[chosen - len(games)])

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
        self._dialogue.goes_back = True
        choices = (
            phrase(NP_("menu", "new game")),
            phrase(NP_("menu", "resume a game")),
            phrase(NP_("menu", "learn the rules")),
            phrase(NP_("menu", "settings")),
            phrase(NP_("menu", "a special game: practice, or other rules")),
            phrase(NP_("menu", "a lesson: get to know a game by playing it")),
            phrase(NP_("menu", "quit")),
        )
        offers = (
            self._new_game,
            self.resume,
            self._rules,
            self._settings,
            self._special_game,
            self._lesson,
            self._quit,
        )
        question = phrase(N_("What would you like to do?"))

        async def choose() -> Ending | None:
            chosen = await self._dialogue.choose(question, choices)
            return None if chosen is None else await offers[chosen]()

        return await self._try(choose)

    async def _try(self, act: Callable[[], Awaitable[Ending | None]]) -> Ending | None:
        """Let something be done, or say in one sentence why it cannot be."""
        try:
            return await act()
        except Back:
            return None
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
        return await self._begin(special=False)

    async def _special_game(self) -> Ending | None:
        """Begin a game in which moves can be taken back, or that differs in one rule."""
        return await self._begin(special=True)

    async def _begin(self, *, special: bool) -> Ending | None:
        wanted = await NewGame(self._dialogue, self._app.language, special=special).run()
        if wanted is None:
            return None
        header, game = wanted
        return await self._app.play(header, game, self._app.begin_journal(header), generator(None))

    async def _lesson(self) -> Ending | None:
        return await self._learn(lesson_words.WHICH)

    async def _learn(self, question: Phrase) -> Ending | None:
        name = await choose_lesson(self._dialogue, question)
        return None if name is None else await learn(self._app, self._dialogue, name)

    async def _rules(self) -> None:
        game = await ask_game(self._dialogue, phrase(N_("The rules of which game?")))
        if game is None:
            return
        await RuleDesk(game.name, self._dialogue).run()

    async def _settings(self) -> None:
        await SettingsMenu(self._app).run()

    def _say(self, words: Phrase) -> None:
        self._dialogue.say(words)
