"""Which Japanese texts can be read aloud from their letters alone."""

import pytest

from access_play.hosting.seating import needs_reading
from access_play.language.kana import braille_kana, has_kanji, is_kana


@pytest.mark.parametrize(
    ("text", "kana", "kanji"),
    [
        ("あき", True, False),
        ("アキ", True, False),
        ("ジャン・ポール", True, False),
        ("亜紀", False, True),
        ("亜き", False, True),
        ("々", False, True),
        ("㐂", False, True),
        ("神", False, True),
        ("Aki", False, False),
    ],
)
def test_kana_and_kanji(text: str, kana: bool, kanji: bool) -> None:
    assert (is_kana(text), has_kanji(text)) == (kana, kanji)
    assert needs_reading(text, japanese=False) == kanji
    assert needs_reading(text, japanese=True) != kana


def test_long_sounds_have_the_long_sign_in_braille() -> None:
    assert braille_kana("ごうけいは しゅうりょう、もう") == "ゴーケイワ シューリョー、モー"
    assert braille_kana("いう") == "イウ"
