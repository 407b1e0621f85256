"""Games that are set up: settings that cannot be, names from anywhere."""

import json
from pathlib import Path

import pytest

from access_play.cli import main
from access_play.core.record import Seating
from access_play.hosting.problems import PlayerError
from access_play.saves import settings as stored
from tests.terminal.stage import AKI, DEALT, FIGHT, SAM, ZOE, Stage, alone


def test_a_level_that_nobody_plays_at_is_one_sentence(stage: Stage) -> None:
    seats = (alone()[0], Seating("Ken", "en", "clever"), alone()[2])
    with pytest.raises(PlayerError) as refused:
        stage.plays(seats, FIGHT)
    assert refused.value.sentence.normal.singular.startswith("No computer player is called")


def test_a_record_with_a_wrong_move_is_not_played_on(stage: Stage) -> None:
    with pytest.raises(PlayerError) as refused:
        stage.plays(alone(), [*FIGHT, {"by": 1, "do": "play", "card": "V8"}])
    assert refused.value.sentence.parts["line"] == 7


@pytest.mark.parametrize("name", ["Ann\x1b[2J", "Ann\rServer: you lost", "\u202eAnn", "A\nB"])
def test_a_dirty_name_in_a_record_forges_no_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    header = {
        "format": "access-play/1",
        "game": "hagakure",
        "seats": [{"name": each, "language": "en"} for each in (name, "Ben", "Cat")],
    }
    lines = [header, *FIGHT, {"by": 1, "do": "play", "card": "V14"}]
    path = tmp_path / "game.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    assert main(["show", str(path), "--seat", "2"]) == 0
    told = capsys.readouterr().out
    assert told.splitlines()[-1].endswith("leads villager 14.")
    assert not {"\x1b", "\r", "\u202e"} & set(told)
    assert len(told.split("\n")) == len(told.splitlines()) + 1


def test_a_name_of_any_length_in_a_record_is_told_in_one_line(stage: Stage) -> None:
    long = Seating("A" * 200, "en", "random")
    stage.plays((alone()[0], long, alone()[2]), [*FIGHT, {"by": 1, "do": "play", "card": "V14"}])
    assert stage.types("l")[0].startswith("Round 1 of 9.")
    assert stage.types("t 2")[0].startswith("A" * 200)


def test_resuming_tells_the_news_since_one_s_own_last_move_each_time(stage: Stage) -> None:
    """Whether they were heard before the game was left, nobody knows."""
    for times in range(3):
        told = stage.plays(alone(), FIGHT) if not times else stage.resumes(stage.path)
        assert told == [
            "The game goes on.",
            "You pass.",
            "Ken passes.",
            "Zoé passes.",
            "Your hand: villagers 6, 9, 14; samurai 18, 22.",
            "You lead trick 1. Which card?",
        ]
        stage.ends_input()


def test_a_hand_that_has_just_been_dealt_is_told_once(stage: Stage) -> None:
    told = stage.plays(alone(), DEALT)
    assert told.count("Your hand: villagers 6, 9, 14; samurai 18, 22.") == 1


def test_what_came_of_one_s_last_move_is_told_with_it(stage: Stage) -> None:
    plays = [{"by": 3, "do": "play", "card": "V17"}, {"by": 1, "do": "play", "card": "V14"}]
    dealt = [{**DEALT[0], "seat": 2}, DEALT[1]]
    passes = [{"by": seat, "do": "pass"} for seat in (3, 1, 2)]
    last = {"by": 2, "do": "play", "card": "V13"}
    seats = (Seating("Ken", "en", "random"), SAM, Seating("Zoé", "en", "random"))
    told = stage.plays(seats, [*dealt, *passes, *plays, last])
    assert told[:2] == [
        "The game goes on.",
        "You play villager 13. Zoé wins trick 1 of 5 with villager 17.",
    ]


def test_no_more_than_a_page_is_told_again(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_play.terminal.table.teller.PAGE", 1)
    assert stage.plays(alone(), FIGHT) == [
        "The game goes on.",
        "Zoé passes.",
        "Your hand: villagers 6, 9, 14; samurai 18, 22.",
        "You lead trick 1. Which card?",
    ]
    log = [*stage.types("l"), *[line for _ in range(9) for line in stage.types("more")]]
    assert any(line.startswith("Round 1 of 9.") for line in log), "the log has all"


def test_whose_turn_it_is_can_be_asked_after_much_was_written(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    for _ in range(60):
        stage.types("l")
    assert len(stage.keyboard.writes) >= 300
    assert stage.types("turn") == ["Your turn: lead trick 1."]


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_single_person_may_go_on_in_another_language(stage: Stage, language: str) -> None:
    stage.plays(alone("en"), FIGHT)
    stage.ends_input()
    path = stage.path
    stage.opens_resumed(path, language)
    first = {"en": "The game", "fr": "La partie", "ja": "ゲームを"}[language]
    assert stage.keyboard.writes[-6].startswith(first)


def test_a_single_person_goes_on_in_the_language_chosen_in_the_game(stage: Stage) -> None:
    stored.save(stored.Settings(language="en", speech="reader"))
    stage.plays(alone("en"), FIGHT)
    stage.types("lang fr", "quit")
    stage.resumes(stage.path)
    assert stage.types("h") == ["Votre main\u00a0: villageois 6, 9, 14\u00a0; samouraïs 18, 22."]


def test_persons_keep_their_own_languages_when_a_game_goes_on(stage: Stage) -> None:
    stage.plays((SAM, ZOE, AKI), DEALT)
    stage.ends_input()
    stage.opens_resumed(stage.path, "ja")
    assert [player.speaker.language for player in stage.playing.players] == ["en", "fr", "ja"]
