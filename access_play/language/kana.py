"""Kana: from hiragana to katakana, and particles as they sound."""

import re
from typing import Final

_HIRAGANA_TO_KATAKANA = {code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)}
_KATAKANA_TO_HIRAGANA = {kata: hira for hira, kata in _HIRAGANA_TO_KATAKANA.items()}
KANJI: Final = "㐀-鿿豈-﫿々"
"""Kanji and the sign that repeats one, as the inside of a character class."""
_KANJI: Final = re.compile(f"[{KANJI}]")
_PARTICLE = re.compile(r"(?<=[ぁ-ゖァ-ー0-9])([はへハヘ])(?=[\s、。？]|$)")
_LONG: Final = re.compile("([オコソトノホモヨロゴゾドボポョウクスツヌフムユルグズヅブプュ])ウ")
_SOUNDS = {"は": "わ", "へ": "え", "ハ": "ワ", "ヘ": "エ"}


def katakana(text: str) -> str:
    """Write hiragana as katakana, as braille translators want it."""
    return text.translate(_HIRAGANA_TO_KATAKANA)


def hiragana(text: str) -> str:
    """Write katakana as hiragana; the long sign stays."""
    return text.translate(_KATAKANA_TO_HIRAGANA)


def sounded_particles(text: str) -> str:
    """Write the particles は and へ at the end of a chunk as わ and え, as they sound.

    Engines that know no words, and braille, take kana by the letter.
    """
    return _PARTICLE.sub(lambda match: _SOUNDS[match[1]], text)


def braille_kana(text: str) -> str:
    """Write the kana of a sentence as braille does: by sound, long sounds with the long sign.

    A verb that ends in う after an o or u keeps it in braille; no sentence here has one.
    """
    return _LONG.sub(r"\1ー", katakana(sounded_particles(text)))


def is_kana(text: str) -> bool:
    """Tell whether a text can be read aloud from its letters alone."""
    return re.fullmatch(r"[ぁ-ゖァ-ヺー・\s]+", text) is not None


def has_kanji(text: str) -> bool:
    """Tell whether a text holds what may be read in several ways."""
    return _KANJI.search(text) is not None
