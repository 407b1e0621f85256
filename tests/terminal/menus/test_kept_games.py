"""The list of kept games: what each is called, in which order, and what is over."""

import json
import os
import re
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from access_play.cli import main
from access_play.core.record import Header, Seating
from access_play.language.speaker import Form, Speaker
from access_play.saves.library import SavedGame
from access_play.terminal.menus.kept_games import KeptGame, kept_games, lines_of
from tests.terminal.stage import AKI, SAM, Stage, alone

RECORDS = Path(__file__).parents[2] / "records" / "hagakure"
NOW = datetime(2026, 11, 30, 20, 0, tzinfo=UTC)
MORNING = datetime(2026, 11, 30, 8, 41, tzinfo=UTC)
MENU_FIRST = "What would you like to do?"


def line(game: KeptGame, language: str = "en", form: Form = Form.TEXT, now: datetime = NOW) -> str:
    (words,), names = lines_of([game], now)
    return Speaker(language, names).render(words, form).replace("\u00a0", " ")


def kept(seats: tuple[Seating, ...], changed: datetime | None = MORNING) -> KeptGame:
    header = Header("access-play/1", "hagakure", seats)
    return KeptGame(SavedGame("game", Path("game.jsonl"), changed, header))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (MORNING, "today 8:41"),
        (NOW.replace(hour=0, minute=5), "today 0:05"),
        (MORNING - timedelta(days=1), "yesterday 8:41"),
        (MORNING - timedelta(days=2), "2 days ago, 8:41"),
        (MORNING + timedelta(days=3), "today 8:41"),
        (None, "at an unknown time"),
    ],
)
def test_the_time_is_said_as_on_that_day(changed: datetime | None, told: str) -> None:
    assert line(kept(alone(), changed)) == f"game, with Ken and Zoé, {told}"


def test_a_time_at_the_end_of_all_calendars_is_unknown() -> None:
    end = datetime.max.replace(tzinfo=UTC)
    there = NOW.astimezone(datetime.strptime("+0900", "%z").tzinfo)
    assert line(kept(alone(), end), now=there).endswith(", at an unknown time")


def test_names_and_times_are_those_of_the_listener_s_language() -> None:
    game = kept(alone())
    assert line(game, "fr") == "game, avec Ken et Zoé, aujourd'hui à 8 h 41"
    assert line(game, "ja") == "game、プレイヤーはケンとゾエ、今日8時41分"
    yesterday = kept(alone(), MORNING - timedelta(days=1))
    assert line(yesterday, "fr").endswith("hier à 8 h 41")
    assert line(yesterday, "ja").endswith("昨日8時41分")


def test_a_single_person_is_not_named_and_several_are() -> None:
    assert line(kept(alone("fr"))) == "game, with Ken and Zoé, today 8:41"
    assert line(kept((AKI, SAM, alone()[1]))) == "game, with Aki, Sam and Ken, today 8:41"


def keep(folder: Path, name: str, source: str, seconds: int) -> None:
    path = folder / "saves" / f"{name}.jsonl"
    path.parent.mkdir(exist_ok=True)
    shutil.copy(RECORDS / f"{source}.jsonl", path)
    os.utime(path, (seconds, seconds))


def test_what_is_over_comes_after_what_goes_on_and_what_is_broken_last(stage: Stage) -> None:
    keep(stage.folder, "old", "unfinished", 1)
    keep(stage.folder, "done", "finished", 2)
    keep(stage.folder, "new", "unfinished", 3)
    (stage.folder / "saves" / "zeros.jsonl").write_bytes(b"\0" * 9)
    games = kept_games()
    assert [game.saved.name for game in games] == ["new", "old", "done", "zeros"]
    assert [game.over for game in games] == [False, False, True, False]
    assert line(games[0]).startswith("new, round 3 of 9, with ")
    assert line(games[2]).startswith("done, over, with ")


def test_a_finished_game_offers_its_scores_and_its_log(stage: Stage) -> None:
    keep(stage.folder, "done", "finished", 2)
    stage.opens_menu(language="en", speech="reader")
    assert stage.types("resume a game")[1].startswith("1, done, over, with ")
    over, score, *offer = stage.types("1")
    assert over == "This game is over."
    assert score.startswith("Final score: ")
    choices = ["1, scores", "2, how the scores came about", "3, log of the game"]
    question = "What would you like to hear of this game? Enter alone goes back."
    assert offer == [question, *choices]
    assert stage.types("1") == [score, question]
    log = stage.types("log")
    assert log[0].startswith("Round 1 of ")
    assert log[-1].endswith(" more lines. Type more.")
    assert len(log) == 13
    more = stage.types("more")
    assert not set(more[:-1]) & {log[0]}
    assert stage.types("") == [question]
    assert stage.types("")[0] == MENU_FIRST


def finish(folder: Path, persons: int) -> None:
    """Keep a game that is over, of so many persons and computer players for the rest."""
    header, *lines = (RECORDS / "finished.jsonl").read_text("utf-8").splitlines()
    fields = json.loads(header)
    for seat in fields["seats"][persons:]:
        seat["bot"] = "random"
    plain = [re.sub(r', "sum": "[0-9a-f]+"', "", each) for each in lines]
    (folder / "saves").mkdir()
    text = "\n".join([json.dumps(fields), *plain, ""])
    (folder / "saves" / "done.jsonl").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("persons", [1, 3])
def test_the_log_of_a_finished_game_is_what_everybody_here_was_told(
    stage: Stage, capsys: pytest.CaptureFixture[str], persons: int
) -> None:
    finish(stage.folder, persons)
    stage.opens_menu(language="en", speech="reader")
    log = stage.types("2", "1", "3")
    while log[-1].endswith("Type more."):
        log = [*log[:-1], *stage.types("more")]
    capsys.readouterr()
    seat = ("--seat", "1") if persons == 1 else ()
    assert main(["show", "done", *seat, "--language", "en"]) == 0
    shown = capsys.readouterr().out.splitlines()
    asked = re.compile(r"Play a Nobori token\?.*|You lead trick \d\. Which card\?")
    assert log[:-1] == [told for told in shown if not asked.fullmatch(told)]
    assert any(re.search(r"\b[Yy]ours?\b", told) for told in log) is (persons == 1)


NOBODY = (
    "Only computer players sit in this game, so there is nobody to play it here."
    " The command show tells what happened in it."
)


@pytest.mark.parametrize("games", [1, 2])
def test_a_game_of_computer_players_alone_is_not_played_on(
    stage: Stage, capsys: pytest.CaptureFixture[str], games: int
) -> None:
    folder = stage.folder / "saves"
    assert (
        main(["simulate", "hagakure", "--seats", "3", "--games", "1", "--save", str(folder)]) == 0
    )
    path = folder / "hagakure-0001.jsonl"
    if games == 2:
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join(lines[:20]))
    before = path.read_bytes()
    capsys.readouterr()
    assert main(["resume", str(path)]) == 2
    assert capsys.readouterr() == ("", f"{NOBODY}\n")
    stage.opens_menu(language="en", speech="reader")
    stage.types("2")
    assert stage.types("1")[:2] == [NOBODY, MENU_FIRST]
    assert path.read_bytes() == before
