"""What an edit shows on the screen, also where a line is longer than the row."""

import unicodedata

import pyte
from hypothesis import example, given, settings
from hypothesis import strategies as st

from access_play.terminal.console.earlier_lines import EarlierLines
from access_play.terminal.console.echo import EchoedLine
from access_play.terminal.console.line_edit import LineEdit
from access_play.terminal.console.width import columns_of

PROMPT = "Card: "


class Picture:
    """A line on a screen model, edited as the editor does."""

    def __init__(self, columns: int, prompt: str = PROMPT) -> None:
        self.columns = columns
        self.screen = pyte.Screen(columns, 400)
        self.stream = pyte.Stream(self.screen)
        self.edit = LineEdit(EarlierLines())
        self.line = EchoedLine(prompt, "", 0)
        self.written = ""
        self.put(self.line.draw(columns))

    def put(self, text: str) -> str:
        assert not set(text) & set("\x1b\r\x7f\x00")
        self.written += text
        self.stream.feed(text.replace("\n", "\r\n"))
        return text

    def do(self, action: str, text: str = "", *, whole: bool = False) -> str:
        getattr(self.edit, action)(*([text] if text else []))
        return self.put(
            self.line.change(self.edit.text, self.edit.cursor, self.columns, whole=whole)
        )

    def around_cursor(self) -> tuple[str, str]:
        """Return what stands before the cursor in its row, and what stands from it on."""
        row = self.screen.buffer[self.screen.cursor.y]
        signs = [row[column].data for column in range(self.columns)]
        at = self.screen.cursor.x
        return "".join(signs[:at]), "".join(signs[at:]).rstrip()


def test_at_the_end_of_the_row_typing_goes_on_by_itself() -> None:
    picture = Picture(20)
    for sign in "abcdefghijklmnopqrstuvwxyz":
        assert picture.do("insert", sign) == sign


def test_backspace_at_the_row_end_writes_the_line_anew_once() -> None:
    picture = Picture(20)
    picture.do("insert", "abcdefghijklmn")  # the row is full: 6 and 14 cells
    assert picture.do("backspace") == "\nabcdefghijklm"
    assert picture.do("backspace") == "\b \b"
    assert picture.do("left") == "\b"
    assert picture.around_cursor() == ("abcdefghijk", "l")


def test_within_the_second_row_the_smallest_change_is_enough() -> None:
    picture = Picture(20)
    picture.do("insert", "abcdefghijklmnopq")
    assert picture.do("backspace") == "\b \b"
    assert picture.do("left") == "\b"
    assert picture.do("insert", "X") == "Xp\b"
    assert picture.around_cursor() == ("oX", "p")


def test_a_cursor_in_an_earlier_row_shows_the_text_up_to_it() -> None:
    picture = Picture(20)
    picture.do("insert", "abcdefghijklmnopqrstuvwxyz")
    assert picture.do("home") == "\n"
    assert picture.do("right") == "a"
    assert picture.do("insert", "X") == "X"
    assert picture.do("end") == "bcdefghijklmnopqrstuvwxyz"
    assert picture.edit.text == "aXbcdefghijklmnopqrstuvwxyz"


def test_a_wide_character_that_does_not_fit_begins_the_next_row() -> None:
    picture = Picture(20)
    picture.do("insert", "abcdefghijklm侍武")  # 19 cells, then two wide characters
    assert picture.do("backspace") == "\b\b  \b\b"
    assert picture.do("backspace") == "\nabcdefghijklm"


def test_thirty_wide_characters_in_forty_columns_are_deleted_from_the_end() -> None:
    picture = Picture(40)
    picture.do("insert", "侍" * 30)
    for left in range(29, 0, -1):
        picture.do("backspace")
        assert picture.edit.text == "侍" * left
        before, after = picture.around_cursor()
        assert after == ""
        assert ("侍" * left).endswith(before.removeprefix(PROMPT))


def test_a_longer_line_of_the_history_replaces_a_shorter_one() -> None:
    picture = Picture(40)
    picture.edit.earlier.add("play villager 9")
    picture.edit = LineEdit(picture.edit.earlier)
    picture.do("insert", "play 7")
    assert picture.do("older", whole=True) == "\b" * 6 + "play villager 9"
    assert picture.do("newer", whole=True) == "\b" * 15 + "play 7" + " " * 9 + "\b" * 9


def test_a_prompt_is_broken_between_words_too() -> None:
    line = EchoedLine("Ken plays villager 9. Card: ", "", 0)
    assert line.draw(20) == "Ken plays\nvillager 9. Card: "
    assert line.change("7", 1, 20) == "7"
    assert line.change("", 0, 20) == "\b \b"


def test_after_a_change_of_the_window_only_what_is_sure_is_changed_in_place() -> None:
    line = EchoedLine(PROMPT, "", 0)
    line.draw(80)
    line.change("play 7", 6, 80)
    assert line.change("play ", 5, 30) == "\b \b"  # fits into either width
    line.change("play the villager 7", 19, 30)
    assert line.change("play the villager 78", 20, 20) == "8"
    assert line.change("play the villager 7", 19, 20) == "\nplay the villager 7"
    assert line.change("play the villager ", 18, 20) == "\b \b"


def nfc(text: str) -> str:
    return unicodedata.normalize("NFC", text)  # as the screen model keeps it


ACTIONS = ["backspace", "delete", "left", "right", "home", "end", "delete_word"]
ACTIONS += ["delete_to_start", "delete_to_end", "older", "newer"]


def texts(alphabet: list[str]) -> st.SearchStrategy[list[tuple[str, str]]]:
    signs = st.lists(st.sampled_from(alphabet), min_size=1, max_size=9)
    insertion = st.tuples(st.just("insert"), signs.map("".join))
    move = st.tuples(st.sampled_from(ACTIONS), st.just(""))
    return st.lists(insertion | move, max_size=40)


@settings(max_examples=150)
@given(
    st.one_of(texts(["a", "b", " "]), texts(["侍", "カ"]), texts(["a", "e\u0301", "o\u0308"])),
    st.sampled_from([10, 20, 40, 80]),
)
@example([("insert", "abcdefghijklmnopq"), ("left", ""), ("home", ""), ("right", "")], 10)
def test_the_row_of_the_cursor_shows_the_line_around_the_cursor(
    steps: list[tuple[str, str]], columns: int
) -> None:
    picture = Picture(columns)
    for line in ("h", "abcabcabcabc abc"):
        picture.edit.earlier.add(line)
    picture.edit = LineEdit(picture.edit.earlier)
    for action, text in steps:
        picture.do(action, text, whole=action in {"older", "newer"})
        edit = picture.edit
        before, after = picture.around_cursor()
        typed, rest = nfc(PROMPT + edit.text[: edit.cursor]), nfc(edit.text[edit.cursor :])
        assert typed.endswith(nfc(before))
        assert rest.startswith(nfc(after))
        if columns_of(PROMPT + edit.text) < columns:
            assert nfc(after) == rest.rstrip()


@settings(max_examples=150)
@given(texts(["a", "b", "侍"]), st.sampled_from([10, 20]), st.sampled_from(["a", "侍b"]))
@example([("insert", "ab"), ("left", "")], 10, "a")
@example([], 20, "a")
def test_what_comes_with_enter_is_appended_where_a_change_would_be(
    steps: list[tuple[str, str]], columns: int, last: str
) -> None:
    picture = Picture(columns)
    for action, text in steps:
        picture.do(action, text, whole=action in {"older", "newer"})
    at_end = picture.edit.cursor == len(picture.edit.text)
    picture.edit.insert(last)
    added = picture.line.added(picture.edit.text, picture.edit.cursor)
    assert added == (last if at_end else "")
    if at_end:
        assert picture.do("end") == added
