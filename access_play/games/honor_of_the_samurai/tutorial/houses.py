"""The first turn: honor, ki and actions, what a house may hold, and a dishonor answered."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, ask, forbidden, move, tell
from access_play.language.messages import N_, NP_

HOUSES: Final[tuple[Step, ...]] = (
    tell(
        N_(
            "You are a samurai and serve a daimyo, a lord of old Japan. You gather honor, and"
            " whoever first has enough of it wins. {ken} sits on your left, then {zoe}."
        )
    ),
    Happen(),
    tell(
        N_(
            "A card can have three numbers. Honor is what you win with, ki gives you actions, and"
            " strength is for battle. The shogun comes later."
        )
    ),
    ask(
        N_(
            "You hold seven cards, and nobody else knows them. To hear them again, type {line},"
            " then Enter."
        ),
        NP_("typed|lesson", "h"),
    ),
    forbidden(
        N_(
            "You have 2 actions. With one of them you may draw a card or play one."
            " Try to draw: type {line}."
        ),
        NP_("typed|lesson", "draw"),
        "hand-full",
    ),
    tell(
        N_(
            "That was a refusal: it says why, and nothing has happened. So play a card. Most cards"
            " go into a house: your daimyo has one on the table, and so does your samurai."
        )
    ),
    move(
        N_(
            "An okugata is an honorable wife, who brings honor and ki. Place the one with honor 10"
            " in your daimyo's house: type {line}."
        ),
        NP_("typed|lesson", "okugata 10 daimyo"),
    ),
    tell(
        N_(
            "You used an action, and yet 2 are left. Every 3 ki give an action, and her 3 have"
            " raised your ki to 10."
        )
    ),
    forbidden(
        N_("Is there room for a second wife in the same house? Try it: type {line}."),
        NP_("typed|lesson", "okugata 5 daimyo"),
        "house-has-okugata",
    ),
    move(
        N_("Then let her live in your samurai's house: type {line}."),
        NP_("typed|lesson", "okugata 5 samurai"),
    ),
    move(
        N_(
            "A house takes one okugata and up to five armies, but as many treasures as you like."
            " Give your samurai a theater: type {line}."
        ),
        NP_("typed|lesson", "noh samurai"),
    ),
    ask(
        N_("Whose turn is it, and what may still be done? You can always ask: type {line}."),
        NP_("typed|lesson", "w"),
    ),
    move(
        N_("The declaration can wait. There is room in your hand now: type {line}."),
        NP_("typed|lesson", "draw"),
    ),
    move(
        N_("An assassin, how useful. Draw another card."),
        NP_("typed|lesson", "draw"),
    ),
    forbidden(
        N_("And a third one? Try it."),
        NP_("typed|lesson", "draw"),
        "no-actions-left",
    ),
    ask(
        N_(
            "The honor in both your houses becomes yours at the beginning of each of your turns."
            " To hear what everyone has and will gain, type {line}."
        ),
        NP_("typed|lesson", "s"),
    ),
    move(
        N_("From 30 to 65 in one turn, not bad. You are done: type {line}."),
        NP_("typed|lesson", "end"),
    ),
    Happen(3),
    tell(
        N_(
            "{ken} has hired a house guard. Guards do nothing at all until somebody sends an"
            " assassin."
        )
    ),
    Pause(),
    Happen(3),
    tell(
        N_(
            "That is aimed at you, so you answer at once, in the middle of another's turn. You may"
            " pay the 75, or soften it with a Save Face card."
        )
    ),
    tell(
        N_(
            "Seppuku is suicide. It costs no honor, but all cards in the house of your samurai or"
            " of your daimyo, whichever you choose."
        )
    ),
    move(
        N_("You hold Save Face. It costs no action, so use it: type {line}."),
        NP_("typed|lesson", "save face"),
    ),
    tell(
        N_("All your honor is gone, but none of your cards. A total may even fall below zero."),
    ),
    Happen(),
)
