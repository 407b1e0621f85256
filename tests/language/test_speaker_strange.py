"""Strange parts of a sentence: cleaned, or an error in the program, never a line gone wrong."""

import pytest

from access_play.language.messages import N_
from access_play.language.phrases import Person, Phrase, Verbatim, phrase
from access_play.language.speaker import Form, Name, Speaker

TYPED = N_("{typed} is not understood. Type a question mark for help.")
LEFT = N_("{player} takes back the last move.")


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize(
    "dirty", ["A\x1b[2Jnn", "A\rnn", "A\nnn", "\u202eAnn", "A\x9bnn\x07", "A\u2028nn", "A\x08nn"]
)
def test_names_and_typed_text_cannot_forge_or_hide_a_line(
    language: str, form: Form, dirty: str
) -> None:
    speaker = Speaker(language, [Name(dirty), Name("健", dirty)])
    for said in (
        phrase(TYPED, typed=Verbatim(dirty)),
        phrase(LEFT, player=Person(0)),
        phrase(LEFT, player=Person(1)),
    ):
        line = speaker.render(said, form)
        assert not {"\x1b", "\r", "\n", "\x07", "\x08", "\x9b", "\u2028", "\u202e"} & set(line)


@pytest.mark.parametrize("part", [None, 1.5, [1, 2], {"a": 1}, "text", object()])
def test_a_part_of_a_wrong_kind_is_an_error_and_never_said(part: object) -> None:
    wrong = Phrase(TYPED, ("typed",), (part,))  # type: ignore[arg-type]
    with pytest.raises((AssertionError, TypeError)):
        Speaker("en").text(wrong)
