"""What a card or a thing of Shinobi no Gakkō is: its rule in a sentence, and its mark."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from access_play.games.shinobi_no_gakko.cards import Card, highest
from access_play.games.shinobi_no_gakko.line import HIGH, LOW
from access_play.games.shinobi_no_gakko.marks import SEAL, SHURIKEN, describe, describe_token
from access_play.games.shinobi_no_gakko.reading import items_of
from access_play.games.shinobi_no_gakko.state import PLAY, ShinobiView
from access_play.games.shinobi_no_gakko.typed import Sense
from access_play.games.shinobi_no_gakko.words.answer_words import discards
from access_play.games.shinobi_no_gakko.words.line_words import at_end, line_as_it_is
from access_play.games.shinobi_no_gakko.words.question_words import turn
from access_play.games.typed_lines import spellings
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.language.vocabulary import Vocabulary

_THINGS: Final = {
    Sense.HEAVEN: phrase(
        N_("Heaven: the hidden part of a hand. Others only know how many cards it has."),
        braille=NP_("braille", "Heaven: hidden, only counted"),
    ),
    Sense.EARTH: phrase(
        N_("Earth: the part of a hand that lies open before all."),
        braille=NP_("braille", "Earth: open before all"),
    ),
    Sense.DIVIDE: phrase(
        N_("Dividing: each round everyone makes a hand into Heaven and Earth, in secret."),
        braille=NP_("braille", "Divide: make H and E, in secret"),
    ),
    Sense.PLAY: phrase(
        N_(
            "Playing: cards of one number, lower than the low end or higher than the high end,"
            " at least as many as lie at that end."
        ),
        braille=NP_("braille", "Play: beyond an end, as many or more"),
    ),
    Sense.COLLECT: phrase(
        N_(
            "Collecting: a pile takes all cards at one end, if they are one or two,"
            " not sealed, and not the only number."
        ),
        braille=NP_("braille", "Collect: all at an end, one or two"),
    ),
    Sense.PASS: phrase(
        N_("Passing: a pile does nothing this turn; it may act again in the next."),
        braille=NP_("braille", "Pass: nothing in this turn"),
    ),
    Sense.SEAL: phrase(
        N_(
            "Seal: if one end has more cards than the other, it is sealed:"
            " nothing is played or collected there until they are equal."
        ),
        braille=NP_("braille", "Seal: end with more cards is shut"),
    ),
    Sense.SHURIKEN: phrase(
        N_(
            "Shuriken: it marks who played last. If nobody else plays before that player's"
            " next turn, the line is cleared, and anything may be played."
        ),
        braille=NP_("braille", "Shuriken: played last, may clear line"),
    ),
    Sense.PENALTY: phrase(
        N_(
            "Points: the winner of a round gets 5. For the others the worse pile counts:"
            " a single card 1, two alike 3, three 6, four 10, five 15."
        ),
        braille=NP_("braille", "Win 5; else minus the worse pile"),
    ),
}
_MARKS: Final = {
    Sense.SEAL: describe_token(SEAL),
    Sense.SHURIKEN: describe_token(SHURIKEN),
}
"""The marks of things that are tokens."""
_PLACES: Final = {Sense.LOW: LOW, Sense.HIGH: HIGH}

_vocabulary = cache(Vocabulary)


def info(view: ShinobiView, typed: str, language: str) -> tuple[Phrase, ...]:
    """Describe what was typed; empty where it is nothing of this game."""
    items = _items(typed, language)
    told: list[Phrase] = []
    for item in items:
        if isinstance(item, int):
            told += _card(view, item)
        elif item in _THINGS:
            told += [lines[item] for lines in (_THINGS, _MARKS) if item in lines]
        else:
            told += _at(view, item)
    return tuple(told)


def at_place(view: ShinobiView, typed: str, language: str) -> tuple[Phrase, ...]:
    """Tell what lies in the line, at an end of it, or among the discards; else nothing."""
    items = _items(typed, language)
    return tuple([line for item in items if isinstance(item, Sense) for line in _at(view, item)])


def _items(typed: str, language: str) -> tuple[Sense | int, ...]:
    return tuple(dict.fromkeys(items_of(spellings(typed)[-1], _vocabulary(language))))


def _at(view: ShinobiView, place: Sense) -> Iterator[Phrase]:
    if place not in {*_PLACES, Sense.LINE, Sense.DISCARDS}:
        return
    if view.open.phase is not PLAY:
        yield turn(view)
    elif place is Sense.DISCARDS:
        yield from discards(view)
    elif place is Sense.LINE:
        yield line_as_it_is(view.open)
    else:
        yield at_end(view.open, _PLACES[place])


def _card(view: ShinobiView, number: Card) -> Iterator[Phrase]:
    last = highest(view.open.seats)
    if not 1 <= number <= last:
        yield phrase(
            N_("The cards of this game go from 1 to {last}."),
            braille=NP_("braille", "Cards 1 to {last}"),
            last=last,
        )
        return
    yield phrase(
        N_("Card {number}: there are five of it, among the numbers 1 to {last}."),
        braille=NP_("braille", "{number}: five of it, 1 to {last}"),
        number=number,
        last=last,
    )
    yield describe(number)
