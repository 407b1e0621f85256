"""The lesson's fixed game: a first round of three players, and the beginning of a second."""

from collections.abc import Mapping
from typing import Final

ACTIONS: Final[tuple[Mapping[str, object], ...]] = (
    {"by": "chance", "do": "daimyo", "cards": [4, 3, 1]},
    # Round 1: the learner leads, with the highest daimyo card.
    {
        "by": "chance",
        "do": "deal",
        "hands": [
            ["K5", "Y1", "YN", "G2", "G4", "G6"],
            ["K1", "K3", "K4", "K6", "Y2", "G1"],
            ["K2", "KN", "Y3", "Y6", "G3", "G5"],
        ],
    },
    {"by": 1, "do": "give", "cards": ["Y1", "G2"]},
    {"by": 2, "do": "give", "cards": ["K1", "G1"]},
    {"by": 3, "do": "give", "cards": ["Y3", "G3"]},
    # The highest number wins; Ken is stronger where the Kachidoki is scored.
    {"by": 1, "do": "play", "card": "K5", "effect": "place", "count": 3},
    {"by": 2, "do": "play", "card": "K4", "effect": "place", "count": 3},
    {"by": 3, "do": "play", "card": "K2", "effect": "place", "count": 3},
    # Three action points, one step at a time.
    {"by": 1, "do": "play", "card": "G3", "effect": "act"},
    {"by": 1, "do": "remove", "owner": 2},
    {"by": 1, "do": "move", "piece": "samurai", "from": 5, "to": 4},
    {"by": 1, "do": "remove", "owner": 2},
    {"by": 2, "do": "play", "card": "G2", "effect": "place", "count": 2},
    {"by": 3, "do": "play", "card": "G5", "effect": "place", "count": 3},
    # Yari must be followed, and a Ninja beats a 6.
    {"by": 3, "do": "play", "card": "Y6", "effect": "place", "count": 3},
    {"by": 1, "do": "play", "card": "YN", "areas": [0, 6, 6]},
    {"by": 2, "do": "play", "card": "Y1", "effect": "place", "count": 2},
    # A card and its steps in one line; Ken has no gun and wins with another suit.
    {"by": 1, "do": "play", "card": "G4", "effect": "act"},
    {"by": 1, "do": "move", "piece": "daimyo", "to": 5},
    {"by": 1, "do": "remove", "owner": 3},
    {"by": 1, "do": "remove", "owner": 3},
    {"by": 2, "do": "play", "card": "K6", "effect": "place", "count": 3},
    {"by": 3, "do": "play", "card": "G1", "effect": "place", "count": 2},
    # The learner has no katana and wins with the later of two 3s.
    {"by": 2, "do": "play", "card": "K3", "effect": "place", "count": 2},
    {"by": 3, "do": "play", "card": "K1", "effect": "act"},
    {"by": 3, "do": "remove", "owner": 2},
    {"by": 1, "do": "play", "card": "Y3", "effect": "place", "count": 2},
    # The last cards: the other Ninja beats the learner's 6.
    {"by": 1, "do": "play", "card": "G6", "effect": "place", "count": 2},
    {"by": 2, "do": "play", "card": "Y2", "effect": "place", "count": 1},
    {"by": 3, "do": "play", "card": "KN", "areas": [0]},
    # Round 2, its first skirmish: Zoé leads, and nobody has samurai left to place.
    {
        "by": "chance",
        "do": "deal",
        "hands": [
            ["K2", "K6", "Y1", "Y4", "G2", "G5"],
            ["K1", "K4", "Y5", "YN", "G3", "G4"],
            ["K3", "K5", "Y3", "Y6", "G1", "GN"],
        ],
    },
    {"by": 1, "do": "give", "cards": ["Y1", "G2"]},
    {"by": 2, "do": "give", "cards": ["Y5", "G3"]},
    {"by": 3, "do": "give", "cards": ["Y3", "G1"]},
    {"by": 3, "do": "play", "card": "K3", "effect": "act"},
    {"by": 3, "do": "move", "piece": "daimyo", "to": 2},
    {"by": 3, "do": "remove", "owner": 2},
    {"by": 1, "do": "play", "card": "K6", "effect": "act"},
    {"by": 1, "do": "move", "piece": "daimyo", "to": 4},
    {"by": 1, "do": "move", "piece": "daimyo", "to": 3},
    {"by": 1, "do": "remove", "owner": 2},
    {"by": 1, "do": "done"},
    {"by": 2, "do": "play", "card": "K1", "effect": "place", "count": 2},
)
