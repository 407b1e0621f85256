"""The last skirmish of a round, and what the areas pay."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, ask, move, tell
from access_play.language.messages import N_, NP_

PRESTIGE: Final[tuple[Step, ...]] = (
    ask(
        N_("One card is left. To hear all that it can do, type {line}."),
        NP_("typed|lesson", "m"),
    ),
    move(
        N_(
            "Your supply holds 2 samurai. Place both in Shinano: type {line}, or m and the number"
            " in the list."
        ),
        NP_("typed|lesson", "gun 6 place 2"),
    ),
    Happen(),
    tell(
        N_(
            "When {zoe} has played, the prestige phase ends the round: every area pays. Players"
            " with the same influence take the lower rank, so two tied for first are both second."
        )
    ),
    Pause(),
    Happen(),
    tell(
        N_(
            "The other Ninja beat your 6. But in Shinano your last two samurai made 4 influence"
            " against 3, and so you are first there."
        )
    ),
    ask(
        N_("To hear how all these points came about, type {line}."),
        NP_("typed|lesson", "s s"),
    ),
)
