"""The third turn: an attack, its dice, and what its loser loses."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, move, tell
from access_play.language.messages import N_, NP_

WAR: Final[tuple[Step, ...]] = (
    tell(
        N_(
            "50 of that honor came with the title of shogun. A wise player would now sit still and"
            " collect. But you are here to learn, so let us go to war."
        )
    ),
    move(
        N_(
            "In battle each side rolls one die for every 3 strength in both its houses, and the"
            " higher sum wins. Cavalry is an army and adds 3 to yours: type {line}."
        ),
        NP_("typed|lesson", "cavalry daimyo"),
    ),
    move(
        N_("An attack is a declaration, and in a new turn you have a new one: type {line}."),
        NP_("typed|lesson", "attack zoe, attack zoé"),
    ),
    tell(
        N_(
            "Your castle was not counted, for castles only help in defense. Still, 3 dice against"
            " 2: what could go wrong?"
        )
    ),
    Happen(3),
    tell(
        N_(
            "The dice were against you. Whoever loses a battle loses the daimyo and his house,"
            " unless anyone plays Save Face for him. Nobody may save a shogun."
        )
    ),
    tell(
        N_(
            "Whoever defeats a shogun must take the title. A castle may be taken or burned, and"
            " {zoe} had a better one already."
        )
    ),
    Pause(),
    tell(
        N_(
            "Now you are the ronin. But your samurai's house stands, your honor is safe, and your"
            " turn goes on."
        )
    ),
    move(
        N_("Draw a card; it may cheer you up."),
        NP_("typed|lesson", "draw"),
    ),
    move(
        N_("Lancers: keep them for later. End your turn."),
        NP_("typed|lesson", "end"),
    ),
    Happen(3),
)
