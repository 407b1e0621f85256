"""What changes the telling: language, detail, kinds of message and voice; and that it stays."""

import errno

import pytest

from access_play.language.cells import cells
from access_play.language.speaker import Form, Length
from access_play.language.voice import Voicing
from access_play.outputs import speech, speech_servers
from access_play.saves import settings as stored
from access_play.terminal.preferences import outlets
from tests.outputs.recorder import Recorder
from tests.terminal.stage import FIGHT, SAM, ZOE, Stage, alone


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Recorder]]:
    """The speaking outputs that were opened, newest last."""
    opened: list[tuple[str, Recorder]] = []

    def open_speech(mode: str, *_how: object) -> Recorder | None:
        if mode in {"reader", "off"}:
            return None
        opened.append((mode, Recorder()))
        return opened[-1][1]

    monkeypatch.setattr(outlets, "open_speech", open_speech)
    monkeypatch.setattr(outlets, "missing_voice", lambda _mode: None)
    return opened


NOT_INSTALLED = (
    "Voices are not installed, so everything is only written. To install them, leave the game"
    ' and type: pip install ".[speech]"'
)


@pytest.fixture
def no_voices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "find_spec", lambda _library: None)
    monkeypatch.setattr(speech_servers, "is_the_system_s", lambda: False)


@pytest.mark.usefixtures("no_voices")
def test_a_voice_that_is_not_installed_is_told_at_once_and_in_place_of_its_promise(
    stage: Stage,
) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types("voice direct") == [NOT_INSTALLED]
    assert stage.types("voice own") == [NOT_INSTALLED]
    assert stage.types("voice")[0] == NOT_INSTALLED
    assert stage.types("voice off") == ["Nobody speaks; everything is written."]
    assert NOT_INSTALLED not in stage.types("h")


@pytest.mark.usefixtures("no_voices")
def test_a_game_that_begins_with_such_a_voice_begins_with_that(stage: Stage) -> None:
    (stage.folder / "settings.json").write_text('{"speech": "own"}', encoding="utf-8")
    told = stage.plays(alone(), FIGHT)
    assert told[0] == NOT_INSTALLED
    assert told.count(NOT_INSTALLED) == 1
    assert NOT_INSTALLED not in stage.types("h")


@pytest.mark.usefixtures("no_voices")
def test_the_first_start_tells_of_such_a_voice_at_once(stage: Stage) -> None:
    stage.opens_menu()
    stage.types("1")
    assert stage.types("2")[0] == NOT_INSTALLED


@pytest.mark.parametrize(
    ("typed", "told", "prompt"),
    [
        ("lang fr", "La langue est maintenant le français.", "Carte :"),
        ("lang French", "La langue est maintenant le français.", "Carte :"),
        ("lang français", "La langue est maintenant le français.", "Carte :"),
        ("langue フランス語", "langue フランス語 is not understood.", "Card:"),
        ("language ja", "言語を日本語にしました。", "カード："),
        ("lang 日本語", "言語を日本語にしました。", "カード："),
        ("lang en", "The language is English now.", "Card:"),
        ("lang de", "Type lang and one of: en, fr, ja.", "Card:"),
    ],
)
def test_the_language_changes_at_once(stage: Stage, typed: str, told: str, prompt: str) -> None:
    stage.plays(alone(), FIGHT)
    position = stage.position
    (line,) = stage.types(typed)
    assert line.startswith(told)
    assert stage.prompt.replace("\u00a0", " ").rstrip() == prompt
    assert stage.position == position


def test_what_was_told_is_repeated_in_the_new_language(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    stage.types("h", "lang ja")
    assert stage.types("r 2")[0] == "手札は、村人6、9、14。さむらい18、22。"
    assert stage.types("履歴")[0] == "第1ラウンド、全9ラウンド。親はゾエ、リードはあなた。"


@pytest.mark.parametrize(
    ("typed", "field", "value"),
    [
        ("lang fr", "language", "fr"),
        ("d brief", "verbosity", Length.BRIEF),
        ("d full", "verbosity", Length.FULL),
        ("détail", "verbosity", Length.NORMAL),
        ("voice off", "speech", "off"),
        ("d standing", "muted", ("standing",)),
        ("d own", "muted", ("own-move",)),
    ],
)
def test_one_person_s_choice_is_kept_for_later_games(
    stage: Stage, typed: str, field: str, value: object
) -> None:
    stage.plays(alone(), FIGHT)
    stage.types(typed, "quit")
    assert getattr(stored.look().settings, field) == value


def test_choices_of_several_persons_are_theirs_alone(stage: Stage) -> None:
    stage.plays((SAM, ZOE, alone()[1]), FIGHT)
    stage.types("", "d brief", "lang ja")
    assert stored.look().settings == stored.Settings()
    sam, zoe = stage.playing.players
    assert (sam.speaker.language, sam.speaker.length) == ("ja", Length.BRIEF)
    assert (zoe.speaker.language, zoe.speaker.length) == ("fr", Length.NORMAL)


def test_a_kind_of_message_is_switched_off_and_on_again(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types("d own") == ["Your own moves are no longer confirmed."]
    assert stage.types("18")[0].startswith("Ken: ")
    assert stage.types("d own") == ["Your own moves are confirmed."]


@pytest.mark.parametrize("off", [True, False])
def test_reminders_are_told_at_full_length_until_they_are_switched_off(
    stage: Stage, off: bool
) -> None:
    stage.plays(alone(), FIGHT)
    stage.types("d full", *["d reminders"] * off)
    assert ("A samurai was led, so play samurai 22." in stage.types("18")) != off


@pytest.mark.parametrize("off", [True, False])
def test_the_points_of_a_round_are_told_until_they_are_switched_off(
    stage: Stage, off: bool
) -> None:
    stage.plays(alone(), FIGHT)
    stage.types(*["d scores"] * off)
    told = stage.types(*["m 1"] * 4)
    assert any(line.startswith("After round 1:") for line in told)
    assert any(line.startswith("You score ") for line in told) != off


def test_detail_tells_more_or_less_and_never_less_than_the_rules_need(stage: Stage) -> None:
    said = {}
    for length in ("brief", "normal", "full"):
        stage.plays(alone(), FIGHT)
        stage.types(f"d {length}")
        said[length] = stage.types("18")
        stage.types("quit")
    assert [len(said[length]) for length in ("brief", "normal", "full")] == sorted(
        len(lines) for lines in said.values()
    )
    assert len(" ".join(said["brief"])) < len(" ".join(said["normal"]))
    assert len(" ".join(said["normal"])) <= len(" ".join(said["full"]))


def test_only_one_voice_speaks_and_it_can_be_changed(
    stage: Stage, heard: list[tuple[str, Recorder]]
) -> None:
    stage.plays(alone("ja"), FIGHT)
    stage.types("h")
    assert heard == []
    stage.types("voice own")
    stage.types("手札")
    mode, own = heard[-1]
    assert mode == "own"
    assert own.announcements[-1].speech == "てふだは、むらびと 6、9、14。さむらい 18、22。"
    stage.types("声 直接")
    assert own.closed
    assert heard[-1][0] == "direct"
    spoken = len(own.announcements)
    stage.types("h")
    assert len(own.announcements) == spoken
    assert len(heard[-1][1].announcements) == 2


def test_stop_silences_the_voice_and_leaves_the_text(
    stage: Stage, heard: list[tuple[str, Recorder]]
) -> None:
    stage.plays(alone(), FIGHT)
    stage.types("voice own", "h")
    stops = heard[-1][1].stops
    assert stage.types("stop") == []
    assert heard[-1][1].stops > stops
    assert stage.types("r") == ["Your hand: villagers 6, 9, 14; samurai 18, 22."]


def test_any_key_cuts_an_answer_and_a_line_lets_its_own_answer_come_first(
    stage: Stage, heard: list[tuple[str, Recorder]]
) -> None:
    stage.plays(alone(), FIGHT)
    stage.types("voice own", "h")
    own = heard[-1][1]
    before = own.keys
    stage.keyboard.press()
    assert own.keys == before + 1
    lines = own.lines_typed
    stage.types("s")
    assert own.lines_typed == lines + 1


@pytest.mark.parametrize(
    ("language", "typed", "told", "changed"),
    [
        ("en", "voice faster", "The program's voice: rate 10, pitch 0, volume 100.", {"rate": 10}),
        ("en", "voice rate -35", "rate minus 35, pitch 0", {"rate": -35}),
        ("en", "voice rate 5000", "rate 100, pitch 0", {"rate": 100}),
        ("en", "voice louder", "volume 100.", {}),
        ("en", "voice softer", "volume 90.", {"volume": 90}),
        ("en", "voice kanji", "it reads kanji.", {"kanji": True}),
        ("fr", "voix moins vite", "débit moins 10, hauteur 0", {"rate": -10}),
        ("fr", "voix hauteur 20", "hauteur 20", {"pitch": 20}),
        ("ja", "声 速く", "速さ 10、高さ 0、音量 100。", {"rate": 10}),
        ("ja", "こえ　音量　５０", "音量 50。", {"volume": 50}),
    ],
)
def test_the_voice_is_tuned_by_words_and_it_stays(
    stage: Stage,
    heard: list[tuple[str, Recorder]],
    language: str,
    typed: str,
    told: str,
    changed: dict[str, int],
) -> None:
    stage.plays(alone(language), FIGHT)
    stage.types("voice own")
    assert told in stage.types(typed)[0].replace("\u00a0", " ")
    assert stored.look().settings.voicing == Voicing(**changed)
    assert len(heard) == 2, "the voice was opened anew"


def test_who_speaks_and_how_is_told_on_request(
    stage: Stage, heard: list[tuple[str, Recorder]]
) -> None:
    stage.plays(alone(), FIGHT)
    assert len(stage.types("voice")) == 2
    stage.types("voice own")
    assert stage.types("voice") == [
        "The program speaks with a voice of its own.",
        "The program's voice: rate 0, pitch 0, volume 100.",
        "Type voice reader, voice direct, voice own or voice off.",
    ]


@pytest.fixture
def cues(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Recorder]]:
    """The outputs for cues that were opened, with their volume, newest last."""
    opened: list[tuple[int, Recorder]] = []

    def open_sounds(_tell: object, volume: int) -> Recorder:
        opened.append((volume, Recorder()))
        return opened[-1][1]

    monkeypatch.setattr("access_play.outputs.sounds.open_sounds", open_sounds)
    return opened


def test_cues_are_played_only_when_asked_for_and_each_with_its_line(
    stage: Stage, cues: list[tuple[int, Recorder]]
) -> None:
    stage.plays(alone(), FIGHT)
    stage.types("h")
    assert cues == []
    assert stage.types("sounds") == [
        "No sounds are played.",
        "Type sounds on, sounds off, or sounds and a volume to 100.",
    ]
    assert stage.types("sounds on") == ["Sounds are played with volume 70."]
    volume, played = cues[-1]
    assert (volume, played.announcements) == (70, [])
    told = stage.types("18")
    *news, turn = played.announcements
    assert [each.text for each in news] == told
    assert {each.sound for each in news} == {"card", "trick"}
    assert (turn.text, turn.sound) == ("", "own-turn")
    told = stage.types("6")
    refusal = played.announcements[-1]
    assert ([refusal.text], refusal.sound, refusal.pan) == (told, "refusal", 0.0)


def test_the_left_neighbour_s_card_is_heard_from_the_left(
    stage: Stage, cues: list[tuple[int, Recorder]]
) -> None:
    stage.plays(alone(), FIGHT)
    stage.types("sounds on", "18")
    pans = {each.text.split(":")[0]: each.pan for each in cues[-1][1].announcements}
    assert pans["Ken"] == -0.87


@pytest.mark.parametrize(
    ("language", "typed", "told", "volume"),
    [
        ("en", "sounds 40", "Sounds are played with volume 40.", 40),
        ("en", "sounds louder", "Sounds are played with volume 80.", 80),
        ("fr", "sons oui", "Les sons sont joués au volume 70.", 70),
        ("ja", "効果音 オン", "効果音の音量は 70 です。", 70),
        ("ja", "おと　３０", "効果音の音量は 30 です。", 30),
    ],
)
def test_the_volume_of_cues_is_chosen_by_words_and_it_stays(
    stage: Stage,
    cues: list[tuple[int, Recorder]],
    language: str,
    typed: str,
    told: str,
    volume: int,
) -> None:
    stage.plays(alone(language), FIGHT)
    assert [line.replace("\u00a0", " ") for line in stage.types(typed)] == [told]
    assert cues[-1][0] == volume
    assert stored.look().settings.cue_volume == volume
    stage.types("sounds off")
    assert cues[-1][1].closed
    assert stored.look().settings.cue_volume is None


def test_settings_that_cannot_be_kept_hold_for_now_and_it_is_said(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.plays(alone(), FIGHT)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("access_play.saves.disk.write_new", full)
    told = stage.types("lang fr")
    assert told[0] == "La langue est maintenant le français."
    assert told[1].startswith("Le disque n'a plus de place pour settings.json.")
    assert stage.types("h")[0].startswith("Votre main")


def test_the_command_line_s_language_is_not_lost_with_another_choice(stage: Stage) -> None:
    stored.save(stored.Settings(language="en", speech="reader"))
    stage.plays(alone(), FIGHT)
    stage.ends_input()
    stage.opens_resumed(stage.path, "fr")
    stage.types("d brief")
    assert stage.app.language == "fr"
    assert stored.look().settings.language == "en"


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_answers_about_the_program_fit_a_line_of_braille(stage: Stage, language: str) -> None:
    stage.plays(alone(language), FIGHT, form=Form.BRAILLE)
    told = [
        line for typed in ("d", "voice", "lang", "sounds", "m 99") for line in stage.types(typed)
    ]
    told += stage.types("?")
    while not (rest := stage.types("more"))[0].endswith((".", "。")):
        told += rest
    assert len(told) > 20
    assert [line for line in told if cells(line, language) > 40] == []
