"""How far a lesson has come: its steps, the actions they use up, and where to go on."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from access_play.core.game import AnyGame
from access_play.core.record import BY
from access_play.core.replay import read_action
from access_play.core.seats import CHANCE, Seat, seat_of
from access_play.games.lessons import Happen, Lesson, Pause, Step, Try, TryMove
from access_play.language.phrases import Phrase


class Course:
    """A lesson at one of its steps.

    Args:
        lesson: what is taught.
        game: the rules.
        keep: keeps the step to begin with next time, and says what went wrong with that.
        place: the step to begin with, from 0; one that there is not is the last that there is.
    """

    def __init__(
        self,
        lesson: Lesson,
        game: AnyGame,
        keep: Callable[[int], tuple[Phrase, ...]],
        place: int = 0,
    ) -> None:
        self._keep: Final = keep
        self._lesson: Final = lesson
        self._game: Final = game
        self.place = min(max(place, 0), len(lesson.steps) - 1)
        """The step that comes next, from 0."""
        self._used = sum(map(_uses, lesson.steps[: self.place]))

    @property
    def over(self) -> bool:
        """Whether no step is left."""
        return self.place == len(self._lesson.steps)

    @property
    def step(self) -> Step:
        """The step that comes next."""
        return self._lesson.steps[self.place]

    @property
    def tries(self) -> tuple[int, int]:
        """How many times something has been asked of the learner, and how often in all."""
        steps = self._lesson.steps
        return _tries(steps[: self.place]), _tries(steps)

    def past(self) -> tuple[tuple[Seat, Any], ...]:
        """Return what has happened before this step: who moved, and how."""
        return tuple(map(self._move, self._lesson.actions[: self._used]))

    def due(self) -> tuple[tuple[Seat, Any], ...]:
        """Return what happens in this step: who moves, and how."""
        end = self._used + _uses(self.step)
        return tuple(map(self._move, self._lesson.actions[self._used : end]))

    def go_on(self) -> tuple[Phrase, ...]:
        """Leave this step behind, and say what went wrong with keeping the place.

        A lesson that is left is gone on with behind the last step at which something was typed,
        so that what was told since is told again; one that is over begins anew.
        """
        step = self.step
        self._used += _uses(step)
        self.place += 1
        if self.over:
            return self._keep(0)
        return self._keep(self.place) if isinstance(step, Try | Pause) else ()

    def _move(self, action: Mapping[str, object]) -> tuple[Seat, Any]:
        by = action[BY]
        seat = seat_of(by) if isinstance(by, int) else CHANCE
        return seat, read_action(self._game, {key: action[key] for key in action if key != BY})


def _uses(step: Step) -> int:
    """Count the actions of the record that a step uses up."""
    return step.count if isinstance(step, Happen | TryMove) else 0


def _tries(steps: tuple[Step, ...]) -> int:
    return sum(isinstance(step, Try) for step in steps)
