"""Which voice speaks a language, for the ways in which systems describe theirs."""

import pytest

from access_play.outputs.child import VoiceInfo
from access_play.outputs.voices import choose_voice

ESPEAK = [
    VoiceInfo("gmw/af", "Afrikaans", ("af",)),
    VoiceInfo("cel/br", "Breton", ("br",)),
    VoiceInfo("gmw/en-029", "English (Caribbean)", ("en-029",)),
    VoiceInfo("gmw/en", "English (Great Britain)", ("en-gb",)),
    VoiceInfo("gmw/en-gb-scotland", "English (Scotland)", ("en-gb-scotland",)),
    VoiceInfo("gmw/en-us", "English (America)", ("en-us",)),
    VoiceInfo("roa/fr-be", "French (Belgium)", ("fr-be",)),
    VoiceInfo("roa/fr", "French (France)", ("fr-fr",)),
    VoiceInfo("jpx/ja", "Japanese", ("ja",)),
]
SAPI = "HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Speech\\Voices\\Tokens\\"
WINDOWS = [
    VoiceInfo(SAPI + "TTS_MS_EN-US_ZIRA_11.0", "Microsoft Zira Desktop"),
    VoiceInfo(SAPI + "TTS_MS_FR-FR_HORTENSE_11.0", "Microsoft Hortense Desktop"),
    VoiceInfo(SAPI + "TTS_MS_JA-JP_HARUKA_11.0", "Microsoft Haruka Desktop"),
]
NAMED = [
    VoiceInfo("{1}", "Voz en español"),
    VoiceInfo("{2}", "Microsoft David - English (United States)"),
    VoiceInfo("{3}", "Hortense, français"),
    VoiceInfo("{4}", "Haruka 日本語"),
]
MACOS = [
    VoiceInfo("com.apple.voice.compact.en-US.Samantha", "Samantha", ("en_US",)),
    VoiceInfo("com.apple.voice.compact.fr-CA.Amelie", "Amélie", ("fr_CA",)),
    VoiceInfo("com.apple.voice.compact.fr-FR.Thomas", "Thomas", ("fr_FR",)),
    VoiceInfo("com.apple.voice.compact.ja-JP.Kyoko", "Kyoko", ("ja_JP",)),
]


def chosen(voices: list[VoiceInfo], language: str, current: str = "") -> int | None:
    voice = choose_voice(voices, language, current)
    return None if voice is None else voices.index(voice)


@pytest.mark.parametrize(
    ("voices", "indexes"),
    [(ESPEAK, (5, 7, 8)), (WINDOWS, (0, 1, 2)), (NAMED, (1, 2, 3)), (MACOS, (0, 2, 3))],
    ids=["espeak", "windows", "named", "macos"],
)
def test_each_language_finds_its_voice(voices, indexes):
    assert tuple(chosen(voices, language) for language in ("en", "fr", "ja")) == indexes


def test_a_region_in_the_language_does_not_matter():
    assert chosen(MACOS, "fr-BE") == 2


def test_the_voice_that_is_set_is_kept_if_it_speaks_the_language():
    assert chosen(ESPEAK, "en", current="gmw/en") == 3
    assert chosen(ESPEAK, "fr", current="gmw/en") == 7


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize(
    "voices",
    [
        [],
        [VoiceInfo("dummy", "John Doe")],
        [VoiceInfo("tts/br-FR", "Gwenn")],
        [VoiceInfo("tts/de-DE", "Hedda", ("de-DE",))],
        [VoiceInfo("x", "x", ("Unknown Locale: 9225",))],
    ],
    ids=["none", "bare", "region", "other", "unknown"],
)
def test_no_voice_of_another_language_is_taken(voices, language):
    assert choose_voice(voices, language) is None


def test_a_stated_language_counts_more_than_a_name():
    assert choose_voice([VoiceInfo("x", "English accent", ("de-DE",))], "en") is None


def test_the_priority_byte_of_older_drivers_is_no_part_of_a_language():
    assert chosen([VoiceInfo("old", "old", ("\x05en",))], "en") == 0
