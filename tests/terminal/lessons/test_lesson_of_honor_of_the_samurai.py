"""The lesson of Honor of the Samurai as it is heard, its sums worked out from the rulebook."""

import pytest

from tests.terminal.lessons.heard import is_heard, words_heard
from tests.terminal.stage import Stage

TYPED = {
    "en": (
        *("h", "draw", "place okugata 10 in my daimyo's house", "place okugata 5 daimyo"),
        *("wife 5 samurai", "noh theater samurai", "w", "draw", "draw a card", "draw", "s"),
        *("end turn", "", "save face", "t Ken", "steal guard from ken"),
        *("spy ken daimyo: swordsmith to daimyo", "i ninja assassin"),
        *("send an assassin against ken's daimyo", "dishonour zoé", "declare shogun"),
        *("attack Zoé", "place osaka castle samurai", "castle daimyo", "done", ""),
        *("place cavalry daimyo", "attack zoe", "", "draw", "end", "m", "ally with Zoé"),
        *("place lancers", "end", "s s", "attack ken", "end", ""),
    ),
    "fr": (
        *("main", "piocher", "place l'okugata 10 chez mon daimyo", "okugata 5 daimyo"),
        *("épouse 5 samouraï", "nô samourai", "tour", "pioche", "tirer une carte", "piocher"),
        *("score", "fin du tour", "", "face", "table Ken", "voler le garde chez Ken"),
        *("espion ken daimyo forgeron daimyo", "info assassin", "tuer le daimyo chez ken"),
        *("déshonorer Zoé", "shogun", "j'attaque Zoé", "château samouraï", "osaka daimyo", "fini"),
        *("", "placer la cavalerie daimyo", "attaquez zoe", "", "piochez", "fin", "coups"),
        *("s'allier avec Zoé", "lanciers", "fin", "score score", "attaque ken", "fin", ""),
    ),
    "ja": (
        *("手札", "引く", "名誉10の奥方を大名の家に置く", "奥方5を大名の家に置く"),
        *("奥方5 さむらい", "能舞台をさむらいの家に置く", "番", "カードを引く", "ドロー", "ひく"),
        *("得点", "番を終える", "", "面目を保つ", "場 ケン", "ケンの護衛を盗む"),
        *("密偵 ケン 大名の家 刀鍛冶 大名の家", "説明 刺客", "ケンの大名を暗殺する"),
        *("ゾエに汚名を着せる", "将軍を宣言", "ゾエを攻撃する", "大阪城をさむらいの家に置く"),
        *(
            "大阪城を大名の家に置く",
            "番を終える",
            "",
            "騎馬隊 大名",
            "ゾエを攻める",
            "",
            "引きます",
        ),
        *("番を終える", "候補", "ゾエと同盟を結ぶ", "槍組を置く", "番を終える", "得点 得点"),
        *("ケンを攻撃", "番を終える", ""),
    ),
}
"""The lines asked for, in words that players of the language may use instead."""

NEWS = {
    # No more than 7 cards in a hand (H8).
    2: {
        "en": "No draw: you hold 7 cards, and more are not allowed. Place or discard one.",
        "fr": "Pas de pioche : vous avez 7 cartes, pas plus. Placez ou défaussez une carte.",
        "ja": "引けません。手札は7枚までだからです。カードを置くか、捨ててください。",
    },
    # Ki 6 and 1 are 2 actions; with 3 more they are 10 ki and 3 actions, 1 of them used (H4).
    3: {
        "en": "You place an okugata with honor 10 in the daimyo's house, 2 actions left.",
        "fr": (
            "Vous placez une okugata d'honneur 10 dans la maison du daimyo, il reste 2 actions."
        ),
        "ja": "大名の家に名誉10の奥方を配置。残りアクション2。",
    },
    # One okugata in a house (H41).
    4: {
        "en": (
            "Not an okugata with honor 5: your daimyo's house has one, and a second is not"
            " allowed. You may place it in your samurai's house."
        ),
        "fr": (
            "Pas une okugata d'honneur 5 : dans la maison de votre daimyo il y en a déjà une, pas"
            " plus. Vous pouvez placer cette carte dans la maison de votre samouraï."
        ),
        "ja": "名誉5の奥方は置けません。あなたの大名の家には奥方がいて、1枚までです。"
        "あなたのさむらいの家に置くことができます。",
    },
    # Ki 10, 4 and 3 are 17: 5 actions, 3 of them used.
    6: {
        "en": "You place the Noh theater in the samurai's house, 2 actions left.",
        "fr": "Vous placez le théâtre nô dans la maison du samouraï, il reste 2 actions.",
        "ja": "さむらいの家に能舞台を配置。残りアクション2。",
    },
    # 30 of Nobunaga, 10 and 5 of the okugata, 20 of the theater.
    11: {
        "en": "Gain in the next turn: you 65, Ken 10, Zoé 15.",
        "fr": "Gain au prochain tour : vous 65, Ken 10, Zoé 15.",
        "ja": "次の番に得る名誉は、あなた65、ケン10、ゾエ15。",
    },
    # 30 less 30.
    14: {
        "en": "You save face and lose 30 honor, total 0.",
        "fr": "Vous sauvez la face et perdez 30 points d'honneur, total 0.",
        "ja": "あなたが面目を保ち、名誉を30失い、合計0。",
    },
    # Never a guard (H25).
    16: {
        "en": (
            "Not the house guard: spies take armies and other possessions only."
            " You may draw or place a card."
        ),
        "fr": (
            "Pas le garde : les espions ne prennent que des armées et d'autres biens."
            " Vous pouvez piocher ou placer une carte."
        ),
        "ja": "護衛は盗めません。密偵が盗めるのは軍勢とほかの所持品だけです。"
        "カードを引くか、置くことができます。",
    },
    # With a guard it takes 5 or 6, and the guard is discarded either way (H24).
    19: {
        "en": (
            "The assassin rolls 5 and succeeds: Ken's daimyo is lost, a house guard is discarded,"
            " Ken is ronin."
        ),
        "fr": (
            "L'assassin fait 5 et réussit : le daimyo du clan Ken meurt, un garde est défaussé,"
            " Ken devient rônin."
        ),
        "ja": "暗殺は成功、サイコロの目は5。ケンの大名は落命、護衛1枚はすてふだへ、ケンは浪人。",
    },
    20: {
        "en": "Zoé's samurai commits seppuku: no honor lost, 1 card discarded.",
        "fr": "Le samouraï du clan Zoé fait seppuku : aucun honneur perdu, 1 carte défaussée.",
        "ja": "ゾエのさむらいが切腹。名誉は失わず、カード1枚はすてふだへ。",
    },
    # The title with three players.
    21: {
        "en": "You claim the title of shogun: 50 honor more each turn.",
        "fr": "Vous prenez le titre de shogun : 50 points d'honneur de plus par tour.",
        "ja": "あなたの大名が将軍に。番ごとに名誉50が加わります。",
    },
    # One declaration a turn (H9).
    22: {
        "en": (
            "No second declaration: you may make one a turn."
            " You may use your actions, or end your turn."
        ),
        "fr": (
            "Pas de deuxième déclaration : une seule par tour."
            " Vous pouvez utiliser vos actions ou finir votre tour."
        ),
        "ja": (
            "宣言はもうできません。番ごとにひとつだけです。"
            "アクションを使うか、番を終えることができます。"
        ),
    },
    # A castle with a daimyo only (H41).
    23: {
        "en": (
            "Not Osaka castle there: only a daimyo's house holds a castle."
            " You may place it in your daimyo's house."
        ),
        "fr": (
            "Pas le château d'Osaka à cet endroit : un château va chez un daimyo."
            " Vous pouvez placer cette carte dans la maison de votre daimyo."
        ),
        "ja": "大阪城はそこに置けません。城カードは大名の家だけに置けます。"
        "あなたの大名の家に置くことができます。",
    },
    # 65 less two ninja at 25 is 15. Then 65, swordsmith 10, castle 10 and title 50 are 135.
    26: {
        "en": "Your turn: you gain 135 honor, total 150. Ki 19 gives 5 actions.",
        "fr": "À vous : vous gagnez 135 points d'honneur, total 150. Ki 19, donc 5 actions.",
        "ja": "あなたの番です。名誉を135得て、合計150。気力19でアクション5。",
    },
    # 4, 4 and 3 without the castle (H31) are 11, 3 dice: 2, 4, 1. 3 and 5 are 8, 2 dice: 3, 6.
    28: {
        "en": (
            "Zoé wins the battle 9 to 7: your daimyo and 3 cards are lost, you are ronin, Zoé's"
            " daimyo becomes shogun."
        ),
        "fr": (
            "Zoé gagne la bataille 9 à 7 : votre daimyo meurt, 3 cartes perdues, vous devenez"
            " rônin, le daimyo du clan Zoé devient shogun."
        ),
        "ja": "ゾエが9対7で勝利。あなたの大名は落命、カード3枚はすてふだへ、"
        "あなたは浪人、ゾエの大名が将軍に。",
    },
    # A ronin gains exactly 0 (H11); his samurai's house has ki 6, 4 and 3.
    31: {
        "en": "Your turn: as ronin you gain no honor, total 150. Ki 13 gives 4 actions.",
        "fr": ("À vous, rônin : vous ne gagnez aucun honneur, total 150. Ki 13, donc 4 actions."),
        "ja": "あなたの番です。浪人なので名誉は得られず、合計150。気力13でアクション4。",
    },
    # Half of 15, 15 and 50; half of 25 is 12 and a half, rounded up to 15 (H13).
    35: {
        "en": (
            "Your turn: you gain 55 honor, 40 from Zoé's daimyo and 15 from your samurai's house,"
            " total 205. Ki 13 gives 4 actions."
        ),
        "fr": (
            "À vous : vous gagnez 55 points d'honneur, 40 par le daimyo du clan Zoé et 15 par la"
            " maison de votre samouraï, total 205. Ki 13, donc 4 actions."
        ),
        "ja": "あなたの番です。ゾエの大名から40、さむらいの家から15、名誉を55得て、"
        "合計205。気力13でアクション4。",
    },
    # A second samurai commands no daimyo (H17).
    37: {
        "en": (
            "No attack: only who controls a daimyo may declare it."
            " You may use your actions, or end your turn."
        ),
        "fr": (
            "Pas d'attaque : il faut avoir un daimyo."
            " Vous pouvez utiliser vos actions ou finir votre tour."
        ),
        "ja": (
            "攻撃できません。大名がいないからです。アクションを使うか、番を終えることができます。"
        ),
    },
    # The first samurai is killed, and the second takes over (H20).
    38: {
        "en": (
            "The assassin rolls 4 and succeeds: Zoé's samurai dies and 1 card is lost, you"
            " take over Tokugawa Ieyasu and his house, Zoé is ronin."
        ),
        "fr": (
            "L'assassin fait 4 et réussit : le samouraï du clan Zoé meurt, 1 carte perdue, vous"
            " reprenez Tokugawa Ieyasu et sa maison, Zoé devient rônin."
        ),
        "ja": "暗殺は成功、サイコロの目は4。ゾエのさむらいは落命、カード1枚はすてふだへ、"
        "あなたが徳川家康とその家を継承、ゾエは浪人。",
    },
    # 205, and now all of 80 and 25. Zoé stays at 215; Ken has 40 less 25.
    39: {
        "en": "You win the game: 310 honor, the goal was 300. Zoé 215, Ken 15.",
        "fr": ("Vous gagnez la partie : 310 points d'honneur, il en fallait 300. Zoé 215, Ken 15."),
        "ja": "あなたの勝利です。名誉310、目標は300。ゾエ215、ケン15。",
    },
}
"""What is heard after so many lines typed."""


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_lesson_is_heard_as_the_rulebook_has_it(stage: Stage, language: str) -> None:
    is_heard(stage, "honor-of-the-samurai", language, TYPED, NEWS)


def test_the_beginning_is_told_by_the_game_and_the_teacher(stage: Stage) -> None:
    told = stage.learns("honor-of-the-samurai", language="en")
    assert told[3:] == [
        (
            "You are a samurai and serve a daimyo, a lord of old Japan. You gather honor, and"
            " whoever first has enough of it wins. Ken sits on your left, then Zoé."
        ),
        "The goal is 300 honor, and the title of shogun brings 50 each turn. You begin.",
        "You have the daimyo Oda Nobunaga: honor 30, ki 1, strength 4.",
        "Ken has the daimyo Takeda Shingen: honor 10, ki 0, strength 4.",
        "Zoé has the daimyo Tokugawa Ieyasu: honor 15, ki 2, strength 3.",
        (
            "Your hand: an okugata with honor 10, an okugata with honor 5, cavalry, the Noh"
            " theater, a ninja spy."
        ),
        "Your hand, also: Dishonor, Save Face.",
        "Your turn: you gain 30 honor, total 30. Ki 7 gives 2 actions.",
        (
            "Cards have up to three numbers: honor to win with, ki to act with, strength to fight"
            " with. The shogun comes later."
        ),
        (
            "You hold seven cards, and nobody else knows them. To hear them again, type h, then"
            " Enter."
        ),
    ]
    assert stage.prompt == "Type h: "


def test_a_dishonor_is_answered_in_anothers_turn(stage: Stage) -> None:
    """The teacher explains what is new, then the game asks, then the task is told."""
    stage.learns("honor-of-the-samurai", language="en")
    asked = stage.types(*TYPED["en"][:13])
    assert asked == [
        "Zoé places Himeji castle in the daimyo's house, 2 actions left.",
        "Zoé places an okugata with honor 5 in the samurai's house, 2 actions left.",
        "Zoé dishonors you, no action left.",
        (
            "You have to answer at once, though it isn't your turn. You may choose between three"
            " evils."
        ),
        (
            "Seppuku is ritual suicide. It costs no honor, but all cards of one house: your"
            " samurai's or your daimyo's, as you choose."
        ),
        "Lose 75 honor, save face and lose 30, or seppuku?",
        "You hold Save Face. It costs no action, so play it: type save face.",
    ]
    assert stage.prompt == "Your answer: "
    (other,) = stage.types("accept")
    assert other.startswith("In a game you could do that")
    assert stage.types("face")[:2] == [
        "You save face and lose 30 honor, total 0.",
        "Your honor is gone, but not your cards. It could be worse: a total may fall below zero.",
    ]


def test_half_a_move_is_asked_about_as_in_any_game(stage: Stage) -> None:
    stage.learns("honor-of-the-samurai", language="en")
    stage.types(*TYPED["en"][:18])
    asked = stage.types("assassin")
    assert asked[0].endswith("?")
    assert "3, send an assassin against Ken's daimyo" in asked
    told = stage.types("3")
    assert "You send an assassin against Ken's daimyo and lose 25 honor." in told


def test_another_victim_is_not_the_lessons(stage: Stage) -> None:
    stage.learns("honor-of-the-samurai", language="en")
    stage.types(*TYPED["en"][:18])
    for other in ("assassinate zoe daimyo", "dishonor ken", "shogun", "discard cavalry"):
        assert stage.types(other)[0].startswith("In a game you could do that"), other
    assert stage.types("assassinate ken daimyo")[0].startswith("You send an assassin")


def test_so_many_lines_are_typed_in_the_lesson(stage: Stage) -> None:
    """35 tasks and 4 pauses: with what is heard between them, about 15 minutes."""
    heard = words_heard(stage, "honor-of-the-samurai", TYPED, lines=39)
    assert 1200 < heard < 2100, "words, at 175 a minute, beside the time to think and type"
