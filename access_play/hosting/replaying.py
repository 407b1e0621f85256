"""A kept game played again, where each of its moves must be right."""

from collections.abc import Iterator

from access_play.core.refusals import Refusal
from access_play.core.replay import Replay
from access_play.core.table import Happened
from access_play.hosting.problems import PlayerError
from access_play.language.messages import N_
from access_play.language.phrases import phrase


def happenings(replay: Replay) -> Iterator[Happened]:
    """Replay a game, and tell what happened with one action after another.

    Raises:
        PlayerError: one of its moves is not right.
    """
    for verdict in replay.verdicts():
        if isinstance(verdict.outcome, Refusal):
            wrong = N_("Line {line} of this record is a move that is not allowed.")
            raise PlayerError(phrase(wrong, line=verdict.line))
        yield verdict.outcome
