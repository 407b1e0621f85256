"""The first round: what a card, a trick and a score are, and who must play what."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, ask, forbidden, move, tell
from access_play.language.messages import N_, NP_

FIGHT: Final[tuple[Step, ...]] = (
    tell(
        N_(
            "In Hagakure you win tricks: everyone plays one card, and the best card takes them all."
            " {ken} sits on your left, then {zoe}."
        )
    ),
    Happen(2),
    tell(
        N_(
            "There are three kinds of cards: villagers 1 to 17, samurai 18 to 27, and three"
            " Old Fools without a number. A higher number beats a lower one."
        )
    ),
    ask(
        N_("Your five cards have just been told. To hear them again, type {line}, then Enter."),
        NP_("typed|lesson", "h"),
    ),
    move(
        N_(
            "Before the cards there is a question about tokens. They come later in the lesson;"
            " for now, type {line}."
        ),
        NP_("typed|lesson", "pass"),
    ),
    Happen(2),
    tell(
        N_(
            "Now the fight begins: five tricks. Each trick you win scores 1 point, and its winner"
            " leads the next one."
        )
    ),
    move(
        N_(
            "You lead, so you play first, and any card will do. Play your villager 17: type {line}."
        ),
        NP_("typed|lesson", "17, villager 17"),
    ),
    Happen(2),
    tell(
        N_(
            "Your first trick: 17 was the highest number. Whoever follows a villager may play any"
            " card."
        )
    ),
    ask(
        N_("At any time you can ask what lies on the table: type {line}."),
        NP_("typed|lesson", "t"),
    ),
    move(
        N_("You lead again. This time play villager 9."),
        NP_("typed|lesson", "villager 9, 9"),
    ),
    Happen(2),
    tell(
        N_(
            "Samurai 19 is higher than any villager, so {zoe} takes the trick and leads the next"
            " one."
        )
    ),
    Pause(),
    Happen(),
    tell(
        N_(
            "A samurai was led, and that brings the one rule about following: if you have a"
            " samurai, you must play a samurai."
        )
    ),
    forbidden(
        N_("Let us see what happens if you break the rule: try to play villager 8."),
        NP_("typed|lesson", "villager 8, 8"),
        "must-follow-samurai",
    ),
    tell(
        N_(
            "That was a refusal: it says which rule forbids the card and what you may play."
            " Nothing has happened, and it is still your turn."
        )
    ),
    ask(
        N_("To hear the very rule behind a refusal, type {line}."),
        NP_("typed|lesson", "why"),
    ),
    ask(
        N_("To hear what is allowed now, type {line}."),
        NP_("typed|lesson", "m"),
    ),
    move(
        N_(
            "Samurai 21 beats samurai 20. Type its name or number, or m and its number in the list."
        ),
        NP_("typed|lesson", "samurai 21, 21"),
    ),
    Happen(),
    tell(
        N_(
            "{ken} had to follow, and so you won samurai 18. Whoever has it in a trick scores"
            " 1 more point."
        )
    ),
    ask(
        N_("Every card can be explained. Ask about samurai 18: type {line}."),
        NP_("typed|lesson", "i 18"),
    ),
    tell(
        N_(
            "Now the Old Fool. It counts as a samurai, but alone in a trick it is worth 0."
            " If there are several in a trick, the last one wins it."
        )
    ),
    move(
        N_("Lead your Old Fool: type {line}."),
        NP_("typed|lesson", "fool"),
    ),
    Happen(2),
    tell(
        N_(
            "Your Old Fool counted as a samurai, so {zoe} had to follow with another one."
            " It was the last Old Fool of the trick and won."
        )
    ),
    Pause(),
    Happen(3),
    tell(
        N_(
            "A last card is played for you, because there is no choice. Then the round is scored:"
            " whoever wins no trick loses 2 points."
        )
    ),
    ask(
        N_("To hear the totals, type {line}."),
        NP_("typed|lesson", "s"),
    ),
)
