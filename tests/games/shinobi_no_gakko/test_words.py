"""The sentences of Shinobi no Gakkō, each word for word in three languages and in braille."""

from typing import NamedTuple

import pytest

from access_play.core.events import Event
from access_play.core.refusals import Refusal
from access_play.core.seats import CHANCE
from access_play.games.shinobi_no_gakko.cards import Group, bag_of
from access_play.games.shinobi_no_gakko.events import (
    Collected,
    Divided,
    EarthShown,
    GameWon,
    HandDealt,
    LineCleared,
    LineOpened,
    Passed,
    PileEmptied,
    Played,
    RoundScored,
    RoundStarted,
    Seal,
)
from access_play.games.shinobi_no_gakko.line import HIGH, LOW
from access_play.games.shinobi_no_gakko.moves import EARTH, HEAVEN, Pile
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.games.shinobi_no_gakko.state import Result, Scored
from access_play.games.shinobi_no_gakko.words import WORDS
from access_play.language.phrases import Phrase
from access_play.language.speaker import Length, Name, Speaker
from tests.games.shinobi_no_gakko.deals import Round, action, numbers

NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"))
AKI, KEN, ZOE = range(3)
SPEAKERS = {language: Speaker(language, NAMES) for language in ("en", "fr", "ja")}


class Told(NamedTuple):
    """One thing in text in each language, in kana, and in braille."""

    en: str
    fr: str
    ja: str
    speech: str
    braille: tuple[str, str, str]


def told(phrase: Phrase) -> Told:
    en, fr, ja = (SPEAKERS[language].text(phrase) for language in ("en", "fr", "ja"))
    braille = tuple(SPEAKERS[language].braille(phrase) for language in ("en", "fr", "ja"))
    return Told(en, fr.replace("\u00a0", " "), ja, SPEAKERS["ja"].speech(phrase), braille)


def lines(event: Event, listener: int | None) -> list[Told]:
    return [told(saying.phrase) for saying in WORDS.tell(event, listener)]


def bag(text: str) -> int:
    return bag_of(numbers(text))


SCORED = RoundScored(
    1, Scored(KEN, (Result(-7, 7, 5), Result(5, 0, 0), Result(-3, 3, 1))), (-7, 5, -3), final=False
)

EVENTS = [
    (
        RoundStarted(1, 3, 15),
        Told(
            "Round 1 of 3. Divide your 15 cards into Heaven and Earth.",
            "Manche 1 sur 3. Répartissez vos 15 cartes entre Ciel et Terre.",
            "第1ラウンド、全3ラウンド。手札15枚を天のふだと地のふだに分けてください。",
            "だい 1らうんど、ぜん 3らうんど。"
            "てふだ 15まいを てんの ふだと ちの ふだに わけてください。",
            (
                "R1 of 3, divide 15 cards",
                "M1 sur 3, répartir 15 cartes",
                "ラ1 ゼン3、テフダ 15マイ ワケル",
            ),
        ),
    ),
    (
        HandDealt(bag("1 2x2 3x6 7 2x8 9 2x10 3x11")),
        Told(
            "Your hand: 1, two 2s, three 6s, 7, two 8s, 9, two 10s, three 11s.",
            "Votre main : un 1, deux 2, trois 6, un 7, deux 8, un 9, deux 10, trois 11.",
            "手札は、1が1枚、2が2枚、6が3枚、7が1枚、8が2枚、9が1枚、10が2枚、11が3枚。",
            "てふだは、1が 1まい、2が 2まい、6が 3まい、7が 1まい、"
            "8が 2まい、9が 1まい、10が 2まい、11が 3まい。",
            (
                "1, 2x2, 3x6, 7, 2x8, 9, 2x10, 3x11",
                "1 2x2 3x6 7 2x8 9 2x10 3x11",
                "1 2 2 6 6 6 7 8 8 9 10 10 11 11 11",
            ),
        ),
    ),
    (
        EarthShown(KEN, bag("3 7 3x10"), 10),
        Told(
            "Ken's Earth: 3, 7, three 10s. Heaven: 10 cards.",
            "Ken, Terre : un 3, un 7, trois 10. Ciel : 10 cartes.",
            "ケン、地のふだは3、7が1枚ずつ、10が3枚。天のふだは10枚。",
            "ケン、ちの ふだは 3、7が 1まいずつ、10が 3まい。てんの ふだは 10まい。",
            (
                "Ken E 3, 7, 3x10; H 10 cards",
                "Ken T 3 7 3x10, C 10 cartes",
                "ケン チ 3 7 10 10 10、テ 10マイ",
            ),
        ),
    ),
    (
        LineOpened((Group(5, 1), Group(9, 1)), ZOE),
        Told(
            "The line: 5, 9. Zoé starts.",
            "La ligne : un 5, un 9. Zoé commence.",
            "場は5、9。スタートはゾエ。",
            "ばは 5、9。すたーとは ゾエ。",
            ("Line 5, 9, Zoé starts", "Ligne 5 9, Zoé commence", "バ 5 9、スタート ゾエ"),
        ),
    ),
    (
        Played(ZOE, EARTH, 4, 2, LOW, Seal.LOW),
        Told(
            "Zoé, Earth: two 4s at the low end. The low end is sealed.",
            "Zoé, Terre : deux 4 côté petits. Côté petits scellé.",
            "ゾエ、地のふだから4を2枚、小さいほうへ。小さいほうを封印。",
            "ゾエ、ちの ふだから 4を 2まい、ちいさい ほうへ。ちいさい ほうを ふういん。",
            (
                "Zoé E 2x4 low, seal low",
                "Zoé T 2x4 petits sceau petits",
                "ゾエ チ 4 4 ショー、フーイン ショー",
            ),
        ),
    ),
    (
        Collected(KEN, HEAVEN, 9, 1, HIGH, Seal.SAME),
        Told(
            "Ken, Heaven: collects the 9 at the high end.",
            "Ken, Ciel : ramasse le 9 côté grands.",
            "ケン、天のふだに大きいほうの9を回収。",
            "ケン、てんの ふだに おおきい ほうの 9を かいしゅう。",
            ("Ken H takes 9 high", "Ken C prend 9 grands", "ケン テ カイシュー 9 ダイ"),
        ),
    ),
    (
        Played(KEN, EARTH, 10, 3, HIGH, Seal.TO_HIGH),
        Told(
            "Ken, Earth: three 10s at the high end. The seal moves to the high end.",
            "Ken, Terre : trois 10 côté grands. Le sceau passe côté grands.",
            "ケン、地のふだから10を3枚、大きいほうへ。封印は大きいほうに移ります。",
            "ケン、ちの ふだから 10を 3まい、おおきい ほうへ。"
            "ふういんは おおきい ほうに うつります。",
            (
                "Ken E 3x10 high, seal high",
                "Ken T 3x10 grands sceau grands",
                "ケン チ 10 10 10 ダイ、フーイン ダイ",
            ),
        ),
    ),
    (
        Passed(ZOE, HEAVEN, only=False),
        Told(
            "Zoé, Heaven: pass.",
            "Zoé, Ciel : passe.",
            "ゾエ、天のふだはパス。",
            "ゾエ、てんの ふだは ぱす。",
            ("Zoé H pass", "Zoé C passe", "ゾエ テ パス"),
        ),
    ),
    (
        LineCleared(AKI),
        Told(
            "The line is cleared: nobody has played since you. Play anything you like.",
            "La ligne est vidée : personne n'a joué depuis vous. Jouez ce que vous voulez.",
            "場が流れます。あなたのあと、だれも出していないので、好きなカードを出せます。",
            "ばが ながれます。あなたの あと、だれも だして いないので、すきな かーどを だせます。",
            (
                "Line cleared, play anything",
                "Ligne vidée, jeu libre",
                "バ ナガレル、スキナ カード",
            ),
        ),
    ),
    (
        PileEmptied(KEN, EARTH, 2),
        Told(
            "Ken's Earth is empty. Heaven: 2 cards.",
            "Ken : Terre vide. Ciel : 2 cartes.",
            "ケン、地のふだはなし。天のふだは2枚。",
            "ケン、ちの ふだは なし。てんの ふだは 2まい。",
            ("Ken E empty, H 2", "Ken T vide, C 2", "ケン チ ナシ、テ 2マイ"),
        ),
    ),
]


@pytest.mark.parametrize(("event", "expected"), EVENTS, ids=lambda each: type(each).__name__)
def test_an_event_is_told(event: Event, expected: Told) -> None:
    assert lines(event, AKI) == [expected]


def test_ones_own_moves_are_confirmed() -> None:
    (played,) = lines(Played(AKI, HEAVEN, 9, 2, HIGH, Seal.LIFTED), AKI)
    assert played.en == "You play two 9s from Heaven to the high end. The seal is lifted."
    assert played.fr == "Ciel : vous jouez deux 9 côté grands. Sceau levé."
    assert played.ja == "天のふだから9を2枚、大きいほうへ出します。封印解除。"
    (freely,) = lines(Played(AKI, EARTH, 9, 1, None, Seal.SAME), AKI)
    assert freely.en == "You play 9 from Earth."
    (forced,) = lines(Passed(AKI, EARTH, only=True), AKI)
    assert forced.en == "Earth passes by itself: it can neither play nor collect."


def test_a_round_is_scored_for_each_listener_first() -> None:
    won, own, other, standing = lines(SCORED, AKI)
    assert won.en == "Ken is out of cards and wins round 1: 5 points."
    assert won.fr == "Ken n'a plus de cartes et gagne la manche 1 : 5 points."
    assert won.ja == "ケン、カードを出し切って第1ラウンドに勝利。5ポイント。"
    assert own.en == "You lose 7 points: Heaven 7, Earth 5, the worse counts."
    assert own.fr == "Vous perdez 7 points : Ciel 7, Terre 5, le pire compte."
    assert own.ja == ("あなたは失点7。天のふだが7、地のふだが5、多いほうを数えます。")
    assert other.en == "Zoé loses 3 points: Heaven 3, Earth 1."
    assert standing.en == "After round 1: Ken 5 points, Zoé minus 3, you minus 7."
    assert lines(SCORED, KEN)[0].en == "You are out of cards and win round 1: 5 points."


def test_a_round_that_nobody_wins_is_told_so() -> None:
    results = (Result(-7, 7, 5), Result(-5, 5, 0), Result(-3, 3, 1))
    scored = RoundScored(2, Scored(CHANCE, results), (-7, -5, -3), final=False)
    first, *lost, _standing = lines(scored, AKI)
    assert first.en == "Nobody has played for two turns each: round 2 ends, and nobody wins it."
    assert len(lost) == 3


def test_a_shared_win_names_all_who_share_it() -> None:
    (two,) = lines(GameWon((AKI, ZOE), (4, -3, 4)), AKI)
    assert two.en == "Shared win for you and Zoé, 4 points each. Ken minus 3."
    assert two.fr == "Victoire partagée : Zoé et vous, 4 points. Ken moins 3."
    assert two.ja == "同点優勝、あなたとゾエ、得点4。ケンマイナス3。"
    (three,) = lines(GameWon((AKI, KEN, ZOE), (-1, -1, -1)), None)
    assert three.en == "Shared win for Aki, Ken and Zoé, minus 1 point each."
    (alone,) = lines(GameWon((KEN,), (-1, 5, -2)), AKI)
    assert alone.en == "Ken wins the game with 5 points. You minus 1, Zoé minus 2."


def refusal(game: Round, text: str) -> Told:
    view = game.view(game.turn)
    refused = RULES.refuse(view, RULES.read(action(text)))
    assert isinstance(refused, Refusal)
    return told(WORDS.refusal(view, refused))


def test_a_sealed_end_is_refused_with_what_is_allowed() -> None:
    game = Round("4 7", ("11 2x3 5x5 4x9 2x8", "2"), ("", "3x10"), ("", "1"))
    game.acts("H 2x3, E pass, E 3x10, H pass, H pass, E pass")
    assert refusal(game, "H 11") == Told(
        "Not 11: the high end is sealed. You may collect the two 3s, or pass.",
        "Pas le 11 : le côté grands est scellé. Vous pouvez ramasser les deux 3, ou passer.",
        "11は出せません。大きいほうは封印中です。2枚の3を回収するか、パスしてください。",
        "11は だせません。おおきい ほうは ふういん ちゅうです。"
        "2まいの 3を かいしゅう するか、ぱす してください。",
        (
            "No 11, high sealed, take 2x3 or pass",
            "Pas 11, grands scellé, prendre 2x3",
            "11 フカ、ダイ フーイン、3 3 カイシューカ パス",
        ),
    )


def test_a_refusal_tells_all_that_is_allowed() -> None:
    game = Round("4 7", ("1 2 3x9 5 11", "1"), ("", "1"), ("", "1"))
    found = refusal(game, "H 5")
    assert found.en == (
        "Not 5: only numbers under 4 or over 7 go to the line."
        " You may play 1, 2, 3, 9 or 11, collect the 4 or the 7, or pass."
    )
    assert found.fr.endswith(
        "Vous pouvez jouer un 1, un 2, un 3, un 9 ou un 11, ramasser le 4 ou le 7, ou passer."
    )
    assert found.ja.endswith("1か2か3か9か11を出すか、4か7を回収するか、パスしてください。")


def test_a_sealed_end_is_refused_with_what_may_be_played_at_the_other() -> None:
    game = Round("4 7", ("11 2x3 2x2 5x5 4x9", "8"), ("", "3x10"), ("", "1"))
    game.acts("H 2x3, E pass, E 3x10, H pass, H pass, E pass")
    assert refusal(game, "H 11") == Told(
        "Not 11: the high end is sealed."
        " The low end is open: play two 2s, collect the two 3s, or pass.",
        "Pas le 11 : le côté grands est scellé."
        " Le côté petits est libre : jouez deux 2, ramassez les deux 3, ou passez.",
        "11は出せません。大きいほうは封印中です。"
        "小さいほうに2枚の2を出すか、2枚の3を回収するか、パスしてください。",
        "11は だせません。おおきい ほうは ふういん ちゅうです。"
        "ちいさい ほうに 2まいの 2を だすか、2まいの 3を かいしゅう するか、ぱす してください。",
        (
            "No 11, high sealed, low 2x2 or pass",
            "Pas 11, grands scellé, petits 2x2",
            "11 フカ、ダイ フーイン、ショー 2 2",
        ),
    )
    assert refusal(game, "H high").en == (
        "No collecting at the high end: it is sealed."
        " The low end is open: play two 2s, collect the two 3s, or pass."
    )


def test_three_cards_at_the_open_end_are_played_beside_but_not_collected() -> None:
    game = Round("4 7", ("11 3x3 3x2 5x5 2x9", "8"), ("", "5x10"), ("", "1"))
    game.acts("H 3x3, E pass, E 5x10, H pass, H pass, E pass")
    found = refusal(game, "H 11")
    assert found.en == (
        "Not 11: the high end is sealed. The low end is open: play three 2s, or pass."
    )
    assert found.fr.endswith(" Le côté petits est libre : jouez trois 2, ou passez.")
    assert found.ja.endswith("。小さいほうに3枚の2を出すか、パスしてください。")


def test_the_high_end_is_offered_where_the_low_one_is_sealed() -> None:
    game = Round("4 7", ("1 2x8 5x9 5x10", "11"), ("", "3x3"), ("", "1"))
    game.acts("H 2x8, E pass, E 3x3, H pass, H pass, E pass")
    found = refusal(game, "H 1")
    assert found.en == (
        "Not 1: the low end is sealed."
        " The high end is open: play two 9s or two 10s, collect the two 8s, or pass."
    )
    assert found.braille == (
        "No 1, low sealed, high 2x9 or pass",
        "Pas 1, petits scellé, grands 2x9",
        "1 フカ、ショー フーイン、ダイ 9 9",
    )


def test_too_few_cards_are_refused_with_how_many_it_takes() -> None:
    game = Round("5 7", ("2x9 2", "2x4"), ("2", "3"), ("", "1")).acts("E 2x4, H 2x9")
    found = refusal(game, "H 2")
    assert found.en.startswith("Not one 2: the low end has two 4s, so play at least two cards.")
    assert found.fr.startswith(
        "Pas un seul 2 : côté petits il y a deux 4, il faut au moins deux cartes."
    )
    assert found.ja.startswith(
        "2は1枚では出せません。小さいほうは4が2枚なので、2枚以上出してください。"
    )


@pytest.mark.parametrize(
    ("text", "beginning"),
    [
        ("H 6", "Not 6: only numbers under 5 or over 7 go to the line. You may "),
        ("H 10", "Not 10: your Heaven has none. You may "),
        ("H 4x9", "Not so many: your Heaven has only three 9s. You may "),
        ("H 12", "No card 12: the numbers go from 1 to 11. You may "),
        ("H 0x9", "Not so few: play at least one card. You may "),
    ],
)
def test_other_refusals_say_the_rule_and_what_is_allowed(text: str, beginning: str) -> None:
    game = Round("5 7", ("3x9 6 5x1 5x2", "11"), ("", "3"), ("", "4"))
    if text == "H 0x9":
        fields = {"do": "play", "from": "heaven", "number": 9, "count": 0}
        refused = RULES.refuse(game.view(1), RULES.read(fields))
        assert refused is not None
        assert SPEAKERS["en"].text(WORDS.refusal(game.view(1), refused)).startswith(beginning)
    else:
        assert refusal(game, text).en.startswith(beginning)


@pytest.mark.parametrize(
    ("line", "text", "told_of"),
    [
        ("1 7", "H 4", "Not 4: only numbers over 7 go to the line. "),
        ("5 11", "H 8", "Not 8: only numbers under 5 go to the line. "),
        ("1 11", "H 4", "Not 4: the line goes from 1 to 11, so no number goes there. "),
        ("5 7", "H 6", "Not 6: only numbers under 5 or over 7 go to the line. "),
    ],
)
def test_a_refusal_names_only_numbers_that_there_are(line: str, text: str, told_of: str) -> None:
    game = Round(line, ("4 6 8", "9"), ("", "2"), ("", "3"))
    assert refusal(game, text).en.startswith(told_of)


def test_a_refusal_names_no_numbers_that_would_go_to_a_sealed_end() -> None:
    low = Round("4 7", ("2x3", "11"), ("", "5 10"), ("", "1")).acts("H 2x3, E pass")
    assert refusal(low, "E 5").en.startswith("Not 5: only numbers over 7 go to the line. ")
    high = Round("4 7", ("2x9", "11"), ("", "5 10"), ("", "1")).acts("H 2x9, E pass")
    assert refusal(high, "E 5").en.startswith("Not 5: only numbers under 4 go to the line. ")


def test_a_pile_that_has_acted_is_offered_nothing_even_for_cards_it_lacks() -> None:
    game = Round("5 7", ("9", "2x4"), ("", "2"), ("", "3")).acts("E 2x4")
    told_of = refusal(game, "E 6").en
    assert told_of == "Not Earth again: each pile acts once in a turn. Heaven may act, or pass."


def test_who_has_divided_is_not_told_in_brief() -> None:
    (saying,) = WORDS.tell(Divided(KEN), AKI)
    assert saying.at_least is Length.NORMAL


def test_collecting_is_refused_with_its_reason() -> None:
    game = Round("5 7", ("9", "3"), ("", "2"), ("", "1")).acts("H high")
    assert refusal(game, "E low").en == (
        "No collecting: the only number in the line stays. You may play 3, or pass."
    )
    assert refusal(game, "H pass").en == (
        "Not Heaven again: each pile acts once in a turn. Earth may act, or pass."
    )
    three = Round("5 7", ("3x9", "3x3"), ("", "2"), ("", "1")).acts("H 3x9, E 3x3")
    assert refusal(three, "H low").en.startswith(
        "Not the three 3s: three or more of a number are not collected."
    )


class TestAnswers:
    def test_the_table_tells_what_each_end_takes(self) -> None:
        game = Round("5 11", ("2x3", "1"), ("", "2"), ("", "4")).acts("H 2x3, E pass")
        line, low, high, shuriken, *sides = map(told, WORDS.table(game.view(2)))
        assert line.en == "The line: two 3s, 5, 11, low end sealed."
        assert low.en == "Low end: sealed, nothing is played or collected there."
        assert high.en == "High end: nothing is higher than 11. You may collect the 11."
        assert shuriken.en == "The shuriken lies with Aki."
        assert [side.en for side in sides] == [
            "Zoé's Earth: 4. Heaven: 14 cards.",
            "Aki's Earth: 1. Heaven: 12 cards.",
        ]

    def test_an_open_end_tells_the_number_and_how_many(self) -> None:
        game = Round("5 7", ("2x9", "2x3"), ("", "2"), ("", "4")).acts("H 2x9, E 2x3")
        _, low, high, *_ = map(told, WORDS.table(game.view(2)))
        assert low.en == "Low end: under 3, two cards or more. You may collect the two 3s."
        assert high.fr == (
            "Côté grands : plus de 9, deux cartes ou plus. Vous pouvez ramasser les deux 9."
        )
        assert low.ja == "小さいほうは、3より小さいカードを2枚以上。3を2枚回収できます。"

    def test_the_hand_is_named_pile_by_pile(self) -> None:
        game = Round("5 7", ("5x1 5x2 3x9 10", "11"), ("", "3"), ("", "4"))
        hand = told(WORDS.hand(game.view(1))[0])
        assert hand.en == "Your Heaven: five 1s, five 2s, three 9s, 10. Your Earth: 11."
        assert hand.ja == "あなたの天のふだは1が5枚、2が5枚、9が3枚、10。地のふだは11。"
        item = WORDS.hand_item(game.view(1), 14)
        assert item is not None
        assert told(item).en == (
            "Card 14 is number 10. This project's own mark, at the top left: dotted square."
        )
        assert WORDS.hand_item(game.view(1), 16) is None

    def test_what_was_collected_into_heaven_is_remembered(self) -> None:
        game = Round("5 7", ("9", "1"), ("", "3"), ("", "4")).acts("H high, E pass")
        _, seen = map(told, WORDS.table_of(game.view(2), AKI))
        assert seen.en == "Collected into Aki's Heaven and still there: 7."

    def test_score_details_tell_what_each_pile_would_cost(self) -> None:
        game = Round("5 7", ("5x1 5x2 3x9 10", "11"), ("", "3x3"), ("", "4"))
        own, ken, _ = map(told, WORDS.score_details(game.view(1)))
        assert own.en == "As it is you would lose 37 points: Heaven 37, Earth 1."
        assert ken.en.startswith("Ken would lose about ")
        assert ken.en.endswith(", Earth 6.")

    def test_no_penalty_is_told_of_a_hand_that_is_not_divided(self) -> None:
        game = Round("5 7", ("", "1"), ("", "2"), ("", "3"))
        game.acts(", ".join(["H pass, E pass"] * 9))
        game.deal("8 7", ("9", "2x4"), ("", "2"), ("", "3"), divide=False)
        assert all(
            one.en.startswith("Round 1, ") for one in map(told, WORDS.score_details(game.view(1)))
        )

    def test_braille_tells_the_heaven_cards_in_a_line_of_their_own(self) -> None:
        game = Round("5 7", ("", "2x1 2x3 10 2x11"), ("", "2"), ("", "4"))
        earth, heaven = map(told, WORDS.table_of(game.view(2), AKI))
        assert earth.braille[0] == "Aki E 2x1, 2x3, 10, 2x11"
        assert heaven == Told(
            "Aki's Heaven: 8 cards.",
            "Aki, Ciel : 8 cartes.",
            "アキ、天のふだは8枚。",
            "アキ、てんの ふだは 8まい。",
            ("Aki H 8 cards", "Aki C 8 cartes", "アキ テ 8マイ"),
        )
        (whole,) = map(told, WORDS.table_of(game.view(1), KEN))
        assert whole.en == "Ken's Earth: 2. Heaven: 14 cards."
        assert whole.braille[0] == "Ken E 2; H 14 cards"

    def test_score_details_tell_past_rounds(self) -> None:
        game = Round("8 7", ("5x1 5x2", "5x9"), ("", "4"), ("", "5"))
        game.acts("E 5x9, H 5x1, H pass, E pass, H pass, E pass").act("H 5x2")
        first, second, _ = map(told, WORDS.score_details(game.view(1)))
        assert first.en == "Round 1, you: 5 points for the win."
        assert second.en.startswith("Round 1, Ken: minus ")

    @pytest.mark.parametrize(
        ("typed", "beginning"),
        [
            ("9", "Card 9: there are five of it"),
            ("seal", "Seal: if one end has more cards"),
            ("shuriken", "Shuriken: it marks who played last."),
            ("heaven", "Heaven: the hidden part"),
            ("penalty", "Points: the winner of a round gets 5."),
            ("low", "Low end: under 5"),
        ],
    )
    def test_info_describes_cards_and_things(self, typed: str, beginning: str) -> None:
        game = Round("5 7", ("", "1"), ("", "3"), ("", "4"))
        assert told(WORDS.info(game.view(1), typed, "en")[0]).en.startswith(beginning)
        assert WORDS.info(game.view(1), "lantern", "en") == ()

    def test_places_of_the_table(self) -> None:
        game = Round("5 7", ("9", "1"), ("", "3"), ("", "4"))
        (none,) = WORDS.table_at(game.view(1), "discards", "en")
        assert told(none).en == "Nothing is discarded yet."
        game.acts("H 9, E pass, H pass, E pass, H pass, E pass")
        (discarded,) = WORDS.table_at(game.view(1), "défausse", "fr")
        assert told(discarded).fr == "Défausse : un 5, un 7, un 9."
        assert WORDS.table_at(game.view(1), "Ken", "en") == ()


@pytest.mark.parametrize("length", Length)
def test_the_question_names_the_pile_that_is_left(length: Length) -> None:
    game = Round("5 7", ("9", "1"), ("", "3"), ("", "4")).acts("E 1")
    asked = WORDS.question(game.view(1)).asked
    assert asked is not None
    assert Speaker("en", NAMES, length).text(asked) == "Now your Heaven."
    assert Pile.HEAVEN in game.view(1).piles_to_act()
