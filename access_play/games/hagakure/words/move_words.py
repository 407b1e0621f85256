"""The moves of Hagakure as items of a numbered list."""

from access_play.games.hagakure.moves import Move, PlayCard, UseToken
from access_play.games.hagakure.words import card_words, token_words
from access_play.language.phrases import Phrase


def choice(move: Move) -> Phrase:
    """Name a card, a token, what is looked at, or the pass."""
    match move:
        case PlayCard(card):
            return card_words.CHOICE[card]
        case UseToken(token, None):
            return token_words.CHOICE[token]
        case UseToken(_, at) if at is not None:
            return token_words.look_at(at)
        case _:
            return token_words.PASS
