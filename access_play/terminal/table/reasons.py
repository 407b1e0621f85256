"""Why computer players did what they did, told in practice games to whoever asks."""

from collections.abc import Mapping
from typing import Any, Final

from access_play.bots.levels import Bot, SensibleBot
from access_play.core.game import View
from access_play.core.seats import Seat
from access_play.games.commands import AnyCommands
from access_play.games.hints import AnyHints
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, phrase

ONLY_IN_PRACTICE: Final = phrase(
    N_("Moves of computer players are explained in practice games only."),
    braille=NP_("braille", "Explained in practice only"),
)
_NOBODY: Final = phrase(
    N_("No computer player has made a move that could be explained."),
    braille=NP_("braille", "No move to explain"),
)


class Reasons:
    """Remembers what each computer player saw when it made its last move.

    The reason is asked for later, from that view: it is what the game's own judgement would
    have advised at that seat. Answers out of turn and to questions in secret are not
    remembered, for the others are not to learn who could give one.

    Args:
        bots: the computer players by seat.
        hints: the game's judgement.
        commands: tell an answer out of turn.
    """

    def __init__(self, bots: Mapping[Seat, Bot], hints: AnyHints, commands: AnyCommands) -> None:
        self._bots: Final = bots
        self._hints: Final = hints
        self._commands: Final = commands
        self._last: dict[Seat, tuple[View, Any]] = {}
        """The view before each one's last move, and the move; the latest mover stands last."""

    def note(self, seat: Seat, view: View, move: Any) -> None:
        """Remember a computer player's move."""
        commands = self._commands
        if not (commands.is_out_of_turn(view) or commands.is_asked_in_secret(view)):
            self._last.pop(seat, None)
            self._last[seat] = view, move

    def forget(self) -> None:
        """Forget all moves, for some have been taken back."""
        self._last.clear()

    def of(self, seat: Seat | None) -> Phrase:
        """Tell why a seat made its last move; ``None`` asks about whichever moved last."""
        if seat is None:
            seat = next(reversed(self._last), None)
        if seat is None:
            return _NOBODY
        player = Person(seat)
        if seat not in self._bots:
            return phrase(N_("{player} is no computer player."), player=player)
        if seat not in self._last:
            return phrase(
                N_("{player} has made no move that could be explained."),
                braille=NP_("braille", "{player}: no move yet"),
                player=player,
            )
        if not isinstance(self._bots[seat], SensibleBot):
            return phrase(N_("{player} makes any move, without a reason."), player=player)
        return self._reason(seat, *self._last[seat])

    def _reason(self, seat: Seat, view: View, move: Any) -> Phrase:
        advice, player = self._hints.advise(view), Person(seat)
        if advice.secret:
            return phrase(
                N_("{player} hides cards, and the reason would tell which."),
                braille=NP_("braille", "{player}: cards are hidden"),
                player=player,
            )
        if advice.move != move:
            return phrase(N_("{player} did that for a reason that is not known."), player=player)
        return phrase(
            N_("{player} reasoned like this. {reason}"),
            braille=NP_("braille", "{player}: {reason}"),
            player=player,
            reason=advice.reason if advice.told is None else advice.told,
        )
