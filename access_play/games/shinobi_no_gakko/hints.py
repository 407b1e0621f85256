"""The sense of Shinobi no Gakkō: what a simple player would do, and why."""

from random import Random
from typing import Final

from access_play.games.hints import Advice, Hints
from access_play.games.parting import Cells
from access_play.games.shinobi_no_gakko.cards import Group, bag_of, count_of, groups
from access_play.games.shinobi_no_gakko.judging import lawful_actions
from access_play.games.shinobi_no_gakko.line import group_at
from access_play.games.shinobi_no_gakko.moves import Collect, Move, Pass, Pile, Play
from access_play.games.shinobi_no_gakko.planning import Plan, best_division, best_plan
from access_play.games.shinobi_no_gakko.state import DIVIDE, ShinobiView
from access_play.games.shinobi_no_gakko.words.card_words import (
    PILE,
    SOME_CARDS,
    THE_GROUP,
    fits,
    listed,
)
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, phrase

_DIVISION: Final = phrase(
    N_("Put {cards} in Earth: no set is split, and each pile gets about as many sets."),
    braille=NP_("braille", "Earth {cards}"),
)
_LONG_DIVISION: Final = NP_("braille", "Type divide, take what is suggested")
_ROOM: Final = Cells(33, 33, 37)


class ShinobiHints(Hints[ShinobiView, Move]):
    """Plays what leaves the fewest and the cheapest sets in hand, both piles together."""

    def choose(self, view: ShinobiView, rng: Random) -> Move:
        """Choose the recommended move."""
        del rng
        return _best(view)

    def advise(self, view: ShinobiView) -> Advice[Move]:
        """Recommend a move, with its reason."""
        if view.open.phase is DIVIDE:
            division = best_division(view)
            earth = groups(bag_of(division.earth))
            braille = _DIVISION.braille if fits(earth, _ROOM) else _LONG_DIVISION
            reason = phrase(_DIVISION.normal, braille=braille, cards=listed(earth))
            return Advice(division, reason, secret=True)
        plan = best_plan(view)
        # Why cards are taken is always said by the cards that they go with.
        return Advice(plan.move, _reason(view, plan), secret=isinstance(plan.move, Collect))


HINTS: Final = ShinobiHints()


def _best(view: ShinobiView) -> Move:
    if view.open.phase is DIVIDE:
        return best_division(view)
    return best_plan(view).move


def _reason(view: ShinobiView, plan: Plan) -> Phrase:
    match plan.move:
        case Play() as play:
            return _why_play(view, play, plan)
        case Collect() as collect:
            return _why_collect(view, collect)
        case Pass(pile):
            return _why_pass(view, pile)


def _why_play(view: ShinobiView, play: Play, plan: Plan) -> Phrase:
    text, braille = _play_reason(view, play, plan)
    return phrase(
        text,
        braille=braille,
        group=SOME_CARDS[Group(play.number, play.count)],
        pile=PILE[play.pile],
    )


def _play_reason(view: ShinobiView, play: Play, plan: Plan) -> tuple[Message, Message]:
    if plan.wins:
        return (
            N_("Play {group} from {pile}: so you can win the round in this turn."),
            NP_("braille", "{pile} {group} to win"),
        )
    if not view.open.line:
        return (
            N_("Play {group} from {pile}: the line is empty, and it takes anything."),
            NP_("braille", "{pile} {group}, line empty"),
        )
    if plan.seals:
        return (
            N_("Play {group} from {pile}: so many seal that end against the others."),
            NP_("braille", "{pile} {group}, it seals"),
        )
    if play.count == 1:
        return (
            N_("Play {group} from {pile}: a single card is hard to play later."),
            NP_("braille", "{pile} {group}, a single"),
        )
    return (
        N_("Play {group} from {pile}: that is one set less."),
        NP_("braille", "{pile} {group}, one set less"),
    )


def _why_collect(view: ShinobiView, collect: Collect) -> Phrase:
    group = group_at(view.open.line, collect.end)
    joins = count_of(view.bag(collect.pile), group.number)
    return phrase(
        N_("Collect {group} into {pile}: they make a larger set there.")
        if joins
        else N_("Collect {group} into {pile}: then that end takes your other cards."),
        braille=NP_("braille", "{pile} take {group}, a set")
        if joins
        else NP_("braille", "{pile} take {group}, opens end"),
        group=THE_GROUP[group],
        pile=PILE[collect.pile],
    )


def _why_pass(view: ShinobiView, pile: Pile) -> Phrase:
    alone = all(move.pile is not pile or isinstance(move, Pass) for move in lawful_actions(view))
    return phrase(
        N_("Pass with {pile}: it can do nothing else.")
        if alone
        else N_("Pass with {pile}: nothing else would help you now."),
        braille=NP_("braille", "{pile} pass, nothing else")
        if alone
        else NP_("braille", "{pile} pass, nothing helps"),
        pile=PILE[pile],
    )
