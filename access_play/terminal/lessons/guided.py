"""A learner's typed line: a question, a move that the lesson waits for, or something else."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from access_play.games.lessons import Try, TryForbidden, TryQuestion
from access_play.language.folding import fold
from access_play.language.phrases import Phrase, Verbatim, filled
from access_play.language.vocabulary import Vocabulary
from access_play.terminal.asking.questions import Ask, Asked, find
from access_play.terminal.lessons import lesson_words
from access_play.terminal.table.keeper import Keeper
from access_play.terminal.table.orders import Orders
from access_play.terminal.table.player import Player
from access_play.terminal.table.playing import Playing
from access_play.terminal.table.reactions import Reactions
from access_play.terminal.table.shown import Shown
from access_play.terminal.table.teller import Teller

PATIENCE: Final = 2
"""After so many lines that were not meant, the very words to type are said."""


class Attempt(msgspec.Struct):
    """What a step waits for, and how far the learner is with it."""

    step: Try
    wanted: tuple[Any, ...] = ()
    """The moves that are to be made."""
    done: bool = False
    missed: int = 0
    """How many lines were something else."""


class Guided(Reactions):
    """Reacts as in any game, but for a move that is not the lesson's: that is not made.

    Args:
        playing: the game.
        teller: tells the answers.
        keeper: makes the moves.
        shown: what the learner may look at.
        orders: changes how the learner is told something.
    """

    def __init__(
        self, playing: Playing, teller: Teller, keeper: Keeper, shown: Shown, orders: Orders
    ) -> None:
        super().__init__(playing, teller, keeper, shown, orders)
        self._attempt: Attempt | None = None
        self._was_question = False

    async def attempt(self, player: Player, typed: str, attempt: Attempt) -> None:
        """Let a learner try once; a question that is asked meanwhile is answered, and no miss."""
        self._attempt, self._was_question = attempt, False
        await self.react(player, typed)
        if not (attempt.done or self._was_question):
            attempt.missed += 1
            if attempt.missed >= PATIENCE:
                self.show(player)

    async def answer(self, player: Player, typed: str) -> None:
        """Answer a learner of whom nothing is asked just now."""
        self._attempt = None
        await self.react(player, typed)

    def show(self, player: Player) -> None:
        """Say the very words to type."""
        if self._attempt is None:
            self._teller.answer(player, lesson_words.NOTHING_TO_TYPE)
        else:
            self._teller.answer(player, lesson_words.type_this(line_of(self._attempt.step, player)))

    async def _handle(self, player: Player, typed: str) -> None:
        if fold(typed):
            await super()._handle(player, typed)
        elif not self._reads_on(player, typed):
            self._was_question = True
            self.show(player)

    def _reads_on(self, player: Player, typed: str) -> bool:
        """Read the rules on, but with Enter to the end of a heading only: then it helps again."""
        if not fold(typed) and self._answers.rules.is_done(player):
            player.reads = False
        reads = super()._reads_on(player, typed)
        self._was_question |= reads
        return reads

    async def _ask(self, player: Player, asked: Asked) -> bool:
        answer = self._lesson_answer(asked)
        if answer is not None:
            answer(player)
            self._was_question = True
            return True
        answered = await super()._ask(player, asked)
        by_number = asked.question.ask is Ask.MOVES and bool(asked.rest)
        self._was_question |= answered and not by_number
        if answered and self._attempt is not None and self._is_wanted(player, asked):
            self._attempt.done = True
        return answered

    def _lesson_answer(self, asked: Asked) -> Callable[[Player], None] | None:
        """Find what a lesson answers in place of the game."""
        if asked.rest:
            return None
        return {Ask.HINT: self.show, Ask.HELP: self._help, Ask.SAVE: self._where}.get(
            asked.question.ask
        )

    def _help(self, player: Player) -> None:
        """Tell first what can be typed at this very step, then what always can."""
        task = () if self._attempt is None else (task_of(self._attempt.step, player),)
        usual = self._answers.answer(Ask.HELP, player, "")
        self._teller.answer(player, *task, lesson_words.WELCOME, lesson_words.LEAVING, *usual)

    def _where(self, player: Player) -> None:
        self._teller.answer(player, lesson_words.KEPT)

    def _is_wanted(self, player: Player, asked: Asked) -> bool:
        """Tell whether a question is the one of this step, in whichever words."""
        attempt = self._attempt
        if attempt is None or not isinstance(attempt.step, TryQuestion):
            return False
        lines = lines_of(attempt.step, player.vocabulary)
        return any(self._is_same(player, asked, find(line, player.vocabulary)) for line in lines)

    def _is_same(self, player: Player, asked: Asked, wanted: Asked | None) -> bool:
        """Tell whether two questions have one answer."""
        if wanted is None or wanted.question.ask is not asked.question.ask:
            return False
        if wanted.rest == asked.rest:
            return True
        answers = [
            self._answers.answer(each.question.ask, player, each.rest) for each in (wanted, asked)
        ]
        return answers[0] == answers[1]

    async def _announce(self, player: Player, *moves: object) -> None:
        """Make the moves that the lesson waits for; let others be refused, or say they are not."""
        attempt = self._attempt
        view = self._shown.view(player.seat)
        refusal = self._table.game.refuse(view, moves[0])
        if refusal is not None:
            self._refused(player, refusal, moves[0])
            if attempt is not None and isinstance(attempt.step, TryForbidden):
                attempt.done = refusal.code == attempt.step.code
        elif attempt is not None and moves == attempt.wanted:
            await super()._announce(player, *moves)
            attempt.done = True
        else:
            self._refuse(player, lesson_words.OTHER_MOVE, None)


def line_of(step: Try, player: Player) -> Verbatim:
    """Return what a step asks to type, in the learner's language."""
    line = lines_of(step, player.vocabulary)[0]
    return Verbatim(line, reading=line)


def task_of(step: Try, player: Player) -> Phrase:
    """Return what a step asks to do."""
    return filled(step.task, line=line_of(step, player))


def lines_of(step: Try, vocabulary: Vocabulary) -> Sequence[str]:
    """Return the lines that a step takes, as they are spelt in a language; the first is shown."""
    return tuple(vocabulary.spellings(step.line).values())
