"""Games of Joraku set up from given cards, played by short lines.

Seats, cards and areas are written as records have them: seats from 1, ``K5``, ``YN``. A line
is what one seat does: ``K5 place 3``, ``K5 place 2 aside 4``, ``K5 act``, ``KN 0 1 1``,
``daimyo 4``, ``samurai 3 4``, ``remove 2``, ``done``.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from access_play.core.events import Event
from access_play.core.game import Setup
from access_play.core.refusals import Refusal
from access_play.core.replay import read_action
from access_play.core.seats import CHANCE
from access_play.core.table import Happened, Table
from access_play.games.joraku.cards import CODES, Cards
from access_play.games.joraku.moves import Move
from access_play.games.joraku.reckoning import AreaScore
from access_play.games.joraku.rules import RULES
from access_play.games.joraku.state import JorakuView, Open, State

THREE = ("K1 K2 K3 K4 K5 K6", "Y1 Y2 Y3 Y4 Y5 Y6", "G1 G2 G3 G4 G5 G6")
"""Hands of three seats after the giving; the three Ninjas are aside."""
FOUR = ("K1 K2 K3 K4 K5", "Y1 Y2 Y3 Y4 Y5", "G1 G2 G3 G4 G5", "K6 Y6 G6 KN YN")
"""Hands of four seats after the giving; the Ninja of guns is aside."""


def fields_of(line: str) -> dict[str, object]:
    """Return the fields of a record that a line stands for."""
    match line.split():
        case ["done"]:
            return {"do": "done"}
        case ["daimyo", to]:
            return {"do": "move", "piece": "daimyo", "to": int(to)}
        case ["samurai", origin, to]:
            return {"do": "move", "piece": "samurai", "from": int(origin), "to": int(to)}
        case ["remove", owner]:
            return {"do": "remove", "owner": int(owner)}
        case [card, "act"]:
            return {"do": "play", "card": card, "effect": "act"}
        case [card, "place", count, *rest]:
            fields = {"do": "play", "card": card, "effect": "place", "count": int(count)}
            return {**fields, "aside": int(rest[1])} if rest else fields
        case [card, *areas]:
            return {"do": "play", "card": card, "areas": [int(area) for area in areas]}
        case _:
            raise ValueError(line)


def move_of(line: str) -> Move:
    """Return the move that a line stands for."""
    return read_action(RULES, fields_of(line))


def plan_of(text: str) -> list[Move]:
    """Return the moves of lines parted by commas."""
    return [move_of(line.strip()) for line in text.split(",")]


class Board:
    """A game at a table, as far as it has been played.

    Args:
        cards: the daimyo cards, by seat.
        options: of the record's header.
        data: of the record's header.
    """

    def __init__(
        self,
        *cards: int,
        options: Mapping[str, object] = {},
        data: Mapping[str, object] = {},
    ) -> None:
        self.seats = len(cards)
        self.table = Table(RULES, Setup(self.seats, options, data))
        self.set_up = self.say("chance", do="daimyo", cards=list(cards))

    def announce(self, by: int | str, **fields: object) -> Refusal | Happened:
        """Announce an action as a record has it."""
        seat = CHANCE if by == "chance" else int(by) - 1
        return self.table.announce(seat, read_action(RULES, fields))

    def say(self, by: int | str, **fields: object) -> Happened:
        """Announce an action that is lawful."""
        outcome = self.announce(by, **fields)
        assert isinstance(outcome, Happened), (by, fields, outcome)
        return outcome

    def refusal(self, line: str, by: int | None = None) -> Refusal:
        """Announce something that is not lawful, by whoever's turn it is; nothing changes."""
        before = self.table._state
        outcome = self.announce(by or self.turn, **fields_of(line))
        assert isinstance(outcome, Refusal), line
        assert self.table._state is before
        return outcome

    def refused(self, line: str, by: int | None = None) -> str:
        """Return the code of a refusal."""
        return self.refusal(line, by).code

    def deal(self, *hands: str) -> "Board":
        """Deal these hands."""
        self.dealt = self.say("chance", do="deal", hands=[hand.split() for hand in hands])
        return self

    def give(self, by: int, cards: str) -> Happened:
        """Choose cards for the left."""
        return self.say(by, do="give", cards=cards.split())

    def recruit(self, *hands: str) -> "Board":
        """Deal and give so that these are the hands then: the last two of each are received."""
        after = [hand.split() for hand in hands]
        gifts = [after[(seat + 1) % self.seats][-2:] for seat in range(self.seats)]
        kept = [hand[:-2] for hand in after]
        self.deal(*[" ".join(one + gift) for one, gift in zip(kept, gifts, strict=True)])
        for seat, gift in enumerate(gifts, start=1):
            self.taken_up = self.give(seat, " ".join(gift))
        return self

    def do(self, text: str) -> Happened:
        """Do what the lines say, parted by commas, each by whoever's turn it is."""
        for line in text.split(","):
            self.happened = self.say(self.turn, **fields_of(line.strip()))
        return self.happened

    def place_all(self, codes: str) -> Happened:
        """Play numbered cards one after another and place nobody."""
        return self.do(", ".join(f"{code} place 0" for code in codes.split()))

    def put(
        self, daimyo: Sequence[int] | None = None, samurai: Mapping[int, Mapping[int, int]] = {}
    ) -> "Board":
        """Put pieces on the map, whatever was played.

        Args:
            daimyo: by seat, where it stands.
            samurai: by seat from 1, by area, how many; seats that are left out stay.
        """
        table = self.open
        rows = list(table.samurai)
        for seat, counts in samurai.items():
            rows[seat - 1] = tuple([counts.get(area, 0) for area in range(7)])
        stands = tuple(daimyo) if daimyo else table.daimyo
        moved = replace(table, daimyo=stands, samurai=tuple(rows))
        self.table._state = replace(self.state, open=moved)
        return self

    @property
    def state(self) -> State:
        return self.table._state

    @property
    def open(self) -> Open:
        return self.state.open

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        (seat,) = self.table.to_act()
        assert seat != CHANCE, "a draw is due"
        return seat + 1

    @property
    def to_act(self) -> list[int]:
        return [seat + 1 for seat in self.table.to_act() if seat != CHANCE]

    @property
    def totals(self) -> list[int]:
        return list(self.table.score().totals)

    @property
    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.table.score().winners]

    def view(self, seat: int) -> JorakuView:
        return self.table.view(seat - 1)

    def hand(self, seat: int) -> str:
        return written(self.view(seat).hand)

    def samurai(self, seat: int) -> dict[int, int]:
        """Return where a seat has samurai, and how many."""
        return {area: count for area, count in enumerate(self.open.samurai[seat - 1]) if count}

    def supply(self, seat: int) -> int:
        return self.open.supply(seat - 1)


def written(cards: Cards) -> str:
    return " ".join(CODES[card] for card in cards)


def heard(happened: Happened, listener: int | None) -> tuple[Event, ...]:
    """Return what a seat, or a bystander, hears."""
    return happened.to(None if listener is None else listener - 1)


def ranks(score: AreaScore) -> dict[int, tuple[int, int, int]]:
    """Return, by seat from 1, influence, rank and points."""
    return {one.seat + 1: (one.influence, one.rank, one.points) for one in score.standings}


SWEEP = ("K5 K6 Y5 Y6 G5 G6", "K1 K2 Y1 Y2 G1 G2", "K3 K4 Y3 Y4 G3 G4")
"""Hands of three seats of which the first wins every skirmish, whoever leads."""


def sweep(board: Board, winner: int) -> Happened:
    """Play a whole round with three seats that one of them wins, where nobody places or moves."""
    others = iter(SWEEP[1:])
    board.recruit(*[SWEEP[0] if seat == winner else next(others) for seat in (1, 2, 3)])
    for _ in range(18):
        lawful = [RULES.write(move) for move in RULES.moves(board.view(board.turn))]
        board.do(f"{lawful[0]['card']} place 0")
    return board.happened
