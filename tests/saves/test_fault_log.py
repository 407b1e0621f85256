"""Fault reports: short to tell, useful to read, and without anything of the game."""

import io
import re
from pathlib import Path

import pytest

from access_play import __version__
from access_play.saves import log
from access_play.saves.faults import Fault, SaveError

HIDDEN = "V17 健 Zoé"


def play_card(card: str) -> None:
    table = {card: [card]}
    raise ValueError(card, table)


def caught(card: str = HIDDEN) -> ValueError:
    with pytest.raises(ValueError, match="V17") as found:
        play_card(card)
    return found.value


def lines(home: Path) -> list[str]:
    return (home / "log" / "faults.log").read_text(encoding="utf-8").splitlines()


def test_a_report_says_where_and_in_what(home: Path) -> None:
    number = log.report(caught())
    assert re.fullmatch(r"F-[0-9A-F]{5}", number)
    heading, kind, *frames = lines(home)
    assert heading.startswith(f"{number} ")
    assert f" access-play {__version__}, " in heading
    assert kind == "  builtins.ValueError"
    assert re.fullmatch(r"    test_fault_log\.py:\d+ \S*caught", frames[0])
    assert re.fullmatch(r"    test_fault_log\.py:\d+ \S*play_card", frames[1])
    assert log.log_path() == home / "log" / "faults.log"


def test_no_card_and_no_name_is_in_it(home: Path) -> None:
    error = caught()
    error.add_note(f"it was {HIDDEN}")
    log.report(error)
    log.report(OSError(2, "not found", f"/home/{HIDDEN}/game.jsonl"))
    log.report(SaveError(Fault.MISSING, file=HIDDEN, folder=HIDDEN))
    text = "\n".join(lines(home))
    for word in ("V17", "健", "Zoé", "/home", str(home)):
        assert word not in text
    assert "builtins.FileNotFoundError ENOENT" in text
    assert "access_play.saves.faults.SaveError missing" in text


def test_causes_and_groups_are_in_it(home: Path) -> None:
    error = ExceptionGroup("two", [caught(), TypeError(HIDDEN)])
    error.__cause__ = KeyError(HIDDEN)
    log.report(error)
    kinds = [line.strip() for line in lines(home) if re.match(r"  \S", line)]
    assert kinds == [
        "builtins.ExceptionGroup",
        "builtins.ValueError",
        "builtins.TypeError",
        "builtins.KeyError",
    ]


def test_a_circle_of_causes_ends(home: Path) -> None:
    one, two = ValueError(), TypeError()
    one.__cause__, two.__cause__ = two, one
    log.report(one)
    assert [line.strip() for line in lines(home)[1:]] == [
        "builtins.ValueError",
        "builtins.TypeError",
    ]


def test_an_endless_recursion_is_shortened(home: Path) -> None:
    def fall() -> None:
        fall()

    with pytest.raises(RecursionError) as found:
        fall()
    log.report(found.value)
    written = lines(home)
    assert len(written) < 70
    assert any("frames left out" in line for line in written)


def test_numbers_differ(home: Path) -> None:
    numbers = {log.report(ValueError()) for _ in range(20)}
    assert len(numbers) >= 19
    assert len(lines(home)) == 40


def test_old_reports_make_room_for_new_ones(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LARGEST", 400)
    numbers = [log.report(caught()) for _ in range(30)]
    files = sorted(path.name for path in (home / "log").iterdir())
    assert files == ["faults.log", "faults.log.1", "faults.log.2", "faults.log.3"]
    assert numbers[-1] in lines(home)[0]


@pytest.mark.parametrize("name", ["log", "log/faults.log"])
def test_a_log_that_cannot_be_written_still_gives_a_number(
    home: Path, name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    if name == "log":
        (home / "log").write_bytes(b"a file")
    else:
        (home / "log" / "faults.log").mkdir(parents=True)
    assert re.fullmatch(r"F-[0-9A-F]{5}", log.report(caught()))
    assert capfd.readouterr() == ("", "")
    with pytest.raises(OSError, match="log"):
        log.write("F-00000", caught())


def test_a_full_disk_still_gives_a_number_and_prints_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    class Full(io.StringIO):
        def write(self, _: str) -> int:
            raise OSError(28, "full")

    monkeypatch.setattr(log._Handler, "_open", lambda _: Full())
    assert re.fullmatch(r"F-[0-9A-F]{5}", log.report(caught()))
    assert capfd.readouterr() == ("", "")
    with pytest.raises(OSError, match="full"):
        log.write("F-00000", caught())
