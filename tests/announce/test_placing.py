"""Where at the table a cue is heard from."""

import msgspec
import pytest

from access_play.announce.placing import pan
from access_play.games.sayings import Cue, Saying
from access_play.language.messages import N_
from access_play.language.phrases import Person, Phrase, all_of, phrase

NOBODY = phrase(N_("Nobody wins."))


def about(seat: int) -> Saying:
    return Saying(phrase(N_("{player} wins."), player=Person(seat)))


@pytest.mark.parametrize(
    ("seats", "pans"),
    [
        (2, [0, 0]),
        (3, [0, -0.87, 0.87]),
        (4, [0, -1, 0, 1]),
        (5, [0, -0.95, -0.59, 0.59, 0.95]),
    ],
)
def test_seats_stand_in_a_circle_and_the_next_one_is_on_the_left(
    seats: int, pans: list[float]
) -> None:
    assert [pan(about(seat), 0, seats) for seat in range(seats)] == pans
    last = seats - 1
    assert [pan(about((last + seat) % seats), last, seats) for seat in range(seats)] == pans


def test_what_is_about_nobody_is_in_the_middle() -> None:
    assert pan(Saying(NOBODY), 0, 4) == 0


@pytest.mark.parametrize("cue", [Cue.ROUND, Cue.OWN_TURN])
def test_what_begins_is_nobodys_though_it_names_who_leads(cue: Cue) -> None:
    assert pan(msgspec.structs.replace(about(1), sound=cue), 0, 4) == 0
    assert pan(msgspec.structs.replace(about(1), sound=cue, at=3), 0, 4) == 1


def test_a_bystander_hears_everything_in_the_middle() -> None:
    assert pan(about(1), None, 4) == 0


@pytest.mark.parametrize(
    "told",
    [
        phrase(N_("{winner} wins."), winner=Person(1)),
        phrase(N_("{count} for {winner}."), count=3, winner=all_of((Person(1), Person(3)))),
        phrase(N_("{news} Good."), news=phrase(N_("{player} wins."), player=Person(1))),
    ],
)
def test_who_is_named_first_is_heard(told: Phrase) -> None:
    assert pan(Saying(told), 0, 4) == -1


def test_the_seat_that_a_saying_gives_counts_more() -> None:
    assert pan(Saying(about(1).phrase, at=3), 0, 4) == 1
    assert pan(Saying(about(1).phrase, at=0), 0, 4) == 0
