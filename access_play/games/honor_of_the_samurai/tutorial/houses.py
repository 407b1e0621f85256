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
            "Cards have up to three numbers: honor to win with, ki to act with, strength to fight"
            " with. The shogun comes later."
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
            "In your turn you first gain honor, and then you have some actions. Drawing a card is"
            " an action, and so is playing one. Try to draw: type {line}."
        ),
        NP_("typed|lesson", "draw"),
        "hand-full",
    ),
    tell(
        N_(
            "That was a refusal: it says why, and nothing has happened. Discarding is free, but"
            " playing is better."
        )
    ),
    tell(
        N_(
            "Most cards are placed in a house. Your daimyo has one, a row of cards on the table,"
            " and your samurai has another."
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
        N_("Then she must live in your samurai's house: type {line}."),
        NP_("typed|lesson", "okugata 5 samurai"),
    ),
    move(
        N_(
            "A house holds one okugata and at most five armies, but as many other possessions as"
            " you like. Give your samurai a theater: type {line}."
        ),
        NP_("typed|lesson", "noh samurai"),
    ),
    ask(
        N_("Whose turn is it, and what is left to do? You can ask at any time: type {line}."),
        NP_("typed|lesson", "w"),
    ),
    move(
        N_(
            "The declaration can wait. There is room in your hand now, so draw a card: type {line}."
        ),
        NP_("typed|lesson", "draw"),
    ),
    move(
        N_("An assassin can kill a daimyo or a samurai. Draw another card."),
        NP_("typed|lesson", "draw"),
    ),
    forbidden(
        N_("Can you draw a third card? Try it."),
        NP_("typed|lesson", "draw"),
        "no-actions-left",
    ),
    ask(
        N_(
            "At the beginning of each of your turns you gain the honor of all cards in your two"
            " houses. To hear what everyone has and will gain, type {line}."
        ),
        NP_("typed|lesson", "s"),
    ),
    move(
        N_("From 30 to 65, not bad for one turn. You are done: type {line}."),
        NP_("typed|lesson", "end"),
    ),
    Happen(3),
    tell(
        N_(
            "{ken} has hired a house guard. A guard does nothing at all until somebody sends an"
            " assassin."
        )
    ),
    Pause(),
    Happen(3),
    tell(
        N_(
            "You have to answer at once, though it isn't your turn. You may choose between three"
            " evils."
        )
    ),
    tell(
        N_(
            "Seppuku is ritual suicide. It costs no honor, but all cards of one house: your"
            " samurai's or your daimyo's, as you choose."
        )
    ),
    move(
        N_("You hold Save Face. It costs no action, so play it: type {line}."),
        NP_("typed|lesson", "save face"),
    ),
    tell(
        N_(
            "Your honor is gone, but not your cards. It could be worse: a total may fall below"
            " zero."
        )
    ),
    Happen(),
)
