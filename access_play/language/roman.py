"""Kana in Latin letters, for voices and braille that know no kana."""

import re
from typing import Final

from access_play.language.kana import hiragana

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
