"""Taking typed lines apart."""

from enum import Enum, auto

import pytest

from access_play.language.folding import fold
from access_play.language.lexicon import Lexicon
from access_play.language.messages import Message
from access_play.language.vocabulary import Vocabulary, near


class Thing(Enum):
    CARD = auto()
    NIGHT = auto()
    READ = auto()
    OF = auto()


@pytest.fixture
def lexicon() -> Lexicon[Thing]:
    words = {
        Message("card, c, play card", context="typed"): Thing.CARD,
        Message("night, c2, よる, よ", context="typed"): Thing.NIGHT,
        Message("read, card, よむ", context="typed"): Thing.READ,
        Message("of, を, d'", context="typed"): Thing.OF,
    }
    return Lexicon(Vocabulary("en"), words)


def pieces(lexicon: Lexicon[Thing], typed: str) -> list[tuple[str, set[Thing]]]:
    return [(atom.text, set(atom.senses)) for atom in lexicon.scan(fold(typed))]


@pytest.mark.parametrize(
    ("typed", "texts"),
    [
        ("card 9", ["card", "9"]),
        ("card9", ["card", "9"]),
        ("9card", ["9", "card"]),
        ("c 9", ["c", "9"]),
        ("cards9", ["cards", "9"]),
        ("play card 9", ["play card", "9"]),
        ("c2", ["c2"]),
        ("c22", ["c", "22"]),
        ("d'aki", ["d'", "aki"]),
        ("よるをよむ", ["よる", "を", "よむ"]),
        ("よる18を よむ", ["よる", "18", "を", "よむ"]),
        ("くらい よる", ["くらい", "よる"]),
        ("くらいよる", ["くらい", "よる"]),
        ("よ9", ["よ", "9"]),
        ("1.5", ["1", ".", "5"]),
        ("+1", ["+", "1"]),
        ("1_0", ["1", "_", "0"]),
        ("1²", ["1", "²"]),
        ("", []),
        ("   ", []),
    ],
)
def test_scan(lexicon: Lexicon[Thing], typed: str, texts: list[str]) -> None:
    assert [text for text, _ in pieces(lexicon, typed)] == texts


def test_atoms_say_where_they_stand(lexicon: Lexicon[Thing]) -> None:
    line = fold("card  of 9をよむ")
    assert [line[atom.start : atom.end] for atom in lexicon.scan(line)] == [
        atom.text for atom in lexicon.scan(line)
    ]


def test_a_word_may_mean_two_things(lexicon: Lexicon[Thing]) -> None:
    assert lexicon.senses("card") == {Thing.CARD, Thing.READ}


def test_a_beginning_means_what_it_begins(lexicon: Lexicon[Thing]) -> None:
    assert lexicon.senses("nig") == {Thing.NIGHT}
    assert lexicon.senses("pla") == {Thing.CARD}
    assert lexicon.senses("xyz") == frozenset()


def test_two_letters_begin_nothing(lexicon: Lexicon[Thing]) -> None:
    assert lexicon.senses("ni") == frozenset()


def test_numbers_and_unknown_words_have_no_sense(lexicon: Lexicon[Thing]) -> None:
    atoms = list(lexicon.scan("18 ² xyz"))
    assert [atom.number for atom in atoms] == [18, None, None]
    assert not any(atom.senses for atom in atoms)


@pytest.mark.parametrize(
    ("typed", "corrected"),
    [
        ("nigth 9", {"night 9"}),
        ("9 nihgt", {"9 night"}),
        ("rea of", {"read of"}),
        ("よろをよむ", set()),
        ("night 9", set()),
        ("ofo", set()),
        ("18 ²", set()),
    ],
)
def test_corrections(lexicon: Lexicon[Thing], typed: str, corrected: set[str]) -> None:
    assert set(lexicon.corrections(fold(typed))) == corrected


@pytest.mark.parametrize(
    ("typed", "word", "close"),
    [
        ("pas", "pass", True),
        ("pss", "pass", True),
        ("as", "pas", False),
        ("むらひと", "むらびと", True),
        ("ぱし", "ぱす", False),
    ],
)
def test_short_words_are_not_near(typed: str, word: str, close: bool) -> None:
    assert near(fold(typed), [fold(word)]) == ([fold(word)] if close else [])


class TestVocabulary:
    PASS = Message("pass, no token, no, none", context="typed")

    @pytest.mark.parametrize("language", ["en", "fr", "ja"])
    def test_english_is_always_understood(self, language: str) -> None:
        assert {"pass", "no token", "no", "none"} <= Vocabulary(language).words(self.PASS)

    def test_the_own_language_comes_first_with_its_spelling(self) -> None:
        zero = Message("zero, x0, 0x, 0 points", context="typed")
        spellings = Vocabulary("fr").spellings(zero)
        assert next(iter(spellings.items())) == ("zero", "zéro")
        assert spellings["x0"] == "x0"

    def test_a_list_in_no_catalog_is_its_english(self) -> None:
        assert Vocabulary("fr").words(Message("Abc, d  e", context="typed")) == {"abc", "d e"}
