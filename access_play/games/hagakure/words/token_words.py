"""The Nobori tokens as phrases."""

from collections.abc import Sequence
from typing import Final

from access_play.core.seats import Seat
from access_play.games.hagakure.moves import YOMI, Token
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Listing, Person, Phrase, numbers, phrase

_SHORT: Final = {
    Token.DOUBLE: NP_("braille|token", "x2"),
    Token.ZERO: NP_("braille|token", "x0"),
    Token.VILLAGERS: NP_("braille|token", "vil"),
    Token.EXCHANGE: NP_("braille|token", "swap"),
    Token.LOOK: NP_("braille|token", "look"),
}

EFFECT: Final = {
    Token.DOUBLE: phrase(
        NP_("token", "double points"), brief=NP_("token", "double"), braille=_SHORT[Token.DOUBLE]
    ),
    Token.ZERO: phrase(
        NP_("token", "score zero"), brief=NP_("token", "zero"), braille=_SHORT[Token.ZERO]
    ),
    Token.VILLAGERS: phrase(
        NP_("token", "villager bonus"),
        braille=_SHORT[Token.VILLAGERS],
    ),
}
"""What a token does for the player who is named before it."""

WORD: Final = {
    Token.DOUBLE: phrase(NP_("token word", "double"), braille=_SHORT[Token.DOUBLE]),
    Token.ZERO: phrase(NP_("token word", "zero"), braille=_SHORT[Token.ZERO]),
    Token.VILLAGERS: phrase(NP_("token word", "villagers"), braille=_SHORT[Token.VILLAGERS]),
    Token.EXCHANGE: phrase(NP_("token word", "swap"), braille=_SHORT[Token.EXCHANGE]),
    Token.LOOK: phrase(NP_("token word", "look"), braille=_SHORT[Token.LOOK]),
}
"""The word with which a token is asked for and typed."""

_FIRST_WORD: Final = {
    Token.DOUBLE: phrase(NP_("start", "Double"), braille=_SHORT[Token.DOUBLE]),
    Token.ZERO: phrase(NP_("start", "Zero"), braille=_SHORT[Token.ZERO]),
    Token.VILLAGERS: phrase(NP_("start", "Villagers"), braille=_SHORT[Token.VILLAGERS]),
    Token.EXCHANGE: phrase(NP_("start", "Swap"), braille=_SHORT[Token.EXCHANGE]),
    Token.LOOK: phrase(NP_("start", "Look"), braille=_SHORT[Token.LOOK]),
}

CHOICE: Final = {
    Token.DOUBLE: phrase(NP_("choice", "double points"), braille=_SHORT[Token.DOUBLE]),
    Token.ZERO: phrase(NP_("choice", "score zero"), braille=_SHORT[Token.ZERO]),
    Token.VILLAGERS: phrase(NP_("choice", "villager bonus"), braille=_SHORT[Token.VILLAGERS]),
    Token.EXCHANGE: phrase(NP_("choice", "swap with the Yomi"), braille=_SHORT[Token.EXCHANGE]),
    Token.LOOK: phrase(NP_("choice", "look at cards"), braille=_SHORT[Token.LOOK]),
}
"""A token by its name, whosever it is."""
PLAYED: Final = {
    Token.DOUBLE: phrase(NP_("played token", "double points"), braille=_SHORT[Token.DOUBLE]),
    Token.ZERO: phrase(NP_("played token", "score zero"), braille=_SHORT[Token.ZERO]),
    Token.VILLAGERS: phrase(NP_("played token", "villager bonus"), braille=_SHORT[Token.VILLAGERS]),
    Token.EXCHANGE: phrase(
        NP_("played token", "a swap with the Yomi"), braille=_SHORT[Token.EXCHANGE]
    ),
    Token.LOOK: phrase(NP_("played token", "a look"), braille=_SHORT[Token.LOOK]),
}
"""A token that somebody has played, behind his name."""
PASS: Final = phrase(NP_("choice", "pass"), braille=NP_("braille|choice", "pass"))
_LOOK_AT_YOMI: Final = phrase(
    NP_("choice", "look at the Yomi"), braille=NP_("braille|choice", "look Yomi")
)

RULE: Final = {
    Token.DOUBLE: phrase(
        N_("Double points: your points of this round count twice, and so do points lost."),
        braille=NP_("braille", "x2: points twice, minus too"),
    ),
    Token.ZERO: phrase(
        N_("Score zero: you score 0 in this round, whatever you win."),
        braille=NP_("braille", "x0: score 0 in this round"),
    ),
    Token.EXCHANGE: phrase(
        N_("Swap: you exchange all your cards for the Yomi, unseen."),
        braille=NP_("braille", "swap: whole hand with Yomi, unseen"),
    ),
    Token.LOOK: phrase(
        N_("Look: you see the Yomi, or the whole hand of another player, once."),
        braille=NP_("braille", "look: Yomi or a hand, once"),
    ),
}
"""The rules of the tokens, but for the one that depends on the table."""


def villagers_rule(needed: int) -> Phrase:
    """Say the rule of the villager token."""
    return phrase(
        N_(
            "Villager bonus: 2 points more for at least {needed} villagers"
            " in the tricks you have won."
        ),
        braille=NP_("braille", "vil: at least {needed} V won, 2 more"),
        needed=needed,
    )


def words_of(tokens: Sequence[Token]) -> Listing:
    """List at least one token by the words with which they are typed."""
    return numbers(tuple([WORD[token] for token in tokens]))


def words_first(tokens: Sequence[Token]) -> Listing:
    """List at least one token by the same words at the beginning of a sentence."""
    first, *others = tokens
    return numbers((_FIRST_WORD[first], *[WORD[token] for token in others]))


def look_at(at: Seat) -> Phrase:
    """Name a look at a hand or at the ``YOMI`` as an item of a numbered list."""
    if at == YOMI:
        return _LOOK_AT_YOMI
    text = NP_("choice", "look at the hand of {player}")
    braille = NP_("braille|choice", "look {player}")
    return phrase(text, braille=braille, player=Person(at))
