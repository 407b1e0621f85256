"""The lesson's fixed game: two rounds of three players, and the beginning of a third."""

from collections.abc import Mapping
from typing import Final

ACTIONS: Final[tuple[Mapping[str, object], ...]] = (
    {"by": "chance", "do": "dealer", "seat": 3},
    # Round 1: the learner leads.
    {
        "by": "chance",
        "do": "deal",
        "hands": [
            ["V8", "V9", "V17", "S21", "F"],
            ["V10", "V12", "V13", "V14", "S18"],
            ["V15", "V16", "S19", "S20", "F"],
        ],
        "yomi": ["V6", "V7", "V11", "S22", "F"],
    },
    {"by": 1, "do": "pass"},
    {"by": 2, "do": "pass"},
    {"by": 3, "do": "pass"},
    {"by": 1, "do": "play", "card": "V17"},
    {"by": 2, "do": "play", "card": "V12"},
    {"by": 3, "do": "play", "card": "V15"},
    {"by": 1, "do": "play", "card": "V9"},
    {"by": 2, "do": "play", "card": "V10"},
    {"by": 3, "do": "play", "card": "S19"},
    {"by": 3, "do": "play", "card": "S20"},
    {"by": 1, "do": "play", "card": "S21"},
    {"by": 2, "do": "play", "card": "S18"},
    {"by": 1, "do": "play", "card": "F"},
    {"by": 2, "do": "play", "card": "V13"},
    {"by": 3, "do": "play", "card": "F"},
    {"by": 3, "do": "play", "card": "V16"},
    {"by": 1, "do": "play", "card": "V8"},
    {"by": 2, "do": "play", "card": "V14"},
    # Round 2: Ken leads.
    {
        "by": "chance",
        "do": "deal",
        "hands": [
            ["V13", "V17", "S19", "S21", "S22"],
            ["V8", "V10", "V15", "S18", "F"],
            ["V7", "V9", "V11", "V14", "S20"],
        ],
        "yomi": ["V6", "V12", "V16", "F", "F"],
    },
    {"by": 2, "do": "pass"},
    {"by": 3, "do": "token", "token": "zero"},
    {"by": 1, "do": "token", "token": "double"},
    {"by": 2, "do": "play", "card": "F"},
    {"by": 3, "do": "play", "card": "S20"},
    {"by": 1, "do": "play", "card": "S21"},
    {"by": 1, "do": "play", "card": "S22"},
    {"by": 2, "do": "play", "card": "S18"},
    {"by": 3, "do": "play", "card": "V7"},
    {"by": 1, "do": "play", "card": "S19"},
    {"by": 2, "do": "play", "card": "V8"},
    {"by": 3, "do": "play", "card": "V9"},
    {"by": 1, "do": "play", "card": "V17"},
    {"by": 2, "do": "play", "card": "V10"},
    {"by": 3, "do": "play", "card": "V11"},
    {"by": 1, "do": "play", "card": "V13"},
    {"by": 2, "do": "play", "card": "V15"},
    {"by": 3, "do": "play", "card": "V14"},
    # Round 3, up to the learner's token: Zoé leads.
    {
        "by": "chance",
        "do": "deal",
        "hands": [
            ["V7", "V8", "V10", "V12", "S18"],
            ["V9", "V13", "V16", "S21", "F"],
            ["V11", "V14", "V15", "S19", "F"],
        ],
        "yomi": ["V6", "V17", "S20", "S22", "F"],
    },
    {"by": 3, "do": "pass"},
    {"by": 1, "do": "token", "token": "look", "at": "yomi"},
)
