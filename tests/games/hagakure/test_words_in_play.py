"""What is said in whole games, at every number of seats, in every language and form."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from random import Random

import pytest
from msgspec.structs import replace

from access_play.core.events import Event
from access_play.core.game import Setup
from access_play.core.refusals import Refusal
from access_play.core.seats import CHANCE
from access_play.core.table import Happened, Table
from access_play.games.hagakure import events
from access_play.games.hagakure.cards import FOOL, deck
from access_play.games.hagakure.hints import HINTS
from access_play.games.hagakure.rules import RULES
from access_play.games.hagakure.state import HagakureView, State
from access_play.games.hagakure.words import WORDS
from access_play.games.sayings import Saying
from access_play.language.cells import cells
from access_play.language.phrases import Phrase
from access_play.language.speaker import Form, Name, Speaker

NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"), Name("Sam"), Name("Mei"))
LANGUAGES = ("en", "fr", "ja")
SEATS = (3, 4, 5)
ROOM_FOR_TYPING = 8

Hagakure = Table[State, HagakureView, object]


def steps(seats: int, seed: int) -> Iterator[tuple[Hagakure, Happened]]:
    """Play a random game; give the table before each move, and what the move brought about."""
    rng = Random(seed)
    table: Hagakure = Table(RULES, Setup(seats))
    while to_act := table.to_act():
        if to_act == (CHANCE,):
            happened: Happened | Refusal = table.draw(rng)
        else:
            happened = table.announce(to_act[0], RULES.moves(table.view(to_act[0])).sample(rng))
        assert not isinstance(happened, Refusal), happened
        yield table, happened


def sayings(seats: int, seed: int) -> Iterator[tuple[Event, int | None, Saying]]:
    for _, happened in steps(seats, seed):
        for listener in (*range(seats), None):
            for event in happened.to(listener):
                for saying in WORDS.tell(event, listener):
                    yield event, listener, saying


@pytest.mark.parametrize("seats", SEATS)
def test_every_event_is_told_and_fits_a_line_of_braille(seats: int) -> None:
    speakers = [Speaker(language, NAMES[:seats]) for language in LANGUAGES]
    told = set()
    for event, _, saying in sayings(seats, seed=seats):
        told.add(type(event))
        for speaker in speakers:
            braille = speaker.render(saying.phrase, Form.BRAILLE)
            assert len(braille) >= 3, saying
            assert cells(braille, speaker.language) <= 40, braille
    kinds = {kind for kind in vars(events).values() if _is_event(kind)}
    assert kinds - told <= {events.TiedForFirst}


def _is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Event) and kind is not Event


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompt_with_the_news_leaves_room_to_type(language: str) -> None:
    """The news before the prompt is the last card or decision of another player."""
    speaker = Speaker(language, NAMES[:3])
    for table, happened in steps(3, seed=5):
        to_act = table.to_act()
        if to_act in {(), (CHANCE,)} or happened.seat in {CHANCE, to_act[0]}:
            continue
        (event,) = happened.to(to_act[0])
        (saying,) = WORDS.tell(event, to_act[0])
        news = speaker.render(saying.phrase, Form.BRAILLE)
        prompt = speaker.render(WORDS.question(table.view(to_act[0])).prompt, Form.BRAILLE)
        if not isinstance(event, events.CardPlayed) or event.won is None:
            assert cells(f"{news}. {prompt}", language) <= 40 - ROOM_FOR_TYPING, news


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_question_has_an_answer(language: str, seats: int) -> None:
    speaker = Speaker(language, NAMES[:seats])
    end = "。" if language == "ja" else "."
    for table, _ in steps(seats, seed=6):
        for seat in range(seats):
            view = table.view(seat)
            answers = [
                *WORDS.table(view),
                *WORDS.score(view),
                *WORDS.score_details(view),
                *WORDS.help(view),
                WORDS.turn(view),
                *WORDS.hand(view),
                *WORDS.table_of(view, (seat + 1) % seats),
                *WORDS.table_of(view, seat),
            ]
            for answer in answers:
                assert speaker.text(answer).endswith(end), answer
            for move in RULES.moves(view):
                assert len(speaker.text(WORDS.move(view, move))) >= 2


KINDS = ("fool", "villager", "samurai", "yomi", "token")
TOKENS = ("double", "zero", "villagers", "swap", "look")
THINGS = (*map(str, range(1, FOOL)), *KINDS, *TOKENS)


def answers(view: HagakureView, seats: int) -> Iterator[Phrase]:
    """Give everything that a player may be answered now; of the past the last round alone."""
    yield from (*WORDS.table(view), *WORDS.score(view), *WORDS.help(view))
    yield from (WORDS.turn(view), *WORDS.hand(view), *WORDS.score_details(view)[-seats:])
    for seat in range(seats):
        yield from WORDS.table_of(view, seat)
    for number in range(1, len(view.hand) + 1):
        item = WORDS.hand_item(view, number)
        assert item is not None
        yield item
    if view.may_act:
        question = WORDS.question(view)
        yield from (one for one in (question.asked, question.reminder) if one is not None)
        yield HINTS.advise(view).reason
        yield from (WORDS.move(view, move) for move in RULES.moves(view))


def too_long(phrases: Iterable[Phrase], seats: int) -> list[str]:
    told = set(phrases)
    return [
        braille
        for language in LANGUAGES
        for braille in map(Speaker(language, NAMES[:seats]).braille, told)
        if cells(braille, language) > 40
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_fits_a_line_of_braille(seats: int) -> None:
    told: set[Phrase] = set()
    for seed in range(3):
        for table, _ in steps(seats, seed):
            for seat in range(seats):
                told.update(answers(table.view(seat), seats))
    assert len(told) > 1000
    assert too_long(told, seats) == []


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_and_token_is_explained_in_a_line_of_braille(seats: int) -> None:
    view = next(steps(seats, seed=0))[0].view(0)
    explained = {typed: WORDS.info(view, typed, "en") for typed in THINGS}
    assert all(explained.values())
    assert too_long(chain.from_iterable(explained.values()), seats) == []


@pytest.mark.parametrize("seats", SEATS)
def test_cards_won_fit_lines_of_braille_even_if_one_player_has_won_all(seats: int) -> None:
    *_, (table, _) = islice(steps(seats, seed=0), seats + 3)
    view = table.view(0)
    for winner in range(seats):
        won = tuple(deck(seats) if seat == winner else () for seat in range(seats))
        told = WORDS.table_of(replace(view, open=replace(view.open, won=won)), winner)
        assert too_long(told, seats) == []
        named = "; ".join(map(Speaker("en", NAMES).text, told))
        assert set(re.findall(r"\d+", named)) >= {str(card) for card in deck(seats) if card != FOOL}
