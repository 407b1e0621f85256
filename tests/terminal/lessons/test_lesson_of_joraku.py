"""The lesson of Joraku as it is heard: skirmishes and points, worked out from the rulebook."""

import pytest

from tests.terminal.lessons.heard import is_heard, words_heard
from tests.terminal.stage import Stage

TYPED = {
    "en": (
        *("t", "t mikawa", "h", "y1 g2", "k5 place 3", "s", "g3 act", "remove ken"),
        *("samurai from totomi to owari", "s from 5 to 4", "daimyo totomi", "remove ken", ""),
        *("g4 act", "i ninja", "ninja kyoto shinano shinano"),
        *("gun 4 act: daimyo 5, remove zoé, remove zoé", "", "y3 place 2", "m", "m 3", ""),
        *("s s", "y1 g2", "t owari", "k6 place 3"),
        *("k6 act, daimyo 4 3, remove ken", "done", "i kyoto"),
    ),
    "fr": (
        *("table", "t mikawa", "main", "donnez y1 et f2", "k5 placer 3", "score", "fusil 3 agir"),
        *("retirer Ken", "samouraï de totomi en owari", "samourai 5 4", "daimyo en totomi"),
        *("retirez ken", "", "f4 agir", "info ninja", "ninja 0 6 6"),
        *("f4 agir : daimyo 5, retirer Zoé, retirer Zoé", "", "y3 placer 2", "coups", "coups 3"),
        *("", "score score", "f2 y1", "table owari", "k6 placer 3"),
        *("katana 6 agir, daimyo mikawa, daimyo owari, retirer Ken", "fini", "info kyoto"),
    ),
    "ja": (
        *("場", "t みかわ", "手札", "槍1、鉄砲2", "刀5で3個置く", "得点", "鉄砲3で行動"),
        *("ケンの武将を除去", "武将をとおとうみから尾張へ", "武将5から4", "大名をとおとうみへ"),
        *("けんの武将を除去", "", "鉄砲4で行動", "説明 槍の忍者", "忍者を京都と信濃と信濃に"),
        *("鉄砲4で行動：大名5、ゾエの武将を除去、ゾエの武将を除去", "", "槍3で2個置く", "候補"),
        *("候補 3", "", "s s", "鉄砲2と槍1を渡す", "t 尾張", "刀6で3個置く"),
        *("刀6で行動、大名4、大名3、ケンの武将を除去", "ここまで", "説明 京都"),
    ),
}
"""The lines asked for, in words that players of the language may use instead."""

NEWS = {
    # The daimyo alone: influence 2, rank 1, for the 5 points of Mikawa in round 1.
    2: {
        "en": "You: daimyo, influence 2, first, 5 reputation points.",
    },
    # 5, 4, 2: the learner wins. In Mikawa three samurai of Ken's against a daimyo: 3 to 2.
    5: {
        "en": "You win the skirmish with katana 5. Kachidoki in Mikawa: Ken 3 reputation points,"
        " you 2.",
        "fr": "Vous remportez l'escarmouche avec le katana 5. Kachidoki en Mikawa :"
        " Ken 3 points de réputation, vous 2.",
        "ja": "あなた、刀5で合戦に勝利。みかわでかちどき、名声点はケン3、あなた2。",
    },
    # Areas 5 and 3 don't touch (J1).
    9: {
        "en": "A samurai from Tōtōmi can't go to Owari: it moves to an area beside its own."
        " It may go to Mikawa or to Shinano.",
    },
    # Of 3 points one removed a samurai and one moved one; a daimyo costs 2.
    11: {
        "en": "Your daimyo can't move: that costs 2 action points, you have 1."
        " Move a samurai, or say done.",
        "fr": "Le daimyo ne bouge pas : il faut 2 points d'action, il en reste 1."
        " Déplacez un samouraï, ou dites fini.",
    },
    # 3, 2, 5: Zoé wins, alone in Ōmi.
    12: {
        "en": "Zoé wins the skirmish with gun 5. Kachidoki in Ōmi: Zoé 3 reputation points.",
    },
    # A Ninja is of its suit (J9).
    14: {
        "en": "Not gun 4: yari was led, so play yari 3 or the yari Ninja.",
        "fr": "Pas le fusil 4 : yari demandé, jouez le yari 3 ou le Ninja yari.",
        "ja": "鉄砲4は出せません。リードが槍なので、槍3か槍の忍者を出してください。",
    },
    # 6, Ninja, 1: the Ninja wins (J8). In Mikawa daimyo and samurai, 3, against one samurai.
    16: {
        "en": "You win the skirmish: your Ninja beats the 6. Kachidoki in Mikawa:"
        " you 3 reputation points, Ken 2.",
        "fr": "Vous remportez l'escarmouche : votre Ninja bat le 6. Kachidoki en Mikawa :"
        " vous 3 points de réputation, Ken 2.",
    },
    # 4, 6 of another suit, 1: the number decides (J10).
    17: {
        "en": "Ken wins the skirmish with katana 6. Kachidoki in Owari: Ken 3 reputation points.",
    },
    # 3, 1, 3: the later 3 wins. In Tōtōmi daimyo and two samurai, 4, against the one left.
    19: {
        "en": "You win the skirmish with yari 3, the last 3 played. Kachidoki in Tōtōmi:"
        " you 3 reputation points, Zoé 2.",
    },
    # Kachidoki: 2 + 3 + 3 and 3 + 2 + 3 + 2 and 3 + 2 + 3. Prestige: the learner 7, 6, 3 and 3;
    # Ken 3, 3, 4, 2 and 2; Zoé 3, 4, 2 and 3.
    22: {
        "en": "After round 1: you 27 points, Ken 24, Zoé 20.",
        "fr": "Après la manche 1 : vous 27 points, Ken 24, Zoé 20.",
        "ja": "第1ラウンド終了、得点はあなた27、ケン24、ゾエ20。",
    },
    23: {
        "en": "Round 1, Ken: 24 reputation points, 10 by Kachidoki and 14 by prestige.",
    },
    # Ken's daimyo and two samurai; the row of round 2.
    25: {
        "en": "Ken: daimyo and 2 samurai, influence 4, first, 7 reputation points.",
    },
    # 3 in Tōtōmi, 3 by the Ninja, 2 in Owari and 2 in Shinano are all ten (J15).
    26: {
        "en": "No samurai can be placed: your supply is empty. Place none, or choose to act.",
        "fr": "Aucun samouraï à placer : votre réserve est vide. N'en placez aucun,"
        " ou choisissez d'agir.",
    },
    # 3, 6, 1. In Owari the learner's daimyo and two samurai, 4, against a daimyo and one, 3.
    28: {
        "en": "You win the skirmish with katana 6. Kachidoki in Owari: you 3 reputation points,"
        " Ken 2.",
        "ja": "あなた、刀6で合戦に勝利。尾張の国でかちどき、名声点はあなた3、ケン2。",
    },
    29: {
        "en": "Kyoto in round 3: 10, 7 and 4 reputation points, this project's own.",
    },
}
"""What is heard after so many lines typed."""

PRESTIGE = [
    (
        "Shinano: first you with influence 4, for 7 reputation points;"
        " Ken and Zoé tie for third with 3, for 3 each."
    ),
    "Tōtōmi: first you with influence 4, for 6 reputation points; second Zoé with 1, for 4.",
    "Mikawa: you and Ken tie for second with influence 1, for 3 reputation points each.",
    "Owari: first Ken with influence 4, for 4 reputation points; second you with 2, for 3.",
    "Ise: Ken and Zoé tie for second with influence 3, for 2 reputation points each.",
    "Ōmi: first Zoé with influence 4, for 3 reputation points; second Ken with 1, for 2.",
]
"""Round 1, by the rulings on ties (J3) and the chart; Kyoto pays nothing."""


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_lesson_is_heard_as_the_rulebook_has_it(stage: Stage, language: str) -> None:
    is_heard(stage, "joraku", language, TYPED, NEWS)


def test_so_many_lines_are_typed_in_the_lesson(stage: Stage) -> None:
    """26 tasks and 3 pauses: with what is heard between them, 10 to 15 minutes."""
    heard = words_heard(stage, "joraku", TYPED, lines=29)
    assert 900 < heard < 2000, "words, at 150 a minute, beside the time to think and type"


def test_the_map_is_heard_before_anything_is_dealt(stage: Stage) -> None:
    told = stage.learns("joraku", language="en")
    assert told[3:] == [
        "You march on Kyoto with a daimyo and 10 samurai. Ken sits on your left, then Zoé.",
        "You are the daimyo of Mikawa, card 4, and start.",
        "Daimyo cards: Ken card 3, Owari; Zoé card 1, Ōmi.",
        (
            "The map is a row of areas: Kyoto, 1 Ōmi, 2 Ise, 3 Owari, 4 Mikawa, 5 Tōtōmi, 6"
            " Shinano. Instead of a name you can type a number; Kyoto is 0."
        ),
        (
            "Influence tells who is strongest in an area: a daimyo counts 2 there, and each samurai"
            " 1. All daimyo begin alone, in the area of their card."
        ),
        "To hear everyone's influence along the row, type t, then Enter.",
    ]
    assert stage.prompt == "Type t: "
    assert stage.types("t")[1:4] == ["Ōmi 1: Zoé 2.", "Owari 3: Ken 2.", "Mikawa 4: you 2."]


def test_every_area_pays_after_the_round_and_only_once(stage: Stage) -> None:
    stage.learns("joraku", language="en")
    stage.types(*TYPED["en"][:21])
    told = stage.types("")
    assert [line for line in told if line in PRESTIGE] == PRESTIGE
    assert stage.types("s")[0] == "So far: you 27 points, Ken 24, Zoé 20."
    assert not [line for line in stage.types("s s") if "if scored now" in line]


def test_points_spent_otherwise_are_not_the_lesson_s(stage: Stage) -> None:
    stage.learns("joraku", language="en")
    stage.types(*TYPED["en"][:7])
    other = (
        "In a game you could do that, but the lesson needs something else."
        " Enter alone tells what to type."
    )
    assert stage.types("daimyo 5") == [other]
    assert stage.types("done") == [other, "Type remove ken, then Enter."]
    assert stage.types("remove ken")[0].endswith("2 action points left.")


def test_a_line_of_several_steps_is_made_whole_or_not_at_all(stage: Stage) -> None:
    stage.learns("joraku", language="en")
    stage.types(*TYPED["en"][:16])
    (refused,) = stage.types("g4 act then remove zoe")
    assert refused.startswith("Nothing is done, because of this: ")
    assert stage.types("g4 act, daimyo 5, remove zoe")[0].startswith("In a game you could")
    assert stage.types("w")[0] == "Your turn: lead skirmish 4."
    told = stage.types("g4 act then daimyo 5 then remove zoe then remove zoe")
    assert told[:4] == [
        "You lead gun 4, for 4 action points.",
        "Your daimyo moves to Tōtōmi, 2 action points left.",
        "You remove 1 of Zoé's samurai from Tōtōmi, 1 action point left.",
        "You remove 1 of Zoé's samurai from Tōtōmi, no action points left.",
    ]


def test_half_a_move_is_asked_about_as_in_any_game(stage: Stage) -> None:
    stage.learns("joraku", language="en")
    stage.types("t", "t 4", "h", "y1 g2")
    asked = stage.types("katana 5")
    assert asked[0] == "What for? Type katana 5 place 3, or katana 5 act."
    assert "You lead katana 5: 3 samurai to Tōtōmi." in stage.types("3")
