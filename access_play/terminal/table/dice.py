"""Dice of the table's own: rolled by hand, typed in, and kept like any draw."""

import re
from typing import Any, Final

from access_play.core.game import DiceDraw
from access_play.core.seats import CHANCE
from access_play.language.folding import fold
from access_play.language.messages import N_, NN_, NNP_, NP_
from access_play.language.phrases import phrase
from access_play.terminal.asking.questions import Ask, is_word_for
from access_play.terminal.table.keeper import Keeper
from access_play.terminal.table.player import Player
from access_play.terminal.table.playing import Playing
from access_play.terminal.table.reactions import Reactions
from access_play.terminal.table.teller import Teller

_DICE: Final = phrase(N_("Dice:"), braille=NP_("braille|prompt", "Dice:"))
_FACES: Final = re.compile(r"[0-9]+(?:[\s,、.+]+(?:and |et |と)?[0-9]+)*")
_ONE_DIGIT: Final = 9
_WHAT_NOW: Final = (Ask.WHO, Ask.MOVES)
"""Are answered, like Enter alone, with what is to be rolled."""


class OwnDice:
    """Asks whoever is at the keyboard what the dice show, where the table rolls its own.

    Args:
        playing: the game.
        teller: asks.
        keeper: keeps what was rolled.
        reactions: answers what else is typed meanwhile.
    """

    def __init__(
        self, playing: Playing, teller: Teller, keeper: Keeper, reactions: Reactions
    ) -> None:
        self._table = playing.table
        self._wanted = playing.own_dice
        self._teller = teller
        self._keeper = keeper
        self._reactions = reactions

    @property
    def due(self) -> DiceDraw[Any] | None:
        """The dice that the table rolls itself now."""
        draw = self._table.due() if self._wanted else None
        return draw if isinstance(draw, DiceDraw) and draw.dice else None

    async def ask(self, player: Player, due: DiceDraw[Any]) -> None:
        """Ask for the dice until they are told, or the roll is due no more."""
        position = self._table.position
        roll = phrase(
            NN_(
                "Roll {count} die and type what it shows.",
                "Roll {count} dice and type what they show.",
            ),
            braille=NNP_("braille", "Roll {count} die", "Roll {count} dice"),
            count=due.dice,
        )
        self._teller.urge(player, roll)
        while self._table.position == position:
            prompt = self._teller.prompt(player, _DICE)
            typed = await self._teller.dialogue(player).read_at(prompt) or ""
            faces = faces_typed(typed, due.sides)
            what_now = not fold(typed) or is_word_for(typed, player.vocabulary, *_WHAT_NOW)
            if what_now or is_word_for(typed, player.vocabulary, Ask.HELP):
                self._teller.urge(player, roll)
            if faces is not None:
                await self._roll(player, due, faces)
            elif not what_now:
                await self._reactions.react(player, typed)

    async def _roll(self, player: Player, due: DiceDraw[Any], faces: tuple[int, ...]) -> None:
        rolled = due.rolled(faces)
        refusal = await self._keeper.keep(lambda: self._table.announce(CHANCE, rolled))
        if refusal is not None:
            wrong = phrase(
                NN_(
                    "Not that: type {count} number from 1 to {sides}.",
                    "Not that: type {count} numbers from 1 to {sides}.",
                ),
                braille=NNP_(
                    "braille",
                    "No: {count} number, 1 to {sides}",
                    "No: {count} numbers, 1 to {sides}",
                ),
                count=due.dice,
                sides=due.sides,
            )
            self._teller.refuse(player, wrong)


def faces_typed(typed: str, sides: int) -> tuple[int, ...] | None:
    """Read what dice show: ``5 5 6``, ``5, 5 and 6``, or ``556`` where a face is one digit.

    Returns:
        The numbers as they were typed, possible or not; ``None`` for what is no such list.
    """
    line = fold(typed)
    if not _FACES.fullmatch(line):
        return None
    numbers = re.findall(r"[0-9]+", line)
    if len(numbers) == 1 and sides <= _ONE_DIGIT:
        numbers = list(numbers[0])
    return tuple([int(number[:_ONE_DIGIT]) for number in numbers])
