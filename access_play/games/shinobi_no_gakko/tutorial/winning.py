"""Collecting, a line that is cleared, going out, and what cards left over cost."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, ask, forbidden, move, tell
from access_play.language.messages import N_, NP_

WINNING: Final[tuple[Step, ...]] = (
    ask(
        N_("It is your turn again. To hear all that lies open, type {line}."),
        NP_("typed|lesson", "t"),
    ),
    forbidden(
        N_("At the low end lie two 3s. Would a single 2 do? Try it: type {line}."),
        NP_("typed|lesson", "heaven one 2"),
        "too-few-cards",
    ),
    tell(
        N_(
            "You need at least as many cards as lie at that end. But instead of playing, a pile may"
            " collect one or two cards from an open end."
        )
    ),
    move(
        N_("Take the two 3s into your Earth, where a 3 lies already: type {line}."),
        NP_("typed|lesson", "earth collect low"),
    ),
    move(
        N_("Now you have three 3s. With Heaven, play three 2s at the low end: type {line}."),
        NP_("typed|lesson", "heaven three 2s"),
    ),
    Happen(4),
    tell(
        N_(
            "Nobody had three cards that fit, and so the turn came back to you, who played last."
            " Then the line is cleared, and you may play any number."
        )
    ),
    ask(
        N_("How many cards does {ken} still have? Type {line}."),
        NP_("typed|lesson", "t ken"),
    ),
    move(
        N_("Now your 7s can go: play all three from Earth."),
        NP_("typed|lesson", "earth three 7s"),
    ),
    move(
        N_(
            "The 7s are both ends of the line now. Your four 6s are lower, and enough cards: play"
            " them from Heaven."
        ),
        NP_("typed|lesson", "heaven four 6s"),
    ),
    Happen(4),
    tell(
        N_(
            "The line is cleared for you once more. You have one 11 and three 3s left, and each"
            " pile acts once: the order matters."
        )
    ),
    Pause(),
    ask(
        N_("After three 3s a single 11 would not be enough. To hear what you may do, type {line}."),
        NP_("typed|lesson", "m"),
    ),
    move(
        N_("So begin with the 11 from Heaven."),
        NP_("typed|lesson", "heaven 11"),
    ),
    move(
        N_("And now the three 3s from Earth, and you are out of cards."),
        NP_("typed|lesson", "earth three 3s"),
    ),
    tell(
        N_(
            "Whoever is out of cards scores 5 points. The others lose 1 for a single card, 3 for"
            " two of one number, 6 for three, and only the worse pile counts."
        )
    ),
    ask(
        N_("To hear the totals, type {line}."),
        NP_("typed|lesson", "s"),
    ),
    Happen(),
    move(
        N_(
            "You may also name your Heaven cards when you divide. Type {line}, and answer yes."
            " To be led through it in a game, type divide."
        ),
        NP_("typed|lesson", "heaven 1 1 1 8 8 11"),
        read_back=True,
    ),
    Happen(2),
    move(
        N_("One line may tell what both piles do, one after the other: type {line}."),
        NP_("typed|lesson", "earth 3 then heaven two 8s"),
        count=2,
    ),
    tell(
        N_(
            "A game has 3 rounds, and the highest total wins. Now you know all you need to play"
            " this game."
        )
    ),
)
