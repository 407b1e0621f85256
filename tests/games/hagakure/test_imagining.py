"""Worlds that a seat cannot rule out: what it knows stays, what it does not can be anything."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from access_play.games.hagakure.cards import CODES
from access_play.games.hagakure.moves import YOMI
from access_play.games.hagakure.rules import RULES
from access_play.games.hagakure.state import State
from tests.games.hagakure.deals import Round, codes, passed, rest_of_deck, sweep

HANDS = ("V6 V7 S18 F V8", "V9 V10 S19 V11 V12", "V13 V14 S20 V15 V16")
"""For three seats; the Yomi is V17 S21 S22 F F."""
EVERYWHERE: tuple[int | str, ...] = (1, 2, 3, "yomi")


def imagined(game: Round, seat: int, count: int = 60) -> list[State]:
    view = game.view(seat)
    worlds = [RULES.imagine(view, Random(seed)) for seed in range(count)]
    assert all(RULES.view(world, seat - 1) == view for world in worlds)
    return worlds


def cards_at(world: State, place: int | str) -> list[str]:
    cards = world.cards_at(YOMI if place == "yomi" else int(place) - 1)
    return [CODES[card] for card in cards]


def possible(game: Round, seat: int, place: int | str) -> set[str]:
    """Return the cards that a seat holds possible at a place."""
    worlds = imagined(game, seat, 200)
    return {code for world in worlds for code in cards_at(world, place)}


def stays(game: Round, seat: int, place: int | str) -> bool:
    """Tell whether a seat holds but one set of cards possible at a place, which must be true."""
    found = {tuple(cards_at(world, place)) for world in imagined(game, seat)}
    if len(found) == 1:
        assert found == {tuple(cards_at(game.state, place))}
    return len(found) == 1


def places_that_stay(game: Round, seat: int) -> set[int | str]:
    return {place for place in EVERYWHERE if stays(game, seat, place)}


def test_before_the_first_deal_there_is_one_world() -> None:
    game = Round(3)
    assert imagined(game, 1) == [game.state] * 60


def test_between_rounds_only_the_yomi_is_unknown_and_follows_from_the_won_cards() -> None:
    game = sweep(Round(3), 1)
    assert set(imagined(game, 2)) == {game.state}


def test_after_the_game_too() -> None:
    game = Round(3)
    for _ in range(9):
        sweep(game, 1)
    assert game.over
    assert set(imagined(game, 2)) == {game.state}


def test_ones_own_hand_stays_and_all_else_can_be_anything_unseen() -> None:
    game = Round(3).deal(*HANDS)
    for seat in (1, 2, 3):
        assert places_that_stay(game, seat) == {seat}
        for place in set(EVERYWHERE) - {seat}:
            assert possible(game, seat, place) == set(rest_of_deck(3, [codes(HANDS[seat - 1])]))


def test_played_and_won_cards_are_nowhere_else() -> None:
    fight = passed(*HANDS).play("V8 V12 V16 V13")
    open_cards = set(codes("V8 V12 V16 V13"))
    for place in (1, 3, "yomi"):
        assert open_cards.isdisjoint(possible(fight, 2, place))
    worlds = imagined(fight, 2)
    assert {tuple(map(len, world.hands)) for world in worlds} == {(4, 4, 3)}


class TestKnownHands:
    def test_a_hand_that_was_looked_at_stays(self) -> None:
        game = Round(3).deal(*HANDS).tokens("look 2", "pass", "pass")
        assert places_that_stay(game, 1) == {1, 2}
        assert places_that_stay(game, 2) == {2}
        assert places_that_stay(game, 3) == {3}

    def test_as_cards_are_played_from_it_the_rest_stays(self) -> None:
        game = Round(3).deal(*HANDS).tokens("look 2", "pass", "pass").play("V6 V9 V13")
        assert game.known(1) == {2: codes("V10 V11 V12 S19")}
        assert places_that_stay(game, 1) == {1, 2}

    def test_a_yomi_that_was_looked_at_stays(self) -> None:
        game = Round(3).deal(*HANDS).tokens("look yomi", "pass", "pass")
        assert places_that_stay(game, 1) == {1, "yomi"}
        assert possible(game, 1, 2) == set(codes(f"{HANDS[1]} {HANDS[2]}"))

    def test_all_hands_are_forgotten_with_the_round(self) -> None:
        game = sweep(Round(3), 1, seat_2="look 3")
        game.deal(*HANDS)
        assert game.known(2) == {}
        assert places_that_stay(game, 2) == {2}

    def test_several_may_know_the_same_hand(self) -> None:
        game = Round(3).deal(*HANDS).tokens("exchange", "exchange", "look 2")
        # Seat 3 sees the old hand of seat 1; seat 1 knows it too, and his own.
        assert places_that_stay(game, 1) == {1, 2}
        assert places_that_stay(game, 3) == {2, 3}


class TestExchange:
    """Who knew cards knows where they went (G8)."""

    def test_who_swaps_knows_the_yomi_as_his_old_hand(self) -> None:
        game = Round(3).deal(*HANDS).tokens("exchange", "pass", "pass")
        assert game.known(1) == {"yomi": codes("V6 V7 V8 S18 F")}
        assert places_that_stay(game, 1) == {1, "yomi"}

    def test_others_know_neither(self) -> None:
        game = Round(3).deal(*HANDS).tokens("exchange", "pass", "pass")
        assert game.known(2) == game.known(3) == {}
        assert places_that_stay(game, 2) == {2}

    def test_who_knew_the_yomi_knows_the_new_hand(self) -> None:
        game = Round(3).deal(*HANDS).tokens("look yomi", "exchange", "pass")
        assert game.known(1) == {2: codes("V17 S21 S22 F F")}
        assert places_that_stay(game, 1) == {1, 2}

    def test_who_knew_the_hand_knows_the_yomi(self) -> None:
        game = Round(3).deal(*HANDS).tokens("look 2", "exchange", "pass")
        assert game.known(1) == {"yomi": codes("V9 V10 V11 V12 S19")}
        assert places_that_stay(game, 1) == {1, "yomi"}

    def test_who_knew_another_hand_still_knows_that_one(self) -> None:
        game = Round(3).deal(*HANDS).tokens("look 3", "exchange", "pass")
        assert game.known(1) == {3: codes("V13 V14 V15 V16 S20")}

    def test_the_first_of_two_swaps_follows_his_old_hand(self) -> None:
        game = Round(3).deal(*HANDS).tokens("exchange", "exchange", "pass")
        assert game.known(1) == {2: codes("V6 V7 V8 S18 F")}
        assert game.known(2) == {"yomi": codes("V9 V10 V11 V12 S19")}
        assert places_that_stay(game, 1) == {1, 2}

    def test_through_three_swaps(self) -> None:
        game = Round(3).deal(*HANDS).tokens("exchange", "exchange", "exchange")
        assert game.known(1) == {2: codes("V6 V7 V8 S18 F")}
        assert game.known(2) == {3: codes("V9 V10 V11 V12 S19")}
        assert game.known(3) == {"yomi": codes("V13 V14 V15 V16 S20")}

    def test_a_look_at_a_swapped_hand(self) -> None:
        game = Round(3).deal(*HANDS).tokens("exchange", "look 1", "pass")
        assert game.known(2) == {1: codes("V17 S21 S22 F F")}
        game = Round(3).deal(*HANDS).tokens("exchange", "look yomi", "pass")
        assert game.known(2) == {"yomi": codes("V6 V7 V8 S18 F")}

    def test_ones_own_hand_that_another_looked_at_and_then_swapped_away(self) -> None:
        game = Round(3).deal(*HANDS).tokens("look 2", "exchange", "look yomi")
        assert game.known(3) == {"yomi": codes("V9 V10 V11 V12 S19")}
        assert game.known(1) == {"yomi": codes("V9 V10 V11 V12 S19")}


class TestVoid:
    """Who has not followed a samurai holds no red card."""

    FIGHT = ("S18 S20 V6 V7 V8", "V9-13", "V14-17 S19")

    def test_who_did_not_follow_is_given_villagers_only(self) -> None:
        fight = passed(*self.FIGHT).play("S18 V9")
        for seat in (1, 3):
            assert {code[0] for code in possible(fight, seat, 2)} == {"V"}
            assert {code[0] for code in possible(fight, seat, "yomi")} == {"V", "S", "F"}

    def test_for_the_rest_of_the_round(self) -> None:
        fight = passed(*self.FIGHT).play("S18 V9 S19").play("V14 V6 V10")
        assert {code[0] for code in possible(fight, 1, 2)} == {"V"}

    def test_not_in_the_next_round(self) -> None:
        fight = passed(*self.FIGHT).play("S18 V9 S19").play_out()
        fight.deal(*HANDS)
        assert {code[0] for code in possible(fight, 1, 2)} == {"V", "S", "F"}

    def test_who_followed_or_was_free_may_hold_anything(self) -> None:
        fight = passed(*HANDS).play("V6 V9 V13")
        assert {code[0] for code in possible(fight, 1, 2)} == {"V", "S", "F"}
        fight = passed(*HANDS).play("S18 S19")
        assert {code[0] for code in possible(fight, 1, 2)} == {"V", "S", "F"}

    def test_who_leads_a_villager_may_hold_anything(self) -> None:
        fight = passed(*self.FIGHT, dealer=3).play("V6")
        assert {code[0] for code in possible(fight, 3, 1)} == {"V", "S", "F"}

    def test_a_fool_played_on_a_villager_tells_nothing(self) -> None:
        fight = passed("V6-10", "F V11-14", "S18-22").play("V6 F")
        assert {code[0] for code in possible(fight, 1, 2)} == {"V", "S", "F"}

    def test_villagers_are_enough_for_all_who_are_void(self) -> None:
        fight = passed("S18 S19 S20 S21 S22", "V6-10", "V11-15").play("S18 V6 V11 S19 V7 V12")
        assert {code[0] for code in possible(fight, 1, 2) | possible(fight, 1, 3)} == {"V"}
        fools_and_villagers = {tuple(cards_at(world, "yomi")) for world in imagined(fight, 1)}
        assert len(fools_and_villagers) > 1
        assert all(cards[2:] == ("F", "F", "F") for cards in fools_and_villagers)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_every_world_that_is_possible_comes_up(seat: int) -> None:
    """With one card left in each hand, all ways to share out the unseen cards are met."""
    fight = passed(*HANDS)
    while any(len(fight.hand(each)) > 1 for each in (1, 2, 3)):
        fight.play(fight.may_play()[-1])
    assert fight.state.open.trick == ()
    others = [each for each in (1, 2, 3) if each != seat]
    hidden = set(EVERYWHERE) - {seat}
    unseen = [code for place in hidden for code in cards_at(fight.state, place)]
    void = [fight.state.open.void[each - 1] for each in others]
    ways = {
        pair
        for two in combinations(range(len(unseen)), 2)
        for pair in ((unseen[two[0]], unseen[two[1]]), (unseen[two[1]], unseen[two[0]]))
        if not any(none and card[0] != "V" for none, card in zip(void, pair, strict=True))
    }
    met = {
        tuple(cards_at(world, each)[0] for each in others) for world in imagined(fight, seat, 2000)
    }
    assert met == ways
    assert tuple(fight.hand(each)[0] for each in others) in met


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_unseen_card_is_as_likely_in_every_hand(seats: int) -> None:
    game = Round(seats)
    sweep(game, 1)
    hand = {3: "V6-10", 4: "V6-9", 5: "V1-5"}[seats]
    left = rest_of_deck(seats, [codes(hand)])
    size = len(codes(hand))
    game.deal(hand, *[" ".join(left[n * size : n * size + size]) for n in range(seats - 1)])
    worlds = imagined(game, 1, 3000)
    found = Counter(code for world in worlds for code in cards_at(world, 2))
    copies = Counter(left)
    for code in copies:
        expected = 3000 * size * copies[code] / len(left)
        assert abs(found[code] - expected) < 0.2 * expected, code
