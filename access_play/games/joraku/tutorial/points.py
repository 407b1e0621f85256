"""Action points, spent one step at a time, with two steps that are refused."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, forbidden, move, tell
from access_play.language.messages import N_, NP_

POINTS: Final[tuple[Step, ...]] = (
    tell(
        N_(
            "Now the other effect, action points. For 1 point you move a samurai to the next area,"
            " for 2 points your daimyo."
        )
    ),
    tell(
        N_(
            "For 1 point you can also remove a samurai of somebody else, but only where your"
            " daimyo stands. A daimyo is never removed."
        )
    ),
    move(
        N_(
            "Whoever wins leads the next skirmish. Take 3 action points with your gun 3: type"
            " {line}."
        ),
        NP_("typed|lesson", "gun 3 act"),
    ),
    move(
        N_("First remove a samurai that {ken} placed in Mikawa: type {line}."),
        NP_("typed|lesson", "remove ken"),
    ),
    forbidden(
        N_("Next, a samurai. Could one jump from area 5 to area 3? Try it: type {line}."),
        NP_("typed|lesson", "samurai 5 3"),
        "not-adjacent",
    ),
    move(
        N_(
            "That was a refusal, and nothing has happened. From area 5 to area 4 is one step:"
            " type {line}."
        ),
        NP_("typed|lesson", "samurai 5 4"),
    ),
    forbidden(
        N_("Is your last point enough to move your daimyo? Try it: type {line}."),
        NP_("typed|lesson", "daimyo 5"),
        "too-few-action-points",
    ),
    move(
        N_("With done you would give the point up. Rather remove one more samurai: type {line}."),
        NP_("typed|lesson", "remove ken"),
    ),
    Happen(2),
    tell(
        N_(
            "The two samurai that you removed went back to the supply of their owner, who may place"
            " them again."
        )
    ),
    Pause(),
)
