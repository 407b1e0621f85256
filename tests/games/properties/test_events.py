"""What is heard names no card that its listener cannot know, and is found by its type."""

from collections import Counter
from importlib import import_module

import pytest

from access_play.core.events import Called, Event, Unanswered, heard_by
from access_play.core.seats import CHANCE
from access_play.games.catalogue import load_rules, own_games, package_of
from tests.games.properties.census import census_of
from tests.games.properties.courses import course, random_games


@random_games(0.045)
def test_a_seat_hears_of_no_card_that_it_cannot_know(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    game, census = played.game, census_of(name)
    for step in played.steps:
        told = game.events(step.state, step.seat, step.move, step.after)
        for seat in range(seats):
            known = census.known(game.view(step.after, seat))
            for event in heard_by(seat, told):
                assert Counter(census.told(event)) <= known, event


@random_games(0.035)
def test_a_bystander_hears_of_no_card_that_is_not_open_to_all(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    game, census = played.game, census_of(name)
    for step in played.steps:
        told = game.events(step.state, step.seat, step.move, step.after)
        for event in heard_by(None, told):
            named = Counter(census.told(event))
            for seat in range(seats):
                assert named <= census.known(game.view(step.after, seat)), event


@random_games(0.035)
def test_an_event_goes_to_everybody_or_leaves_out_one_seat_at_the_table(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    for step in played.steps:
        for heard in played.game.events(step.state, step.seat, step.move, step.after):
            assert heard.only is None or heard.but is None
            assert heard.only in {None, *range(seats)}
            assert heard.but in {None, *range(seats)}


@random_games(0.035)
def test_an_event_says_of_itself_that_it_shows_what_was_hidden(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    game, census = played.game, census_of(name)
    for step in played.steps:
        if step.seat == CHANCE:
            continue
        told = game.events(step.state, step.seat, step.move, step.after)
        for seat in range(seats):
            shown = any(heard.shows for heard in told if heard.reaches(seat))
            assert shown == census.shows(step.state, step.seat, step.move, seat)


@pytest.mark.parametrize("name", own_games())
def test_the_census_knows_every_event_of_its_game(name: str) -> None:
    """A new event must be counted, or its cards would go by unseen."""
    module = import_module(f"{package_of(name)}.events")
    kinds = {
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Event)
        and kind.__module__.startswith(module.__name__)
    }
    courses = [course(name, seats, seed) for seats in load_rules(name).seats for seed in range(25)]
    seen = {
        type(heard.event)
        for played in courses
        for step in played.steps
        for heard in played.game.events(step.state, step.seat, step.move, step.after)
    }
    assert kinds == seen - {Called, Unanswered}
