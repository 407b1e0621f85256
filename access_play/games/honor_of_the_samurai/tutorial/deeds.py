"""The second turn: spy, assassin, dishonor, and the title of shogun."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, ask, forbidden, move, tell
from access_play.language.messages import N_, NP_

DEEDS: Final[tuple[Step, ...]] = (
    tell(
        N_(
            "You have plenty of ki now, but nobody gets more than 5 actions in a turn. Two of your"
            " cards are ninja: let us send them."
        )
    ),
    ask(
        N_("First look around. What lies before {ken}? Type {line}."),
        NP_("typed|lesson", "t ken"),
    ),
    forbidden(
        N_(
            "A ninja spy steals one card from one house. Would he bring you the guard? Try it:"
            " type {line}."
        ),
        NP_("typed|lesson", "spy ken guard"),
        "cannot-be-stolen",
    ),
    move(
        N_(
            "Then let him fetch the swordsmith for your daimyo's house. Say from whom, what, and"
            " where to: type {line}."
        ),
        NP_("typed|lesson", "spy ken swordsmith daimyo"),
    ),
    tell(
        N_(
            "Ninja are not honorable: each costs you 25 honor, whether it succeeds or not. But the"
            " swordsmith will bring you 10 every turn."
        )
    ),
    ask(
        N_("Every card can be explained. Ask about your other ninja: type {line}."),
        NP_("typed|lesson", "i assassin"),
    ),
    move(
        N_(
            "A guard is on duty, so it will not be easy. Send the assassin against {ken}'s daimyo"
            " all the same: type {line}."
        ),
        NP_("typed|lesson", "assassinate ken daimyo"),
    ),
    Happen(),
    tell(
        N_(
            "A ronin is a samurai without a daimyo, and gains no honor. If it is a samurai who is"
            " killed, only his house is lost: a relative takes his place."
        )
    ),
    move(
        N_("Now pay {zoe} back. Dishonor costs 2 actions: type {line}."),
        NP_("typed|lesson", "dishonor zoe, dishonor zoé"),
    ),
    Happen(),
    tell(
        N_("{zoe} had 15 honor and would have fallen to minus 60. One card was the smaller loss.")
    ),
    move(
        N_(
            "Beside your actions you may make one declaration in a turn. Nobody is shogun yet, so"
            " claim the title for your daimyo: type {line}."
        ),
        NP_("typed|lesson", "shogun"),
    ),
    forbidden(
        N_(
            "A shogun may be attacked, and so may a daimyo with a castle. {zoe} has a castle, so"
            " try to attack: type {line}."
        ),
        NP_("typed|lesson", "attack zoe, attack zoé"),
        "already-declared",
    ),
    forbidden(
        N_("Next turn, then. You drew a castle, too. Would your samurai like it? Type {line}."),
        NP_("typed|lesson", "osaka samurai"),
        "castle-only-daimyo",
    ),
    move(
        N_("Only a lord lives in a castle, and only in one: type {line}."),
        NP_("typed|lesson", "osaka daimyo"),
    ),
    move(
        N_("A busy turn. End it."),
        NP_("typed|lesson", "end"),
    ),
    Happen(2),
    tell(
        N_(
            "{ken} had a daimyo in hand. That is one way out for a ronin; you will learn the other"
            " soon enough."
        )
    ),
    Pause(),
    Happen(3),
)
