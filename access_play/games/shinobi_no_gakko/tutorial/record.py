"""The lesson's fixed game: a round of three players, and the first turn of another one."""

from collections.abc import Mapping
from typing import Final

ACTIONS: Final[tuple[Mapping[str, object], ...]] = (
    {"by": "chance", "do": "start", "seat": 1},
    {
        "by": "chance",
        "do": "deal",
        "hands": [
            [2, 2, 2, 3, 4, 4, 6, 6, 6, 6, 7, 7, 7, 9, 11],
            [1, 1, 3, 3, 4, 5, 5, 6, 8, 8, 9, 9, 10, 10, 11],
            [1, 2, 3, 4, 5, 7, 7, 8, 9, 9, 10, 10, 11, 11, 11],
        ],
        "reveal": [5, 8],
    },
    {"by": 1, "do": "divide", "earth": [3, 4, 4, 7, 7, 7]},
    {"by": 2, "do": "divide", "earth": [1, 5, 8, 10, 10]},
    {"by": 3, "do": "divide", "earth": [2, 7, 11, 11, 11]},
    # The first turn of each: the seal goes to the low end, away, and to the high end.
    {"by": 1, "do": "play", "from": "earth", "number": 4, "count": 2},
    {"by": 1, "do": "play", "from": "heaven", "number": 9, "count": 1},
    {"by": 2, "do": "play", "from": "earth", "number": 10, "count": 2},
    {"by": 2, "do": "play", "from": "heaven", "number": 3, "count": 2},
    {"by": 3, "do": "play", "from": "earth", "number": 11, "count": 3},
    {"by": 3, "do": "pass", "pile": "heaven"},
    # The learner collects, and plays what nobody can follow: the line is cleared.
    {"by": 1, "do": "collect", "to": "earth", "end": "low"},
    {"by": 1, "do": "play", "from": "heaven", "number": 2, "count": 3},
    {"by": 2, "do": "pass", "pile": "earth"},
    {"by": 2, "do": "pass", "pile": "heaven"},
    {"by": 3, "do": "pass", "pile": "earth"},
    {"by": 3, "do": "pass", "pile": "heaven"},
    {"by": 1, "do": "play", "from": "earth", "number": 7, "count": 3},
    {"by": 1, "do": "play", "from": "heaven", "number": 6, "count": 4},
    {"by": 2, "do": "pass", "pile": "earth"},
    {"by": 2, "do": "pass", "pile": "heaven"},
    {"by": 3, "do": "pass", "pile": "earth"},
    {"by": 3, "do": "pass", "pile": "heaven"},
    # Out of cards.
    {"by": 1, "do": "play", "from": "heaven", "number": 11, "count": 1},
    {"by": 1, "do": "play", "from": "earth", "number": 3, "count": 3},
    {
        "by": "chance",
        "do": "deal",
        "hands": [
            [1, 1, 1, 3, 5, 5, 6, 6, 8, 8, 9, 9, 9, 10, 11],
            [1, 2, 2, 3, 4, 4, 5, 6, 7, 7, 8, 9, 10, 10, 11],
            [1, 2, 2, 3, 3, 4, 5, 6, 7, 7, 8, 8, 10, 11, 11],
        ],
        "reveal": [4, 7],
    },
    {"by": 1, "do": "divide", "earth": [3, 5, 5, 6, 6, 9, 9, 9, 10]},
    {"by": 2, "do": "divide", "earth": [2, 2, 7, 7, 10]},
    {"by": 3, "do": "divide", "earth": [1, 4, 8, 8]},
    {"by": 1, "do": "play", "from": "earth", "number": 3, "count": 1},
    {"by": 1, "do": "play", "from": "heaven", "number": 8, "count": 2},
)
