"""The tactile number code, by the French sheet."""

import pytest

from access_play.language.speaker import Form, Speaker
from access_play.tactile.number_code import (
    Marks,
    NoMarksError,
    NoNumberError,
    add_up,
    marks_of,
    read,
    value_of,
    words_for,
    write,
)

SHEET = [
    (1, Marks(0, circle=False, dots=1), "."),
    (2, Marks(0, circle=False, dots=2), ".."),
    (3, Marks(0, circle=False, dots=3), "..."),
    (5, Marks(0, circle=True, dots=0), "(.)"),
    (10, Marks(1, circle=False, dots=0), "[.]"),
    (17, Marks(1, circle=True, dots=2), "[.](.).."),
    (20, Marks(2, circle=False, dots=0), "[..]"),
    (22, Marks(2, circle=False, dots=2), "[..].."),
    (27, Marks(2, circle=True, dots=2), "[..](.).."),
    (30, Marks(3, circle=False, dots=0), "[...]"),
    (40, Marks(4, circle=False, dots=0), "[....]"),
    (100, Marks(10, circle=False, dots=0), "[..........]"),
    (999, Marks(99, circle=True, dots=4), f"[{'.' * 99}](.)...."),
]


@pytest.mark.parametrize(("value", "marks", "typed"), SHEET)
def test_examples(value: int, marks: Marks, typed: str) -> None:
    assert marks_of(value) == marks
    assert value_of(marks) == value
    assert write(value) == typed
    assert read(typed) == value


def test_marks_and_value_round_trip() -> None:
    for value in range(2001):
        marks = marks_of(value)
        assert value_of(marks) == value
        assert marks.dots <= 4


def test_what_is_written_is_read_again_and_no_two_numbers_are_alike() -> None:
    written = [write(value) for value in range(1, 2001)]
    assert [read(typed) for typed in written] == [*range(1, 2001)]
    assert len(set(written)) == len(written)


def test_0_has_no_mark_and_nothing_typed_is_not_0() -> None:
    assert marks_of(0) == Marks(0, circle=False, dots=0)
    assert value_of(marks_of(0)) == 0
    assert write(0) == ""
    assert read("") is None


@pytest.mark.parametrize("make", [marks_of, write, words_for])
def test_no_number_below_0_has_marks(make: object) -> None:
    assert callable(make)
    with pytest.raises(NoMarksError):
        make(-1)


@pytest.mark.parametrize(
    "marks",
    [
        Marks(0, circle=False, dots=5),
        Marks(1, circle=True, dots=9),
        Marks(-1, circle=False, dots=2),
        Marks(-1, circle=True, dots=7),
        Marks(2, circle=False, dots=-3),
    ],
)
def test_marks_that_do_not_exist_are_no_number(marks: Marks) -> None:
    with pytest.raises(NoNumberError):
        value_of(marks)


@pytest.mark.parametrize(
    ("typed", "total"),
    [(".....", 5), ("(.)(.)", 10), ("[.][.]", 20), ("..(.)[.]", 17), ("(.)[.].", 16)],
)
def test_a_wrong_writing_is_not_read_but_can_be_added_up(typed: str, total: int) -> None:
    assert read(typed) is None
    assert add_up(typed) == total


@pytest.mark.parametrize(
    "typed", ["", " ", "[]", "()", "(..)", "[", "[.", ".]", "[.)", "1", ".1", "[1]", "[.] .", "*"]
)
def test_other_signs_are_no_marks(typed: str) -> None:
    assert read(typed) is None
    assert add_up(typed) is None


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("「。」（。）。。".replace("（", "(").replace("）", ")"), 17),
        ("(.)…", 8),
        ("‥", 2),
        ("・", 1),
    ],
)
def test_other_keyboards_dots_and_brackets(typed: str, value: int) -> None:
    assert read(typed) == value


def test_a_japanese_full_stop_after_plain_dots_is_not_counted() -> None:
    assert read("[..]..。") is None


def test_long_marks_are_read_in_no_time() -> None:
    assert read(f"[{'.' * 100_000}]..") == 1_000_002


WORDS = [
    ("en", Form.TEXT, 17, "dotted square, dotted circle, two dots"),
    ("en", Form.SPEECH, 17, "dotted square, dotted circle, two dots"),
    ("en", Form.BRAILLE, 17, "square, circle, 2 dots"),
    ("en", Form.TEXT, 27, "square with two dots, dotted circle, two dots"),
    ("en", Form.BRAILLE, 27, "square 2, circle, 2 dots"),
    ("en", Form.TEXT, 20, "square with two dots"),
    ("en", Form.TEXT, 1, "one dot"),
    ("en", Form.TEXT, 123, "square with 12 dots, three dots"),
    ("en", Form.TEXT, 0, "no mark"),
    ("fr", Form.TEXT, 17, "carré pointé, rond pointé, deux points"),
    ("fr", Form.SPEECH, 17, "carré pointé, rond pointé, deux points"),
    ("fr", Form.BRAILLE, 17, "carré, rond, 2 points"),
    ("fr", Form.TEXT, 27, "carré à deux points, rond pointé, deux points"),
    ("fr", Form.TEXT, 1, "un point"),
    ("fr", Form.TEXT, 123, "carré à 12 points, trois points"),
    ("fr", Form.TEXT, 0, "aucun repère"),
    ("ja", Form.TEXT, 17, "点つきの四角、点つきの丸、点ふたつ"),
    ("ja", Form.SPEECH, 17, "てんつきの しかく、てんつきの まる、てん ふたつ"),
    ("ja", Form.BRAILLE, 17, "シカク、マル、テン 2"),
    ("ja", Form.TEXT, 27, "点がふたつの四角、点つきの丸、点ふたつ"),
    ("ja", Form.SPEECH, 27, "てんが ふたつの しかく、てんつきの まる、てん ふたつ"),
    ("ja", Form.SPEECH, 123, "てんの かず 12の しかく、てん みっつ"),
    ("ja", Form.TEXT, 0, "しるしなし"),
]


@pytest.mark.parametrize(("language", "form", "value", "words"), WORDS)
def test_words(language: str, form: Form, value: int, words: str) -> None:
    assert Speaker(language).render(words_for(value), form) == words


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_no_two_numbers_sound_alike(language: str, form: Form) -> None:
    speaker = Speaker(language)
    said = {speaker.render(words_for(value), form) for value in range(1000)}
    assert len(said) == 1000
