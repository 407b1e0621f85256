"""What is loaded when: a player waits for nothing that a command does not need."""

import subprocess
import sys
from pathlib import Path

from tests.cli.processes import CASE, PLAY, environment


def run(program: str, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        env=environment(home),
        timeout=60,
        check=True,
        text=True,
    )


def loaded_by(program: str, home: Path) -> str:
    """Return the last line that a program wrote: the names of what it loaded."""
    return run(program, home).stdout.splitlines()[-1]


MODULES = "{'msgspec', 'asyncio', 'babel', 'prompt_toolkit', 'pyttsx3', 'argparse'}"
HEAVY = f"sorted({MODULES} & {{m.partition('.')[0] for m in sys.modules}})"


def test_the_version_loads_nothing_it_does_not_need(tmp_path: Path) -> None:
    program = f"import sys; from access_play.cli import main; main(['--version']); print({HEAVY})"
    assert loaded_by(program, tmp_path) == "[]"


def test_reading_a_record_loads_no_terminal_and_no_voice(tmp_path: Path) -> None:
    program = (
        "import sys; from access_play.cli import main;"
        f" main(['check', {str(CASE)!r}]); print({HEAVY})"
    )
    assert loaded_by(program, tmp_path) == "['argparse', 'msgspec']"


def test_the_first_line_of_a_game_is_out_before_the_line_editor_is_loaded(tmp_path: Path) -> None:
    program = f"""
import sys
from access_play.terminal.console import stream
put = stream.OutputStream.write
def write(self, text):
    put(self, text)
    sys.stderr.write(str({HEAVY}) + "\\n")
    stream.OutputStream.write = put
stream.OutputStream.write = write
from access_play.cli import main
main({list(PLAY)!r})
"""
    loaded = run(program, tmp_path).stderr
    assert "prompt_toolkit" not in loaded
    assert loaded.startswith("[")
