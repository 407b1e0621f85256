"""Actions that nobody should send: well-formed ones out of place, half ones and nonsense."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from access_play.core.game import AnyGame
from access_play.core.refusals import UnknownActionError
from access_play.core.replay import read_action
from access_play.games.catalogue import load_rules
from tests.games.properties.census import census_of
from tests.games.properties.courses import course

_ODD: tuple[object, ...] = (
    None, True, False, 0, 1, 2, 3, 5, 6, 7, -1, -2, 2**63 - 1, -(2**63), 1.0, 4.5, float("inf"),
    "", "chance", "pass", "x", "é", [], [1], [[]], [[1]], {}, {"a": 1}, [None],
)  # fmt: skip


@lru_cache(maxsize=32)
def actions_seen(name: str, seats: int) -> tuple[Mapping[str, object], ...]:
    """Return the actions of one random game of each number of seats, as a record has them."""
    played = [course(name, each, 0) for each in {seats, *load_rules(name).seats}]
    return tuple([each.game.write(step.move) for each in played for step in each.steps])


def strange_fields(name: str, seats: int, rng: Random) -> dict[str, object]:
    """Return an action's fields: taken from a game, then changed in up to two places."""
    seen, odd = actions_seen(name, seats), (*_ODD, *census_of(name).odd)
    fields = dict(rng.choice(seen))
    for _ in range(rng.choice((0, 1, 1, 2))):
        other = rng.choice(seen)
        key = rng.choice([*fields, *other, "x"])
        match rng.randrange(4):
            case 0:
                fields.pop(key, None)
            case 1:
                fields[key] = rng.choice(odd)
            case 2:
                fields[key] = other.get(key, rng.choice(odd))
            case _:
                fields[key] = _changed_within(fields.get(key), odd, rng)
    return fields


def _changed_within(value: object, odd: Sequence[object], rng: Random) -> object:
    """Change one item of a list, however deep it lies; or take a neighbouring number."""
    match value:
        case [_, *_]:
            items = list(value)
            place = rng.randrange(len(items))
            if rng.random() < 0.3:
                del items[place]
            elif rng.random() < 0.3:
                items.append(items[place])
            else:
                items[place] = _changed_within(items[place], odd, rng)
            return items
        case int():
            return value + rng.choice((-1, 1))
        case _:
            return rng.choice(odd)


def strange_moves(game: AnyGame, seats: int, rng: Random, count: int) -> Iterator[Any]:
    """Return the moves among ``count`` strange actions."""
    for _ in range(count):
        try:
            yield read_action(game, strange_fields(game.name, seats, rng))
        except UnknownActionError:
            continue
