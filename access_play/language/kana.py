"""Kana: from hiragana to katakana, and particles as they sound."""

import re
from typing import Final

_HIRAGANA_TO_KATAKANA = {code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)}
_KATAKANA_TO_HIRAGANA = {kata: hira for hira, kata in _HIRAGANA_TO_KATAKANA.items()}
KANJI: Final = "㐀-鿿豈-﫿々"
"""Kanji and the sign that repeats one, as the inside of a character class."""
_KANJI: Final = re.compile(f"[{KANJI}]")
_PARTICLE = re.compile(r"(?<=[ぁ-ゖァ-ー0-9」）!-~])( ?)([はへハヘ])(?=[\s、。？」）]|$)")
_VERBS: Final = "アラソ|オソ|オモ|キソ|サソ|スク|ソロ|トトノ|ヒロ|マヨ|ヤト"
"""Before a ウ that is the ending of a verb."""
_LONG: Final = re.compile(
    rf"(?<![ァ-ヺー])(?:{_VERBS})ウ|([オコソトノホモヨロゴゾドボポョウクスツヌフムユルグズヅブプュ])ウ"
)
_CODE: Final = re.compile(r"(?<![!-~])[\[\].()]+(?![!-~])")
_SIGNS: Final = {
    "[": "カクカッコ",
    "]": "カクカッコトジ",
    "(": "マルカッコ",
    ")": "マルカッコトジ",
    ".": "ピリオド",
}
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
    return _PARTICLE.sub(lambda match: match[1] + _SOUNDS[match[2]], text)


def braille_kana(text: str) -> str:
    """Write the kana of a sentence as braille does: by sound, long sounds with the long sign.

    A verb that ends in う after an o or u keeps it in braille.
    """
    return _LONG.sub(_lengthened, katakana(sounded_particles(text)))


def spoken_kana(text: str) -> str:
    """Write what is read from kana alone, with a word for each sign of the number code.

    Engines leave brackets and full stops out, and nothing would be heard of the code.
    """
    return _CODE.sub(_named_signs, katakana(text))


def _lengthened(found: re.Match[str]) -> str:
    return f"{found[1]}ー" if found[1] else found[0]


def _named_signs(found: re.Match[str]) -> str:
    return " ".join([_SIGNS[sign] for sign in found[0]])


def is_kana(text: str) -> bool:
    """Tell whether a text can be read aloud from its letters alone."""
    return re.fullmatch(r"[ぁ-ゖァ-ヺー・\s]+", text) is not None


def has_kanji(text: str) -> bool:
    """Tell whether a text holds what may be read in several ways."""
    return _KANJI.search(text) is not None
