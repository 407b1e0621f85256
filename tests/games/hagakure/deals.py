"""Games of Hagakure set up from given cards, played by the lines of a record.

Seats, cards and tokens are written as records have them: seats from 1, ``V9``, ``S18``,
``F``, ``look yomi``.
"""

from collections.abc import Mapping, Sequence

from access_play.core.events import Event
from access_play.core.game import Setup
from access_play.core.refusals import Refusal
from access_play.core.replay import read_action
from access_play.core.seats import CHANCE
from access_play.core.table import Happened, Table
from access_play.games.hagakure.cards import CODES, deck
from access_play.games.hagakure.rules import RULES
from access_play.games.hagakure.state import HagakureView, State


def codes(text: str) -> list[str]:
    """Return the codes in a text; ``V6-10`` stands for five villagers."""
    found: list[str] = []
    for code in text.split():
        low, _, high = code.partition("-")
        numbers = range(int(low[1:]), int(high) + 1) if high else ()
        found += [f"{low[0]}{number}" for number in numbers] or [code]
    return found


def rest_of_deck(seats: int, hands: Sequence[Sequence[str]]) -> list[str]:
    """Return the cards that are in no hand."""
    left = [CODES[card] for card in deck(seats)]
    for hand in hands:
        for code in hand:
            left.remove(code)
    return left


class Round:
    """A game at a table, as far as it has been played.

    Args:
        seats: how many play.
        dealer: the first dealer; the last seat unless another is named, so that 1 leads.
        options: of the record's header.
    """

    def __init__(
        self, seats: int = 3, *, dealer: int | None = None, options: Mapping[str, object] = {}
    ) -> None:
        self.seats = seats
        self.table = Table(RULES, Setup(seats, options))
        self.say("chance", do="dealer", seat=dealer or seats)

    def announce(self, by: int | str, **fields: object) -> Refusal | Happened:
        """Announce an action as a record has it."""
        seat = CHANCE if by == "chance" else int(by) - 1
        return self.table.announce(seat, read_action(RULES, fields))

    def say(self, by: int | str, **fields: object) -> Happened:
        """Announce an action that is lawful."""
        outcome = self.announce(by, **fields)
        assert isinstance(outcome, Happened), (by, fields, outcome)
        return outcome

    def refused(self, by: int | str, **fields: object) -> str:
        """Announce an action that is not lawful; return why."""
        before = self.table._state
        outcome = self.announce(by, **fields)
        assert isinstance(outcome, Refusal), (by, fields)
        assert self.table._state is before
        return outcome.code

    def deal(self, *hands: str) -> "Round":
        """Deal these hands; what is in none of them is the Yomi."""
        dealt = [codes(hand) for hand in hands]
        yomi = rest_of_deck(self.seats, dealt)
        self.dealt = self.say("chance", do="deal", hands=dealt, yomi=yomi)
        return self

    def tokens(self, *words: str) -> "Round":
        """Decide on tokens, one seat after another; without words all pass."""
        for word in words or ("pass",) * self.seats:
            self.token(word)
        return self

    def token(self, word: str) -> Happened:
        """Decide on a token for whoever's turn it is."""
        if word == "pass":
            return self.say(self.turn, do="pass")
        return self.say(self.turn, **_token_fields(word))

    def refused_token(self, by: int, word: str) -> str:
        """Announce a token that is not lawful; return why."""
        return self.refused(by, **_token_fields(word))

    def play(self, cards: str) -> "Round":
        """Play cards, each by whoever's turn it is."""
        for code in codes(cards):
            self.say(self.turn, do="play", card=code)
        return self

    def play_out(self) -> "Round":
        """Play the round to its end, each his highest samurai or else his lowest villager."""
        while self.state.open.trick or any(self.state.hands):
            lawful = self.may_play()
            self.play(max(lawful, key=_worth))
        return self

    def may_play(self) -> list[str]:
        """Return the cards that whoever's turn it is may play."""
        moves = RULES.moves(self.view(self.turn))
        return [str(RULES.write(move)["card"]) for move in moves]

    @property
    def state(self) -> State:
        return self.table._state

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        (seat,) = self.table.to_act()
        assert seat != CHANCE, "a draw is due"
        return seat + 1

    @property
    def draw_is_due(self) -> bool:
        return self.table.to_act() == (CHANCE,)

    @property
    def over(self) -> bool:
        return self.table.score().over

    @property
    def totals(self) -> list[int]:
        return list(self.table.score().totals)

    @property
    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.table.score().winners]

    @property
    def tricks(self) -> list[int]:
        """How many tricks each seat has won in this round."""
        return [self.state.open.tricks_of(seat) for seat in range(self.seats)]

    def view(self, seat: int) -> HagakureView:
        return self.table.view(seat - 1)

    def hand(self, seat: int) -> list[str]:
        return [CODES[card] for card in self.view(seat).hand]

    def won(self, seat: int) -> list[str]:
        """The cards in a seat's won tricks."""
        return [CODES[card] for card in self.state.open.won[seat - 1]]

    def known(self, seat: int) -> dict[int | str, list[str]]:
        """What a seat knows to the card: hands by seat, or the ``yomi``."""
        return {
            "yomi" if place == -1 else place + 1: [CODES[card] for card in cards]
            for place, cards in self.view(seat).known
        }

    @property
    def yomi(self) -> list[str]:
        return [CODES[card] for card in self.state.yomi]


def heard(happened: Happened, listener: int | None) -> tuple[Event, ...]:
    """Return what a seat, or a bystander, hears."""
    return happened.to(None if listener is None else listener - 1)


def _token_fields(word: str) -> dict[str, object]:
    token, _, at = word.partition(" ")
    fields: dict[str, object] = {"do": "token", "token": token}
    if at:
        fields["at"] = at if at == "yomi" else int(at)
    return fields


def _worth(code: str) -> int:
    """Rank a card: samurai from the highest down, then fools, then villagers from the lowest up."""
    match code[0]:
        case "S":
            return int(code[1:])
        case "F":
            return 1
        case _:
            return -int(code[1:])


SWEEPS = {
    3: ("S18-22", "V6-10", "V11-15"),
    4: ("S19-22", "S18 V6-8", "V9-12", "V13-16"),
    5: ("S23-27", "S18 V1-4", "S19 V5-8", "S20 V9-12", "V13-17"),
}
"""Hands of which the first wins every trick, samurai 18 among them, whoever leads."""
SWEPT = {3: 6, 4: 5, 5: 6}
"""What that is worth; everybody else scores minus 2."""


def sweep(game: Round, winner: int, **tokens: str) -> Round:
    """Play a whole round in which one seat wins every trick.

    Args:
        game: at a deal.
        winner: who wins all.
        tokens: what others than passers play, as ``seat_2="double"``.
    """
    hands = list(SWEEPS[game.seats])
    first, others = hands[0], iter(hands[1:])
    game.deal(*[first if seat == winner else next(others) for seat in range(1, game.seats + 1)])
    for _ in range(game.seats):
        game.token(tokens.get(f"seat_{game.turn}", "pass"))
    return game.play_out()


def passed(*hands: str, dealer: int | None = None, options: Mapping[str, object] = {}) -> Round:
    """Return a fight about to begin: these hands are dealt, nobody plays a token."""
    return Round(len(hands), dealer=dealer, options=options).deal(*hands).tokens()
