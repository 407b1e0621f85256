"""The sense of Joraku: what a simple player would do, and why."""

from enum import Enum, auto
from random import Random
from typing import Final

from access_play.core.seats import Seat
from access_play.games.catalogue import load_words
from access_play.games.hints import Advice, Hints
from access_play.games.joraku.choosing import Choice, choose
from access_play.games.joraku.lawful import LawfulMoves
from access_play.games.joraku.moves import Act, Done, Give, Move, MoveDaimyo, Place, Scatter
from access_play.games.joraku.reckoning import kachidoki_score, prestige_points
from access_play.games.joraku.rules import RULES
from access_play.games.joraku.sense import ROUND_WEIGHTS, Sense
from access_play.games.joraku.state import JorakuView, Open
from access_play.games.joraku.terms import ROUNDS
from access_play.language.messages import N_, NN_, NP_, Message
from access_play.language.phrases import phrase

_LIKELY: Final = 0.5
"""The chance from which a card is said to win probably."""


class Why(Enum):
    """What speaks most for a move."""

    ONLY = auto()
    GIVE = auto()
    DONE = auto()
    WINS = auto()
    LIKELY_WINS = auto()
    NOW = auto()
    NEXT = auto()
    TAKES = auto()
    DAIMYO = auto()
    STANDS = auto()


_REASONS: Final[dict[Why, tuple[Message, Message]]] = {
    Why.ONLY: (
        N_("Only this is left: {move}."),
        NP_("braille", "only {move}"),
    ),
    Why.GIVE: (
        N_("Hint: {move}. These two cards bring you least."),
        NP_("braille", "{move}, worth least"),
    ),
    Why.DONE: (
        N_("Say done: no step would make your position better."),
        NP_("braille", "done, no step helps"),
    ),
    Why.WINS: (
        NN_(
            "Hint: {move}. It wins the skirmish, "
            "and Kachidoki brings you {count} reputation point.",
            "Hint: {move}. It wins the skirmish, "
            "and Kachidoki brings you {count} reputation points.",
        ),
        NP_("braille", "{move}, wins, {count}"),
    ),
    Why.LIKELY_WINS: (
        NN_(
            "Hint: {move}. It will probably win the skirmish, "
            "for {count} reputation point by Kachidoki.",
            "Hint: {move}. It will probably win the skirmish, "
            "for {count} reputation points by Kachidoki.",
        ),
        NP_("braille", "{move}, likely wins, {count}"),
    ),
    Why.NOW: (
        NN_(
            "Hint: {move}. {count} more reputation point in reach this round.",
            "Hint: {move}. {count} more reputation points in reach this round.",
        ),
        NP_("braille", "{move}, {count} more now"),
    ),
    Why.NEXT: (
        NN_(
            "Hint: {move}. {count} more reputation point in reach next round.",
            "Hint: {move}. {count} more reputation points in reach next round.",
        ),
        NP_("braille", "{move}, {count} more next R"),
    ),
    Why.TAKES: (
        NN_(
            "Hint: {move}. The others lose {count} reputation point within reach.",
            "Hint: {move}. The others lose {count} reputation points within reach.",
        ),
        NP_("braille", "{move}, others lose {count}"),
    ),
    Why.DAIMYO: (
        N_("Hint: {move}. Your daimyo stands better there for Kachidoki."),
        NP_("braille", "{move}, for Kachidoki"),
    ),
    Why.STANDS: (
        N_("Hint: {move}. Nothing else leaves your pieces in a better place."),
        NP_("braille", "{move}, best place"),
    ),
}


class JorakuHints(Hints[JorakuView, Move]):
    """Goes for points in reach in this round and the next, and for Kachidoki."""

    def choose(self, view: JorakuView, rng: Random) -> Move:
        """Choose the recommended move."""
        del rng
        return choose(view).move

    def advise(self, view: JorakuView) -> Advice[Move]:
        """Recommend a move, with its reason."""
        choice = choose(view)
        why, count = reason(view, choice)
        text, braille = _REASONS[why]
        if why is Why.DONE:
            return Advice(choice.move, phrase(text, braille=braille))
        move = load_words(RULES.name).move(view, choice.move)
        if text.plural:
            return Advice(choice.move, phrase(text, braille=braille, move=move, count=count))
        secret = isinstance(choice.move, Give)
        return Advice(choice.move, phrase(text, braille=braille, move=move), secret=secret)


HINTS: Final = JorakuHints()


def reason(view: JorakuView, choice: Choice) -> tuple[Why, int]:
    """Return what speaks most for a choice, and how many points it is about."""
    if len(list(zip(range(2), LawfulMoves(view), strict=False))) == 1:
        return Why.ONLY, 0
    match choice.move:
        case Give():
            return Why.GIVE, 0
        case Done():
            return Why.DONE, 0
        case _:
            return _gain(view, choice)


def _gain(view: JorakuView, choice: Choice) -> tuple[Why, int]:
    gains = [_kachidoki(view, choice), *_in_reach(view, choice.table)]
    worth, why, count = max(gains, key=lambda gain: gain[0])
    if worth > 0:
        return why, count
    return (Why.DAIMYO if isinstance(choice.move, MoveDaimyo) else Why.STANDS), 0


def _kachidoki(view: JorakuView, choice: Choice) -> tuple[float, Why, int]:
    """Return what a card wins by the Kachidoki, if it will probably win."""
    table, seat = choice.table, view.seat
    match choice.move:
        case Place(card=card) | Act(card=card) | Scatter(card=card):
            trick = (*view.open.trick, card)
        case _:
            return 0.0, Why.WINS, 0
    chance = Sense(view).winning_chance(view.open, trick)
    if chance < _LIKELY:
        return 0.0, Why.WINS, 0
    standings = kachidoki_score(table, seat).standings
    points = sum([one.points for one in standings if one.seat == seat])
    return chance * points, Why.WINS if chance == 1.0 else Why.LIKELY_WINS, points


def _in_reach(view: JorakuView, after: Open) -> list[tuple[float, Why, int]]:
    """Return what own and others' prestige gains or loses in this round and the next."""
    before, seat, number = view.open, view.seat, view.open.round
    own, others = _change(before, after, seat, number)
    gains = [(float(own), Why.NOW, own), (-others / (before.seats - 1), Why.TAKES, -others)]
    if number < ROUNDS:
        later, _ = _change(before, after, seat, number + 1)
        gains.append((ROUND_WEIGHTS[1] * later, Why.NEXT, later))
    return gains


def _change(before: Open, after: Open, seat: Seat, number: int) -> tuple[int, int]:
    """Return how many more points a round would pay this seat, and all others together."""
    rows = [
        [paid - had for paid, had in zip(later, earlier, strict=True)]
        for later, earlier in zip(
            prestige_points(after, number), prestige_points(before, number), strict=True
        )
    ]
    own = sum([row[seat] for row in rows])
    return own, sum(map(sum, rows)) - own
