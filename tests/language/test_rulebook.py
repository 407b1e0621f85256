"""A document of rules: headings, places, and words that are looked for."""

import pytest

from access_play.language.documents import Section, sections_of
from access_play.language.passage import Passage
from access_play.language.rulebook import Found, Place, Rulebook

PAGE = """# Chess for two

Two play. The king is the most important piece.

## The pieces

There are 16 pieces on each side.

### The queen

- She moves as far as she likes.
- Only 1 queen stands at first.

### The rook

The rook moves in lines.

## The end

The game ends with the king's fall.

Nobody wins at 18 draws.
"""
BOOK = Rulebook(sections_of(PAGE), [section.heading for section in sections_of(PAGE)])


def book_of(text: str) -> Rulebook:
    return Rulebook(sections_of(text), ())


def test_headings_part_the_document_and_have_others_under_them() -> None:
    assert BOOK.tops == (0, 1, 4)
    assert [BOOK.below(place) for place in range(5)] == [(), (2, 3), (), (), ()]


def test_paragraphs_are_walked_from_heading_to_heading_and_back() -> None:
    walked = [BOOK.after(None)]
    while walked[-1] is not None:
        walked.append(BOOK.after(walked[-1]))
    assert walked == [
        *(Place(0, 0), Place(1, 0), Place(2, 0), Place(2, 1), Place(3, 0), Place(4, 0)),
        *(Place(4, 1), None),
    ]
    back = [BOOK.before(Place(4, 1))]
    while back[-1] is not None:
        back.append(BOOK.before(back[-1]))
    assert back[:-1] == walked[-3::-1]
    assert BOOK.before(None) is None


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("queen", [Found(2, (1,))]),
        ("queens", [Found(2, (1,))]),
        ("king", [Found(0, (0,)), Found(4, (0,))]),
        ("piece", [Found(1, (0,)), Found(0, (0,))]),
        ("rook lines", [Found(3, (0,))]),
        ("lines rook", [Found(3, (0,))]),
        ("1", [Found(2, (1,))]),
        ("18", [Found(4, (1,))]),
        ("ook", []),
        ("rook queen", []),
        ("8", []),
        ("", []),
    ],
)
def test_all_of_the_words_are_found_by_their_beginnings(words: str, found: list[Found]) -> None:
    assert list(BOOK.find(words)) == found


def test_accents_capitals_and_kana_make_no_difference() -> None:
    french = book_of("# Élan\n\nLe château brûle, l'épée aussi.\n")
    for words in ("chateau", "brule", "epee", "elan"):
        assert french.find(words), words
    japanese = book_of("# 合戦\n\nｺﾏはふだ、カタナは刀。第18ラウンド。\n")
    for words in ("こま", "ふだ", "かたな", "刀", "18", "かたな 刀"):
        assert japanese.find(words), words
    assert not japanese.find("8")


def test_one_slip_leads_to_one_word_of_the_document() -> None:
    assert BOOK.close_to("quen") == "queen"
    assert BOOK.close_to("rok") == "rook"
    assert BOOK.close_to("lo") is None, "two letters are no slip of anything"
    assert BOOK.close_to("lives") is None, "lines or likes"
    assert BOOK.close_to("xyzzy") is None


def test_a_passage_is_named_by_the_source_s_heading() -> None:
    french = Rulebook(
        sections_of(PAGE.replace("The rook", "La tour")),
        [section.heading for section in sections_of(PAGE)],
    )
    assert french.place_of(Passage("The rook")) == Place(3, 0)
    assert french.place_of(Passage("The end", 2)) == Place(4, 1)
    with pytest.raises(LookupError):
        french.place_of(Passage("La tour"))


def test_a_reading_is_found_with_its_blanks_and_without() -> None:
    section = Section("天のふだ", 1, ("山ふだから引く。",), "テンノ フダ", ("ヤマフダカラ ヒク。",))
    book = Rulebook([section], ["Heaven"])
    for words in ("天のふだ", "てんのふだ", "てんの ふだ", "やまふだ", "ひく", "山ふだ"):
        assert book.find(words), words
    assert not book.find("ちのふだ")
