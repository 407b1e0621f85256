"""Computer players and what their games say about them; figures worked out by hand."""

from random import Random
from typing import Any

import pytest

from access_play.bots import tournament as tournament_module
from access_play.bots.levels import LEVELS, RandomBot, UnknownLevelError, make_bot
from access_play.bots.names import bot_names
from access_play.bots.random_games import core_game, table_game
from access_play.bots.tournament import (
    Result,
    UnlawfulMoveError,
    play,
    rotated,
    standings,
    tournament,
)
from access_play.core.game import Score, Setup
from access_play.core.seats import CHANCE
from tests.core.lanterns import LANTERNS, Say


class Liar:
    """Says the number that it holds, which is not allowed."""

    def choose(self, view: Any, _rng: Random) -> Say:
        return Say(view.card)


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {"random": RandomBot(LANTERNS), "liar": Liar()}
    monkeypatch.setattr(tournament_module, "make_bot", lambda level, _game: made[level])


def test_seats_are_rotated_so_that_nobody_keeps_a_good_place() -> None:
    seated = [rotated(("a", "b", "c"), game) for game in range(4)]
    assert seated == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c")]


def test_standings_share_first_places_and_compare_with_the_others() -> None:
    results = (
        Result(("a", "b", "b"), Score((9, 3, 3), over=True, winners=(0,))),
        Result(("b", "b", "a"), Score((4, 4, 1), over=True, winners=(0, 1))),
    )
    one, two = standings(results)
    assert (one.bot, one.games, one.first, one.mean, one.lead) == ("a", 2, 0.5, 5.0, 1.5)
    assert (two.bot, two.games, two.first, two.mean, two.lead) == ("b", 4, 0.25, 3.5, -0.75)
    assert one.first_low == pytest.approx(0.5 - 1.96 * 0.5)
    assert one.lead_low == pytest.approx(1.5 - 1.96 * 4.5)
    assert two.first_low == pytest.approx(0.25 - 1.96 / 48**0.5)


def test_one_game_has_no_spread() -> None:
    (one, _) = standings((Result(("a", "b"), Score((2, 1), over=True, winners=(0,))),))
    assert (one.first, one.first_low, one.lead, one.lead_low) == (1.0, 1.0, 1.0, 1.0)


@pytest.mark.usefixtures("bots")
def test_a_game_is_played_to_its_end() -> None:
    result = play(LANTERNS, Setup(3), ("random",) * 3, Random(1))
    assert result == Result(("random",) * 3, Score((0, 0, 0), over=True, winners=(0, 1, 2)))


@pytest.mark.usefixtures("bots")
def test_an_unlawful_move_ends_the_tournament_and_names_the_level() -> None:
    with pytest.raises(UnlawfulMoveError) as caught:
        play(LANTERNS, Setup(2), ("liar", "random"), Random(1))
    assert caught.value.args == ("liar", "own-number")


@pytest.mark.usefixtures("bots")
def test_each_game_asks_for_a_journal_with_its_seats() -> None:
    asked: list[tuple[int, tuple[str, ...]]] = []

    def journal(number: int, levels: Any) -> None:
        asked.append((number, tuple(levels)))

    rng = Random(1)
    games = [*tournament(LANTERNS, Setup(2), ("random", "random"), 3, rng, journal)]
    assert len(games) == 3
    assert asked == [(number, ("random", "random")) for number in range(3)]


def test_both_ways_to_play_at_random_count_decisions_and_no_draws() -> None:
    heard: list[Any] = []
    decisions = table_game(LANTERNS, 3, Random(5), heard.append)
    assert decisions == core_game(LANTERNS, 3, Random(5))
    assert [one.seat for one in heard].count(CHANCE) == 1
    assert len(heard) == decisions + 1


def test_names_of_computer_players_are_different_and_bounded() -> None:
    assert [name.text for name in bot_names(3)] == ["Aki", "Ken", "Zoé"]
    assert len({name.text for name in bot_names(12)}) == 12
    for count in (-1, 13):
        with pytest.raises(ValueError, match=str(count)):
            bot_names(count)


def test_a_level_nobody_plays_at_is_refused() -> None:
    assert LEVELS == ("random", "sensible")
    with pytest.raises(UnknownLevelError):
        make_bot("clever", "lanterns")
