"""The last turns: a ronin allies, serves as second samurai, takes over, and wins."""

from typing import Final

from access_play.games.lessons import Happen, Step, ask, forbidden, move, tell
from access_play.language.messages import N_, NP_

SERVICE: Final[tuple[Step, ...]] = (
    tell(
        N_(
            "Nothing, while {zoe} gained 85. The other way out for a ronin is an alliance: you serve"
            " another player's daimyo as second samurai."
        )
    ),
    move(
        N_("Choose the shogun, {zoe}'s daimyo. Nobody may refuse you: type {line}."),
        NP_("typed|lesson", "ally zoe"),
    ),
    move(
        N_(
            "Your strength helps that daimyo from now on. Put your lancers in your samurai's house:"
            " type {line}."
        ),
        NP_("typed|lesson", "lancers samurai"),
    ),
    move(
        N_("You serve from your next turn on. End this one."),
        NP_("typed|lesson", "end"),
    ),
    Happen(4),
    ask(
        N_(
            "A second samurai gains half of the daimyo's honor and half of his own."
            " To hear how it comes about, type {line}."
        ),
        NP_("typed|lesson", "s s"),
    ),
    forbidden(
        N_("Is the daimyo yours to command? Attack {ken}: type {line}."),
        NP_("typed|lesson", "attack ken"),
        "no-daimyo",
    ),
    tell(
        N_(
            "The first samurai commands. You may place cards in the daimyo's house or save his face,"
            " and you may leave, by a declaration that costs 25 honor."
        )
    ),
    move(
        N_(
            "Did you notice? {zoe} has 215 honor and gains 85: that makes 300, and victory."
            " Let us see what {ken} does about it: end your turn."
        ),
        NP_("typed|lesson", "end"),
    ),
    Happen(2),
    tell(
        N_(
            "{ken} only wanted to stop {zoe}. But when the first samurai dies, the second takes over"
            " the daimyo, with castle, title and all."
        )
    ),
    Happen(2),
    tell(
        N_(
            "You win: a game ends as soon as somebody reaches the goal, at the beginning of a turn."
            " Usually that takes 400 honor, but 300 or 250 can be chosen."
        )
    ),
    tell(N_("Now you know all you need to play Honor of the Samurai. Good luck with the dice!")),
)
