"""The table: one way in, one way out, and nothing changes but by an accepted action."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from access_play.core.events import Heard
from access_play.core.game import Setup
from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import CHANCE
from access_play.core.table import AnyTable, Happened, Table
from tests.core.lanterns import LANTERNS, Dealt, Lanterns, LanternsGame, Move, Peek, Said, Say, Seen

SETUP = Setup(2)
DEAL = Dealt((5, 7))


class Lines:
    """A journal in memory that looks at the table whenever it is written to."""

    def __init__(self) -> None:
        self.table: AnyTable | None = None
        self.lines: list[dict[str, object]] = []
        self.seen: list[tuple[int, object]] = []

    def append(self, action: Mapping[str, object]) -> None:
        if self.table is not None:
            self.seen.append((self.table.position, self.table._state))
        self.lines.append(dict(action))


class BrokenJournal:
    """A journal on a full disk."""

    def append(self, action: Mapping[str, object]) -> None:
        raise OSError("no space left", action)


def new_table(**options: Any) -> AnyTable:
    return Table(LANTERNS, SETUP, **options)


def dealt_table(**options: Any) -> AnyTable:
    table = new_table(**options)
    accepted(table.announce(CHANCE, DEAL))
    return table


def finished_table() -> AnyTable:
    table = Table(LANTERNS, Setup(2, {"turns": 1}))
    accepted(table.announce(CHANCE, DEAL))
    accepted(table.announce(0, Say(1)))
    return table


def accepted(outcome: Refusal | Happened) -> Happened:
    assert isinstance(outcome, Happened), outcome
    return outcome


def snapshot(table: AnyTable) -> tuple[object, ...]:
    views = tuple(table.view(seat) for seat in range(table.seats))
    return table.position, table._state, table.to_act(), table.score(), views, len(table._past)


def refused(table: AnyTable, announce: Callable[[], Refusal | Happened]) -> Refusal:
    """Return a refusal, sure that it has changed nothing."""
    before = snapshot(table)
    outcome = announce()
    assert isinstance(outcome, Refusal), outcome
    assert snapshot(table) == before
    return outcome


def test_an_accepted_move_changes_the_state_and_the_position() -> None:
    table = dealt_table()
    assert (table.position, table.to_act()) == (1, (0,))
    happened = accepted(table.announce(0, Say(1)))
    assert (table.position, table.to_act()) == (2, (1,))
    assert happened == Happened(0, (Heard(Said(0, 1)),))
    assert table.view(1).said == (1,)


def test_each_seat_and_a_bystander_hear_their_part() -> None:
    happened = accepted(new_table().announce(CHANCE, DEAL))
    assert happened.seat == CHANCE
    assert happened.to(0) == (Seen(5),)
    assert happened.to(1) == (Seen(7),)
    assert happened.to(None) == ()


def test_what_one_seat_hears_instead_is_heard_by_it_alone() -> None:
    happened = accepted(dealt_table().announce(0, Peek()))
    assert happened.to(0) == (Seen(7),)
    assert [type(event).__name__ for event in happened.to(1)] == ["Peeked"]
    assert happened.to(None) == happened.to(1)


@pytest.mark.parametrize("seat", [CHANCE, -2, 2, 7, 2**63])
def test_there_is_no_view_without_a_seat(seat: int) -> None:
    with pytest.raises(LookupError):
        dealt_table().view(seat)


@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [
        (1, Say(1), Reason.NOT_YOUR_TURN),
        (2, Say(1), Reason.NOT_YOUR_TURN),
        (-2, Say(1), Reason.NOT_YOUR_TURN),
        (2**63, Say(1), Reason.NOT_YOUR_TURN),
        (0, DEAL, Reason.UNKNOWN_ACTION),
        (1, DEAL, Reason.UNKNOWN_ACTION),
        (7, DEAL, Reason.UNKNOWN_ACTION),
        (CHANCE, Say(1), Reason.UNKNOWN_ACTION),
        (CHANCE, DEAL, Reason.NOT_YOUR_TURN),
        (0, Say(5), "own-number"),
    ],
)
def test_a_refusal_changes_nothing(seat: int, move: Move, code: str) -> None:
    journal = Lines()
    table = dealt_table()
    table.keep(journal)
    assert refused(table, lambda: table.announce(seat, move)).code == code
    assert journal.lines == []
    accepted(table.announce(0, Say(1)))


@pytest.mark.parametrize(
    ("seat", "move"),
    [(0, Say(1)), (1, Peek()), (0, DEAL), (7, Say(1)), (CHANCE, Say(1)), (CHANCE, DEAL)],
)
def test_after_the_end_everything_is_refused_as_over(seat: int, move: Move) -> None:
    table = finished_table()
    assert refused(table, lambda: table.announce(seat, move)) == Refusal(Reason.GAME_OVER)
    stale = refused(table, lambda: table.announce(0, Say(2), position=0))
    assert stale == Refusal(Reason.GAME_OVER)


def test_before_the_deal_no_seat_may_act() -> None:
    table = new_table()
    assert table.to_act() == (CHANCE,)
    assert refused(table, lambda: table.announce(0, Say(1))).code == Reason.NOT_YOUR_TURN


def test_an_impossible_draw_is_refused() -> None:
    table = new_table()
    impossible = refused(table, lambda: table.announce(CHANCE, Dealt((5, 5))))
    assert impossible == Refusal(Reason.IMPOSSIBLE_CHANCE)


def test_a_move_meant_for_an_earlier_position_is_stale() -> None:
    table = dealt_table()
    known = table.position
    accepted(table.announce(0, Say(1), position=known))
    accepted(table.announce(1, Say(1)))
    assert refused(table, lambda: table.announce(0, Say(2), position=known)).code == Reason.STALE
    assert refused(table, lambda: table.announce(1, Say(2), position=known)).code == Reason.STALE
    assert refused(table, lambda: table.announce(0, DEAL, position=known)).code == (
        Reason.UNKNOWN_ACTION
    )
    accepted(table.announce(0, Say(2), position=table.position))


def test_a_position_still_to_come_is_stale_too() -> None:
    table = dealt_table()
    assert refused(table, lambda: table.announce(0, Say(1), position=2)).code == Reason.STALE


def test_a_draw_is_announced_like_any_move() -> None:
    journal = Lines()
    table = new_table(journal=journal)
    happened = table.draw(Random(1))
    assert happened.seat == CHANCE
    assert table.to_act() == (0,)
    cards = [table.view(seat).card for seat in range(2)]
    assert journal.lines == [{"by": "chance", "do": "deal", "cards": cards}]
    assert [event for seat in range(2) for event in happened.to(seat)] == list(map(Seen, cards))


def test_the_same_generator_draws_the_same_and_another_something_else() -> None:
    def drawn(seed: int) -> tuple[int, ...]:
        table = new_table()
        table.draw(Random(seed))
        return tuple(table.view(seat).card for seat in range(2))

    assert drawn(3) == drawn(3)
    assert len({drawn(seed) for seed in range(30)}) > 10


@pytest.mark.parametrize("table", [dealt_table(), finished_table()])
def test_nothing_is_drawn_that_is_not_due(table: AnyTable) -> None:
    before = snapshot(table)
    with pytest.raises(LookupError):
        table.draw(Random(1))
    assert snapshot(table) == before


def test_the_journal_is_written_before_the_state_changes() -> None:
    journal = Lines()
    table = new_table(journal=journal)
    journal.table = table
    before = [snapshot(table)[:2]]
    accepted(table.announce(CHANCE, DEAL))
    before.append(snapshot(table)[:2])
    accepted(table.announce(0, Say(1)))
    assert journal.seen == before
    assert journal.lines == [
        {"by": "chance", "do": "deal", "cards": [5, 7]},
        {"by": 1, "do": "say", "number": 1},
    ]


def test_a_journal_that_fails_leaves_everything_as_it_was() -> None:
    table = dealt_table(practice=True)
    table.keep(BrokenJournal())
    before = snapshot(table)
    with pytest.raises(OSError, match="no space"):
        table.announce(0, Say(1))
    assert snapshot(table) == before
    table.keep(None)
    accepted(table.announce(0, Say(1)))


def test_a_draw_that_cannot_be_kept_is_not_drawn() -> None:
    table = new_table(journal=BrokenJournal())
    before = snapshot(table)
    with pytest.raises(OSError, match="no space"):
        table.draw(Random(1))
    assert snapshot(table) == before


def test_taking_back_that_cannot_be_kept_takes_nothing_back() -> None:
    table = dealt_table(practice=True)
    accepted(table.announce(0, Say(1)))
    table.keep(BrokenJournal())
    before = snapshot(table)
    with pytest.raises(OSError, match="no space"):
        table.undo(0)
    assert snapshot(table) == before


def test_a_journal_can_be_put_in_and_taken_away() -> None:
    journal = Lines()
    table = dealt_table()
    table.keep(journal)
    accepted(table.announce(0, Say(1)))
    table.keep(None)
    accepted(table.announce(1, Say(1)))
    assert journal.lines == [{"by": 1, "do": "say", "number": 1}]


def test_where_a_game_forces_nothing_no_move_is_forced() -> None:
    assert LANTERNS.forced(dealt_table().view(0)) is None


class SpeechlessGame(LanternsGame):
    """A faulty game that cannot tell what a peek brought about."""

    def events(self, before: Lanterns, seat: int, move: Move, after: Lanterns) -> Sequence[Heard]:
        if move == Peek():
            raise RuntimeError("a fault of the game")
        return super().events(before, seat, move, after)


def test_a_fault_of_the_game_leaves_no_line_that_was_never_carried_out() -> None:
    journal = Lines()
    table: AnyTable = Table(SpeechlessGame(), SETUP)
    accepted(table.announce(CHANCE, DEAL))
    table.keep(journal)
    before = snapshot(table)
    with pytest.raises(RuntimeError):
        table.announce(0, Peek())
    assert journal.lines == []
    assert snapshot(table) == before


def test_without_practice_nothing_of_the_past_is_kept() -> None:
    table = dealt_table()
    accepted(table.announce(0, Say(1)))
    assert table._past == []
