"""Moves as items of a numbered list."""

from access_play.games.shinobi_no_gakko.cards import Group, bag_of
from access_play.games.shinobi_no_gakko.line import group_at
from access_play.games.shinobi_no_gakko.moves import Collect, Divide, Move, Pass, Play
from access_play.games.shinobi_no_gakko.state import ShinobiView
from access_play.games.shinobi_no_gakko.words.card_words import PILE, SOME_CARDS, THE_GROUP, cards
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, phrase


def choice(view: ShinobiView, move: Move) -> Phrase:
    """Name a lawful move of a seat."""
    match move:
        case Play(pile, number, count):
            return phrase(
                NP_("choice", "{pile}: play {group}"),
                braille=NP_("braille|choice", "{pile} {group}"),
                pile=PILE[pile],
                group=SOME_CARDS[Group(number, count)],
            )
        case Collect(pile, end):
            return phrase(
                NP_("choice", "{pile}: collect {group}"),
                braille=NP_("braille|choice", "{pile} take {group}"),
                pile=PILE[pile],
                group=THE_GROUP[group_at(view.open.line, end)],
            )
        case Pass(pile):
            return phrase(
                NP_("choice", "{pile}: pass"),
                braille=NP_("braille|choice", "{pile} pass"),
                pile=PILE[pile],
            )
        case Divide(earth):
            return phrase(
                NP_("choice", "Earth: {cards}"),
                braille=NP_("braille|choice", "E {cards}"),
                cards=cards(bag_of(earth)),
            )
        case _:
            raise LookupError(move)
