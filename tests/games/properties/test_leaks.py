"""Nothing that a seat is given depends on what it cannot know.

For a world that a seat cannot rule out, everything it sees, may do, hears and is told is
the same as in the true one.
"""

from collections import Counter
from random import Random
from typing import Any

from access_play.core.events import Event, heard_by
from access_play.core.game import AnyGame
from access_play.core.refusals import Refusal
from access_play.core.seats import CHANCE, Seat
from access_play.games.catalogue import load_words
from access_play.games.words import AnyWords
from tests.games.properties.census import Census, census_of
from tests.games.properties.courses import (
    Course,
    Step,
    course,
    every_table,
    random_games,
    walk,
)
from tests.games.properties.strange import strange_moves
from tests.games.properties.worlds import World, worlds


def refusals(played: Course, view: Any, seed: int) -> list[Refusal | None]:
    moves = strange_moves(played.game, played.setup.seats, Random(seed), 6)
    return [played.game.refuse(view, move) for move in moves]


def shows(census: Census, world: World, listener: Seat | None) -> bool:
    """Tell whether what happens next shows a listener something, in either of the worlds."""
    step, both = world.step, (world.true, world.imagined)
    return any(census.shows(state, step.seat, step.move, listener) for state in both)


def heard(game: AnyGame, state: Any, step: Step, listener: Seat | None) -> tuple[Event, ...]:
    after = game.apply(state, step.seat, step.move)
    return heard_by(listener, game.events(state, step.seat, step.move, after))


@random_games(0.035)
def test_a_seat_sees_the_same_and_may_do_the_same(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    game = played.game
    for world in worlds(played, seed, first):
        true, imagined = (game.view(each, world.seat) for each in (world.true, world.imagined))
        assert true == imagined
        assert game.score(world.true) == game.score(world.imagined)
        assert game.forced(true) == game.forced(imagined)
        assert refusals(played, true, seed) == refusals(played, imagined, seed)
        if game.moves(true).listable:
            assert list(game.moves(true)) == list(game.moves(imagined))
        if true.may_act:
            both = [game.moves(view).sample(Random(seed)) for view in (true, imagined)]
            assert both[0] == both[1]


@random_games(0.035)
def test_a_seat_hears_the_same_of_everything_that_shows_it_nothing(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    game, census = played.game, census_of(name)
    for world in worlds(played, seed, first):
        step, seat = world.step, world.seat
        if step.seat == CHANCE or shows(census, world, seat):
            continue
        if step.move in game.moves(game.view(world.imagined, step.seat)):
            both = (world.true, world.imagined)
            told = [heard(game, state, step, seat) for state in both]
            assert told[0] == told[1]
            seen = [game.view(game.apply(each, step.seat, step.move), seat) for each in both]
            assert seen[0] == seen[1]


@random_games(0.035)
def test_others_hear_the_same_of_what_a_seat_is_shown_alone(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    game, census = played.game, census_of(name)
    for world in worlds(played, seed, first):
        step = world.step
        if step.seat != world.seat:
            continue
        for listener in (*range(seats), None):
            if not shows(census, world, listener):
                both = (world.true, world.imagined)
                told = [heard(game, state, step, listener) for state in both]
                assert told[0] == told[1]


@random_games(0.021)
def test_an_imagined_world_is_a_state_like_any_other(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    game, census, rng = played.game, census_of(name), Random(seed)
    for world in worlds(played, seed, first):
        found = Counter[object]()
        for cards in census.places(world.imagined).values():
            found.update(cards)
        assert found == Counter(census.deck(world.imagined)) == Counter(census.deck(world.true))
        view = game.view(world.true, world.seat)
        assert game.imagine(view, Random(first)) == game.imagine(view, Random(first))
    end = list(walk(game, world.imagined, rng))
    assert game.score(end[-1].after if end else world.imagined).over


@every_table
def test_other_worlds_are_really_others(name: str, seats: int) -> None:
    """Otherwise nothing above could fail."""
    game = course(name, seats, 1).game
    found = [each for seed in range(1, 6) for each in worlds(course(name, seats, seed), seed, 0)]
    differ = [world.true != world.imagined for world in found]
    assert sum(differ) > len(differ) / 3
    views = [
        (game.view(world.true, other), game.view(world.imagined, other))
        for world in found
        for other in range(seats)
        if other != world.seat
    ]
    assert sum(true != imagined for true, imagined in views) > len(views) / 4


def everything_asked(words: AnyWords, played: Course, view: Any, seed: int) -> list[object]:
    """Return whatever a seat can be told from its view."""
    refused = [refusal for refusal in refusals(played, view, seed) if refusal is not None]
    moves = zip(played.game.moves(view), range(9), strict=False)
    return [
        *words.hand(view),
        [words.hand_item(view, number) for number in range(4)],
        words.table(view),
        [words.table_of(view, seat) for seat in range(played.setup.seats)],
        words.score(view),
        words.score_details(view),
        words.turn(view),
        words.help(view),
        words.question(view) if view.may_act else None,
        [words.refusal(view, refusal) for refusal in refused],
        [words.move(view, move) for move, _ in moves],
        [words.info(view, typed, "en") for typed in census_of(played.name).things],
        [words.table_at(view, typed, "en") for typed in census_of(played.name).things],
    ]


@random_games(0.008)
def test_a_seat_is_told_the_same_whatever_it_asks(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    game, words = played.game, load_words(name)
    for world in worlds(played, seed, first):
        told = [
            everything_asked(words, played, game.view(state, world.seat), seed)
            for state in (world.true, world.imagined)
        ]
        assert told[0] == told[1]


@random_games(0.021)
def test_a_seat_is_told_the_same_of_what_happens(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    game, census, words = played.game, census_of(name), load_words(name)
    for world in worlds(played, seed, first):
        step, seat = world.step, world.seat
        if step.seat != seat or shows(census, world, seat):
            continue
        told = [
            [words.tell(event, seat) for event in heard(game, state, step, seat)]
            for state in (world.true, world.imagined)
        ]
        assert told[0] == told[1]
