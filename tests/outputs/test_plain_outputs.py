"""The terminal and the recorder."""

import errno

import pytest

from access_play.language.speaker import Form
from access_play.outputs.lost import OutputLost
from access_play.outputs.terminal import TerminalOutput
from tests.outputs.recorder import Recorder


@pytest.mark.parametrize(
    ("form", "written"),
    [(Form.TEXT, "健の番。\n"), (Form.SPEECH, "けんの ばん。\n"), (Form.BRAILLE, "b 健の番。\n")],
)
def test_the_terminal_gets_each_line_in_one_write(line, form, written):
    writes = []
    output = TerminalOutput(writes.append, form)
    output.announce(line("健の番。", speech="けんの ばん。"))
    output.stop()
    output.close()
    assert writes == [written]


def test_a_line_that_cannot_be_written_is_never_passed_over(line):
    lost = OutputLost(OSError(errno.ENOSPC, "no room"))

    def write(_text):
        raise lost

    with pytest.raises(OutputLost) as caught:
        TerminalOutput(write).announce(line("1."))
    assert caught.value is lost


def test_the_recorder_keeps_what_it_was_told(line):
    recorder = Recorder()
    recorder.announce(line("1.", speech="one."))
    recorder.stop()
    recorder.announce(line("2."))
    recorder.close()
    assert recorder.lines() == ["1.", "2."]
    assert recorder.lines(Form.SPEECH) == ["one.", "2."]
    assert recorder.lines(Form.BRAILLE) == ["b 1.", "b 2."]
    assert (recorder.stops, recorder.closed) == (1, True)
