"""Every Japanese sentence is read by eSpeak NG, which knows no kanji."""

import shutil
import subprocess

import pytest

from access_play.language.catalogs import catalog_or_english
from access_play.language.kana import sounded_particles
from access_play.language.roman import roman

ESPEAK = shutil.which("espeak-ng")


@pytest.mark.skipif(ESPEAK is None, reason="espeak-ng is not installed (apt install espeak-ng)")
def test_espeak_meets_no_letter_that_it_can_only_name():
    assert ESPEAK is not None
    catalog = catalog_or_english("ja")
    spoken = [
        sounded_particles(words)
        for key, words in catalog._catalog.items()
        if isinstance(key, str) and key.partition("\x04")[0].split("|")[0] == "speech"
    ]
    assert len(spoken) > 500
    said = subprocess.run(
        [ESPEAK, "-v", "ja", "-q", "--ipa"],
        input="\n".join(spoken),
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout
    assert "tʃˈaɪniːz" not in said
    assert "dʒˈapəniːz" not in said


@pytest.mark.parametrize(
    ("kana", "letters"),
    [
        ("けん", "Ken"),
        ("アキ", "Aki"),
        ("しょうた", "Shouta"),
        ("チャーリー", "Chari"),
        ("はっとり じゅん", "Hattori Jun"),
        ("マッチ", "Matchi"),
        ("ウィリアム", "Wiriamu"),
        ("ティナ・フェイ", "Tina Fei"),
        ("ー", ""),
        ("？ゃ", "？ya"),
    ],
)
def test_kana_are_written_in_letters_for_voices_that_know_no_kana(kana, letters):
    assert roman(kana) == letters
