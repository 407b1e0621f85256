"""Games of Shinobi no Gakkō set up from given cards, played by the lines of a record.

Seats are written as records have them, from 1; cards as ``"1 2x4 11"``: one 1, two 4s, one 11.
"""

from collections import Counter
from collections.abc import Sequence

from access_play.core.events import Event
from access_play.core.game import Setup
from access_play.core.refusals import Refusal
from access_play.core.replay import read_action
from access_play.core.seats import CHANCE
from access_play.core.table import Happened, Table
from access_play.games.shinobi_no_gakko.cards import cards_in, deck, hand_size
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.games.shinobi_no_gakko.state import ShinobiView, State


def numbers(text: str) -> list[int]:
    """Return the cards in a text."""
    found: list[int] = []
    for part in text.split():
        count, times, number = part.rpartition("x")
        found += [int(number)] * (int(count) if times else 1)
    return found


class Round:
    """A game at a table, as far as it has been played.

    Args:
        line: the opening cards, as they are turned up.
        piles: by seat the Heaven and the Earth cards that it will have; what a hand has
            more than these goes to Heaven.
        start: the start player of the first round.
    """

    def __init__(self, line: str, *piles: tuple[str, str], start: int = 1) -> None:
        self.seats = len(piles)
        self.table = Table(RULES, Setup(self.seats))
        self.say("chance", do="start", seat=start)
        self.deal(line, *piles)

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

    def deal(self, line: str, *piles: tuple[str, str], divide: bool = True) -> "Round":
        """Deal hands that hold these piles, filled up with other cards, and divide them so."""
        reveal = numbers(line)
        wanted = [(numbers(heaven), numbers(earth)) for heaven, earth in piles]
        left = Counter(deck(self.seats)) - Counter(reveal)
        for heaven, earth in wanted:
            left -= Counter((*heaven, *earth))
        spare = sorted(left.elements())
        hands = []
        for heaven, earth in wanted:
            missing = hand_size(self.seats) - len(heaven) - len(earth)
            fill, spare = spare[:missing], spare[missing:]
            hands.append([*heaven, *earth, *fill])
        self.dealt = self.say("chance", do="deal", hands=hands, reveal=reveal)
        if divide:
            for seat, (_, earth) in enumerate(wanted, start=1):
                self.opened = self.say(seat, do="divide", earth=earth)
        return self

    def act(self, text: str) -> Happened:
        """Let whoever has the turn act: ``H 2x9``, ``E low``, ``H pass``."""
        return self.say(self.turn, **action(text))

    def acts(self, text: str) -> "Round":
        """Let one after another act, parted by commas."""
        for each in text.split(","):
            self.act(each)
        return self

    def forbids(self, text: str) -> str:
        """Let whoever has the turn try an action that is not lawful; return why."""
        return self.refused(self.turn, **action(text))

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
    def line(self) -> str:
        """The field from low to high."""
        return _written([(group.number, group.copies) for group in self.state.open.line])

    @property
    def totals(self) -> list[int]:
        return list(self.table.score().totals)

    def view(self, seat: int) -> ShinobiView:
        return self.table.view(seat - 1)

    def heaven(self, seat: int) -> list[int]:
        return list(cards_in(self.view(seat).heaven))

    def earth(self, seat: int) -> list[int]:
        return list(cards_in(self.view(seat).earth))

    @property
    def discards(self) -> list[int]:
        return list(cards_in(self.state.open.discards))


def action(text: str) -> dict[str, object]:
    """Return the fields of an action."""
    letter, what = text.split()
    pile = {"H": "heaven", "E": "earth"}[letter]
    if what == "pass":
        return {"do": "pass", "pile": pile}
    if what in {"low", "high"}:
        return {"do": "collect", "to": pile, "end": what}
    cards = numbers(what)
    return {"do": "play", "from": pile, "number": cards[0], "count": len(cards)}


def _written(groups: Sequence[tuple[int, int]]) -> str:
    return " ".join(f"{count}x{number}" if count > 1 else str(number) for number, count in groups)


def heard(happened: Happened, listener: int | None) -> tuple[Event, ...]:
    """Return what a seat, or a bystander, hears."""
    return happened.to(None if listener is None else listener - 1)
