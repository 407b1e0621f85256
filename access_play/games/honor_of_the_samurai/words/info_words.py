"""What a card or a thing of Honor of the Samurai is: its values, its rule, its tactile mark."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Final

from access_play.games.honor_of_the_samurai.cards import (
    DECREE,
    GROUP,
    SAMURAI,
    STAYS,
    Card,
    Group,
)
from access_play.games.honor_of_the_samurai.marks import describe
from access_play.games.honor_of_the_samurai.reading import cards_named, readings
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.games.honor_of_the_samurai.typed import Sense
from access_play.games.honor_of_the_samurai.wanted import BY_VERB
from access_play.games.honor_of_the_samurai.words.card_words import names_in
from access_play.games.honor_of_the_samurai.words.hand_words import values
from access_play.games.honor_of_the_samurai.words.topic_words import topics
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.language.vocabulary import Vocabulary

_RULES: Final = {
    Group.DAIMYO: phrase(
        N_("A ronin plays him from hand for an action, or you give him to your second samurai."),
        braille=NP_("braille", "For a ronin, or your second samurai"),
    ),
    Group.OKUGATA: phrase(
        N_("One in each house. No spy takes her."), braille=NP_("braille", "One in each house")
    ),
    Group.CASTLE: phrase(
        N_("One, with a daimyo only. It counts in defense only, and lets others attack you."),
        braille=NP_("braille", "1, D only, defense only"),
    ),
    Group.ARMY: phrase(
        N_("An army: at most five in each house."), braille=NP_("braille", "Army, 5 in each house")
    ),
    Group.POSSESSION: phrase(
        N_("A possession: as many as you like in each house. Spies may take it."),
        braille=NP_("braille", "Possession, for any house"),
    ),
    Group.GUARD: phrase(
        N_("Against it an assassin needs 5 or 6. One guard is discarded each time."),
        braille=NP_("braille", "Assassin needs 5 or 6"),
    ),
    Group.ASSASSIN: phrase(
        NP_(
            "rule",
            "costs an action and 25 honor. A die of 3 or more kills, against a house guard 5 or 6.",
        ),
        braille=NP_("braille", "1 act, 25 honor: die 3, guard 5"),
    ),
    Group.DISHONOR: phrase(
        NP_(
            "rule",
            "costs two actions. The other loses 75 honor, saves face for 30, or chooses seppuku.",
        ),
        braille=NP_("braille", "2 act: 75, face 30, or seppuku"),
    ),
    Group.SAVE_FACE: phrase(
        NP_(
            "rule",
            "costs no action. A dishonor then costs 30 honor, or a daimyo beaten in battle lives.",
        ),
        braille=NP_("braille", "Dishonor 30, or beaten D lives"),
    ),
}
_SPY: Final = phrase(
    NP_(
        "rule",
        "costs an action and 25 honor. He takes an army or a possession, yours or to discard.",
    ),
    braille=NP_("braille", "1 act, 25 honor: takes 1"),
)
_ELITE_SPY: Final = phrase(
    NP_(
        "rule",
        "costs an action and 25 honor. He takes one or two cards of one house like a spy.",
    ),
    braille=NP_("braille", "1 act, 25 honor: takes 1 or 2"),
)
_SAMURAI: Final = phrase(
    N_("A samurai heads the lower house. If he dies, his cards go, and another takes his place."),
    braille=NP_("braille", "Heads the lower house"),
)

_vocabulary = cache(Vocabulary)


def info(view: HonorView, typed: str, language: str) -> tuple[Phrase, ...]:
    """Describe what was typed; empty where it is nothing of this game."""
    vocabulary = _vocabulary(language)
    okugata = view.open.terms.deck.okugata
    cards = cards_named(typed, vocabulary, okugata) or _by_verb(typed, vocabulary)
    return (
        *_cards(view, cards),
        *topics(view, typed, language),
        *_things(view, typed, vocabulary),
    )


def _by_verb(typed: str, vocabulary: Vocabulary) -> tuple[Card, ...]:
    """Return the cards that are called by the word for what they do."""
    for line in readings(typed, vocabulary, ()):
        words = {item for item in line if isinstance(item, Sense)}
        found = [BY_VERB[word] for word in (Sense.ELITE, *words) if word in words & set(BY_VERB)]
        if found:
            return tuple(sorted(found[0]))
    return ()


def _cards(view: HonorView, cards: Sequence[Card]) -> Iterator[Phrase]:
    """Describe cards; a rule that several in a row share is told once, behind the last."""
    for _, alike in groupby(cards, key=lambda card: GROUP[card] if card in STAYS else card):
        kinds = list(alike)
        if kinds[0] not in STAYS:
            yield _played(view, kinds[0])
            yield describe(kinds[0])
            continue
        rule = _RULES[GROUP[kinds[0]]]
        for card in kinds:
            yield _placed(view, card)
            if len(kinds) == 1:
                yield rule
            yield describe(card)
        if len(kinds) > 1:
            yield rule


def _played(view: HonorView, card: Card) -> Phrase:
    return phrase(
        N_("{card}: {rule}"),
        braille=NP_("braille", "{card}: {rule}"),
        card=names_in(view).first_word[card],
        rule=_rule(card),
    )


def _placed(view: HonorView, card: Card) -> Phrase:
    return phrase(
        N_("{card}: {values}."),
        braille=NP_("braille", "{card} {values}"),
        card=names_in(view).first_word[card],
        values=values(view, card),
    )


def _rule(card: Card) -> Phrase:
    if GROUP[card] is Group.SPY:
        return _SPY if BY_VERB[Sense.ELITE] != frozenset({card}) else _ELITE_SPY
    return _RULES[GROUP[card]]


def _things(view: HonorView, typed: str, vocabulary: Vocabulary) -> Iterator[Phrase]:
    lines = readings(typed, vocabulary, ())
    if (Sense.SHOGUN,) in lines:
        yield phrase(
            N_("By Imperial Decree: the shogun gains {number} honor more each turn."),
            braille=NP_("braille", "Shogun: {number} a turn"),
            number=view.open.terms.title,
        )
        yield describe(DECREE)
    if (Sense.SAMURAI,) in lines:
        yield _SAMURAI
        yield describe(SAMURAI)
