"""The last turns: a ronin allies, serves as second samurai, takes over, and wins."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, ask, forbidden, move, tell
from access_play.language.messages import N_, NP_

SERVICE: Final[tuple[Step, ...]] = (
    tell(N_("No honor for you, while {zoe} gains 85 every turn. Such is the life of a ronin.")),
    ask(
        N_("What can a ronin do? To hear all that is allowed, type {line}."),
        NP_("typed|lesson", "m"),
    ),
    move(
        N_(
            "An alliance makes you the second samurai of another player's daimyo, and nobody can"
            " refuse you. Choose the shogun: type {line}."
        ),
        NP_("typed|lesson", "ally zoe, ally zoé"),
    ),
    move(
        N_(
            "From now on your strength helps that daimyo too. Place your lancers in your samurai's"
            " house: type {line}."
        ),
        NP_("typed|lesson", "lancers samurai"),
    ),
    move(
        N_("Your service begins with your next turn. End this one."),
        NP_("typed|lesson", "end"),
    ),
    Happen(2),
    ask(
        N_(
            "A second samurai's share is half the honor of the daimyo's house and title, and half"
            " that of his own house. To hear how everyone's gain comes about, type {line}."
        ),
        NP_("typed|lesson", "s s"),
    ),
    forbidden(
        N_("May you command the daimyo you serve? Try to attack {ken}: type {line}."),
        NP_("typed|lesson", "attack ken"),
        "no-daimyo",
    ),
    tell(
        N_(
            "That is for the first samurai. You may place cards in the daimyo's house or save his"
            " face. Leaving takes a declaration and 25 honor."
        )
    ),
    move(
        N_(
            "Have you been counting? {zoe} has 215 honor and gains 85, which makes 300. Let us see"
            " what {ken} does about it: end your turn."
        ),
        NP_("typed|lesson", "end"),
    ),
    Happen(2),
    tell(
        N_(
            "{ken} only wanted to stop {zoe}. But when the first samurai is killed, the second"
            " takes over the daimyo, with castle, title and all."
        )
    ),
    Pause(),
    Happen(2),
    tell(
        N_(
            "A game is won as soon as somebody reaches the goal, and that happens only at the"
            " beginning of a turn. The usual goal is 400; 300 and 250 make shorter games."
        )
    ),
    tell(
        N_(
            "Now you know all you need to play Honor of the Samurai. May the dice be kinder to you"
            " next time!"
        )
    ),
)
