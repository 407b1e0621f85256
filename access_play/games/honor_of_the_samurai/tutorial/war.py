"""The third turn: an attack, its dice, and what its loser loses."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, ask, move, tell
from access_play.language.messages import N_, NP_

WAR: Final[tuple[Step, ...]] = (
    tell(
        N_(
            "135 honor, 50 of them for the title. A careful player would sit still now. But you are"
            " here to learn, so let us go to war."
        )
    ),
    move(
        N_(
            "In battle you roll one die for every 3 strength in your two houses. Cavalry, an army,"
            " adds 3: type {line}."
        ),
        NP_("typed|lesson", "cavalry daimyo"),
    ),
    move(
        N_("An attack is a declaration, and yours is free again: type {line}."),
        NP_("typed|lesson", "attack zoe"),
    ),
    tell(
        N_(
            "Your castle was not counted: castles help only in defense. Still, 3 dice against 2."
            " What could go wrong?"
        )
    ),
    Happen(3),
    tell(
        N_(
            "The dice could. Whoever loses a battle loses his daimyo, unless somebody plays Save"
            " Face. For a shogun that is not allowed."
        )
    ),
    tell(
        N_(
            "Who defeats a shogun takes the title, and may take a castle or burn it. {zoe} already"
            " had a better one."
        )
    ),
    Pause(),
    tell(
        N_(
            "You are a ronin, but your samurai's house stands, and your 150 honor are safe. Your"
            " turn goes on, with fewer actions, because ki was lost too."
        )
    ),
    move(
        N_("Draw a card; it may cheer you up."),
        NP_("typed|lesson", "draw"),
    ),
    move(
        N_("You have made your declaration, so more can't be done today. End your turn."),
        NP_("typed|lesson", "end"),
    ),
    Happen(4),
)
