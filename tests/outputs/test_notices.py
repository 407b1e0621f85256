"""What is told about outputs can be said in words."""

import re

import pytest

from access_play.language.phrases import Phrase, Verbatim
from access_play.outputs.install import not_installed, sounds_not_installed
from access_play.outputs.notices import MESSAGES, NoticeCode, notice, words
from access_play.outputs.speech import Source, UnknownMode

NOTICES = [
    not_installed(),
    notice(NoticeCode.NO_PROGRAM, program="aplay"),
    notice(NoticeCode.NO_SOUND),
    notice(NoticeCode.NO_READER),
    notice(NoticeCode.NO_VOICE, language="ja"),
    notice(NoticeCode.NO_BRAILLE),
    notice(NoticeCode.BEHIND),
    notice(NoticeCode.FAILED),
    sounds_not_installed(),
    notice(NoticeCode.NO_SOUNDS),
    notice(NoticeCode.SOUNDS_FAILED),
    UnknownMode("robot", Source.FLAG).notice,
]


def test_every_code_has_a_message():
    assert set(MESSAGES) == set(NoticeCode) == {told.code for told in NOTICES}


@pytest.mark.parametrize("told", NOTICES, ids=lambda told: told.code.value)
def test_a_message_says_exactly_the_parameters(told):
    phrase = words(told)
    placeholders = set(re.findall(r"\{(\w+)\}", phrase.normal.singular))
    assert placeholders == set(phrase.placeholders)


def test_a_language_is_said_by_its_name():
    [(key, part)] = words(notice(NoticeCode.NO_VOICE, language="ja")).parts.items()
    assert key == "language"
    assert isinstance(part, Phrase)
    assert part.normal.singular == "Japanese"


def test_a_language_without_a_name_is_said_by_its_tag():
    assert words(notice(NoticeCode.NO_VOICE, language="eo")).parts == {
        "language": Verbatim("eo"),
    }
