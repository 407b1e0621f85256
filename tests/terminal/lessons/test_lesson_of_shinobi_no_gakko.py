"""The lesson of Shinobi no Gakkō as it is heard: seals, clearing and points from the rulebook."""

import pytest

from tests.terminal.lessons.heard import is_heard, words_heard
from tests.terminal.stage import Stage

TYPED = {
    "en": (
        *("h", "e 3 4 4 7 7 7", "yes", "", "earth 7 7 7", "why", "e 4 4", "i seal", "h one 2"),
        *("9 from heaven", "t", "heaven one 2", "take the 3s into earth", "heaven 2 2 2"),
        *("t ken", "three 7s from earth", "h 6 6 6 6", "", "m", "m 1", "earth 3 3 3", "s"),
        *("heaven 1 1 1 8 8 11", "1", "earth 3, heaven two 8s"),
    ),
    "fr": (
        *(
            "main",
            "terre 3 4 4 7 7 7",
            "oui",
            "",
            "terre 7 7 7",
            "pourquoi",
            "terre 4 4",
            "i sceau",
        ),
        *("ciel un 2", "c 9", "table", "ciel un seul 2", "terre ramasse les 3", "ciel trois 2"),
        *("t Ken", "terre trois 7", "ciel quatre 6", "", "coups", "ciel 11", "terre trois 3"),
        *("score", "ciel 1 1 1 8 8 11", "oui", "terre 3, ciel deux 8"),
    ),
    "ja": (
        *(
            "手札",
            "地のふだ3、4、4、7、7、7",
            "はい",
            "",
            "地のふだ7を3枚",
            "なぜ",
            "地のふだから4を2枚",
        ),
        *("i 封印", "天のふだ2を1枚", "天のふだ9", "場", "天のふだ2を1枚", "地のふだ3を回収"),
        *("天のふだ2を3枚", "t けん", "地のふだ7を3枚", "天のふだ6を4枚", "", "候補"),
        *("天のふだ11", "地のふだ3を3枚", "得点", "天のふだ1、1、1、8、8、11", "はい"),
        "地のふだ3、それから天のふだ8を2枚",
    ),
}
"""The lines asked for, in words that players of the language may use instead."""

NEWS = {
    # 7 lies between the ends 5 and 8 (S1, S5).
    5: {
        "en": "Not 7: only numbers under 5 or over 8 go to the line."
        " You may play 3 or 4, collect the 5 or the 8, or pass.",
    },
    # Two 4s against one 8: the end with more cards is sealed (S6).
    7: {
        "en": "You play two 4s from Earth to the low end. The low end is sealed.",
        "fr": "Terre : vous jouez deux 4 côté petits. Côté petits scellé.",
    },
    9: {
        "en": "Not 2: the low end is sealed."
        " The high end is open: play 9 or 11, collect the 8, or pass.",
    },
    # Two 10s: two cards at both ends, so the seal is lifted. Three 11s then seal the high end.
    10: {
        "en": "Ken, Earth: two 10s at the high end. The seal is lifted.",
    },
    # One 2 is too few beside two 3s (S2).
    12: {
        "en": "Not one 2: the low end has two 3s, so play at least two cards."
        " You may play two 2s, collect the two 3s, or pass.",
    },
    # Nobody has played since the learner: the line is cleared (S15).
    14: {
        "en": "The line is cleared: nobody has played since you. Play anything you like.",
        "fr": "La ligne est vidée : personne n'a joué depuis vous. Jouez ce que vous voulez.",
        "ja": "場が流れます。あなたのあと、だれも出していないので、好きなカードを出せます。",
    },
    # Ken: 1, 4, 5, 6, 8, 11 and two 9s in Heaven, 6 and 3; Zoé: six cards and two pairs, 6, 3, 3.
    21: {
        "en": "After round 1: you 5 points, Ken minus 9, Zoé minus 12.",
        "fr": "Après la manche 1 : vous 5 points, Ken moins 9, Zoé moins 12.",
    },
    25: {
        "en": "You play two 8s from Heaven to the high end. The high end is sealed.",
    },
}
"""What is heard after so many lines typed."""


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_lesson_is_heard_as_the_rulebook_has_it(stage: Stage, language: str) -> None:
    is_heard(stage, "shinobi-no-gakko", language, TYPED, NEWS)


def test_so_many_lines_are_typed_in_the_lesson(stage: Stage) -> None:
    """21 tasks, 2 pauses, and 2 answers: with what is heard between them, 10 to 15 minutes."""
    heard = words_heard(stage, "shinobi-no-gakko", TYPED, lines=25)
    assert 900 < heard < 2000, "words, at 150 a minute, beside the time to think and type"


def test_another_division_is_read_back_and_not_made(stage: Stage) -> None:
    stage.learns("shinobi-no-gakko", language="en")
    stage.types("h", "earth 3")
    (told, *rest) = stage.types("yes")
    assert told.startswith("In a game you could do that")
    assert rest == []
    stage.types("earth 3 4 4 7 7 7")
    told = stage.types("2")[0]
    assert told == "How do you want to divide? Or type your Earth cards."
    assert stage.types("") == ["Type earth 3 4 4 7 7 7, then Enter."]
    stage.types("earth 3 4 4 7 7 7")
    assert "You have divided your cards." in stage.types("yes")


def test_who_starts_is_not_told_before_all_have_divided(stage: Stage) -> None:
    told = stage.learns("shinobi-no-gakko", language="en") + stage.types("h", "t", "w", "m", "s")
    assert not [line for line in told if "starts" in line or "You start" in line]
    assert not [line for line in stage.keyboard.writes if "The line: 5, 8" in line]


def test_both_actions_must_be_the_lesson_s(stage: Stage) -> None:
    stage.learns("shinobi-no-gakko", language="en")
    stage.types(*TYPED["en"][:-1])
    assert stage.types("earth 3")[0].startswith("In a game you could do that")
    assert stage.types("heaven 8 8, earth 3")[0].startswith("In a game you could do that")
    assert stage.types("earth 3, heaven two 8s")[-1].startswith("The lesson is over.")
