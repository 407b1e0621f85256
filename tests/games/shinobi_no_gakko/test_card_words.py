"""Cards in a list: in Japanese a count stands behind a number, and belongs to it alone."""

import pytest

from access_play.games.parting import Cells
from access_play.games.shinobi_no_gakko.cards import Group
from access_play.games.shinobi_no_gakko.words.card_words import fits, listed
from access_play.language.messages import NP_
from access_play.language.phrases import phrase
from access_play.language.speaker import Speaker


def groups(written: str) -> tuple[Group, ...]:
    """Return groups written as ``3 2x4``."""
    pairs = [one.rpartition("x") for one in written.split()]
    return tuple([Group(int(number), int(copies or 1)) for copies, _, number in pairs])


@pytest.mark.parametrize(
    ("written", "text", "speech", "braille"),
    [
        ("3 2x4", "3が1枚、4が2枚", "3が 1まい、4が 2まい", "3 4 4"),
        ("3 5 2x9", "3、5が1枚ずつ、9が2枚", "3、5が 1まいずつ、9が 2まい", "3 5 9 9"),
        (
            "2x3 4 7 3x8 9 11",
            "3が2枚、4、7が1枚ずつ、8が3枚、9、11",
            "3が 2まい、4、7が 1まいずつ、8が 3まい、9、11",
            "3 3 4 7 8 8 8 9 11",
        ),
        ("2x3 4", "3が2枚、4", "3が 2まい、4", "3 3 4"),
        ("3 4 5", "3、4、5", "3、4、5", "3 4 5"),
        (
            "9 10 4x11",
            "9、10が1枚ずつ、11が4枚",
            "9、10が 1まいずつ、11が 4まい",
            "9 10 11 11 11 11",
        ),
    ],
)
def test_a_count_belongs_to_one_number(written: str, text: str, speech: str, braille: str) -> None:
    told, speaker = phrase(NP_("document", "{text}"), text=listed(groups(written))), Speaker("ja")
    assert speaker.text(told) == text
    assert speaker.speech(told) == speech
    assert speaker.braille(told) == braille


def test_cards_that_are_written_out_take_their_cells() -> None:
    """Five 13s: five times a number sign and two digits, and four blanks."""
    assert fits(groups("5x13"), Cells(40, 40, 19))
    assert not fits(groups("5x13"), Cells(40, 40, 18))
