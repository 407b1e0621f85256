"""The first turns: dividing, what may be played at the ends of the line, and the seal."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, ask, forbidden, move, tell
from access_play.language.messages import N_, NP_

LINE: Final[tuple[Step, ...]] = (
    tell(
        N_(
            "In this game everyone wants to be the first without cards."
            " {ken} sits on your left, then {zoe}."
        )
    ),
    Happen(2),
    tell(
        N_(
            "Every card is a number. With three players the numbers are 1 to 11, with five cards"
            " of each, and cards of one number can be played together."
        )
    ),
    ask(
        N_("To hear your hand again at any time, type {line}, then Enter."),
        NP_("typed|lesson", "h"),
    ),
    tell(
        N_(
            "First you divide your hand into two piles. Earth cards lie open before everyone,"
            " Heaven cards stay hidden."
        )
    ),
    move(
        N_(
            "Name your Earth cards, and the rest is Heaven. Type {line}, and answer yes when you"
            " are asked."
        ),
        NP_("typed|lesson", "earth 3 4 4 7 7 7"),
        read_back=True,
    ),
    Happen(2),
    tell(
        N_(
            "The line lies in the middle, and everyone plays there. Its numbers rise from the low"
            " end to the high end."
        )
    ),
    Pause(),
    tell(
        N_(
            "In your turn each pile acts once: it plays, collects or passes. You may only play"
            " outside the line, lower than the low end or higher than the high end."
        )
    ),
    forbidden(
        N_("7 lies between 5 and 8, so it is inside. Try it all the same: type {line}."),
        NP_("typed|lesson", "earth three 7s"),
        "not-outside",
    ),
    ask(
        N_("To hear the very rule behind a refusal, type {line}."),
        NP_("typed|lesson", "why"),
    ),
    move(
        N_("Nothing has happened. Now play something lower than 5: type {line}."),
        NP_("typed|lesson", "earth two 4s"),
    ),
    tell(
        N_(
            "The end with more cards is sealed: two 4s against one 8. At a sealed end nobody may"
            " play or collect."
        )
    ),
    ask(
        N_("You can ask about anything in the game, the seal for one: type {line}."),
        NP_("typed|lesson", "i seal"),
    ),
    forbidden(
        N_("Now your Heaven acts. Try a 2 at the sealed end: type {line}."),
        NP_("typed|lesson", "heaven one 2"),
        "end-sealed",
    ),
    move(
        N_("The high end is open. Play your 9 there: type {line}."),
        NP_("typed|lesson", "heaven 9"),
    ),
    Happen(2),
    tell(
        N_(
            "With two 10s both ends had two cards, and so the seal was lifted. Then the low end"
            " was open, and {ken} played the two 3s."
        )
    ),
    Happen(2),
    tell(
        N_(
            "Three 11s are more than two 3s, so the high end is sealed now. To pass is always"
            " allowed, and your pile may act again in your next turn."
        )
    ),
)
