"""The values that the pages give are those of the games' data files, in every language."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

import access_play.games
from tests.docs.pages import LANGUAGES, section_named

GAMES: Final = Path(access_play.games.__file__).parent
CHART: Final = {
    "The areas far from Kyoto": ["shinano", "totomi", "mikawa"],
    "The areas near Kyoto": ["owari", "ise", "omi", "kyoto"],
}
NO_PAYS: Final = {
    "en": r"area \d|ranks 1, 2 and 3|rounds? \d( and \d)?",
    "fr": r"région \d|rangs 1, 2 et 3|manches? \d( et \d)?",
    "ja": r"\d番|\d位|第\dラウンド",
}
CARDS: Final = {
    "Possessions: the armies": ["foot-soldiers", "lancers", "cavalry", "warrior-monks"],
    "Possessions: the others": ["no-dachi", "daisho", "swordsmith", "gunpowder", "noh-theater"],
    "Castles": ["castle-odawara", "castle-osaka", "castle-himeji"],
}
OKUGATA: Final = ["okugata-10-3", "okugata-5-4"]
PLAYED: Final = ["ninja-spy", "elite-ninja-spy", "ninja-assassin", "dishonor", "save-face"]


def data(game: str, file: str) -> dict[str, Any]:
    path = GAMES / game / file
    if not path.exists():
        pytest.skip(f"the program has no {game}/{file} yet")
    return tomllib.loads(path.read_text(encoding="utf-8"))


def numbers(text: str, leave_out: str = "$^") -> list[int]:
    """Return the numbers of a text as they are said, below zero where it says minus."""
    signed = re.sub(r"(?:minus|moins|マイナス)\s?(?=\d)", "-", re.sub(leave_out, "", text))
    return [int(digits) for digits in re.findall(r"-?\d+", signed)]


def card_numbers(card: dict[str, Any]) -> list[int]:
    return [card["honor"], card["ki"], card["strength"]]


@pytest.mark.parametrize("language", LANGUAGES)
class TestJoraku:
    def test_the_chart(self, language: str) -> None:
        chart = data("joraku", "data.toml")["chart"]
        for title, areas in CHART.items():
            items = section_named("joraku", language, title).paragraphs
            for area, item in zip(areas, items, strict=True):
                rows = [row for row in chart[area].values() if any(row)]
                assert numbers(item, NO_PAYS[language]) == [pays for row in rows for pays in row]


@pytest.mark.parametrize("language", LANGUAGES)
class TestHonorOfTheSamurai:
    def paragraphs(self, language: str, title: str) -> list[str]:
        return section_named("honor-of-the-samurai", language, title).paragraphs

    def test_the_numbers_of_cards(self, language: str) -> None:
        deck = data("honor_of_the_samurai", "deck.toml")
        for title, kinds in CARDS.items():
            items = self.paragraphs(language, title)
            told = [numbers(item) for item in items]
            assert told == [card_numbers(deck[kind]) for kind in kinds]

    def test_the_daimyo(self, language: str) -> None:
        deck = data("honor_of_the_samurai", "deck.toml")
        for item in self.paragraphs(language, "The daimyo"):
            *places, honor, ki, strength = numbers(item)
            assert places
            for place in places:
                assert card_numbers(deck[f"daimyo-{place}"]) == [honor, ki, strength]

    def test_the_shogun(self, language: str) -> None:
        honor = data("honor_of_the_samurai", "deck.toml")["by-imperial-decree"]["honor"]
        told = numbers(self.paragraphs(language, "By Imperial Decree")[1])
        assert told == [number for seats in range(2, 7) for number in (seats, honor[str(seats)])]

    def test_okugata(self, language: str) -> None:
        deck = data("honor_of_the_samurai", "deck.toml")
        told = numbers(self.paragraphs(language, "Okugata and house guards")[0], "2種類")
        cards = [[*card_numbers(deck[kind]), deck[kind]["copies"]] for kind in OKUGATA]
        assert sorted(told) == sorted(number for card in cards for number in card)

    def test_how_many_cards(self, language: str) -> None:
        deck = data("honor_of_the_samurai", "deck.toml")
        armies, others, castles = [[deck[kind]["copies"] for kind in CARDS[t]] for t in CARDS]
        expected = [
            [sum(deck[f"daimyo-{number}"]["copies"] for number in range(1, 11)), 6],
            [sum(deck[kind]["copies"] for kind in OKUGATA)],
            [sum(armies), *armies],
            [sum(others)],
            [sum(castles), deck["house-guard"]["copies"]],
            [deck[kind]["copies"] for kind in PLAYED],
        ]
        items = self.paragraphs(language, "How many cards of each kind")
        # Only Japanese says of a single card how many it is.
        assert [[n for n in numbers(item) if n != 1] for item in items] == expected
