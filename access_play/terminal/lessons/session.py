"""A lesson at this keyboard: one step after another, until its end or until somebody leaves."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from access_play.core.refusals import Refusal
from access_play.core.seats import Seat
from access_play.core.table import Happened
from access_play.games.lessons import LEARNER, Happen, Pause, Tell, Try, TryQuestion
from access_play.games.sayings import Saying
from access_play.language.folding import fold
from access_play.language.phrases import Phrase
from access_play.terminal.lessons import lesson_words
from access_play.terminal.lessons.course import Course
from access_play.terminal.lessons.guided import Attempt, Guided, line_of, task_of
from access_play.terminal.table.calls import Calls
from access_play.terminal.table.keeper import Keeper
from access_play.terminal.table.leaving import until_left
from access_play.terminal.table.orders import Orders
from access_play.terminal.table.playing import Ending, Playing
from access_play.terminal.table.shown import Shown
from access_play.terminal.table.teller import Teller


class LessonSession:
    """Plays a lesson with its one learner.

    Args:
        course: the lesson, at the step to begin with.
        playing: its game, at its beginning.
        teller: tells the learner.
        orders: what changes how the learner is told something.
    """

    def __init__(self, course: Course, playing: Playing, teller: Teller, orders: Orders) -> None:
        (self._player,) = playing.players
        self._course = course
        self._playing = playing
        self._table = playing.table
        self._teller = teller
        self._unkept: tuple[Phrase, ...] = ()
        """What went wrong with keeping the place, as it was told last."""
        self._calls = Calls()
        self._shown = Shown(playing.table, self._calls, [LEARNER])
        self._keeper = Keeper(
            playing.table, teller, self._calls, self._shown, kept_as="", interactive=False
        )
        self._guided = Guided(playing, self._teller, self._keeper, self._shown, orders)
        self._asked_at = -1
        """The table's position at which the game's own question was told last."""

    async def run(self) -> Ending:
        """Play until the lesson is over or somebody leaves."""
        self._begin()
        ending = await until_left(self._teach, self._leave)
        if ending is Ending.GAME_OVER:
            self._tell(lesson_words.OVER)
        return ending

    async def _teach(self) -> None:
        while not self._course.over:
            await self._step()

    def _begin(self) -> None:
        """Tell where the lesson stands, and what had happened when it was left."""
        game, (done, total) = self._playing.words.title, self._course.tries
        if self._course.place == 0:
            for sentence in (lesson_words.title(game), lesson_words.WELCOME, lesson_words.LEAVING):
                self._tell(sentence)
            return
        self._tell(lesson_words.goes_on(game, done, total))
        past = self._course.past()
        for seat, move in past:
            self._catch_up(seat, move)
        if past:
            self._teller.recap(self._player, self._playing.words.hand(self._table.view(LEARNER)))

    def _catch_up(self, seat: Seat, move: Any) -> None:
        happened = self._table.announce(seat, move)
        assert not isinstance(happened, Refusal), happened  # noqa: S101 (a fault of the lesson)
        for told in self._calls.hold(happened):
            self._teller.catch_up(told)
        for told in self._released():
            self._teller.catch_up(told)
        self._shown.note()

    async def _step(self) -> None:
        match self._course.step:
            case Tell(sentence):
                self._tell(sentence)
            case Happen():
                await self._happen()
            case Pause():
                await self._pause()
            case Try() as step:
                await self._try(step)
        self._tell_unkept(self._course.go_on())

    async def _happen(self) -> None:
        for seat, move in self._course.due():
            refusal = await self._keeper.keep(partial(self._table.announce, seat, move))
            assert refusal is None, refusal  # noqa: S101 (as above)
            for happened in self._released():
                self._teller.spread(happened)

    def _released(self) -> Iterable[Happened]:
        """Let everybody be called who cannot answer any more; nobody here is to wait for it."""
        while self._calls.over and self._calls.due:
            self._calls.next()
        return self._calls.released()

    async def _pause(self) -> None:
        dialogue = self._teller.dialogue(self._player)
        while True:
            prompt = self._teller.prompt(self._player, lesson_words.PAUSE)
            typed = await dialogue.read_at(prompt) or ""
            if not fold(typed) and not self._player.reads:
                return
            await self._guided.answer(self._player, typed)

    async def _try(self, step: Try) -> None:
        """Ask the learner until what the step waits for was typed."""
        attempt = Attempt(step, tuple(move for _, move in self._course.due()))
        self._tell_turn(step)
        self._tell(task_of(step, self._player))
        while not attempt.done:
            prompt = self._teller.prompt(self._player, self._prompt(step))
            typed = await self._teller.dialogue(self._player).read_at(prompt) or ""
            await self._guided.attempt(self._player, typed, attempt)
        self._player.reads = False
        for happened in self._released():
            self._teller.spread(happened)

    def _tell_turn(self, step: Try) -> None:
        """Ask for a move as the game does, once, before the lesson says which."""
        view = self._table.view(LEARNER)
        if isinstance(step, TryQuestion) or not view.may_act:
            return
        if self._asked_at != self._table.position:
            self._asked_at = self._table.position
            self._teller.ask(self._player, self._playing.words.question(view).asked)

    def _prompt(self, step: Try) -> Phrase:
        view = self._table.view(LEARNER)
        if isinstance(step, TryQuestion) or not view.may_act:
            return lesson_words.prompt(line_of(step, self._player))
        return self._playing.words.question(view).prompt

    def _tell(self, words: Phrase) -> None:
        self._teller.tell(self._player, Saying(words))

    def _tell_unkept(self, problems: tuple[Phrase, ...]) -> None:
        """Say why the place cannot be kept, but not again and again."""
        if problems and problems != self._unkept:
            self._unkept = problems
            for problem in problems:
                self._teller.urge(self._player, problem)

    def _leave(self) -> None:
        if not self._unkept:
            command = f"access-play learn {self._table.game.name}"
            self._teller.urge(self._player, lesson_words.farewell(command))
