"""Whole games between computer players, seats rotated, and what they say about their strength."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

import msgspec

from access_play.bots.levels import make_bot
from access_play.core.game import AnyGame, Score, Setup
from access_play.core.refusals import Refusal
from access_play.core.seats import CHANCE
from access_play.core.table import Journal, Table

_TWO_SIDED_95: Final = 1.96


class UnlawfulMoveError(Exception):
    """A computer player announced what its view forbids: a fault of the program."""


class Result(msgspec.Struct, frozen=True):
    """One game: the level that sat at each seat, and the final score."""

    levels: tuple[str, ...]
    score: Score


class Standing(msgspec.Struct, frozen=True):
    """How one level did, over all seats it had."""

    bot: str
    games: int
    """Games times the seats that the level had in each."""
    first: float
    """Share of first places; a shared one counts its part."""
    first_low: float
    mean: float
    lead: float
    """Own score minus the mean of the others'."""
    lead_low: float


def rotated(levels: Sequence[str], game: int) -> tuple[str, ...]:
    """Seat the levels anew for each game, so that nobody keeps a good place."""
    shift = game % len(levels)
    return (*levels[shift:], *levels[:shift])


def play(
    game: AnyGame,
    setup: Setup,
    levels: Sequence[str],
    rng: Random,
    journal: Journal | None = None,
) -> Result:
    """Let computer players play one game to its end, one level a seat.

    Raises:
        UnlawfulMoveError: a computer player's move was refused.
    """
    table = Table(game, setup, journal=journal)
    bots = [make_bot(level, game.name) for level in levels]
    while seats := table.to_act():
        seat = seats[0]
        if seat == CHANCE:
            table.draw(rng)
        else:
            outcome = table.announce(seat, bots[seat].choose(table.view(seat), rng))
            if isinstance(outcome, Refusal):
                raise UnlawfulMoveError(levels[seat], outcome.code)
    return Result(tuple(levels), table.score())


def tournament(
    game: AnyGame,
    setup: Setup,
    levels: Sequence[str],
    games: int,
    rng: Random,
    journals: Callable[[int, Sequence[str]], Journal | None] = lambda _number, _levels: None,
) -> Iterator[Result]:
    """Play several games; ``journals`` is asked for a journal for each."""
    for number in range(games):
        seated = rotated(levels, number)
        yield play(game, setup, seated, rng, journals(number, seated))


def standings(results: Sequence[Result]) -> tuple[Standing, ...]:
    """Sum up, one row a level in the order in which the levels were given."""
    rows: Mapping[str, list[tuple[float, int, float]]] = {
        level: [] for result in results[:1] for level in result.levels
    }
    for result in results:
        for seat, level in enumerate(result.levels):
            rows[level].append(_row(result.score, seat))
    return tuple([_standing(level, entries) for level, entries in rows.items()])


def _row(score: Score, seat: int) -> tuple[float, int, float]:
    own = score.totals[seat]
    others = fmean([total for other, total in enumerate(score.totals) if other != seat])
    return (seat in score.winners) / len(score.winners), own, own - others


def _standing(level: str, rows: Sequence[tuple[float, int, float]]) -> Standing:
    firsts, totals, leads = ([row[column] for row in rows] for column in range(3))
    return Standing(
        level, len(rows), fmean(firsts), _low(firsts), fmean(totals), fmean(leads), _low(leads)
    )


def _low(values: Sequence[float]) -> float:
    """Return the lower bound of a 95 % interval of the mean."""
    spread = stdev(values) if len(values) > 1 else 0.0
    return fmean(values) - _TWO_SIDED_95 * spread / sqrt(len(values))
