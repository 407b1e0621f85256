"""Kana: from hiragana to katakana, and particles as they sound."""

import re
from typing import Final

_HIRAGANA_TO_KATAKANA = {code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)}
_KATAKANA_TO_HIRAGANA = {kata: hira for hira, kata in _HIRAGANA_TO_KATAKANA.items()}
KANJI: Final = "㐀-鿿豈-﫿々"
"""Kanji and the sign that repeats one, as the inside of a character class."""
_KANJI: Final = re.compile(f"[{KANJI}]")
_PARTICLE = re.compile(r"(?<=[ぁ-ゖァ-ー0-9])([はへハヘ])(?=[\s、。？]|$)")
_SOUNDS = {"は": "わ", "へ": "え", "ハ": "ワ", "ヘ": "エ"}

_ROMAN_SIGNS: Final = re.compile(r"[か-ぢつ-ろうゔ][ゃゅょぁぃぅぇぉ]|.", re.DOTALL)
_ROWS: Final = {
    "": "あいうえお",
    "k": "かきくけこ",
    "g": "がぎぐげご",
    "s": "さしすせそ",
    "z": "ざじずぜぞ",
    "t": "たちつてと",
    "d": "だぢづでど",
    "n": "なにぬねの",
    "h": "はひふへほ",
    "b": "ばびぶべぼ",
    "p": "ぱぴぷぺぽ",
    "m": "まみむめも",
    "r": "らりるれろ",
}
_ROMAN: Final = {
    kana: consonant + vowel
    for consonant, row in _ROWS.items()
    for kana, vowel in zip(row, "aiueo", strict=True)
} | {
    "し": "shi",
    "ち": "chi",
    "つ": "tsu",
    "じ": "ji",
    "ぢ": "ji",
    "づ": "zu",
    "ふ": "fu",
    "や": "ya",
    "ゆ": "yu",
    "よ": "yo",
    "わ": "wa",
    "ゐ": "i",
    "ゑ": "e",
    "を": "o",
    "ん": "n",
    "ゃ": "ya",
    "ゅ": "yu",
    "ょ": "yo",
    "ゔ": "vu",
    **dict(zip("ぁぃぅぇぉ", "aiueo", strict=True)),
}
"""Hepburn's letters of one kana."""


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


def roman(text: str) -> str:
    """Write kana in Latin letters (Hepburn), as a reader of English or French says them.

    Long vowels keep no mark: French braille has none for them. What is no kana stays.
    """
    letters = ""
    doubled = False
    for kana in _ROMAN_SIGNS.findall(hiragana(text)):
        if kana == "っ":
            doubled = True
            continue
        sound = _roman_of(kana)
        letters += ("t" if sound.startswith("ch") else sound[:1]) * doubled + sound
        doubled = False
    return " ".join(word[:1].upper() + word[1:] for word in letters.split())


def _roman_of(kana: str) -> str:
    if kana in _ROMAN:
        return _ROMAN[kana]
    if len(kana) == 1:
        return "" if kana == "ー" else kana.replace("・", " ")
    sound, glide = _ROMAN[kana[0]], _ROMAN[kana[1]]
    if sound == "u":
        return f"w{glide}"
    if glide.startswith("y"):
        drops_y = sound.startswith(("sh", "ch", "j"))
        return sound[:-1] + (glide[1:] if drops_y else glide)
    return sound[:-1] + glide


def is_kana(text: str) -> bool:
    """Tell whether a text can be read aloud from its letters alone."""
    return re.fullmatch(r"[ぁ-ゖァ-ヺー・\s]+", text) is not None


def has_kanji(text: str) -> bool:
    """Tell whether a text holds what may be read in several ways."""
    return _KANJI.search(text) is not None
