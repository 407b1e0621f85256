"""Words with which a move begins, held to the words of the questions that come before them."""

import pytest

from access_play.core.record import LANGUAGES
from access_play.games.catalogue import load_commands, own_games
from access_play.language.vocabulary import Vocabulary
from access_play.terminal.questions import QUESTIONS

BOTH = {("fr", "joraku"): {"points"}}
"""Alone it asks for the score; a move has the card before it."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_games())
def test_no_word_of_a_move_asks_for_something_else(game: str, language: str) -> None:
    """A word that ends a turn, least of all, leaves the program; single letters are keys."""
    vocabulary = Vocabulary(language)
    moves = load_commands(game).openings(vocabulary)
    asked = {word for question in QUESTIONS for word in vocabulary.words(question.words)}
    assert {word for word in moves & asked if len(word) > 1} == BOTH.get((language, game), set())
