"""What is said in whole games, at every number of seats, in every language and form."""

from collections.abc import Iterator
from operator import ge
from random import Random

import pytest

from access_play.core.events import Event, Unanswered
from access_play.core.game import Setup
from access_play.core.refusals import Refusal
from access_play.core.seats import CHANCE
from access_play.core.table import Happened, Table
from access_play.games.honor_of_the_samurai import events
from access_play.games.honor_of_the_samurai.cards import CASTLES, CODES, NINJA_ASSASSIN, SPIES
from access_play.games.honor_of_the_samurai.commands import COMMANDS
from access_play.games.honor_of_the_samurai.deck import OkugataValues
from access_play.games.honor_of_the_samurai.hints import HINTS
from access_play.games.honor_of_the_samurai.moves import (
    ACCEPT,
    DRAW,
    END,
    PASS,
    SAVE,
    Assassinate,
    DecideCastle,
    Declaration,
    Declare,
    Discard,
    Dishonor,
    Home,
    HouseAt,
    Move,
    Place,
    Seppuku,
    spy,
)
from access_play.games.honor_of_the_samurai.rules import RULES
from access_play.games.honor_of_the_samurai.state import HonorView, State
from access_play.games.honor_of_the_samurai.words import WORDS
from access_play.games.honor_of_the_samurai.words.card_words import names_of
from access_play.games.sayings import Kind, Saying
from access_play.language.cells import cells
from access_play.language.speaker import Form, Name, Speaker

NAMES = (
    Name("Aki", "アキ"),
    Name("Ken", "ケン"),
    Name("Zoé", "ゾエ"),
    Name("Sam", "サム"),
    Name("Mei", "メイ"),
    Name("Leo", "レオ"),
)
LANGUAGES = ("en", "fr", "ja")
ROOM_FOR_TYPING = 8
Honor = Table[State, HonorView, Move]


def steps(seats: int, seed: int, *, sensibly: bool) -> Iterator[tuple[Honor, Happened]]:
    """Play a game; give the table after each move, and what the move brought about."""
    rng = Random(seed)
    table: Honor = Table(RULES, Setup(seats))
    while to_act := table.to_act():
        if to_act == (CHANCE,):
            happened: Happened | Refusal = table.draw(rng)
        else:
            view = table.view(to_act[0])
            move = HINTS.choose(view, rng) if sensibly else RULES.moves(view).sample(rng)
            happened = table.announce(to_act[0], move)
        assert not isinstance(happened, Refusal), happened
        yield table, happened


def sayings(seats: int, seed: int) -> Iterator[tuple[Event, int | None, Saying]]:
    """Walk what everybody is told in a random game and in a sensible one."""
    for sensibly in (False, True):
        for _, happened in steps(seats, seed, sensibly=sensibly):
            for listener in (*range(seats), None):
                for event in happened.to(listener):
                    for saying in WORDS.tell(event, listener):
                        yield event, listener, saying


@pytest.mark.parametrize("seats", RULES.seats)
def test_every_event_fits_a_line_of_braille(seats: int) -> None:
    speakers = [Speaker(language, NAMES[:seats]) for language in LANGUAGES]
    long: set[str] = set()
    for seed in range(3):
        for _, _, saying in sayings(seats, seed):
            for speaker in speakers:
                braille = speaker.render(saying.phrase, Form.BRAILLE)
                assert len(braille) >= 3, saying
                if saying.kind is not Kind.REMINDER and cells(braille, speaker.language) > 40:
                    long.add(braille)
    assert not long


def test_every_kind_of_event_is_told() -> None:
    told = {type(event) for seed in range(12) for event, _, _ in sayings(4, seed)}
    kinds = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert not kinds - told
    assert WORDS.tell(Unanswered(), None) == ()


def test_a_cue_is_heard_from_who_acts_or_from_where_it_strikes() -> None:
    """An own move names others, and is heard in the middle all the same."""
    where: dict[type[Event], str] = {
        events.Spied: "seat",
        events.AssassinSent: "seat",
        events.Placed: "seat",
        events.Dishonored: "seat",
        events.DishonorAnswered: "target",
        events.Allied: "seat",
        events.BattleDecided: "winner",
        events.CastleDecided: "winner",
    }
    seen = set()
    for event, _, saying in sayings(4, seed=2):
        if type(event) in where and saying.sound is not None:
            seen.add(type(event))
            assert saying.at == getattr(event, where[type(event)])
    assert len(seen) > 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_an_answer(language: str) -> None:
    """Every line of an answer fits a line of braille, be it of cards or of players."""
    speaker = Speaker(language, NAMES[:4])
    end = "。" if language == "ja" else "."
    for seed, sensibly in ((6, False), (7, True)):
        for number, (table, _) in enumerate(steps(4, seed, sensibly=sensibly)):
            if number % 7:
                continue
            for seat in range(4):
                view = table.view(seat)
                of_players = [line for each in range(4) for line in WORDS.table_of(view, each)]
                for answer in (
                    *(*WORDS.score(view), *WORDS.score_details(view), WORDS.turn(view)),
                    *(*WORDS.table(view), *of_players, *WORDS.hand(view), *WORDS.help(view)),
                ):
                    assert speaker.text(answer).endswith(end), speaker.text(answer)
                    braille = speaker.braille(answer)
                    assert cells(braille, language) <= 40, braille


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_offers_fit_a_line_of_braille(language: str) -> None:
    speaker = Speaker(language, NAMES[:3])
    for seed, sensibly in ((8, False), (9, True)):
        for table, _ in steps(3, seed, sensibly=sensibly):
            for seat in table.to_act():
                if seat == CHANCE:
                    continue
                view = table.view(seat)
                question = WORDS.question(view)
                prompt = cells(speaker.braille(question.prompt) + " ", language)
                assert prompt <= 40 - ROOM_FOR_TYPING
                for asked in filter(None, (question.asked, question.reminder)):
                    assert cells(speaker.braille(asked), language) <= 40, speaker.braille(asked)
                for offer in COMMANDS.offers(view) or ():
                    label = speaker.braille(offer.label)
                    assert cells(f"12, {label}", language) <= 40, label


@pytest.mark.parametrize(
    "okugata",
    [
        OkugataValues((10, 5), (3, 4)),
        OkugataValues((100, 0), (3, 4)),
        OkugataValues((-20, 5), (3, 4)),
        OkugataValues((5, 5), (3, -10)),
    ],
)
def test_what_a_card_takes_is_counted_as_it_is_written(okugata: OkugataValues) -> None:
    speakers, names = [Speaker(language) for language in LANGUAGES], names_of(okugata)
    for card, name in names.a.items():
        written = [cells(speaker.braille(name), speaker.language) for speaker in speakers]
        assert names.takes(card) == tuple(written), card
        for count in (2, 10):
            named = names.copies(card, count)
            several = [cells(speaker.braille(named), speaker.language) for speaker in speakers]
            assert all(map(ge, names.takes(card, count), several)), card


def tries(view: HonorView, rng: Random) -> Iterator[Move]:
    """Think of moves that may be refused: with cards that are held, and with others."""
    cards = (*view.hand, *rng.sample(sorted(CODES), 4))
    seats = range(view.open.terms.seats)
    for card in cards:
        at = HouseAt(rng.choice(seats), rng.choice(tuple(Home)))
        yield Discard(card)
        yield Place(card, at, discard_castle=card in CASTLES and rng.random() < 0.3)
        yield Place(card, HouseAt(view.seat, at.home))
        if card in SPIES:
            yield spy(card, at, [rng.choice(sorted(CODES))], [HouseAt(view.seat, at.home)])
        if card == NINJA_ASSASSIN:
            yield Assassinate(at)
    for seat in seats:
        yield Declare(Declaration.ATTACK, seat)
        yield Declare(Declaration.ALLY, seat)
        yield Dishonor(seat)
    answers = (ACCEPT, SAVE, PASS, *map(Seppuku, Home), DecideCastle(keep=True))
    yield from (DRAW, END, Declare(Declaration.SHOGUN), Declare(Declaration.DISSOLVE), *answers)


def test_refusals_fit_a_line_of_braille() -> None:
    """What is refused names one card or one player; a hand is listed in text alone."""
    speakers, rng, seen = [Speaker(each, NAMES[:4]) for each in LANGUAGES], Random(1), set()
    for number, (table, _) in enumerate(steps(4, seed=10, sensibly=True)):
        if number % 3 or table.to_act() in {(), (CHANCE,)}:
            continue
        view = table.view(table.to_act()[0])
        for move in tries(view, rng):
            refusal = RULES.refuse(view, move)
            if refusal is None:
                continue
            seen.add(str(refusal.code))
            said = WORDS.refusal(view, refusal)
            for speaker in speakers:
                text, braille = speaker.text(said), speaker.braille(said)
                assert text.endswith("。" if speaker.language == "ja" else "."), text
                assert cells(braille, speaker.language) <= 40, braille
    assert len(seen) > 12, seen
