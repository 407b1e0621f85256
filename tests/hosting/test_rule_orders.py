"""What a line typed while rules are read asks for, in three languages."""

import unicodedata

import pytest

from access_play.hosting.rule_orders import Open, Order, Search, Step, read_order
from access_play.language.folding import fold
from access_play.language.vocabulary import Vocabulary

STEPS = {
    Step.NEXT: {"en": "next,continue,more", "fr": "suivant,suite", "ja": "次,つぎ,ツギ,続き"},
    Step.PREVIOUS: {"en": "previous", "fr": "précédent,avant", "ja": "前,まえ"},
    Step.AGAIN: {"en": "again,repeat", "fr": "encore,relire", "ja": "もう一度,もういちど"},
    Step.HEADINGS: {"en": "headings,contents", "fr": "titres,sommaire", "ja": "見出し,目次"},
    Step.ALL_HEADINGS: {"en": "all headings", "fr": "tous les titres", "ja": "全部の見出し"},
    Step.EVERYTHING: {"en": "all,everything", "fr": "tout", "ja": "全部,ぜんぶ"},
}


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("step", STEPS)
def test_a_step_has_words_in_each_language_and_in_english(step: Step, language: str) -> None:
    vocabulary = Vocabulary(language)
    for word in f"{STEPS[step]['en']},{STEPS[step][language]}".split(","):
        for spelling in (word, word.upper(), f"　{word}. ", unicodedata.normalize("NFD", word)):
            assert read_order(spelling, vocabulary) is step, spelling


@pytest.mark.parametrize(
    ("language", "typed", "order"),
    [
        ("en", "", Step.HEADINGS),
        ("en", "3", Open(3)),
        ("en", "３", Open(3)),
        ("en", "heading 3", Open(3)),
        ("en", "no. 3", Open(3)),
        ("en", "5 2", Open(5, 2)),
        ("en", "5, 2", Open(5, 2)),
        ("en", "5.2", Open(5, 2)),
        ("en", "heading 5, paragraph 2", Open(5, 2)),
        ("en", "5 all", Open(5, whole=True)),
        ("en", "all 5", Open(5, whole=True)),
        ("fr", "titre 5", Open(5)),
        ("fr", "le paragraphe 2 du titre", Open(2)),
        ("fr", "5 tout", Open(5, whole=True)),
        ("ja", "見出し5", Open(5)),
        ("ja", "第5", Open(5)),
        ("ja", "5番の2", Open(5, 2)),
        ("ja", "5 全部", Open(5, whole=True)),
        ("ja", "5を全部読む", Open(5, whole=True)),
        ("ja", "5番を全部", Open(5, whole=True)),
        ("ja", "見出し5の段落2番め", Open(5, 2)),
        ("en", "5 2 1", Search("5 2 1", "5 2 1")),
        ("en", "18 points", Search("18 points", "18 points")),
        ("en", "Old Fool", Search("old fool", "Old Fool")),
        ("en", "search next", Search("next", "next")),
        ("en", "Search for Épée", Search("epee", "Épée")),
        ("en", "search", Search("", "")),
        ("fr", "chercher suivant", Search("suivant", "suivant")),
        ("fr", "cherche Château !", Search("chateau", "Château !")),
        ("ja", "さがす 次", Search("次", "次")),
        ("ja", "カタナを探す", Search("かたな", "カタナ")),
        ("ja", "検索", Search("", "")),
    ],
)
def test_numbers_open_and_other_words_are_looked_for(
    language: str, typed: str, order: Order
) -> None:
    assert read_order(typed, Vocabulary(language)) == order


@pytest.mark.parametrize("typed", ["番" * 10_000, "全部" * 5_000, "見出し" * 3_000 + "x"])
def test_a_long_line_of_such_words_is_looked_for(typed: str) -> None:
    assert read_order(typed, Vocabulary("ja")) == Search(fold(typed), typed)


def test_a_long_line_of_such_words_with_a_number_opens_it() -> None:
    assert read_order("全部" * 5_000 + "5", Vocabulary("ja")) == Open(5, whole=True)
