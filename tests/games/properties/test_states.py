"""What holds of every state that a game can come to."""

from collections import Counter
from random import Random

import msgspec

from access_play.core.seats import CHANCE
from tests.games.properties.census import census_of
from tests.games.properties.courses import course, random_games
from tests.games.properties.strange import strange_moves


@random_games(0.045)
def test_nothing_changes_a_state_that_is_left_behind(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    game = played.game
    before = [msgspec.to_builtins(step.state) for step in played.some(first)]
    for step in played.some(first):
        after = game.apply(step.state, step.seat, step.move)
        assert after == step.after
        game.events(step.state, step.seat, step.move, after)
        game.score(step.state)
        for seat in range(seats):
            view = game.view(step.state, seat)
            game.imagine(view, Random(seed))
            list(zip(range(50), game.moves(view), strict=False))
            for move in strange_moves(game, seats, Random(seed), 3):
                game.refuse(view, move)
    assert [msgspec.to_builtins(step.state) for step in played.some(first)] == before


@random_games(0.055)
def test_every_card_is_in_exactly_one_place(name: str, seats: int, seed: int, first: int) -> None:
    played = course(name, seats, seed)
    census = census_of(name)
    for step in played.steps:
        found = Counter[object]()
        for cards in census.places(step.after).values():
            found.update(cards)
        assert found == Counter(census.deck(step.after))
    assert list(census.deck(played.end))


@random_games(0.045)
def test_who_may_act_is_told_alike_by_state_and_views(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    game = played.game
    for state in played.states(first, stride=3):
        acting = game.to_act(state)
        views = [game.view(state, seat) for seat in range(seats)]
        assert [view.seat for view in views] == list(range(seats))
        assert [view.seat for view in views if view.may_act] == [
            seat for seat in acting if seat != CHANCE
        ]
        assert {view.over for view in views} == {acting == ()}
        assert list(acting) == sorted(set(acting))
        assert (acting == (CHANCE,)) == (game.chance(state) is not None)


@random_games(0.045)
def test_there_are_winners_at_the_end_and_not_before(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    for state in played.states(first):
        score = played.game.score(state)
        assert len(score.totals) == seats
        assert score.over == (played.game.to_act(state) == ())
        assert bool(score.winners) == score.over
        assert list(score.winners) == sorted(set(score.winners) & set(range(seats)))
    assert played.game.score(played.end).over
