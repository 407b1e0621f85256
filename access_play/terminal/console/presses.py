"""Key presses of prompt_toolkit made into keys: text in one piece, no unknown sequences."""

from typing import TYPE_CHECKING, Final

from prompt_toolkit.keys import Keys

from access_play.terminal.console.keys import ENTER, PASTE, TEXT, Key

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prompt_toolkit.key_binding import KeyPress

_LINE_FEED: Final = Keys.ControlJ.value
_PASTED_LINES: Final = 3


def keys_of(presses: "list[KeyPress]") -> list[Key]:
    """Return what was pressed; characters typed one after another are one key."""
    keys: list[Key] = []
    name = ""
    for press in _known(presses):
        before, name = name, press.key.value if isinstance(press.key, Keys) else TEXT
        if name == _LINE_FEED and before == ENTER:  # one key that sends both
            continue
        if name == TEXT and before == TEXT:
            keys[-1] = Key(TEXT, keys[-1].text + press.key)
        else:
            keys.append(Key(ENTER if name == _LINE_FEED else name, _text(press)))
    return keys


def unmarked_paste(keys: list[Key]) -> list[Key]:
    """Take three lines or more that came at once for a paste."""
    if {key.name for key in keys} <= {TEXT, ENTER}:
        block = "".join([key.text or "\n" for key in keys])
        if len([line for line in block.split("\n") if line.strip()]) >= _PASTED_LINES:
            return [Key(PASTE, block)]
    return keys


def _text(press: "KeyPress") -> str:
    if press.key is Keys.BracketedPaste:
        return press.data
    return "" if isinstance(press.key, Keys) else press.key


def _known(presses: "list[KeyPress]") -> "Iterator[KeyPress]":
    """Leave out the characters of escape sequences that no key is known for."""
    escaped = inside = False
    for press in presses:
        key = press.key
        if inside and not isinstance(key, Keys):
            inside = not "@" <= key <= "~"
        elif escaped and key == "[":
            inside = True
        elif key is not Keys.Escape:
            inside = False
            yield press
        escaped = key is Keys.Escape
