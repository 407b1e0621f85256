"""Hagakure's actions in records: what can be read, and why what cannot be done is refused."""

from collections.abc import Mapping

import pytest

from access_play.core.game import DataError, OptionsError, Setup
from access_play.core.refusals import Reason, Refusal, UnknownActionError
from access_play.core.replay import read_action
from access_play.core.seats import CHANCE, NO_SEAT
from access_play.core.table import Table
from access_play.games.dealing import ANOTHER_DRAW
from access_play.games.hagakure.cards import CODES, FOOL, UNKNOWN
from access_play.games.hagakure.moves import (
    YOMI,
    DealerDrawn,
    Dealt,
    Move,
    Pass,
    PlayCard,
    Token,
    UseToken,
)
from access_play.games.hagakure.rules import RULES
from tests.games.hagakure.deals import Round, codes, passed, sweep

HANDS = ("V6 V7 S18 F V8", "V9 V10 S19 V11 V12", "V13 V14 S20 V15 V16")
DEALT = [codes(hand) for hand in HANDS]
YOMI_CARDS = codes("V17 S21 S22 F F")

LOOK: dict[str, object] = {"do": "token", "token": "look"}
DOUBLE: dict[str, object] = {"do": "token", "token": "double"}


@pytest.mark.parametrize(
    ("fields", "move"),
    [
        ({"do": "dealer", "seat": 3}, DealerDrawn(2)),
        ({"do": "pass"}, Pass()),
        ({"do": "play", "card": "V9"}, PlayCard(9)),
        ({"do": "play", "card": "S27"}, PlayCard(27)),
        ({"do": "play", "card": "F"}, PlayCard(FOOL)),
        (DOUBLE, UseToken(Token.DOUBLE)),
        ({"do": "token", "token": "zero"}, UseToken(Token.ZERO)),
        ({"do": "token", "token": "villagers"}, UseToken(Token.VILLAGERS)),
        ({"do": "token", "token": "exchange"}, UseToken(Token.EXCHANGE)),
        ({**LOOK, "at": "yomi"}, UseToken(Token.LOOK, YOMI)),
        ({**LOOK, "at": 3}, UseToken(Token.LOOK, 2)),
    ],
)
def test_what_the_record_format_writes_is_read_and_written_again(
    fields: Mapping[str, object], move: Move
) -> None:
    assert read_action(RULES, fields) == move
    assert RULES.write(move) == fields


def test_a_deal_is_read_whatever_the_order_of_cards_in_a_pile() -> None:
    deal = {"do": "deal", "hands": DEALT, "yomi": YOMI_CARDS}
    turned = {"do": "deal", "hands": [hand[::-1] for hand in DEALT], "yomi": YOMI_CARDS[::-1]}
    assert read_action(RULES, deal) == read_action(RULES, turned)
    move = read_action(RULES, deal)
    assert isinstance(move, Dealt)
    assert move.yomi == (17, 21, 22, FOOL, FOOL)
    assert read_action(RULES, RULES.write(move)) == move


@pytest.mark.parametrize("code", CODES.values())
def test_every_card_has_its_code(code: str) -> None:
    move = read_action(RULES, {"do": "play", "card": code})
    assert isinstance(move, PlayCard)
    assert CODES[move.card] == code


def test_the_codes_are_those_of_the_record_format() -> None:
    assert set(CODES.values()) == {*codes("V1-17"), *codes("S18-27"), "F"}


@pytest.mark.parametrize(
    "code",
    ["V0", "V18", "S17", "S28", "V09", "v9", "V9 ", " F", "f", "F1", "FF", "", "9", "Ｖ9", "J"],
)
def test_a_code_that_no_card_has_is_in_nobodys_hand(code: str) -> None:
    assert read_action(RULES, {"do": "play", "card": code}) == PlayCard(UNKNOWN)
    assert passed(*HANDS).refused(1, do="play", card=code) == "not-in-hand"
    assert passed(*HANDS).play("S18").refused(2, do="play", card=code) == "not-in-hand"


@pytest.mark.parametrize(("at", "seat"), [(1, 0), (5, 4), (0, NO_SEAT), (-7, NO_SEAT)])
def test_any_number_can_be_read_as_a_target(at: int, seat: int) -> None:
    assert read_action(RULES, {**LOOK, "at": at}) == UseToken(Token.LOOK, seat)


NO_MOVES: list[dict[str, object]] = [
    {},
    {"do": None},
    {"do": 1},
    {"do": []},
    {"do": ""},
    {"do": "Play", "card": "V9"},
    {"do": "draw"},
    {"do": "undo"},
    {"card": "V9"},
    {"do": "play"},
    {"do": "play", "card": 9},
    {"do": "play", "card": None},
    {"do": "play", "card": ["V9"]},
    {"do": "play", "card": "V9", "face": "up"},
    {"do": "play", "card": "V9", "token": "double"},
    {"do": "play", "card": "V9", "seat": 1},
    {"do": "pass", "card": "V9"},
    {"do": "pass", "at": "yomi"},
    {"do": "token"},
    {"do": "token", "token": None},
    {"do": "token", "token": "triple"},
    {"do": "token", "token": "Double"},
    {"do": "token", "token": 1},
    {"do": "token", "token": ["double"]},
    {"do": "token", "token": "swap"},
    {**DOUBLE, "at": 2},
    {**DOUBLE, "at": "yomi"},
    {**DOUBLE, "at": None},
    {"do": "token", "token": "exchange", "at": "yomi"},
    LOOK,
    {**LOOK, "at": None},
    {**LOOK, "at": True},
    {**LOOK, "at": False},
    {**LOOK, "at": 2.0},
    {**LOOK, "at": "Yomi"},
    {**LOOK, "at": "goze"},
    {**LOOK, "at": "2"},
    {**LOOK, "at": ""},
    {**LOOK, "at": [2]},
    {**LOOK, "at": {}},
    {**LOOK, "at": 2, "seat": 3},
    {"do": "dealer"},
    {"do": "dealer", "seat": "1"},
    {"do": "dealer", "seat": True},
    {"do": "dealer", "seat": 1.0},
    {"do": "dealer", "seat": None},
    {"do": "dealer", "seat": 1, "seats": 3},
    {"do": "deal"},
    {"do": "deal", "hands": DEALT},
    {"do": "deal", "yomi": YOMI_CARDS},
    {"do": "deal", "hands": {}, "yomi": YOMI_CARDS},
    {"do": "deal", "hands": "V6", "yomi": YOMI_CARDS},
    {"do": "deal", "hands": ["V6"], "yomi": YOMI_CARDS},
    {"do": "deal", "hands": [*DEALT[:2], None], "yomi": YOMI_CARDS},
    {"do": "deal", "hands": [[1, 2]], "yomi": YOMI_CARDS},
    {"do": "deal", "hands": [[["V6"]]], "yomi": YOMI_CARDS},
    {"do": "deal", "hands": DEALT, "yomi": "V17"},
    {"do": "deal", "hands": DEALT, "yomi": None},
    {"do": "deal", "hands": DEALT, "yomi": [True]},
    {"do": "deal", "hands": DEALT, "yomi": YOMI_CARDS, "seed": 7},
]


@pytest.mark.parametrize("fields", NO_MOVES, ids=repr)
def test_these_are_no_actions_of_hagakure(fields: dict[str, object]) -> None:
    with pytest.raises(UnknownActionError):
        read_action(RULES, fields)


class TestReasonsInTheirOrder:
    """The phase comes before the hand, the hand before the suit, the token before its target."""

    def test_not_your_turn_before_all_of_them(self) -> None:
        game = Round(3)
        assert game.refused(1, do="play", card="V9") == "not-your-turn"
        game.deal(*HANDS)
        assert game.refused(2, do="play", card="S27") == "not-your-turn"
        assert game.refused_token(3, "look 3") == "not-your-turn"
        game.tokens().play("S18")
        assert game.refused(3, do="play", card="V13") == "not-your-turn"
        assert game.refused(1, do="pass") == "not-your-turn"

    def test_a_card_in_the_preparation_is_too_early_whoever_holds_it(self) -> None:
        game = Round(3).deal(*HANDS)
        for card in ("V6", "V9", "S27", "X"):
            assert game.refused(1, do="play", card=card) == "wrong-phase"

    def test_a_token_in_the_fight_is_too_late_even_if_spent_or_without_a_target(self) -> None:
        game = Round(3).deal(*HANDS).tokens("double", "pass", "pass")
        for word in ("double", "zero", "look 1", "look 9", "look yomi"):
            assert game.refused_token(1, word) == "wrong-phase"
        assert game.refused(1, do="pass") == "wrong-phase"

    def test_a_card_one_does_not_hold_before_a_samurai_that_must_be_followed(self) -> None:
        fight = passed(*HANDS).play("S18")
        for card in ("V13", "S20", "V6", "V1"):
            assert fight.refused(2, do="play", card=card) == "not-in-hand"
        assert fight.refused(2, do="play", card="V9") == "must-follow-samurai"

    def test_a_spent_token_before_its_target(self) -> None:
        game = sweep(Round(3, dealer=3), 1, seat_2="look 1")
        game.deal(*HANDS)
        assert game.turn == 2
        for word in ("look 2", "look 9", "look 1", "look yomi"):
            assert game.refused_token(2, word) == "token-spent"

    def test_chance_that_has_nothing_to_do(self) -> None:
        game = Round(3).deal(*HANDS)
        assert game.refused("chance", do="deal", hands=DEALT, yomi=YOMI_CARDS) == "not-your-turn"
        assert game.refused("chance", do="dealer", seat=9) == "not-your-turn"
        assert game.refused("chance", do="pass") == "unknown-action"
        assert game.refused(1, do="dealer", seat=1) == "unknown-action"

    def test_after_the_end(self) -> None:
        game = Round(5)
        for _ in range(5):
            sweep(game, 1)
        assert game.refused(1, do="play", card="V9") == "game-over"
        assert game.refused("chance", do="deal", hands=[], yomi=[]) == "game-over"


class TestRefusalsTellWhatTheirSentenceNeeds:
    def test_the_card_and_what_may_be_played(self) -> None:
        fight = passed("S18 V6-9", "F F S19 V10 V11", "S20 V12-15").play("S18")
        assert fight.announce(2, do="play", card="V10") == Refusal(
            "must-follow-samurai", {"card": "V10", "allowed": ["S19", "F"]}
        )

    def test_the_card_that_is_not_held(self) -> None:
        fight = passed(*HANDS)
        missing = fight.announce(1, do="play", card="V9")
        assert missing == Refusal(Reason.NOT_IN_HAND, {"card": "V9"})
        assert fight.announce(1, do="play", card="X") == Refusal(Reason.NOT_IN_HAND)

    def test_the_token(self) -> None:
        game = sweep(Round(3, dealer=2), 3, seat_1="double").deal(*HANDS)
        spent = game.announce(1, **DOUBLE)
        assert spent == Refusal("token-spent", {"token": "double"})

    @pytest.mark.parametrize(("at", "oneself"), [(1, True), (4, False), (0, False), (-1, False)])
    def test_whether_one_looked_at_oneself(self, at: int, oneself: bool) -> None:
        game = Round(3).deal(*HANDS)
        assert game.announce(1, **LOOK, at=at) == Refusal("no-such-target", {"oneself": oneself})


class TestChance:
    def test_the_dealer_has_a_seat(self) -> None:
        for seats in (3, 4, 5):
            for seat in (0, -1, seats + 1, 99, 2**63 - 1, -(2**63)):
                table = Table(RULES, Setup(seats))
                move = read_action(RULES, {"do": "dealer", "seat": seat})
                assert table.announce(CHANCE, move) == Refusal(Reason.IMPOSSIBLE_CHANCE)
                assert table.position == 0

    def test_the_dealer_comes_before_the_first_deal(self) -> None:
        table = Table(RULES, Setup(3))
        move = read_action(RULES, {"do": "deal", "hands": DEALT, "yomi": YOMI_CARDS})
        assert table.announce(CHANCE, move) == ANOTHER_DRAW

    def test_and_not_before_the_deal_again(self) -> None:
        assert Round(3).refused("chance", do="dealer", seat=1) == "wrong-phase"

    @pytest.mark.parametrize(
        ("hands", "yomi"),
        [
            (DEALT[:2], YOMI_CARDS),
            ([*DEALT, []], YOMI_CARDS),
            ([*DEALT, YOMI_CARDS], []),
            ([], []),
            ([DEALT[0][:4], [*DEALT[1], "V8"], DEALT[2]], YOMI_CARDS),
            ([DEALT[0][:4], DEALT[1], DEALT[2]], ["V8", *YOMI_CARDS]),
            ([DEALT[0][:4], DEALT[1], DEALT[2]], YOMI_CARDS),
            ([["V6", "V6", "S18", "F", "V8"], *DEALT[1:]], YOMI_CARDS),
            ([["V9", "V7", "S18", "F", "V8"], *DEALT[1:]], YOMI_CARDS),
            ([["V5", "V7", "S18", "F", "V8"], *DEALT[1:]], YOMI_CARDS),
            ([["S23", "V7", "S18", "F", "V8"], *DEALT[1:]], YOMI_CARDS),
            ([["F", "V7", "S18", "F", "V8"], *DEALT[1:]], YOMI_CARDS),
            ([["X", "V7", "S18", "F", "V8"], *DEALT[1:]], YOMI_CARDS),
            ([["K1", "K2", "K3", "K4", "K5"]] * 3, ["K1", "K2", "K3", "K4", "K5"]),
        ],
    )
    def test_a_deal_that_is_not_this_deck_dealt_evenly(
        self, hands: list[list[str]], yomi: list[str]
    ) -> None:
        game = Round(3)
        assert game.refused("chance", do="deal", hands=hands, yomi=yomi) == "impossible-chance"
        game.say("chance", do="deal", hands=DEALT, yomi=YOMI_CARDS)

    @pytest.mark.parametrize("seats", [4, 5])
    def test_a_deal_for_another_number_of_seats(self, seats: int) -> None:
        game = Round(seats)
        found = game.refused("chance", do="deal", hands=DEALT, yomi=YOMI_CARDS)
        assert found == "impossible-chance"


class TestOptions:
    @pytest.mark.parametrize(("seats", "needed"), [(3, 4), (4, 4), (5, 5)])
    def test_villagers_needed_has_a_default(self, seats: int, needed: int) -> None:
        plain = RULES.start(Setup(seats))
        assert plain.open.villagers_needed == needed
        assert RULES.start(Setup(seats, {"villagers_needed": needed})) == plain

    @pytest.mark.parametrize("needed", [1, 2, 4, 5, 17, 2**63 - 1])
    def test_villagers_needed_is_1_or_more(self, needed: int) -> None:
        setup = Setup(5, {"villagers_needed": needed})
        assert RULES.start(setup).open.villagers_needed == needed

    @pytest.mark.parametrize("needed", [0, -1, True, 4.0, "4", None, [4], {}])
    def test_nothing_else(self, needed: object) -> None:
        with pytest.raises(OptionsError) as caught:
            RULES.start(Setup(3, {"villagers_needed": needed}))
        assert caught.value.option == "villagers_needed"

    @pytest.mark.parametrize("option", ["goal", "villagers", "Villagers_needed", ""])
    def test_there_is_no_other_option(self, option: str) -> None:
        with pytest.raises(OptionsError) as caught:
            RULES.start(Setup(3, {"villagers_needed": 4, option: 4}))
        assert caught.value.option == option

    def test_there_is_no_data_of_a_players_own(self) -> None:
        with pytest.raises(DataError):
            RULES.start(Setup(3, data={"cards": [1, 2]}))
        with pytest.raises(DataError):
            RULES.own_data({})


class TestForced:
    def test_the_last_card_of_a_hand_is_forced(self) -> None:
        fight = passed(*HANDS)
        while max(len(fight.hand(seat)) for seat in (1, 2, 3)) > 1:
            assert RULES.forced(fight.view(fight.turn)) is None
            fight.play(fight.may_play()[-1])
        while not fight.draw_is_due:
            (only,) = fight.view(fight.turn).hand
            assert fight.may_play() == [CODES[only]]
            assert RULES.forced(fight.view(fight.turn)) == PlayCard(only)
            others = {1, 2, 3} - {fight.turn}
            assert [RULES.forced(fight.view(seat)) for seat in others] == [None, None]
            fight.play(CODES[only])

    def test_no_token_is_forced_and_a_pass_only_without_a_token(self) -> None:
        game = Round(3)
        for word in ("double", "zero", "villagers", "exchange", "look yomi"):
            assert RULES.forced(game.view(1)) is None
            sweep(game, 1, seat_1=word)
        game.deal(*HANDS)
        while game.turn != 1:
            assert RULES.forced(game.view(1)) is None
            game.token("pass")
        assert list(RULES.moves(game.view(1))) == [Pass()]
        assert RULES.forced(game.view(1)) == Pass()
        assert [RULES.forced(game.view(seat)) for seat in (2, 3)] == [None, None]
