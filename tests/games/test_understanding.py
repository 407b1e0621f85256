"""Which meaning of a typed line counts, for a game of three words."""

import pytest

from access_play.games.commands import Meaning, Misspelt, Unclear, Understood
from access_play.games.understanding import meaning_of, slip_in
from access_play.language.lexicon import Lexicon
from access_play.language.messages import Message
from access_play.language.phrases import phrase
from access_play.language.vocabulary import Vocabulary

QUESTION = Unclear[str](phrase(Message("Which?")))
MEANINGS: dict[str, Meaning[str]] = {
    "draw": Understood("draw"),
    "draw place": Understood("draw", ("place",)),
    "place": QUESTION,
    "place!": Understood("place at once"),
}
WORDS = {Message("draw", context="typed"): "draw", Message("place", context="typed"): "place"}
LEXICON = Lexicon(Vocabulary("en"), WORDS)


@pytest.mark.parametrize(
    ("typed", "meaning"),
    [
        ("draw", Understood("draw")),
        ("DRAW.", Understood("draw")),
        ("draw place", Understood("draw", ("place",))),
        ("place", QUESTION),
        ("place.", QUESTION),
        ("place!", Understood("place at once")),
        ("", None),
        ("hello", None),
    ],
)
def test_a_move_goes_before_a_question_back(typed: str, meaning: Meaning[str] | None) -> None:
    assert meaning_of(typed, MEANINGS.get) == meaning


@pytest.mark.parametrize(
    ("typed", "suggestion"),
    [("drwa", "draw"), ("plase", "place"), ("draw plase", "draw place"), ("...(.)", "(.)...")],
)
def test_a_slip_is_offered_as_it_would_be_typed(typed: str, suggestion: str) -> None:
    assert slip_in(typed, LEXICON, MEANINGS.get, most=10) == Misspelt(suggestion)


@pytest.mark.parametrize("typed", ["hello", "", "[.](.)....(.)", "drwa " * 20])
def test_what_is_far_from_any_word_or_marks_too_much_is_nothing(typed: str) -> None:
    assert slip_in(typed, LEXICON, MEANINGS.get, most=10) is None
