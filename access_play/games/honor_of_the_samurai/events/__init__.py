"""What happens in Honor of the Samurai, as codes and numbers.

Each event holds what changed and what follows from it, grouped as a person would say it, so
that words need no state beside it. ``left`` is always how many card actions the seat whose
turn it is has left after the move, ``honor`` a total after it, ``lost`` honor as a number
above 0. What is private goes to one seat alone; where an event is private, the others hear
the event that is named with it.
"""

from access_play.games.honor_of_the_samurai.events.answers import (
    AnswersAwaited,
    DishonorAnswered,
    Dishonored,
    DishonorTaken,
    Withheld,
)
from access_play.games.honor_of_the_samurai.events.battles import (
    Allied,
    Attacked,
    BattleDecided,
    BattleEnded,
    BattleTied,
    CastleDecided,
    DiceRolled,
    Dissolved,
    Force,
    ShogunDeclared,
)
from access_play.games.honor_of_the_samurai.events.cards import (
    AssassinSent,
    AssassinStruck,
    CardDrawn,
    CardTaken,
    DaimyoPlaced,
    Discarded,
    Loot,
    Placed,
    Spied,
)
from access_play.games.honor_of_the_samurai.events.falls import Fall
from access_play.games.honor_of_the_samurai.events.turns import (
    GameStarted,
    GameWon,
    HandDealt,
    Reshuffled,
    TurnStarted,
)

__all__ = [
    "Allied",
    "AnswersAwaited",
    "AssassinSent",
    "AssassinStruck",
    "Attacked",
    "BattleDecided",
    "BattleEnded",
    "BattleTied",
    "CardDrawn",
    "CardTaken",
    "CastleDecided",
    "DaimyoPlaced",
    "DiceRolled",
    "Discarded",
    "DishonorAnswered",
    "DishonorTaken",
    "Dishonored",
    "Dissolved",
    "Fall",
    "Force",
    "GameStarted",
    "GameWon",
    "HandDealt",
    "Loot",
    "Placed",
    "Reshuffled",
    "ShogunDeclared",
    "Spied",
    "TurnStarted",
    "Withheld",
]
