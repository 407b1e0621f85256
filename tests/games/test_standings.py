"""Totals in words: who is named, in which order, and in how many lines of braille."""

import pytest

from access_play.games.standings import (
    after_round,
    final_score,
    game_won,
    round_of,
    score_after_round,
)
from access_play.language.cells import cells
from access_play.language.phrases import Phrase
from access_play.language.speaker import Name, Speaker

NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"), Name("Sam"), Name("Mei"))
AKI, KEN, ZOE = range(3)
SPEAKERS = {language: Speaker(language, NAMES) for language in ("en", "fr", "ja")}

TOTALS = [
    (14, 13, 12, 11, 10),
    (14, 13, 12, 11, -10),
    (14, 13, 12, -11, -10),
    (14, 13, -12, -11, -10),
    (14, -13, -12, -11, -10),
    (-14, -13, -12, -11, -10),
    (-14, -13, -12),
    (14, -13, -12),
]


def english(lines: tuple[Phrase, ...]) -> list[str]:
    return [SPEAKERS["en"].text(line) for line in lines]


def test_points_are_said_once_and_the_listener_is_you() -> None:
    told = after_round(3, (1, 8, 1), AKI)
    assert SPEAKERS["en"].text(told) == "After round 3: Ken 8 points, you 1, Zoé 1."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "After the extra round: Ken 8 points, Aki 1, Zoé 1."),
        ("fr", "Après la manche supplémentaire\u00a0: Ken 8 points, Aki 1, Zoé 1."),
        ("ja", "延長ラウンド終了、得点はケン8、アキ1、ゾエ1。"),
    ],
)
def test_a_round_beyond_those_of_the_game_has_no_number(language: str, said: str) -> None:
    told = after_round(10, (1, 8, 1), None, extra=True)
    assert SPEAKERS[language].text(told) == said


def test_those_who_do_not_fit_a_line_follow_in_the_next() -> None:
    assert english(score_after_round(2, (5, -2, -4, 3, -2), KEN)) == [
        "After round 2: Aki 5 points, Sam 3, you minus 2.",
        "Then Mei minus 2, Zoé minus 4.",
    ]
    assert english(final_score((5, 4, 3, 2, 1), None)) == [
        "Final score: Aki 5 points, Ken 4, Zoé 3, Sam 2.",
        "Then Mei 1.",
    ]


@pytest.mark.parametrize("totals", TOTALS)
@pytest.mark.parametrize("language", SPEAKERS)
@pytest.mark.parametrize("listener", [None, AKI, ZOE])
class TestBraille:
    def test_every_line_fits_and_names_everybody_once(
        self, language: str, totals: tuple[int, ...], listener: int | None
    ) -> None:
        speaker = SPEAKERS[language]
        lines = [speaker.braille(line) for line in score_after_round(9, totals, listener)]
        assert all(cells(line, language) <= 40 for line in lines), lines
        told = " ".join(lines)
        for seat in range(len(totals)):
            assert told.count(str(abs(totals[seat]))) == 1

    def test_news_fit_one_line(
        self, language: str, totals: tuple[int, ...], listener: int | None
    ) -> None:
        speaker = SPEAKERS[language]
        for told in (after_round(9, totals, listener), game_won(AKI, totals, listener)):
            assert cells(speaker.braille(told), language) <= 40


@pytest.mark.parametrize(
    ("number", "told"), [(1, "round 1 of 9"), (9, "round 9 of 9"), (10, "extra round")]
)
def test_a_round_is_named_with_how_many_there_are_and_an_extra_one_without(
    number: int, told: str
) -> None:
    words = round_of(number, 9)
    assert words is not None
    assert Speaker("en").text(words) == told


def test_before_the_first_round_nothing_tells_how_far_a_game_has_come() -> None:
    assert round_of(0, 9) is None
