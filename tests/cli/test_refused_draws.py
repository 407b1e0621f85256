"""A draw that is not the one due: refused in words about draws, not about players' moves."""

import json
from pathlib import Path

import pytest

from access_play.cli import main

FIRST = {
    "hagakure": {"do": "deal", "hands": [], "yomi": []},
    "shinobi-no-gakko": {"do": "deal", "hands": [], "reveal": []},
    "joraku": {"do": "deal", "hands": []},
    "honor-of-the-samurai": {"do": "roll", "dice": [5]},
}
"""By game, a draw that comes later than the first."""
TOLD = {
    "en": "Not this draw: another one is due now. Draw that one.",
    "fr": "Pas ce tirage : un autre est attendu maintenant. Faites celui-là.",
    "ja": "今引くものが違います。先に決めることがあるので、そちらを引いてください。",
}


@pytest.mark.parametrize("language", TOLD)
@pytest.mark.parametrize("game", FIRST)
def test_a_draw_before_its_time(
    game: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path / "home"))
    seats = [{"name": name, "language": "en"} for name in ("Ann", "Ben", "Cat")]
    lines = [
        {"format": "access-play/1", "game": game, "seats": seats},
        {"by": "chance", **FIRST[game]},
    ]
    path = tmp_path / "game.jsonl"
    path.write_text("".join([json.dumps(line) + "\n" for line in lines]), "utf-8")
    assert main(["check", "--json", str(path), "--language", language]) == 1
    refused, end = map(json.loads, capsys.readouterr().out.splitlines())
    assert refused["reason"] == "wrong-phase"
    assert refused["text"].replace("\u00a0", " ") == TOLD[language]
    assert end["to_act"] == ["chance"]
