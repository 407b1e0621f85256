"""What usually stands in a message's placeholders, to measure it as it will be met."""

import re
from typing import Final

PERSONS: Final = frozenset(
    {
        "player",
        "players",
        "other",
        "others",
        "people",
        "winner",
        "winners",
        "dealer",
        "leader",
        "owner",
        "giver",
        "ken",
        "zoe",
        "mei",
        "leo",
        "sam",
        "receiver",
    }
)
"""Placeholders in which players' names stand."""
_NAME = {"en": "Zoé", "fr": "Zoé", "ja": "ゾエ"}
_CARD = {"en": "S22", "fr": "S22", "ja": "サ22"}
_BY_LANGUAGE = {
    "area": {"en": "Mikawa", "fr": "Mikawa", "ja": "ミカワ"},
    "origin": {"en": "Owari", "fr": "Owari", "ja": "オワリ"},
    "cards": {"en": "V6, 9, 14; S18, 22", "fr": "V6 9 14 S18 22", "ja": "ム6 9 14 サ18 22"},
    "numbers": {"en": "6, 9, 14", "fr": "6 9 14", "ja": "6 9 14"},
    "others": {"en": "Zoé, Ken", "fr": "Zoé, Ken", "ja": "ゾエ、ケン"},
    "players": {"en": "Zoé, Ken", "fr": "Zoé, Ken", "ja": "ゾエ、ケン"},
    "winners": {"en": "Zoé, Ken", "fr": "Zoé, Ken", "ja": "ゾエ、ケン"},
    "scores": {"en": "Zoé 18, Ken 15", "fr": "Zoé 18, Ken 15", "ja": "ゾエ 18、ケン 15"},
    "people": {"en": "you Zoé", "fr": "Zoé vous", "ja": "アナタ ゾエ"},
    "hands": {"en": "Zoé 3, Ken 2", "fr": "Zoé 3, Ken 2", "ja": "ゾエ 3、ケン 2"},
    "plays": {"en": "Zoé V15, Ken S19", "fr": "Zoé V15, Ken S19", "ja": "ゾエ ム15、ケン サ19"},
    "allowed": {"en": "S18 S22", "fr": "S18 S22", "ja": "サ18 サ22"},
    "how": {"en": "3T S18 x2", "fr": "3P S18 x2", "ja": "3ト サ18 2バイ"},
    "token": {"en": "token x2", "fr": "jeton x2", "ja": "ノボリ 2バイ"},
    "tokens": {"en": "x2, x0, swap", "fr": "x2 x0 éch", "ja": "2バイ 0テン コーカン"},
    "group": {"en": "2x11", "fr": "2x11", "ja": "11 11"},
    "few": {"en": "2x10", "fr": "2x10", "ja": "10 10"},
    "shown": {"en": "3, 2x10", "fr": "3 2x10", "ja": "3 10 10"},
    "field": {"en": "5, 2x9, seal high", "fr": "5 2x9 sceau grands", "ja": "5 9 9 フーイン ダイ"},
    "pile": {"en": "H", "fr": "C", "ja": "テ"},
    "other_pile": {"en": "E", "fr": "T", "ja": "チ"},
    "end": {"en": "high", "fr": "grands", "ja": "ショー"},
    "least": {"en": "three", "fr": "trois", "ja": "3マイ"},
    "marks": {"en": "square, 2 dots", "fr": "carré, 2 points", "ja": "シカク、テン 2"},
    "house": {"en": "Zoé D", "fr": "Zoé D", "ja": "ゾエ ダ"},
    "head": {"en": "Zoé D", "fr": "Zoé D", "ja": "ゾエ ダ"},
    "news": {"en": "Zoé S20", "fr": "Zoé S20", "ja": "ゾエ サ20"},
    "prompt": {"en": "Card:", "fr": "Carte:", "ja": "カード:"},
}
_NUMBERS = {
    "count": "5", "number": "22", "round": "9", "rounds": "9", "trick": "5", "tricks": "5",
    "points": "12", "score": "12", "total": "25", "left": "3", "seat": "4", "seats": "4",
    "line": "12", "first": "6", "second": "9", "third": "14", "last": "17", "held": "3",
    "needed": "4", "low": "4", "high": "11", "heaven": "7", "earth": "12",
    "higher": "6", "lower": "4", "own": "3", "beaten": "6", "won": "9", "paid": "14",
}  # fmt: skip


def filled(text: str, language: str) -> str:
    """Put what usually stands there, in its short form, into each placeholder.

    A placeholder that is not known here is filled with a card.
    """
    return re.sub(r"\{(\w+)\}", lambda match: _typical(match[1], language), text)


def _typical(name: str, language: str) -> str:
    words = _BY_LANGUAGE.get(name, _NAME if name in PERSONS else _CARD)
    return _NUMBERS.get(name, words[language])
