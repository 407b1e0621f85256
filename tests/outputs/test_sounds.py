"""Cues, recorded as they are played: each once, from where a player sits."""

from array import array
from importlib.util import find_spec
from pathlib import Path
from threading import Event

import pytest

from access_play.announce.announcement import cue
from access_play.games.sayings import Cue
from access_play.outputs.backend import UnavailableError
from access_play.outputs.cues import CUES, RATE, samples, seconds
from access_play.outputs.notices import NoticeCode, notice
from access_play.outputs.sound_child import sides
from access_play.outputs.sounds import Sounds, open_sounds

needs_library = pytest.mark.skipif(
    find_spec("pygame") is None, reason="needs the optional sounds: pip install '.[sound]'"
)
QUIET = 200
GAP = RATE // 50


@pytest.fixture
def recording(tmp_path, monkeypatch) -> Path:
    """Let what is played be written to a file, two sides by turns."""
    path = tmp_path / "played.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(path))
    return path


def played(path: Path) -> list[tuple[float, float]]:
    """Find the cues in a recording; tell how loud each is on the left and on the right."""
    both = array("h")
    both.frombytes(path.read_bytes())
    left, right = both[::2], both[1::2]
    loud = [place for place, pair in enumerate(zip(left, right, strict=True)) if _loud(pair)]
    begins = [
        place for before, place in zip([-RATE, *loud], loud, strict=False) if place - before > GAP
    ]
    ends = [*begins[1:], len(left)]
    return [
        (_energy(left[begin:end]), _energy(right[begin:end]))
        for begin, end in zip(begins, ends, strict=True)
    ]


def _loud(pair: tuple[int, int]) -> bool:
    return max(map(abs, pair)) > QUIET


def _energy(part: "array[int]") -> float:
    return sum(each * each for each in part) / RATE


@needs_library
def test_each_cue_is_heard_once_and_from_where_its_player_sits(recording, told):
    output = open_sounds(told, 100)
    for name, pan in ((Cue.CARD, -1.0), (Cue.CARD, 0.0), (Cue.TOKEN, 1.0)):
        output.announce(cue(name, pan))
    output.close()
    left, middle, right = played(recording)
    assert left[0] > 1000 * left[1]
    assert middle[0] == pytest.approx(middle[1], rel=0.05)
    assert right[1] > 1000 * right[0]
    assert told.rest() == []


@needs_library
def test_the_volume_of_cues_is_their_own(recording, told):
    loud, soft = Sounds(100), Sounds(25)
    loud.say(cue(Cue.TRICK), Event())
    loud.close()
    before = played(recording)[0][0]
    soft.say(cue(Cue.TRICK), Event())
    soft.close()
    assert played(recording)[0][0] < before / 8


@needs_library
def test_without_a_device_there_is_one_notice_and_no_noise(told, monkeypatch, capfd):
    monkeypatch.setenv("SDL_AUDIODRIVER", "there is none")
    output = open_sounds(told, 100)
    output.announce(cue(Cue.CARD))
    output.announce(cue(Cue.CARD))
    output.close()
    assert told.rest() == [notice(NoticeCode.NO_SOUNDS)]
    assert capfd.readouterr() == ("", "")


def test_without_the_library_the_player_is_told_what_installs_it(told, install_library):
    install_library("pygame", "raise ModuleNotFoundError(name='pygame')")
    with pytest.raises(UnavailableError) as missing:
        Sounds(100).say(cue(Cue.CARD), Event())
    assert missing.value.notice == notice(
        NoticeCode.SOUNDS_NOT_INSTALLED, command='pip install ".[sound]"'
    )


def test_what_has_no_cue_starts_nothing(told, line, install_library):
    install_library("pygame", "raise ModuleNotFoundError(name='pygame')")
    Sounds(100).say(line("one."), Event())


def test_every_cue_has_a_sound_of_its_own_that_is_short():
    made = {name: samples(name) for name in Cue}
    assert set(CUES) == set(Cue)
    assert len({each.tobytes() for each in made.values()}) == len(Cue)
    for name, each in made.items():
        assert len(each) == round(seconds(name) * RATE)
        assert 0.05 < seconds(name) < 1.1
        assert max(map(abs, each)) == pytest.approx(0.6 * 32_767, abs=1)
        assert abs(each[0]) < QUIET, "it would begin with a click"
        assert abs(each[-1]) < QUIET, "it would end with a click"


@pytest.mark.parametrize(("pan", "left", "right"), [(-1, 0.5, 0), (0, 0.3536, 0.3536), (1, 0, 0.5)])
def test_a_cue_is_as_loud_in_the_middle_as_at_the_side(pan, left, right):
    assert sides(pan, 50) == pytest.approx((left, right), abs=1e-4)
