"""Two persons at one keyboard play any game at random and ask whatever can be asked.

What one of them holds is never told to the other, whatever is asked.
"""

from random import Random

import pytest

from access_play.core.record import Header, Seating, header_fields
from access_play.games.catalogue import load_rules, own_games
from access_play.saves.journal import Journal
from access_play.terminal.app import App
from access_play.terminal.table.player import Player
from access_play.terminal.table.playing import Ending
from tests.terminal.stage import Stage

TABLE = (
    Seating("Aki", "en"),
    Seating("Zoé", "en"),
    Seating("Sam", "en", "sensible"),
    Seating("Leo", "en", "random"),
)
QUESTIONS = (
    *("why", "why not", "hint", "hint zoé", "explain", "explain sam", "explain zoé"),
    *("r", "r 100", "more", "l", "more", "h", "h aki", "h zoé", "h of sam", "w", "s", "s s"),
    *("t", "t aki", "t zoé", "t sam", "i", "i 3", "m", "u", "?", "rules", "rules next", ""),
)
STEPS = 400


def at_the_keyboard(stage: Stage) -> Player | None:
    """Whose typed lines are brought back now; nobody's at the curtain."""
    lines = stage.keyboard.histories[-1]
    return next((one for one in stage.playing.players if one.lines is lines), None)


def begins(stage: Stage, name: str, *, practice: bool) -> list[str]:
    game = load_rules(name)
    seats = TABLE[: max(3, game.seats[0])]
    header = Header("access-play/1", name, seats, practice=practice)
    path = stage.folder / "game.jsonl"

    async def act(app: App) -> Ending:
        return await app.play(header, game, Journal.create(path, header_fields(header)), Random(4))

    return stage.opens(act)


@pytest.mark.parametrize("practice", [True, False])
@pytest.mark.parametrize("name", own_games())
def test_what_one_holds_is_never_told_to_the_other(
    stage: Stage, name: str, *, practice: bool
) -> None:
    rng, held = Random(name), [set[str](), set[str]()]
    told, turns = begins(stage, name, practice=practice), 0
    for _ in range(STEPS):
        player = at_the_keyboard(stage)
        if stage.ended:
            break
        if player is None:
            assert not set(told) & (held[0] | held[1])
            told, turns = stage.types(""), turns + 1
            continue
        own = held[player.seat] = set(stage.types("h"))
        others = held[1 - player.seat] - own - {"Your hand is empty."}
        assert not set(told) & others
        assert not [line for line in told if "fault F-" in line]
        typed = _move(rng) if rng.random() < 0.5 else rng.choice(QUESTIONS)
        told = stage.types(typed)
    assert turns > 2, "the keyboard has changed hands"


def _move(rng: Random) -> str:
    """A move by its number, or an answer to what is asked back."""
    return rng.choice((f"m {rng.randint(1, 9)}", "m 1", "1", "yes"))
