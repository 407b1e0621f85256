"""The second round, with Nobori tokens, and how a token is refused in the third."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, ask, forbidden, move, tell
from access_play.language.messages import N_, NP_

TOKENS: Final[tuple[Step, ...]] = (
    Happen(),
    tell(
        N_(
            "Now the tokens, which are called Nobori. You have five different ones and can use each"
            " once in the whole game, at most one in a round."
        )
    ),
    tell(
        N_(
            "They double your points, make them 0, reward villagers, swap your hand with the Yomi,"
            " or let you look at hidden cards. The Yomi is the cards that were not dealt."
        )
    ),
    Happen(2),
    tell(
        N_(
            "With that token {zoe} scores exactly 0 in this round, and so loses nothing without a"
            " trick."
        )
    ),
    ask(
        N_("A token can be explained too. Ask about double points: type {line}."),
        NP_("typed|lesson", "i double"),
    ),
    move(
        N_("Your hand is strong: three high samurai. Double your points: type {line}."),
        NP_("typed|lesson", "double"),
    ),
    Happen(2),
    forbidden(
        N_("{ken} leads an Old Fool. May you follow with a villager? Try villager 13."),
        NP_("typed|lesson", "villager 13, 13"),
        "must-follow-samurai",
    ),
    move(
        N_("So a samurai it is. Samurai 21 is enough to beat samurai 20. Play it."),
        NP_("typed|lesson", "samurai 21, 21"),
    ),
    move(
        N_("Samurai 22 is the highest card with three players. Lead it."),
        NP_("typed|lesson", "samurai 22, 22"),
    ),
    Happen(2),
    ask(
        N_("To hear whose turn it is, type {line}. In a game, Enter alone tells it too."),
        NP_("typed|lesson", "w"),
    ),
    move(
        N_("You took samurai 18 once more. Now lead samurai 19."),
        NP_("typed|lesson", "samurai 19, 19"),
    ),
    Happen(2),
    move(
        N_("Nobody had a samurai to follow with. Lead villager 17, the highest villager."),
        NP_("typed|lesson", "villager 17, 17"),
    ),
    Happen(2),
    Pause(),
    Happen(3),
    tell(
        N_(
            "4 tricks and samurai 18 make 5 points, and your token doubled them to 10."
            " {zoe} won nothing and lost nothing."
        )
    ),
    ask(
        N_("To hear how the totals came about, type {line}."),
        NP_("typed|lesson", "s s"),
    ),
    Happen(2),
    forbidden(
        N_("A new round, a new token. Could you double again? Try it: type {line}."),
        NP_("typed|lesson", "double"),
        "token-spent",
    ),
    move(
        N_("Each token works once in a game. Look at the Yomi instead: type {line}."),
        NP_("typed|lesson", "look yomi"),
    ),
    tell(N_("Only you hear these cards. The others hear that you looked, but not what you saw.")),
    tell(
        N_(
            "With three players a game has 9 rounds, and the highest total wins. Now you know all"
            " you need to play Hagakure."
        )
    ),
)
