"""All words of the program, sent through the table of their language."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

import catalog_files
from access_play.games.catalogue import own_games
from access_play.language.documents import read_sections
from access_play.language.kana import braille_kana
from access_play.tactile.braille.files import to_brf
from access_play.tactile.braille.kana_braille import KanaBraille
from access_play.tactile.braille.leaves import BLANK
from access_play.tactile.braille.translators import prepared
from tests.tactile.kana_cells import read_back
from tests.tactile.tables import louis

BLANKS = re.compile(r"\s+")
ALIKE = {
    "en": str.maketrans({"’": "'", "“": '"', "”": '"', "…": "..."}),
    "fr": str.maketrans({"’": "'", "»": '"', "«": '"', "=": '"', "…": "..."}),
}
"""Signs that braille writes with the same cells, so that reading back gives either."""
RECORD_LINE = re.compile(r"\{\".*\}|\[\d.*\]")
BETWEEN_NUMBERS = re.compile(r"(?<=\d) (?=\d)")
"""A blank for which English braille has a sign inside the number."""
QUESTION = re.compile("[?？] ?")
"""Braille writes its own blanks behind it."""
CAPITALS = "\u2820" * 3
"""Before three words in capitals and more; liblouis 3.24 reads only the first of them back so."""


@cache
def sentences(language: str) -> tuple[str, ...]:
    """Every message, with a word in each placeholder."""
    catalog = catalog_files.read(catalog_files.po_path(catalog_files.ROOT, language), language)
    filling = {"en": "word", "fr": "mot", "ja": "コトバ"}[language]
    return tuple(
        [
            re.sub(r"\{\w+\}", filling, text)
            for message in catalog
            if message.id and takes_braille(language, message.context or "")
            for text in catalog_files.strings_of(message)
        ]
    )


def takes_braille(language: str, context: str) -> bool:
    """In Japanese only kana do; what is understood when typed is nobody's sentence."""
    parts = set(context.split("|"))
    if "typed" in parts:
        return False
    return language != "ja" or bool(parts & {"speech", "braille"})


def rules(language: str) -> Iterator[str]:
    for game in own_games():
        for section in read_sections(game, language):
            yield from (section.heading, *section.paragraphs)


def readings() -> Iterator[str]:
    for game in own_games():
        for section in read_sections(game, "ja"):
            yield from (section.heading_reading, *section.readings)


@pytest.mark.parametrize("contracted", [False, True])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_sign_of_any_sentence_or_rule_is_blanked_or_spelt_out(
    language: str, contracted: bool
) -> None:
    table = louis(language, contracted=contracted)
    texts = [*sentences(language), *rules(language)]
    assert len(texts) > 1000
    signs = {sign for text in texts for sign in prepared(text, language) if not sign.isspace()}
    assert [sign for sign in sorted(signs) if not table.knows(sign)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sentence_and_rule_has_as_many_words_in_braille(language: str) -> None:
    table = louis(language)
    for text in dict.fromkeys([*sentences(language), *rules(language)]):
        plain = prepared(text, language)
        cells = table.translate(plain)
        assert to_brf(cells)
        joined = BETWEEN_NUMBERS.sub("", plain) if language == "en" else plain
        assert len(BLANKS.split(joined)) == len(cells.split(BLANK)), text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_is_read_back_from_braille(language: str) -> None:
    """But for the lines of records, whose brackets and quotation marks share French cells."""
    table = louis(language)
    for text in rules(language):
        plain = RECORD_LINE.sub("", prepared(text, language))
        cells = table.translate(plain)
        back, meant = (each.translate(ALIKE[language]) for each in (table.back(cells), plain))
        assert back.casefold() == meant.casefold()
        assert back == meant or CAPITALS in cells


def test_every_kana_sentence_and_rule_is_read_back_from_braille() -> None:
    table = KanaBraille()
    told = [*sentences("ja"), *readings()]
    assert len(told) > 1500
    for text in map(braille_kana, told):
        cells = table.translate(text)
        assert to_brf(cells).strip()
        assert read_back(cells) == QUESTION.sub("？", text).replace("：", ":")
