"""The curtain between two persons at one keyboard."""

from typing import Final

from msgspec.structs import replace

from access_play.language.folding import fold
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, filled, phrase
from access_play.outputs.output import Output
from access_play.terminal.asking.dialogue import Dialogue
from access_play.terminal.console.console import Console
from access_play.terminal.console.earlier_lines import EarlierLines
from access_play.terminal.preferences.manner import Manner
from access_play.terminal.table.player import Player

_NEXT: Final = phrase(N_("{player} is next."), braille=NP_("braille", "{player} next"))
_NEXT_AT_ENTER: Final = phrase(
    N_("{player} is next. Press Enter when you are at the keyboard."),
    brief=N_("{player} is next. Press Enter."),
    braille=NP_("braille", "{player} next, Enter"),
)


class Curtain:
    """Hides one person's game before the next one sits down.

    Args:
        console: the keyboard and screen.
        output: where announcements go; a voice falls silent when the curtain is drawn.
        manner: how prompts are written.
    """

    def __init__(self, console: Console, output: Output, manner: Manner) -> None:
        self._console: Final = console
        self._output: Final = output
        # News of the table are nobody's while nobody is at the keyboard.
        self._manner: Final = replace(manner, news_in_prompt=False)
        self._warned: Final = set[int]()

    def close(self) -> bool:
        """Take what was told off the screen; false where the terminal keeps it."""
        self._output.stop()
        return not self._console.interactive or self._console.clear()

    async def draw(self, player: Player) -> None:
        """Hide everything, and wait until the next person is at the keyboard.

        Raises:
            Quit: somebody asked to leave.
        """
        cleared = self.close()
        dialogue = Dialogue(
            self._console, self._output, player.speaker, EarlierLines(), self._manner
        )
        if not cleared and player.seat not in self._warned:
            self._warned.add(player.seat)
            dialogue.say(
                phrase(
                    N_("This terminal keeps old lines: turn the screen away between two players.")
                )
            )
        if not self._console.interactive:
            dialogue.say(filled(_NEXT, player=Person(player.seat)))
            return
        dialogue.say(filled(_NEXT_AT_ENTER, player=Person(player.seat)))
        await self._wait(player, dialogue)

    async def _wait(self, player: Player, dialogue: Dialogue) -> None:
        ready = phrase(N_("Enter:"), braille=NP_("braille|prompt", "Enter:"))
        while fold(await dialogue.ask(ready)):
            dialogue.say(
                phrase(
                    N_("The cards are covered. Press Enter alone when {player} is here."),
                    player=Person(player.seat),
                )
            )
