"""Hagakure's page: what it says is typed, told and written is what the program does."""

import json
import re
from itertools import chain
from pathlib import Path
from typing import Final

import pytest

from access_play.cli import main
from access_play.core.game import Setup
from access_play.games.commands import Understood
from access_play.games.hagakure.cards import FOOL
from access_play.games.hagakure.commands import COMMANDS
from access_play.games.hagakure.moves import (
    YOMI,
    Move,
    Pass,
    PlayCard,
    Token,
    UseToken,
    read_move,
    write_move,
)
from access_play.games.hagakure.reasons import HagakureReason
from access_play.games.hagakure.rules import RULES
from access_play.games.hagakure.state import HagakureView
from access_play.games.hagakure.words import WORDS
from access_play.language.catalogs import catalog
from access_play.language.phrases import Phrase
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary
from access_play.tactile import number_code
from tests.docs.pages import (
    LANGUAGES,
    paragraphs_of,
    section_named,
    sections_of,
    spans_of,
)
from tests.docs.test_rules_documents import REASONS

PAGE: Final = "hagakure"
NAMES: Final = {
    "en": ("Aki", "Ken", "Zoé"),
    "fr": ("Aki", "Ken", "Zoé"),
    "ja": ("アキ", "ケン", "ゾエ"),
}
HANDS: Final = ["V8 V13 V17 S19 F", "V7 V9 V12 S20 F", "V6 V10 V15 S18 S21"]
LEFT: Final = "V11 V14 V16 S22 F"
TOKENS: Final[list[dict[str, object]]] = [
    {"by": 3, "do": "token", "token": "double"},
    {"by": 1, "do": "token", "token": "look", "at": 2},
    {"by": 2, "do": "token", "token": "exchange"},
]
TRICKS: Final = [
    [(3, "V15"), (1, "V17"), (2, "V16")],
    [(1, "V13"), (2, "S22"), (3, "V6")],
    [(2, "F"), (3, "S18"), (1, "F")],
    [(1, "S19"), (2, "V11"), (3, "S21")],
    [(3, "V10"), (1, "V8"), (2, "V14")],
]
BEFORE_YOUR_FOOL: Final = 8
"""How many cards have been played when villager 8 is tried in trick 3."""


def deal() -> dict[str, object]:
    return {"by": "chance", "do": "deal", "hands": [h.split() for h in HANDS], "yomi": LEFT.split()}


def example(cards: list[tuple[int, str]]) -> list[dict[str, object]]:
    """Return the actions of the example round as far as these cards."""
    plays = [{"by": seat, "do": "play", "card": card} for seat, card in cards]
    return [{"by": "chance", "do": "dealer", "seat": 2}, deal(), *TOKENS, *plays]


def write_record(path: Path, language: str, actions: list[dict[str, object]]) -> Path:
    seats = [{"name": name, "language": language} for name in NAMES[language]]
    header = {"format": "access-play/1", "game": PAGE, "seats": seats}
    lines = [json.dumps(line, ensure_ascii=False) + "\n" for line in (header, *actions)]
    path.write_text("".join(lines), encoding="utf-8")
    return path


def example_titles() -> list[str]:
    titles = [section.title for section in sections_of(PAGE, "en")]
    return [title for title in titles if title.startswith("Example: ")]


def quoted(language: str) -> list[str]:
    """Return what the example round says is heard, without a last full stop."""
    marks = {"en": r'"(.+?)"', "fr": "«\u00a0(.+?)\u00a0»", "ja": "「(.+?)」"}[language]
    sections = [section_named(PAGE, language, title) for title in example_titles()]
    found = [re.findall(marks, text) for section in sections for text in section.paragraphs]
    return [sentence.rstrip(".。") for sentence in chain.from_iterable(found)]


def preparation() -> HagakureView:
    """Return what Aki may know when tokens are played in the example round."""
    return after(example([])[:3])


def after(actions: list[dict[str, object]]) -> HagakureView:
    """Return what Aki may know after the first actions of the example round."""
    state = RULES.start(Setup(3))
    for action in actions:
        fields = {key: value for key, value in action.items() if key != "by"}
        state = RULES.apply(state, RULES.to_act(state)[0], RULES.read(fields))
    return RULES.view(state, 0)


def refusal() -> Phrase:
    """Return why villager 8 may not be played in trick 3 of the example round."""
    cards = [card for trick in TRICKS for card in trick]
    view = after(example(cards[:BEFORE_YOUR_FOOL]))
    refused = RULES.refuse(view, PlayCard(8))
    assert refused is not None
    return WORDS.refusal(view, refused)


def understood(language: str, english_title: str) -> list[list[Move | None]]:
    """Return the moves typed in each paragraph of a section, named by its English heading."""
    catalog(language)  # raises where the catalogs are not compiled
    names = tuple(map(Name, NAMES[language]))

    def move(typed: str) -> Move | None:
        meaning = COMMANDS.understand(preparation(), typed, Vocabulary(language), names)
        return meaning.move if isinstance(meaning, Understood) else None

    section = section_named(PAGE, language, english_title)
    return [[move(span) for span in spans_of(text)] for text in section.paragraphs]


@pytest.mark.parametrize("language", LANGUAGES)
class TestTheRecord:
    def test_lines_can_be_read(self, language: str) -> None:
        spans = [span for text in paragraphs_of(PAGE, language) for span in spans_of(text)]
        for fields in [json.loads(span) for span in spans if span.startswith("{")]:
            assert fields.pop("by") in {1, 3, "chance"}
            assert write_move(read_move(fields)) == fields

    def test_words_are_named(self, language: str) -> None:
        spans = {span for text in paragraphs_of(PAGE, language) for span in spans_of(text)}
        assert {token.value for token in Token} <= spans

    def test_numbers_in_the_code(self, language: str) -> None:
        spans = [span for text in paragraphs_of(PAGE, language) for span in spans_of(text)]
        whole = [span for span in spans if span.startswith("[") and len(span) > 4]
        assert [number_code.read(span) for span in whole] == [17, 22, 27, 18]


@pytest.mark.parametrize("language", LANGUAGES)
class TestWhatIsTyped:
    def test_cards(self, language: str) -> None:
        numbered, villagers, fools = understood(language, "Playing a card")[:3]
        assert len(numbered) == 4
        assert set(numbered) == {PlayCard(18)}
        assert len(villagers) == 3
        assert set(villagers) == {PlayCard(12)}
        assert len(fools) == 3
        assert set(fools) == {PlayCard(FOOL)}

    def test_number_code(self, language: str) -> None:
        assert understood(language, "The number code in writing")[-1] == [PlayCard(18)]

    def test_tokens(self, language: str) -> None:
        scoring, looks, none = understood(language, "Playing a token")
        plain_tokens = [Token.DOUBLE, Token.ZERO, Token.VILLAGERS, Token.EXCHANGE]
        assert scoring == [UseToken(token) for token in plain_tokens]
        assert looks == [UseToken(Token.LOOK, YOMI), UseToken(Token.LOOK, 1)]
        assert none == [Pass()]

    def test_example_round(self, language: str) -> None:
        titles = example_titles()
        moves = [m for title in titles for para in understood(language, title) for m in para]
        cards = [PlayCard(card) for card in (17, 13, 8, FOOL, 19)]
        assert moves == [UseToken(Token.LOOK, 1), *cards]


def show_the_example(folder: Path, language: str, *form: str) -> None:
    """Print what two of the players hear of the example round, and what is refused in it."""
    cards = [card for trick in TRICKS for card in trick]
    whole = write_record(folder / "whole.jsonl", language, [*example(cards), deal()])
    tried = [*cards[:BEFORE_YOUR_FOOL], (1, "V8")]
    refused = write_record(folder / "refused.jsonl", language, example(tried))
    main(["show", str(whole), "--seat", "1", *form])
    main(["show", str(whole), "--seat", "3", *form])
    main(["check", str(refused), "--language", language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_quotes_what_the_program_says(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    show_the_example(tmp_path, language)
    told = capsys.readouterr().out
    heard = quoted(language)
    assert len(heard) == 24
    assert [sentence for sentence in heard if sentence not in told] == []


def test_the_codes_are_the_games() -> None:
    assert set(REASONS[PAGE]) == {reason.value for reason in HagakureReason}
