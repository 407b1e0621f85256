"""Who may play what and who wins a trick, in every constellation, against the rulebook."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from random import Random

import pytest

from access_play.games.hagakure.cards import CODES, card_of, deck
from access_play.games.hagakure.state import winning_place
from tests.games.hagakure import oracle
from tests.games.hagakure.deals import Round, passed, rest_of_deck

SIZES = {3: 5, 4: 4, 5: 5}


def reds_of(cards: Sequence[str]) -> list[str]:
    return [card for card in cards if oracle.is_red(card)]


def hands_around(trick: Sequence[str], rng: Random) -> list[list[str]] | None:
    """Fill up hands so that this trick can be played; nothing where no deal allows it.

    Who plays a villager on a samurai must hold no red card.
    """
    seats = len(trick)
    hands = [[card] for card in trick]
    left = rest_of_deck(seats, hands)
    rng.shuffle(left)
    void = [oracle.is_red(trick[0]) and not oracle.is_red(card) for card in trick]
    for hand, empty in sorted(zip(hands, void, strict=True), key=lambda pair: not pair[1]):
        fitting = [card for card in left if not (empty and oracle.is_red(card))]
        if len(fitting) < SIZES[seats] - 1:
            return None
        for card in fitting[: SIZES[seats] - 1]:
            left.remove(card)
            hand.append(card)
    return hands if len(left) == SIZES[seats] else None


def tricks_of_kinds(seats: int) -> Iterator[list[str]]:
    """Return a trick of every row of kinds: villagers, samurai and up to three Old Fools."""
    rng = Random(seats)
    cards = [CODES[card] for card in deck(seats)]
    for kinds in product("VSF", repeat=seats):
        if kinds.count("F") > 3:
            continue
        for _ in range(3):
            rng.shuffle(cards)
            pools = {kind: iter([card for card in cards if card[0] == kind]) for kind in "VSF"}
            yield [next(pools[kind]) for kind in kinds]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_winner_of_every_constellation_leads_the_next_trick(seats: int) -> None:
    rng, played = Random(7), set()
    for trick in tricks_of_kinds(seats):
        hands = hands_around(trick, rng)
        if hands is None:
            continue
        fight = passed(*[" ".join(hand) for hand in hands]).play(" ".join(trick))
        won = oracle.winner(trick) + 1
        assert fight.turn == won, trick
        assert sorted(fight.won(won)) == sorted(trick)
        assert fight.tricks == [int(seat == won) for seat in range(1, seats + 1)]
        played.add("".join(card[0] for card in trick))
    every = {"".join(kinds) for kinds in product("VSF", repeat=seats) if kinds.count("F") <= 3}
    # With five, somebody must hold a red card when four others could not follow.
    impossible = {kinds for kinds in every if seats == 5 and kinds in {"SVVVV", "FVVVV"}}
    assert played == every - impossible


@pytest.mark.parametrize("fools", [0, 1, 2, 3])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_old_fools_in_every_place_among_every_order_of_numbers(seats: int, fools: int) -> None:
    numbers = ["V6", "V17", "S18", "S22", "S27"]
    met = 0
    for others in combinations(numbers, seats - fools):
        for trick in set(permutations([*others, *["F"] * fools])):
            cards = tuple(card_of(card) for card in trick)
            assert winning_place(cards) == oracle.winner(trick), trick
            met += 1
    assert met


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_who_wins_so_far_in_a_trick_that_is_not_full(length: int) -> None:
    for trick in set(permutations(["V6", "V7", "S18", "F", "F", "F"], length)):
        cards = tuple(card_of(card) for card in trick)
        assert winning_place(cards) == oracle.winner(trick), trick


@pytest.mark.parametrize("led", ["V17", "V6", "S18", "S22", "F"])
@pytest.mark.parametrize(
    "hand",
    [
        "V7 V8 V9 V10 V11",
        "V7 V8 V9 V10 S19",
        "V7 V8 V9 V10 F",
        "V7 V8 V9 S19 F",
        "V7 V8 V9 F F",
        "V7 V8 S19 S20 F",
        "S19 S20 S21 F V7",
    ],
)
def test_what_may_be_played_on_every_lead(led: str, hand: str) -> None:
    leader = [led, *[f"V{number}" for number in range(12, 17)]][:5]
    third = [card for card in rest_of_deck(3, [leader, hand.split()]) if card != "F"][:5]
    fight = passed(" ".join(leader), hand, " ".join(third)).play(led)
    allowed = oracle.may_play(hand.split(), [led])
    assert sorted(set(fight.may_play())) == sorted(set(allowed))
    for card in set(hand.split()) - set(allowed):
        assert fight.refused(2, do="play", card=card) == "must-follow-samurai"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_random_fights_follow_the_rulebook(seats: int) -> None:
    for seed in range(60):
        rng = Random(seed)
        game = Round(seats, dealer=rng.randint(1, seats))
        cards = [CODES[card] for card in deck(seats)]
        rng.shuffle(cards)
        size = SIZES[seats]
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(seats)]
        game.deal(*[" ".join(hand) for hand in hands]).tokens()
        for _ in range(size):
            leader, trick = game.turn, list[str]()
            for _ in range(seats):
                hand = hands[game.turn - 1]
                assert sorted(set(game.may_play())) == sorted(set(oracle.may_play(hand, trick)))
                trick.append(rng.choice(game.may_play()))
                hand.remove(trick[-1])
                game.play(trick[-1])
            if not game.draw_is_due:
                assert game.turn == (leader - 1 + oracle.winner(trick)) % seats + 1
        assert game.draw_is_due
