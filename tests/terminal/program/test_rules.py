"""The rules at a real pseudo-terminal: what is read, and what a braille display shows."""

import sys
from functools import partial

import pytest

if sys.platform == "win32":
    pytest.skip("pexpect has no pseudo-terminals on Windows", allow_module_level=True)

from tests.terminal.program.conftest import Start

READ = {
    "en": {
        "prompt": "Number, word, or Enter to read on:",
        "heading": "Heading 4: The map, 3 paragraphs.",
        "typed": ("again", "previous", "search kyoto", "back"),
        "found": "headings with kyoto.",
    },
    "fr": {
        "prompt": "Nombre, mot, ou Entrée pour la suite :",
        "heading": "Titre 4 : ",
        "typed": ("encore", "précédent", "chercher kyoto", "retour"),
        "found": "titres avec kyoto.",
    },
    "ja": {
        "prompt": "番号か言葉、エンターキーで続き：",
        "heading": "見出し4、",
        "typed": ("もう一度", "前", "京都を探す", "戻る"),
        "found": "京都のある見出しは",
    },
}


@pytest.fixture
def start(start: Start) -> Start:
    return partial(start, "rules", "joraku", columns=500)


def lines_of(told: str) -> list[str]:
    return told.replace("\u00a0", " ").splitlines()[:-1]


@pytest.mark.parametrize("language", READ)
def test_the_rules_are_read_at_a_prompt_until_one_goes_back(start: Start, language: str) -> None:
    words = READ[language]
    terminal = start("--language", language)
    listed = terminal.prompts().replace("\u00a0", " ")
    assert listed.splitlines()[-1].strip() == words["prompt"]
    assert len(listed.splitlines()) == 14
    title, first = lines_of(terminal.types("4"))
    assert title.startswith(words["heading"])
    (second,) = lines_of(terminal.types(""))
    again, previous, search, back = words["typed"]
    assert lines_of(terminal.types(again)) == [second]
    assert lines_of(terminal.types(previous)) == [first]
    assert words["found"] in lines_of(terminal.types(search))[0]
    terminal.child.send(f"{back}\r".encode())
    assert terminal.ends().count("\n") == 1
    assert terminal.child.exitstatus == 0
    assert terminal.escapes <= {b"\x1b[?2004h", b"\x1b[?2004l"}


def test_a_braille_display_shows_the_prompt_and_room_to_type(start: Start) -> None:
    terminal = start("--language", "en", "--form", "braille", columns=80)
    terminal.prompts()
    assert terminal.braille == "Number, word, Enter:"
