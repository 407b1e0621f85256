"""``access-play voices``: which voices there are, what is missing, and how each sounds."""

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from typing import Final

from access_play.announce.announcement import Worded
from access_play.cli.streams import flush, write
from access_play.language.language_names import LANGUAGE_NAMES
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, Verbatim, all_of, phrase
from access_play.language.speaker import Speaker
from access_play.outputs import notices
from access_play.outputs.survey import Speaking, Survey, survey, try_out

_PACKAGES: Final = "sudo apt install speech-dispatcher speech-dispatcher-espeak-ng alsa-utils"
_SAMPLE: Final = phrase(N_("You hear one sentence of this voice."))

_ADVICE: Final[dict[str, Message]] = {
    "win32": NP_("written", "Windows: add voices under Settings, Time and language, Speech."),
    "darwin": NP_(
        "written", "macOS: add voices in System Settings, Accessibility, Spoken Content."
    ),
}
_ADVICE_ELSEWHERE: Final = NP_(
    "written", "On Debian or Ubuntu, voices for all three languages: {command}"
)


def run(arguments: argparse.Namespace) -> int:
    """List the voices; 1 where a voice that was tried was not heard."""
    speaker = Speaker(arguments.spoken)
    found = survey(arguments.found.settings.voicing)
    for line in _listed(found):
        write(speaker.text(line))
    if arguments.test is None:
        if found.direct or found.own:
            hear = NP_("written", "To hear one sentence of each: access-play voices test")
            write(speaker.text(phrase(hear)))
        return 0
    trials = [
        _tried(each, language, speaker)
        for each in (*found.direct, *found.own)
        for language in each.voices or [speaker.language]
    ]
    return 0 if all(trials) else 1


def _listed(found: Survey) -> Iterator[Phrase]:
    for speaking in found.direct:
        yield _direct(speaking)
    for speaking in found.own:
        for language, voice in speaking.voices.items():
            yield phrase(
                NP_("written", "Own voice for {language}: {voice}."),
                language=LANGUAGE_NAMES[language],
                voice=Verbatim(voice),
            )
    for problem in found.problems:
        yield notices.words(problem)
    for language in found.missing:
        yield phrase(
            NP_("written", "No voice that is listed here speaks {language}."),
            language=LANGUAGE_NAMES[language],
        )
    if found.problems or found.missing:
        yield _how_to_install()


def _direct(speaking: Speaking) -> Phrase:
    if speaking.voices:
        return phrase(
            NP_("written", "Direct, with {engine}: {languages}."),
            engine=Verbatim(speaking.name),
            languages=all_of(tuple(LANGUAGE_NAMES[each] for each in speaking.voices)),
        )
    return phrase(
        NP_("written", "Direct, with {engine}: the languages of its own voices."),
        engine=Verbatim(speaking.name),
    )


def _how_to_install() -> Phrase:
    return phrase(_ADVICE.get(sys.platform, _ADVICE_ELSEWHERE), command=Verbatim(_PACKAGES))


def _tried(speaking: Speaking, language: str, speaker: Speaker) -> bool:
    """Say whose sentence follows, let it be said, and tell what went wrong."""
    name = speaking.name or speaking.voices.get(language, "")
    now = NP_("written", "{language}, {engine}:")
    write(speaker.text(phrase(now, language=LANGUAGE_NAMES[language], engine=Verbatim(name))))
    flush()
    words = partial(Speaker(language).render, _SAMPLE)
    problems = try_out(speaking, Worded(words, language))
    for problem in problems:
        write(speaker.text(notices.words(problem)))
    return not problems
