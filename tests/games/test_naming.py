"""Finding players by what is typed, with the words of no game in particular."""

import pytest

from access_play.core.seats import CHANCE, NO_SEAT, seat_of
from access_play.games.naming import Frame, Named, find_named, has_namesake
from access_play.language.folding import fold
from access_play.language.lexicon import Lexicon
from access_play.language.messages import Message
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary

NAMES = (Name("Aki", "アキ"), Name("Zoe"), Name("Zoé"), Name("Anna"), Name("Annabel"))
WORDS = {Message("attack, at", context="typed"): "attack", Message("the", context="typed"): "the"}
FRAME = Frame(Lexicon(Vocabulary("en"), WORDS), "attack", ("the",))


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        ("attack aki", (0,)),
        ("Attack アキ", (0,)),
        ("aki attack", (0,)),
        ("attack the aki", (0,)),
        ("attack zoe", (1, 2)),
        ("attack an", (3, 4)),
        ("attack anna", (3,)),
        ("attack annab", (4,)),
        ("attack 2", (1,)),
        ("attack 9", (8,)),
        ("attack 0", (NO_SEAT,)),
    ],
)
def test_players_are_found_by_name_beginning_reading_and_seat(
    typed: str, seats: tuple[int, ...]
) -> None:
    assert find_named(fold(typed), FRAME, NAMES) == Named(seats)


@pytest.mark.parametrize("typed", ["attack ken", "attack ケン", "attack 健"])
def test_a_name_in_kanji_is_found_by_how_it_is_heard(typed: str) -> None:
    names = (Name("Aki"), Name("健", "ケン"))
    assert find_named(fold(typed), FRAME, names) == Named((1,))


def test_a_name_in_kana_is_found_in_latin_letters() -> None:
    assert find_named("attack kyouko", FRAME, (Name("Aki"), Name("きょうこ"))) == Named((1,))


def test_a_line_without_the_verb_names_nobody() -> None:
    assert find_named("aki", FRAME, NAMES) is None


def test_a_verb_alone_names_nobody_and_nothing_unknown() -> None:
    assert find_named("attack", FRAME, NAMES) == Named()


def test_a_slip_in_a_name_is_corrected_and_a_stranger_is_not() -> None:
    assert find_named("attack anma", FRAME, NAMES) == Named(unknown=True, correction="attack Anna")
    assert find_named("attack bob", FRAME, NAMES) == Named(unknown=True)


def test_a_game_may_call_other_things_so() -> None:
    assert find_named("attack pile", FRAME, NAMES, [("pile", 7)]) == Named((7,))


def test_namesakes_are_those_that_sound_alike() -> None:
    assert [has_namesake(seat, NAMES) for seat in range(5)] == [False, True, True, False, False]


def test_numbers_below_1_are_no_seat_and_not_chance() -> None:
    assert [seat_of(number) for number in (1, 5, 0, -1)] == [0, 4, NO_SEAT, NO_SEAT]
    assert NO_SEAT != CHANCE
