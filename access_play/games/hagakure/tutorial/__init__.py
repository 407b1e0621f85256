"""The lesson of Hagakure: cards and tricks, the samurai's rule, Old Fools, tokens, the score."""

from typing import Final

from access_play.games.hagakure.tutorial.fight import FIGHT
from access_play.games.hagakure.tutorial.record import ACTIONS
from access_play.games.hagakure.tutorial.tokens import TOKENS
from access_play.games.lessons import Lesson

LESSON: Final = Lesson(seats=3, actions=ACTIONS, steps=(*FIGHT, *TOKENS))
