"""Moves are kept before they are told; what to do when one cannot be kept, and where they are."""

import shlex
from collections.abc import Callable

from access_play.core.refusals import Refusal
from access_play.core.table import AnyTable, Happened
from access_play.hosting.problems import save_problem
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.saves.faults import Fault, SaveError
from access_play.terminal.asking.dialogue import Quit
from access_play.terminal.table.calls import Calls
from access_play.terminal.table.shown import Shown
from access_play.terminal.table.teller import Teller


class Keeper:
    """Lets things happen at the table and has them told.

    Args:
        table: where they happen.
        teller: who tells them.
        calls: holds back what would tell who could answer.
        shown: remembers what was seen before a question.
        kept_as: the name under which the game is kept; empty where it is not.
        interactive: whether somebody can be asked.
    """

    def __init__(
        self,
        table: AnyTable,
        teller: Teller,
        calls: Calls,
        shown: Shown,
        kept_as: str,
        *,
        interactive: bool,
    ) -> None:
        self._table = table
        self._teller = teller
        self._calls = calls
        self._shown = shown
        self._kept_as = kept_as
        self._interactive = interactive
        self._is_kept = bool(kept_as)
        self._trouble: SaveError | None = None
        """Why the latest move could not be kept."""

    async def keep(self, act: Callable[[], Refusal | Happened]) -> Refusal | None:
        """Let something happen at the table; when it cannot be kept, ask what to do.

        Raises:
            SaveError: it cannot be kept, and nobody can be asked.
            Quit: the person asked would rather leave.
        """
        self._shown.note()
        while True:
            try:
                outcome = act()
            except SaveError as error:
                self._trouble = error
                await self._unsaved(error)
                continue
            if isinstance(outcome, Refusal):
                return outcome
            if self._is_kept:
                self._trouble = None
            for happened in self._calls.hold(outcome):
                self._teller.spread(happened)
            return None

    async def _unsaved(self, error: SaveError) -> None:
        """Ask whether to try again or to go on without keeping the game."""
        player = self._teller.addressee
        if player is None or not self._interactive:
            raise error
        self._teller.urge(player, save_problem(error))
        choices = (
            phrase(N_("Try again")),
            phrase(N_("Play on without saving")),
            phrase(N_("Leave the game")),
        )
        question = phrase(N_("The last move is not made yet."))
        chosen = await self._teller.dialogue(player).choose(question, choices)
        if chosen == 1:
            self._table.keep(None)
            self._is_kept = False
        elif chosen == 2:  # noqa: PLR2004 (the third choice)
            raise Quit

    def where(self) -> Phrase:
        """Say where the game is kept."""
        if not self._kept_as:
            return phrase(N_("This game is not saved."))
        return self._missing() or phrase(
            N_("Every move is saved at once, in {name}."),
            braille=NP_("braille", "Saved: {name}"),
            name=Verbatim(self._kept_as),
        )

    def farewell(self) -> Phrase | None:
        """Say to somebody who leaves how the game is resumed; nothing where it is not kept."""
        if not self._kept_as:
            return None
        return self._missing() or phrase(
            N_("The game is kept. To go on, type {command}."),
            braille=NP_("braille", "Kept: {name}"),
            name=Verbatim(self._kept_as),
            command=Verbatim(f"access-play resume {shlex.quote(self._kept_as)}"),
        )

    def _missing(self) -> Phrase | None:
        """Say what of the game is not kept; nothing where every move is."""
        if self._trouble is not None and self._trouble.fault is Fault.GONE:
            return save_problem(self._trouble)
        if self._is_kept:
            return None
        return phrase(
            N_("The latest moves are not saved. {name} holds the moves before them."),
            braille=NP_("braille", "Latest not saved: {name}"),
            name=Verbatim(self._kept_as),
        )
