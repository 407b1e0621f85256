"""Which Japanese texts can be read aloud from their letters alone."""

import pytest

from access_play.hosting.seating import needs_reading
from access_play.language.kana import (
    braille_kana,
    has_kanji,
    is_kana,
    sounded_particles,
    spoken_kana,
)


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


@pytest.mark.parametrize(
    ("text", "sounds"),
    [
        ("あなたは かーどへ。", "あなたわ かーどえ。"),
        ("こーど V1は、18へ", "こーど V1わ、18え"),
        ("「ぱす」は はい、{1}は", "「ぱす」わ はい、{1}わ"),
        ("double は つかえます", "double わ つかえます"),
        ("はは、へん", "はわ、へん"),
    ],
)
def test_particles_are_written_as_they_sound(text: str, sounds: str) -> None:
    assert sounded_particles(text) == sounds


def test_the_ending_of_a_verb_is_no_long_sound() -> None:
    assert braille_kana("そろう ひろうと、おもうほう") == "ソロウ ヒロウト、オモウホー"
    assert braille_kana("こうどう しましょう") == "コードー シマショー"


def test_the_number_code_is_heard() -> None:
    assert spoken_kana("17は [.](.).. です。") == (
        "17ハ カクカッコ ピリオド カクカッコトジ"
        " マルカッコ ピリオド マルカッコトジ ピリオド ピリオド デス。"
    )
    assert spoken_kana('{"seat": 1} f(.) S.') == '{"seat": 1} f(.) S.'
