"""Reading the rules from place to place."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from access_play.hosting import rule_words
from access_play.hosting.rule_reader import Reading, RuleReader
from access_play.language import documents
from access_play.language.passage import Passage
from access_play.language.speaker import Length, Speaker
from access_play.language.vocabulary import Vocabulary

ENGLISH, FRENCH = Vocabulary("en"), Vocabulary("fr")
SETTING_UP = "A table has 3, 4 or 5 players. The program shuffles, deals and keeps the score."
SET_ASIDE = "With 3 or 4 players, 10 cards are set aside for the whole game"


def said(reading: Reading | None, language: str = "en") -> list[str]:
    assert reading is not None
    return [Speaker(language).text(line).replace("\u00a0", " ") for line in reading.lines]


def begins(lines: Sequence[str], *beginnings: str) -> bool:
    pairs = zip(lines, beginnings, strict=True)
    return all(line.startswith(beginning) for line, beginning in pairs)


@pytest.fixture
def reader() -> RuleReader:
    return RuleReader("hagakure")


def test_a_heading_is_opened_with_its_first_paragraph_and_what_is_under_it(
    reader: RuleReader,
) -> None:
    assert said(reader.read("5", ENGLISH)) == [
        "Heading 5: Setting up, 2 paragraphs.",
        SETTING_UP,
        "6, With 3 players",
        "7, With 4 players",
        "8, With 5 players",
    ]


def test_reading_on_goes_from_paragraph_to_paragraph_and_on_to_the_next_heading(
    reader: RuleReader,
) -> None:
    reader.read("5", ENGLISH)
    assert begins(said(reader.read_on("", ENGLISH)), SET_ASIDE)
    assert begins(said(reader.read_on("again", ENGLISH)), SET_ASIDE)
    following = ("Heading 6: With 3 players, 1 paragraph.", "With 3 players there are 20 cards")
    assert begins(said(reader.read_on("next", ENGLISH)), *following)
    assert begins(
        said(reader.read_on("previous", ENGLISH)),
        "Heading 5: Setting up, 2 paragraphs.",
        SET_ASIDE,
    )
    assert said(reader.read_on("previous", ENGLISH)) == [SETTING_UP]


def test_the_place_is_the_same_in_another_language(reader: RuleReader) -> None:
    reader.read("5", ENGLISH)
    assert said(reader.read("encore", FRENCH), "fr")[0].startswith("Une table compte 3, 4 ou 5")


def test_one_begins_at_the_beginning_and_ends_at_the_end(reader: RuleReader) -> None:
    assert said(reader.read("again", ENGLISH)) == [
        "Nothing of the rules has been read yet. Type next for the beginning."
    ]
    assert said(reader.read("next", ENGLISH))[0] == "Heading 1: Hagakure, 3 paragraphs."
    assert said(reader.read("previous", ENGLISH)) == [
        "This is the beginning of the rules. Type next to read on."
    ]
    reader.read("56, 4", ENGLISH)
    assert said(reader.read("next", ENGLISH)) == [
        "That was the end of the rules. Type rules for the headings."
    ]
    assert said(reader.read("again", ENGLISH))[0].startswith('You hear: "After round 1')


def test_every_paragraph_is_read_once_from_the_beginning_to_the_end(reader: RuleReader) -> None:
    walked: list[str] = []
    while said(reading := reader.read("next", ENGLISH))[0] != (
        "That was the end of the rules. Type rules for the headings."
    ):
        walked += said(reading)
    assert walked == said(reader.read("all", ENGLISH))
    assert sum(line.startswith("Heading ") for line in walked) == 56


def test_a_heading_is_read_whole_with_those_under_it(reader: RuleReader) -> None:
    lines = said(reader.read("5 all", ENGLISH))
    assert begins(
        lines,
        "Heading 5: Setting up, 2 paragraphs.",
        SETTING_UP,
        SET_ASIDE,
        "Heading 6: With 3 players, 1 paragraph.",
        "With 3 players there are 20 cards",
        "Heading 7: With 4 players, 1 paragraph.",
        "With 4 players there are 20 cards",
        "Heading 8: With 5 players, 1 paragraph.",
        "With 5 players all 30 cards are used",
    )


def test_what_is_printed_is_a_heading_with_all_its_paragraphs() -> None:
    reader = RuleReader("hagakure", by_paragraph=False)
    assert begins(
        said(reader.read("5", ENGLISH)),
        "Heading 5: Setting up, 2 paragraphs.",
        SETTING_UP,
        SET_ASIDE,
        "6, With 3 players",
        "7, With 4 players",
        "8, With 5 players",
    )


def test_headings_are_short_first_and_all_where_all_are_wanted(reader: RuleReader) -> None:
    first = said(reader.read("", ENGLISH))
    assert first[0].startswith("The rules, headings 1 to 56.")
    assert first[1:6] == [
        "1, Hagakure",
        "2, What the game is",
        "3, The cards",
        "4, The Nobori tokens",
        "5, Setting up",
    ]
    assert first[6] == "9, A round"
    assert len(said(reader.read("all headings", ENGLISH))) == 57


def test_a_word_lists_headings_and_the_only_paragraph_is_read_at_once(reader: RuleReader) -> None:
    lines = said(reader.read("land of the dead", ENGLISH))
    assert begins(lines, "Heading 11: The Yomi, 2 paragraphs.", "The cards left over")
    assert said(reader.read("villagers bonus", ENGLISH)) == [
        "6 headings with villagers bonus. Type rules and a number.",
        "16, Villager bonus",
        "4, The Nobori tokens: paragraph 2",
        "27, The points of a round: paragraph 3",
        "29, Examples with tokens: paragraphs 3, 4, 5",
        "35, Where the two sources differ: paragraph 3",
        "36, The option for the French count: paragraph 1",
    ]
    assert not reader.read("xyzzy", ENGLISH).found
    assert said(reader.read("xyzzy", ENGLISH)) == [
        "Nothing in the rules holds xyzzy. Type rules for the headings."
    ]
    assert said(reader.read("tokns", ENGLISH)) == [
        "Nothing in the rules holds tokns. Did you mean tokens? Then type it."
    ]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("0", "Type rules and a number from 1 to 56."),
        ("57", "Type rules and a number from 1 to 56."),
        ("6 2", "With 3 players has 1 paragraph only."),
        ("5 0", "Setting up has 2 paragraphs only."),
        ("search", "Type search and the word that you look for."),
    ],
)
def test_what_is_not_there_is_told_so(reader: RuleReader, typed: str, told: str) -> None:
    assert said(reader.read(typed, ENGLISH)) == [told]
    assert not reader.read(typed, ENGLISH).found


def test_a_rule_is_opened_in_the_listener_s_language(reader: RuleReader) -> None:
    lines = said(reader.open(Passage("Following", 2), "fr"), "fr")
    assert lines[0] == "Titre 21 : Fournir, 5 paragraphes."
    assert lines[1].startswith("Un vieux fou compte comme un samouraï.")


def test_only_a_step_alone_reads_on(reader: RuleReader) -> None:
    reader.read("5", ENGLISH)
    for typed in ("18", "all", "headings", "h", "search next", "nexts"):
        assert reader.read_on(typed, ENGLISH) is None, typed


def test_rules_that_are_missing_are_told_of() -> None:
    reader = RuleReader("no-such-game")
    assert said(reader.read("5", ENGLISH)) == ["The rules are missing from this installation."]
    assert said(reader.open(Passage("Following"), "en")) == [
        "The rules are missing from this installation."
    ]
    assert reader.read_on("", ENGLISH) is None


@pytest.mark.parametrize("length", [Length.BRIEF, Length.FULL])
def test_a_heading_is_named_shorter_and_longer(reader: RuleReader, length: Length) -> None:
    line = reader.read("6", ENGLISH).lines[0]
    told = {
        Length.BRIEF: "6: With 3 players.",
        Length.FULL: "Heading 6: With 3 players, 1 paragraph. Enter or next reads on.",
    }
    assert Speaker("en", length=length).text(line) == told[length]


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the documents are looked for."""
    monkeypatch.setattr(documents, "documents_dir", lambda: tmp_path)
    (tmp_path / "en").mkdir()
    (tmp_path / "ja").mkdir()
    return tmp_path


def write_page(pages: Path, text: str, language: str = "en") -> None:
    (pages / language / "hagakure.md").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("text", ["", "\n\n", "Words without a heading.\n", "\0\0"])
def test_a_document_without_a_heading_is_as_good_as_none(pages: Path, text: str) -> None:
    write_page(pages, text)
    reader = RuleReader("hagakure")
    for typed in ("headings", "next", "previous", "again", "1", "all", "search king"):
        assert reader.read(typed, ENGLISH) == Reading((rule_words.MISSING,), found=False)


def test_headings_without_paragraphs_are_read_as_they_are(pages: Path) -> None:
    write_page(pages, "# Chess\n\n## Pieces\n\n## The end\n\nMate ends it.\n")
    reader = RuleReader("hagakure")
    chess, pieces = "Heading 1: Chess, 0 paragraphs.", "Heading 2: Pieces, 0 paragraphs."
    end = ["Heading 3: The end, 1 paragraph.", "Mate ends it."]
    assert said(reader.read("1", ENGLISH)) == [chess]
    assert said(reader.read("next", ENGLISH)) == [pieces]
    assert said(reader.read("again", ENGLISH)) == [pieces]
    assert said(reader.read("next", ENGLISH)) == end
    assert said(reader.read("previous", ENGLISH)) == [pieces]
    assert said(reader.read("previous", ENGLISH)) == [chess]
    assert said(reader.read("all", ENGLISH)) == [chess, pieces, *end]


def test_a_rule_that_a_cut_document_lacks_is_missing(pages: Path) -> None:
    write_page(pages, "# Chess\n\nTwo play.\n")
    opened = RuleReader("hagakure").open(Passage("The end"), "en")
    assert opened == Reading((rule_words.MISSING,), found=False)


def test_a_document_cut_in_one_language_is_read_from_its_beginning(pages: Path) -> None:
    write_page(pages, "# Chess\n\nTwo play.\n\n## The end\n\nMate ends it.\n")
    write_page(pages, "# 将棋\n\n二人で指します。\n", "ja")
    reader = RuleReader("hagakure")
    assert said(reader.read("2", ENGLISH))[1] == "Mate ends it."
    assert said(reader.read_on("", Vocabulary("ja")), "ja")[1] == "二人で指します。"
