"""The lesson of Shinobi no Gakkō: two piles, the line, the seal, collecting and clearing."""

from typing import Final

from access_play.games.lessons import Lesson
from access_play.games.shinobi_no_gakko.tutorial.line import LINE
from access_play.games.shinobi_no_gakko.tutorial.record import ACTIONS
from access_play.games.shinobi_no_gakko.tutorial.winning import WINNING

LESSON: Final = Lesson(seats=3, actions=ACTIONS, steps=(*LINE, *WINNING))
