"""How moves of Hagakure are typed, in three languages."""

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_play.core.game import Setup
from access_play.core.seats import CHANCE, NO_SEAT, Seat
from access_play.games.commands import Forbidden, Misspelt, Unclear, Understood
from access_play.games.hagakure.cards import DECK, FOOL, LAST_SAMURAI, SMALL_DECK, SMALLEST_SAMURAI
from access_play.games.hagakure.commands import COMMANDS
from access_play.games.hagakure.moves import (
    YOMI,
    DealerDrawn,
    Dealt,
    Move,
    Pass,
    PlayCard,
    Token,
    UseToken,
)
from access_play.games.hagakure.reading import cards_named
from access_play.games.hagakure.rules import RULES
from access_play.games.hagakure.state import HagakureView
from access_play.language.cells import cells
from access_play.language.folding import fold
from access_play.language.messages import Message
from access_play.language.speaker import Form, Name, Speaker
from access_play.language.vocabulary import Vocabulary
from access_play.tactile.number_code import write

LANGUAGES = ("en", "fr", "ja")
VOCABULARIES = {language: Vocabulary(language) for language in LANGUAGES}
NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"))
AKI, KEN, ZOE = range(3)
HANDS = ((6, 9, 18, 22, FOOL), (7, 8, 10, 19, FOOL), (11, 12, 13, 20, FOOL))


def preparing(hands: Sequence[tuple[int, ...]] = HANDS, *moves: Move) -> HagakureView:
    """Return Aki's view when tokens are played, Aki first, after these moves."""
    dealt = Counter(card for hand in hands for card in hand)
    yomi = tuple(sorted((Counter(SMALL_DECK) - dealt).elements()))
    state = RULES.apply(RULES.start(Setup(3)), CHANCE, DealerDrawn(ZOE))
    state = RULES.apply(state, CHANCE, Dealt(tuple(hands), yomi))
    for move in moves:
        state = RULES.apply(state, RULES.to_act(state)[0], move)
    return RULES.view(state, AKI)


def fighting_with(hands: Sequence[tuple[int, ...]]) -> HagakureView:
    """Return Aki's view when all have passed and Aki leads the first trick."""
    return preparing(hands, Pass(), Pass(), Pass())


PREPARING = preparing()
FIGHTING = fighting_with(HANDS)


def understand(
    language: str, typed: str, view: HagakureView, names: tuple[Name, ...] = NAMES
) -> Any:
    return COMMANDS.understand(view, typed, VOCABULARIES[language], names)


def asked(language: str, unclear: object, form: Form = Form.TEXT) -> str:
    assert isinstance(unclear, Unclear)
    return Speaker(language, NAMES).render(unclear.question, form)


def moves_of(unclear: object) -> list[Move]:
    assert isinstance(unclear, Unclear)
    return [choice.move for choice in unclear.choices]


CARDS = {
    "en": {
        18: "18; s18; S18; s 18; samurai 18; samurai18; play samurai 18; Samurai 18.; the 18; "
        "play the card 18 please; sam 18; 18 samurai; [.](.)...; play [.](.)...; ｓ１８; 018; "
        "samurai number 18; [.] (.) ...; 18 !; !18",
        9: "9; v9; v 9; villager 9; play villager 9; VILLAGER9; vil 9; (.)....; nine; lead nine",
        22: "22; [..]..; s22; samurai [..]..",
        FOOL: "f; F; fool; old fool; play the old fool; play f; old; Fool!",
    },
    "fr": {
        18: "18; s18; samouraï 18; samourai 18; joue samouraï 18; jouer le samouraï 18; "
        "JOUER LE SAMOURAÏ 18; je joue le samouraï 18; jouez le 18 s'il vous plaît; samurai 18; "
        "le samouraï numéro 18; play samurai 18; 18 !",
        9: "9; v9; villageois 9; le villageois 9; joue villageois 9; villager 9; vill 9",
        FOOL: "f; fou; vieux fou; le vieux fou; joue le vieux fou; fool; old fool; vie",
    },
    "ja": {
        18: "18; １８; さむらい18; サムライ 18; ｻﾑﾗｲ18; サ18; さ18; 侍１８を出す; 侍18; "
        "さむらい18を出します; さむらい の 18; 18番; 18番を出す; s18; samurai 18; 侍18。; "
        "プレイ 18; [.](.)...を出す; 「。」（。）。。。",
        9: "9; 村人9; むらびと 9; ム9; ﾑ9; v9; 村人の9を出す; 村人9をだす",
        FOOL: "オ; お; おろか者; おろかもの; 愚か者; 老翁; ろうおう; オを出す; おろか者を出す; f; "
        "fool; おろか",
    },
}


@pytest.mark.parametrize("view", [FIGHTING, PREPARING], ids=["fight", "preparation"])
@pytest.mark.parametrize(
    ("language", "card", "typed"),
    [
        (language, card, typed.strip())
        for language, cards in CARDS.items()
        for card, lines in cards.items()
        for typed in lines.split(";")
    ],
)
def test_cards(language: str, card: int, typed: str, view: HagakureView) -> None:
    assert understand(language, typed, view) == Understood(PlayCard(card))
    assert cards_named(typed, VOCABULARIES[language]) == (card,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", sorted(set(DECK) - {FOOL}))
def test_every_card_is_understood_by_number_code_letter_and_name(language: str, card: int) -> None:
    letter = "v" if card < SMALLEST_SAMURAI else "s"
    name = "villager" if card < SMALLEST_SAMURAI else "samurai"
    for typed in (f"{card}", f"{letter}{card}", f"{name} {card}", write(card)):
        assert understand(language, typed, FIGHTING) == Understood(PlayCard(card))


@pytest.mark.parametrize("typed", ["3", "s27", "villager 1"])
def test_a_card_that_is_not_held_is_understood_and_refused_by_the_rules(typed: str) -> None:
    meaning = understand("en", typed, FIGHTING)
    refusal = RULES.refuse(FIGHTING, meaning.move)
    assert refusal is not None
    assert refusal.code == "not-in-hand"


TOKENS = {
    "en": {
        Token.DOUBLE: "double; token double; double token; nobori double; x2; 2x; double points; "
        "double my points; play token double; use double; doub",
        Token.ZERO: "zero; x0; score zero; zero points; 0 points; token zero; zer",
        Token.VILLAGERS: "villagers; villager; vil; villager bonus; token villagers",
        Token.EXCHANGE: "swap; exchange; swap with the Yomi; swap my hand with the yomi; "
        "exchange all cards; token swap; swap cards",
    },
    "fr": {
        Token.DOUBLE: "doubler; jeton doubler; doubler ses points; doubler mes points; double; x2",
        Token.ZERO: "zéro; zero; marquer zéro; jeton zéro; x0; 0 point; utiliser jeton zéro",
        Token.VILLAGERS: "villageois; bonus villageois; bonus; jeton villageois; vil; villagers",
        Token.EXCHANGE: "échanger; echanger; éch; échanger sa main avec le Yomi; "
        "échanger ma main avec le goze; swap; jeton échanger",
    },
    "ja": {
        Token.DOUBLE: "2倍; ２倍; 二倍; にばい; 2バイ; のぼり2倍; 得点2倍; 得点を2倍にする; "
        "のぼりで得点2倍; double; x2",
        Token.ZERO: "0点; ０点; れいてん; 0テン; 零点; 0点にする; ゼロ; zero",
        Token.VILLAGERS: "村人; むらびと; ムラ; 村人ボーナス; むらびと ボーナス; villagers",
        Token.EXCHANGE: "交換; こうかん; コーカン; よみと交換; 交換する; 手札をよみと交換する; "
        "こうか; swap",
    },
}


@pytest.mark.parametrize(
    ("language", "token", "typed"),
    [
        (language, token, typed.strip())
        for language, tokens in TOKENS.items()
        for token, lines in tokens.items()
        for typed in lines.split(";")
    ],
)
def test_tokens(language: str, token: Token, typed: str) -> None:
    assert understand(language, typed, PREPARING) == Understood(UseToken(token))


LOOKS = {
    "en": {
        YOMI: "look yomi; look at the yomi; look goze; token look yomi; loo yomi; look y; see yomi",
        KEN: "look ken; look Ken; look at ken; look at Ken's hand; look at ken’s; look ke; look k; "
        "look at the hand of ken; look 2; look seat 2; look player 2; look ケン; LOOK KEN!",
        ZOE: "look Zoé; look zoe; look ZOÉ; look zo; look 3; token look zoe; look ゾエ",
    },
    "fr": {
        YOMI: "voir yomi; voir le Yomi; regarder le goze; jeton voir yomi; look yomi; voi yomi",
        KEN: "voir ken; regarder ken; voir la main de Ken; voir la main chez ken; voir joueur 2; "
        "regarder la place 2; voir k",
        ZOE: "voir zoé; voir Zoe; regarder les cartes de zoe; voir 3",
    },
    "ja": {
        YOMI: "よみを見る; よみをみる; 見る よみ; のぼりでよみを見る; 黄泉を見る; ゴゼを見る; "
        "look yomi",
        KEN: "ケンを見る; けんをみる; ケンの手札を見る; ケン を 見る; ケンさんを見る; 見る ケン; "
        "kenを見る; Kenの手札を見ます; ２番を見る; 席2を見る; ｹﾝを見る; ケンを見せてください",
        ZOE: "ゾエを見る; ゾを見る; Zoéを見る; ３を見る",
    },
}


@pytest.mark.parametrize(
    ("language", "at", "typed"),
    [
        (language, at, typed.strip())
        for language, looks in LOOKS.items()
        for at, lines in looks.items()
        for typed in lines.split(";")
    ],
)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_looks(language: str, at: Seat, typed: str, form: Any) -> None:
    typed = unicodedata.normalize(form, typed)
    assert understand(language, typed, PREPARING) == Understood(UseToken(Token.LOOK, at))


PASSES = {
    "en": "i'll pass; pass my turn; pass; no token; no; none; pas; PASS; pass.; Pass!",
    "fr": "passer; passe; je passe mon tour; passer.; pas de jeton; aucun; sans jeton; non; pass",
    "ja": "パス; ぱす; ﾊﾟｽ; パスする; なし; 使わない; パス。; pass",
}


@pytest.mark.parametrize(
    ("language", "typed"),
    [(lang, typed.strip()) for lang, lines in PASSES.items() for typed in lines.split(";")],
)
def test_passes(language: str, typed: str) -> None:
    assert understand(language, typed, PREPARING) == Understood(Pass())


OTHER_KIND = {"villager 18", "v 18", "s 9"}
"""A card with the name of the other kind: a question in the fight."""


class TestQuestionsBack:
    @pytest.mark.parametrize(
        ("language", "typed"),
        [
            *(("en", typed) for typed in ("look", "look at", "look at cards", "token look")),
            *(("fr", typed) for typed in ("voir", "regarder des cartes", "voir la main")),
            *(("ja", typed) for typed in ("見る", "ミル", "カードを見る", "手札を見る")),
        ],
    )
    def test_look_alone_offers_the_yomi_and_each_other_player(
        self, language: str, typed: str
    ) -> None:
        meaning = understand(language, typed, PREPARING)
        assert moves_of(meaning) == [UseToken(Token.LOOK, at) for at in (YOMI, KEN, ZOE)]

    @pytest.mark.parametrize(
        ("language", "labels"),
        [
            ("en", ["look at the Yomi", "look at the hand of Ken", "look at the hand of Zoé"]),
            (
                "fr",
                [
                    "regarder le Yomi",
                    "regarder les cartes que tient Ken",
                    "regarder les cartes que tient Zoé",
                ],
            ),
            ("ja", ["よみを見る", "ケンの手札を見る", "ゾエの手札を見る"]),
        ],
    )
    def test_choices_have_names(self, language: str, labels: list[str]) -> None:
        speaker = Speaker(language, NAMES)
        choices = understand(language, "look", PREPARING).choices
        assert [speaker.text(choice.label) for choice in choices] == labels

    @pytest.mark.parametrize("typed", ["look bob", "look -1", "look ²", "look at the moon"])
    def test_a_name_that_nobody_has(self, typed: str) -> None:
        meaning = understand("en", typed, PREPARING)
        assert asked("en", meaning).startswith("Nobody here has that name.")
        assert moves_of(meaning) == [UseToken(Token.LOOK, at) for at in (YOMI, KEN, ZOE)]

    def test_a_beginning_of_two_names(self) -> None:
        names = (Name("Aki"), Name("Anna"), Name("Antoine"))
        meaning = understand("en", "look an", PREPARING, names)
        assert moves_of(meaning) == [UseToken(Token.LOOK, 1), UseToken(Token.LOOK, 2)]

    @pytest.mark.parametrize(
        ("language", "typed", "card", "question"),
        [
            ("en", "villager 18", 18, "18 is a samurai. Play samurai 18?"),
            ("en", "v18", 18, "18 is a samurai. Play samurai 18?"),
            ("en", "samurai 9", 9, "9 is a villager. Play villager 9?"),
            ("en", "samurai (.)....", 9, "9 is a villager. Play villager 9?"),
            (
                "fr",
                "villageois 18",
                18,
                "18 est un samouraï. Jouer le samouraï 18\u00a0?",
            ),
            ("ja", "村人18", 18, "18はさむらいです。さむらい18を出しますか。"),
        ],
    )
    def test_the_other_kind_is_never_guessed(
        self, language: str, typed: str, card: int, question: str
    ) -> None:
        meaning = understand(language, typed, FIGHTING)
        assert asked(language, meaning) == question
        assert moves_of(meaning) == [PlayCard(card)]

    @pytest.mark.parametrize(
        ("language", "sentence"),
        [
            (
                "en",
                (
                    "7 is a villager, and you don't have it."
                    " You may play villagers 6, 9; samurai 18, 22; one Old Fool."
                ),
            ),
            (
                "fr",
                (
                    "Le 7 est un villageois, et vous ne l'avez pas. Vous pouvez jouer\u00a0:"
                    " villageois 6, 9\u00a0; samouraïs 18, 22\u00a0; un vieux fou."
                ),
            ),
            (
                "ja",
                "7は村人で、手札にありません。出せるのは、村人6、9。さむらい18、22。おろか者1枚です。",
            ),
        ],
    )
    def test_a_card_of_the_other_kind_that_is_not_held_is_refused_at_once(
        self, language: str, sentence: str
    ) -> None:
        meaning = understand(language, "samurai 7", FIGHTING)
        assert isinstance(meaning, Forbidden)
        assert Speaker(language, NAMES).text(meaning.sentence) == sentence
        assert cells(Speaker(language, NAMES).braille(meaning.sentence), language) <= 40

    def test_while_tokens_are_played_a_card_of_either_kind_is_too_early(self) -> None:
        assert understand("en", "samurai 7", PREPARING) == Understood(PlayCard(7))
        assert understand("en", "samurai 9", PREPARING) == Understood(PlayCard(9))

    @pytest.mark.parametrize(
        ("language", "typed"),
        [("en", "yes"), ("en", "y"), ("fr", "oui"), ("ja", "はい")],
    )
    def test_yes_to_a_token_is_asked_which(self, language: str, typed: str) -> None:
        question = {
            "en": "Which one? Double, zero, villagers, swap, look.",
            "fr": "Lequel\u00a0? Doubler, zéro, villageois, échanger, voir.",
            "ja": "どれを使いますか。2倍、0点、村人、交換、見るです。",
        }
        assert asked(language, understand(language, typed, PREPARING)) == question[language]
        assert understand(language, typed, FIGHTING) is None

    @pytest.mark.parametrize(
        ("language", "typed", "card"),
        [
            ("en", "samurai", 20),
            ("ja", "さむらい", 20),
            ("ja", "侍", 20),
            ("fr", "samouraï", 20),
            ("en", "s", 20),
        ],
    )
    def test_a_kind_of_which_one_card_is_held_is_that_card(
        self, language: str, typed: str, card: int
    ) -> None:
        view = fighting_with(((11, 12, 13, 20, FOOL), (7, 8, 10, 19, FOOL), (6, 9, 18, 22, FOOL)))
        assert understand(language, typed, view) == Understood(PlayCard(card))

    def test_no_card_names_those_of_this_game(self) -> None:
        assert asked("en", understand("en", "28", FIGHTING)) == (
            "No card 28: villagers are 6 to 17, samurai 18 to 22."
        )

    @pytest.mark.parametrize("typed", ["28", "0", "99", "samurai 40", "v0", "f 28", "[...]"])
    def test_a_number_that_no_card_has(self, typed: str) -> None:
        meaning = understand("en", typed, FIGHTING)
        assert asked("en", meaning).startswith("No card ")
        assert moves_of(meaning) == []
        assert cards_named(typed, VOCABULARIES["en"]) == ()

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_28_is_no_old_fool(self, language: str) -> None:
        assert isinstance(understand(language, "28", FIGHTING), Unclear)

    def test_a_fool_with_a_number(self) -> None:
        meaning = understand("en", "fool 18", FIGHTING)
        assert moves_of(meaning) == [PlayCard(FOOL), PlayCard(18)]

    @pytest.mark.parametrize(
        ("language", "typed", "question"),
        [
            ("en", "samurai", "Which samurai? You hold 18, 22."),
            ("en", "s", "Which samurai? You hold 18, 22."),
            ("en", "villager", "Which villager? You hold 6, 9."),
            ("fr", "villageois", "Quel villageois\u00a0? Vous avez 6, 9."),
            ("fr", "samouraï", "Quel samouraï\u00a0? Vous avez 18, 22."),
        ],
    )
    def test_a_kind_alone_is_asked_for_its_number_without_a_numbered_list(
        self, language: str, typed: str, question: str
    ) -> None:
        meaning = understand(language, typed, FIGHTING)
        assert asked(language, meaning) == question
        assert moves_of(meaning) == []

    @pytest.mark.parametrize("typed", ["さむらい", "サ", "侍", "村人", "ム"])
    def test_a_kind_alone_in_japanese(self, typed: str) -> None:
        assert asked("ja", understand("ja", typed, FIGHTING)).startswith("どの")

    @pytest.mark.parametrize(
        ("typed", "answer"),
        [("villager", "You hold no villager."), ("samurai", "You hold no samurai with a number.")],
    )
    def test_a_kind_of_which_none_is_held(self, typed: str, answer: str) -> None:
        without = {
            "villager": [(18, 19, 20, 21, 22), (7, 8, 10, FOOL, FOOL), (6, 9, 11, 12, FOOL)],
            "samurai": [(6, 7, FOOL, FOOL, FOOL), (8, 9, 10, 18, 19), (11, 12, 13, 20, 21)],
        }[typed]
        assert asked("en", understand("en", typed, fighting_with(without))) == answer

    @pytest.mark.parametrize("typed", ["s18 s22", "18 22", "samurai 18 22", "f 18 9", "v6 f"])
    def test_several_cards(self, typed: str) -> None:
        meaning = understand("en", typed, FIGHTING)
        assert asked("en", meaning) == "Only one card at a time. Which one?"
        assert moves_of(meaning) == []

    @pytest.mark.parametrize("typed", ["yomi", "goze", "the Yomi"])
    def test_the_yomi_alone_may_be_looked_at_or_swapped_with(self, typed: str) -> None:
        meaning = understand("fr", typed, PREPARING)
        assert moves_of(meaning) == [UseToken(Token.LOOK, YOMI), UseToken(Token.EXCHANGE)]

    @pytest.mark.parametrize("typed", ["token", "play", "nobori"])
    def test_a_token_alone_offers_what_is_lawful(self, typed: str) -> None:
        assert moves_of(understand("en", typed, PREPARING)) == list(RULES.moves(PREPARING))

    @pytest.mark.parametrize("typed", ["play", "play the card"])
    def test_play_alone_in_the_fight_asks_for_a_card(self, typed: str) -> None:
        meaning = understand("en", typed, FIGHTING)
        assert asked("en", meaning) == "Which card?"
        assert moves_of(meaning) == []

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("form", Form)
    @pytest.mark.parametrize(
        "typed",
        ["look", "look bob", "villager 18", "28", "f 18", "samurai", "18 22", "yomi", "token"],
    )
    def test_every_question_has_words(self, language: str, form: Form, typed: str) -> None:
        meaning = understand(language, typed, FIGHTING if typed in OTHER_KIND else PREPARING)
        speaker = Speaker(language, NAMES)
        said = [speaker.render(choice.label, form) for choice in meaning.choices]
        assert len({asked(language, meaning, form), *said}) == 1 + len(said)
        assert all(said)

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize(
        "typed",
        [
            "look",
            "look bob",
            "villager 18",
            "v 18",
            "s 9",
            "99",
            "f 18",
            "s",
            "18 22",
            "yomi",
            "play",
        ],
    )
    def test_every_question_fits_a_braille_line(self, language: str, typed: str) -> None:
        view = FIGHTING if typed in OTHER_KIND else PREPARING
        question = asked(language, understand(language, typed, view), Form.BRAILLE)
        assert 0 < cells(question, language) <= 40

    def test_words_that_stand_in_two_lists_of_the_catalog_are_asked_about(self) -> None:
        class Homonyms(Vocabulary):
            def spellings(self, message: Message) -> Mapping[str, str]:
                return {"bis": "bis"} if message.singular[:4] in {"doub", "zero", "pass"} else {}

        meaning = COMMANDS.understand(PREPARING, "bis", Homonyms("en"), NAMES)
        expected = [UseToken(Token.DOUBLE), UseToken(Token.ZERO), Pass()]
        assert sorted(moves_of(meaning), key=repr) == sorted(expected, key=repr)
        assert asked("en", meaning) == "Which do you mean?"


class TestVillagersAreTokensOrCards:
    @pytest.mark.parametrize(
        ("language", "typed"),
        [("en", "villager"), ("en", "vil"), ("fr", "villageois"), ("ja", "村人"), ("ja", "むら")],
    )
    def test_the_word_alone(self, language: str, typed: str) -> None:
        token = Understood(UseToken(Token.VILLAGERS))
        assert understand(language, typed, PREPARING) == token
        assert isinstance(understand(language, typed, FIGHTING), Unclear)

    @pytest.mark.parametrize("view", [PREPARING, FIGHTING])
    def test_the_plural_is_the_token_and_refused_in_the_fight(self, view: HagakureView) -> None:
        assert understand("en", "villagers", view) == Understood(UseToken(Token.VILLAGERS))

    def test_one_letter_is_no_token(self) -> None:
        assert isinstance(understand("en", "v", PREPARING), Unclear)


class TestNames:
    def test_oneself_is_understood_and_refused_by_the_rules(self) -> None:
        meaning = understand("en", "look aki", PREPARING)
        assert meaning == Understood(UseToken(Token.LOOK, AKI))
        assert RULES.refuse(PREPARING, meaning.move) is not None

    def test_another_of_the_same_name_is_meant_rather_than_oneself(self) -> None:
        names = (Name("Ken"), Name("ken"), Name("Zoé"))
        meaning = understand("en", "look ken", PREPARING, names)
        assert meaning == Understood(UseToken(Token.LOOK, KEN))

    def test_two_others_of_the_same_name_are_told_apart_by_their_seats(self) -> None:
        names = (Name("Aki"), Name("Zoe"), Name("Zoé"))
        meaning = understand("en", "look zoé", PREPARING, names)
        assert moves_of(meaning) == [UseToken(Token.LOOK, 1), UseToken(Token.LOOK, 2)]
        speaker = Speaker("en", names)
        labels = [speaker.text(choice.label) for choice in meaning.choices]
        assert labels == ["look at the hand of Zoe, seat 2", "look at the hand of Zoé, seat 3"]

    def test_a_whole_name_goes_before_a_beginning(self) -> None:
        names = (Name("Aki"), Name("Anna"), Name("Annabel"))
        meaning = understand("en", "look anna", PREPARING, names)
        assert meaning == Understood(UseToken(Token.LOOK, 1))

    @pytest.mark.parametrize(
        ("name", "typed"),
        [
            ("At", "look at"),
            ("At", "look at at"),
            ("Hand", "look hand"),
            ("Look", "look look"),
            ("The Boss", "look at the boss"),
            ("Card", "look card"),
            ("Владимир", "look влад"),
            ("Jean Luc", "look at jean luc's hand"),
            ("N'Golo", "look n’golo"),
            ("x2", "look x2"),
            ("s18", "look s18"),
            ("Ken!", "look ken"),
            ("Z" * 150, "look " + "z" * 150),
        ],
    )
    def test_odd_names(self, name: str, typed: str) -> None:
        names = (Name("Aki"), Name(name), Name("Zoé"))
        meaning = understand("en", typed, PREPARING, names)
        assert meaning == Understood(UseToken(Token.LOOK, 1))

    @pytest.mark.parametrize("typed", ["みるくを見る", "ミルクを見る", "みる みるく"])
    def test_a_name_that_begins_like_the_word_for_looking(self, typed: str) -> None:
        names = (Name("Aki", "アキ"), Name("みるく"), Name("Zoé", "ゾエ"))
        meaning = understand("ja", typed, PREPARING, names)
        assert meaning == Understood(UseToken(Token.LOOK, 1))

    @pytest.mark.parametrize(
        ("name", "typed", "targets"),
        [("Yomi", "look yomi", [YOMI, 1]), ("3", "look 3", [1, 2])],
    )
    def test_a_name_that_is_also_something_else_is_asked(
        self, name: str, typed: str, targets: list[Seat]
    ) -> None:
        names = (Name("Aki"), Name(name), Name("Zoé"))
        meaning = understand("en", typed, PREPARING, names)
        assert moves_of(meaning) == [UseToken(Token.LOOK, at) for at in targets]

    @pytest.mark.parametrize("typed", ["x2", "s18", "pass", "18"])
    def test_a_name_alone_takes_no_word_away(self, typed: str) -> None:
        names = (Name("x2"), Name("s18"), Name("pass"))
        assert understand("en", typed, PREPARING, names) == understand("en", typed, PREPARING)

    def test_seat_0_is_not_the_yomi(self) -> None:
        meaning = understand("en", "look 0", PREPARING)
        assert meaning == Understood(UseToken(Token.LOOK, NO_SEAT))
        assert RULES.refuse(PREPARING, meaning.move) is not None

    def test_a_seat_that_is_not_there(self) -> None:
        meaning = understand("en", "look 9", PREPARING)
        assert meaning == Understood(UseToken(Token.LOOK, 8))
        assert RULES.refuse(PREPARING, meaning.move) is not None


class TestALookThatIsRefusedAnyway:
    @pytest.mark.parametrize("typed", ["look", "look bob", "look kne"])
    def test_it_is_refused_at_once_and_not_asked_about(self, typed: str) -> None:
        meaning = understand("en", typed, FIGHTING)
        assert isinstance(meaning, Understood)
        assert RULES.refuse(FIGHTING, meaning.move) is not None


class TestBeforeTheDeal:
    VIEW = RULES.view(RULES.start(Setup(3)), AKI)

    @pytest.mark.parametrize("typed", ["look", "look ken", "18", "pass", "villagers", "swap"])
    def test_a_move_is_understood_and_refused_by_the_rules(self, typed: str) -> None:
        meaning = understand("en", typed, self.VIEW)
        assert isinstance(meaning, Understood)
        assert RULES.refuse(self.VIEW, meaning.move) is not None

    @pytest.mark.parametrize("typed", ["token", "samurai", "yomi"])
    def test_questions_have_words(self, typed: str) -> None:
        assert asked("en", understand("en", typed, self.VIEW))


NOTHING = [
    "",
    " ",
    "\u3000",
    "²",
    "①",
    "Ⅳ",
    "٣",
    "1_0",
    "+1",
    "-1",
    "1.5",
    "1,5",
    "1e1",
    "18²",
    "²18",
    "5" * 5000,
    "[" * 5000,
    "." * 5000,
    "9" * 10,
    "hello",
    "the",
    "of the",
    "not 18",
    "18 or 22",
    "ken",
    "token 18",
    "double 18",
    "swap ken",
    "pass 18",
    "double zero",
    "(..)",
    "[]",
    "samurai villager",
    "\x1b[A",
    "\x07",
    "?",
    "x",
    "x3",
    "the " * 60 + "18",
    "look " * 60,
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", NOTHING)
def test_what_is_no_move(language: str, typed: str) -> None:
    for view in (PREPARING, FIGHTING):
        assert understand(language, typed, view) is None


@pytest.mark.parametrize(
    ("language", "typed", "suggestion"),
    [
        ("en", "samuria 18", "samurai 18"),
        ("en", "samurrai18", "samurai18"),
        ("en", "plya 18", "play 18"),
        ("en", "vilager 9", "villager 9"),
        ("en", "fol", "fool"),
        ("en", "paas", "pass"),
        ("en", "sawp", "swap"),
        ("en", "dobule", "double"),
        ("en", "yommi", "yomi"),
        ("en", "lok ken", "look ken"),
        ("en", "look kne", "look Ken"),
        ("en", "look zeo", "look Zoé"),
        ("fr", "samourai 18x", None),
        ("fr", "samouria 18", "samouraï 18"),
        ("fr", "villagois 9", "villageois 9"),
        ("fr", "échnager", "échanger"),
        ("fr", "pazser", "passer"),
        ("fr", "dubler", "doubler"),
        ("ja", "さむらぃ18", "さむらい18"),
        ("ja", "こうがん", "こうかん"),
        ("ja", "samuria 18", "samurai 18"),
        ("en", "[.][.]", "[..]"),
        ("en", ".....", "(.)"),
        ("en", "(.)[.]", "[.](.)"),
    ],
)
def test_a_slip_is_asked_about_and_never_carried_out(
    language: str, typed: str, suggestion: str | None
) -> None:
    wanted = None if suggestion is None else Misspelt(suggestion)
    assert understand(language, typed, PREPARING) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@given(typed=st.text(st.characters(exclude_categories=["Cs"]), max_size=40))
def test_any_text_is_understood_asked_about_or_left(language: str, typed: str) -> None:
    for view in (PREPARING, FIGHTING):
        meaning = understand(language, typed, view)
        assert meaning is None or isinstance(meaning, Understood | Unclear | Forbidden | Misspelt)


WORDS = ("18", "9", "28", "0", ".", "[.]", "(.)", "見る", "を", "passer", "samouria", "d'")


@given(typed=st.lists(st.sampled_from([*WORDS, *COMMANDS.openings(VOCABULARIES["fr"])])))
def test_what_is_offered_can_be_typed(typed: list[str]) -> None:
    """A suggestion that is typed as it stands is understood or asked about, not offered anew."""
    meaning = understand("fr", " ".join(typed), PREPARING)
    if isinstance(meaning, Misspelt):
        assert isinstance(understand("fr", meaning.suggestion, PREPARING), Understood | Unclear)


QUESTION_WORDS = {
    "en": "h t s w m r l i ? d u hand table score who moves repeat log more info help hint rules "
    "detail voice undo language lang save quit",
    "fr": "main table score tour qui coups répéter historique suite info aide conseil règles "
    "détail voix annuler langue enregistrer quitter",
    "ja": "手札 てふだ 場 ば 得点 とくてん 番 ばん 候補 こうほ もう一度 もういちど 履歴 りれき "
    "続き つづき 説明 せつめい ヘルプ ヒント ルール 詳しさ くわしさ 声 こえ 戻す もどす "
    "言語 げんご 保存 ほぞん 終了 しゅうりょう",
}


@pytest.mark.parametrize(
    ("language", "word"),
    [(language, word) for language, words in QUESTION_WORDS.items() for word in words.split()],
)
class TestTheProgramsQuestionsAreNoMoves:
    def test_nor_are_their_beginnings(self, language: str, word: str) -> None:
        word = fold(word)
        for view in (PREPARING, FIGHTING):
            for begun in (word[:length] for length in range(1, len(word) + 1)):
                meaning = understand(language, begun, view)
                lawful = isinstance(meaning, Understood) and meaning.move in RULES.moves(view)
                assert not lawful, begun

    def test_nor_are_they_before_a_number(self, language: str, word: str) -> None:
        if word == "s":
            return
        for view in (PREPARING, FIGHTING):
            assert not isinstance(understand(language, f"{word} 9", view), Understood)


class TestOpenings:
    def test_words_of_moves_in_both_languages(self) -> None:
        openings = COMMANDS.openings(VOCABULARIES["fr"])
        assert {"samourai", "jouer", "voir", "passer", "samurai", "look", "x2"} <= openings

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_articles_and_no_questions(self, language: str) -> None:
        openings = COMMANDS.openings(VOCABULARIES[language])
        questions = {fold(word) for word in QUESTION_WORDS[language].split()}
        assert not openings & ({"the", "hand", "を", "le", "score"} | questions - {"s"})


class TestCardsNamed:
    def test_a_kind_alone_is_all_its_cards(self) -> None:
        assert cards_named("villager", VOCABULARIES["en"]) == tuple(range(1, SMALLEST_SAMURAI))
        assert cards_named("さむらい", VOCABULARIES["ja"]) == tuple(
            range(SMALLEST_SAMURAI, LAST_SAMURAI + 1)
        )

    @pytest.mark.parametrize(
        ("typed", "cards"),
        [("villager 18", (18,)), ("fool 9", (9,)), ("18 22", (18, 22)), ("v9 f", (9, FOOL))],
    )
    def test_what_is_not_one_card(self, typed: str, cards: tuple[int, ...]) -> None:
        assert cards_named(typed, VOCABULARIES["en"]) == cards

    @pytest.mark.parametrize("typed", ["", "token", "double", "look", "yomi", "hello", "²", "28"])
    def test_what_is_no_card(self, typed: str) -> None:
        assert cards_named(typed, VOCABULARIES["en"]) == ()
