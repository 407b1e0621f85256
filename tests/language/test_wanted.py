"""What a question looks for: words as typed, numbers in every way, everyday words' meaning."""

import pytest

from access_play.language.folding import fold
from access_play.language.vocabulary import vocabulary_of
from access_play.language.wanted import Patterns, as_meant, as_typed


def hold(patterns: Patterns, text: str) -> bool:
    return bool(patterns) and all(pattern.search(fold(text)) for pattern in patterns)


@pytest.mark.parametrize(
    ("language", "typed", "text", "found"),
    [
        ("en", "three", "For 3 players", True),
        ("en", "3", "Three players", True),
        ("en", "3", "13 players", False),
        ("en", "3", "villager V3", True),
        ("en", "one", "He is alone; no oneness", False),
        ("fr", "deux jetons", "2 jetons", True),
        ("fr", "2 jetons", "Deux jetons", True),
        ("fr", "six", "la sixième", False),
        ("ja", "三人", "3人で遊ぶ", True),
        ("ja", "3人", "三人で遊ぶ", True),
        ("ja", "3人", "13人で遊ぶ", False),
        ("ja", "二十枚", "カードを20枚", True),
        ("ja", "3人", "3枚を2人で", False),
    ],
)
def test_a_number_is_a_number_in_digits_and_in_words(
    language: str, typed: str, text: str, *, found: bool
) -> None:
    assert hold(as_typed(fold(typed), vocabulary_of(language)), text) is found


@pytest.mark.parametrize(
    ("language", "typed", "text", "found"),
    [
        ("en", "who starts?", "The first player leads.", True),
        ("en", "how many cards", "You are dealt 5 cards.", True),
        ("en", "how many cards", "Two samurai cards", True),
        ("en", "how many cards", "5 rounds of many cards", False),
        ("en", "how many rounds", "The number of rounds", True),
        ("en", "what is the Yomi", "The Yomi lies face down.", True),
        ("en", "remaining cards", "cards left over", True),
        ("fr", "combien de cartes", "Chaque joueur reçoit 7 cartes.", True),
        ("fr", "que se passe-t-il en cas d'égalité", "Deux joueurs sont ex aequo.", True),
        ("fr", "ramasser des cartes", "Vous ramassez les cartes.", True),
        ("fr", "égalité", "Le trait tient à un tiers.", False),
        ("ja", "何枚配る", "ひとりに5枚ずつ配り、", True),
        ("ja", "何枚", "出す枚数", True),
        ("ja", "何枚", "枚を1人", False),
        ("ja", "引き分けのとき", "同点なら、", True),
        ("ja", "カードをくばる", "カードをくばります", True),
        ("ja", "大名はどうなる", "大名が死んだとき", True),
    ],
)
def test_everyday_words_find_what_the_rules_say(
    language: str, typed: str, text: str, *, found: bool
) -> None:
    assert hold(as_meant(fold(typed), vocabulary_of(language)), text) is found


@pytest.mark.parametrize(("language", "typed"), [("en", "what is it"), ("fr", "qui"), ("ja", "誰")])
def test_words_that_ask_for_nothing_look_for_nothing(language: str, typed: str) -> None:
    assert as_meant(fold(typed), vocabulary_of(language)) == ()


@pytest.mark.parametrize("typed", ["²", "3何", "何何", "123456789012", "'", "のは", "!!"])
def test_whatever_is_typed_is_looked_for(typed: str) -> None:
    for language in ("en", "fr", "ja"):
        vocabulary = vocabulary_of(language)
        assert as_typed(fold(typed), vocabulary)
        assert not hold(as_meant(fold(typed), vocabulary), "nothing of the kind")
