"""Who is called to a question out of turn, and what is held back until all have been."""

import pytest

from access_play.core.events import Called, Event, Heard, Unanswered
from access_play.core.seats import CHANCE, Seat
from access_play.core.table import Happened
from access_play.terminal.table.calls import Calls


class Asked(Event, frozen=True):
    """Somebody needs saving."""


class Saved(Event, frozen=True):
    """Somebody was saved."""


class Lost(Event, frozen=True):
    """Nobody was, and this follows."""


class Declined(Event, frozen=True):
    """Private: a seat that could have answered did not."""


def happened(seat: Seat, *events: Event, only: Seat | None = None) -> Happened:
    return Happened(seat, tuple(Heard(event, only=only) for event in events))


def told(parts: tuple[Happened, ...]) -> list[Event]:
    return [one.event for part in parts for one in part.heard]


@pytest.fixture
def calls() -> Calls:
    return Calls()


def test_without_a_question_everything_is_told_at_once(calls: Calls) -> None:
    assert told(calls.hold(happened(0, Saved(), Lost()))) == [Saved(), Lost()]
    assert not calls.due


def test_what_follows_is_held_back_until_all_have_been_called(calls: Calls) -> None:
    asked = happened(0, Asked(), Called((1, 2)), Unanswered(), Lost())
    assert told(calls.hold(asked)) == [Asked(), Called((1, 2))]
    assert (calls.due, calls.next()) == (True, 1)
    assert calls.released() == ()
    assert calls.next() == 2
    assert told(calls.released()) == [Unanswered(), Lost()]
    assert calls.released() == ()
    assert not calls.due


def test_who_could_answer_and_did_not_is_followed_by_the_others(calls: Calls) -> None:
    calls.hold(happened(0, Asked(), Called((1, 2, 3))))
    assert calls.next() == 1
    assert calls.next() == 2
    passed = Happened(2, (Heard(Declined(), only=2), Heard(Unanswered()), Heard(Lost())))
    assert told(calls.hold(passed)) == [Declined()]
    assert calls.next() == 3
    assert told(calls.released()) == [Unanswered(), Lost()]


def test_once_somebody_has_answered_nobody_else_is_called(calls: Calls) -> None:
    calls.hold(happened(0, Asked(), Called((1, 2, 3))))
    assert calls.next() == 1
    assert told(calls.hold(happened(1, Saved()))) == [Saved()]
    assert not calls.due


def test_the_last_one_called_ends_the_question_at_once(calls: Calls) -> None:
    calls.hold(happened(0, Asked(), Called((1,))))
    calls.next()
    assert told(calls.hold(happened(1, Unanswered(), Lost()))) == [Unanswered(), Lost()]


@pytest.mark.parametrize("later", [0, CHANCE])
def test_in_a_record_a_later_action_means_that_all_were_called(calls: Calls, later: Seat) -> None:
    calls.hold(happened(0, Asked(), Called((1, 2)), Unanswered(), Lost()))
    assert told(calls.hold(happened(later, Saved()))) == [Unanswered(), Lost(), Saved()]
    assert not calls.due


def test_in_a_record_an_answer_means_that_those_before_were_called(calls: Calls) -> None:
    calls.hold(happened(0, Asked(), Called((1, 2, 3))))
    assert told(calls.hold(happened(2, Declined(), only=2))) == [Declined()]
    assert calls.next() == 3
