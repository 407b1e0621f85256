"""Settings: kept, checked, mended, and never lost."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from access_play.core.record import MAX_DEPTH
from access_play.language.speaker import Length
from access_play.saves.faults import Fault, SaveError, SaveNotice
from access_play.saves.settings import (
    Settings,
    export_settings,
    import_settings,
    look,
    mend,
    save,
    settings_path,
)

pytestmark = pytest.mark.usefixtures("home")

Faulty = Any

CHOSEN = Settings(
    language="ja",
    speech="reader",
    verbosity=Length.FULL,
    muted=("score", "turn"),
    news_in_prompt=True,
    braille_cells=20,
    pace=1.5,
    own_dice=True,
)


def load() -> tuple[Settings, SaveNotice | None]:
    """Start as the program does."""
    found = look()
    return found.settings, mend(found)


def written(home: Path, content: bytes | str) -> Path:
    path = home / "settings.json"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_a_first_start_has_defaults_and_writes_nothing(home: Path) -> None:
    assert load() == (Settings(), None)
    assert list(home.iterdir()) == []


def test_what_is_saved_is_loaded() -> None:
    save(CHOSEN)
    assert load() == (CHOSEN, None)


def test_what_another_program_chose_meanwhile_stays(home: Path) -> None:
    save(CHOSEN)
    save(msgspec.structs.replace(CHOSEN, language="fr", sounds=True))
    save(msgspec.structs.replace(CHOSEN, pace=3.0), ["pace"])
    kept = msgspec.structs.replace(CHOSEN, language="fr", sounds=True, pace=3.0)
    assert load() == (kept, None)
    (home / "settings.json").unlink()
    save(CHOSEN, ["pace"])
    assert load() == (CHOSEN, None), "what is not there is written"


def test_the_file_is_readable(home: Path) -> None:
    save(CHOSEN)
    assert (home / "settings.json").read_text(encoding="utf-8") == (
        "{\n"
        '  "language": "ja",\n'
        '  "speech": "reader",\n'
        '  "verbosity": "full",\n'
        '  "muted": [\n'
        '    "score",\n'
        '    "turn"\n'
        "  ],\n"
        '  "news_in_prompt": true,\n'
        '  "braille_cells": 20,\n'
        '  "pace": 1.5,\n'
        '  "own_dice": true,\n'
        '  "voice_rate": 0,\n'
        '  "voice_pitch": 0,\n'
        '  "voice_volume": 100,\n'
        '  "voice_kanji": false,\n'
        '  "sounds": false,\n'
        '  "sound_volume": 70,\n'
        '  "lessons": {}\n'
        "}\n"
    )


def test_missing_folders_are_made(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(home / "new" / "deep"))
    save(CHOSEN)
    assert load() == (CHOSEN, None)


def test_without_a_home_of_ones_own_the_platform_says_where(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ACCESS_PLAY_HOME")
    monkeypatch.setattr("platformdirs.PlatformDirs.user_config_path", home / "theirs")
    assert settings_path() == home / "theirs" / "settings.json"


def test_a_byte_order_mark_does_no_harm(home: Path) -> None:
    written(home, b"\xef\xbb\xbf" + b'{"language": "fr"}')
    assert load() == (Settings(language="fr"), None)


def test_keys_of_a_later_version_stay(home: Path) -> None:
    written(home, '{"language": "fr", "rate": {"fast": [1, "é"]}}')
    settings, notice = load()
    assert (settings, notice) == (Settings(language="fr"), None)
    save(msgspec.structs.replace(settings, pace="enter"))
    found = json.loads((home / "settings.json").read_bytes())
    assert found["rate"] == {"fast": [1, "é"]}
    assert found["pace"] == "enter"


WRONG = [
    ("language", 5),
    ("language", None),
    ("language", "x" * 36),
    ("speech", "loud"),
    ("speech", True),
    ("verbosity", ""),
    ("verbosity", ["full"]),
    ("muted", "score"),
    ("muted", [1]),
    ("muted", {"score": True}),
    ("news_in_prompt", "yes"),
    ("news_in_prompt", 1),
    ("news_in_prompt", None),
    ("braille_cells", 11),
    ("braille_cells", 81),
    ("braille_cells", "40"),
    ("pace", 0.4),
    ("pace", 10.5),
    ("pace", -1),
    ("pace", "slow"),
    ("pace", True),
    ("pace", None),
    ("pace", [1]),
]


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_a_wrong_value_leaves_the_others(home: Path, key: str, value: object) -> None:
    before: dict[str, object] = {"language": "fr", "news_in_prompt": True, "later": 1, key: value}
    text = json.dumps(before)
    written(home, text)
    settings, notice = load()
    expected = {"language": "fr", "news_in_prompt": True}
    expected.pop(key, None)
    assert settings == msgspec.convert(expected, Settings)
    assert notice is not None
    assert notice.code is Fault.SETTINGS_PARTLY
    assert notice.params == {"kept": "settings.broken-1.json", "keys": (key,)}
    assert (home / "settings.broken-1.json").read_text() == text
    # What was right is kept, with what a later version knows; it is told only once.
    assert json.loads((home / "settings.json").read_bytes()) == {**expected, "later": 1}
    assert load() == (settings, None)


@pytest.mark.parametrize("value", [0.5, 1, 10, "instant", "enter"])
def test_every_pace(home: Path, value: Any) -> None:
    written(home, json.dumps({"pace": value}))
    assert load() == (Settings(pace=value), None)


BROKEN = {
    "empty": b"",
    "half": b'{"language": "fr"',
    "list": b"[1]",
    "text": b'"fr"',
    "null": b"null",
    "not a number": b'{"pace": NaN}',
    "half a letter": b'{"language": "\\ud800"}',
    "not UTF-8": b'{"language": "\xe9"}',
    "UTF-16": '{"language": "fr"}'.encode("utf-16"),
    "zeros": b"\0" * 500,
    "deep": b"[" * 100_000,
    "deep in a key": b'{"x":' + b"[" * 100_000,
    "10 MB": b'{"x": "' + b"x" * 10_000_000 + b'"}',
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_is_set_aside(home: Path, content: bytes) -> None:
    written(home, content)
    settings, notice = load()
    assert settings == Settings()
    assert notice is not None
    assert (notice.code, notice.params) == (
        Fault.SETTINGS_BROKEN,
        {"kept": "settings.broken-1.json"},
    )
    assert (home / "settings.broken-1.json").read_bytes() == content
    assert not (home / "settings.json").exists()
    assert load() == (Settings(), None)


def test_nothing_set_aside_is_written_over(home: Path) -> None:
    for content in (b"first", b"second", b"third"):
        written(home, content)
        load()
    for number, content in enumerate((b"first", b"second", b"third"), start=1):
        assert (home / f"settings.broken-{number}.json").read_bytes() == content


def test_a_folder_in_place_of_the_file_is_set_aside(home: Path) -> None:
    (home / "settings.json" / "inside").mkdir(parents=True)
    settings, notice = load()
    assert settings == Settings()
    assert notice is not None
    assert notice.code is Fault.SETTINGS_BROKEN
    assert (home / "settings.broken-1.json" / "inside").is_dir()
    save(CHOSEN)
    assert load() == (CHOSEN, None)


def test_a_file_that_breaks_between_is_set_aside_before_saving(home: Path) -> None:
    written(home, b"broken")
    save(CHOSEN)
    assert (home / "settings.broken-1.json").read_bytes() == b"broken"
    assert load() == (CHOSEN, None)


def test_a_file_in_place_of_the_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").write_bytes(b"")
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(home / "file"))
    settings, notice = load()
    assert settings == Settings()
    assert notice is not None
    assert (notice.code, notice.params["reason"]) == (Fault.SETTINGS_UNREAD, "ENOTDIR")
    with pytest.raises(SaveError) as caught:
        save(CHOSEN)
    assert caught.value.fault is Fault.NO_FOLDER


def test_a_file_that_may_not_be_read_stays(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(home, '{"language": "fr"}')

    def refuse(self: Path) -> bytes:
        raise PermissionError(13, "not yours")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", refuse)
        settings, notice = load()
        assert settings == Settings()
        assert notice is not None
        assert (notice.code, notice.params["reason"]) == (Fault.SETTINGS_UNREAD, "EACCES")
        with pytest.raises(SaveError) as caught:
            save(CHOSEN)
        assert caught.value.fault is Fault.DENIED
    assert path.read_text() == '{"language": "fr"}'


@pytest.mark.parametrize("content", [b"broken", b'{"language": "fr", "pace": 50}'])
def test_on_a_disk_that_cannot_be_written_all_stays(
    home: Path, faulty: Faulty, content: bytes
) -> None:
    path = written(home, content)
    faulty.break_at(1, OSError(30, "read only"), lasting=True)
    settings, notice = load()
    faulty.heal()
    assert settings.language == ("fr" if b"fr" in content else "")
    assert notice is not None
    assert notice.params["kept"] == "settings.json"
    assert path.read_bytes() == content


@pytest.mark.parametrize("value", [{"pace": 0.1}, {"pace": 99.0}, {"speech": "loud"}])
def test_what_could_not_be_loaded_is_not_saved(value: dict[str, Any]) -> None:
    save(CHOSEN)
    with pytest.raises(msgspec.ValidationError):
        save(msgspec.structs.replace(CHOSEN, **value))
    assert load() == (CHOSEN, None)


def test_a_linked_file_stays_a_link(home: Path) -> None:
    real = home / "dotfiles" / "mine.json"
    real.parent.mkdir()
    real.write_text("{}")
    try:
        (home / "settings.json").symlink_to(real)
    except OSError as error:
        pytest.skip(f"this account may not make links: {error}")
    save(CHOSEN)
    assert (home / "settings.json").is_symlink()
    assert json.loads(real.read_bytes())["language"] == "ja"


class TestEveryCall:
    OLD = Settings(language="fr")

    def calls(self, faulty: Faulty) -> range:
        save(self.OLD)
        faulty.heal()
        save(CHOSEN)
        assert faulty.calls >= 5
        return range(1, faulty.calls + 1)

    @pytest.mark.parametrize("half", [False, True])
    @pytest.mark.parametrize("power", [False, True])
    def test_dying(
        self, faulty: Faulty, stopped: type[BaseException], half: bool, power: bool
    ) -> None:
        for call in self.calls(faulty):
            faulty.heal()
            save(self.OLD)
            faulty.sync_all()
            faulty.break_at(call, stopped(), lasting=True, half=half)
            with pytest.raises(stopped):
                save(CHOSEN)
            faulty.heal()
            if power:
                faulty.lose_power()
            assert load() in ((self.OLD, None), (CHOSEN, None))
            save(CHOSEN)
            assert load() == (CHOSEN, None)

    def test_losing_power_after_saving(self, faulty: Faulty) -> None:
        save(self.OLD)
        faulty.sync_all()
        save(CHOSEN)
        faulty.lose_power()
        assert load() == (CHOSEN, None)

    @pytest.mark.parametrize("lasting", [False, True])
    def test_failing(
        self, home: Path, faulty: Faulty, system_error: OSError, lasting: bool
    ) -> None:
        for call in self.calls(faulty):
            faulty.heal()
            save(self.OLD)
            faulty.break_at(call, system_error, lasting=lasting, half=True)
            with pytest.raises(SaveError) as caught:
                save(CHOSEN)
            assert caught.value.__cause__ is system_error
            faulty.heal()
            assert load() in ((self.OLD, None), (CHOSEN, None))
            if not lasting:
                assert {each.name for each in home.iterdir()} == {"settings.json"}
            save(CHOSEN)
            assert {each.name for each in home.iterdir()} == {"settings.json"}

    @pytest.mark.parametrize("content", [b"broken", b'{"language": "fr", "pace": 50}'])
    def test_dying_while_a_broken_file_is_set_aside(
        self, home: Path, faulty: Faulty, stopped: type[BaseException], content: bytes
    ) -> None:
        call = 0
        while True:
            call += 1
            faulty.heal()
            for path in home.iterdir():
                path.unlink()
            written(home, content)
            faulty.break_at(call, stopped(), lasting=True, half=True)
            try:
                load()
            except stopped:
                faulty.heal()
            else:
                break
            assert content in [path.read_bytes() for path in home.iterdir()]
            assert load()[0].language == ("fr" if b"fr" in content else "")
        assert call > 3


class TestPeek:
    def test_the_chosen_language(self) -> None:
        assert look().settings.language == ""
        save(CHOSEN)
        assert look().settings.language == "ja"

    @pytest.mark.parametrize("content", [b"broken", b'{"language": 5}'])
    def test_nothing_is_changed(self, home: Path, content: bytes) -> None:
        path = written(home, content)
        assert look().settings.language == ""
        assert path.read_bytes() == content
        assert list(path.parent.iterdir()) == [path]

    def test_an_unreadable_place(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (home / "file").write_bytes(b"")
        monkeypatch.setenv("ACCESS_PLAY_HOME", str(home / "file"))
        assert look().settings.language == ""


class TestExport:
    def test_settings_travel(self, home: Path) -> None:
        place = home / "stick" / "mine.json"
        export_settings(CHOSEN, place)
        assert import_settings(place) == CHOSEN
        assert load() == (Settings(), None)

    def test_nothing_is_written_over(self, home: Path) -> None:
        place = written(home, b"mine")
        with pytest.raises(SaveError) as caught:
            export_settings(CHOSEN, place)
        assert caught.value.fault is Fault.EXISTS
        assert place.read_bytes() == b"mine"

    def test_what_could_not_be_imported_is_not_exported(self, home: Path) -> None:
        with pytest.raises(msgspec.ValidationError):
            export_settings(msgspec.structs.replace(CHOSEN, pace=50.0), home / "x.json")
        assert list(home.iterdir()) == []

    def test_a_full_disk_leaves_nothing(self, home: Path, faulty: Faulty) -> None:
        faulty.break_at(2, OSError(28, "full"), half=True)
        with pytest.raises(SaveError) as caught:
            export_settings(CHOSEN, home / "x.json")
        assert caught.value.fault is Fault.NO_ROOM
        assert list(home.iterdir()) == []

    @pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
    def test_a_file_that_holds_no_settings(self, home: Path, content: bytes) -> None:
        place = home / "mine.json"
        place.write_bytes(content)
        with pytest.raises(SaveError) as caught:
            import_settings(place)
        assert (caught.value.fault, caught.value.params) == (
            Fault.IMPORT_BROKEN,
            {"file": "mine.json"},
        )
        assert place.read_bytes() == content

    def test_impossible_values_are_named(self, home: Path) -> None:
        place = home / "mine.json"
        place.write_text('{"speech": "loud", "pace": "slow", "language": "fr"}')
        with pytest.raises(SaveError) as caught:
            import_settings(place)
        assert caught.value.fault is Fault.IMPORT_PARTLY
        assert caught.value.params["keys"] == ("speech", "pace")

    def test_a_missing_file_and_a_folder(self, home: Path) -> None:
        with pytest.raises(SaveError) as caught:
            import_settings(home / "none.json")
        assert caught.value.fault is Fault.MISSING
        with pytest.raises(SaveError) as caught:
            import_settings(home)
        assert caught.value.fault is Fault.IMPORT_BROKEN


def test_settings_too_deep_to_be_written_again_are_none(home: Path) -> None:
    home.mkdir(exist_ok=True)
    for depth, whole in [(MAX_DEPTH - 1, True), (MAX_DEPTH, False), (900, False)]:
        text = '{"language": "fr", "later": ' + "[" * depth + "]" * depth + "}"
        settings_path().write_text(text, encoding="utf-8")
        settings, notice = load()
        assert (settings.language, notice is None) == (("fr", True) if whole else ("", False))
        save(CHOSEN)
        assert load() == (CHOSEN, None)
