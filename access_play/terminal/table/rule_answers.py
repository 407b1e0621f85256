"""The rules read in play: headings, paragraphs, and the rule a refusal rests on."""

from typing import TYPE_CHECKING, Final

from access_play.language.phrases import Phrase
from access_play.terminal.table.player import Player

if TYPE_CHECKING:
    from access_play.core.seats import Seat
    from access_play.hosting.rule_reader import RuleReader


class RuleAnswers:
    """Reads a game's rules to each person from where that person is.

    Args:
        game: whose rules.
    """

    def __init__(self, game: str) -> None:
        self._game: Final = game
        self._readers: Final[dict[Seat, RuleReader]] = {}

    def rules(self, player: Player, typed: str) -> tuple[Phrase, ...]:
        """Read what stands behind a word for the rules."""
        player.reads = True
        return self._reader(player).read(typed, player.vocabulary).lines

    def found(self, player: Player, words: str) -> tuple[Phrase, ...]:
        """Look for words in the rules; empty where they do not stand there."""
        reading = self._reader(player).search(words, player.speaker.language)
        player.reads = reading.found
        return reading.lines if reading.found else ()

    def why(self, player: Player, rest: str) -> tuple[Phrase, ...]:
        """Read the rule that the last refusal rests on; empty where more was typed."""
        if rest:
            return ()
        from access_play.hosting import rule_words  # noqa: PLC0415 - as below

        if player.refused is None:
            return (rule_words.NOTHING_REFUSED,)
        passage = player.refused.passage
        if passage is None:
            return (rule_words.NO_RULE,)
        player.reads = True
        return self._reader(player).open(passage, player.speaker.language).lines

    def read_on(self, player: Player, typed: str) -> tuple[Phrase, ...]:
        """Read the next paragraph, or the same or the one before; empty for another line."""
        reading = self._reader(player).read_on(typed, player.vocabulary)
        return () if reading is None else reading.lines

    def is_done(self, player: Player) -> bool:
        """Tell whether a person has heard the heading to its end."""
        return self._reader(player).is_done(player.speaker.language)

    def _reader(self, player: Player) -> "RuleReader":
        from access_play.hosting.rule_reader import (  # noqa: PLC0415 - a game starts without it
            RuleReader,
        )

        return self._readers.setdefault(player.seat, RuleReader(self._game))
