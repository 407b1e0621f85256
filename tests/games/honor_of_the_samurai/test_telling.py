"""What is told of a move, grouped as a person says it, and who may hear it."""

from random import Random

import pytest

from access_play.core.game import Setup
from access_play.games.honor_of_the_samurai import events as told
from access_play.games.honor_of_the_samurai.cards import card_of
from access_play.games.honor_of_the_samurai.deck import deck_of
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.games.honor_of_the_samurai.reckoning import Income, Role
from access_play.games.honor_of_the_samurai.rules import RULES
from access_play.games.honor_of_the_samurai.state import Bond
from tests.games.honor_of_the_samurai.staged import cards, serving, stage

OWN = deck_of({}).okugata
DAISHO, LANCERS = card_of("daisho"), card_of("lancers")


def turn_started(
    seat: int, income: Income, honor: int, ki: int, actions: int, *, begins_service: bool = False
) -> told.TurnStarted:
    """Return what is told of a turn that does not open a round."""
    return told.TurnStarted(
        seat,
        opens_round=False,
        income=income,
        honor=honor,
        ki=ki,
        actions=actions,
        begins_service=begins_service,
        left_lord=None,
    )


def test_a_game_starts_with_the_daimyo_each_ones_hand_and_the_first_turn() -> None:
    state = RULES.start(Setup(2, {"goal": 300}))
    due = RULES.chance(state)
    assert due is not None
    move = due.draw(Random(4))
    after = RULES.apply(state, -1, move)
    heard = RULES.events(state, -1, move, after)
    started, first, second, turn = [each.event for each in heard]
    values = tuple(after.open.terms.deck.values[card] for card in move.daimyo)
    assert started == told.GameStarted(move.first, move.daimyo, values, 300, 30)
    assert [first, second] == [told.HandDealt(hand, OWN) for hand in after.hands]
    assert [each.only for each in heard] == [None, 0, 1, None]
    assert isinstance(turn, told.TurnStarted)
    assert (turn.seat, turn.opens_round) == (move.first, True)
    assert turn.honor == turn.income.total


def test_a_turn_starts_with_its_gain_ki_and_actions() -> None:
    game = stage(2, upper={2: "daimyo-3 noh-theater"}, lower={2: "daisho"}, honor={2: 110})
    game.do(1, "end")
    income = Income(45, Role.FIRST, -3, 35, 0, 10, 35, 10)
    expected = turn_started(1, income, 155, 12, 4)
    assert game.told(1) == game.told(2) == [expected]


def test_a_second_samurais_turn_tells_both_parts_and_that_service_begins() -> None:
    game = stage(
        3,
        turn=2,
        upper={1: "daimyo-2", 3: ""},
        lower={3: "okugata-5-4"},
        bonds={3: Bond(0)},
        shogun=1,
    )
    game.do(2, "end")
    income = Income(40, Role.SECOND, 0, 20, 50, 5, 35, 5)
    expected = turn_started(2, income, 40, 10, 3, begins_service=True)
    assert game.told() == [expected]


def test_a_dissolved_alliance_ends_with_the_turn() -> None:
    game = stage(3, turn=2, upper={3: ""}, bonds={3: Bond(0, serves=True, dissolving=True)})
    game.do(2, "end")
    (started,) = game.told()
    assert isinstance(started, told.TurnStarted)
    assert started.left_lord == 0
    assert started.income == Income(0, Role.RONIN)


def test_the_end_of_the_game_is_told_after_the_gain() -> None:
    game = stage(2, honor={1: 20, 2: 395})
    game.do(1, "end")
    assert game.told()[1:] == [told.GameWon(1, (20, 400), 400)]


def test_a_drawn_card_is_told_to_its_seat_alone() -> None:
    game = stage(2, draw="2*daisho", hands={1: "lancers"})
    game.do(1, "draw")
    assert game.told(1) == [told.CardDrawn(DAISHO, 1, 2, OWN)]
    assert game.told(2) == game.told(None) == [told.CardTaken(0, 1, 2)]


def test_a_new_draw_pile_is_told_by_its_size() -> None:
    game = stage(2, draw="", hands={1: "lancers"})
    game.do(1, "discard", card="lancers")
    assert game.told() == [told.Discarded(0, LANCERS, 0, OWN)]
    game.shuffle("lancers")
    assert game.told() == [told.Reshuffled(1)]


def test_a_card_placed_tells_the_actions_left_and_a_castle_discarded() -> None:
    game = stage(2, hands={1: "castle-himeji"}, upper={1: "daimyo-8 castle-osaka"})
    own = HouseAt(0, Home.DAIMYO)
    game.do(1, "place", card="castle-himeji", house=[1, "daimyo"], discard_castle=True)
    himeji, osaka = card_of("castle-himeji"), card_of("castle-osaka")
    assert game.told() == [told.Placed(0, himeji, own, osaka, 1, OWN)]


def test_a_daimyo_is_placed_for_oneself_or_for_the_second() -> None:
    game = stage(3, upper={3: ""}, bonds={3: serving(1)}, hands={1: "daimyo-1"})
    game.do(1, "place", card="daimyo-1", house=[3, "daimyo"])
    assert game.told() == [told.DaimyoPlaced(0, 1, 2, 1)]


def test_a_spy_tells_what_goes_where_and_what_it_costs() -> None:
    game = stage(2, hands={1: "elite-ninja-spy"}, lower={2: "daisho lancers"}, honor={1: 10})
    errand = {"card": "elite-ninja-spy", "house": [2, "samurai"]}
    game.do(1, "spy", **errand, take=["lancers", "daisho"], to=["discard", [1, "daimyo"]])
    loot = (told.Loot(LANCERS, None), told.Loot(DAISHO, HouseAt(0, Home.DAIMYO)))
    spy, house = card_of("elite-ninja-spy"), HouseAt(1, Home.SAMURAI)
    assert game.told() == [told.Spied(0, spy, house, loot, 25, -15, 1)]


def test_an_assassin_sets_out_and_kills_a_daimyo_with_all_that_follows() -> None:
    game = stage(
        3,
        hands={1: "ninja-assassin"},
        upper={2: "daimyo-1 castle-osaka daisho", 3: ""},
        bonds={3: serving(2)},
        shogun=2,
    )
    house = HouseAt(1, Home.DAIMYO)
    game.do(1, "assassinate", house=[2, "daimyo"])
    sent = told.AssassinSent(0, house, 3, 0, treachery=False, lost=25, honor=-25, left=1)
    assert game.told() == [sent]
    game.roll(4)
    fall = told.Fall(house, 1, cards("castle-osaka daisho"), OWN, (1, 2), title=True)
    struck = told.AssassinStruck(0, house, 4, 3, guard=False, fall=fall, left=1)
    assert game.told() == [struck]


def test_an_assassin_fails_and_a_guard_is_gone() -> None:
    game = stage(2, hands={1: "ninja-assassin"}, lower={2: "2*house-guard"})
    house = HouseAt(1, Home.SAMURAI)
    game.do(1, "assassinate", house=[2, "samurai"])
    sent = told.AssassinSent(0, house, 5, 2, treachery=False, lost=25, honor=-25, left=1)
    assert game.told() == [sent]
    game.roll(4)
    assert game.told() == [told.AssassinStruck(0, house, 4, 5, guard=True, fall=None, left=1)]


def test_treachery_tells_who_takes_over() -> None:
    game = stage(
        3,
        turn=3,
        upper={1: "daimyo-2 castle-osaka", 3: ""},
        lower={1: "daisho house-guard"},
        bonds={3: serving(1)},
        hands={3: "ninja-assassin"},
    )
    house = HouseAt(0, Home.SAMURAI)
    game.do(3, "assassinate", house=[1, "samurai"])
    sent = told.AssassinSent(2, house, 5, 1, treachery=True, lost=50, honor=-50, left=1)
    assert game.told() == [sent]
    game.roll(5)
    fall = told.Fall(house, None, (DAISHO,), OWN, (0,), heir=2, heirs_daimyo=2)
    # The ki of the daimyo's house counts for the heir at once: 6 + 1 + 1 are still two actions.
    assert game.told() == [told.AssassinStruck(2, house, 5, 5, guard=True, fall=fall, left=1)]


def test_a_second_who_is_killed_frees_his_lord() -> None:
    game = stage(
        3, upper={3: ""}, lower={3: "daisho"}, bonds={3: serving(2)}, hands={1: "ninja-assassin"}
    )
    house = HouseAt(2, Home.SAMURAI)
    game.do(1, "assassinate", house=[3, "samurai"]).roll(6)
    (struck,) = game.told()
    assert isinstance(struck, told.AssassinStruck)
    assert struck.fall == told.Fall(house, None, (DAISHO,), OWN, (2,), freed=1)


@pytest.mark.parametrize(
    ("answer", "fields", "expected"),
    [
        ("accept", {}, told.DishonorAnswered(1, None, None, 75, -75, None, None)),
        ("save-face", {}, told.DishonorAnswered(1, 1, None, 30, -30, None, None)),
        (
            "seppuku",
            {"of": "samurai"},
            told.DishonorAnswered(
                1,
                None,
                Home.SAMURAI,
                0,
                0,
                told.Fall(HouseAt(1, Home.SAMURAI), None, (DAISHO,), OWN),
                None,
            ),
        ),
        (
            "seppuku",
            {"of": "daimyo"},
            told.DishonorAnswered(
                1,
                None,
                Home.DAIMYO,
                0,
                0,
                told.Fall(HouseAt(1, Home.DAIMYO), 9, (LANCERS,), OWN, (1,)),
                None,
            ),
        ),
    ],
)
def test_a_dishonor_and_its_answer(
    answer: str, fields: dict[str, str], expected: told.DishonorAnswered
) -> None:
    game = stage(
        2,
        hands={1: "dishonor", 2: "save-face"},
        upper={2: "daimyo-9 lancers"},
        lower={2: "daisho"},
    )
    game.do(1, "dishonor", seat=2)
    assert game.told() == [told.Dishonored(0, 1, can_save=True, has_daimyo=True, left=0)]
    game.do(2, answer, **fields)
    assert game.told() == [expected]


def test_a_battle_from_declaration_to_castle() -> None:
    game = stage(
        3,
        upper={1: "daimyo-1 castle-odawara 3*cavalry", 2: "daimyo-2 castle-himeji", 3: ""},
        lower={3: "cavalry"},
        bonds={3: serving(1)},
        shogun=2,
    )
    game.do(1, "declare", what="attack", seat=2)
    himeji, odawara = card_of("castle-himeji"), card_of("castle-odawara")
    attack, defense = told.Force(0, 16, 5, 2, None), told.Force(1, 10, 3, None, himeji)
    assert game.told() == [told.Attacked(attack, defense, shogun=True)]
    game.roll(1, 2, 3, 4, 5)
    assert game.told() == [told.DiceRolled(0, (1, 2, 3, 4, 5), 15)]
    game.roll(6, 6, 3)
    assert game.told() == [told.BattleTied(0, 1, (6, 6, 3), 15)]
    game.roll(1, 1, 3, 4, 5).roll(1, 6, 1)
    fall = told.Fall(HouseAt(1, Home.DAIMYO), 2, (), OWN, (1,))
    ended = told.BattleEnded(0, 1, 0, (1, 6, 1), (14, 8), False, None, fall, True, himeji, odawara)
    assert game.told() == [ended]
    game.do(1, "castle", keep=True)
    assert game.told() == [told.CastleDecided(0, 1, himeji, kept=True, discarded=odawara)]


def test_a_castle_burned() -> None:
    game = stage(2, upper={1: "daimyo-1 castle-odawara", 2: "daimyo-9 castle-osaka"})
    game.do(1, "declare", what="attack", seat=2).roll(6).roll(5).do(1, "castle", keep=False)
    osaka = card_of("castle-osaka")
    assert game.told() == [told.CastleDecided(0, 1, osaka, kept=False, discarded=None)]


def test_declarations() -> None:
    game = stage(4)
    assert game.do(1, "declare", what="shogun").told() == [told.ShogunDeclared(0, 75)]
    game = stage(2, upper={1: ""})
    assert game.do(1, "declare", what="ally", seat=2).told() == [told.Allied(0, 1)]
    game = stage(2, upper={1: ""}, bonds={1: serving(2)}, honor={1: 40})
    game.do(1, "declare", what="dissolve")
    assert game.told() == [told.Dissolved(0, 1, 25, 15)]


def test_what_is_told_can_be_kept_in_a_set() -> None:
    """Narrators keep the words of what they have told."""
    rng, kept = Random(3), set()
    for seats in RULES.seats:
        state = RULES.start(Setup(seats))
        while acting := RULES.to_act(state):
            (seat,) = acting
            due = RULES.chance(state)
            lawful = RULES.moves(RULES.view(state, max(seat, 0)))
            move = lawful.sample(rng) if due is None else due.draw(rng)
            after = RULES.apply(state, seat, move)
            kept |= {each.event for each in RULES.events(state, seat, move, after)}
            state = after
    assert len(kept) > 100
