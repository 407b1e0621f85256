"""A numbered choice is found by its number, its name or words of it, and a slip is asked about."""

import json

import pytest

from access_play.games.hagakure.words.card_words import CHOICE
from access_play.language.messages import N_
from access_play.language.phrases import Person, phrase
from access_play.language.speaker import Name, Speaker
from access_play.terminal.asking.matching import meant_by, place_of
from tests.terminal.stage import Stage

ENGLISH = Speaker("en")
WIVES = [phrase(N_("an okugata with honor 10")), phrase(N_("an okugata with honor 5"))]
SPLITS = [phrase(N_("take the advice, Earth three 2s, a 4")), phrase(N_("number by number"))]


@pytest.mark.parametrize(("typed", "place"), [("10", 0), ("5", 1), ("2", 1), ("7", None)])
def test_a_number_that_is_no_place_may_be_one_of_a_name(typed: str, place: int | None) -> None:
    assert place_of(typed, WIVES, ENGLISH, beyond=True) == place


def test_a_number_that_is_no_place_is_none_where_the_choices_are_no_moves() -> None:
    assert place_of("10", WIVES, ENGLISH) is None


def test_what_is_typed_more_often_than_it_stands_in_a_name_is_not_that_name() -> None:
    assert place_of("advice earth 2s", SPLITS, ENGLISH) == 0
    assert place_of("earth 2s 2s 2s", SPLITS, ENGLISH) is None


def test_some_of_its_numbers_are_not_a_choice_where_they_are_a_move_by_themselves() -> None:
    assert place_of("earth 4", SPLITS, ENGLISH) == 0
    assert place_of("earth 4", SPLITS, ENGLISH, apart=True) is None
    assert place_of("earth three 2s, a 4", SPLITS, ENGLISH, apart=True) == 0
    assert place_of("advice", SPLITS, ENGLISH, apart=True) == 0


@pytest.mark.parametrize(
    ("typed", "place"), [("numbar by number", 1), ("advise", 0), ("an", None), ("shuriken", None)]
)
def test_a_slip_in_a_name_means_one_choice_at_most(typed: str, place: int | None) -> None:
    assert meant_by(typed, SPLITS, ENGLISH) == place


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_choices_with_names_of_players_are_looked_up_in_english_too(language: str) -> None:
    looks = [phrase(N_("look at the hand of {player}"), player=Person(seat)) for seat in (0, 1)]
    speaker = Speaker(language, [Name("Aki"), Name("Ken")])
    assert place_of("look at the hand of ken", looks, speaker) == 1
    assert place_of("look at aki", looks, speaker) == 0
    assert place_of("nothing of theirs", looks, speaker) is None


@pytest.mark.parametrize(
    ("typed", "place"), [("い", None), ("び", None), ("びと", 0), ("人", 0), ("らい", 1), ("ム", 0)]
)
def test_a_kana_tells_of_a_choice_only_where_its_name_begins_with_it(
    typed: str, place: int | None
) -> None:
    assert place_of(typed, [CHOICE[9], CHOICE[18]], Speaker("ja")) == place


@pytest.fixture
def menu(stage: Stage, request: pytest.FixtureRequest) -> Stage:
    chosen = {"language": request.param, "speech": "reader"}
    (stage.folder / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
    stage.opens_menu()
    return stage


@pytest.mark.parametrize("menu", ["en"], indirect=True)
def test_one_did_you_mean_and_nothing_is_done(menu: Stage) -> None:
    menu.types("new game")
    honour = "Did you mean Honor of the Samurai? Then type 2."
    assert menu.types("honour of the samurai") == [honour]
    assert menu.types("?")[0] == "Which game?", "the question is still the same"


@pytest.mark.parametrize("menu", ["fr", "ja"], indirect=True)
@pytest.mark.parametrize("typed", ["joraku", "Hagakure", "honor of the samurai"])
def test_english_names_of_games_are_always_understood(menu: Stage, typed: str) -> None:
    asked = menu.types("1")
    assert menu.types(typed) != asked
    assert menu.types("?")[0] != asked[0]
