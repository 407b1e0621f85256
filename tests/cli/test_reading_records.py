"""``check`` and ``show``: what they print, key by key and line by line."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from access_play.cli import main

CASES = Path(__file__).parent.parent / "cases" / "hagakure"
REFUSED = CASES / "must-follow-samurai.jsonl"
OVER = CASES / "five-players-five-rounds.jsonl"
ROUND = CASES / "round-score.jsonl"
GOLDEN = Path(__file__).parent.parent / "golden"
DIVIDING = GOLDEN / "shinobi-no-gakko" / "game.jsonl"


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, list[str], str]:
    status = main([str(word) for word in words])
    told = capsys.readouterr()
    return status, told.out.splitlines(), told.err


def verdicts(capsys: pytest.CaptureFixture[str], path: Path, *words: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run(capsys, "check", path, "--json", *words)[1]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path))


def test_each_action_is_one_object_with_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    *actions, end = verdicts(capsys, ROUND)
    assert actions[0] == {"line": 2, "by": "chance", "ok": True}
    assert actions[2] == {"line": 4, "by": 1, "ok": True}
    assert list(end) == ["end", "over", "scores", "winners", "to_act"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Not villager 9: a samurai was led, so play samurai 19."),
        ("fr", "Pas le villageois 9 : samouraï demandé, jouez le samouraï 19."),
        ("ja", "村人9は出せません。リードがさむらいなので、さむらい19を出してください。"),
    ],
)
def test_a_refusal_has_its_code_its_parameters_and_a_sentence(
    capsys: pytest.CaptureFixture[str], language: str, text: str
) -> None:
    *_, refused, end = verdicts(capsys, REFUSED, "--language", language)
    assert refused["text"].replace("\u00a0", " ") == text
    assert {key: refused[key] for key in ("line", "by", "ok", "reason")} == {
        "line": 8,
        "by": 2,
        "ok": False,
        "reason": "must-follow-samurai",
    }
    assert refused["params"]["card"] == "V9"
    assert list(refused) == ["line", "by", "ok", "reason", "params", "text"]
    assert end["to_act"] == [2], "the state after the last accepted action"


def test_the_end_of_a_finished_game_names_its_winners(capsys: pytest.CaptureFixture[str]) -> None:
    assert verdicts(capsys, OVER)[-1] == {
        "end": True,
        "over": True,
        "scores": [25, -10, -10, -10, -10],
        "winners": [1],
        "to_act": [],
    }


@pytest.mark.parametrize(
    ("path", "status", "lines"),
    [
        (ROUND, 0, ["Every move is right. The game is not over."]),
        (
            REFUSED,
            1,
            [
                "Line 8 is refused. Not villager 9: a samurai was led, so play samurai 19.",
                "The record is right up to the line before.",
            ],
        ),
    ],
)
def test_without_json_it_is_said_in_sentences(
    capsys: pytest.CaptureFixture[str], path: Path, status: int, lines: list[str]
) -> None:
    assert run(capsys, "check", path) == (status, lines, "")


def test_a_finished_game_is_said_to_be_over(capsys: pytest.CaptureFixture[str]) -> None:
    status, (told,), _ = run(capsys, "check", OVER, "--language", "fr")
    assert status == 0
    assert told.startswith("La partie est finie.")


@pytest.mark.parametrize("seat", ["0", "4", "99", "-1", "²", "x", "1.0"])
def test_a_seat_that_is_not_there_is_one_sentence(
    capsys: pytest.CaptureFixture[str], seat: str
) -> None:
    status, lines, error = run(capsys, "show", ROUND, "--seat", seat)
    assert (status, lines) == (2, [])
    assert len(error.splitlines()) == 1


def test_a_bystander_is_told_in_english_and_of_no_hand(capsys: pytest.CaptureFixture[str]) -> None:
    status, lines, error = run(capsys, "show", ROUND)
    assert (status, error) == (0, "")
    assert lines[0].startswith("Round 1 of 9. ")
    assert not [line for line in lines if "hand" in line.lower()]
    french = run(capsys, "show", ROUND, "--language", "fr")[1]
    assert french[0].startswith("Manche 1 sur 9. ")
    assert len(french) == len(lines)


def test_a_seat_is_told_in_its_own_language_unless_another_is_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    seats = json.loads(ROUND.read_text("utf-8").splitlines()[0])["seats"]
    starts = {"en": "Round 1", "fr": "Manche 1", "ja": "第1ラウンド"}
    for number, seat in enumerate(seats, start=1):
        own = run(capsys, "show", ROUND, "--seat", number)[1]
        assert own[0].startswith(starts[seat["language"]])
    assert run(capsys, "show", ROUND, "--seat", 1, "--language", "ja")[1][0].startswith("第1")


@pytest.mark.parametrize("form", ["text", "speech", "braille"])
def test_every_form_has_a_line_for_each_line(capsys: pytest.CaptureFixture[str], form: str) -> None:
    for seat in (1, 2, 3):
        text = run(capsys, "show", ROUND, "--seat", seat)[1]
        lines = run(capsys, "show", ROUND, "--seat", seat, "--form", form)[1]
        assert len(lines) == len(text)
        assert all(len(line) >= 3 for line in lines)


def test_what_is_refused_is_told_to_whoever_announced_it_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = "Not villager 9: a samurai was led, so play samurai 19."
    for seat in (1, 2, 3):
        status, lines, _ = run(capsys, "show", REFUSED, "--seat", seat, "--language", "en")
        assert status == 1
        assert (lines[-1] == told) == (seat == 2)


def test_nobody_is_shown_another_s_cards(capsys: pytest.CaptureFixture[str]) -> None:
    dealt = next(
        json.loads(line) for line in ROUND.read_text("utf-8").splitlines() if '"deal"' in line
    )
    for seat in (1, 2, 3):
        lines = run(capsys, "show", ROUND, "--seat", seat, "--language", "en")[1]
        first = next(line for line in lines if line.startswith("Your hand"))
        numbers = {code[1:] for code in dealt["hands"][seat - 1] if code != "F"}
        assert numbers == set(re.findall(r"\d+", first))
        assert sum(line.startswith("Your hand") for line in lines) == 1


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_question_that_stands_is_not_asked_again_when_others_move(
    capsys: pytest.CaptureFixture[str], seat: int
) -> None:
    """All divide their cards at once, in each of the rounds; one is asked once in each."""
    actions = [json.loads(line) for line in DIVIDING.read_text("utf-8").splitlines()[1:]]
    rounds = sum(action["do"] == "deal" for action in actions)
    lines = run(capsys, "show", DIVIDING, "--seat", seat, "--language", "en")[1]
    asked = "Type your Earth cards, or divide to be led through it."
    assert rounds >= 1
    assert lines.count(asked) == rounds
