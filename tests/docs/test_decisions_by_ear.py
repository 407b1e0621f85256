"""The numbers of decisions stand on the pages for the eye; nobody hears or feels them."""

import re

import pytest

from access_play.hosting.rule_reader import RuleReader
from access_play.language.documents import sections_of
from access_play.language.phrases import Verbatim
from access_play.language.speaker import Form, Speaker
from access_play.language.vocabulary import Vocabulary
from tests.docs.pages import LANGUAGES, RULINGS, codes, text_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", RULINGS)
def test_no_decision_s_number_is_read_out(page: str, language: str) -> None:
    lines = RuleReader(page).read("all", Vocabulary(language)).lines
    letter = RULINGS[page][0]
    code = re.compile(rf"[(（]\W*{letter}\W*\d")
    assert code.search(text_of(page, language))
    speaker = Speaker(language)
    for form in Form:
        assert [told for line in lines if code.search(told := speaker.render(line, form))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", RULINGS)
def test_who_read_a_number_on_the_page_finds_it(page: str, language: str) -> None:
    for code in codes(page):
        assert RuleReader(page).search(code, language).found


def test_a_number_is_taken_out_with_the_blank_before_it() -> None:
    text = "# Chess\n\nTwo play. (G1)\n\n- One here (G2), two there (G3, G14).\n\nA pawn (P)."
    written = sections_of(text)[0]
    assert written.paragraphs[0] == "Two play. (G1)"
    assert written.texts == (
        Verbatim("Two play."),
        Verbatim("One here, two there."),
        Verbatim("A pawn (P)."),
    )
    japanese = sections_of("# 将棋\n\n二人で指します。（G1）\n\n- 2つあります（G2、G3）。")[0]
    assert japanese.texts == (Verbatim("二人で指します。"), Verbatim("2つあります。"))
