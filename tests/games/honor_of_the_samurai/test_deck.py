"""The deck's data: its provenance, a player's own file, and what is wrong with one."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from access_play.bots.random_games import table_game
from access_play.cli.table.own_data import read_data
from access_play.core.game import DataError, Setup
from access_play.core.record import (
    FORMAT,
    Header,
    RecordFault,
    Seating,
    UnreadableError,
    read_record,
)
from access_play.core.replay import Replay
from access_play.core.seats import CHANCE
from access_play.core.table import Happened, Table
from access_play.games.honor_of_the_samurai.cards import ALL_CODES, CODES, card_of
from access_play.games.honor_of_the_samurai.deck import (
    Provenance,
    Values,
    deck_of,
    own_values,
    provenance,
)
from access_play.games.honor_of_the_samurai.reasons import DataFault
from access_play.games.honor_of_the_samurai.rules import RULES
from tests.games.properties.tables import Lines

# rulings.md, the table of the deck: honor, ki, strength, copies.
PRINTED = {
    "daimyo-1": (30, 1, 4, 1),
    "daimyo-2": (20, 1, 5, 1),
    "daimyo-3": (15, 2, 3, 1),
    "daimyo-4": (10, 0, 4, 1),
    **{f"daimyo-{number}": (10, 0, 2, 1) for number in (5, 6, 7)},
    **{f"daimyo-{number}": (5, 0, 1, 1) for number in (8, 9, 10)},
    "okugata-10-3": (10, 3, 0, 5),
    "okugata-5-4": (5, 4, 0, 4),
    "castle-odawara": (5, 0, 3, 1),
    "castle-osaka": (10, 1, 4, 1),
    "castle-himeji": (15, 2, 5, 1),
    "foot-soldiers": (0, 0, 1, 17),
    "lancers": (0, 0, 2, 11),
    "cavalry": (0, 0, 3, 6),
    "warrior-monks": (0, 1, 1, 11),
    "no-dachi": (5, 1, 3, 1),
    "daisho": (10, 1, 1, 1),
    "swordsmith": (10, 1, 4, 1),
    "gunpowder": (-20, -2, 6, 1),
    "noh-theater": (20, 3, 0, 1),
    "house-guard": (0, 0, 0, 5),
    "ninja-spy": (0, 0, 0, 5),
    "elite-ninja-spy": (0, 0, 0, 3),
    "ninja-assassin": (0, 0, 0, 5),
    "dishonor": (0, 0, 0, 9),
    "save-face": (0, 0, 0, 4),
}


def test_the_deck_is_the_one_that_was_agreed_on() -> None:
    deck = deck_of({})
    for code, (honor, ki, strength, copies) in PRINTED.items():
        assert deck.values[card_of(code)] == Values(honor, ki, strength), code
        assert deck.copies[card_of(code)] == copies, code
    assert {*PRINTED} == {*CODES.values()}
    assert len(deck.cards) == 103
    assert deck.decree[2:] == (30, 50, 75, 100, 150)


def test_the_rulebooks_counts_hold() -> None:
    deck = deck_of({})
    assert sum(deck.copies) == 110
    armies = ("foot-soldiers", "lancers", "cavalry", "warrior-monks")
    assert sum(deck.copies[card_of(code)] for code in armies) == 45


def test_every_value_has_its_provenance_and_no_other_has() -> None:
    assert {*provenance()} == {*own_values()}
    assert {*provenance().values()} == {*Provenance}
    marks = provenance()
    assert marks["by-imperial-decree.honor.3"] is Provenance.RULEBOOK
    assert marks["by-imperial-decree.honor.4"] is Provenance.PROJECT
    assert marks["by-imperial-decree.honor.5"] is Provenance.PROJECT
    assert marks["gunpowder.honor"] is Provenance.RULEBOOK
    assert marks["gunpowder.copies"] is Provenance.PROJECT
    assert marks["dishonor.copies"] is Provenance.PUBLISHED
    assert marks["castle-osaka.strength"] is Provenance.PUBLISHED
    assert marks["lancers.copies"] is Provenance.PROJECT


# A player's own file.


def own(tmp_path: Path, text: str) -> dict[str, object]:
    path = tmp_path / "box.toml"
    path.write_text(text, "utf-8")
    return read_data(path, RULES)


def test_only_what_differs_is_kept(tmp_path: Path) -> None:
    text = """
        [lancers]
        copies = 12
        strength = 2
        from = { copies = "the box" }
        [cavalry]
        copies = 5
        [by-imperial-decree.honor]
        4 = 80
        5 = 100
    """
    assert own(tmp_path, text) == {
        "lancers": {"copies": 12},
        "cavalry": {"copies": 5},
        "by-imperial-decree": {"honor": {"4": 80}},
    }


def test_the_games_own_file_differs_in_nothing(tmp_path: Path) -> None:
    text = Path("access_play/games/honor_of_the_samurai/deck.toml").read_text("utf-8")
    assert own(tmp_path, text) == {}
    assert own(tmp_path, "") == {}


@pytest.mark.parametrize(
    ("text", "fault", "params"),
    [
        (
            "[lancers]\ncopies = 10",
            DataFault.WRONG_SUM,
            {"total": 109, "deck": 110, "difference": 1, "more": False},
        ),
        (
            "[lancers]\ncopies = 14",
            DataFault.WRONG_SUM,
            {"total": 113, "deck": 110, "difference": 3, "more": True},
        ),
        ("[spears]\ncopies = 1", DataFault.UNKNOWN_NAME, {"where": "spears"}),
        ("[lancers]\nhonour = 1", DataFault.UNKNOWN_NAME, {"where": "lancers.honour"}),
        ("[ninja-spy]\nhonor = 1", DataFault.UNKNOWN_NAME, {"where": "ninja-spy.honor"}),
        ('from = "me"', DataFault.UNKNOWN_NAME, {"where": "from"}),
        ('"lancers.copies" = 11', DataFault.UNKNOWN_NAME, {"where": "lancers.copies"}),
        ("lancers = 11", DataFault.NOT_A_TABLE, {"where": "lancers"}),
        (
            "[by-imperial-decree]\nhonor = 75",
            DataFault.NOT_A_TABLE,
            {"where": "by-imperial-decree.honor"},
        ),
        ('[lancers]\ncopies = "11"', DataFault.NOT_A_NUMBER, {"where": "lancers.copies"}),
        ("[lancers]\ncopies = true", DataFault.NOT_A_NUMBER, {"where": "lancers.copies"}),
        ("[lancers]\nstrength = 2.5", DataFault.NOT_A_NUMBER, {"where": "lancers.strength"}),
        ("[lancers]\nstrength = [2]", DataFault.NOT_A_NUMBER, {"where": "lancers.strength"}),
        (
            "[lancers]\nstrength = -1",
            DataFault.OUT_OF_RANGE,
            {"where": "lancers.strength", "value": -1, "lowest": 0, "highest": 20},
        ),
        (
            "[samurai]\ncopies = 5",
            DataFault.OUT_OF_RANGE,
            {"where": "samurai.copies", "value": 5, "lowest": 6, "highest": 110},
        ),
        (
            "[by-imperial-decree]\ncopies = 2",
            DataFault.OUT_OF_RANGE,
            {"where": "by-imperial-decree.copies", "value": 2, "lowest": 1, "highest": 1},
        ),
        (
            "[deck]\ncards = 109",
            DataFault.OUT_OF_RANGE,
            {"where": "deck.cards", "value": 109, "lowest": 110, "highest": 110},
        ),
        (
            "[lancers]\ncopies = 16\n"
            + "\n".join(f"[daimyo-{number}]\ncopies = 0" for number in range(1, 6)),
            DataFault.TOO_FEW_DAIMYO,
            {"count": 5, "needed": 6},
        ),
    ],
)
def test_a_file_with_a_fault_is_refused_with_what_is_wrong(
    text: str, fault: DataFault, params: dict[str, object]
) -> None:

    with pytest.raises(DataError) as caught:
        RULES.own_data(tomllib.loads(text))
    assert (caught.value.fault.code, dict(caught.value.fault.params)) == (fault, params)


def test_every_fault_is_met_above() -> None:
    marks = test_a_file_with_a_fault_is_refused_with_what_is_wrong.pytestmark  # type: ignore[attr-defined]
    assert {row[1] for row in marks[0].args[1]} == {*DataFault}


# A game with it.

DATA: dict[str, object] = {
    "daimyo-1": {"honor": 33},
    "lancers": {"copies": 12, "strength": 3},
    "cavalry": {"copies": 5},
    "by-imperial-decree": {"honor": {"4": 80}},
    "samurai": {"ki": 9},
}


def test_a_game_is_played_with_a_players_own_values() -> None:
    table = RULES.start(Setup(4, {}, DATA)).open
    assert table.terms.title == 80
    assert table.terms.deck.values[card_of("daimyo-1")] == Values(33, 1, 4)
    assert table.terms.deck.cards.count(card_of("lancers")) == 12
    assert len(table.terms.deck.cards) == 103


def test_a_gain_that_is_no_multiple_of_5_is_rounded_up() -> None:
    table: Table[Any, Any, Any] = Table(RULES, Setup(2, {}, DATA))
    rng = Random(1)
    due = RULES.chance(table._state)
    assert due is not None
    deal: Any = due.draw(rng)
    while card_of("daimyo-1") not in deal.daimyo:
        deal = due.draw(rng)
    seat = deal.daimyo.index(card_of("daimyo-1"))
    deal = msgspec.structs.replace(deal, first=seat)
    table.announce(CHANCE, deal)
    assert table.score().totals[seat] == 35
    assert table.view(seat).open.samurai[seat].ki == 9


def test_what_a_header_holds_is_checked_again() -> None:
    with pytest.raises(DataError) as caught:
        RULES.start(Setup(4, {}, {"lancers": {"copies": 12}}))
    assert caught.value.fault.code == DataFault.WRONG_SUM


def test_random_games_end_with_a_players_own_values_too() -> None:
    class Own(type(RULES)):  # type: ignore[misc]
        def start(self, setup: Setup) -> Any:
            return super().start(Setup(setup.seats, setup.options, DATA))

    for seats in RULES.seats:
        assert table_game(Own(), seats, Random(seats), lambda _happened: None) > 0


def test_every_card_has_its_table_in_the_file() -> None:
    tables = {path.split(".")[0] for path in own_values()}
    assert tables == {*ALL_CODES.values(), "deck"}


def test_a_record_keeps_a_players_own_values() -> None:
    seats = tuple([Seating(name, "en") for name in ("Aki", "Ken", "Mei", "Sam")])
    header = Header(FORMAT, RULES.name, seats, data=DATA)
    journal, rng = Lines(header), Random(5)
    table: Table[Any, Any, Any] = Table(RULES, Setup(4, {}, DATA), journal=journal)
    while acting := table.to_act():
        if acting == (CHANCE,):
            table.draw(rng)
        else:
            table.announce(acting[0], RULES.moves(table.view(acting[0])).sample(rng))
    replay = Replay(read_record(journal.data), lambda _name: RULES)
    assert all(isinstance(each.outcome, Happened) for each in replay.verdicts())
    assert replay.table.score() == table.score()
    assert replay.table.score().over
    assert replay.table.view(0).open.terms.title == 80


def test_a_header_whose_values_are_no_deck_is_no_record() -> None:
    seats = (Seating("Aki", "en"), Seating("Ken", "en"))
    header = Header(FORMAT, RULES.name, seats, data={"lancers": {"copies": 10}})
    with pytest.raises(UnreadableError) as caught:
        Replay(read_record(Lines(header).data), lambda _name: RULES)
    assert (caught.value.fault, caught.value.detail) == (RecordFault.WRONG_VALUE, "data")
