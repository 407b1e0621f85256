"""The words of Joraku against typical lines, in every language and form."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from access_play.core.events import Event
from access_play.games.joraku.cards import card_of
from access_play.games.joraku.events import (
    AreaScored,
    CardActs,
    CardPlaced,
    CardsChosen,
    CardsReceived,
    Chose,
    DaimyoDealt,
    DaimyoMoved,
    GameWon,
    HandDealt,
    NinjaPlayed,
    PointsGivenUp,
    RoundScored,
    SamuraiMoved,
    SamuraiRemoved,
    SkirmishesBegan,
    SkirmishWon,
    VariantsTold,
)
from access_play.games.joraku.reckoning import AreaScore, standings
from access_play.games.joraku.terms import Pays, Variant, VariantValues
from access_play.games.joraku.winning import WinReason
from access_play.games.joraku.words import WORDS
from access_play.games.sayings import Kind
from access_play.language.phrases import Phrase
from access_play.language.speaker import Form, Length, Name, Speaker

# You sit at seat 1, Ken on your left, then Zoé, then Aki.
NAMES = (Name("Sam", "サム"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"), Name("Aki", "アキ"))
YOU, KEN, ZOE, AKI = range(4)
FORMS = {
    "en": ("en", Form.TEXT),
    "fr": ("fr", Form.TEXT),
    "ja": ("ja", Form.TEXT),
    "speech": ("ja", Form.SPEECH),
    "braille en": ("en", Form.BRAILLE),
    "braille fr": ("fr", Form.BRAILLE),
    "braille ja": ("ja", Form.BRAILLE),
}
NO_NAMES = (("", ""),) * 4
KACHIDOKI: Pays = (3, 2, 1)


def cards(codes: str) -> tuple[int, ...]:
    return tuple(map(card_of, codes.split()))


def score(area: int, pays: Pays, *influences: int) -> AreaScore:
    """Return an area by everybody's influence, by seat."""
    return AreaScore(area, pays, standings(influences, pays))


def won(
    winner: int, card: str, reason: WinReason, beaten: int = 0, at: AreaScore | None = None
) -> SkirmishWon:
    at = at or score(4, KACHIDOKI, 1, 3, 0, 2)
    return SkirmishWon(winner, card_of(card), reason, beaten, False, at, 1, 5, True)


def sayings_of(event: Event, listener: int | None = YOU) -> list[Phrase]:
    return [saying.phrase for saying in WORDS.tell(event, listener)]


def said(event: Event, listener: int | None = YOU, length: Length = Length.NORMAL) -> list[str]:
    speaker = Speaker("en", NAMES, length)
    return [speaker.text(told) for told in sayings_of(event, listener)]


SAMPLES: dict[str, tuple[Event, int, dict[str, str]]] = {
    "daimyo dealt": (
        DaimyoDealt((3, 1, 6, 2), (3, 1, 6, 2), NO_NAMES, ZOE),
        0,
        {
            "en": "You are the daimyo of Owari, card 3. Zoé holds card 6, Shinano, and starts.",
            "fr": ("Vous êtes daimyo d'Owari, carte 3. Zoé a la carte 6, Shinano, et commence."),
            "ja": "あなたは3番、尾張の国の大名です。スタートは6番、信濃のゾエ。",
            "speech": (
                "あなたは 3ばん、おわりの くにの だいみょうです。すたーとは 6ばん、しなのの ゾエ。"
            ),
            "braille en": "You 3 Owari, Zoé 6 starts",
            "braille fr": "Vous 3 Owari, Zoé 6 commence",
            "braille ja": "アナタ 3 オワリ、スタート ゾエ 6",
        },
    ),
    "cards to give": (
        HandDealt(cards("K2 K6 Y4 G1 GN"), KEN, 1, 3),
        0,
        {
            "en": "Round 1 of 3, recruit. Choose 2 cards for Ken, on your left.",
            "fr": ("Manche 1 sur 3, recrutement. Choisissez 2 cartes pour Ken, à votre gauche."),
            "braille en": "R1 give Ken 2 cards",
            "braille fr": "M1 donner 2 cartes à Ken",
            "braille ja": "ラ1 ケンニ 2マイ ワタス",
        },
    ),
    "own hand": (
        HandDealt(cards("K2 K6 Y4 G1 GN"), KEN, 1, 3),
        1,
        {
            "en": "Your hand: katana 2, 6; yari 4; gun 1, Ninja.",
            "fr": "Votre main\u00a0: katana 2, 6\u00a0; yari 4\u00a0; fusil 1, Ninja.",
            "ja": "手札は、刀2、6。槍4。鉄砲1、忍者。",
            "speech": "てふだは、かたな 2、6。やり 4。てっぽう 1、にんじゃ。",
            "braille en": "K2, 6; Y4; G1, N",
            "braille fr": "K2 6 Y4 F1 N",
            "braille ja": "カ2 6 ヤ4 テ1 ニ",
        },
    ),
    "cards received": (
        CardsReceived(AKI, cards("K5 YN"), cards("K5 YN")),
        0,
        {
            "en": "Aki gives you katana 5 and the yari Ninja.",
            "fr": "Aki vous donne le katana 5 et le Ninja yari.",
            "ja": "アキから、刀5と槍の忍者を受け取ります。",
            "speech": "アキから、かたな 5と やりの にんじゃを うけとります。",
            "braille en": "Aki gives K5 YN",
            "braille fr": "Aki donne K5 YN",
            "braille ja": "アキカラ カ5 ヤ ニ",
        },
    ),
    "a number card to act": (
        CardActs(KEN, card_of("Y5"), leads=False, last_card=False, points=5),
        0,
        {
            "en": "Ken: yari 5, for 5 action points.",
            "fr": "Ken\u00a0: yari 5, pour 5 points d'action.",
            "ja": "ケン、槍5で行動。行動点5。",
            "speech": "ケン、やり 5で こうどう。こうどうてん 5。",
            "braille en": "Ken Y5 act 5",
            "braille fr": "Ken Y5 action 5",
            "braille ja": "ケン ヤ5 コードー 5",
        },
    ),
    "a number card to place": (
        CardPlaced(ZOE, card_of("G2"), False, False, 2, 3, None, 7),
        0,
        {
            "en": "Zoé: gun 2, 3 samurai to Ise.",
            "fr": "Zoé\u00a0: fusil 2, 3 samouraïs en Ise.",
            "ja": "ゾエ、鉄砲2。伊勢に武将3個。",
            "speech": "ゾエ、てっぽう 2。いせに ぶしょう 3こ。",
            "braille en": "Zoé G2, 3S Ise",
            "braille fr": "Zoé F2 3S Ise",
            "braille ja": "ゾエ テ2 ブ3 イセ",
        },
    ),
    "a Ninja": (
        NinjaPlayed(AKI, card_of("KN"), False, False, ((0, 1), (3, 2)), 7),
        0,
        {
            "en": "Aki: katana Ninja, 1 samurai to Kyoto, 2 to Owari.",
            "fr": "Aki\u00a0: Ninja katana, 1 samouraï à Kyoto, 2 en Owari.",
            "ja": "アキ、刀の忍者。京都に武将1個、尾張の国に2個。",
            "speech": "アキ、かたなの にんじゃ。きょうとに ぶしょう いっこ、おわりの くにに 2こ。",
            "braille en": "Aki KN, 1S Kyoto 2S Owari",
            "braille fr": "Aki KN 1S Kyoto 2S Owari",
            "braille ja": "アキ カ ニ ブ1 キョート ブ2 オワリ",
        },
    ),
    "a move": (
        DaimyoMoved(KEN, 3, 4, 3),
        0,
        {
            "en": "Ken: daimyo to Mikawa, 3 action points left.",
            "fr": "Ken\u00a0: daimyo vers Mikawa, il reste 3 points d'action.",
            "ja": "ケン、大名をみかわへ。残り行動点3。",
            "speech": "ケン、だいみょうを みかわへ。のこり こうどうてん 3。",
            "braille en": "Ken D Mikawa, 3 left",
            "braille fr": "Ken D Mikawa, reste 3",
            "braille ja": "ケン ダ ミカワ、ノコリ 3",
        },
    ),
    "a removal": (
        SamuraiRemoved(KEN, YOU, 4, 1, 2),
        0,
        {
            "en": "Ken removes 1 of your samurai from Mikawa, 2 action points left.",
            "fr": "Ken retire un de vos samouraïs en Mikawa, il reste 2 points d'action.",
            "ja": "ケン、みかわのあなたの武将1個を除去。残り行動点2。",
            "speech": "ケン、みかわの あなたの ぶしょう いっこを じょきょ。のこり こうどうてん 2。",
            "braille fr": "Ken retire votre S Mikawa, reste 2",
            "braille ja": "ケン アナタノ ブ ミカワ ジョキョ、ノコリ 2",
        },
    ),
    "skirmish won, with Kachidoki": (
        won(KEN, "Y5", WinReason.HIGHEST),
        0,
        {
            "en": (
                "Ken wins the skirmish with yari 5."
                " Kachidoki in Mikawa: Ken 3 reputation points, Aki 2, you 1."
            ),
            "fr": (
                "Ken remporte l'escarmouche avec le yari 5."
                " Kachidoki en Mikawa\u00a0: Ken 3 points de réputation, Aki 2, vous 1."
            ),
            "ja": "ケン、槍5で合戦に勝利。みかわでかちどき、名声点はケン3、アキ2、あなた1。",
            "speech": (
                "ケン、やり 5で かっせんに しょうり。みかわで かちどき、"
                "めいせいてんは ケン 3、アキ 2、あなた 1。"
            ),
            "braille en": "Ken wins Y5: 3, Aki 2, you 1",
            "braille fr": "Ken gagne Y5: 3, Aki 2, vous 1",
        },
    ),
    "prestige, an area": (
        AreaScored(1, score(4, (5, 3, 2), 3, 4, 0, 1)),
        0,
        {
            "en": (
                "Mikawa: first Ken with influence 4, for 5 reputation points;"
                " second you with 3, for 3; third Aki with 1, for 2."
            ),
            "fr": (
                "Mikawa\u00a0: rang 1 Ken avec 4 d'influence, pour 5 points de réputation\u00a0;"
                " rang 2 vous avec 3, pour 3\u00a0; rang 3 Aki avec 1, pour 2."
            ),
            "ja": (
                "みかわ、1位ケン、勢力4で名声点5。2位あなた、勢力3で名声点3。"
                "3位アキ、勢力1で名声点2。"
            ),
            "braille en": "Mikawa Ken 5, you 3, Aki 2",
            "braille fr": "Mikawa Ken 5, vous 3, Aki 2",
            "braille ja": "ミカワ ケン 5、アナタ 3、アキ 2",
        },
    ),
    "prestige, tied": (
        AreaScored(1, score(6, (7, 5, 3), 1, 1, 2, 1)),
        0,
        {
            "en": (
                "Shinano: first Zoé with influence 2, for 7 reputation points;"
                " you, Ken and Aki tie for fourth with 1, no points."
            ),
            "fr": (
                "Shinano\u00a0: rang 1 Zoé avec 2 d'influence, pour 7 points de réputation\u00a0;"
                " Ken, Aki et vous ex aequo au rang 4 avec 1, aucun point."
            ),
            "ja": (
                "信濃、1位ゾエ、勢力2で名声点7。あなたとケンとアキは勢力1の同数で4位、名声点なし。"
            ),
            "braille en": "Shinano Zoé 7",
        },
    ),
    "game ends, tie broken": (
        GameWon(ZOE, (20, 31, 31, 9), (KEN,), (3, 4, 6, 1)),
        0,
        {
            "en": (
                "Zoé wins the game: 31 reputation points like Ken,"
                " and the higher daimyo card, 6 against 4."
            ),
            "fr": (
                "Zoé gagne la partie\u00a0: 31 points de réputation comme Ken,"
                " et la plus forte carte daimyo, 6 contre 4."
            ),
            "ja": "ゾエの勝利です。名声点31でケンと同点、大名カードは6対4で上です。",
            "braille en": "Zoé wins 31, daimyo 6 to 4",
        },
    ),
    "game ends, tie with the listener broken": (
        GameWon(ZOE, (31, 20, 31, 9), (YOU,), (4, 3, 6, 1)),
        0,
        {
            "en": (
                "Zoé wins the game: 31 reputation points like you,"
                " and the higher daimyo card, 6 against 4."
            ),
            "fr": (
                "Zoé gagne la partie\u00a0: 31 points de réputation comme vous,"
                " et la plus forte carte daimyo, 6 contre 4."
            ),
            "ja": "ゾエの勝利です。名声点31であなたと同点、大名カードは6対4で上です。",
            "speech": (
                "ゾエの しょうりです。めいせいてん 31で あなたと どうてん、"
                "だいみょう かーどは 6 たい 4で うえです。"
            ),
        },
    ),
}


@pytest.mark.parametrize(
    ("name", "form"), [(name, form) for name, sample in SAMPLES.items() for form in sample[2]]
)
def test_sample(name: str, form: str) -> None:
    event, place, forms = SAMPLES[name]
    language, wanted = FORMS[form]
    assert Speaker(language, NAMES).render(sayings_of(event)[place], wanted) == forms[form]


WINS = [
    (
        won(ZOE, "G5", WinReason.LAST_OF_HIGHEST),
        "Zoé wins the skirmish with gun 5, the last 5 played.",
    ),
    (won(AKI, "KN", WinReason.NINJA, 6), "Aki wins the skirmish: the Ninja beats the 6."),
    (won(AKI, "KN", WinReason.LAST_NINJA, 6), "Aki wins the skirmish: the last Ninja beats the 6."),
    (won(AKI, "KN", WinReason.NINJA, 5), "Aki wins the skirmish: the Ninja beats the 5."),
    (won(AKI, "KN", WinReason.ALL_NINJAS), "Aki wins the skirmish with the last of the Ninjas."),
    (won(YOU, "KN", WinReason.NINJA, 6), "You win the skirmish: your Ninja beats the 6."),
    (won(YOU, "K6", WinReason.HIGHEST), "You win the skirmish with katana 6."),
]


@pytest.mark.parametrize(("event", "sentence"), WINS)
def test_why_a_skirmish_is_won(event: Event, sentence: str) -> None:
    (told,) = said(event)
    assert told == f"{sentence} Kachidoki in Mikawa: Ken 3 reputation points, Aki 2, you 1."


def test_a_kachidoki_that_pays_nobody() -> None:
    (told,) = said(won(KEN, "Y5", WinReason.HIGHEST, at=score(4, KACHIDOKI, 2, 2, 2, 2)))
    assert told == (
        "Ken wins the skirmish with yari 5. Kachidoki in Mikawa: all tie, no reputation points."
    )


def test_the_winners_points_come_first_in_braille() -> None:
    """The name is not said twice, or the line would be too long."""
    event = won(ZOE, "Y5", WinReason.HIGHEST, at=score(4, KACHIDOKI, 0, 4, 2, 3))
    told = Speaker("en", NAMES).render(sayings_of(event)[0], Form.BRAILLE)
    assert told == "Zoé wins Y5: 1, Ken 3, Aki 2"


def place(seat: int, count: int, aside: int | None = None, *, leads: bool = False) -> CardPlaced:
    return CardPlaced(seat, card_of("K3"), leads, False, 3, count, aside, 10 - count)


PLAYS: list[tuple[Event, str]] = [
    (place(KEN, 0), "Ken: katana 3, no samurai placed."),
    (place(KEN, 3, leads=True), "Ken leads katana 3: 3 samurai to Owari."),
    (place(KEN, 3, 4), "Ken: katana 3, 2 samurai to Owari, 1 to Mikawa."),
    (place(KEN, 1, 2), "Ken: katana 3, 1 samurai to Ise."),
    (place(YOU, 2), "You play katana 3: 2 samurai to Owari."),
    (place(YOU, 1, leads=True), "You lead katana 3: 1 samurai to Owari."),
    (CardActs(YOU, card_of("G1"), False, False, 1), "You play gun 1, for 1 action point."),
    (CardActs(KEN, card_of("G1"), True, False, 1), "Ken leads gun 1, for 1 action point."),
    (
        NinjaPlayed(YOU, card_of("YN"), True, False, ((0, 1), (1, 1), (2, 1)), 0),
        "You lead the yari Ninja: 1 samurai to Kyoto, 1 to Ōmi, 1 to Ise.",
    ),
    (DaimyoMoved(YOU, 3, 4, 0), "Your daimyo moves to Mikawa, no action points left."),
    (SamuraiMoved(YOU, 3, 4, 1), "Your samurai moves from Owari to Mikawa, 1 action point left."),
    (SamuraiMoved(KEN, 1, 0, 2), "Ken: samurai from Ōmi to Kyoto, 2 action points left."),
    (
        SamuraiRemoved(YOU, KEN, 4, 0, 2),
        "You remove 1 of Ken's samurai from Mikawa, 2 action points left.",
    ),
    (
        SamuraiRemoved(ZOE, KEN, 0, 0, 0),
        "Zoé removes 1 of Ken's samurai from Kyoto, no action points left.",
    ),
    (PointsGivenUp(KEN, 2), "Ken is done, 2 action points unused."),
    (PointsGivenUp(YOU, 1), "You are done, 1 action point unused."),
    (CardsChosen(cards("K2 YN"), KEN), "You give Ken katana 2 and the yari Ninja."),
    (Chose(ZOE, (YOU, KEN)), "Zoé has chosen two cards."),
    (Chose(ZOE, (YOU,)), "Zoé has chosen two cards. Only you are left."),
    (SkirmishesBegan(YOU, 5), "The skirmish phase begins."),
]


@pytest.mark.parametrize(("event", "sentence"), PLAYS)
def test_what_is_done(event: Event, sentence: str) -> None:
    assert said(event) == [sentence]


def test_a_removal_in_full_says_what_is_left_there() -> None:
    assert said(SamuraiRemoved(KEN, YOU, 4, 1, 2), length=Length.FULL) == [
        (
            "Ken removes 1 of your samurai from Mikawa, 2 action points left."
            " You have 1 samurai left there."
        )
    ]


def test_an_area_that_pays_nothing_is_told_at_full_length_only() -> None:
    (saying,) = WORDS.tell(AreaScored(1, score(0, (0, 0, 0), 2, 0, 0, 0)), YOU)
    assert saying.at_least is Length.FULL
    assert Speaker("en", NAMES).text(saying.phrase) == "Kyoto pays nothing in round 1."


def test_ties_in_the_rulebooks_totomi() -> None:
    """Scoring Examples, area 5: 3, 2, 2 and 1; both seconds rank third and gain 2."""
    assert said(AreaScored(1, score(5, (6, 4, 2), 2, 2, 3, 1))) == [
        (
            "Tōtōmi: first Zoé with influence 3, for 6 reputation points;"
            " you and Ken tie for third with 2, for 2 each; fourth Aki with 1, no points."
        )
    ]


def test_a_round_tells_the_listeners_points_and_the_totals() -> None:
    event = RoundScored(1, (3, 1, 0, 2), (9, 4, 7, 0), (12, 5, 7, 2), final=False)
    own, *others, standing = WORDS.tell(event, YOU)
    speaker = Speaker("en", NAMES)
    assert speaker.text(own.phrase) == (
        "You score 12 reputation points in this round: 3 by Kachidoki and 9 by prestige."
    )
    assert {saying.at_least for saying in others} == {Length.FULL}
    assert speaker.text(standing.phrase) == "After round 1: you 12 points, Zoé 7, Ken 5, Aki 2."
    assert standing.kind is Kind.STANDING


def test_the_last_round_leaves_the_totals_to_the_winner() -> None:
    event = RoundScored(3, (3, 1, 0, 2), (9, 4, 7, 0), (12, 5, 7, 2), final=True)
    assert {saying.kind for saying in WORDS.tell(event, YOU)} == {Kind.SCORES}
    assert said(GameWon(YOU, (12, 5, 7, 2), (), (1, 2, 3, 4))) == [
        "You win the game with 12 points. Zoé 7, Ken 5, Aki 2."
    ]


def test_a_tie_of_three() -> None:
    assert said(GameWon(YOU, (12, 12, 12, 2), (KEN, ZOE), (6, 2, 3, 4)))[0] == (
        "You win the game: 12 reputation points like Ken and Zoé, and the highest daimyo card, 6."
    )


def test_variants_are_told_with_the_numbers_of_the_data_file() -> None:
    values = replace(VariantValues(), deep_roots=3)
    variants = (Variant.DEEP_ROOTS, Variant.WAR_CRY)
    assert said(VariantsTold(variants, values, drawn=True)) == [
        "Variant drawn. Deep roots: removing a samurai costs 3 action points.",
        "Variant drawn. War cry: Kachidoki pays 4, 2 and 1 reputation points.",
    ]
    assert said(VariantsTold(variants[:1], values, drawn=False), length=Length.BRIEF) == [
        "Variant: Deep roots."
    ]


def test_a_daimyo_card_of_a_players_own_is_called_by_its_name() -> None:
    names = (("今川義元", "いまがわ よしもと"), *NO_NAMES[1:])
    event = DaimyoDealt((3, 1, 6, 2), (3, 1, 6, 2), names, ZOE)
    told = sayings_of(event)[0]
    speaker = Speaker("ja", NAMES)
    assert speaker.text(told).startswith("あなたは3番、今川義元です。")
    assert speaker.render(told, Form.SPEECH).startswith("あなたは 3ばん、イマガワ ヨシモトです。")


def test_the_starter_hears_that_he_starts_and_then_the_others() -> None:
    event = DaimyoDealt((6, 1, 3, 2), (6, 1, 3, 2), NO_NAMES, YOU)
    assert said(event) == [
        "You are the daimyo of Shinano, card 6, and start.",
        "Daimyo cards: Ken card 1, Ōmi; Zoé card 3, Owari.",
        "Daimyo cards: Aki card 2, Ise.",
    ]


@pytest.mark.parametrize(
    ("make", "kind"),
    [
        (lambda: place(YOU, 2), Kind.OWN_MOVE),
        (lambda: NinjaPlayed(YOU, card_of("KN"), False, True, (), 0), Kind.NEWS),
        (lambda: PointsGivenUp(YOU, 1), Kind.NEWS),
        (lambda: DaimyoMoved(YOU, 3, 4, 0), Kind.OWN_MOVE),
    ],
)
def test_what_the_table_may_have_done_is_news_to_its_own_player(
    make: Callable[[], Event], kind: Kind
) -> None:
    assert [saying.kind for saying in WORDS.tell(make(), YOU)] == [kind]
