"""What a record may say and when: each reason code, what it carries, and which comes first."""

from collections.abc import Mapping
from typing import Any

import pytest

from access_play.core.game import OptionsError, Setup
from access_play.core.refusals import Reason, Refusal, UnknownActionError
from access_play.core.replay import read_action
from access_play.core.table import Table
from access_play.games.joraku.moves import DONE, Scatter
from access_play.games.joraku.reasons import EffectFault, JorakuReason
from access_play.games.joraku.rules import RULES
from tests.games.joraku.deals import THREE, Board, move_of, sweep

NINJAS = ("K1 K2 K3 K4 KN G6", "Y1 Y2 Y3 Y4 Y5 YN", "G1 G2 G3 G4 G5 GN")


def begun(hands: tuple[str, ...] = THREE, variants: list[str] | None = None) -> Board:
    """Return a first skirmish; seat 2 leads, the daimyo stand in 3, 6 and 1."""
    return Board(3, 6, 1, options={"variants": variants or []}).recruit(*hands)


def acting(card: str, samurai: Mapping[int, Mapping[int, int]] = {}) -> Board:
    """Return a game in which seat 2, its daimyo in Shinano, has played a card to act."""
    board = begun().put(samurai=samurai)
    board.do(f"{card} act")
    return board


def is_about(refusal: Refusal, code: str, **params: object) -> bool:
    """Tell whether a refusal is this one, whatever else it carries."""
    return refusal.code == code and {key: refusal.params[key] for key in params} == params


class TestUnknownAction:
    @pytest.mark.parametrize(
        "fields",
        [
            {"do": "give", "cards": ["K1"]},
            {"do": "give", "cards": ["K1", "K2", "K3"]},
            {"do": "give", "cards": "K1"},
            {"do": "play", "card": "Y5"},
            {"do": "play", "card": "Y5", "effect": "place"},
            {"do": "play", "card": "Y5", "effect": "place", "count": -1},
            {"do": "play", "card": "Y5", "effect": "place", "count": True},
            {"do": "play", "card": "Y5", "effect": "place", "count": 2.0},
            {"do": "play", "card": "Y5", "effect": "both", "count": 2},
            {"do": "play", "card": "Y5", "effect": None, "count": 2},
            {"do": "play", "card": "Y5", "effect": "act", "count": 2},
            {"do": "play", "card": "Y5", "effect": "act", "aside": 4},
            {"do": "play", "card": "YN", "areas": [0], "count": 1},
            {"do": "play", "card": "YN", "areas": 0},
            {"do": "play", "card": "YN", "areas": ["0"]},
            {"do": "play", "card": 5, "effect": "act"},
            {"do": "move", "piece": "daimyo"},
            {"do": "move", "piece": "daimyo", "from": 3, "to": 4},
            {"do": "move", "piece": "samurai", "to": 4},
            {"do": "move", "piece": "ninja", "from": 3, "to": 4},
            {"do": "remove", "owner": "2"},
            {"do": "remove"},
            {"do": "done", "card": "K1"},
            {"do": "pass"},
            {"do": "daimyo", "cards": ["3", "6", "1"]},
            {"do": "variants", "ids": "war-cry"},
        ],
    )
    def test_these_are_no_moves(self, fields: Mapping[str, object]) -> None:
        with pytest.raises(UnknownActionError):
            read_action(RULES, fields)

    def test_a_draw_announced_by_a_seat(self) -> None:
        board = begun()
        outcome = board.announce(2, do="deal", hands=[hand.split() for hand in THREE])
        assert is_about(_refusal(outcome), Reason.UNKNOWN_ACTION)


class TestSharedCodes:
    def test_game_over(self) -> None:
        board = Board(3, 6, 1)
        for _ in range(3):
            sweep(board, 1)
        assert board.refused("K1 act", by=1) == Reason.GAME_OVER

    def test_not_your_turn(self) -> None:
        board = begun()
        assert board.refused("K1 act", by=1) == Reason.NOT_YOUR_TURN
        assert board.refused("K1 act", by=4) == Reason.NOT_YOUR_TURN

    def test_giving_twice(self) -> None:
        board = Board(3, 6, 1).deal(*THREE)
        board.give(1, "K1 K2")
        outcome = board.announce(1, do="give", cards=["K3", "K4"])
        assert is_about(_refusal(outcome), Reason.NOT_YOUR_TURN)

    def test_done_with_no_points_left(self) -> None:
        board = acting("Y1", {2: {6: 1}})
        board.do("samurai 6 5")
        assert board.refused("done", by=2) == Reason.NOT_YOUR_TURN

    def test_wrong_phase(self) -> None:
        giving = Board(3, 6, 1).deal(*THREE)
        assert giving.refused("K1 act", by=1) == Reason.WRONG_PHASE
        board = begun()
        for line in ("daimyo 5", "samurai 6 5", "remove 1", "done"):
            assert board.refused(line) == Reason.WRONG_PHASE
        outcome = board.announce(2, do="give", cards=["Y1", "Y2"])
        assert is_about(_refusal(outcome), Reason.WRONG_PHASE)
        board.do("Y5 act")
        assert board.refused("Y4 act") == Reason.WRONG_PHASE

    def test_not_in_hand(self) -> None:
        board = begun()
        assert is_about(board.refusal("K1 act"), Reason.NOT_IN_HAND, card="K1")
        assert board.refusal("K7 act").params == {}
        assert board.refused("Z1 0 1") == Reason.NOT_IN_HAND

    @pytest.mark.parametrize(("cards", "missing"), [("K1 G1", "G1"), ("K1 K1", "K1")])
    def test_a_gift_not_in_hand(self, cards: str, missing: str) -> None:
        board = Board(3, 6, 1).deal(*THREE)
        outcome = board.announce(1, do="give", cards=cards.split())
        assert is_about(_refusal(outcome), Reason.NOT_IN_HAND, card=missing)


class TestImpossibleChance:
    @pytest.mark.parametrize("cards", [[3, 6], [3, 6, 1, 2], [3, 6, 7], [0, 1, 2], [3, 3, 1], []])
    def test_daimyo(self, cards: list[int]) -> None:
        assert _drawn(Setup(3), do="daimyo", cards=cards) == Reason.IMPOSSIBLE_CHANCE

    @pytest.mark.parametrize("ids", [["war-cry"], ["war-cry", "war-cry"], ["war-cry", "peace"], []])
    def test_variants(self, ids: list[str]) -> None:
        setup = Setup(3, {"variants": "random"})
        assert _drawn(setup, do="variants", ids=ids) == Reason.IMPOSSIBLE_CHANCE

    def test_a_draw_that_is_not_due_now(self) -> None:
        assert _drawn(Setup(3), do="variants", ids=["war-cry", "deep-roots"]) == Reason.WRONG_PHASE
        setup = Setup(3, {"variants": "random"})
        assert _drawn(setup, do="daimyo", cards=[1, 2, 3]) == Reason.WRONG_PHASE
        again = Board(3, 6, 1).announce("chance", do="daimyo", cards=[1, 2, 3])
        assert is_about(_refusal(again), Reason.WRONG_PHASE)

    @pytest.mark.parametrize(
        "hands",
        [
            THREE[:2],
            (*THREE, "KN YN GN"),
            ("K1 K2 K3 K4 K5", *THREE[1:]),
            ("K1 K2 K3 K4 K5 K5", *THREE[1:]),
            ("K1 K2 K3 K4 K5 Y1", *THREE[1:]),
            ("K1 K2 K3 K4 K5 K7", *THREE[1:]),
        ],
    )
    def test_deals(self, hands: tuple[str, ...]) -> None:
        board = Board(3, 6, 1)
        outcome = board.announce("chance", do="deal", hands=[hand.split() for hand in hands])
        assert is_about(_refusal(outcome), Reason.IMPOSSIBLE_CHANCE)


class TestMustFollowSuit:
    def test_it_tells_the_suit_and_what_is_allowed(self) -> None:
        board = begun(("K1 K2 K3 K4 K5 K6", "Y1 Y2 Y3 Y4 G5 G6", "G1 G2 G3 G4 YN Y6"))
        board.do("Y1 place 0")
        told = board.refusal("G1 place 0")
        allowed = ["Y6", "YN"]
        assert told.code == JorakuReason.MUST_FOLLOW_SUIT
        assert told.params == {"card": "G1", "suit": "Y", "allowed": allowed}

    def test_it_comes_before_everything_else_about_the_card(self) -> None:
        board = begun(("K1 K2 K3 K4 K5 K6", "Y1 Y2 Y3 Y4 G5 G6", "G1 G2 G3 G4 YN Y6"))
        board.do("Y1 place 0")
        assert board.refused("G1 0 9 9 9 9 9 9 9 9 9 9") == JorakuReason.MUST_FOLLOW_SUIT


class TestSupplyShort:
    @pytest.mark.parametrize("line", ["YN 0 0", "Y5 place 2", "Y5 place 4", "Y5 1 2", "YN place 3"])
    def test_it_comes_before_a_wrong_effect(self, line: str) -> None:
        board = begun(NINJAS).put(samurai={2: {6: 9}})
        told = board.refusal(line)
        assert is_about(told, JorakuReason.SUPPLY_SHORT, supply=1)
        assert told.params["count"] > 1


class TestNotAdjacent:
    @pytest.mark.parametrize("to", [6, 4, 0, 7, -1, 2**62])
    def test_a_daimyo(self, to: int) -> None:
        told = acting("Y6").refusal(f"daimyo {to}")
        about = {"piece": "daimyo", "from": 6, "to": to, "allowed": [5]}
        assert is_about(told, JorakuReason.NOT_ADJACENT, **about)

    @pytest.mark.parametrize(
        ("origin", "to", "allowed"),
        [
            (6, 4, [5]),
            (6, 7, [5]),
            (3, 3, [2, 4]),
            (0, -1, [1]),
            (9, 8, []),
            (-1, 0, []),
            (7, 6, []),
        ],
    )
    def test_a_samurai_wherever_it_is(self, origin: int, to: int, allowed: list[int]) -> None:
        told = acting("Y6", {2: {6: 1}}).refusal(f"samurai {origin} {to}")
        about = {"piece": "samurai", "from": origin, "to": to, "allowed": allowed}
        assert is_about(told, JorakuReason.NOT_ADJACENT, **about)

    @pytest.mark.parametrize("aside", [5, 3, 0, 7, -1])
    def test_one_aside(self, aside: int) -> None:
        told = begun(variants=["open-road"]).refusal(f"Y5 place 4 aside {aside}")
        about = {"piece": "aside", "from": 5, "to": aside, "allowed": [4, 6]}
        assert is_about(told, JorakuReason.NOT_ADJACENT, **about)


class TestNoSuchPiece:
    def test_no_own_samurai_there(self) -> None:
        told = acting("Y6", {2: {2: 1, 5: 3}, 1: {6: 1}}).refusal("samurai 6 5")
        about = {"piece": "samurai", "area": 6, "allowed": [2, 5]}
        assert is_about(told, JorakuReason.NO_SUCH_PIECE, **about)

    @pytest.mark.parametrize(
        ("line", "owner", "oneself"),
        [
            ("remove 1", 1, False),
            ("remove 2", 2, True),
            ("remove 4", 0, False),
            ("remove 0", 0, False),
            ("remove -3", 0, False),
        ],
    )
    def test_nobody_to_remove(self, line: str, owner: int, oneself: bool) -> None:
        told = acting("Y6", {1: {5: 1}, 2: {6: 1}, 3: {6: 1}}).refusal(line)
        about = {"piece": "removed", "area": 6, "owner": owner, "oneself": oneself, "allowed": [3]}
        assert is_about(told, JorakuReason.NO_SUCH_PIECE, **about)


class TestTooFewActionPoints:
    def test_for_a_daimyo(self) -> None:
        told = acting("Y1").refusal("daimyo 5")
        about = {"piece": "daimyo", "cost": 2, "left": 1}
        assert is_about(told, JorakuReason.TOO_FEW_ACTION_POINTS, **about)

    def test_for_a_removal_with_deep_roots(self) -> None:
        board = begun(variants=["deep-roots"]).put(samurai={1: {6: 1}})
        board.do("Y1 act")
        about = {"piece": "removed", "cost": 2, "left": 1}
        assert is_about(board.refusal("remove 1"), JorakuReason.TOO_FEW_ACTION_POINTS, **about)

    def test_what_is_not_there_comes_first(self) -> None:
        board = acting("Y1")
        assert board.refused("daimyo 3") == JorakuReason.NOT_ADJACENT


class TestWrongEffect:
    @pytest.mark.parametrize(
        ("line", "fault"),
        [
            ("Y5 0 1", EffectFault.NUMBER_WITH_AREAS),
            ("Y5 9", EffectFault.NUMBER_WITH_AREAS),
            ("YN act", EffectFault.NINJA_WITH_EFFECT),
            ("YN place 2", EffectFault.NINJA_WITH_EFFECT),
            ("YN place 2 aside 4", EffectFault.NINJA_WITH_EFFECT),
            ("Y5 place 4", EffectFault.TOO_MANY),
            ("YN 0 0 0 0", EffectFault.TOO_MANY),
            ("YN 9 9 9 9", EffectFault.TOO_MANY),
            ("Y5 place 2 aside 4", EffectFault.ASIDE_NOT_IN_PLAY),
            ("Y5 place 2 aside 1", EffectFault.ASIDE_NOT_IN_PLAY),
        ],
    )
    def test_what_a_card_may_not_do(self, line: str, fault: EffectFault) -> None:
        told = begun(NINJAS).refusal(line)
        assert is_about(told, JorakuReason.WRONG_EFFECT, fault=fault, most=3, card=line[:2])

    def test_one_aside_of_none(self) -> None:
        told = begun(variants=["open-road"]).refusal("Y5 place 0 aside 4")
        assert is_about(told, JorakuReason.WRONG_EFFECT, fault=EffectFault.ASIDE_OF_NONE)

    @pytest.mark.parametrize("card", ["Y5", "YN"])
    @pytest.mark.parametrize("effect", [{"effect": "act"}, {"effect": "place", "count": 1}])
    def test_both_an_effect_and_areas(self, card: str, effect: dict[str, Any]) -> None:
        outcome = begun(NINJAS).announce(2, do="play", card=card, areas=[1], **effect)
        assert is_about(_refusal(outcome), JorakuReason.WRONG_EFFECT)


class TestNoSuchArea:
    @pytest.mark.parametrize(("line", "area"), [("YN 0 7", 7), ("YN -1 3", -1), ("YN 3 99", 99)])
    def test_a_ninja_places_into_0_to_6(self, line: str, area: int) -> None:
        told = begun(NINJAS).refusal(line)
        assert (told.code, told.params) == (JorakuReason.NO_SUCH_AREA, {"area": area})


def test_a_ninjas_areas_have_no_order() -> None:
    assert move_of("KN 3 0 1") == move_of("KN 1 3 0") == Scatter(6, (0, 1, 3))


class TestForced:
    def test_a_ninja_without_samurai_to_place_is_forced_when_alone(self) -> None:
        board = begun(("K1 K2 K3 K4 YN K6", *THREE[1:])).put(samurai={1: {3: 10}})
        board.do("Y1 place 0, G1 place 0")
        assert RULES.forced(board.view(1)) == Scatter(13, ())

    def test_a_card_that_may_be_left_unused_is_not(self) -> None:
        board = begun().put(samurai={2: {3: 10}})
        assert RULES.forced(board.view(2)) is None

    def test_points_that_nothing_can_be_done_with_are_given_up(self) -> None:
        board = acting("Y1")
        assert RULES.forced(board.view(2)) == DONE
        assert RULES.forced(board.view(1)) is None
        assert RULES.forced(acting("Y2").view(2)) is None


class TestOptions:
    @pytest.mark.parametrize(
        "variants",
        [
            "war-cry",
            "",
            None,
            2,
            True,
            {},
            ["peace"],
            ["war-cry", "war-cry"],
            ["random"],
            [1],
            [[]],
        ],
    )
    def test_variants_are_a_list_of_those_there_are_or_random(self, variants: object) -> None:
        with pytest.raises(OptionsError) as caught:
            RULES.start(Setup(3, {"variants": variants}))
        assert caught.value.option == "variants"

    def test_there_is_no_other_option(self) -> None:
        with pytest.raises(OptionsError) as caught:
            RULES.start(Setup(3, {"variants": [], "goal": 3}))
        assert caught.value.option == "goal"


def _refusal(outcome: object) -> Refusal:
    assert isinstance(outcome, Refusal)
    return outcome


def _drawn(setup: Setup, **fields: object) -> str:
    return _refusal(Table(RULES, setup).announce(-1, read_action(RULES, fields))).code
