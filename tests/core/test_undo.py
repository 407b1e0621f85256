"""Taking back: in practice only, never over a draw, never where a hidden card was shown."""

from collections.abc import Sequence

from msgspec.structs import replace

from access_play.core.events import Heard, TakenBack
from access_play.core.game import Setup
from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import CHANCE, Seat
from access_play.core.table import AnyTable, Table
from tests.core.lanterns import LANTERNS, Dealt, Lanterns, LanternsGame, Move, Peek, Said, Say
from tests.core.test_table import Lines, accepted, refused, snapshot

NOT_NOW = Refusal(Reason.WRONG_PHASE, {"action": "undo"})


def table_of(
    seats: int = 2, *, bots: frozenset[int] = frozenset(), turns: int = 9, practice: bool = True
) -> AnyTable:
    table = Table(LANTERNS, Setup(seats, {"turns": turns}), practice=practice, bots=bots)
    accepted(table.announce(CHANCE, Dealt(tuple(range(7, 7 + seats)))))
    return table


def cannot_undo(table: AnyTable, seat: int) -> Refusal:
    journal = Lines()
    table.keep(journal)
    refusal = refused(table, lambda: table.undo(seat))
    assert journal.lines == []
    return refusal


def test_the_last_move_is_taken_back() -> None:
    table = table_of()
    before = table._state
    accepted(table.announce(0, Say(1)))
    happened = accepted(table.undo(0))
    assert table._state == before
    for listener in (0, 1, None):
        assert happened.to(listener) == (TakenBack(0),)
    accepted(table.announce(0, Say(2)))
    assert table.view(1).said == (2,)


def test_taking_back_counts_as_an_action_of_its_own() -> None:
    table = table_of()
    accepted(table.announce(0, Say(1)))
    known = table.position
    accepted(table.undo(0))
    assert table.position == known + 1
    assert refused(table, lambda: table.announce(0, Say(2), position=known)).code == Reason.STALE


def test_the_journal_gets_the_action_before_the_state_goes_back() -> None:
    table = table_of()
    accepted(table.announce(0, Say(1)))
    journal = Lines()
    journal.table = table
    table.keep(journal)
    before = snapshot(table)[:2]
    accepted(table.undo(0))
    assert journal.lines == [{"by": 1, "do": "undo"}]
    assert journal.seen == [before]


def test_outside_practice_it_is_no_action() -> None:
    table = table_of(practice=False)
    accepted(table.announce(0, Say(1)))
    assert cannot_undo(table, 0) == Refusal(Reason.UNKNOWN_ACTION, {"action": "undo"})
    assert cannot_undo(table, 7) == Refusal(Reason.UNKNOWN_ACTION, {"action": "undo"})


def test_never_over_a_draw() -> None:
    table = table_of()
    assert cannot_undo(table, 0) == NOT_NOW
    accepted(table.announce(0, Say(1)))
    accepted(table.undo(0))
    assert cannot_undo(table, 0) == NOT_NOW


class RainyGame(LanternsGame):
    """After each number everything is dealt anew, and nobody is told."""

    def to_act(self, state: Lanterns) -> tuple[Seat, ...]:
        return super().to_act(state) if state.cards else (CHANCE,)

    def apply(self, state: Lanterns, seat: Seat, move: Move) -> Lanterns:
        after = super().apply(state, seat, move)
        return replace(after, cards=()) if isinstance(move, Say) else after

    def events(self, before: Lanterns, seat: Seat, move: Move, after: Lanterns) -> Sequence[Heard]:
        return () if isinstance(move, Dealt) else super().events(before, seat, move, after)


def test_never_over_a_draw_that_nobody_was_told_of() -> None:
    table: AnyTable = Table(RainyGame(), Setup(2), practice=True, bots=frozenset({1}))
    accepted(table.announce(CHANCE, Dealt((5, 7))))
    accepted(table.announce(0, Say(1)))
    accepted(table.undo(0))
    accepted(table.announce(0, Say(2)))
    accepted(table.announce(CHANCE, Dealt((6, 8))))
    assert cannot_undo(table, 0) == NOT_NOW


class UnveilingGame(LanternsGame):
    """To say 3 shows everybody something."""

    def events(self, before: Lanterns, seat: Seat, move: Move, after: Lanterns) -> Sequence[Heard]:
        told = super().events(before, seat, move, after)
        return [Heard(Said(seat, 3), shows=True)] if move == Say(3) else told


def test_never_where_everybody_was_shown_something_hidden() -> None:
    table: AnyTable = Table(UnveilingGame(), Setup(2), practice=True)
    accepted(table.announce(CHANCE, Dealt((7, 8))))
    accepted(table.announce(0, Say(1)))
    accepted(table.undo(0))
    accepted(table.announce(0, Say(3)))
    assert cannot_undo(table, 0) == NOT_NOW


def test_nothing_has_happened_yet() -> None:
    table: AnyTable = Table(LANTERNS, Setup(2), practice=True)
    assert cannot_undo(table, 0) == NOT_NOW


def test_never_where_a_hidden_card_was_shown() -> None:
    table = table_of()
    accepted(table.announce(0, Peek()))
    assert cannot_undo(table, 0) == NOT_NOW


def test_never_a_move_from_before_a_hidden_card_was_shown() -> None:
    table = table_of(bots=frozenset({1}))
    accepted(table.announce(0, Say(1)))
    accepted(table.announce(1, Peek()))
    assert cannot_undo(table, 0) == NOT_NOW


def test_not_after_another_person_has_moved() -> None:
    table = table_of()
    accepted(table.announce(0, Say(1)))
    accepted(table.announce(1, Say(1)))
    assert cannot_undo(table, 0) == NOT_NOW


def test_again_once_the_other_person_has_taken_his_own_back() -> None:
    table = table_of()
    before = table._state
    accepted(table.announce(0, Say(1)))
    accepted(table.announce(1, Say(1)))
    accepted(table.undo(1))
    accepted(table.undo(0))
    assert table._state == before


def test_bots_moves_go_back_with_ones_own() -> None:
    table = table_of(3, bots=frozenset({1, 2}))
    before = table._state
    for seat in range(3):
        accepted(table.announce(seat, Say(1)))
    accepted(table.undo(0))
    assert table._state == before
    assert table.to_act() == (0,)


def test_move_by_move_back_to_the_deal() -> None:
    table = table_of(bots=frozenset({1}))
    states = []
    for _ in range(3):
        states.append(table._state)
        accepted(table.announce(0, Say(1)))
        accepted(table.announce(1, Say(1)))
    for state in reversed(states):
        accepted(table.undo(0))
        assert table._state == state
    assert cannot_undo(table, 0) == NOT_NOW


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    table = table_of()
    accepted(table.announce(0, Say(1)))
    assert cannot_undo(table, 1) == NOT_NOW


def test_who_has_not_moved_since_the_draw_takes_back_no_bots_move() -> None:
    table = table_of(bots=frozenset({0}))
    accepted(table.announce(0, Say(1)))
    assert cannot_undo(table, 1) == NOT_NOW


def test_after_the_end_the_game_is_over() -> None:
    table = table_of(turns=1)
    accepted(table.announce(0, Say(1)))
    assert cannot_undo(table, 0) == Refusal(Reason.GAME_OVER)


def test_after_the_end_it_is_over_outside_practice_too() -> None:
    table = table_of(turns=1, practice=False)
    accepted(table.announce(0, Say(1)))
    assert cannot_undo(table, 0) == Refusal(Reason.GAME_OVER)


def test_who_has_no_seat_takes_nothing_back() -> None:
    table = table_of()
    accepted(table.announce(0, Say(1)))
    for seat in (2, 7, CHANCE, -2, 2**63):
        assert cannot_undo(table, seat) == Refusal(Reason.NOT_YOUR_TURN)


def test_what_was_taken_back_is_not_taken_back_twice() -> None:
    table = table_of()
    accepted(table.announce(0, Say(1)))
    accepted(table.announce(1, Say(2)))
    accepted(table.undo(1))
    assert cannot_undo(table, 1) == NOT_NOW
