"""Who hears what in Hagakure: each listener exactly his part, in order."""

from random import Random

import pytest

from access_play.core.events import Event
from access_play.core.game import Setup
from access_play.core.seats import CHANCE
from access_play.core.table import Happened, Table
from access_play.games.hagakure.cards import FOOL, card_of
from access_play.games.hagakure.events import (
    CardPlayed,
    CardsSeen,
    Exchanged,
    GameWon,
    HandDealt,
    HandExchanged,
    Looked,
    Passed,
    RoundScored,
    RoundStarted,
    TiedForFirst,
    TokenPlayed,
    TrickWon,
)
from access_play.games.hagakure.moves import YOMI, Token
from access_play.games.hagakure.rules import RULES
from access_play.games.hagakure.state import Result
from tests.games.hagakure.deals import Round, codes, heard, passed, sweep

HANDS = ("V6 V7 S18 F V8", "V9 V10 S19 V11 V12", "V13 V14 S20 V15 V16")
ALL = (1, 2, 3, None)


def cards(text: str) -> tuple[int, ...]:
    return tuple(map(card_of, codes(text)))


def all_hear(happened: Happened, *events: Event) -> None:
    for listener in ALL:
        assert heard(happened, listener) == events


def test_of_the_first_dealer_nothing_is_told_before_the_deal() -> None:
    table = Table(RULES, Setup(3))
    all_hear(table.draw(Random(1)))


def test_a_deal_starts_the_round_and_gives_each_seat_its_own_hand() -> None:
    dealt = Round(3).deal(*HANDS).dealt
    started = RoundStarted(1, 9, 2, 0)
    assert dealt.seat == CHANCE
    assert heard(dealt, None) == (started,)
    assert heard(dealt, 1) == (started, HandDealt(cards("V6 V7 V8 S18 F")))
    assert heard(dealt, 2) == (started, HandDealt(cards("V9 V10 V11 V12 S19")))
    assert heard(dealt, 3) == (started, HandDealt(cards("V13 V14 V15 V16 S20")))


def test_passing_and_tokens_that_score_are_heard_by_all() -> None:
    game = Round(3).deal(*HANDS)
    all_hear(game.token("double"), TokenPlayed(0, Token.DOUBLE))
    all_hear(game.token("pass"), Passed(1))
    all_hear(game.token("villagers"), TokenPlayed(2, Token.VILLAGERS))


def test_a_swap_is_heard_by_all_and_the_new_hand_by_one() -> None:
    swapped = Round(3).deal(*HANDS).token("exchange")
    assert heard(swapped, 1) == (HandExchanged(cards("V17 S21 S22 F F")),)
    for listener in (2, 3, None):
        assert heard(swapped, listener) == (Exchanged(0, 5),)


def test_with_four_players_a_swap_is_of_four_cards() -> None:
    game = Round(4).deal("S19-22", "S18 V6-8", "V9-12", "V13-16")
    assert heard(game.token("exchange"), None) == (Exchanged(0, 4),)


@pytest.mark.parametrize(
    ("word", "at", "seen"),
    [("look yomi", YOMI, "V17 S21 S22 F F"), ("look 2", 1, "V9 V10 V11 V12 S19")],
)
def test_a_look_is_heard_by_all_and_what_is_seen_by_one(word: str, at: int, seen: str) -> None:
    looked = Round(3).deal(*HANDS).token(word)
    assert heard(looked, 1) == (CardsSeen(at, cards(seen)),)
    for listener in (2, 3, None):
        assert heard(looked, listener) == (Looked(0, at),)


def test_a_card_is_told_with_all_that_its_sentence_needs() -> None:
    fight = passed(*HANDS)

    def played(card: str) -> Happened:
        return fight.say(fight.turn, do="play", card=card)

    first = CardPlayed(0, 6, leads=True, fool=0, last_card=False, won=None)
    all_hear(played("V6"), first)
    second = CardPlayed(1, 9, leads=False, fool=0, last_card=False, won=None)
    all_hear(played("V9"), second)
    won = TrickWon(2, 13, 1, 5, eighteen=False)
    all_hear(played("V13"), CardPlayed(2, 13, leads=False, fool=0, last_card=False, won=won))
    played("S20")
    played("S18")
    won = TrickWon(2, 20, 2, 5, eighteen=True)
    all_hear(played("S19"), CardPlayed(1, 19, leads=False, fool=0, last_card=False, won=won))


def test_fools_of_a_trick_are_counted() -> None:
    fight = passed("F S22 V6 V7 V8", "F S21 V9 V10 V11", "F S20 V12 V13 V14")
    told = [heard(fight.say(seat, do="play", card="F"), None) for seat in (1, 2, 3)]
    won = TrickWon(2, FOOL, 1, 5, eighteen=False)
    assert told == [
        (CardPlayed(0, FOOL, leads=True, fool=1, last_card=False, won=None),),
        (CardPlayed(1, FOOL, leads=False, fool=2, last_card=False, won=None),),
        (CardPlayed(2, FOOL, leads=False, fool=3, last_card=False, won=won),),
    ]


def last_card(game: Round) -> Happened:
    """Play a round that seat 1 sweeps, and return what its last card brought about."""
    game.deal("S18-22", "V6-10", "V11-15").tokens()
    while True:
        card = max(game.may_play(), key=lambda code: (code[0] == "S", -int(code[1:])))
        happened = game.say(game.turn, do="play", card=card)
        if game.over or game.draw_is_due:
            return happened


NOTHING = Result(-2, 0, eighteen=False, villagers=False, token=None)
EVERYTHING = Result(6, 5, eighteen=True, villagers=False, token=None)


def test_a_round_is_scored_after_its_last_card() -> None:
    card, scored = heard(last_card(Round(3)), None)
    assert isinstance(card, CardPlayed)
    assert card.last_card
    assert scored == RoundScored(1, (EVERYTHING, NOTHING, NOTHING), (6, -2, -2), final=False)


def test_the_last_round_ends_the_game() -> None:
    game = Round(3)
    for _ in range(8):
        sweep(game, 1)
    happened = last_card(game)
    for listener in ALL:
        _, scored, won = heard(happened, listener)
        assert scored == RoundScored(9, (EVERYTHING, NOTHING, NOTHING), (54, -18, -18), final=True)
        assert won == GameWon(0, (54, -18, -18))


def test_a_tie_after_the_last_round_is_told() -> None:
    game = Round(3)
    for winner in (2, 2, 2, 2, 3, 1, 1, 1):
        sweep(game, winner)
    happened = last_card(game)
    assert game.totals == [14, 14, -10]
    for listener in ALL:
        assert heard(happened, listener)[1:] == (
            RoundScored(9, (EVERYTHING, NOTHING, NOTHING), (14, 14, -10), final=False),
            TiedForFirst((0, 1), 14),
        )
    assert heard(last_card(game), None)[1:] == (
        RoundScored(10, (EVERYTHING, NOTHING, NOTHING), (20, 12, -12), final=True, extra=True),
        GameWon(0, (20, 12, -12)),
    )


def test_a_tie_before_the_last_round_is_not_told() -> None:
    game = sweep(Round(3), 2)
    assert [type(event) for event in heard(last_card(game), None)] == [CardPlayed, RoundScored]
    assert game.totals == [4, 4, -4]


def test_an_extra_round_is_above_the_number_of_rounds() -> None:
    game = Round(3)
    for winner in (1, 2, 3, 1, 2, 3, 1, 2, 3):
        sweep(game, winner)
    game.deal(*HANDS)
    assert heard(game.dealt, None) == (RoundStarted(10, 9, 2, 0),)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_hears_something_of_whatever_a_seat_does(seats: int) -> None:
    table, rng = Table(RULES, Setup(seats)), Random(seats)
    while table.to_act():
        seat = table.to_act()[0]
        if seat == CHANCE:
            table.draw(rng)
            continue
        happened = table.announce(seat, RULES.moves(table.view(seat)).sample(rng))
        assert isinstance(happened, Happened)
        assert all(happened.to(listener) for listener in (*range(seats), None))
