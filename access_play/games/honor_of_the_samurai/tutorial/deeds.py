"""The second turn: spy, assassin, dishonor, and the title of shogun."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, ask, forbidden, move, tell
from access_play.language.messages import N_, NP_

DEEDS: Final[tuple[Step, ...]] = (
    tell(
        N_(
            "65 honor, as announced. Of actions 5 is the most in a turn, however great your ki."
            " And you hold two ninja."
        )
    ),
    ask(
        N_("Before you send one, look around. What lies before {ken}? Type {line}."),
        NP_("typed|lesson", "t ken"),
    ),
    forbidden(
        N_(
            "A ninja spy steals a card from a house. Would he bring you the guard? Try it:"
            " type {line}."
        ),
        NP_("typed|lesson", "spy ken daimyo guard daimyo"),
        "cannot-be-stolen",
    ),
    move(
        N_("Then the swordsmith, for your own daimyo: type {line}."),
        NP_("typed|lesson", "spy ken daimyo swordsmith daimyo"),
    ),
    tell(
        N_(
            "Ninja are not honorable: each costs you 25 honor, whether it succeeds or not. But the"
            " swordsmith will bring you 10 every turn."
        )
    ),
    ask(
        N_("Every card can be explained. Ask about your next one: type {line}."),
        NP_("typed|lesson", "i assassin"),
    ),
    move(
        N_("Be bold: send the assassin against the daimyo who has lost his smith. Type {line}."),
        NP_("typed|lesson", "assassinate ken daimyo"),
    ),
    Happen(),
    tell(
        N_(
            "A ronin is a samurai without a daimyo, and gains no honor at all. If a samurai is"
            " killed, only his house is lost: a relative takes his place."
        )
    ),
    move(
        N_("Now pay {zoe} back for the dishonor. It costs 2 actions: type {line}."),
        NP_("typed|lesson", "dishonor zoe"),
    ),
    Happen(),
    tell(
        N_(
            "{zoe} would rather lose a card than 75 honor. You have seen all three answers now."
        )
    ),
    move(
        N_(
            "Beside your actions you have one declaration in each turn. Nobody is shogun, so claim"
            " the title for your daimyo: type {line}."
        ),
        NP_("typed|lesson", "shogun"),
    ),
    forbidden(
        N_(
            "A shogun may be attacked, and so may a daimyo with a castle. {zoe} has a castle."
            " Try to attack: type {line}."
        ),
        NP_("typed|lesson", "attack zoe"),
        "already-declared",
    ),
    forbidden(
        N_("Next turn, then. You have a castle too. Would your samurai like it? Type {line}."),
        NP_("typed|lesson", "osaka samurai"),
        "castle-only-daimyo",
    ),
    move(
        N_("Only lords live in castles: type {line}."),
        NP_("typed|lesson", "osaka daimyo"),
    ),
    move(
        N_("A busy turn. End it."),
        NP_("typed|lesson", "end"),
    ),
    Happen(3),
    tell(
        N_(
            "{ken} had a daimyo in hand. That is one way out for a ronin; you will soon learn the"
            " other."
        )
    ),
    Pause(),
    Happen(3),
)
