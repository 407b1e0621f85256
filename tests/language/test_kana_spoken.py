"""Every Japanese sentence is read by eSpeak NG, which knows no kanji."""

import shutil
import subprocess

import pytest

from access_play.games.catalogue import own_games
from access_play.language.catalogs import catalog_or_english
from access_play.language.documents import phrase_of, read_sections
from access_play.language.kana import sounded_particles
from access_play.language.roman import roman
from access_play.language.speaker import Speaker

ESPEAK = shutil.which("espeak-ng")


@pytest.mark.skipif(ESPEAK is None, reason="espeak-ng is not installed (apt install espeak-ng)")
def test_espeak_meets_no_letter_that_it_can_only_name():
    catalog = catalog_or_english("ja")
    spoken = [
        sounded_particles(words)
        for key, words in catalog._catalog.items()
        if isinstance(key, str) and key.partition("\x04")[0].split("|")[0] == "speech"
    ]
    assert len(spoken) > 500
    assert letters_named(spoken) == []


@pytest.mark.skipif(ESPEAK is None, reason="needs espeak-ng")
@pytest.mark.parametrize("game", own_games())
def test_espeak_reads_every_line_of_the_rules(game):
    speaker = Speaker("ja")
    texts = [text for each in read_sections(game, "ja") for text in (each.title, *each.texts)]
    spoken = [sounded_particles(speaker.speech(phrase_of(text))) for text in texts]
    assert len(spoken) > 150
    assert letters_named(spoken) == []


def letters_named(spoken: list[str]) -> list[str]:
    """Return what eSpeak says instead of a letter that it cannot read."""
    said = subprocess.run(
        [ESPEAK, "-v", "ja", "-q", "--ipa"],
        input="\n".join(spoken),
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout
    return [named for named in ("tʃˈaɪniːz", "dʒˈapəniːz") if named in said]


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
