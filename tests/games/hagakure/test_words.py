"""The words of Hagakure against a whole round of samples, in every language and form.

``round.tsv`` holds a sentence for each event as it must be said at normal length,
``round_brief.tsv`` at brief length; ``round.jsonl`` is the game in which they are said.
"""

import csv
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from access_play.core.events import Event
from access_play.core.record import read_record
from access_play.core.refusals import Refusal
from access_play.core.replay import Replay
from access_play.games.catalogue import load_rules
from access_play.games.hagakure.cards import FOOL
from access_play.games.hagakure.events import (
    CardPlayed,
    CardsSeen,
    Exchanged,
    GameWon,
    HandExchanged,
    Looked,
    Passed,
    RoundScored,
    RoundStarted,
    TiedForFirst,
    TokenPlayed,
    TrickWon,
)
from access_play.games.hagakure.moves import PlayCard, Token
from access_play.games.hagakure.rules import RULES
from access_play.games.hagakure.state import HagakureView, Result
from access_play.games.hagakure.words import WORDS
from access_play.games.sayings import Kind, Saying
from access_play.language.cells import cells
from access_play.language.phrases import Phrase
from access_play.language.speaker import Form, Length, Name, Speaker

HERE = Path(__file__).parent
NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"))
AKI, KEN, ZOE = range(3)
COLUMNS = {
    "en": ("en", Form.TEXT),
    "fr": ("fr", Form.TEXT),
    "ja": ("ja", Form.TEXT),
    "ja_speech": ("ja", Form.SPEECH),
    "en_braille": ("en", Form.BRAILLE),
    "fr_braille": ("fr", Form.BRAILLE),
    "ja_braille": ("ja", Form.BRAILLE),
}

# The event of a sample: the line of the record that brings it about, and its place among
# what Aki hears then.
HEARD_BY_AKI = {
    "round starts": (3, 0),
    "own hand, private": (3, 1),
    "private look at the Yomi": (4, 0),
    "another exchanges": (5, 0),
    "another plays a token": (6, 0),
    "another plays": (8, 0),
    "last card of the trick": (9, 0),
    "a samurai is led": (10, 0),
    "you win a trick": (12, 0),
    "first fool": (14, 0),
    "second fool takes the trick and your 18": (15, 0),
    "a villager is led": (16, 0),
    "a samurai on a villager": (18, 0),
    "your last card, played by itself": (21, 0),
    "own score": (21, 1),
    "another's score, doubled": (21, 3),
    "standing": (21, 4),
    "next round": (22, 0),
}
NO_TRICK = Result(-2, 0, eighteen=False, villagers=False, token=None)
LATER: dict[str, tuple[Event, int]] = {
    "no trick, in round 9": (RoundScored(9, (NO_TRICK,) * 3, (17, 14, 17), final=False), 1),
    "tie after round 9": (TiedForFirst((AKI, ZOE), 17), 0),
    "extra round": (RoundStarted(10, 9, ZOE, AKI), 0),
    "game ends": (GameWon(AKI, (20, 15, 18)), 0),
}


@cache
def replayed(until: int) -> tuple[dict[int, dict[int, list[Saying]]], HagakureView]:
    """Replay the record up to a line; return what each seat heard by line, and Aki's view."""
    replay = Replay(read_record((HERE / "round.jsonl").read_bytes()), load_rules)
    heard: dict[int, dict[int, list[Saying]]] = {}
    for verdict in replay.verdicts():
        assert not isinstance(verdict.outcome, Refusal), verdict
        heard[verdict.line] = {
            seat: [
                saying for event in verdict.outcome.to(seat) for saying in WORDS.tell(event, seat)
            ]
            for seat in range(3)
        }
        if verdict.line == until:
            break
    return heard, replay.table.view(AKI)


def view_after(line: int) -> HagakureView:
    return replayed(line)[1]


def sample(event: str) -> Phrase:
    """Return what is said of a sample's event."""
    if event in HEARD_BY_AKI:
        line, place = HEARD_BY_AKI[event]
        return replayed(22)[0][line][AKI][place].phrase
    if event in LATER:
        happened, place = LATER[event]
        return WORDS.tell(happened, AKI)[place].phrase
    return OTHERS[event]()


def as_others_hear_it() -> Phrase:
    return replayed(22)[0][4][KEN][0].phrase


def asked_for_token() -> Phrase:
    asked = WORDS.question(view_after(3)).asked
    assert asked is not None
    return asked


def asked_to_lead() -> Phrase:
    asked = WORDS.question(view_after(6)).asked
    assert asked is not None
    return asked


def refused() -> Phrase:
    view = view_after(10)
    refusal = RULES.refuse(view, PlayCard(9))
    assert refusal is not None
    return WORDS.refusal(view, refusal)


OTHERS = {
    "the same, as the others hear it": as_others_hear_it,
    "asked for a token": asked_for_token,
    "asked to lead": asked_to_lead,
    "refused": refused,
}


def rows(name: str) -> Iterator[tuple[str, str, str]]:
    with (HERE / name).open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            for column in row.keys() - {"event"}:
                yield row["event"], column, row[column]


@pytest.mark.parametrize(("event", "column", "said"), sorted(rows("round.tsv")))
def test_normal_sample(event: str, column: str, said: str) -> None:
    language, form = COLUMNS[column]
    assert Speaker(language, NAMES).render(sample(event), form) == said


@pytest.mark.parametrize(("event", "column", "said"), sorted(rows("round_brief.tsv")))
def test_brief_sample(event: str, column: str, said: str) -> None:
    language, form = COLUMNS[column]
    assert Speaker(language, NAMES, Length.BRIEF).render(sample(event), form) == said


def english(event: Event, listener: int | None, length: Length = Length.NORMAL) -> str:
    (saying,) = WORDS.tell(event, listener)
    return Speaker("en", NAMES, length).text(saying.phrase)


WON = TrickWon(ZOE, 22, trick=2, tricks=5, eighteen=False)
TAKES_18 = TrickWon(ZOE, 22, trick=2, tricks=5, eighteen=True)
LAST = TrickWon(ZOE, 22, trick=5, tricks=5, eighteen=False)


def play(
    seat: int, card: int, won: TrickWon | None = None, fool: int = 0, **how: bool
) -> CardPlayed:
    return CardPlayed(
        seat,
        card,
        leads=how.get("leads", False),
        fool=fool,
        last_card=how.get("last_card", False),
        won=won,
    )


PLAYS = [
    (play(AKI, 9), AKI, "You play villager 9."),
    (play(AKI, 22, leads=True), AKI, "You lead samurai 22."),
    (play(AKI, FOOL, fool=1, leads=True), AKI, "You lead an Old Fool."),
    (play(AKI, FOOL, fool=1), AKI, "You play the Old Fool."),
    (play(AKI, FOOL, fool=2), AKI, "You play the second Old Fool."),
    (play(AKI, 9, last_card=True), AKI, "Your last card: villager 9."),
    (play(AKI, 9, leads=True, last_card=True), AKI, "You lead your last card, villager 9."),
    (play(KEN, FOOL, fool=1, leads=True), AKI, "Ken leads an Old Fool."),
    (play(KEN, FOOL, fool=2), AKI, "Ken: second Old Fool."),
    (play(KEN, FOOL, fool=3), AKI, "Ken: third Old Fool."),
    (play(KEN, 9, WON), AKI, "Ken: villager 9. Zoé wins trick 2 of 5 with samurai 22."),
    (
        play(KEN, 9, TAKES_18),
        AKI,
        "Ken: villager 9. Zoé wins trick 2 of 5 and samurai 18 with samurai 22.",
    ),
    # Samurai 18 is not named twice.
    (play(KEN, 18, TAKES_18), AKI, "Ken: samurai 18. Zoé wins trick 2 of 5 with samurai 22."),
    (play(KEN, 9, WON), ZOE, "Ken: villager 9. You win trick 2 of 5 with samurai 22."),
    (play(ZOE, 22, WON, leads=True), ZOE, "You win trick 2 of 5 with samurai 22."),
    (play(ZOE, 22, TAKES_18), ZOE, "You win trick 2 of 5 and samurai 18 with samurai 22."),
    (
        play(ZOE, 22, LAST, last_card=True),
        ZOE,
        "You win trick 5 of 5 with your last card, samurai 22.",
    ),
    (play(AKI, 9, WON), AKI, "You play villager 9. Zoé wins trick 2 of 5 with samurai 22."),
    (
        play(AKI, FOOL, LAST, fool=1, last_card=True),
        AKI,
        "Old Fool, your last card. Zoé wins trick 5 of 5 with samurai 22.",
    ),
    (
        play(KEN, 9, TrickWon(ZOE, FOOL, 2, 5, eighteen=False)),
        AKI,
        "Ken: villager 9. Zoé wins trick 2 of 5 with the last Old Fool.",
    ),
    (
        play(ZOE, FOOL, TrickWon(ZOE, FOOL, 2, 5, eighteen=False), fool=2),
        ZOE,
        "You win trick 2 of 5 with the second Old Fool.",
    ),
]


@pytest.mark.parametrize(("event", "listener", "said"), PLAYS)
def test_card_is_told_to_this_listener(event: Event, listener: int, said: str) -> None:
    assert english(event, listener) == said


TOLD = [
    (Passed(AKI), AKI, "You pass."),
    (Passed(KEN), AKI, "Ken passes."),
    (Passed(AKI, unable=True), AKI, "You have no Nobori token left, so you pass."),
    (Passed(KEN, unable=True), AKI, "Ken passes, with no token left."),
    (TokenPlayed(AKI, Token.DOUBLE), AKI, "You play a token: double points."),
    (TokenPlayed(KEN, Token.ZERO), AKI, "Ken plays a token: score zero."),
    (TokenPlayed(KEN, Token.VILLAGERS), None, "Ken plays a token: villager bonus."),
    (HandExchanged((7, 21)), AKI, "Your new hand from the Yomi: villager 7; samurai 21."),
    (Exchanged(KEN, 4), AKI, "Ken swaps all 4 cards with the Yomi."),
    (Looked(KEN, AKI), AKI, "Ken looks at your hand."),
    (Looked(KEN, ZOE), AKI, "Ken looks at Zoé's hand."),
    (
        CardsSeen(KEN, (9, FOOL, FOOL)),
        AKI,
        "You look at Ken's hand: villager 9; two Old Fools.",
    ),
    (GameWon(ZOE, (20, 15, 22)), AKI, "Zoé wins the game with 22 points. You 20, Ken 15."),
    (
        TiedForFirst((AKI, KEN, ZOE), 1),
        AKI,
        "Tie for first: you, Ken and Zoé, 1 point each. One extra round, everyone plays.",
    ),
]


@pytest.mark.parametrize(("event", "listener", "said"), TOLD)
def test_event_is_told_to_this_listener(event: Event, listener: int | None, said: str) -> None:
    assert english(event, listener) == said


SCORES = [
    (Result(0, 3, True, False, Token.ZERO), "You score 0 points: the zero token."),
    (
        Result(-4, 0, False, False, Token.DOUBLE),
        "You score minus 4 points: no trick, doubled.",
    ),
    (
        Result(5, 2, True, True, Token.VILLAGERS),
        "You score 5 points: 2 tricks and samurai 18, plus 2 for villagers.",
    ),
    (
        Result(1, 1, False, False, Token.VILLAGERS),
        "You score 1 point: 1 trick, villager bonus missed.",
    ),
    (Result(2, 2, False, False, Token.LOOK), "You score 2 points: 2 tricks."),
]


@pytest.mark.parametrize(("result", "said"), SCORES)
def test_points_are_explained(result: Result, said: str) -> None:
    event = RoundScored(1, (result, NO_TRICK, NO_TRICK), (5, 0, 0), final=True)
    assert Speaker("en", NAMES).text(WORDS.tell(event, AKI)[0].phrase) == said


def test_standing_is_left_out_when_the_game_is_over() -> None:
    scored = RoundScored(9, (NO_TRICK,) * 3, (5, 0, 0), final=True)
    assert [saying.kind for saying in WORDS.tell(scored, AKI)] == [Kind.SCORES] * 3


def test_an_extra_round_is_told_without_a_number() -> None:
    scored = RoundScored(10, (NO_TRICK,) * 3, (5, 5, 0), final=False, extra=True)
    told = WORDS.tell(scored, KEN)[-1]
    assert Speaker("en", NAMES).text(told.phrase) == (
        "After the extra round: you 5 points, Aki 5, Zoé 0."
    )


def test_own_points_come_first_then_the_others_clockwise() -> None:
    scored = RoundScored(9, (NO_TRICK,) * 3, (5, 1, 0), final=False)
    *points, standing = WORDS.tell(scored, KEN)
    speaker = Speaker("en", NAMES)
    assert [speaker.text(saying.phrase).split()[0] for saying in points] == ["You", "Zoé", "Aki"]
    assert standing.kind is Kind.STANDING
    assert standing.at_least is Length.NORMAL


def test_a_pass_that_the_table_makes_is_news_and_no_confirmation() -> None:
    (told,) = WORDS.tell(Passed(AKI, unable=True), AKI)
    assert told.kind is Kind.NEWS


def test_own_move_is_confirmed_and_can_be_switched_off() -> None:
    (own,) = WORDS.tell(play(AKI, 9), AKI)
    (ending,) = WORDS.tell(play(AKI, 9, WON), AKI)
    assert (own.kind, ending.kind) == (Kind.OWN_MOVE, Kind.NEWS)


def test_only_a_new_round_starts_the_log() -> None:
    heard, _ = replayed(22)
    starts = [line for line, by_seat in heard.items() for one in by_seat[AKI] if one.starts_round]
    assert starts == [3, 22]


# The samples ask "Your card?" where others have played. The prompt asks it here, so that
# nothing is said twice, and the news before it says what was led as it was told: "leads".
PROMPTS = [
    ("en", "Card:", "Zoé leads S20. Card:"),
    ("fr", "Carte\u00a0:", "Zoé ouvre S20. Carte:"),
    ("ja", "カード：", "ゾエ リード サ20。カード:"),
]


@pytest.mark.parametrize(("language", "text", "with_news"), PROMPTS)
def test_prompt_alone_asks_for_a_card_to_follow(language: str, text: str, with_news: str) -> None:
    question = WORDS.question(view_after(10))
    speaker = Speaker(language, NAMES)
    news = speaker.render(sample("a samurai is led"), Form.BRAILLE)
    prompt = speaker.render(question.prompt, Form.BRAILLE)
    assert question.asked is None
    assert speaker.text(question.prompt) == text
    assert f"{news}{'。' if language == 'ja' else '. '}{prompt}" == with_news
    assert cells(with_news, language) <= 32
