"""The strange actions of these tests meet every answer, or the tests could not fail."""

from collections import Counter
from random import Random

import pytest

from access_play.core.refusals import Reason, UnknownActionError
from access_play.core.replay import read_action
from access_play.core.seats import CHANCE
from access_play.games.catalogue import load_rules, own_games
from tests.games.properties.courses import course
from tests.games.properties.strange import strange_fields


def answers(name: str, seats: int) -> Counter[str]:
    """Count the answers to strange actions along some games."""
    found, rng = Counter[str](), Random(3)
    for seed in range(10):
        played = course(name, seats, seed)
        for step in played.steps:
            fields = strange_fields(name, seats, rng)
            try:
                move = read_action(played.game, fields)
            except UnknownActionError:
                found["unreadable"] += 1
                continue
            if step.seat != CHANCE:
                refusal = played.game.refuse(played.game.view(step.state, step.seat), move)
                found["lawful" if refusal is None else refusal.code] += 1
    return found


@pytest.mark.parametrize("name", own_games())
def test_strange_actions_are_read_or_not_and_lawful_or_not(name: str) -> None:
    found = answers(name, min(load_rules(name).seats))
    assert {"unreadable", "lawful", Reason.UNKNOWN_ACTION, Reason.NOT_IN_HAND} <= set(found)
    assert min(found["unreadable"], found["lawful"]) > 30
    assert len(found) > 5
