"""The curtain between two persons at one keyboard."""

from typing import Final

from access_play.language.folding import fold
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, phrase
from access_play.language.speaker import Form
from access_play.outputs.output import Output
from access_play.terminal.console import Console
from access_play.terminal.dialogue import Dialogue
from access_play.terminal.earlier_lines import EarlierLines
from access_play.terminal.player import Player


class Curtain:
    """Hides one person's game before the next one sits down.

    Args:
        console: the keyboard and screen.
        output: where announcements go; a voice falls silent when the curtain is drawn.
        form: what prompts are written in.
    """

    def __init__(self, console: Console, output: Output, form: Form) -> None:
        self._console: Final = console
        self._output: Final = output
        self._form: Final = form
        self._warned = False
        self._shown = False

    def close(self) -> bool:
        """Take what was told off the screen; false where the terminal keeps it."""
        self._output.stop()
        return not self._console.interactive or self._console.clear()

    async def draw(self, player: Player) -> None:
        """Hide everything, and wait until the next person is at the keyboard.

        Raises:
            Quit: somebody asked to leave.
        """
        cleared = self.close() if self._shown else True
        self._shown = True
        dialogue = Dialogue(self._console, self._output, player.speaker, EarlierLines(), self._form)
        if not cleared and not self._warned:
            self._warned = True
            dialogue.say(
                phrase(
                    N_("This terminal keeps old lines: turn the screen away between two players.")
                )
            )
        next_person = phrase(
            N_("{player} is next. Press Enter when you are at the keyboard."),
            brief=N_("{player} is next. Press Enter."),
            braille=NP_("braille", "{player} next, Enter"),
            player=Person(player.seat),
        )
        dialogue.say(next_person)
        if self._console.interactive:
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
