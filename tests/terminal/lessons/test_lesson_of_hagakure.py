"""The lesson of Hagakure as it is heard: its tricks and scores, worked out from the rulebook."""

import pytest

from tests.terminal.lessons.heard import is_heard, words_heard
from tests.terminal.stage import Stage

TYPED = {
    "en": (
        *(
            "h",
            "pass",
            "17",
            "t",
            "villager 9",
            "",
            "8",
            "why",
            "m",
            "m 1",
            "i 18",
            "fool",
            "",
            "s",
        ),
        *("i double", "double", "v13", "21", "s22", "w", "play samurai 19", "17", ""),
        *("s s", "double points", "look at the yomi"),
    ),
    "fr": (
        *(
            "main",
            "passe",
            "v17",
            "table",
            "villageois 9",
            "",
            "8",
            "pourquoi",
            "coups",
            "samourai 21",
        ),
        *("info 18", "vieux fou", "", "score", "i doubler", "doublez", "villageois 13"),
        *("joue samouraï 21", "22", "tour", "s19", "17", "", "s s", "doubler", "voir le yomi"),
    ),
    "ja": (
        *("手札", "パス", "村人17", "場", "むらびと９", "", "村人8", "なぜ", "こうほ", "候補 1"),
        *("説明 18", "おろか者", "", "得点", "i 2倍", "2倍", "13", "侍21", "さむらい22を出す"),
        *("番", "サ19", "17", "", "得点 得点", "2ばい", "よみを見る"),
    ),
}
"""The lines asked for, in words that players of the language may use instead."""

NEWS = {
    # Trick 1: 17, 12, 15. The highest number wins, and its player leads.
    3: {
        "en": "Zoé: villager 15. You win trick 1 of 5 with villager 17.",
        "fr": "Zoé : villageois 15. Vous remportez le pli 1 sur 5 avec le villageois 17.",
        "ja": "ゾエ、村人15。あなたが村人17で1トリックめを獲得、残り4トリック。",
    },
    # Trick 2: villagers 9 and 10, then samurai 19: a villager was led, so any card may be played.
    5: {
        "en": "Zoé: samurai 19, and wins trick 2 of 5.",
        "fr": "Zoé : samouraï 19, qui remporte le pli 2 sur 5.",
        "ja": "ゾエ、さむらい19で2トリックめを獲得。残り3トリック。",
    },
    # Samurai 20 was led: villager 8 is refused while samurai 21 and an Old Fool are held (G1).
    7: {
        "en": "Not villager 8: a samurai was led, so play samurai 21 or the Old Fool.",
        "fr": "Pas le villageois 8 : samouraï demandé, jouez le samouraï 21 ou le vieux fou.",
        "ja": "村人8は出せません。リードがさむらいなので、さむらい21かおろか者を出してください。",
    },
    # Two Old Fools: the last one played wins (G3).
    12: {
        "en": "Zoé: second Old Fool, and wins trick 4 of 5.",
        "fr": "Zoé : deuxième vieux fou, qui remporte le pli 4 sur 5.",
        "ja": "ゾエ、おろか者2枚めで4トリックめを獲得。残り1トリック。",
    },
    # 2 tricks and samurai 18 are 3 points; no trick is minus 2 (G12).
    13: {
        "en": "After round 1: you 3 points, Zoé 3, Ken minus 2.",
        "fr": "Après la manche 1 : vous 3 points, Zoé 3, Ken moins 2.",
        "ja": "第1ラウンド終了、得点はあなた3、ゾエ3、ケンマイナス2。",
    },
    # An Old Fool that was led counts as a samurai (G1).
    17: {
        "en": "Not villager 13: an Old Fool was led and counts as a samurai,"
        " so play samurai 19, 21 or 22.",
        "fr": "Pas le villageois 13 : un vieux fou a ouvert, samouraï demandé,"
        " jouez le samouraï 19, 21 ou 22.",
        "ja": "村人13は出せません。リードのおろか者はさむらいとして扱うので、"
        "さむらい19か21か22を出してください。",
    },
    # 4 tricks and samurai 18 are 5 points, doubled 10: 13 in all; the zero token keeps Zoé at 3.
    23: {
        "en": "After round 2: you 13 points, Zoé 3, Ken minus 1.",
        "fr": "Après la manche 2 : vous 13 points, Zoé 3, Ken moins 1.",
        "ja": "第2ラウンド終了、得点はあなた13、ゾエ3、ケンマイナス1。",
    },
    # A token that has been used.
    25: {
        "en": "Not double: you have used that token, and each works once."
        " You still have zero, villagers, swap, look, or pass.",
    },
    26: {
        "en": "You look at the Yomi: villagers 6, 17; samurai 20, 22; one Old Fool.",
        "fr": "Vous regardez le Yomi : villageois 6, 17 ; samouraïs 20, 22 ; un vieux fou.",
        "ja": "よみの中は、村人6、17。さむらい20、22。おろか者1枚。",
    },
}
"""What is heard after so many lines typed."""


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_lesson_is_heard_as_the_rulebook_has_it(stage: Stage, language: str) -> None:
    is_heard(stage, "hagakure", language, TYPED, NEWS)


def test_the_first_round_is_told_by_the_game_and_the_teacher(stage: Stage) -> None:
    told = stage.learns("hagakure", language="en")
    assert told == [
        "Lesson: Hagakure.",
        (
            "A lesson is a real game with fixed cards. Type what you are asked for, then Enter."
            " Enter alone tells what to type."
        ),
        "To leave, type quit: your place in the lesson is kept. A question mark gives help.",
        (
            "In Hagakure you win tricks: everyone plays one card, and the best card takes them all."
            " Ken sits on your left, then Zoé."
        ),
        "Round 1 of 9. Zoé deals, you lead.",
        "Your hand: villagers 8, 9, 17; samurai 21; one Old Fool.",
        (
            "There are three kinds of cards: villagers 1 to 17, samurai 18 to 27, and three Old"
            " Fools without a number. A higher number beats a lower one."
        ),
        "Your five cards have just been told. To hear them again, type h, then Enter.",
    ]
    assert stage.prompt == "Type h: "
    assert stage.types("h") == [
        "Your hand: villagers 8, 9, 17; samurai 21; one Old Fool.",
        "Play a Nobori token? Double, zero, villagers, swap, look, or pass.",
        (
            "Before the cards there is a question about tokens. They come later in the lesson;"
            " for now, type pass."
        ),
    ]
    assert stage.types("pass") == [
        "You pass.",
        "Ken passes.",
        "Zoé passes.",
        (
            "Now the fight begins: five tricks. Each trick you win scores 1 point, and its winner"
            " leads the next one."
        ),
        "You lead trick 1. Which card?",
        "You lead, so you play first, and any card will do. Play your villager 17: type 17.",
    ]


def test_another_lawful_card_is_not_played(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    stage.types("h", "pass")
    other = (
        "In a game you could do that, but the lesson needs something else."
        " Enter alone tells what to type."
    )
    assert stage.types("9") == [other]
    assert stage.types("m 5") == [other, "Type 17, then Enter."]
    assert "You lead villager 17." in stage.types("17")


def test_a_card_that_is_not_held_is_refused_as_in_any_game(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    stage.types("h", "pass")
    (told,) = stage.types("16")
    assert told.startswith("Not villager 16:")
    assert stage.types("fol") == ["Did you mean fool? Then type it.", "Type 17, then Enter."]


def test_a_lawful_card_where_a_refusal_is_to_be_heard_is_not_played(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    stage.types("h", "pass", "17", "t", "9", "")
    assert stage.types("21")[0].startswith("In a game you could do that")
    assert stage.types("8")[0].startswith("Not villager 8:")


def test_half_a_move_is_asked_about_as_in_any_game(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    stage.types(*TYPED["en"][:-1])
    asked = stage.types("look")
    assert asked[0].endswith("?")
    told = stage.types("yomi")
    assert told[0] == "You look at the Yomi: villagers 6, 17; samurai 20, 22; one Old Fool."
    assert told[-1].startswith("The lesson is over.")


def test_so_many_lines_are_typed_in_the_lesson(stage: Stage) -> None:
    """23 tasks and 3 pauses: with what is heard between them, 10 to 15 minutes."""
    heard = words_heard(stage, "hagakure", TYPED, lines=26)
    assert 900 < heard < 2000, "words, at 150 a minute, beside the time to think and type"
