"""Replaying: every action is judged at the table, and the first reason in order is given."""

from collections.abc import Mapping

import pytest

from access_play.core.game import AnyGame
from access_play.core.record import (
    MAX_DEPTH,
    Header,
    RecordFault,
    UnreadableError,
    read_record,
)
from access_play.core.refusals import Reason, Refusal, UnknownActionError
from access_play.core.replay import Replay, Verdict, read_action
from access_play.core.seats import CHANCE
from access_play.core.sums import BeyondNumber
from access_play.core.table import Happened
from tests.core.lanterns import LANTERNS, LanternsGame, Move, Peek, Said, Say, Seen
from tests.core.records import DEAL, HEADER, say, text

UNDO: dict[str, object] = {"by": 1, "do": "undo"}
PRACTICE = {**HEADER, "practice": True}
SHORT = {**HEADER, "options": {"turns": 1}}


def rules(name: str) -> AnyGame:
    if name != "lanterns":
        raise LookupError(name)
    return LANTERNS


def replay_of(
    *lines: Mapping[str, object] | bytes, header: Mapping[str, object] = HEADER
) -> Replay:
    return Replay(read_record(text(*lines, header=header)), rules)


def verdicts(
    *lines: Mapping[str, object] | bytes, header: Mapping[str, object] = HEADER
) -> list[Verdict]:
    return list(replay_of(*lines, header=header).verdicts())


def last(*lines: Mapping[str, object] | bytes, header: Mapping[str, object] = HEADER) -> Verdict:
    """Return the verdict on the last line, sure that all others were accepted."""
    found = verdicts(*lines, header=header)
    assert len(found) == len(lines), found
    return found[-1]


def reason(verdict: Verdict) -> str:
    assert isinstance(verdict.outcome, Refusal), verdict
    return verdict.outcome.code


def test_each_accepted_action_has_its_verdict() -> None:
    found = verdicts(DEAL, say(1, 4), say(2, 3))
    assert [(each.line, each.by, each.seat) for each in found] == [
        (2, "chance", CHANCE),
        (3, 1, 0),
        (4, 2, 1),
    ]
    assert all(isinstance(each.outcome, Happened) for each in found)


def test_what_was_heard_is_heard_again() -> None:
    dealt, said = (each.outcome for each in verdicts(DEAL, say(1, 4)))
    assert isinstance(dealt, Happened)
    assert isinstance(said, Happened)
    assert dealt.to(0) == (Seen(5),)
    assert dealt.to(None) == ()
    assert said.to(None) == (Said(0, 4),)


def test_a_sum_is_no_part_of_the_move() -> None:
    record = read_record(text(DEAL))
    with_sum = record.lines[0].fields | {"sum": "0"}  # type: ignore[operator]
    lines = (type(record.lines[0])(2, with_sum),)
    replay = Replay(type(record)(record.header, lines, cut_off=False), rules)
    assert isinstance(next(replay.verdicts()).outcome, Happened)


def test_the_first_refusal_stops_the_replay() -> None:
    replay = replay_of(DEAL, say(2, 4), say(1, 4))
    found = list(replay.verdicts())
    assert [each.line for each in found] == [2, 3]
    assert reason(found[-1]) == Reason.NOT_YOUR_TURN
    assert replay.table.position == 1
    assert replay.table.to_act() == (0,)


def test_a_header_alone_has_no_verdicts() -> None:
    replay = replay_of()
    assert list(replay.verdicts()) == []
    assert replay.table.to_act() == (CHANCE,)


NO_NUMBERS: list[bytes] = [
    b"null",
    b"true",
    b"false",
    b"1.0",
    b"4.0",
    b"1e400",
    b"9223372036854775808",
    b"-9223372036854775809",
    b"1" * 5000,
    b'"1"',
    b'""',
    b'"Chance"',
    b'"chance "',
    b'"dealer"',
    b"[]",
    b"[1]",
    b"{}",
    b'{"seat": 1}',
]


@pytest.mark.parametrize("by", NO_NUMBERS)
def test_a_by_that_is_neither_a_number_nor_chance(by: bytes) -> None:
    verdict = last(DEAL, b'{"by": ' + by + b', "do": "say", "number": 4}')
    assert (verdict.by, verdict.seat) == (None, None)
    assert reason(verdict) == Reason.UNKNOWN_ACTION


def test_a_by_that_is_missing() -> None:
    verdict = last(DEAL, {"do": "say", "number": 4})
    assert (verdict.by, verdict.seat) == (None, None)
    assert reason(verdict) == Reason.UNKNOWN_ACTION
    assert reason(last({})) == Reason.UNKNOWN_ACTION


@pytest.mark.parametrize("by", [0, 3, 7, -1, -2, 2**63 - 1, -(2**63)])
def test_a_seat_number_that_is_no_seat(by: int) -> None:
    verdict = last(DEAL, say(by, 4))
    assert verdict.by == by
    assert verdict.seat not in {0, 1, CHANCE}
    assert reason(verdict) == Reason.NOT_YOUR_TURN
    assert reason(last(say(by, 4))) == Reason.NOT_YOUR_TURN


class TestReasonsInTheirOrder:
    """Of several reasons the first is given: game-over, unknown-action, not-your-turn, others."""

    OVER = (DEAL, say(1, 4))

    @pytest.mark.parametrize(
        "action",
        [
            say(2, 4),
            say(2, 40),
            say(7, 4),
            say("nobody", 4),
            say(None, 4),
            say(1.5, 4),
            {"do": "say"},
            {},
            {"by": 2, "do": "sing"},
            DEAL,
            {"by": "chance", "do": "deal", "cards": []},
            {"by": "chance", "do": "say", "number": 4},
            {"by": 2, "do": "deal", "cards": [5, 7]},
            {"by": "chance", "do": "undo"},
            UNDO,
            {**UNDO, "by": 7},
            {**UNDO, "to": 3},
        ],
    )
    @pytest.mark.parametrize("practice", [False, True])
    def test_after_the_end_it_is_over(self, action: dict[str, object], practice: bool) -> None:
        header = {**SHORT, "practice": practice}
        assert reason(last(*self.OVER, action, header=header)) == Reason.GAME_OVER

    @pytest.mark.parametrize("by", [1, 2, 7, 0, -1])
    @pytest.mark.parametrize(
        "rest",
        [
            {},
            {"do": "sing"},
            {"do": None},
            {"do": 1},
            {"do": ["say"]},
            {"do": "Say", "number": 4},
            {"do": "say"},
            {"do": "say", "number": "4"},
            {"do": "say", "number": 4.0},
            {"do": "say", "number": 4, "loud": True},
            {"do": "say", "number": 4, "": 0},
            {"do": "say", "number": [4]},
            {"do": "say", "number": None},
            {"do": "say", "number": 2**63},
            {"do": "say", "number": 10**30},
            {"do": "deal", "cards": [5, 7]},
            {"do": "deal", "cards": []},
        ],
    )
    def test_no_move_of_this_game(self, by: int, rest: dict[str, object]) -> None:
        """So too a seat that sends chance's action, whoever's turn it is."""
        for before in ((), (DEAL,)):
            assert reason(last(*before, {"by": by, **rest})) == Reason.UNKNOWN_ACTION

    @pytest.mark.parametrize("number", ["1e400", "-1e400", "9" * 5000, "[1e400]", '{"a": 4.0}'])
    def test_numbers_that_are_no_whole_numbers(self, number: str) -> None:
        action = f'{{"by": 2, "do": "say", "number": {number}}}'.encode()
        assert reason(last(DEAL, action)) == Reason.UNKNOWN_ACTION

    def test_chance_that_sends_a_seats_action(self) -> None:
        for before in ((), (DEAL,)):
            for rest in ({"do": "say", "number": 4}, {"do": "peek"}, {"do": "undo"}, {}):
                verdict = last(*before, {"by": "chance", **rest})
                assert (verdict.by, verdict.seat) == ("chance", CHANCE)
                assert reason(verdict) == Reason.UNKNOWN_ACTION

    def test_chance_when_nothing_is_due(self) -> None:
        assert reason(last(DEAL, DEAL)) == Reason.NOT_YOUR_TURN
        impossible = {"by": "chance", "do": "deal", "cards": [5, 5]}
        assert reason(last(DEAL, impossible)) == Reason.NOT_YOUR_TURN
        assert reason(last(impossible)) == Reason.IMPOSSIBLE_CHANCE

    def test_not_ones_turn_comes_before_the_games_own_reasons(self) -> None:
        assert reason(last(DEAL, say(2, 7))) == Reason.NOT_YOUR_TURN
        assert reason(last(DEAL, say(1, 5))) == "own-number"

    def test_a_seat_before_the_deal(self) -> None:
        assert reason(last(say(1, 4))) == Reason.NOT_YOUR_TURN


class TestUndo:
    """Taking back is an action like any other, in practice."""

    def test_it_is_replayed(self) -> None:
        replay = replay_of(DEAL, say(1, 4), UNDO, say(1, 6), header=PRACTICE)
        found = list(replay.verdicts())
        assert [(each.line, each.by) for each in found[2:]] == [(4, 1), (5, 1)]
        assert replay.table.view(0).said == (6,)

    def test_outside_practice_it_is_no_action(self) -> None:
        assert reason(last(DEAL, say(1, 4), UNDO)) == Reason.UNKNOWN_ACTION
        assert reason(last(DEAL, say(1, 4), {**UNDO, "by": 7})) == Reason.UNKNOWN_ACTION

    def test_with_another_key_it_is_no_action(self) -> None:
        lines = (DEAL, say(1, 4), {**UNDO, "to": 3})
        assert reason(last(*lines, header=PRACTICE)) == Reason.UNKNOWN_ACTION

    def test_chance_takes_nothing_back(self) -> None:
        lines = (DEAL, {"by": "chance", "do": "undo"})
        assert reason(last(*lines, header=PRACTICE)) == Reason.UNKNOWN_ACTION

    def test_where_nothing_can_be_taken_back(self) -> None:
        assert reason(last(DEAL, UNDO, header=PRACTICE)) == Reason.WRONG_PHASE
        peek = {"by": 1, "do": "peek"}
        assert reason(last(DEAL, peek, UNDO, header=PRACTICE)) == Reason.WRONG_PHASE

    @pytest.mark.parametrize("by", [0, 3, -1, 2**63 - 1])
    def test_by_nobody(self, by: int) -> None:
        lines = (DEAL, say(1, 4), {**UNDO, "by": by})
        assert reason(last(*lines, header=PRACTICE)) == Reason.NOT_YOUR_TURN

    def test_over_the_moves_of_the_bots_that_the_header_names(self) -> None:
        seats = [{"name": "Aki", "language": "ja"}, {"name": "Sam", "language": "en", "bot": "b"}]
        lines = (DEAL, say(1, 4), say(2, 5), UNDO)
        assert isinstance(last(*lines, header={**PRACTICE, "seats": seats}).outcome, Happened)
        assert reason(last(*lines, header=PRACTICE)) == Reason.WRONG_PHASE


class TestSettingUp:
    """A header that no game can be played with makes the record unreadable."""

    @staticmethod
    def fault(header: dict[str, object]) -> tuple[RecordFault, int, str]:
        record = read_record(text(header=header))
        with pytest.raises(UnreadableError) as caught:
            Replay(record, rules)
        return caught.value.fault, caught.value.line, caught.value.detail

    @pytest.mark.parametrize("name", ["chess", "", "Lanterns", "l" * 60])
    def test_a_game_that_there_is_not(self, name: str) -> None:
        found = self.fault({**HEADER, "game": name})
        assert found == (RecordFault.UNKNOWN_GAME, 1, name[:40])

    @pytest.mark.parametrize("count", [0, 1, 4, 300])
    def test_a_number_of_seats_that_the_game_is_not_played_with(self, count: int) -> None:
        seats = [{"name": "Aki", "language": "ja"}] * count
        assert self.fault({**HEADER, "seats": seats}) == (RecordFault.WRONG_SEATS, 1, str(count))

    @pytest.mark.parametrize("options", [{"colour": 1}, {"turns": 4, "colour": 1}])
    def test_an_option_that_the_game_does_not_have(self, options: dict[str, object]) -> None:
        assert self.fault({**HEADER, "options": options}) == (RecordFault.WRONG_OPTION, 1, "colour")

    @pytest.mark.parametrize("value", [0, -1, "4", None, [4]])
    def test_an_option_out_of_its_range(self, value: object) -> None:
        found = self.fault({**HEADER, "options": {"turns": value}})
        assert found == (RecordFault.WRONG_OPTION, 1, "turns")

    def test_an_option_that_is_no_number_of_64_bits(self) -> None:
        for number in (2**63, 10**30):
            found = self.fault({**HEADER, "options": {"turns": number}})
            assert found == (RecordFault.WRONG_OPTION, 1, "turns")

    def test_an_option_may_repeat_its_default(self) -> None:
        spelt = replay_of(header={**HEADER, "options": {"turns": 4}})
        assert spelt.table._state == replay_of().table._state

    def test_header_and_game_are_to_be_had(self) -> None:
        replay = replay_of()
        assert isinstance(replay.header, Header)
        assert replay.game is LANTERNS
        assert replay.table.seats == 2


class GullibleGame(LanternsGame):
    """A game that takes anything for a peek."""

    def read(self, fields: Mapping[str, object]) -> Move:
        del fields
        return Peek()


class TestReadingAnAction:
    def test_a_move(self) -> None:
        assert read_action(LANTERNS, {"do": "say", "number": 4}) == Say(4)

    @pytest.mark.parametrize("number", [4.0, float("inf"), float("nan"), BeyondNumber("9" * 20)])
    def test_what_is_no_whole_number_of_64_bits_is_never_shown_to_the_game(
        self, number: object
    ) -> None:
        game = GullibleGame()
        assert read_action(game, {"do": "say", "number": [{"of": 4}]}) == Peek()
        for value in (number, [number], {"of": [number]}):
            with pytest.raises(UnknownActionError):
                read_action(game, {"do": "say", "number": value})

    def test_as_deep_as_a_line_can_be(self) -> None:
        deep: object = 4
        for _ in range(MAX_DEPTH):
            deep = [deep]
        with pytest.raises(UnknownActionError):
            read_action(LANTERNS, {"do": "say", "number": deep})
