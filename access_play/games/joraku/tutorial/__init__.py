"""The lesson of Joraku: the map, both effects of a card, suits, Ninjas, and what areas pay."""

from typing import Final

from access_play.games.joraku.tutorial.land import LAND
from access_play.games.joraku.tutorial.later import LATER
from access_play.games.joraku.tutorial.points import POINTS
from access_play.games.joraku.tutorial.prestige import PRESTIGE
from access_play.games.joraku.tutorial.record import ACTIONS
from access_play.games.joraku.tutorial.suits import SUITS
from access_play.games.lessons import Lesson

LESSON: Final = Lesson(seats=3, actions=ACTIONS, steps=(*LAND, *POINTS, *SUITS, *PRESTIGE, *LATER))
