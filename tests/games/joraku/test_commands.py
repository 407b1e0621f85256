"""How moves of Joraku are typed, in three languages, alone and several in a line."""

import unicodedata
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_play.core.refusals import Reason
from access_play.games.commands import Forbidden, Misspelt, Unclear, Understood
from access_play.games.joraku.commands import COMMANDS
from access_play.games.joraku.moves import Move
from access_play.games.joraku.planning import Tried, try_plan
from access_play.games.joraku.reasons import JorakuReason
from access_play.games.joraku.rules import RULES
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.words import WORDS
from access_play.language.cells import cells
from access_play.language.folding import fold
from access_play.language.speaker import Form, Length, Name, Speaker
from access_play.language.vocabulary import Vocabulary
from tests.games.joraku.deals import Board, move_of, plan_of

LANGUAGES = ("en", "fr", "ja")
VOCABULARIES = {language: Vocabulary(language) for language in LANGUAGES}
NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"))
HANDS = ("K1 K2 K3 K4 KN G6", "Y1 Y2 Y3 Y4 Y5 YN", "G1 G2 G3 G4 G5 GN")


def board(*variants: str, hands: tuple[str, ...] = HANDS) -> Board:
    """Return a first skirmish that Ken leads: his daimyo in Tōtōmi, his samurai in Owari."""
    options = {"variants": list(variants)} if variants else {}
    begun = Board(3, 5, 1, options=options).recruit(*hands)
    return begun.put(samurai={1: {4: 1}, 2: {3: 2}, 3: {5: 1}})


def acting(line: str = "Y5 act", *variants: str) -> JorakuView:
    begun = board(*variants)
    begun.do(line)
    return begun.view(2)


SKIRMISH = board().view(2)
ACTING = acting()
LAST_POINT = acting("Y1 act", "deep-roots")
GIVING = Board(3, 5, 1).deal(*HANDS).view(2)


def understand(language: str, typed: str, view: JorakuView, names: tuple[Name, ...] = NAMES) -> Any:
    return COMMANDS.understand(view, typed, VOCABULARIES[language], names)


def asked(language: str, meaning: object, form: Form = Form.TEXT) -> str:
    assert isinstance(meaning, Unclear), meaning
    return Speaker(language, NAMES).render(meaning.question, form)


def forbidden(language: str, meaning: object, form: Form = Form.TEXT) -> str:
    assert isinstance(meaning, Forbidden), meaning
    return Speaker(language, NAMES).render(meaning.sentence, form)


def gift(*codes: str) -> Move:
    move: Move = RULES.read({"do": "give", "cards": list(codes)})
    return move


def each(lines: dict[str, dict[str, str]]) -> list[tuple[str, str, str]]:
    """Return language, typed line and what it means."""
    return [
        (language, typed.strip(), meaning)
        for language, by_meaning in lines.items()
        for meaning, several in by_meaning.items()
        for typed in several.split("|")
    ]


CARDS = {
    "en": {
        "Y5 place 3": "yari 5 place 3|y5 place 3|Y5 p 3|yari5place3|place yari 5 3 samurai"
        "|play yari 5 and place 3 samurai, please|lead yari 5, place 3|yari (.) place 3"
        "|5 place 3|yari 5 place 3 in totomi|yari 5 place 3 samurai to Tōtōmi|ｙａｒｉ ５ place ３",
        "Y5 place 0": "yari 5 place 0|yari 5 place none|yari 5 no samurai|yari 5 place nobody",
        "Y5 act": "yari 5 act|y5 act|Yari 5 act.|5 act|yari 5 action|yari 5 for 5 action points"
        "|play the yari 5 for action|YARI 5 ACT!|(.) act",
        "YN 0 1 1": "ninja 0 1 1|ninja 0, 1, 1|n 0 1 1|yari ninja 0 1 1|ninja yari 1 0 1"
        "|ninja kyoto omi omi|ninja to Kyōto, Ōmi and Ōmi|ninja place 0 1 1"
        "|ninja 1 samurai kyoto, 2 samurai omi",
        "YN": "ninja none|ninja place none|ninja no samurai",
        "Y6 act": "yari 6 act",
    },
    "fr": {
        "Y5 place 3": "yari 5 placer 3|y5 place 3|je joue le yari 5 et je place 3 samouraïs"
        "|yari 5, placer 3 samouraïs en Totomi",
        "Y5 act": "yari 5 agir|yari 5 action|je joue le yari 5 pour agir"
        "|yari 5 pour 5 points d'action",
        "YN 0 1 1": "ninja 0 1 1|ninja à kyoto, en omi et en omi|ninja yari 0, 1, 1",
        "G1 act": "fusil 1 agir|f1 agir|gun 1 act",
    },
    "ja": {
        "Y5 place 3": "槍5で3個置く|槍5 置く 3|槍５に３個置く|ヤ5 オク 3|ﾔﾘ5 おく 3"
        "|槍5で武将を3個置きます|槍5でとおとうみに武将を3個置く",
        "Y5 act": "槍5で行動|槍5 行動|やり5でこうどうする|ヤ5 コードー|槍の5で行動する",
        "YN 0 1 1": "忍者 0 1 1|忍者0、1、1|忍者を京都と近江と近江に"
        "|槍の忍者を京都、近江、近江に置く|槍の忍者で京都に1個、近江に2個|にんじゃ 0 1 1",
        "YN": "忍者なし",
        "G1 place 3": "銃1 置く 3|鉄砲1で3個置く|テ1 オク 3",
    },
}


def card_move(line: str) -> Move:
    move: Move = (
        RULES.read({"do": "play", "card": line, "areas": []}) if " " not in line else move_of(line)
    )
    return move


@pytest.mark.parametrize(("language", "typed", "meaning"), each(CARDS))
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_cards(language: str, typed: str, meaning: str, form: Any) -> None:
    typed = unicodedata.normalize(form, typed)
    assert understand(language, typed, SKIRMISH) == Understood(card_move(meaning))


STEPS = {
    "en": {
        "daimyo 4": "daimyo 4|d 4|daimyo mikawa|daimyo to Mikawa|move my daimyo to mikawa"
        "|daimyo to area 4|dai 4|daimyo 5 4|daimyo from totomi to mikawa",
        "samurai 3 4": "samurai 3 4|s 3 4|samurai 3, 4|samurai from owari to mikawa"
        "|move 3 4|move a samurai from 3 to 4|samurai owari mikawa|1 samurai 3 4",
        "remove 3": "remove zoe|remove Zoé|remove zo|remove 3|remove seat 3|take away zoe"
        "|remove a samurai of Zoé|remove Zoé's samurai|remove zoé in totomi|REMOVE ゾエ",
        "done": "done|enough|finished|Done.",
    },
    "fr": {
        "daimyo 4": "daimyo 4|daimyo vers Mikawa|déplacer mon daimyo en mikawa",
        "samurai 3 4": "samouraï 3 4|samouraï de 3 à 4|samouraï d'Owari en Mikawa"
        "|déplacer un samouraï d’Owari vers Mikawa|s 3 4",
        "remove 3": "retirer zoé|retirer un samouraï chez Zoé|enlève zoe"
        "|retirer un samouraï en Totomi chez Zoé",
        "done": "fini|terminé|j'ai fini|done",
    },
    "ja": {
        "daimyo 4": "大名4|大名をみかわへ|大名を4番に動かす|ダ4|だいみょう４|大名 三河",
        "samurai 3 4": "武将を3から4へ|武将 3 4|ブ3 4|武将を尾張の国からみかわへ動かす"
        "|武将1個をおわりからみかわへ",
        "remove 3": "ゾエを除去|ゾエの武将を取りのぞく|除去 ゾエ|ゾエの武将1個を除去",
        "done": "ここまで|終わり|以上",
    },
}


@pytest.mark.parametrize(("language", "typed", "meaning"), each(STEPS))
def test_steps(language: str, typed: str, meaning: str) -> None:
    assert understand(language, typed, ACTING) == Understood(move_of(meaning))


GIFTS = {
    "en": "give yari 5, ninja|give 5, ninja|give 5 yari, ninja|yari 5, yari ninja|y5 yn"
    "|give yari 5 and the yari ninja|5 and ninja|give ninja and 5",
    "fr": "donner yari 5, ninja|le yari 5 et le Ninja yari|le Ninja yari et le yari 5|y5 yn",
    "ja": "槍5と槍の忍者を渡す|槍5、忍者|ヤ5 ヤ ニ|5と忍者",
}


@pytest.mark.parametrize(
    ("language", "typed"),
    [(language, typed) for language, lines in GIFTS.items() for typed in lines.split("|")],
)
def test_gifts(language: str, typed: str) -> None:
    assert understand(language, typed, GIVING) == Understood(gift("Y5", "YN"))


def several(moves: Iterable[Move]) -> Understood[Move]:
    """The meaning of a line with these moves."""
    first, *then = moves
    return Understood(first, tuple(then))


LINES = {
    "en": "yari 5 act: daimyo 4, remove aki, samurai 3 4"
    "|y5 act; d 4; remove aki; s 3 4|yari 5 act, daimyo mikawa and remove aki then samurai 3 4"
    "|yari 5 act. daimyo 4. remove aki from mikawa. samurai 3 4.",
    "fr": "yari 5 agir : daimyo 4, retirer aki, samouraï 3 4"
    "|yari 5 agir, daimyo vers Mikawa, retirer Aki, puis samouraï d'Owari en Mikawa",
    "ja": "槍5で行動：大名4、アキ除去、武将3から4"
    "|槍5で行動。大名をみかわへ。アキの武将を除去。武将を尾張からみかわへ。",
}


@pytest.mark.parametrize(
    ("language", "typed"),
    [(language, typed) for language, lines in LINES.items() for typed in lines.split("|")],
)
def test_several_steps_in_a_line(language: str, typed: str) -> None:
    wanted = plan_of("Y5 act, daimyo 4, remove 1, samurai 3 4")
    assert understand(language, typed, SKIRMISH) == several(wanted)


@pytest.mark.parametrize(
    ("typed", "plan"),
    [
        ("daimyo 4, remove aki", "daimyo 4, remove 1"),
        ("2 samurai 3 4", "samurai 3 4, samurai 3 4"),
        ("samurai 3 4 5", "samurai 3 4, samurai 4 5"),
        ("samurai 3 4, 3 2", "samurai 3 4, samurai 3 2"),
        ("daimyo 4 3", "daimyo 4, daimyo 3"),
        ("samurai 3 4, done", "samurai 3 4, done"),
    ],
)
def test_steps_while_acting(typed: str, plan: str) -> None:
    assert understand("en", typed, ACTING) == several(plan_of(plan))


def test_a_done_that_is_not_needed_is_left_out() -> None:
    meaning = understand("en", "yari 2 act: daimyo 4, done", SKIRMISH)
    assert meaning == several(plan_of("Y2 act, daimyo 4"))


REFUSED = [
    (
        "yari 5 act: daimyo 4, remove zoe",
        (
            "Nothing is done, because of this: remove a samurai of Zoé."
            " Nothing of Zoé to remove: you remove where your daimyo stands, in Mikawa."
            " You may remove one of Aki."
        ),
    ),
    (
        "yari 2 act: daimyo 4, samurai 3 4",
        (
            "Nothing is done, because of this: samurai from Owari to Mikawa."
            " No samurai can move: that costs 1 action point, and none are left."
            " Leave this step out."
        ),
    ),
    (
        "yari 5 act: daimyo 7",
        (
            "Nothing is done, because of this: the daimyo's step."
            " There is no area 7, only 0 to 6. Your daimyo may go to Mikawa or to Shinano."
        ),
    ),
    (
        "yari 5 act, done, daimyo 4",
        (
            "Nothing is done, because of this: daimyo to Mikawa."
            " The turn is over before it: leave it out."
        ),
    ),
    (
        "yari 5 place 2, daimyo 4",
        (
            "Nothing is done, because of this: daimyo to Mikawa. Not now: steps need action"
            " points, and you have none. Play a card first."
        ),
    ),
    (
        "yari 5 act: remove zoe from shinano",
        (
            "Nothing is removed in Shinano: you remove only where your daimyo stands,"
            " and that is in Tōtōmi. Leave the area out."
        ),
    ),
    (
        "yari 5 act: daimyo 4, remove zoe from totomi",
        (
            "Nothing is removed in Tōtōmi: you remove only where your daimyo stands,"
            " and that is in Mikawa. Leave the area out."
        ),
    ),
]


@pytest.mark.parametrize(("typed", "said"), REFUSED)
def test_of_a_line_with_a_step_that_is_refused_nothing_is_done(typed: str, said: str) -> None:
    meaning = understand("en", typed, SKIRMISH)
    assert forbidden("en", meaning) == said
    for language in LANGUAGES:
        assert cells(forbidden(language, meaning, Form.BRAILLE), language) <= 40


def test_braille_and_brief_name_the_refused_step_by_its_number() -> None:
    meaning = understand("en", "yari 5 act: daimyo 4, daimyo 6", SKIRMISH)
    for language, braille in (
        ("en", "2: No D to Shinano: Owari Totomi"),
        ("fr", "2: Pas D Shinano: Owari Totomi"),
        ("ja", "2: ダ シナノ フカ、オワリ トオトーミ"),
    ):
        assert forbidden(language, meaning, Form.BRAILLE) == braille
    assert isinstance(meaning, Forbidden)
    brief = Speaker("en", NAMES, Length.BRIEF).text(meaning.sentence)
    assert brief.startswith("Nothing done, step 2. ")


BAD_NUMBERS = [
    ("daimyo 7", "not-adjacent"),
    ("daimyo ７", "not-adjacent"),
    ("daimyo -1", "not-adjacent"),
    ("daimyo −1", "not-adjacent"),
    ("daimyo minus 1", "not-adjacent"),
    ("daimyo 99999999999999999999", "not-adjacent"),
    ("samurai 7 6", "not-adjacent"),
    ("samurai 3 5", "not-adjacent"),
    ("samurai 0 1", "no-such-piece"),
    ("remove 9", "no-such-piece"),
    ("remove 0", "no-such-piece"),
    ("remove ken", "no-such-piece"),
    ("remove aki", "no-such-piece"),
]


@pytest.mark.parametrize(("typed", "code"), BAD_NUMBERS)
def test_bad_numbers_and_pieces_are_refused_by_the_rules(typed: str, code: str) -> None:
    meaning = understand("en", typed, ACTING)
    refusal = RULES.refuse(ACTING, meaning.move)
    assert refusal is not None
    assert refusal.code == code
    assert Speaker("en", NAMES).text(WORDS.refusal(ACTING, refusal))


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("ninja 7", "no-such-area"),
        ("ninja -1", "no-such-area"),
        ("ninja 0 0 0 0", "wrong-effect"),
        ("ninja act", "wrong-effect"),
        ("yari 5 0 1", "wrong-effect"),
        ("yari 5 place 3 in mikawa", "wrong-effect"),
        ("yari 5 place 4", "wrong-effect"),
        ("yari 5 place 3 aside 4", "wrong-effect"),
        ("yari 5 place 99999999999", "supply-short"),
        ("katana 5 act", "not-in-hand"),
        ("gun 1 place 3", "not-in-hand"),
        ("give yari 5, yari 4", "wrong-phase"),
        ("done", "wrong-phase"),
        ("daimyo 4", "wrong-phase"),
    ],
)
def test_what_a_card_may_not_do_is_refused_by_the_rules(typed: str, code: str) -> None:
    meaning = understand("en", typed, SKIRMISH)
    refusal = RULES.refuse(SKIRMISH, meaning.move)
    assert refusal is not None
    assert refusal.code == code


def test_one_samurai_aside_with_open_road() -> None:
    view = board("open-road").view(2)
    for typed in ("yari 5 place 3 aside 4", "yari 5 place 3, one aside mikawa"):
        assert understand("en", typed, view) == Understood(move_of("Y5 place 3 aside 4"))
    wanted = Understood(move_of("Y5 place 3 aside 4"))
    assert understand("fr", "yari 5 placer 3, dont un à côté 4", view) in (wanted, None)
    assert understand("fr", "yari 5 placer 3 à côté 4", view) == wanted
    assert understand("ja", "槍5で3個置く、となりに4", view) == wanted


QUESTIONS = [
    ("en", SKIRMISH, "yari 5", "What for? Type yari 5 place 3, or yari 5 act.", 5),
    ("en", SKIRMISH, "5", "What for? Type yari 5 place 3, or yari 5 act.", 5),
    ("en", SKIRMISH, "yari 5 3", "What for? Type yari 5 place 3, or yari 5 act.", 5),
    (
        "en",
        SKIRMISH,
        "ninja",
        "Where? Type yari Ninja and an area for each samurai, for example ninja 0, 1, 1.",
        0,
    ),
    ("en", SKIRMISH, "ninja 2 omi", "Which do you mean?", 2),
    ("en", SKIRMISH, "act", "Which card?", 0),
    ("en", SKIRMISH, "play", "Which card?", 0),
    ("en", SKIRMISH, "yari", "Which card?", 0),
    ("en", SKIRMISH, "6 act", "You hold no card 6. Your cards: yari 1, 2, 3, 4, 5, Ninja.", 0),
    ("en", SKIRMISH, "7 act", "There is no card 7: each suit has 1 to 6 and a Ninja.", 0),
    ("en", SKIRMISH, "yari 0 act", "There is no card 0: each suit has 1 to 6 and a Ninja.", 0),
    (
        "en",
        SKIRMISH,
        "yari 5 place -1",
        "That number can't be placed: type a number of samurai from 0 to 3.",
        0,
    ),
    (
        "en",
        ACTING,
        "daimyo",
        "Your daimyo stands in Tōtōmi. Where to? Type daimyo 4 or 6.",
        0,
    ),
    (
        "en",
        ACTING,
        "samurai 3",
        "From where to where? Type two areas, for example samurai from 3 to 2.",
        0,
    ),
    ("en", ACTING, "4", "What moves? Type daimyo, samurai or remove before it.", 0),
    ("en", ACTING, "remove", "Whose samurai is removed?", 1),
    ("en", ACTING, "remove bob", "Nobody here has that name. Whose samurai is removed?", 1),
    ("en", GIVING, "yari 5", "Two cards go to Zoé: type both, for example yari 1, yari 2.", 0),
    ("en", GIVING, "yari", "Two cards go to Zoé: type both, for example yari 1, yari 2.", 0),
    ("en", GIVING, "y1 y2 y3", "Two cards go to Zoé: type both, for example yari 1, yari 2.", 0),
    ("fr", SKIRMISH, "yari 5", "Pour quoi faire\u00a0? Tapez yari 5 placer 3, ou yari 5 agir.", 5),
    ("ja", SKIRMISH, "槍5", "何に使いますか。槍5 置く 3か、槍5 行動と入力してください。", 5),
]


@pytest.mark.parametrize(("language", "view", "typed", "question", "choices"), QUESTIONS)
def test_what_is_half_of_a_move_is_asked_about(
    language: str, view: JorakuView, typed: str, question: str, choices: int
) -> None:
    meaning = understand(language, typed, view)
    assert asked(language, meaning) == question
    assert len(meaning.choices) == choices
    assert cells(asked(language, meaning, Form.BRAILLE), language) <= 40


@pytest.mark.parametrize(
    ("view", "typed", "code"),
    [
        (SKIRMISH, "katana 6", Reason.NOT_IN_HAND),
        (SKIRMISH, "katana ninja", Reason.NOT_IN_HAND),
        (SKIRMISH, "daimyo", Reason.WRONG_PHASE),
        (SKIRMISH, "samurai 3", Reason.WRONG_PHASE),
        (SKIRMISH, "move", Reason.WRONG_PHASE),
        (SKIRMISH, "remove", Reason.WRONG_PHASE),
        (SKIRMISH, "remove bob", Reason.WRONG_PHASE),
        (GIVING, "act", Reason.WRONG_PHASE),
        (GIVING, "place 2", Reason.WRONG_PHASE),
        (GIVING, "play", Reason.WRONG_PHASE),
        (GIVING, "remove", Reason.WRONG_PHASE),
        (ACTING, "act", Reason.WRONG_PHASE),
        (LAST_POINT, "daimyo", JorakuReason.TOO_FEW_ACTION_POINTS),
        (LAST_POINT, "remove", JorakuReason.TOO_FEW_ACTION_POINTS),
    ],
)
def test_half_of_a_move_that_is_refused_anyway_is_not_asked_about(
    view: JorakuView, typed: str, code: Reason
) -> None:
    meaning = understand("en", typed, view)
    assert isinstance(meaning, Understood)
    refusal = RULES.refuse(view, meaning.move)
    assert refusal is not None
    assert refusal.code == code


def test_a_card_that_does_not_follow_suit_is_refused_before_it_is_asked_what_for() -> None:
    hands = ("K1 K2 K3 K4 KN Y6", "Y1 Y2 Y3 Y4 Y5 YN", "G1 G2 G3 G4 G5 K6")
    table = board(hands=hands)
    table.do("Y5 place 0, G1 place 0")
    view = table.view(1)
    meaning = understand("en", "katana 1", view)
    assert isinstance(meaning, Understood)
    refusal = RULES.refuse(view, meaning.move)
    assert refusal is not None
    assert refusal.code == JorakuReason.MUST_FOLLOW_SUIT


def test_the_number_of_a_choice_is_the_number_of_samurai() -> None:
    """Who answers "3" to what a card is for must not get anything but 3 samurai."""
    choices = understand("en", "yari 5", SKIRMISH).choices
    assert [choice.move for choice in choices[:3]] == [move_of(f"Y5 place {n}") for n in (1, 2, 3)]
    short = board().put(samurai={2: {3: 9}}).view(2)
    assert understand("en", "yari 5", short).choices == ()


def test_a_number_of_which_two_are_held_is_not_guessed() -> None:
    view = board(hands=("K1 K2 K3 K4 K5 G6", "Y1 Y2 Y3 Y4 Y5 G5", "G1 G2 G3 G4 K6 GN")).view(2)
    meaning = understand("en", "5 act", view)
    assert [choice.move for choice in meaning.choices] == [move_of("Y5 act"), move_of("G5 act")]
    giving = (
        Board(3, 5, 1).deal("K1 K2 K3 K4 K5 G6", "Y1 Y2 Y3 Y4 Y5 G5", "G1 G2 G3 G4 K6 GN").view(2)
    )
    meaning = understand("en", "5, yari 1", giving)
    assert asked("en", meaning) == "Which one? Name its suit: yari 5 or gun 5."


def test_of_two_that_are_held_the_lawful_one_is_meant() -> None:
    begun = board(hands=("K1 K2 K3 K4 K5 Y6", "Y1 Y2 Y3 Y4 Y5 G5", "G1 G2 G3 G4 K6 G6"))
    begun.do("Y1 place 0, G1 place 0")
    assert understand("en", "6 act", begun.view(1)) == Understood(move_of("Y6 act"))


@pytest.mark.parametrize(
    ("language", "typed", "suggestion"),
    [
        ("en", "yari 5 plcae 3", "yari 5 place 3"),
        ("en", "samuria 3 4", "samurai 3 4"),
        ("en", "diamyo 4", "daimyo 4"),
        ("en", "remove kenn", "remove Ken"),
        ("fr", "samouria 3 4", "samouraï 3 4"),
        ("fr", "retirre zoé", "retirer zoe"),
    ],
)
def test_a_slip_is_asked_about_and_never_carried_out(
    language: str, typed: str, suggestion: str
) -> None:
    view = SKIRMISH if "5" in typed else ACTING
    assert understand(language, typed, view) == Misspelt(suggestion)


NOTHING = [
    *("", " ", "²", "①", "Ⅳ", "三", "1_0", "1.5", "1e1", "hello", "the", "ken", "?", "x", "\x07"),
    *("5" * 5000, "[" * 5000, "the " * 60, "yari 5 act " * 40, "()", "5 + 1", "yari x"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", NOTHING)
def test_what_is_no_move(language: str, typed: str) -> None:
    for view in (SKIRMISH, ACTING, GIVING):
        assert not isinstance(understand(language, typed, view), Understood)


@pytest.mark.parametrize("language", LANGUAGES)
@given(typed=st.text(st.characters(exclude_categories=["Cs"]), max_size=40))
def test_any_text_is_understood_asked_about_or_left(language: str, typed: str) -> None:
    for view in (SKIRMISH, ACTING, GIVING):
        meaning = understand(language, typed, view)
        assert meaning is None or isinstance(meaning, Understood | Forbidden | Unclear | Misspelt)


WORDS_TYPED = ("5", "3", "4", "-1", ",", ":", "then", "aki", "zoe", "7", "act", "place", "yari")


@given(
    typed=st.lists(
        st.sampled_from([*WORDS_TYPED, *sorted(COMMANDS.openings(VOCABULARIES["en"]))]), max_size=9
    )
)
def test_what_is_to_be_done_can_be_done_as_a_whole_or_is_refused(typed: list[str]) -> None:
    for view in (SKIRMISH, ACTING, GIVING):
        meaning = understand("en", " ".join(typed), view)
        if isinstance(meaning, Understood) and meaning.then:
            assert isinstance(try_plan(view, (meaning.move, *meaning.then)), Tried)
        if isinstance(meaning, Unclear):
            assert Speaker("en", NAMES).text(meaning.question)


QUESTION_WORDS = {
    "en": "h t s w m r l i ? d u hand table score who moves repeat log more info help hint rules "
    "detail voice undo language lang save quit",
    "fr": "main table score tour coups répéter historique suite info aide conseil règles "
    "détail voix annuler langue enregistrer quitter",
    "ja": "手札 てふだ 場 ば 得点 とくてん 番 ばん 候補 こうほ もう一度 もういちど 履歴 りれき "
    "続き つづき 説明 せつめい ヘルプ ヒント ルール 詳しさ くわしさ 声 こえ 戻す もどす "
    "言語 げんご 保存 ほぞん 終了 しゅうりょう",
}


@pytest.mark.parametrize(
    ("language", "word"),
    [(language, word) for language, words in QUESTION_WORDS.items() for word in words.split()],
)
def test_the_programs_questions_and_their_beginnings_are_no_moves(language: str, word: str) -> None:
    word = fold(word)
    for view in (SKIRMISH, ACTING, GIVING):
        for begun in (word[:length] for length in range(1, len(word) + 1)):
            meaning = understand(language, begun, view)
            lawful = isinstance(meaning, Understood) and meaning.move in RULES.moves(view)
            assert not lawful, begun


def test_out_of_turn_a_line_is_refused_like_a_single_move() -> None:
    meaning = understand("en", "katana 1 act: daimyo 4", board().view(1))
    assert meaning == Understood(move_of("K1 act"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_openings_are_words_of_moves(language: str) -> None:
    openings = COMMANDS.openings(VOCABULARIES[language])
    assert {"yari", "daimyo", "remove", "done", "ninja", "give"} <= openings
    assert not openings & {"the", "and", "hand", "score", "を", "le"}
