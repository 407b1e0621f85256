"""What is said in whole games of Joraku, with 3 and 4 seats, in every language and form."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from access_play.core.events import Event
from access_play.core.game import Setup
from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import CHANCE
from access_play.core.table import Happened, Table
from access_play.games.joraku import events
from access_play.games.joraku.cards import DECK, UNKNOWN
from access_play.games.joraku.moves import (
    DONE,
    Act,
    Give,
    Move,
    MoveDaimyo,
    MoveSamurai,
    Place,
    Remove,
    Scatter,
)
from access_play.games.joraku.reasons import JorakuReason
from access_play.games.joraku.rules import RULES
from access_play.games.joraku.state import JorakuView, State
from access_play.games.joraku.words import WORDS
from access_play.games.sayings import Saying
from access_play.language.cells import cells
from access_play.language.phrases import Phrase
from access_play.language.speaker import Form, Name, Speaker
from tests.games.joraku.census import CENSUS, VARIANTS

NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"), Name("Mei", "メイ"))
LANGUAGES = ("en", "fr", "ja")
GAMES: list[tuple[int, dict[str, object]]] = [
    (3, {}),
    (4, {}),
    (3, {"variants": "random"}),
    (4, {"variants": VARIANTS}),
]
LINE, PROMPT = 40, 32
INFO = (
    "katana",
    "yari 5",
    "gun ninja",
    "ninja",
    "kyoto",
    "4",
    "daimyo",
    "samurai",
    "kachidoki",
    "influence",
    "act",
    "prestige",
    "supply",
    "variants",
    *[name.replace("-", " ") for name in VARIANTS],
)

Joraku = Table[State, JorakuView, Move]


def steps(seats: int, options: dict[str, object], seed: int) -> Iterator[tuple[Joraku, Happened]]:
    """Play a random game; give the table after each move, and what the move brought about."""
    rng = Random(seed)
    table: Joraku = Table(RULES, Setup(seats, options))
    while to_act := table.to_act():
        if to_act == (CHANCE,):
            happened: Happened | Refusal = table.draw(rng)
        else:
            seat = rng.choice(to_act)
            happened = table.announce(seat, RULES.moves(table.view(seat)).sample(rng))
        assert not isinstance(happened, Refusal), happened
        yield table, happened


def sayings(
    seats: int, options: dict[str, object], seed: int
) -> Iterator[tuple[Event, int | None, Saying]]:
    for _, happened in steps(seats, options, seed):
        for listener in (*range(seats), None):
            for event in happened.to(listener):
                for saying in WORDS.tell(event, listener):
                    yield event, listener, saying


def answers(view: JorakuView) -> Iterator[Phrase]:
    """Give everything that a seat can ask for."""
    yield from WORDS.table(view)
    yield from WORDS.score(view)
    yield from WORDS.score_details(view)
    yield from WORDS.help(view)
    yield WORDS.turn(view)
    yield from WORDS.hand(view)
    for seat in range(view.open.seats):
        yield from WORDS.table_of(view, seat)
    for area in range(8):
        yield from WORDS.table_at(view, str(area), "en")
    yield from filter(None, [WORDS.hand_item(view, number) for number in range(1, 8)])


class Lines:
    """Measures what is said against a line of braille."""

    def __init__(self, seats: int) -> None:
        self._speakers = [Speaker(language, NAMES[:seats]) for language in LANGUAGES]

    def fit(self, told: Phrase, most: int = LINE) -> None:
        for speaker in self._speakers:
            braille = speaker.render(told, Form.BRAILLE)
            assert len(braille) >= 2, told
            assert cells(braille, speaker.language) <= most, braille


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_event_is_told_and_fits_a_line_of_braille(
    seats: int, options: dict[str, object]
) -> None:
    lines, told = Lines(seats), set()
    for seed in range(4):
        for event, _, saying in sayings(seats, options, seed):
            told.add(type(event))
            lines.fit(saying.phrase)
    kinds = {kind for kind in vars(events).values() if _is_event(kind)}
    silent = set() if options else {events.VariantsTold}
    assert kinds - told <= silent


def _is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Event) and kind is not Event


def questions(view: JorakuView) -> Iterator[Phrase]:
    """Give what a seat that may act is asked, and its moves."""
    question = WORDS.question(view)
    yield from filter(None, (question.asked, question.reminder))
    yield from WORDS.listed(view, list(RULES.moves(view)))


def told_of_everything(view: JorakuView) -> Iterator[Phrase]:
    """Give what is said of each thing that may be asked about."""
    for typed in INFO:
        told = WORDS.info(view, typed, "en")
        assert told, typed
        yield from told


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_answer_fits_a_line_of_braille(seats: int, options: dict[str, object]) -> None:
    lines = Lines(seats)
    for place, (table, _) in enumerate(steps(seats, options, seed=seats)):
        for seat in range(seats):
            view = table.view(seat)
            for answer in answers(view) if place % 4 == 0 else ():
                lines.fit(answer)
            for told in told_of_everything(view) if place % 40 == 0 else ():
                lines.fit(told)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_question_fits_a_line_of_braille(seats: int, options: dict[str, object]) -> None:
    lines = Lines(seats)
    for table, _ in steps(seats, options, seed=seats):
        for seat in table.to_act():
            if seat != CHANCE:
                lines.fit(WORDS.question(table.view(seat)).prompt, PROMPT)
                for asked in questions(table.view(seat)):
                    lines.fit(asked)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_refusal_fits_a_line_of_braille_and_is_a_sentence(
    seats: int, options: dict[str, object]
) -> None:
    lines, rng, codes = Lines(seats), Random(5), set()
    speakers = [Speaker(language, NAMES[:seats]) for language in LANGUAGES]
    for table, _ in steps(seats, options, seed=7):
        for seat in table.to_act():
            if seat == CHANCE:
                continue
            view = table.view(seat)
            for move in _strange(view, rng):
                refusal = RULES.refuse(view, move)
                if refusal is None:
                    continue
                codes.add(refusal.code)
                told = WORDS.refusal(view, refusal)
                lines.fit(told)
                for speaker in speakers:
                    end = "。" if speaker.language == "ja" else "."
                    assert speaker.text(told).endswith(end)
    assert codes <= {*JorakuReason, *Reason}
    assert len(codes & {*JorakuReason}) > 4


def _strange(view: JorakuView, rng: Random) -> Iterator[Move]:
    """Give moves of which few are lawful: other cards, any number, areas off the map, no seats."""
    card = rng.choice((*view.hand, *view.hand, *DECK, UNKNOWN))
    stands, area = view.open.daimyo[view.seat], rng.randrange(-2, 9)
    yield Act(card)
    yield Scatter(card, tuple(sorted(rng.choices(range(-1, 8), k=rng.randrange(1, 4)))))
    yield Place(card, rng.randrange(12), rng.choice((None, None, area)))
    yield MoveDaimyo(rng.choice((stands - 1, stands + 1, area, 10**9)))
    yield MoveSamurai(area, rng.choice((area - 1, area + 1, area + 2)))
    yield Remove(rng.randrange(-2, 6))
    yield Give((card, rng.choice(DECK)))
    yield DONE


def test_owari_is_never_said_alone_in_japanese() -> None:
    """Alone it would be heard as the end of something."""
    speaker = Speaker("ja", NAMES)
    said = [saying.phrase for _, _, saying in sayings(4, {}, seed=3)]
    spoken = [speaker.render(told, Form.SPEECH) for told in said]
    assert any("おわりの くに" in line for line in spoken)
    assert not [line for line in spoken if re.search(r"おわり(?!の くに)", line)]


def test_hands_and_gifts_are_told_to_their_own_seat_alone() -> None:
    speaker = Speaker("en", NAMES)
    private = {events.HandDealt, events.CardsChosen, events.CardsReceived}
    for event, listener, saying in sayings(4, {}, seed=4):
        text = speaker.text(saying.phrase)
        if listener is None:
            assert type(event) not in private
            assert not re.search(r"\b[Yy]ou\b|\b[Hh]and:", text), text
        if type(event) in private and CENSUS.told(event):
            assert listener is not None


def test_nobody_hears_which_cards_another_seat_has_chosen() -> None:
    speaker = Speaker("en", NAMES)
    chose = [
        speaker.text(saying.phrase)
        for event, _, saying in sayings(4, {}, seed=6)
        if isinstance(event, events.Chose)
    ]
    assert len(chose) > 20
    assert not [line for line in chose if re.search(r"\d|katana|yari|gun|Ninja", line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_voice_and_no_table_gets_a_macron(language: str) -> None:
    speaker = Speaker(language, NAMES)
    for _, _, saying in sayings(4, {"variants": VARIANTS}, seed=1):
        for form in (Form.SPEECH, Form.BRAILLE):
            assert "ō" not in speaker.render(saying.phrase, form).lower()
