"""A hint's reason is what the card is recommended for."""

from random import Random

import pytest

from access_play.core.game import Setup
from access_play.core.seats import CHANCE
from access_play.core.table import Table
from access_play.games.hagakure.cards import SMALLEST_SAMURAI
from access_play.games.hagakure.hints import HINTS
from access_play.games.hagakure.judging import playable
from access_play.games.hagakure.moves import PlayCard
from access_play.games.hagakure.odds import unseen, winning_chance, worth
from access_play.games.hagakure.rules import RULES
from access_play.games.hagakure.state import HagakureView, Phase, State
from access_play.language.speaker import Speaker


def views(seats: int, seed: int) -> list[HagakureView]:
    """Return what those see who have to play a card, in a random game."""
    rng, table = Random(seed), Table[State, HagakureView, object](RULES, Setup(seats))
    found = []
    while to_act := table.to_act():
        if to_act == (CHANCE,):
            table.draw(rng)
            continue
        view = table.view(to_act[0])
        if view.open.phase is Phase.FIGHT:
            found.append(view)
        table.announce(to_act[0], RULES.moves(view).sample(rng))
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_reason_of_a_card_is_true(seats: int) -> None:
    said = set()
    for view in (view for seed in range(5) for view in views(seats, seed)):
        advice = HINTS.advise(view)
        assert isinstance(advice.move, PlayCard)
        card, held, others = advice.move.card, set(playable(view)), unseen(view)
        chance = winning_chance(view, card, others)
        reason = Speaker("en").text(advice.reason).partition(": ")[2]
        said.add(reason)
        told = "" if advice.told is None else Speaker("en").text(advice.told).partition(": ")[2]
        assert told == ("it can best be spared." if "keep" in reason else ""), "of cards still held"
        match reason:
            case "it is the only one you may play.":
                assert held == {card}
            case "it wins the trick.":
                assert chance == 1.0
            case "it will probably win.":
                assert 0.5 <= chance < 1.0
            case "none of your cards is likelier to win.":
                assert chance == max(winning_chance(view, one, others) for one in held) > 0.0
            case "it may win, and you keep better cards for later.":
                better = [one for one in held if winning_chance(view, one, others) > chance]
                assert chance > 0.0
                assert better
                assert worth(card, seats) > min(worth(one, seats) for one in held)
            case "so you keep samurai 18.":
                assert chance == 0.0
                assert SMALLEST_SAMURAI in held - {card}
            case _:
                assert reason == "keep the better cards for a later trick."
                assert any(worth(one, seats) > worth(card, seats) for one in held)
    assert len(said) >= 5
