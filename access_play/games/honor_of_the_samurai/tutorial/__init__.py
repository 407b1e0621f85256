"""The lesson of Honor of the Samurai: houses, ninja, dishonor, battle, service, and a victory."""

from typing import Final

from access_play.games.honor_of_the_samurai.tutorial.deeds import DEEDS
from access_play.games.honor_of_the_samurai.tutorial.houses import HOUSES
from access_play.games.honor_of_the_samurai.tutorial.record import ACTIONS, GOAL
from access_play.games.honor_of_the_samurai.tutorial.service import SERVICE
from access_play.games.honor_of_the_samurai.tutorial.war import WAR
from access_play.games.lessons import Lesson

LESSON: Final = Lesson(
    seats=3,
    actions=ACTIONS,
    steps=(*HOUSES, *DEEDS, *WAR, *SERVICE),
    options={"goal": GOAL},
)
