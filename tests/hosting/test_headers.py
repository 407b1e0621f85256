"""New games: their headers and what decides their draws."""

from access_play.core.record import Seating
from access_play.core.replay import table_of
from access_play.core.table import AnyTable
from access_play.games.catalogue import load_rules
from access_play.hosting.headers import generator, new_header

SEATS = (Seating("Sam", "en"), Seating("Ben", "en", "random"), Seating("Cat", "en", "random"))


def dealt(seed: int | None) -> AnyTable:
    table = table_of(new_header("hagakure", SEATS, {}), load_rules("hagakure"))
    rng = generator(seed)
    table.draw(rng)
    table.draw(rng)
    return table


def test_a_hundred_new_games_are_a_hundred_deals() -> None:
    tables = [dealt(None) for _ in range(100)]
    # One hand may come twice by chance; all three of them hardly ever do.
    assert len({str([table.view(seat) for seat in range(3)]) for table in tables}) == 100


def test_a_seed_repeats_the_deal_and_is_in_no_view() -> None:
    first, second = dealt(12345), dealt(12345)
    assert first.view(0) == second.view(0)
    assert "12345" not in str(first.view(0))
