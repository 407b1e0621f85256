"""What the persons at this keyboard are told, now or when they come to it."""

from collections.abc import Iterable, Mapping

from access_play.core.seats import Seat
from access_play.core.table import Happened
from access_play.games.sayings import Cue, Saying, Urgency
from access_play.language.phrases import Phrase
from access_play.outputs.output import CuedOutput
from access_play.terminal.asking.dialogue import Dialogue
from access_play.terminal.asking.paging import PAGE, page_of
from access_play.terminal.asking.prompts import prompt_words
from access_play.terminal.console.console import Console
from access_play.terminal.preferences.manner import Manner
from access_play.terminal.table.player import Player


class Teller:
    """Tells whoever is at the keyboard, and keeps the rest for those who are not.

    Args:
        players: the persons here, by seat.
        console: the keyboard and screen.
        output: where announcements go.
        manner: how it is told.
    """

    def __init__(
        self,
        players: Mapping[Seat, Player],
        console: Console,
        output: CuedOutput,
        manner: Manner,
    ) -> None:
        self._players = players
        self._console = console
        self._output = output
        self._manner = manner
        self.present: Player | None = next(iter(players.values())) if len(players) == 1 else None
        """Who is at the keyboard; nobody while the curtain is drawn."""
        self.expected: Player | None = None
        """Who has been called to it last."""

    @property
    def addressee(self) -> Player | None:
        """Who is told what is for nobody alone."""
        return self.present or self.expected or next(iter(self._players.values()), None)

    def catch_up(self, happened: Happened) -> None:
        """Note what happened before the session; a person's own move shows what he has heard."""
        for player in self._players.values():
            if player.seat == happened.seat:
                self._take_as_heard(player, 0)
            player.waiting.extend(player.narrator.sayings(happened.to(player.seat)))

    def recap(self, player: Player, hand: Iterable[Phrase]) -> None:
        """Tell a person who comes back his last move and what followed, and his hand.

        Whether it was told before the game was left, nobody knows.
        """
        self._take_as_heard(player, PAGE)
        told = {player.speaker.text(saying.phrase) for saying in player.waiting}
        self.flush(player)
        for line in hand:
            if player.speaker.text(line) not in told:
                self.urge(player, line)

    def _take_as_heard(self, player: Player, most: int) -> None:
        """Leave no more than so many lines of news waiting; the log has the others."""
        heard = player.waiting[: len(player.waiting) - most]
        del player.waiting[: len(heard)]
        for saying in heard:
            player.history.happened(saying)

    def spread(self, happened: Happened) -> None:
        """Tell every person here what he may hear, now or when he comes to the keyboard."""
        for player in self._players.values():
            player.waiting.extend(player.narrator.sayings(happened.to(player.seat)))
        if self.present is not None:
            self.flush(self.present)

    def flush(self, player: Player) -> None:
        """Tell a person what waited for him."""
        waiting, player.waiting = player.waiting, []
        player.reads &= not waiting
        for saying in waiting:
            player.history.happened(saying)
            self._output.announce(player.narrator.announce(saying))

    def tell(self, player: Player, saying: Saying) -> None:
        """Tell a person something that did not happen at the table."""
        player.history.told(saying.phrase)
        self._output.announce(player.narrator.announce(saying))

    def urge(self, player: Player, words: Phrase) -> None:
        """Tell a person something that may interrupt."""
        self.tell(player, Saying(words, urgency=Urgency.URGENT))

    def refuse(self, player: Player, words: Phrase) -> None:
        """Tell a person why what he wanted is not done."""
        player.history.refused(words)
        saying = Saying(words, urgency=Urgency.URGENT, sound=Cue.REFUSAL, at=player.seat)
        self._output.announce(player.narrator.announce(saying))

    def ask(self, player: Player, words: Phrase | None) -> None:
        """Tell a person that it is his turn, and what he is asked where the prompt does not."""
        if words is None:
            self._output.cue(Cue.OWN_TURN)
            return
        asked = Saying(words, urgency=Urgency.URGENT, sound=Cue.OWN_TURN, at=player.seat)
        self.tell(player, asked)

    def answer(
        self, player: Player, *lines: Phrase, again: bool = False, latest: bool = False
    ) -> None:
        """Tell an answer; what does not fit a page waits for ``more``.

        Args:
            player: who asked.
            lines: what he is told.
            again: whether he has been told all of it before.
            latest: whether the last page is told first, and the earlier ones wait.
        """
        page = page_of(lines, latest=latest)
        for line in page.lines:
            if again:
                saying = Saying(line, urgency=Urgency.URGENT)
                self._output.announce(player.narrator.announce(saying))
            else:
                self.urge(player, line)
        if page.waiting is not None:
            player.page = page
            self.urge(player, page.waiting)

    def say(self, words: Phrase) -> None:
        """Tell whoever is there something that is for nobody alone."""
        if self.addressee is not None:
            self.urge(self.addressee, words)

    def stop(self) -> None:
        """Fall silent at once; what is written stays."""
        self._output.stop()

    def prompt(self, player: Player, prompt: Phrase) -> str:
        """Word a prompt, with the latest news where the person wants it."""
        news = player.history.latest_news() if self._manner.news_in_prompt else None
        manner = self._manner
        return prompt_words(player.speaker, prompt, news, manner.form, manner.cells)

    def dialogue(self, player: Player) -> Dialogue:
        """Open a dialogue with a person."""
        return Dialogue(self._console, self._output, player.speaker, player.lines, self._manner)
