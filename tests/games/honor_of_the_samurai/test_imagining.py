"""A world that a seat cannot rule out: what it sees stays, the rest is dealt anew."""

from random import Random

import pytest

from access_play.games.honor_of_the_samurai.cards import CODES, SAVE_FACE
from access_play.games.honor_of_the_samurai.imagining import lying_open, unseen_cards
from access_play.games.honor_of_the_samurai.rules import RULES
from access_play.games.honor_of_the_samurai.state import HonorView, State
from tests.games.honor_of_the_samurai.staged import Staged, serving, stage

UPPER = {1: "daimyo-1", 2: "daimyo-9 castle-odawara"}


def whole(game: Staged) -> Staged:
    """Put the rest of the deck into the draw pile, so that every card is somewhere."""
    state = game.state
    rest = list(state.open.terms.deck.cards)
    for card in (*lying_open(state.open), *[card for hand in state.hands for card in hand]):
        rest.remove(card)
    table = type(state.open)(
        **{
            **{name: getattr(state.open, name) for name in state.open.__struct_fields__},
            "pile": len(rest),
        }
    )
    game.state = State(table, state.hands, tuple(rest), state.asked)
    return game


def imagined(view: HonorView, count: int = 60) -> list[State]:
    worlds = [RULES.imagine(view, Random(seed)) for seed in range(count)]
    assert all(RULES.view(world, view.seat) == view for world in worlds)
    return worlds


def test_own_hand_and_table_stay_and_all_else_is_shuffled() -> None:
    game = whole(stage(3, hands={1: "daisho lancers", 2: "3*lancers", 3: "cavalry"}))
    view = game.view(1)
    worlds = imagined(view)
    assert {len(world.hands[1]) for world in worlds} == {3}
    assert len({world.hands[1] for world in worlds}) > 30
    assert len({world.draw for world in worlds}) == 60
    assert len(unseen_cards(view)) == 3 + 1 + game.open.pile


def test_somebody_else_is_asked_and_can_answer() -> None:
    hands = {1: "lancers", 2: "lancers", 3: "save-face", 4: "lancers"}
    game = whole(stage(4, upper=UPPER, hands=hands))
    game.do(1, "declare", what="attack", seat=2).roll(6).roll(1)
    worlds = imagined(game.view(1))
    assert {world.asked for world in worlds} == {1, 2, 3}
    assert all(SAVE_FACE in world.hands[world.asked] for world in worlds)


def test_a_seat_that_has_not_been_asked_yet_knows_that_one_before_it_is() -> None:
    hands = {1: "save-face", 2: "lancers", 3: "save-face", 4: "lancers"}
    game = whole(stage(4, upper=UPPER, hands=hands))
    game.do(1, "declare", what="attack", seat=2).roll(6).roll(1)
    assert {world.asked for world in imagined(game.view(1))} == {1, 2, 3}
    game.do(3, "pass")
    assert game.to_act() == (1,)
    assert {world.asked for world in imagined(game.view(3))} == {0, 3}
    assert {world.asked for world in imagined(game.view(1))} == {0}


def test_the_target_of_a_dishonor_is_asked_in_every_world() -> None:
    game = whole(stage(3, hands={1: "dishonor", 2: "save-face", 3: "lancers"}))
    game.do(1, "dishonor", seat=2)
    for seat in (1, 2, 3):
        assert {world.asked for world in imagined(game.view(seat))} == {1}


def test_who_saves_a_second_samurai_is_never_himself() -> None:
    hands = {1: "lancers", 2: "dishonor save-face", 3: "lancers"}
    game = whole(stage(3, turn=2, upper={3: ""}, bonds={3: serving(1)}, hands=hands))
    game.do(2, "dishonor", seat=3).do(3, "accept")
    assert {world.asked for world in imagined(game.view(3))} == {0, 1}
    assert {world.asked for world in imagined(game.view(1))} == {1}


@pytest.mark.parametrize("seed", range(5))
def test_every_card_is_somewhere_once(seed: int) -> None:
    game = whole(stage(3, hands={1: "daisho lancers", 2: "3*lancers"}, discards="2*dishonor"))
    world = RULES.imagine(game.view(1), Random(seed))
    found = [*lying_open(world.open), *world.draw, *[c for hand in world.hands for c in hand]]
    assert sorted(found) == [*world.open.terms.deck.cards]
    assert {*found} <= {*CODES}
