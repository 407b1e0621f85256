"""A player's own data file: what is taken from it, and every kind of fault."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from access_play.core.game import DataError, Setup
from access_play.games.joraku.data import chart_sources, game_data, sources, variant_sources
from access_play.games.joraku.reasons import DataFault
from access_play.games.joraku.rules import RULES
from access_play.games.joraku.terms import Variant
from access_play.games.joraku.values import Source

Document = dict[str, Any]
OWN = files("access_play.games.joraku").joinpath("data.toml").read_text(encoding="utf-8")
CHART = {
    # area: first, second and third rank in rounds 1, 2 and 3 (rulings.md: Joraku)
    6: ((7, 5, 3), (3, 2, 1), (0, 0, 0)),
    5: ((6, 4, 2), (5, 3, 2), (0, 0, 0)),
    4: ((5, 3, 2), (6, 4, 2), (3, 2, 1)),
    3: ((4, 3, 2), (7, 5, 3), (4, 2, 1)),
    2: ((4, 2, 1), (7, 5, 3), (6, 4, 2)),
    1: ((3, 2, 1), (6, 4, 2), (9, 6, 3)),
    0: ((0, 0, 0), (0, 0, 0), (10, 7, 4)),
}


def document() -> Document:
    return tomllib.loads(OWN)


def changed(change: Callable[[Document], object]) -> Document:
    """Return the game's own document with a change."""
    found = deepcopy(document())
    change(found)
    return found


def fault(change: Callable[[Document], object]) -> dict[str, object]:
    """Return code and parameters of what is wrong with a changed document."""
    with pytest.raises(DataError) as caught:
        RULES.own_data(changed(change))
    return {"code": caught.value.fault.code, **caught.value.fault.params}


def put(*path: str, value: object) -> Callable[[Document], object]:
    """Return a change that puts a value at a path."""

    def change(found: Document) -> None:
        for name in path[:-1]:
            found = found[name]
        found[path[-1]] = value

    return change


def without(*path: str) -> Callable[[Document], object]:
    """Return a change that takes a value away."""

    def change(found: Document) -> None:
        for name in path[:-1]:
            found = found[name]
        del found[path[-1]]

    return change


class TestTheGamesOwnValues:
    def test_the_scoring_chart(self) -> None:
        for area, rows in CHART.items():
            assert tuple([row[area] for row in game_data().chart]) == rows

    def test_each_daimyo_card_stands_for_the_area_of_its_number(self) -> None:
        assert [card.area for card in game_data().daimyo] == [1, 2, 3, 4, 5, 6]

    def test_the_marks_are_those_of_the_rulebooks_example(self) -> None:
        own, project = Source.RULEBOOK, Source.PROJECT
        data = game_data()
        assert chart_sources(data, 1, 6) == (own, project, project)
        assert chart_sources(data, 1, 5) == (own, project, own)
        assert chart_sources(data, 1, 4) == (own, own, own)
        others = [
            chart_sources(data, number, area)
            for number in (1, 2, 3)
            for area in range(7)
            if number > 1 or area < 4
        ]
        assert set(others) == {(project, project, project)}
        assert {variant_sources(data, variant)[0] for variant in Variant} == {project}

    def test_every_value_has_a_mark(self) -> None:
        marks = sources(game_data())
        assert len(marks) == 21 + 18 + 5
        assert Source.PLAYER not in {mark for each in marks.values() for mark in each}


class TestAPlayersOwn:
    def test_the_same_file_differs_in_nothing(self) -> None:
        assert RULES.own_data(document()) == {}

    def test_only_what_differs_is_kept(self) -> None:
        def change(found: Document) -> None:
            found["chart"]["mikawa"]["round-2"] = [9, 4, 0]
            found["variants"]["war-cry"] = [5, 3, 1]
            found["daimyo"]["3"]["name"] = " Oda Nobuhide "

        kept = RULES.own_data(changed(change))
        assert kept == {
            "chart": {"mikawa": {"round-2": [9, 4, 0]}},
            "daimyo": {"3": {"name": "Oda Nobuhide"}},
            "variants": {"war-cry": [5, 3, 1]},
        }
        data = RULES.start(Setup(3, data=kept)).open.terms.data
        assert data.chart[1][4] == (9, 4, 0)
        assert data.chart[1][3] == (7, 5, 3)
        assert data.variants.war_cry == (5, 3, 1)
        assert data.daimyo[2].name == "Oda Nobuhide"

    def test_provenance_and_names_may_be_left_out(self) -> None:
        def change(found: Document) -> None:
            del found["provenance"]
            for card in found["daimyo"].values():
                del card["name"], card["reading"]

        assert RULES.own_data(changed(change)) == {}

    def test_its_values_are_said_to_be_the_players(self) -> None:
        kept = RULES.own_data(changed(put("chart", "mikawa", "round-1", value=[5, 4, 2])))
        data = RULES.start(Setup(3, data=kept)).open.terms.data
        own, mine = Source.RULEBOOK, Source.PLAYER
        assert chart_sources(data, 1, 4) == (own, mine, own)
        assert chart_sources(data, 1, 6) == (own, Source.PROJECT, Source.PROJECT)
        kept = RULES.own_data(changed(put("variants", "ninja-night", value=4)))
        data = RULES.start(Setup(3, data=kept)).open.terms.data
        assert variant_sources(data, Variant.NINJA_NIGHT) == (mine,)

    def test_a_daimyo_may_start_elsewhere(self) -> None:
        kept = RULES.own_data(changed(put("daimyo", "6", "area", value="kyoto")))
        assert RULES.start(Setup(3, data=kept)).open.terms.data.daimyo[5].area == 0


class TestFaults:
    @pytest.mark.parametrize(
        ("path", "at"),
        [
            (("chart",), "chart"),
            (("chart", "owari"), "chart.owari"),
            (("chart", "owari", "round-2"), "chart.owari.round-2"),
            (("daimyo",), "daimyo"),
            (("daimyo", "4"), "daimyo.4"),
            (("daimyo", "4", "area"), "daimyo.4.area"),
            (("variants",), "variants"),
            (("variants", "deep-roots"), "variants.deep-roots"),
        ],
    )
    def test_something_is_missing(self, path: tuple[str, ...], at: str) -> None:
        assert fault(without(*path)) == {"code": DataFault.MISSING, "at": at, "rank": 0}

    @pytest.mark.parametrize(("numbers", "rank"), [([], 1), ([7], 2), ([7, 5], 3)])
    def test_a_cell_is_missing(self, numbers: list[int], rank: int) -> None:
        told = fault(put("chart", "owari", "round-2", value=numbers))
        assert told == {"code": DataFault.MISSING, "at": "chart.owari.round-2", "rank": rank}

    def test_a_cell_too_many(self) -> None:
        told = fault(put("chart", "owari", "round-2", value=[7, 5, 3, 1]))
        assert told == {"code": DataFault.TOO_MANY, "at": "chart.owari.round-2", "count": 4}

    @pytest.mark.parametrize("found", ["5", "five", 5.0, 4.5, True, [5], {}])
    def test_a_cell_is_no_number(self, found: object) -> None:
        told = fault(put("chart", "owari", "round-2", value=[7, found, 3]))
        assert (told["code"], told["at"]) == (DataFault.NOT_A_NUMBER, "chart.owari.round-2")
        assert (told["rank"], told["found"]) == (2, str(found))

    @pytest.mark.parametrize("found", [-1, 100, 2**70])
    def test_a_cell_is_out_of_range(self, found: int) -> None:
        told = fault(put("chart", "owari", "round-2", value=[found, 0, 0]))
        assert (told["code"], told["rank"]) == (DataFault.OUT_OF_RANGE, 1)
        assert (told["found"], told["low"], told["high"]) == (str(found), 0, 99)

    @pytest.mark.parametrize(("numbers", "rank"), [([5, 7, 3], 2), ([7, 3, 5], 3), ([0, 0, 1], 3)])
    def test_ranks_are_out_of_order(self, numbers: list[int], rank: int) -> None:
        told = fault(put("chart", "owari", "round-2", value=numbers))
        at = "chart.owari.round-2"
        assert told == {"code": DataFault.RANKS_OUT_OF_ORDER, "at": at, "rank": rank}

    @pytest.mark.parametrize("found", ["Owari", "edo", "3", ""])
    def test_an_area_that_there_is_not(self, found: str) -> None:
        told = fault(put("chart", found, value={"round-1": [1, 1, 1]}))
        assert (told["code"], told["at"], told["found"]) == (DataFault.UNKNOWN_AREA, "chart", found)
        known = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"]
        assert told["known"] == known
        told = fault(put("daimyo", "2", "area", value=found))
        assert (told["code"], told["at"]) == (DataFault.UNKNOWN_AREA, "daimyo.2.area")
        assert told["known"] == known

    @pytest.mark.parametrize(
        ("path", "at", "known"),
        [
            (("colours",), "", "chart"),
            (("chart", "owari", "round-4"), "chart.owari", "round-3"),
            (("daimyo", "7"), "daimyo", "6"),
            (("daimyo", "2", "clan"), "daimyo.2", "name"),
            (("variants", "peace"), "variants", "war-cry"),
            (("variants", "open-road"), "variants", "war-cry"),
            (("provenance", "chart", "owari", "round-4"), "provenance.chart.owari", "round-3"),
        ],
    )
    def test_a_name_that_means_nothing(self, path: tuple[str, ...], at: str, known: str) -> None:
        told = fault(put(*path, value=1))
        assert (told["code"], told["at"], told["found"]) == (DataFault.UNKNOWN_KEY, at, path[-1])
        assert known in told["known"]

    def test_no_table_where_one_belongs(self) -> None:
        told = fault(put("chart", "owari", value=[7, 5, 3]))
        assert told == {"code": DataFault.NOT_A_TABLE, "at": "chart.owari", "found": "[7, 5, 3]"}
        assert fault(put("variants", value=3))["code"] == DataFault.NOT_A_TABLE

    @pytest.mark.parametrize("found", [7, "7, 5, 3", {"first": 7}])
    def test_no_three_numbers_where_they_belong(self, found: object) -> None:
        told = fault(put("variants", "war-cry", value=found))
        assert told == {
            "code": DataFault.NOT_A_LIST,
            "at": "variants.war-cry",
            "found": str(found),
        }

    @pytest.mark.parametrize(
        ("variant", "low", "high"),
        [("swift-horses", 1, 6), ("deep-roots", 1, 6), ("ninja-night", 1, 6), ("great-host", 1, 5)],
    )
    def test_a_variants_number(self, variant: str, low: int, high: int) -> None:
        for found in (low - 1, high + 1):
            told = fault(put("variants", variant, value=found))
            assert told["code"] == DataFault.OUT_OF_RANGE
            assert (told["rank"], told["low"], told["high"]) == (0, low, high)
        assert fault(put("variants", variant, value="2"))["code"] == DataFault.NOT_A_NUMBER

    @pytest.mark.parametrize(
        ("found", "code"),
        [
            (5, DataFault.NOT_A_TEXT),
            (["Oda"], DataFault.NOT_A_TEXT),
            ("a" * 41, DataFault.TEXT_UNFIT),
            ("Oda\n", DataFault.TEXT_UNFIT),
            ("O\u202eda", DataFault.TEXT_UNFIT),
        ],
    )
    def test_a_name_that_cannot_be_said(self, found: object, code: DataFault) -> None:
        told = fault(put("daimyo", "1", "name", value=found))
        assert (told["code"], told["at"]) == (code, "daimyo.1.name")

    @pytest.mark.parametrize("found", ["mine", "player", 1, None])
    def test_a_mark_that_is_none(self, found: object) -> None:
        marks = ["rulebook", found, "project"]
        told = fault(put("provenance", "chart", "owari", "round-2", value=marks))
        assert (told["code"], told["found"]) == (DataFault.UNKNOWN_MARK, str(found))
        assert told["known"] == ["rulebook", "published", "project"]
        assert told["at"] == "provenance.chart.owari.round-2"

    def test_a_long_wrong_value_is_cut(self) -> None:
        told = fault(put("variants", "deep-roots", value="x" * 500))
        assert told["found"] == "x" * 40


class TestTheHeadersData:
    @pytest.mark.parametrize(
        "data",
        [
            {"chart": {"owari": {"round-2": [5, 7, 3]}}},
            {"chart": {"owari": {"round-2": [7, 5]}}},
            {"chart": {"edo": {"round-2": [7, 5, 3]}}},
            {"chart": {"owari": {"round-2": [7, "5", 3]}}},
            {"provenance": {}},
            {"variants": {"swift-horses": 0}},
            {"chart": 3},
            {"x": 1},
        ],
    )
    def test_it_is_checked_again(self, data: dict[str, object]) -> None:
        with pytest.raises(DataError):
            RULES.start(Setup(3, data=data))

    def test_no_faulty_document_crashes(self) -> None:
        for odd in (None, 1, "x", [], {}, [1], [[]], {"a": {}}):
            for path in (("chart",), ("chart", "owari"), ("chart", "owari", "round-1")):
                with pytest.raises(DataError):
                    RULES.own_data(changed(put(*path, value=odd)))
