"""Finding games: by their folders, by their entry points, and not at all."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from access_play.core.game import Game
from access_play.games import catalogue
from access_play.games.catalogue import (
    UnknownGameError,
    game_names,
    load_commands,
    load_rules,
    load_words,
    own_games,
    package_of,
)
from access_play.games.commands import Commands
from access_play.games.words import Words

CACHED = (own_games, game_names, package_of, load_rules)


@pytest.fixture
def another_package(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Install, as it were, a package that brings the game ``lanterns``, and one under our name."""
    points = [
        EntryPoint("lanterns", "tests.core.lanterns", catalogue.ENTRY_POINTS),
        EntryPoint("hagakure", "somewhere.else", catalogue.ENTRY_POINTS),
    ]
    groups = {catalogue.ENTRY_POINTS: points}
    monkeypatch.setattr(catalogue, "entry_points", lambda group: groups[group])
    _forget()
    yield "lanterns"
    _forget()


def _forget() -> None:
    for cached in CACHED:
        cached.cache_clear()


@pytest.mark.parametrize("name", own_games())
def test_each_game_of_the_project_brings_rules_words_and_commands(name: str) -> None:
    assert isinstance(load_rules(name), Game)
    assert load_rules(name).name == name
    assert isinstance(load_words(name), Words)
    assert isinstance(load_commands(name), Commands)
    assert package_of(name).startswith("access_play.games.")


def test_the_games_are_listed_in_the_order_of_the_alphabet() -> None:
    assert list(own_games()) == sorted(own_games())
    assert "hagakure" in own_games()
    assert set(own_games()) <= set(game_names())


@pytest.mark.parametrize("name", ["chess", "", "Hagakure", "words", "catalogue", "../hagakure"])
def test_a_game_that_there_is_not(name: str) -> None:
    for find in (package_of, load_rules, load_words):
        with pytest.raises(UnknownGameError) as caught:
            find(name)
        assert caught.value.name == name


def test_another_package_can_bring_a_game(another_package: str) -> None:
    assert game_names() == (*own_games(), another_package)
    assert package_of(another_package) == "tests.core.lanterns"
    with pytest.raises(UnknownGameError):
        package_of("chess")


def test_no_package_can_put_its_game_in_the_place_of_ours(another_package: str) -> None:
    assert package_of("hagakure") == "access_play.games.hagakure"
    assert game_names().count("hagakure") == 1
