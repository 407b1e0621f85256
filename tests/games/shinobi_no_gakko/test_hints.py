"""The sense of Shinobi no Gakkō: what is recommended, and for which reason."""

from random import Random

import pytest

from access_play.bots.tournament import standings, tournament
from access_play.core.game import Setup
from access_play.games.shinobi_no_gakko.hints import HINTS
from access_play.games.shinobi_no_gakko.moves import EARTH, HEAVEN, Collect, Divide, Play
from access_play.games.shinobi_no_gakko.planning import best_division
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.language.speaker import Speaker
from tests.games.shinobi_no_gakko.deals import Round

EN = Speaker("en")
OTHERS = (("", "2"), ("", "3"))


def reason(game: Round) -> str:
    return EN.text(HINTS.advise(game.view(game.turn)).reason)


def test_a_hand_divides_into_whole_sets_that_alternate() -> None:
    game = Round("8 7", ("5x1 5x2", "5x9"), ("", "4"), ("", "5"))
    game.acts("E 5x9, H 5x1, H pass, E pass, H pass, E pass").act("H 5x2")
    game.deal("8 7", ("1 2x2 3x6 7 2x9", "2x10 3x11 4"), ("", "5"), ("", "3"), divide=False)
    view = game.view(1)
    division = best_division(view)
    assert division == Divide((1, 4, 7, 10, 10))
    assert HINTS.choose(view, Random(1)) == division
    kinds = set(division.earth)
    left = [card for card in game.heaven(1) if card in kinds]
    assert sorted(left) == sorted(division.earth)  # no set is parted


def test_the_last_sets_are_played_to_win() -> None:
    game = Round("8 7", ("5x1 5x2", "5x9"), ("", "4"), ("", "5"))
    game.acts("E 5x9, H 5x1, H pass, E pass, H pass, E pass")
    assert HINTS.choose(game.view(1), Random(1)) == Play(HEAVEN, 2, 5)
    assert "win the round in this turn" in reason(game)


def test_where_nothing_can_be_played_it_collects_to_open_an_end() -> None:
    game = Round("4 7", ("5x5 4x6 3x7", "3x4"), ("", "2"), ("", "3"))
    assert [move for move in RULES.moves(game.view(1)) if isinstance(move, Play)] == []
    advice = HINTS.advise(game.view(1))
    assert isinstance(advice.move, Collect)
    assert advice.secret, "the reason tells of a hidden pile"
    assert reason(game).startswith("Collect the ")


def test_a_pile_that_can_do_nothing_passes_and_says_so() -> None:
    game = Round("8 7", ("5x1 5x2", "5x9"), ("", "4"), ("", "5")).acts("E 5x9, H 5x1")
    assert reason(game) == "Pass with Heaven: it can do nothing else."


@pytest.mark.parametrize("pile", [HEAVEN, EARTH])
def test_advice_is_lawful_for_what_is_left_of_a_turn(pile: object) -> None:
    game = Round("5 7", ("9 3 8", "4 10 11"), *OTHERS)
    game.acts("H pass" if pile is EARTH else "E pass")
    view = game.view(1)
    assert HINTS.advise(view).move in RULES.moves(view)


def test_sensible_beats_random() -> None:
    """A small tournament; ``simulate`` measures a large one."""
    results = list(
        tournament(RULES, Setup(4), ["sensible", "random", "random", "random"], 12, Random(1))
    )
    sensible = standings(results)[0]
    assert sensible.bot == "sensible"
    assert sensible.first_low >= 0.45
