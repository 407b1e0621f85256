"""The variants of the advanced game (J26), each alone."""

import pytest

from access_play.games.joraku.events import SkirmishWon
from access_play.games.joraku.winning import WinReason
from tests.games.joraku.deals import THREE, Board, heard, ranks

NINJAS = ("K1 K2 K3 K4 KN G6", "Y1 Y2 Y3 Y4 Y5 YN", "G1 G2 G3 G4 G5 GN")


def begun(*variants: str, hands: tuple[str, ...] = THREE) -> Board:
    return Board(3, 6, 1, options={"variants": list(variants)}).recruit(*hands)


class TestSwiftHorses:
    def test_moving_the_daimyo_costs_1(self) -> None:
        board = begun("swift-horses")
        board.do("Y3 act, daimyo 5, daimyo 4, daimyo 3")
        assert board.open.daimyo[1] == 3
        assert board.turn == 3

    def test_a_samurai_still_costs_1(self) -> None:
        board = begun("swift-horses").put(samurai={2: {6: 1}})
        board.do("Y3 act, samurai 6 5")
        assert board.open.points == 2


class TestDeepRoots:
    def test_removing_costs_2(self) -> None:
        board = begun("deep-roots").put(samurai={1: {6: 3}})
        board.do("Y5 act, remove 1, remove 1")
        assert board.open.points == 1
        assert board.refused("remove 1") == "too-few-action-points"


class TestOpenRoad:
    @pytest.mark.parametrize("aside", [3, 5])
    def test_one_may_go_beside_the_cards_area(self, aside: int) -> None:
        board = begun("open-road")
        board.do(f"Y4 place 3 aside {aside}")
        assert board.samurai(2) == {4: 2, aside: 1}

    def test_the_only_one_too(self) -> None:
        board = begun("open-road")
        board.do("Y6 place 1 aside 5")
        assert board.samurai(2) == {5: 1}

    def test_nobody_need_go_aside(self) -> None:
        board = begun("open-road")
        board.do("Y4 place 2")
        assert board.samurai(2) == {4: 2}


class TestNinjaNight:
    def won(self, lines: str, *variants: str) -> SkirmishWon:
        told = begun(*variants, hands=NINJAS).do(lines)
        (won,) = [event for event in heard(told, None) if isinstance(event, SkirmishWon)]
        return won

    def test_a_ninja_beats_a_5(self) -> None:
        won = self.won("YN, G5 place 0, K4 place 0", "ninja-night")
        assert (won.winner, won.reason, won.beaten) == (1, WinReason.NINJA, 5)

    def test_and_a_6_as_ever(self) -> None:
        won = self.won("YN, G5 place 0, G6 place 0", "ninja-night")
        assert (won.winner, won.reason, won.beaten) == (1, WinReason.NINJA, 6)

    def test_but_no_4(self) -> None:
        won = self.won("YN, G4 place 0, K3 place 0", "ninja-night")
        assert (won.winner, won.reason, won.beaten) == (2, WinReason.HIGHEST, 0)

    def test_without_it_a_5_wins(self) -> None:
        won = self.won("YN, G5 place 0, K4 place 0")
        assert (won.winner, won.reason) == (2, WinReason.HIGHEST)


class TestGreatHost:
    def test_a_number_and_a_ninja_place_up_to_4(self) -> None:
        board = begun("great-host", hands=NINJAS)
        board.do("YN 0 1 1 2, G5 place 4")
        assert board.samurai(2) == {0: 1, 1: 2, 2: 1}
        assert board.samurai(3) == {5: 4}
        assert board.refused("K3 place 5") == "wrong-effect"


class TestWarCry:
    def test_kachidoki_pays_4_2_and_1(self) -> None:
        board = begun("war-cry").put((6, 6, 6), {1: {6: 2}, 3: {6: 1}})
        won = board.place_all("Y6 G1 K1")
        (event,) = [one for one in heard(won, None) if isinstance(one, SkirmishWon)]
        assert ranks(event.score) == {1: (4, 1, 4), 3: (3, 2, 2), 2: (2, 3, 1)}
        assert board.totals == [4, 1, 2]
