"""What a card or a thing of Hagakure is: its rule in a sentence, and its tactile mark."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Final

from access_play.games.hagakure.cards import (
    FOOL,
    SAMURAI,
    SMALLEST_SAMURAI,
    VILLAGERS,
    Card,
    deck,
    hand_size,
    is_samurai,
)
from access_play.games.hagakure.marks import describe
from access_play.games.hagakure.moves import Token
from access_play.games.hagakure.reading import cards_named
from access_play.games.hagakure.state import Cards, HagakureView
from access_play.games.hagakure.typed import TOKENS, Sense, lexicon
from access_play.games.hagakure.words.card_words import FIRST_WORD
from access_play.games.hagakure.words.term_words import terms
from access_play.games.hagakure.words.token_words import RULE, villagers_rule
from access_play.language.folding import fold
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.language.vocabulary import Vocabulary

_FOOL: Final = phrase(
    N_("Old Fool: it counts as a samurai of value 0, but of several in a trick the last one wins."),
    braille=NP_("braille", "F: S of value 0, last of several wins"),
)
_BONUS_OF_18: Final = phrase(
    N_("Whoever wins samurai 18 in a trick scores 1 point more."),
    braille=NP_("braille", "S18 won: 1 point more"),
)
_NOBORI: Final = phrase(
    N_("Nobori tokens: five different ones each, at most one in a round, each once in a game."),
    braille=NP_("braille", "Token: 1 a round, each once a game"),
)
_STILL_YOURS: Final = phrase(
    N_("You still have this token."), braille=NP_("braille", "You have it")
)
_USED: Final = phrase(N_("You have used this token."), braille=NP_("braille", "You used it"))

_vocabulary = cache(Vocabulary)


def info(view: HagakureView, typed: str, language: str) -> tuple[Phrase, ...]:
    """Describe what was typed; empty where it is nothing of this game."""
    vocabulary = _vocabulary(language)
    cards = _cards(view, cards_named(typed, vocabulary))
    found = (*cards, *_things(view, _senses(typed, vocabulary)))
    return found or tuple(told for words, told in terms(view) if typed in vocabulary.words(words))


def _cards(view: HagakureView, cards: Cards) -> Iterator[Phrase]:
    """Describe a whole kind, or else card after card."""
    in_game = deck(view.open.seats)
    if cards == VILLAGERS:
        yield phrase(
            N_("Villagers {first} to {last} are in this game. If one is led, any card may follow."),
            braille=NP_("braille", "V{first} to V{last}, led: any card"),
            first=in_game[0],
            last=VILLAGERS[-1],
        )
    elif cards == SAMURAI:
        yield phrase(
            N_(
                "Samurai {first} to {last} are in this game."
                " If one is led, whoever has a samurai or an Old Fool must play one."
            ),
            braille=NP_("braille", "S{first} to S{last}, led: S or F"),
            first=SMALLEST_SAMURAI,
            last=max(card for card in in_game if card != FOOL),
        )
    else:
        yield from chain.from_iterable(_card(view, card) for card in dict.fromkeys(cards))


def _card(view: HagakureView, card: Card) -> Iterator[Phrase]:
    yield _rule(card)
    if card == SMALLEST_SAMURAI:
        yield _BONUS_OF_18
    yield describe(card)
    if card not in deck(view.open.seats):
        yield phrase(
            N_("{card} is out of this game: it is played with 5 players only."),
            braille=NP_("braille", "{card}: only with 5 players"),
            card=FIRST_WORD[card],
        )


def _rule(card: Card) -> Phrase:
    if card == FOOL:
        return _FOOL
    if is_samurai(card):
        return phrase(
            N_("{card}: if it is led, whoever has a samurai must play one."),
            braille=NP_("braille", "{card} led: S must follow"),
            card=FIRST_WORD[card],
        )
    return phrase(
        N_("{card}: if it is led, any card may follow."),
        braille=NP_("braille", "{card} led: any card"),
        card=FIRST_WORD[card],
    )


def _senses(typed: str, vocabulary: Vocabulary) -> frozenset[Sense]:
    """Return what the words of a line may mean together; nothing if one is not known."""
    atoms = lexicon(vocabulary).scan(fold(typed))
    telling = [atom.senses for atom in atoms if atom.senses != {Sense.FILLER}]
    return frozenset().union(*telling) if all(telling) else frozenset()


def _things(view: HagakureView, senses: frozenset[Sense]) -> Iterator[Phrase]:
    for sense, token in TOKENS.items():
        if sense in senses:
            yield from _token(view, token)
    if Sense.TOKEN in senses:
        yield _NOBORI
    if Sense.YOMI in senses:
        yield phrase(
            N_("Yomi: the {number} cards left over from the deal, face down, until the next deal."),
            braille=NP_("braille", "Yomi: {number} cards left over, face down"),
            number=hand_size(view.open.seats),
        )


def _token(view: HagakureView, token: Token) -> Iterator[Phrase]:
    if token is Token.VILLAGERS:
        yield villagers_rule(view.open.villagers_needed)
    else:
        yield RULE[token]
    yield _STILL_YOURS if token in view.open.unspent[view.seat] else _USED
