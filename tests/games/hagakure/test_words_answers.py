"""Answers to what a player asks at any time, from his own view."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from access_play.core.record import read_record
from access_play.core.refusals import Refusal
from access_play.core.replay import Replay
from access_play.games.catalogue import load_rules
from access_play.games.hagakure.cards import FOOL
from access_play.games.hagakure.moves import YOMI, Pass, PlayCard, Token, UseToken
from access_play.games.hagakure.state import HagakureView
from access_play.games.hagakure.words import WORDS
from access_play.language.cells import cells
from access_play.language.folding import fold
from access_play.language.phrases import Phrase
from access_play.language.speaker import Form, Length, Name, Speaker

NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"))
AKI, KEN, ZOE = range(3)
ROUND = Path(__file__).parent / "round.jsonl"


def view_after(line: int, seat: int = AKI) -> HagakureView:
    """Return a seat's view after a line of the record; 1 is the header."""
    replay = Replay(read_record(ROUND.read_bytes()), load_rules)
    if line > 1:
        for verdict in replay.verdicts():
            assert not isinstance(verdict.outcome, Refusal), verdict
            if verdict.line == line:
                break
    view: HagakureView = replay.table.view(seat)
    return view


def english(told: tuple[Phrase, ...]) -> list[str]:
    speaker = Speaker("en", NAMES)
    return [speaker.text(one) for one in told]


def test_table_in_preparation() -> None:
    assert english(WORDS.table(view_after(4))) == [
        "No card on the table. You lead trick 1.",
        "Tokens in this round: you: a look.",
        "Cards in hand: you 5, Ken 5, Zoé 5. Yomi: 5 cards.",
        "The Yomi, as you know it: villagers 7, 12; samurai 19, 21; one Old Fool.",
    ]


def test_table_in_a_trick() -> None:
    assert english(WORDS.table(view_after(14, KEN))) == [
        "Trick 3 of 5: Aki samurai 18, you Old Fool.",
        "So far Aki wins with samurai 18.",
        "Tokens in this round: you: a swap with the Yomi, Zoé: double points, Aki: a look.",
        "Tricks won: you 0, Zoé 1, Aki 1.",
        "Cards in hand: you 2, Zoé 3, Aki 2. Yomi: 5 cards.",
        "The Yomi, as you know it: villagers 8, 10, 11, 13; one Old Fool.",
    ]


def test_cards_seen_stay_known_after_a_swap() -> None:
    """Aki looked at the Yomi before Ken swapped with it: what he saw is Ken's hand now."""
    assert english(WORDS.table_of(view_after(8), KEN)) == [
        "Ken: 0 tricks won, 4 cards in hand.",
        "Ken's token in this round: swap with the Yomi.",
        "Ken still has the tokens double, zero, villagers, look.",
        "Ken's hand, as you know it: villager 7; samurai 19, 21; one Old Fool.",
    ]


def test_what_is_open_of_another_player() -> None:
    assert english(WORDS.table_of(view_after(15), ZOE)) == [
        "Zoé: 2 tricks won, 2 cards in hand.",
        "Cards won by Zoé: villagers 12, 14, 15.",
        "Cards won by Zoé: samurai 18; two Old Fools.",
        "Zoé's token in this round: double points.",
        "Zoé still has the tokens zero, villagers, swap, look.",
    ]


def test_who_could_not_follow_is_told() -> None:
    view = view_after(14, KEN)
    told = "Aki could not follow, so holds no samurai."
    assert told not in english(WORDS.table_of(view, AKI))
    shown = replace(view, open=replace(view.open, void=(True, False, False)))
    assert english(WORDS.table_of(shown, AKI))[-1] == told


def test_own_side() -> None:
    assert english(WORDS.table_of(view_after(12), AKI)) == [
        "You: 1 trick won, 3 cards in hand.",
        "Cards you have won: samurai 19, 20, 22.",
        "Your token in this round: look at cards.",
        "You still have the tokens double, zero, villagers, swap.",
    ]


def test_score_before_and_after_a_round() -> None:
    assert english(WORDS.score(view_after(20))) == ["No round has been scored yet."]
    assert english(WORDS.score_details(view_after(20))) == ["No round has been scored yet."]
    assert english(WORDS.score(view_after(21))) == ["After round 1: Zoé 8 points, you 1, Ken 1."]
    assert english(WORDS.score_details(view_after(21))) == [
        "Round 1, you: 1 point for 1 trick.",
        "Round 1, Ken: 1 point for 1 trick.",
        "Round 1, Zoé: 8 points for 3 tricks and samurai 18, doubled.",
    ]


def test_score_after_an_extra_round() -> None:
    view = view_after(21)
    extra = replace(view, open=replace(view.open, rounds=0))
    assert english(WORDS.score(extra)) == ["After the extra round: Zoé 8 points, you 1, Ken 1."]
    assert english(WORDS.score_details(extra))[0] == "Extra round, you: 1 point for 1 trick."


@pytest.mark.parametrize(
    ("line", "seat", "said"),
    [
        (1, AKI, "The cards are about to be dealt."),
        (3, AKI, "Your turn: play a token or pass."),
        (3, KEN, "Aki's turn: play a token or pass."),
        (6, AKI, "Your turn: lead trick 1."),
        (6, KEN, "Aki's turn: lead trick 1."),
        (7, KEN, "Your turn: villager 14 was led."),
        (7, AKI, "Ken's turn: villager 14 was led."),
        (21, AKI, "The cards are about to be dealt."),
    ],
)
def test_turn(line: int, seat: int, said: str) -> None:
    assert english((WORDS.turn(view_after(line, seat)),)) == [said]


def test_hand_and_its_cards() -> None:
    view = view_after(3)
    assert english(WORDS.hand(view)) == ["Your hand: villagers 6, 9, 14; samurai 18, 22."]
    assert english(WORDS.hand(view_after(21))) == ["Your hand is empty."]
    second, fourth = WORDS.hand_item(view, 2), WORDS.hand_item(view, 4)
    assert second is not None
    assert fourth is not None
    assert english((second, fourth)) == [
        "Card 2, villager 9. Mark at the top left: dotted circle, four dots.",
        (
            "Card 4, samurai 18. Mark: one dot at the top left, a clear pad in the center,"
            " and the number: dotted square, dotted circle, three dots."
        ),
    ]
    assert WORDS.hand_item(view, 0) is None
    assert WORDS.hand_item(view, 6) is None


def test_moves_are_named_for_a_list() -> None:
    view = view_after(3)
    moves = (
        Pass(),
        UseToken(Token.DOUBLE),
        UseToken(Token.LOOK, YOMI),
        UseToken(Token.LOOK, KEN),
        PlayCard(9),
        PlayCard(FOOL),
    )
    assert english(tuple(WORDS.move(view, move) for move in moves)) == [
        "pass",
        "double points",
        "look at the Yomi",
        "look at the hand of Ken",
        "villager 9",
        "Old Fool",
    ]


def test_only_unspent_tokens_are_offered() -> None:
    asked = WORDS.question(view_after(22, KEN)).asked
    assert asked is not None
    assert english((asked,)) == ["Play a Nobori token? Double, zero, villagers, look, or pass."]


def test_reminders_say_what_must_be_followed() -> None:
    reminders = {
        line: WORDS.question(view_after(line, seat)).reminder
        for line, seat in ((6, AKI), (7, KEN), (10, AKI), (13, KEN))
    }
    said = {line: english((told,))[0] for line, told in reminders.items() if told is not None}
    assert said == {
        6: "You may lead any card.",
        7: "A villager was led, so you may play any card.",
        10: "A samurai was led, so play samurai 18 or 22.",
        13: "A samurai was led, so play samurai 21 or the Old Fool.",
    }


@pytest.mark.parametrize(
    ("typed", "language", "said"),
    [
        ("9", "en", "Villager 9: if it is led, any card may follow."),
        ("villageois 9", "fr", "Villager 9: if it is led, any card may follow."),
        (
            "さむらい２２",
            "ja",
            "Samurai 22: if it is led, whoever has a samurai must play one.",
        ),
        ("zero", "en", "Score zero: you score 0 in this round, whatever you win."),
        (
            "よみ",
            "ja",
            "Yomi: the 5 cards left over from the deal, face down, until the next deal.",
        ),
        (
            "samurai",
            "en",
            (
                "Samurai 18 to 22 are in this game."
                " If one is led, whoever has a samurai or an Old Fool must play one."
            ),
        ),
    ],
)
def test_info_begins_with_the_rule(typed: str, language: str, said: str) -> None:
    assert english(WORDS.info(view_after(3), typed, language))[0] == said


def test_info_of_samurai_18_and_of_cards_out_of_the_game() -> None:
    view = view_after(3)
    assert "Whoever wins samurai 18 in a trick scores 1 point more." in english(
        WORDS.info(view, "18", "en")
    )
    assert english(WORDS.info(view, "27", "en"))[-1] == (
        "Samurai 27 is out of this game: it is played with 5 players only."
    )


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("samurai 7", ["Villager 7"]),
        ("villager 20", ["Samurai 20"]),
        ("7 9", ["Villager 7", "Villager 9"]),
        ("20 22", ["Samurai 20", "Samurai 22"]),
    ],
)
def test_info_of_a_number_is_of_that_card_and_not_of_its_whole_kind(
    typed: str, named: list[str]
) -> None:
    told = english(WORDS.info(view_after(3), typed, "en"))
    assert [line.partition(":")[0] for line in told if " led" in line] == named
    assert len(told) == 2 * len(named)  # with their marks


def test_info_of_tokens_tells_whether_one_still_has_it() -> None:
    view = view_after(4)
    assert english(WORDS.info(view, "look", "en"))[-1] == "You have used this token."
    assert english(WORDS.info(view, "double", "en"))[-1] == "You still have this token."


def test_info_of_what_is_not_of_this_game_is_empty() -> None:
    assert WORDS.info(view_after(3), "xyzzy", "en") == ()


def test_help_names_words_that_are_understood() -> None:
    assert english(WORDS.help(view_after(3)))[1:] == [
        "To play a token, type double, zero, villagers or swap.",
        "To look at cards, type look Yomi, or look and a player's name.",
        "To play no token, type pass.",
    ]
    assert english(WORDS.help(view_after(6)))[1].startswith("To play a card, type its number")


def test_a_brief_question_names_no_tokens() -> None:
    asked = WORDS.question(view_after(3)).asked
    assert asked is not None
    assert Speaker("en", NAMES, Length.BRIEF).render(asked, Form.TEXT) == "Token, or pass?"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", "trick; lead; follow; deal; dealer; round; card; total"),
        ("fr", "pli; ouvrir; fournir; donne; donneur; manche; carte; total"),
        ("ja", "トリック; リード; フォロー; 親; おや; ラウンド; カード; 合計"),
    ],
)
def test_words_of_the_game_are_explained_in_a_line(language: str, lines: str) -> None:
    view = view_after(3)
    for typed in lines.split("; "):
        (told,) = WORDS.info(view, fold(typed), language)
        assert cells(Speaker(language).braille(told), language) <= 40


def test_a_round_is_explained_with_the_rounds_of_this_game() -> None:
    (told,) = english(WORDS.info(view_after(3), "round", "en"))
    assert told.endswith("This game has 9 rounds.")
