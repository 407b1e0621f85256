"""A record means the same whenever it is replayed, and a doctored one is found out."""

import json
from collections.abc import Callable, Sequence
from random import Random

import pytest

from access_play.core.events import TakenBack
from access_play.core.record import RecordFault, UnreadableError, header_fields, read_record
from access_play.core.refusals import Refusal
from access_play.core.seats import CHANCE
from access_play.core.table import AnyTable, Happened
from tests.games.properties.census import census_of
from tests.games.properties.courses import course, random_games
from tests.games.properties.strange import strange_fields, strange_moves
from tests.games.properties.tables import Lines, Played, header_of, judged, played, replayed

Actions = list[dict[str, object]]


@random_games(0.045)
def test_a_record_replays_to_the_same_state_and_the_same_streams(
    name: str, seats: int, seed: int, first: int
) -> None:
    game = played(header_of(course(name, seats, seed).setup, name), seed)
    replay, verdicts, streams = replayed(game.journal.data)
    assert [each.line for each in verdicts] == list(range(2, len(game.states) + 1))
    assert replay.table._state == game.table._state
    assert replay.table.score() == game.table.score()
    assert streams == game.streams
    assert any(game.streams[None])


@random_games(0.021)
def test_a_record_that_a_crash_cut_off_replays_to_the_last_whole_line(
    name: str, seats: int, seed: int, first: int
) -> None:
    game = played(header_of(course(name, seats, seed).setup, name), seed)
    data = game.journal.data
    kept = data[: Random(seed).randrange(data.index(b"\n"), len(data) + 1)]
    replay, verdicts, _ = replayed(kept)
    assert all(isinstance(each.outcome, Happened) for each in verdicts)
    both = zip(game.journal.lines, kept.split(b"\n"), strict=False)
    whole = [line for line, left in both if line == left]
    assert len(verdicts) == len(whole) - 1
    assert replay.table._state == game.states[len(verdicts)]


def changed(actions: Actions, rng: Random, name: str, seats: int) -> Actions:
    place = rng.randrange(len(actions))
    by = actions[place]["by"]
    return [*actions[:place], {"by": by, **strange_fields(name, seats, rng)}, *actions[place + 1 :]]


def changed_code(actions: Actions, rng: Random, name: str, seats: int) -> Actions:
    """Put a value of another action of the same kind in the place of one."""
    place = rng.randrange(len(actions))
    kind = actions[place]["do"]
    other = rng.choice([action for action in actions if action["do"] == kind])
    key = rng.choice(list(other))
    return [*actions[:place], {**actions[place], key: other[key]}, *actions[place + 1 :]]


def other_seat(actions: Actions, rng: Random, name: str, seats: int) -> Actions:
    place = rng.randrange(len(actions))
    by = rng.choice([*range(-1, seats + 2), "chance", None, True, 1.0, "1", 2**63 - 1])
    return [*actions[:place], {**actions[place], "by": by}, *actions[place + 1 :]]


def swapped(actions: Actions, rng: Random, name: str, seats: int) -> Actions:
    place, other = rng.randrange(len(actions)), rng.randrange(len(actions))
    found = list(actions)
    found[place], found[other] = found[other], found[place]
    return found


def swapped_neighbours(actions: Actions, rng: Random, name: str, seats: int) -> Actions:
    place = rng.randrange(len(actions) - 1)
    return [*actions[:place], actions[place + 1], actions[place], *actions[place + 2 :]]


def dropped(actions: Actions, rng: Random, name: str, seats: int) -> Actions:
    place = rng.randrange(len(actions))
    return actions[:place] + actions[place + 1 :]


def repeated(actions: Actions, rng: Random, name: str, seats: int) -> Actions:
    place = rng.randrange(len(actions))
    return [*actions[: place + 1], *actions[place:]]


def from_another_game(actions: Actions, rng: Random, name: str, seats: int) -> Actions:
    place = rng.randrange(len(actions))
    game = played(header_of(course(name, seats, rng.randrange(99)).setup, name), rng.randrange(99))
    return [*actions[:place], *game.journal.actions[place:]]


def gone_on(actions: Actions, rng: Random, name: str, seats: int) -> Actions:
    return [*actions, rng.choice(actions)]


DOCTORS: Sequence[Callable[[Actions, Random, str, int], Actions]] = (
    changed,
    changed_code,
    other_seat,
    swapped,
    swapped_neighbours,
    dropped,
    repeated,
    from_another_game,
    gone_on,
)


@pytest.mark.parametrize("doctor", DOCTORS, ids=[each.__name__ for each in DOCTORS])
@random_games(0.008)
def test_a_doctored_record_is_refused_at_its_line_or_replays_lawfully(
    name: str,
    seats: int,
    seed: int,
    first: int,
    doctor: Callable[[Actions, Random, str, int], Actions],
) -> None:
    setup = course(name, seats, seed).setup
    header = header_of(setup, name)
    actions = played(header, seed).journal.actions
    doctored = doctor(actions, Random(seed), name, seats)
    journal = Lines(header)
    for action in doctored:
        journal.append(action)
    replay, verdicts, _ = replayed(journal.data)
    lawful, state = judged(replay.game, setup, doctored)
    refused = [each.line for each in verdicts if isinstance(each.outcome, Refusal)]
    assert refused == ([lawful + 2] if lawful < len(doctored) else [])
    assert len(verdicts) == min(lawful + 1, len(doctored))
    assert replay.table._state == state


@random_games(0.021)
def test_where_lines_have_sums_a_doctored_one_is_found_before_the_replay(
    name: str, seats: int, seed: int, first: int
) -> None:
    game = played(header_of(course(name, seats, seed).setup, name), seed)
    lines, rng = list(game.journal.lines), Random(seed)
    place = rng.randrange(1, len(lines) - 1)
    match rng.randrange(4):
        case 0:
            lines[place], lines[place + 1] = lines[place + 1], lines[place]
        case 1:
            del lines[place]
        case 2:
            lines.insert(place, lines[place])
            place += 1
        case _:
            action = {**json.loads(lines[place]), "by": 9}
            lines[place] = json.dumps(action, ensure_ascii=False).encode()
    with pytest.raises(UnreadableError) as caught:
        read_record(b"\n".join(lines))
    assert (caught.value.fault, caught.value.line) == (RecordFault.WRONG_SUM, place + 1)


@random_games(0.021)
def test_no_announcement_that_is_refused_changes_anything(
    name: str, seats: int, seed: int, first: int
) -> None:
    game, rng = Played(header_of(course(name, seats, seed).setup, name)), Random(seed)
    while game.table.to_act():
        state, position = game.table._state, game.table.position
        for move in strange_moves(game.game, seats, rng, 2):
            seat = rng.choice([CHANCE, *range(seats + 1), -2])
            outcome = game.table.announce(seat, move)
            if isinstance(outcome, Refusal):
                assert game.table._state is state
                assert game.table.position == position == len(game.journal.actions)
            else:
                game.go_on(outcome)
                break
        else:
            game.step(rng)


def undo_anything(table: AnyTable, rng: Random) -> Happened | None:
    outcome = table.undo(rng.randrange(table.seats - 1))
    return outcome if isinstance(outcome, Happened) else None


@random_games(0.035)
def test_taking_back_never_goes_over_a_draw_a_shown_card_or_another_persons_move(
    name: str, seats: int, seed: int, first: int
) -> None:
    header = header_of(course(name, seats, seed).setup, name, practice=True)
    game, rng = Played(header), Random(seed)
    census, bot = census_of(name), seats - 1
    kept: list[tuple[object, int, object]] = []
    while game.table.to_act():
        if rng.random() < 0.15 and (outcome := undo_anything(game.table, rng)):
            game.go_on(outcome)
            while True:
                state, seat, move = kept.pop()
                assert seat in {outcome.seat, bot}
                assert not any(census.shows(state, seat, move, each) for each in range(seats))
                if seat == outcome.seat:
                    break
            assert game.table._state == state
            assert outcome.to(None) == (TakenBack(outcome.seat),)
        state = game.table._state
        game.step(rng)
        action = game.journal.actions[-1]
        by = action["by"]
        fields = {key: part for key, part in action.items() if key != "by"}
        seat = by - 1 if isinstance(by, int) else CHANCE
        kept.append((state, seat, game.game.read(fields)))
    replay, _, streams = replayed(game.journal.data)
    assert replay.table._state == game.table._state
    assert streams == game.streams
    assert header_fields(replay.header)["practice"] is True
