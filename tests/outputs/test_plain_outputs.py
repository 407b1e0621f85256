"""The terminal and the recorder."""

import pytest

from access_play.language.speaker import Form
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


@pytest.mark.parametrize("error", [BrokenPipeError(), ValueError("closed file")])
def test_a_terminal_that_is_gone_is_noted_and_left_alone(line, error):
    writes = []

    def write(text):
        writes.append(text)
        raise error

    output = TerminalOutput(write)
    output.announce(line("1."))
    output.announce(line("2."))
    assert writes == ["1.\n"]


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
