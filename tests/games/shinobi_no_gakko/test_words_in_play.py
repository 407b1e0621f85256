"""What is said in whole games, at every number of seats, in every language and form."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from access_play.core.events import Event
from access_play.core.game import Setup
from access_play.core.refusals import Refusal
from access_play.core.replay import UnknownActionError, read_action
from access_play.core.seats import CHANCE
from access_play.core.table import Happened, Table
from access_play.games.parting import Cells
from access_play.games.sayings import Saying
from access_play.games.shinobi_no_gakko import events
from access_play.games.shinobi_no_gakko.cards import groups
from access_play.games.shinobi_no_gakko.hints import HINTS
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.games.shinobi_no_gakko.state import ShinobiView, State
from access_play.games.shinobi_no_gakko.words import WORDS
from access_play.games.shinobi_no_gakko.words.card_words import fits
from access_play.language.cells import cells
from access_play.language.speaker import Form, Length, Name, Speaker
from tests.games.properties.strange import strange_fields

NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"), Name("Sam"), Name("Mei"))
LANGUAGES = ("en", "fr", "ja")
SEATS = (3, 4, 5)
LINE = 40
PROMPT = 32

Shinobi = Table[State, ShinobiView, object]
Told = tuple[ShinobiView, ...]


def steps(seats: int, seed: int, *, sensible: bool = False) -> Iterator[tuple[Shinobi, Happened]]:
    """Play a game; give the table after each move, and what the move brought about."""
    rng = Random(seed)
    table: Shinobi = Table(RULES, Setup(seats))
    while to_act := table.to_act():
        seat = to_act[0]
        if seat == CHANCE:
            happened: Happened | Refusal = table.draw(rng)
        else:
            view = table.view(seat)
            forced = RULES.forced(view)
            advised = HINTS.choose(view, rng) if sensible else RULES.moves(view).sample(rng)
            happened = table.announce(seat, forced or advised)
        assert not isinstance(happened, Refusal), happened
        yield table, happened


@cache
def sayings(seats: int, seed: int) -> tuple[tuple[Event, int | None, Saying], ...]:
    """Return everything that is said in a random and in a sensible game, each once."""
    found = {}
    for sensible in (False, True):
        for _, happened in steps(seats, seed, sensible=sensible):
            for listener in (*range(seats), None):
                for event in happened.to(listener):
                    for saying in WORDS.tell(event, listener):
                        found[event, listener, saying.phrase] = saying
    return tuple((event, listener, saying) for (event, listener, _), saying in found.items())


@cache
def views(seats: int, seed: int) -> tuple[ShinobiView, ...]:
    """Return views of a game, every seventh one."""
    tables = (table for table, _ in steps(seats, seed))
    found = [table.view(seat) for table in tables for seat in range(seats)]
    return tuple(found[::7])


def answers(view: ShinobiView) -> list[object]:
    other = (view.seat + 1) % view.open.seats
    return [
        *WORDS.table(view),
        *WORDS.table_of(view, other),
        *WORDS.score(view),
        *WORDS.score_details(view),
        *WORDS.help(view),
        WORDS.turn(view),
        *(WORDS.hand_item(view, number) for number in (1, 9) if WORDS.hand_item(view, number)),
        *(line for thing in THINGS for line in WORDS.info(view, thing, "en")),
        *(line for place in PLACES for line in WORDS.table_at(view, place, "en")),
    ]


THINGS = ("9", "13", "99", "heaven", "earth", "divide", "play", "collect", "pass", "seal")
PLACES = ("line", "low", "high", "discards")


@pytest.mark.parametrize("seats", SEATS)
def test_every_event_is_told_and_fits_a_line_of_braille(seats: int) -> None:
    speakers = [Speaker(language, NAMES[:seats]) for language in LANGUAGES]
    told = set()
    for event, _, saying in sayings(seats, seats):
        told.add(type(event))
        for speaker in speakers:
            braille = speaker.render(saying.phrase, Form.BRAILLE)
            assert len(braille) >= 3, saying
            if not isinstance(event, events.HandDealt):
                assert cells(braille, speaker.language) <= LINE, braille
    kinds = {kind for kind in vars(events).values() if _is_event(kind)}
    assert kinds - told == set()


def _is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Event) and kind is not Event


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_fits_a_line_of_braille(language: str, seats: int) -> None:
    speaker = Speaker(language, NAMES[:seats])
    for view in views(seats, seats)[::4]:
        for answer in answers(view):
            braille = speaker.render(answer, Form.BRAILLE)  # type: ignore[arg-type]
            assert len(braille) >= 3
            assert cells(braille, language) <= LINE, braille
        if view.may_act and RULES.moves(view).listable:
            for move in RULES.moves(view):
                assert cells(speaker.braille(WORDS.move(view, move)), language) <= LINE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_breaks_between_two_groups_into_lines_that_fit(language: str) -> None:
    """Fifteen cards fit no line; no group is wider than one, and two or three lines hold all."""
    speaker = Speaker(language, NAMES)
    for view in views(3, 3):
        braille = speaker.braille(WORDS.hand(view)[0])
        assert cells(braille, language) <= 4 * LINE, braille
        assert all(fits([group], Cells(7, 7, 11)) for group in groups(view.heaven))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_refusal_says_what_is_allowed_and_fits_a_line(language: str, seats: int) -> None:
    speaker, rng = Speaker(language, NAMES[:seats]), Random(seats)
    codes = set()
    for view in views(seats, seats):
        for _ in range(12):
            try:
                move = read_action(RULES, strange_fields(RULES.name, seats, rng))
            except UnknownActionError:
                continue
            refused = RULES.refuse(view, move)
            if refused is None:
                continue
            codes.add(refused.code)
            words = WORDS.refusal(view, refused)
            braille = speaker.braille(words)
            assert cells(braille, language) <= LINE, braille
            text = speaker.text(words)
            assert text.endswith("。" if language == "ja" else "."), text
            assert len(re.findall("。" if language == "ja" else r"[.:]", text)) >= 1
    assert {"not-in-hand", "not-your-turn", "wrong-phase", "not-outside"} <= codes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_prompt_leaves_room_to_type(language: str, seats: int) -> None:
    speaker = Speaker(language, NAMES[:seats])
    for view in views(seats, seats + 1):
        if view.may_act:
            question = WORDS.question(view)
            prompt = speaker.braille(question.prompt)
            assert cells(f"{prompt} ", language) <= PROMPT, prompt
            assert question.asked is not None
            assert cells(speaker.braille(question.asked), language) <= LINE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_hint_is_a_sentence_that_fits(language: str, seats: int) -> None:
    speaker = Speaker(language, NAMES[:seats])
    for view in views(seats, seats):
        if view.may_act:
            advice = HINTS.advise(view)
            assert advice.move in RULES.moves(view)
            assert speaker.text(advice.reason).endswith("。" if language == "ja" else ".")
            assert cells(speaker.braille(advice.reason), language) <= LINE


@pytest.mark.parametrize("length", Length)
def test_points_are_never_taken_for_heaven(length: Length) -> None:
    """点 and 天 sound alike."""
    speaker = Speaker("ja", NAMES, length)
    for _, _, saying in sayings(5, 1):
        text = speaker.text(saying.phrase)
        assert "ポイント" in text or "点" not in text.replace("得点", "").replace("失点", "")
