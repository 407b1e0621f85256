"""The lesson's fixed game: six turns of the learner, who wins at the beginning of the last."""

from collections.abc import Mapping
from typing import Final

GOAL: Final = 300
"""Of the shorter game: so that the lesson ends when it is won."""

_DRAWN: Final = (
    "ninja-assassin",
    "castle-osaka",
    "warrior-monks",
    "lancers",
)
"""The cards that are drawn in the lesson, top first."""

_REST: Final = {
    "daimyo-2": 1,
    "daimyo-5": 1,
    "daimyo-7": 1,
    "daimyo-8": 1,
    "daimyo-9": 1,
    "daimyo-10": 1,
    "okugata-10-3": 4,
    "okugata-5-4": 1,
    "castle-odawara": 1,
    "foot-soldiers": 14,
    "lancers": 9,
    "cavalry": 5,
    "warrior-monks": 9,
    "no-dachi": 1,
    "daisho": 1,
    "gunpowder": 1,
    "house-guard": 4,
    "ninja-spy": 4,
    "elite-ninja-spy": 2,
    "ninja-assassin": 3,
    "dishonor": 7,
    "save-face": 3,
}
"""How many of each lie below them, never drawn."""

_LEARNER: Final = (
    "okugata-10-3",
    "okugata-5-4",
    "cavalry",
    "noh-theater",
    "ninja-spy",
    "dishonor",
    "save-face",
)
_KEN: Final = (
    "daimyo-6",
    "lancers",
    "foot-soldiers",
    "foot-soldiers",
    "swordsmith",
    "house-guard",
    "ninja-assassin",
)
_ZOE: Final = (
    "okugata-5-4",
    "okugata-5-4",
    "castle-himeji",
    "foot-soldiers",
    "warrior-monks",
    "elite-ninja-spy",
    "dishonor",
)

ACTIONS: Final[tuple[Mapping[str, object], ...]] = (
    {
        "by": "chance",
        "do": "setup",
        "first": 1,
        "daimyo": ["daimyo-1", "daimyo-4", "daimyo-3"],
        "hands": [list(_LEARNER), list(_KEN), list(_ZOE)],
        "draw": [*_DRAWN, *(card for card, copies in _REST.items() for _ in range(copies))],
    },
    # First turns: the learner gains 30, Ken 10, Zoé 15; Zoé dishonors the learner.
    {"by": 1, "do": "place", "card": "okugata-10-3", "house": [1, "daimyo"]},
    {"by": 1, "do": "place", "card": "okugata-5-4", "house": [1, "samurai"]},
    {"by": 1, "do": "place", "card": "noh-theater", "house": [1, "samurai"]},
    {"by": 1, "do": "draw"},
    {"by": 1, "do": "draw"},
    {"by": 1, "do": "end"},
    {"by": 2, "do": "place", "card": "swordsmith", "house": [2, "daimyo"]},
    {"by": 2, "do": "place", "card": "house-guard", "house": [2, "daimyo"]},
    {"by": 2, "do": "end"},
    {"by": 3, "do": "place", "card": "castle-himeji", "house": [3, "daimyo"]},
    {"by": 3, "do": "place", "card": "okugata-5-4", "house": [3, "samurai"]},
    {"by": 3, "do": "dishonor", "seat": 1},
    {"by": 1, "do": "save-face"},
    {"by": 3, "do": "end"},
    # Second turns: the learner gains 65 and pays 50 for two ninja.
    {
        "by": 1,
        "do": "spy",
        "card": "ninja-spy",
        "house": [2, "daimyo"],
        "take": ["swordsmith"],
        "to": [[1, "daimyo"]],
    },
    {"by": 1, "do": "assassinate", "house": [2, "daimyo"]},
    {"by": "chance", "do": "roll", "dice": [5]},
    {"by": 1, "do": "dishonor", "seat": 3},
    {"by": 3, "do": "seppuku", "of": "samurai"},
    {"by": 1, "do": "declare", "what": "shogun"},
    {"by": 1, "do": "place", "card": "castle-osaka", "house": [1, "daimyo"]},
    {"by": 1, "do": "end"},
    {"by": 2, "do": "place", "card": "daimyo-6", "house": [2, "daimyo"]},
    {"by": 2, "do": "end"},
    {"by": 3, "do": "place", "card": "okugata-5-4", "house": [3, "samurai"]},
    {"by": 3, "do": "draw"},
    {"by": 3, "do": "end"},
    # Third turns: the learner gains 135, and loses daimyo and title to Zoé.
    {"by": 1, "do": "place", "card": "cavalry", "house": [1, "daimyo"]},
    {"by": 1, "do": "declare", "what": "attack", "seat": 3},
    {"by": "chance", "do": "roll", "dice": [2, 4, 1]},
    {"by": "chance", "do": "roll", "dice": [3, 6]},
    {"by": 3, "do": "castle", "keep": False},
    {"by": 1, "do": "draw"},
    {"by": 1, "do": "end"},
    {"by": 2, "do": "place", "card": "lancers", "house": [2, "daimyo"]},
    {"by": 2, "do": "end"},
    {"by": 3, "do": "end"},
    # Fourth turns: the learner allies with Zoé's daimyo.
    {"by": 1, "do": "declare", "what": "ally", "seat": 3},
    {"by": 1, "do": "place", "card": "lancers", "house": [1, "samurai"]},
    {"by": 1, "do": "end"},
    {"by": 2, "do": "end"},
    {"by": 3, "do": "end"},
    # Fifth turns: the learner serves and gains 55; Ken's assassin makes the learner first samurai.
    {"by": 1, "do": "end"},
    {"by": 2, "do": "assassinate", "house": [3, "samurai"]},
    {"by": "chance", "do": "roll", "dice": [4]},
    {"by": 2, "do": "end"},
    {"by": 3, "do": "end"},
)
