"""Ten questions on each game, as somebody asks who learns it, and where the rules answer them.

The answers were looked up in the games' rulebooks first. A heading is given by its number, as a
player types it; what one paragraph under it must say, and a word by which it is found, are given
in English, French and Japanese.
"""

from typing import NamedTuple

import pytest

from access_play.hosting.rule_reader import RuleReader
from access_play.language.folding import fold
from access_play.language.rulebook import open_rulebook
from access_play.language.speaker import Speaker
from access_play.language.vocabulary import Vocabulary
from access_play.terminal.asking.paging import PAGE
from tests.docs.pages import LANGUAGES, RULINGS


class Answer(NamedTuple):
    heading: int
    says: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    """What one of its paragraphs holds, by language."""
    found_by: tuple[str, str, str]
    """What is typed behind "rules" to find it, by language."""


QUESTIONS: dict[str, dict[str, Answer]] = {
    "hagakure": {
        "How many points does a trick bring, and what if I win none?": Answer(
            27,
            (
                ("1 point for each trick", "lose 2 points"),
                ("1 point par pli", "perdez 2 points"),
                ("1トリックにつき、得点1", "2失います"),
            ),
            ("no trick lose", "aucun pli perdez", "獲得できなかった"),
        ),
        "Must I follow when a villager was led?": Answer(
            21,
            (
                ("If a villager was led, you may play any card",),
                ("Si un villageois ouvre le pli, jouez la carte de votre choix",),
                ("リードが村人なら、どのカードを出してもかまいません",),
            ),
            ("follow villager", "villageois ouvre le pli", "リード 村人"),
        ),
        "Can a single Old Fool win a trick?": Answer(
            23,
            (("worth 0 and never wins",), ("vaut 0 et ne gagne jamais",), ("値は0で、勝つことは",)),
            ("one old fool", "vieux fou seul", "おろか者が1枚"),
        ),
        "Two Old Fools lie in one trick. Who wins it?": Answer(
            24,
            (
                ("the last Old Fool played wins",),
                ("le dernier vieux fou joué remporte",),
                ("最後に出たおろか者がトリックを獲得",),
            ),
            ("several old fools", "deux vieux fous", "おろか者が2枚以上"),
        ),
        "Who gets the extra point for samurai 18?": Answer(
            27,
            (
                ("has samurai 18 in a trick they have won", "1 more point"),
                ("a le samouraï 18 dans un de ses plis", "1 point de plus"),
                ("獲得したトリックの中にさむらい18がある", "得点1"),
            ),
            ("samurai 18", "samouraï 18", "さむらい18"),
        ),
        "May I play two tokens in one round?": Answer(
            13,
            (
                ("You can't play two tokens in the same round",),
                ("Deux jetons dans la même manche, c'est impossible",),
                ("同じラウンドで2枚使うことはできません",),
            ),
            ("two tokens", "deux jetons", "トークン 順"),
        ),
        "What must I have for the villager bonus with 5 players?": Answer(
            16,
            (
                ("With 5 players you need at least 5",),
                ("À 5 joueurs, il en faut au moins 5",),
                ("5人のときは、5枚以上必要",),
            ),
            ("villager bonus", "bonus villageois", "村人ボーナス"),
        ),
        "What do I get when I swap with the Yomi: do I see it first?": Answer(
            17,
            (
                ("whole hand", "You don't see the Yomi first"),
                ("votre main entière", "Vous ne voyez pas le Yomi avant"),
                ("手札を全部、よみと交換", "よみを先に見ることも"),
            ),
            ("swap", "échanger yomi", "よみと交換"),
        ),
        "How many rounds does a game with 4 players last?": Answer(
            31,
            (("8 rounds with 4 players",), ("8 manches à 4 joueurs",), ("4人のときは8ラウンド",)),
            ("number of rounds", "nombre de manches", "8ラウンド"),
        ),
        "Two of us are level after the last round. Who has won?": Answer(
            32,
            (
                ("tied for first place", "one extra round"),
                ("ex aequo en tête", "une manche supplémentaire"),
                ("1位が同点なら", "延長ラウンド"),
            ),
            ("tie", "égalité", "同点"),
        ),
    },
    "shinobi-no-gakko": {
        "How many cards am I dealt with 4 players?": Answer(
            9,
            (("dealt 13 cards",), ("reçoit 13 cartes",), ("13枚ずつ配り",)),
            ("4 players dealt", "4 joueurs reçoit", "4人のとき"),
        ),
        "May I put all my cards into Heaven?": Answer(
            11,
            (
                ("at least one card in each",),
                ("au moins une carte dans chacun",),
                ("どちらにも1枚は必要",),
            ),
            ("heaven earth divide", "répartissez", "分けます"),
        ),
        "May I add a 9 to the 9 at the high end?": Answer(
            18,
            (
                ("nothing is ever added to a group",),
                ("rien ne s'ajoute jamais à un groupe",),
                ("同じ数字は出せません",),
            ),
            ("which number", "quel numéro", "出せる数字"),
        ),
        "There are two cards at the end. How many must I play?": Answer(
            19,
            (
                ("at least as many cards as the group",),
                ("au moins autant de cartes que le groupe",),
                ("同じ枚数か、それより多い枚数",),
            ),
            ("how many cards", "combien de cartes", "出す枚数"),
        ),
        "May I collect three cards of one number?": Answer(
            23,
            (
                ("can't collect a group of 3 or more cards",),
                ("ni un groupe de 3 cartes ou plus",),
                ("3枚以上の組は、回収できません",),
            ),
            ("collect 3", "ramasser 3", "回収できない"),
        ),
        "Which end is sealed?": Answer(
            26,
            (
                ("The end with more cards is sealed",),
                ("Le côté qui a le plus de cartes est scellé",),
                ("多いほうを封印します",),
            ),
            ("sealed", "scellé", "封印"),
        ),
        "Nobody has played since my last turn. What happens?": Answer(
            30,
            (
                ("the line is cleared at the start of that turn",),
                ("la ligne est vidée au début de ce tour",),
                ("その手番の初めに場が流れます",),
            ),
            ("cleared", "vider", "場が流れる"),
        ),
        "How many points does the winner of a round score?": Answer(
            33,
            (
                ("winner of the round scores 5 points",),
                ("gagne la manche marque 5 points",),
                ("勝者は5ポイント",),
            ),
            ("winner points", "gagne marque", "勝者 ポイント"),
        ),
        "What do three 6s cost me that I have left over?": Answer(
            34,
            (("3 cost 6",), ("3 en coûtent 6",), ("3枚組は6",)),
            ("penalty", "pénalité", "失点"),
        ),
        "Who begins the second round?": Answer(
            13,
            (
                ("the winner of a round starts the next one",),
                ("qui gagne une manche commence la suivante",),
                ("前のラウンドの勝者がスタートプレイヤー",),
            ),
            ("start player", "qui commence", "スタートプレイヤー"),
        ),
    },
    "joraku": {
        "Must I follow suit?": Answer(
            16,
            (
                ("must play a card of the same suit if they have one",),
                ("doivent jouer une carte de la même famille",),
                ("同じスートのカードを持っていれば、それを出さなければ",),
            ),
            ("follow suit", "même famille", "スート"),
        ),
        "When does a Ninja win?": Answer(
            17,
            (
                ("A Ninja wins if anyone played a 6",),
                ("Un Ninja l'emporte si un 6 a été joué",),
                ("6を出していれば、忍者が勝ちます",),
            ),
            ("ninja wins", "ninja emporte", "忍者が勝ち"),
        ),
        "What is a Ninja worth when there is no 6?": Answer(
            17,
            (("Without a 6 a Ninja counts 0",), ("un Ninja vaut 0",), ("忍者の数字は0",)),
            ("ninja counts", "ninja vaut", "忍者の数字"),
        ),
        "How many samurai does a numbered card place, and where?": Answer(
            21,
            (
                ("up to 3 samurai", "the area with the number of the card"),
                ("jusqu'à 3 samouraïs", "la région qui porte le numéro de la carte"),
                ("3個まで", "カードの数字と同じ番号の地域"),
            ),
            ("numbered card", "carte numérotée", "数字と同じ番号"),
        ),
        "How many action points does it cost to move my daimyo?": Answer(
            23,
            (
                ("For 2 points you move your daimyo",),
                ("Pour 2 points, vous déplacez votre daimyo",),
                ("行動点2で、自分の大名",),
            ),
            ("move your daimyo", "déplacez votre daimyo", "大名 動かします"),
        ),
        "Where may I remove a samurai of somebody else?": Answer(
            25,
            (
                ("only where your daimyo stands",),
                ("seulement là où se trouve votre daimyo",),
                ("自分の大名がいる地域だけ",),
            ),
            ("removing", "retirer", "取りのぞく"),
        ),
        "How much does a daimyo count for influence?": Answer(
            28,
            (
                ("A daimyo counts 2 influence",),
                ("Un daimyo compte pour 2 d'influence",),
                ("大名は、いる地域で勢力2",),
            ),
            ("influence", "influence", "勢力"),
        ),
        "Two of us are tied for most influence. Which rank do we have?": Answer(
            29,
            (
                ("tied all take the lower rank",),
                ("tous prennent le rang le plus bas",),
                ("全員が低いほうの順位",),
            ),
            ("rank tied", "rang égalité", "順位 同数"),
        ),
        "What does the Kachidoki pay?": Answer(
            31,
            (
                ("3 points for rank 1, 2 points for rank 2 and 1 point for rank 3",),
                ("3 points pour le rang 1, 2 points pour le rang 2 et 1 point pour le rang 3",),
                ("1位は名声点3、2位は名声点2、3位は名声点1",),
            ),
            ("kachidoki", "kachidoki", "かちどき"),
        ),
        "What does Kyoto pay in the last round?": Answer(
            36,
            (
                ("In round 3 it pays 10, 7 and 4 points",),
                ("À la manche 3, elle rapporte 10, 7 et 4 points",),
                ("第3ラウンドが10、7、4",),
            ),
            ("kyoto pays", "kyoto rapporte", "京都の名声点"),
        ),
    },
    "honor-of-the-samurai": {
        "How much honor wins the game?": Answer(
            49,
            (("The goal is 400",), ("Le but est 400",), ("目標は400",)),
            ("goal", "but 400", "目標"),
        ),
        "How many actions do I have?": Answer(
            22,
            (
                ("one action for every 3 ki", "never fewer than 2 and never more than 5"),
                ("une action par tranche de 3 ki", "jamais moins de 2 et jamais plus de 5"),
                ("気力3ごとにアクション1", "2より少なくはならず、5より多くもなりません"),
            ),
            ("actions ki", "actions ki", "気力 アクション"),
        ),
        "How many cards may I hold in my hand?": Answer(
            23,
            (
                ("can't draw with 7 cards in your hand",),
                ("pas piocher avec 7 cartes en main",),
                ("手札が7枚あるときは、引けません",),
            ),
            ("draw hand", "piocher main", "手札 引けません"),
        ),
        "What does it cost me to send a ninja?": Answer(
            28,
            (("lose 25 honor",), ("perdez 25 points d'honneur",), ("名誉を25失います",)),
            ("ninja", "ninja", "忍者"),
        ),
        "What must the die show for an assassin to succeed?": Answer(
            31,
            (
                ("On 3 or more the assassin succeeds", "5 or more"),
                ("réussit sur 3 ou plus", "5 ou plus"),
                ("3以上なら成功", "5以上が必要"),
            ),
            ("assassin die", "assassin dé", "刺客"),
        ),
        "Somebody dishonors me. What can I do?": Answer(
            34,
            (
                ("lose 75 honor", "lose 30", "seppuku"),
                ("perdre 75 points d'honneur", "en perdre 30", "seppuku"),
                ("75失うか", "30失うか", "切腹"),
            ),
            ("dishonor answers", "déshonneur réponses", "汚名 答え"),
        ),
        "Whom may I attack?": Answer(
            37,
            (
                ("is shogun or has a castle",),
                ("est shogun ou a un château",),
                ("将軍か、城カードを持つ",),
            ),
            ("attack", "attaquer", "攻撃"),
        ),
        "How many dice do I roll in a battle?": Answer(
            38,
            (
                ("one die for every 3",),
                ("un dé par tranche de 3",),
                ("3ごとに1個のサイコロ",),
            ),
            ("dice strength", "dé force", "サイコロ 武力"),
        ),
        "My daimyo is dead. How do I get another one?": Answer(
            26,
            (
                ("play a daimyo from your hand for 1 action", "ally yourself"),
                ("jouer un daimyo de votre main pour 1 action", "vous allier"),
                ("アクション1で手札の大名を出す", "同盟を結ぶ"),
            ),
            ("ronin", "rônin", "浪人"),
        ),
        "What do I gain as second samurai?": Answer(
            44,
            (
                ("half the honor of the daimyo's house", "half the honor of his own house"),
                ("la moitié de l'honneur de la maison du daimyo",),
                ("大名の家の名誉の半分", "自分のさむらいの家の名誉の半分"),
            ),
            ("second samurai gains", "second samouraï gagne", "2人めのさむらい 半分"),
        ),
    },
}
FIRST_PAGE = PAGE - 1
"""Headings that are listed at once, below the line that counts them."""
ASKED = [(page, question) for page in RULINGS for question in QUESTIONS[page]]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("page", RULINGS)
def test_there_are_ten_questions_on_each_game(page: str) -> None:
    assert len(QUESTIONS[page]) == 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("page", "question"), ASKED)
def test_the_rules_answer_it_where_they_are_opened(page: str, question: str, language: str) -> None:
    answer, reader = QUESTIONS[page][question], RuleReader(page, by_paragraph=False)
    reading = reader.read(str(answer.heading), Vocabulary(language))
    lines = [plain(Speaker(language).text(line)) for line in reading.lines]
    wanted = answer.says[LANGUAGES.index(language)]
    assert [line for line in lines if all(words in line for words in wanted)], lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("page", "question"), ASKED)
def test_it_is_found_by_a_word(page: str, question: str, language: str) -> None:
    answer, book = QUESTIONS[page][question], open_rulebook(page, language)
    hits = book.find(fold(answer.found_by[LANGUAGES.index(language)]))[:FIRST_PAGE]
    assert answer.heading in [hit.section + 1 for hit in hits]
