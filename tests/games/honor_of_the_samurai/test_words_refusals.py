"""Every refusal, from what is typed in each language: what, which rule, and what is allowed."""

from typing import NamedTuple

import pytest

from access_play.core.refusals import Reason
from access_play.games.commands import Understood
from access_play.games.honor_of_the_samurai.commands import COMMANDS
from access_play.games.honor_of_the_samurai.reasons import HonorReason
from access_play.games.honor_of_the_samurai.rules import RULES
from access_play.games.honor_of_the_samurai.words import WORDS
from access_play.language.cells import cells
from access_play.language.speaker import Form, Length, Name, Speaker
from access_play.language.vocabulary import Vocabulary
from tests.games.honor_of_the_samurai.staged import Staged, allied, serving, stage

NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"), Name("Sam", "サム"))


class Refused(NamedTuple):
    """A position, what Aki types there in three languages, and what it is answered."""

    staged: Staged
    typed: tuple[str, str, str]
    said: str
    """In English."""


def full() -> Staged:
    """Aki has no room left anywhere, and may place nothing but with Ken."""
    return stage(
        4,
        upper={1: "daimyo-1 castle-osaka okugata-5-4 5*lancers", 3: "", 4: ""},
        lower={2: "daisho", 4: "noh-theater"},
        hands={1: "lancers okugata-10-3 castle-himeji daimyo-2 ninja-spy 2*dishonor"},
        bonds={3: serving(1)},
        shogun=1,
    )


def dishonored(**changes: object) -> Staged:
    hands = {2: "dishonor", 1: "save-face"}
    staged = stage(turn=2, hands=hands, **changes)  # type: ignore[arg-type]
    return staged.do(2, "dishonor", seat=1)


REFUSED: dict[str, Refused] = {
    "hand-full": Refused(
        full(),
        ("draw", "piocher", "引く"),
        "No draw: you hold 7 cards, and more are not allowed. Place or discard one.",
    ),
    "no-actions-left": Refused(
        stage(3, hands={1: "dishonor 2*lancers"}, used=1),
        ("dishonor ken", "déshonorer ken", "ケンに汚名を着せる"),
        "Not Dishonor: it costs 2 actions, you have 1. You may draw or place a card.",
    ),
    "no-actions-left draw": Refused(
        stage(3, used=2),
        ("draw", "piocher", "引く"),
        "No draw: it costs an action, and none is left. You may end your turn.",
    ),
    "house-full": Refused(
        full(),
        ("place lancers daimyo", "placer lanciers daimyo", "槍組を大名に置く"),
        "Not the lancers: your daimyo's house has 5 armies, and more are not allowed."
        " You may place it in your samurai's house.",
    ),
    "house-has-okugata": Refused(
        full(),
        ("place okugata daimyo", "placer okugata daimyo", "奥方を大名に置く"),
        "Not an okugata with honor 10: your daimyo's house has one, and a second is not allowed."
        " You may place it in your samurai's house.",
    ),
    "house-full others": Refused(
        stage(
            3,
            upper={1: "daimyo-1 5*lancers"},
            lower={1: "5*lancers okugata-5-4"},
            hands={1: "lancers okugata-10-3 daisho house-guard"},
        ),
        ("place lancers samurai", "placer lanciers samouraï", "槍組をさむらいに置く"),
        "Not the lancers: your samurai's house has 5 armies, and more are not allowed."
        " You may place an okugata with honor 10, the daisho or a house guard"
        " in your daimyo's house.",
    ),
    "house-full nothing": Refused(
        stage(
            3,
            upper={1: "daimyo-1 5*lancers"},
            lower={1: "5*lancers"},
            hands={1: "lancers dishonor"},
        ),
        ("place lancers daimyo", "placer lanciers daimyo", "槍組を大名に置く"),
        "Not the lancers: your daimyo's house has 5 armies, and more are not allowed."
        " You may draw a card.",
    ),
    "house-full loot": Refused(
        stage(
            3,
            upper={1: "daimyo-1 5*lancers", 2: "daimyo-2 cavalry"},
            hands={1: "ninja-spy daisho"},
        ),
        (
            "spy ken daimyo cavalry daimyo",
            "espion ken daimyo cavalerie daimyo",
            "密偵 ケン 大名 騎馬隊 大名",
        ),
        "Not the cavalry: your daimyo's house has 5 armies, and more are not allowed."
        " You may draw or place a card.",
    ),
    "house-has-okugata others": Refused(
        stage(
            3,
            upper={1: "daimyo-1 okugata-5-4"},
            lower={1: "okugata-10-3"},
            hands={1: "okugata-5-4 gunpowder"},
        ),
        ("place okugata daimyo", "placer okugata daimyo", "奥方を大名に置く"),
        "Not an okugata with honor 5: your daimyo's house has one, and a second is not allowed."
        " You may place gunpowder weapons in your daimyo's house.",
    ),
    "castle-only-daimyo free": Refused(
        stage(3, hands={1: "castle-himeji"}),
        ("place castle samurai", "placer château samouraï", "城カードをさむらいに置く"),
        "Not Himeji castle there: only a daimyo's house holds a castle."
        " You may place it in your daimyo's house.",
    ),
    "castle-only-daimyo others": Refused(
        stage(3, upper={1: ""}, hands={1: "castle-himeji lancers daisho"}),
        ("place castle samurai", "placer château samouraï", "城カードをさむらいに置く"),
        "Not Himeji castle there: only a daimyo's house holds a castle."
        " You may place lancers or the daisho in your samurai's house.",
    ),
    "not-your-house both": Refused(
        stage(3, hands={1: "lancers"}),
        ("place lancers ken samurai", "placer lanciers ken samouraï", "槍組をケンのさむらいに置く"),
        "Not the lancers in the house of Ken's samurai: you place cards in your own houses."
        " You may place it in your daimyo's house or your samurai's house.",
    ),
    "castle-only-daimyo": Refused(
        full(),
        ("place castle samurai", "placer château samouraï", "城カードをさむらいに置く"),
        "Not Himeji castle there: only a daimyo's house holds a castle."
        " You may place it in your daimyo's house, and Osaka castle is discarded.",
    ),
    "castle-already": Refused(
        full(),
        ("place castle daimyo", "placer le château chez mon daimyo", "城カードを大名に置く"),
        "Not Himeji castle beside Osaka castle: one castle is allowed."
        " You may discard Osaka castle for it.",
    ),
    "not-your-house": Refused(
        full(),
        ("place lancers ken samurai", "placer lanciers ken samouraï", "槍組をケンのさむらいに置く"),
        "Not the lancers in the house of Ken's samurai: you place cards in your own houses."
        " You may place it in your samurai's house.",
    ),
    "not-your-house allied": Refused(
        full(),
        ("place lancers zoé samurai", "placer lanciers zoé samouraï", "槍組をゾエのさむらいに"),
        "Not the lancers in the house of Zoé's samurai: that alliance does not let you place it"
        " there. You may place it in your samurai's house.",
    ),
    "no-such-target oneself": Refused(
        full(),
        ("dishonor me", "déshonorer moi", "自分に汚名を着せる"),
        "Not yourself: this is for another player. You may place a card.",
    ),
    "no-such-target no-seat": Refused(
        full(),
        ("dishonor 9", "déshonorer 9", "9に汚名"),
        "Nobody sits there: name a player of this game. You may place a card.",
    ),
    "no-such-target no-daimyo": Refused(
        full(),
        ("attack sam", "attaquer sam", "サムを攻撃"),
        "Not there: Sam controls no daimyo. You may use your actions, or end your turn.",
    ),
    "no-such-target no-card": Refused(
        full(),
        ("spy ken samurai noh", "espion ken samouraï nô", "密偵 ケン さむらい 能舞台"),
        "Not the Noh theater: it is not in the house of Ken's samurai, or not so often."
        " You may place a card.",
    ),
    "cannot-be-stolen": Refused(
        stage(3, hands={1: "ninja-spy"}, upper={2: "daimyo-1 castle-osaka"}),
        ("spy ken daimyo castle", "espion ken daimyo château", "密偵 ケン 大名 城カード"),
        "Not Osaka castle: spies take armies and other possessions only. You may draw a card.",
    ),
    "already-declared": Refused(
        stage(3, declared=True),
        ("shogun", "shogun", "将軍"),
        "No second declaration: you may make one a turn."
        " You may use your actions, or end your turn.",
    ),
    "shogun-taken": Refused(
        stage(3, shogun=2),
        ("shogun", "shogun", "将軍"),
        "No shogun: Ken's daimyo has the title, and there is only one."
        " You may use your actions, or end your turn.",
    ),
    "shogun-taken oneself": Refused(
        full(),
        ("shogun", "shogun", "将軍"),
        "No need: your daimyo is shogun already. You may use your actions, or end your turn.",
    ),
    "cannot-be-attacked": Refused(
        stage(3, upper={1: "daimyo-2", 3: "daimyo-8 castle-osaka"}),
        ("attack ken", "attaquer ken", "ケンを攻撃"),
        "No attack on Ken: only a shogun or a castle may be attacked. You may attack Zoé.",
    ),
    "cannot-be-attacked nobody": Refused(
        stage(3),
        ("attack ken", "attaquer ken", "ケンを攻撃"),
        "No attack on Ken: only a shogun or a castle may be attacked, and no other player has"
        " either. You may declare your daimyo shogun.",
    ),
    "shogun-taken attack": Refused(
        stage(3, upper={1: "daimyo-2", 3: "daimyo-8 castle-osaka"}, shogun=2),
        ("shogun", "shogun", "将軍"),
        "No shogun: Ken's daimyo has the title, and there is only one. You may attack Ken or Zoé.",
    ),
    "not-ronin ally second": Refused(
        stage(3, upper={1: ""}, bonds={1: serving(2)}),
        ("ally zoé", "s'allier avec zoé", "ゾエと同盟"),
        "No alliance: only a ronin may make one. You may dissolve your alliance.",
    ),
    "no-dice": Refused(
        stage(3, shogun=2),
        ("attack ken", "attaquer ken", "ケンを攻撃"),
        "No attack: strength 1 gives no die, 3 are needed."
        " You may use your actions, or end your turn.",
    ),
    "no-daimyo shogun": Refused(
        stage(3, upper={1: ""}),
        ("shogun", "shogun", "将軍"),
        "No shogun: only who controls a daimyo may declare it. You may ally with Ken or Zoé.",
    ),
    "no-daimyo attack": Refused(
        stage(3, upper={1: ""}, shogun=2),
        ("attack ken", "attaquer ken", "ケンを攻撃"),
        "No attack: only who controls a daimyo may declare it. You may ally with Ken or Zoé.",
    ),
    "no-daimyo place": Refused(
        stage(3, upper={1: ""}, hands={1: "lancers"}),
        ("place lancers daimyo", "placer lanciers daimyo", "槍組を大名に置く"),
        "Not there: you control no daimyo, so you have no such house."
        " You may place lancers in your samurai's house.",
    ),
    "no-daimyo seppuku": Refused(
        dishonored(upper={1: ""}),
        ("seppuku daimyo", "seppuku daimyo", "大名が切腹"),
        "Not a daimyo's seppuku: you control no daimyo. You may accept, or choose seppuku.",
    ),
    "not-ronin place": Refused(
        full(),
        ("place hideyoshi aki", "placer hideyoshi aki", "秀吉を自分に置く"),
        "No new daimyo: only a ronin may play one, or you for your second samurai."
        " You may place it in the house of Zoé's daimyo.",
    ),
    "not-ronin ally": Refused(
        full(),
        ("ally ken", "s'allier avec ken", "ケンと同盟"),
        "No alliance: only a ronin may make one. You may use your actions, or end your turn.",
    ),
    "alliance-full": Refused(
        stage(4, upper={1: "", 3: ""}, bonds={3: allied(2)}),
        ("ally ken", "s'allier avec ken", "ケンと同盟"),
        "Not with Ken: Zoé is second samurai there, and there is only one. You may ally with Sam.",
    ),
    "not-allied": Refused(
        stage(3),
        ("dissolve", "rompre", "同盟を解く"),
        "Nothing to dissolve: you have no alliance. You may declare your daimyo shogun.",
    ),
    "shogun-no-save-face": Refused(
        dishonored(shogun=1),
        ("save face", "sauver la face", "面目を保つ"),
        "Not Save Face: it cannot help whose daimyo is shogun. You may accept, or choose seppuku.",
    ),
    "nothing-to-draw": Refused(
        stage(3, draw=""),
        ("draw", "piocher", "引く"),
        "No draw: there is no card in the draw pile or the discards. You may end your turn.",
    ),
    "not-in-hand": Refused(
        stage(3, hands={1: "2*lancers"}),
        ("place cavalry daimyo", "placer cavalerie daimyo", "騎馬隊を大名に置く"),
        "Not the cavalry: no such card in your hand. You hold 2 lancers.",
    ),
    "not-in-hand empty": Refused(
        stage(3),
        ("dishonor ken", "déshonorer ken", "ケンに汚名"),
        "Not Dishonor: your hand is empty. You may draw a card.",
    ),
    "wrong-phase": Refused(
        stage(3),
        ("accept", "accepter", "受け入れる"),
        "No answer now: nothing is asked of you like that. You may draw a card.",
    ),
    "wrong-phase asked": Refused(
        dishonored(),
        ("draw", "piocher", "引く"),
        "Not now: a question waits for your answer. You may accept, or choose seppuku.",
    ),
    "not-your-turn": Refused(
        stage(3, turn=2),
        ("draw", "piocher", "引く"),
        "Not now: it is Ken's turn. You may ask for your hand or the table.",
    ),
}
LANGUAGES = ("en", "fr", "ja")
NOH, DISCARD = "noh-theater", "discard"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REFUSED)
def test_what_is_typed_is_refused_with_its_reason(name: str, language: str) -> None:
    case = REFUSED[name]
    view, before = case.staged.view(1), case.staged.state
    typed = case.typed[LANGUAGES.index(language)]
    meant = COMMANDS.understand(view, typed, Vocabulary(language), NAMES)
    assert isinstance(meant, Understood), typed
    refusal = RULES.refuse(view, meant.move)
    assert refusal is not None, meant
    assert str(refusal.code) == name.split(maxsplit=1)[0]
    said = WORDS.refusal(view, refusal)
    if language == "en":
        assert Speaker("en", NAMES).text(said) == case.said
    for length in Length:
        speaker = Speaker(language, NAMES, length)
        assert speaker.text(said).endswith("。" if language == "ja" else ".")
    braille = Speaker(language, NAMES).render(said, Form.BRAILLE)
    assert cells(braille, language) <= 40, braille
    assert case.staged.state is before


def test_every_reason_of_the_game_has_been_tried() -> None:
    tried = {name.split()[0] for name in REFUSED}
    assert tried >= {reason.value for reason in HonorReason}
    assert tried >= {Reason.NOT_IN_HAND, Reason.WRONG_PHASE, Reason.NOT_YOUR_TURN}


@pytest.mark.parametrize(
    ("action", "fields"),
    [
        ("place", {"card": "daimyo-2", "house": [1, "samurai"]}),
        ("place", {"card": "castle-himeji", "house": [2, "daimyo"], "discard_castle": True}),
        (
            "spy",
            {"card": "ninja-spy", "house": [4, "daimyo"], "take": ["daisho"], "to": ["discard"]},
        ),
        ("discard", {"card": "joker"}),
        ("place", {"card": "castle-osaka", "house": [1, "daimyo"], "discard_castle": True}),
    ],
)
def test_what_only_a_record_can_say_has_words_too(action: str, fields: dict[str, object]) -> None:
    staged = stage(
        4,
        upper={4: ""},
        hands={1: "daimyo-2 castle-himeji castle-osaka ninja-spy"},
    )
    refusal = staged.refused(1, action, **fields)
    assert refusal is not None
    for language in LANGUAGES:
        assert Speaker(language, NAMES).text(WORDS.refusal(staged.view(1), refusal))


@pytest.mark.parametrize(
    ("name", "french", "japanese", "braille"),
    [
        (
            "castle-only-daimyo",
            " dans la maison de votre daimyo, le château d'Osaka est alors défaussé.",
            "。大阪城を捨てて、あなたの大名の家に置くことができます。",
            ("place D", "placer D", "オク ダ"),
        ),
        (
            "house-full",
            " Vous pouvez placer cette carte dans la maison de votre samouraï.",
            "。あなたのさむらいの家に置くことができます。",
            ("place S", "placer S", "オク サ"),
        ),
        (
            "castle-only-daimyo others",
            " Vous pouvez placer des lanciers ou le daisho dans la maison de votre samouraï.",
            "。あなたのさむらいの家に槍組か大小の刀を置くことができます。",
            ("lanc S", "lanc S", "ヤリグミ サ"),
        ),
    ],
)
def test_where_a_card_may_be_placed_in_every_language(
    name: str, french: str, japanese: str, braille: tuple[str, str, str]
) -> None:
    case = REFUSED[name]
    view = case.staged.view(1)
    meant = COMMANDS.understand(view, case.typed[0], Vocabulary("en"), NAMES)
    assert isinstance(meant, Understood)
    refusal = RULES.refuse(view, meant.move)
    assert refusal is not None
    said = WORDS.refusal(view, refusal)
    assert Speaker("fr", NAMES).text(said).replace("\u00a0", " ").endswith(french)
    assert Speaker("ja", NAMES).text(said).endswith(japanese)
    for language, end in zip(LANGUAGES, braille, strict=True):
        assert Speaker(language, NAMES).braille(said).endswith(end)
