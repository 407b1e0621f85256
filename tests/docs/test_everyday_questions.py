"""Questions in everyday words, as a player types them behind "rules", and what they find.

Where the answer stands was looked up on the pages, by the numbers of headings, which are alike
in every language. A game without a number has no answer to the question.
"""

from typing import NamedTuple

import pytest

from access_play.language.folding import fold
from access_play.language.rulebook import open_rulebook
from access_play.terminal.asking.paging import PAGE
from tests.docs.pages import LANGUAGES, RULINGS


class Question(NamedTuple):
    typed: tuple[str, str, str]
    """In English, French and Japanese."""
    answered: tuple[int | None, int | None, int | None, int | None]
    """The heading for Hagakure, Shinobi no Gakkō, Joraku and Honor of the Samurai."""


QUESTIONS = (
    Question(("three players", "trois joueurs", "三人"), (6, 8, 9, 50)),
    Question(("3 players", "3 joueurs", "3人"), (6, 8, 9, 50)),
    Question(("who starts", "qui commence", "誰が先"), (10, 13, 14, 16)),
    Question(("who goes first", "qui joue en premier", "だれが先ですか"), (10, 13, 14, 16)),
    Question(("how many cards", "combien de cartes", "何枚"), (3, 19, 5, 5)),
    Question(
        ("how many cards are dealt", "combien de cartes reçoit-on", "何枚配る"), (6, 8, 9, 16)
    ),
    Question(("how many rounds", "combien de manches", "何ラウンド"), (31, 36, 2, None)),
    Question(("how many players", "combien de joueurs", "何人で遊ぶ"), (1, 1, 1, 1)),
    Question(
        ("what if it is a tie", "que se passe-t-il en cas d'égalité", "引き分け"),
        (32, 36, 39, 38),
    ),
    Question(("same score", "ex aequo", "同点のとき"), (32, 36, 39, 38)),
    Question(("is there a draw", "match nul", "引き分けになったら"), (32, 36, 39, 38)),
    Question(("when does the game end", "quand finit la partie", "いつ終わる"), (30, 36, 39, 49)),
    Question(("who wins the game", "qui gagne la partie", "誰がゲームに勝つ"), (30, 36, 39, 49)),
    Question(("how are points scored", "comment compter les points", "点数"), (27, 33, 2, 21)),
    Question(("what do I lose", "que puis-je perdre", "失点"), (27, 34, None, 28)),
    Question(("can I pass", "puis-je passer", "パスできる"), (13, 28, 19, 62)),
    Question(("must I follow suit", "faut-il fournir", "フォロー"), (21, None, 16, None)),
    Question(
        ("what is the highest card", "la carte la plus forte", "一番強いカード"),
        (22, None, 17, None),
    ),
    Question(("left over cards", "cartes restantes", "残ったカード"), (11, 12, 13, 16)),
    Question(("how long is the game", "durée de la partie", "時間"), (1, 2, 1, 50)),
    Question(("order of play", "ordre du jeu", "順番"), (13, 14, 15, 16)),
    Question(("what is the goal of the game", "but du jeu", "ゲームの目的"), (30, 36, 39, 49)),
    Question(("how do I play a card", "jouer une carte", "カードを出す"), (43, 17, 53, 23)),
    Question(("two cards", "deux cartes", "二枚"), (24, 12, 52, 29)),
)
ASKED = [
    (question.typed[number], language, page, heading)
    for question in QUESTIONS
    for number, language in enumerate(LANGUAGES)
    for page, heading in zip(RULINGS, question.answered, strict=True)
    if heading is not None
]


def found(typed: str, language: str, page: str) -> list[int]:
    """Return the numbers of the headings that the first page of an answer lists."""
    hits = open_rulebook(page, language).find(fold(typed))
    return [hit.section + 1 for hit in hits[: PAGE - 1]]


@pytest.mark.parametrize(("typed", "language", "page", "heading"), ASKED)
def test_a_question_finds_its_answer(typed: str, language: str, page: str, heading: int) -> None:
    assert heading in found(typed, language, page)


@pytest.mark.parametrize("page", RULINGS)
@pytest.mark.parametrize(
    ("one", "other", "language"),
    [
        ("three players", "3 players", "en"),
        ("two cards", "2 cards", "en"),
        ("trois joueurs", "3 joueurs", "fr"),
        ("deux cartes", "2 cartes", "fr"),
        ("三人", "3人", "ja"),
        ("二枚", "2枚", "ja"),
    ],
)
def test_a_number_is_found_as_a_word_and_in_digits(
    one: str, other: str, language: str, page: str
) -> None:
    book = open_rulebook(page, language)
    assert book.find(fold(one)) == book.find(fold(other)) != ()


@pytest.mark.parametrize(
    ("typed", "language", "page", "heading"),
    [
        ("how many rounds", "en", "hagakure", 31),
        ("who starts", "en", "shinobi-no-gakko", 13),
        ("combien de manches", "fr", "hagakure", 31),
        ("qui commence", "fr", "joraku", 14),
        ("égalité", "fr", "hagakure", 32),
        ("誰が先", "ja", "hagakure", 10),
        ("引き分け", "ja", "hagakure", 32),
        ("何枚配る", "ja", "honor-of-the-samurai", 16),
    ],
)
def test_the_heading_that_is_meant_comes_first(
    typed: str, language: str, page: str, heading: int
) -> None:
    assert found(typed, language, page)[0] == heading
