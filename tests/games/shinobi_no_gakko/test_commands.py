"""How moves of Shinobi no Gakkō are typed, in three languages."""

import unicodedata
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_play.games.commands import (
    Choice,
    Forbidden,
    Further,
    Misspelt,
    Unclear,
    Understood,
)
from access_play.games.shinobi_no_gakko.cards import cards_in, taken_from
from access_play.games.shinobi_no_gakko.commands import COMMANDS
from access_play.games.shinobi_no_gakko.judging import ShinobiReason
from access_play.games.shinobi_no_gakko.line import HIGH, LOW
from access_play.games.shinobi_no_gakko.moves import (
    EARTH,
    HEAVEN,
    Collect,
    Divide,
    Move,
    Pass,
    Play,
)
from access_play.games.shinobi_no_gakko.planning import best_division
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.games.shinobi_no_gakko.state import ShinobiView
from access_play.games.shinobi_no_gakko.words import WORDS
from access_play.language.speaker import Name, Speaker
from access_play.language.vocabulary import Vocabulary
from tests.games.shinobi_no_gakko.deals import Round

LANGUAGES = ("en", "fr", "ja")
VOCABULARIES = {language: Vocabulary(language) for language in LANGUAGES}
NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"))


def playing() -> ShinobiView:
    """Return Aki's first view: Heaven 9 9 9 10, Earth 4 4 9 11; the line is 5 7."""
    game = Round("5 7", ("3x9 10", "2x4 9 11"), ("", "2"), ("", "3"))
    return game.view(1)


def dividing() -> ShinobiView:
    """Return Aki's view of a whole hand."""
    game = Round("5 7", ("", "1"), ("", "2"), ("", "3"))
    game.acts("H pass, E pass, " * 2 + "H pass, E pass")
    for _ in range(6):
        game.acts("H pass, E pass")
    game.deal("8 7", ("3x9 10", "2x4 9 11"), ("", "2"), ("", "3"), divide=False)
    return game.view(1)


PLAYING, DIVIDING = playing(), dividing()


def understand(language: str, typed: str, view: ShinobiView = PLAYING) -> Any:
    return COMMANDS.understand(view, typed, VOCABULARIES[language], NAMES)


def move_of(language: str, typed: str, view: ShinobiView = PLAYING) -> Move:
    meaning = understand(language, typed, view)
    assert isinstance(meaning, Understood), (typed, meaning)
    assert meaning.then == ()
    return meaning.move


def labels(language: str, unclear: object) -> list[str]:
    assert isinstance(unclear, Unclear)
    return [Speaker(language, NAMES).text(choice.label) for choice in unclear.choices]


def choose(unclear: object, place: int) -> Any:
    """Answer a question with a choice, from 1."""
    assert isinstance(unclear, Unclear)
    chosen = unclear.choices[place - 1]
    return chosen.ask() if isinstance(chosen, Further) else chosen.move


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "heaven 9 9"),
        ("en", "heaven two 9s"),
        ("en", "two 9s from heaven"),
        ("en", "play two 9s from Heaven."),
        ("en", "Heaven 2x9"),
        ("en", "heaven 9x2"),
        ("en", "heaven pair of 9s"),
        ("en", "9 9 h"),
        ("en", "HEAVEN  9,9"),
        ("en", "ｈｅａｖｅｎ　９　９"),
        ("en", "heaven (.).... (.)...."),
        ("en", "heaven both 9s"),
        ("en", "heaven: 2 9s"),
        ("fr", "ciel les deux 9"),
        ("fr", "Ciel : deux 9"),
        ("ja", "天のふだから9を2枚出しましょう"),
        ("fr", "ciel 9 9"),
        ("fr", "ciel deux 9"),
        ("fr", "jouer deux 9 du ciel"),
        ("fr", "Ciel, jouez deux 9 !"),
        ("fr", "heaven 9 9"),
        ("ja", "てんのふだ 9 2枚"),
        ("ja", "天のふだ9 2枚"),
        ("ja", "天のふだから9を2枚出す"),
        ("ja", "天の札９を２枚"),
        ("ja", "ﾃﾝﾉﾌﾀﾞ 9 9"),
        ("ja", "てんのふだ 9が 2まい"),
        ("ja", "heaven 9 9"),
    ],
)
def test_a_set_is_typed_as_people_say_it(language: str, typed: str) -> None:
    assert move_of(language, typed) == Play(HEAVEN, 9, 2)


def test_separate_accents_make_no_difference() -> None:
    typed = unicodedata.normalize("NFD", "côté petits, terre ramasser")
    assert move_of("fr", typed) == Collect(EARTH, LOW)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "earth collect high"),
        ("en", "collect high into earth"),
        ("en", "take the 7 into earth"),
        ("en", "earth pick up 7"),
        ("fr", "terre ramasser grands"),
        ("fr", "ramasse le 7, terre"),
        ("ja", "地のふだに大きいほうの7を回収"),
        ("ja", "ちのふだ 大きいほう 回収"),
    ],
)
def test_collecting_is_typed_with_its_end_or_its_number(language: str, typed: str) -> None:
    assert move_of(language, typed) == Collect(EARTH, HIGH)


@pytest.mark.parametrize(
    ("language", "typed", "pile"),
    [
        ("en", "pass earth", EARTH),
        ("en", "earth pass", EARTH),
        ("en", "pass with heaven", HEAVEN),
        ("fr", "passer terre", EARTH),
        ("fr", "ciel, passez", HEAVEN),
        ("ja", "地のふだパス", EARTH),
        ("ja", "天のふだはパス", HEAVEN),
    ],
)
def test_a_pile_passes(language: str, typed: str, pile: object) -> None:
    assert move_of(language, typed) == Pass(pile)  # type: ignore[arg-type]


@pytest.mark.parametrize(("language", "typed"), [("en", "pass"), ("fr", "passe"), ("ja", "パス")])
def test_pass_alone_passes_with_all_that_is_left_of_the_turn(language: str, typed: str) -> None:
    assert understand(language, typed) == Understood(Pass(HEAVEN), (Pass(EARTH),))
    game = Round("5 7", ("9", "2x4"), ("", "2"), ("", "3")).acts("E 2x4")
    assert understand(language, typed, game.view(1)) == Understood(Pass(HEAVEN))


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "pass both"), ("fr", "passer les deux"), ("ja", "両方パス")]
)
def test_both_piles_pass(language: str, typed: str) -> None:
    assert understand(language, typed) == Understood(Pass(HEAVEN), (Pass(EARTH),))


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "heaven 9 9, earth pass"),
        ("fr", "ciel 9 9 ; passer terre"),
        ("ja", "天のふだ9 9、地のふだパス"),
        ("en", "heaven 9 9 then pass earth"),
        ("en", "heaven 9 9, pass"),
        ("fr", "ciel deux 9, puis terre passe"),
    ],
)
def test_a_whole_turn_in_one_line(language: str, typed: str) -> None:
    assert understand(language, typed) == Understood(Play(HEAVEN, 9, 2), (Pass(EARTH),))


def test_the_second_action_is_understood_as_the_first_leaves_the_table() -> None:
    both = understand("en", "heaven collect 5, earth 4 4")  # 7 is the only number then
    assert both == Understood(Collect(HEAVEN, LOW), (Play(EARTH, 4, 2),))
    asked = understand("en", "heaven pass, earth 4 and 9")
    assert [(one.move, one.then) for one in asked.choices] == [
        (Pass(HEAVEN), (Play(EARTH, 4, 1),)),
        (Pass(HEAVEN), (Play(EARTH, 9, 1),)),
    ]


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        (
            "en",
            "heaven 9 9, earth 11",
            "Neither is done, because of the second. Not 11: the high end is sealed. ",
        ),
        ("fr", "ciel passe, terre 6", "Rien n'est fait, à cause de la seconde action. "),
        ("ja", "天のふだパス、地のふだに6を回収", "後の行動のため、どちらも行いません。6は回収"),
    ],
)
def test_nothing_is_done_where_the_second_action_is_forbidden(
    language: str, typed: str, told: str
) -> None:
    meaning = understand(language, typed)
    assert isinstance(meaning, Forbidden)
    assert Speaker(language, NAMES).text(meaning.sentence).startswith(told)


def test_the_only_pile_that_has_the_cards_is_meant() -> None:
    assert move_of("en", "4 4") == Play(EARTH, 4, 2)
    assert move_of("en", "9 9") == Play(HEAVEN, 9, 2)


def test_where_both_piles_have_the_card_it_is_asked() -> None:
    asked = understand("en", "9")
    assert labels("en", asked) == ["Heaven: play 9", "Earth: play 9"]
    assert [choose(asked, place) for place in (1, 2)] == [Play(HEAVEN, 9, 1), Play(EARTH, 9, 1)]


def test_all_of_a_number() -> None:
    assert move_of("en", "heaven all 9s") == Play(HEAVEN, 9, 3)
    assert move_of("ja", "天のふだ 9 全部") == Play(HEAVEN, 9, 3)
    assert move_of("fr", "ciel tous les 9") == Play(HEAVEN, 9, 3)


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "heaven 9s"), ("en", "the 9's from heaven"), ("fr", "je joue les 9 du ciel")],
)
def test_a_plural_that_nothing_counts_is_all_of_them(language: str, typed: str) -> None:
    assert move_of(language, typed) == Play(HEAVEN, 9, 3)


def test_several_numbers_are_asked_about_and_may_have_told_how_many() -> None:
    asked = understand("en", "heaven 3 9")
    assert labels("en", asked) == ["Heaven: play 9", "Heaven: play three 9s"]


def test_of_several_numbers_those_that_would_be_refused_are_not_offered() -> None:
    view = Round("5 7", ("6 8", "6"), ("", "2"), ("", "3")).view(1)
    assert labels("en", understand("en", "heaven 6 and 8", view)) == ["Heaven: play 8"]
    assert RULES.refuse(view, move_of("en", "earth 6 and 8", view)) is not None
    assert RULES.refuse(view, move_of("en", "6", view)) is not None


def test_the_same_cards_are_offered_once() -> None:
    assert labels("en", understand("en", "earth 4 and 11")) == ["Earth: play 4", "Earth: play 11"]


def test_the_only_thing_that_may_be_meant_is_asked_about() -> None:
    game = Round("5 7", ("9", "2x4"), ("", "2"), ("", "3")).acts("E 2x4")
    asked = understand("en", "high", game.view(1))
    assert Speaker("en").text(asked.question) == "Do you mean this?"
    assert labels("en", asked) == ["Heaven: collect the 7"]


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "collect 6", "Not 6: only the cards at an end are collected, and it is not there. "),
        ("en", "collect 7 low into earth", "Not 7: only the cards at an end are collected"),
        ("fr", "ramasser 6", "Pas le 6\u00a0: on ne ramasse que les cartes d'un bout"),
        ("ja", "6を回収", "6は回収できません。回収できるのは、場の端のカードだけです。"),
        ("en", "collect 99999999999", "Not that: only the cards at an end are collected. "),
    ],
)
def test_what_lies_at_no_end_is_not_collected_and_nothing_else_is(
    language: str, typed: str, told: str
) -> None:
    meaning = understand(language, typed)
    assert isinstance(meaning, Forbidden)
    assert Speaker(language, NAMES).text(meaning.sentence).startswith(told)
    one_pile_left = Round("5 7", ("9", "2x4"), ("", "2"), ("", "3")).acts("E 2x4").view(1)
    assert isinstance(understand(language, typed, one_pile_left), Forbidden)


def test_half_a_move_is_asked_about() -> None:
    assert "Earth: play two 4s" in labels("en", understand("en", "earth"))
    assert labels("en", understand("en", "collect high")) == [
        "Heaven: collect the 7",
        "Earth: collect the 7",
    ]
    assert labels("en", understand("en", "play")) == []
    assert labels("en", understand("en", "earth collect")) == [
        "Earth: collect the 5",
        "Earth: collect the 7",
    ]


def test_cards_typed_with_the_wrong_end_are_asked_about() -> None:
    asked = understand("en", "earth 4 4 high")
    assert Speaker("en").text(asked.question) == "Only the other end takes two 4s. Is that meant?"
    assert asked.proposes
    assert choose(asked, 1) == Play(EARTH, 4, 2)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("heaven 6", "not-in-hand"),
        ("heaven 12", "not-in-hand"),
        ("heaven 0", "not-in-hand"),
        ("heaven -9", "not-in-hand"),
        ("heaven 9999999", "not-in-hand"),
        ("heaven 9 x 99999", "not-in-hand"),
        ("heaven 0 x 9", "too-few-cards"),
        ("heaven -2 x 9", "too-few-cards"),
        ("heaven ９ x ０", "too-few-cards"),
        ("heaven -1 x 9", "too-few-cards"),
        ("heaven 0 9s", "too-few-cards"),
        ("heaven -2 9", "too-few-cards"),
        ("heaven 9 999999", "not-in-hand"),
        ("heaven 99999999999999999999", "not-in-hand"),
        ("earth 5 6", "not-in-hand"),
        ("divide", "wrong-phase"),
    ],
)
def test_bad_input_gets_its_reason_and_what_is_allowed(typed: str, code: str) -> None:
    meaning = understand("en", typed)
    assert isinstance(meaning, Understood)
    refused = RULES.refuse(PLAYING, meaning.move)
    assert refused is not None
    assert refused.code == code
    for language in LANGUAGES:
        assert len(Speaker(language, NAMES).text(WORDS.refusal(PLAYING, refused))) > 8


def test_a_slip_is_offered_and_never_carried_out() -> None:
    assert understand("en", "heavem 9 9") == Misspelt("heaven 9 9")
    assert understand("en", "colect high earth") == Misspelt("collect high earth")


@pytest.mark.parametrize("typed", ["", "xyzzy", "lantern 4", "9 lives", "?", "h 9 lives"])
def test_what_is_no_move_is_left_to_others(typed: str) -> None:
    assert understand("en", typed) is None


class TestDividing:
    EARTH_CARDS = (4, 4, 9, 11)

    @pytest.mark.parametrize(
        ("language", "typed"),
        [
            ("en", "earth 4 4 9 11"),
            ("en", "two 4s, 9, 11"),
            ("en", "divide 4 4 9 11"),
            ("en", "put two 4s, 9, 11 in Earth"),
            ("en", "Earth: both 4s, 9 and 11"),
            ("en", "earth 2 4s, 9, 11"),
            ("en", "earth 9 and the 4s, 11"),
            ("fr", "Terre : les deux 4, un 9 et le 11"),
            ("fr", "terre deux 4, un 9, un 11"),
            ("fr", "répartir terre 4 4 9 11"),
            ("ja", "地のふだは4が2枚、9、11"),
            ("ja", "ちのふだ 4 4 9 11"),
            ("ja", "地のふだは9、11が1枚ずつ、4が2枚"),
            ("ja", "ちのふだは 9が 1まい、4が 2まい、11"),
            ("ja", "地のふだは4全部と9と11。"),
        ],
    )
    def test_named_earth_cards_are_read_back_and_confirmed(self, language: str, typed: str) -> None:
        asked = understand(language, typed, DIVIDING)
        speaker = Speaker(language, NAMES)
        earth = {"en": "two 4s, 9, 11", "fr": "deux 4, un 9, un 11", "ja": "4が2枚、9、11"}
        assert earth[language] in speaker.text(asked.question)
        assert choose(asked, 1) == Divide(self.EARTH_CARDS)

    def test_naming_the_heaven_cards_divides_too(self) -> None:
        heaven = " ".join(map(str, sorted(cards_but(self.EARTH_CARDS))))
        assert choose(understand("en", f"heaven {heaven}", DIVIDING), 1) == Divide(self.EARTH_CARDS)

    def test_both_piles_must_be_the_whole_hand(self) -> None:
        heaven = " ".join(map(str, sorted(cards_but(self.EARTH_CARDS))))
        whole = understand("en", f"earth 4 4 9 11 heaven {heaven}", DIVIDING)
        assert choose(whole, 1) == Divide(self.EARTH_CARDS)
        part = understand("en", "earth 4 4 heaven 9", DIVIDING)
        assert Speaker("en").text(part.question).startswith("That is not your whole hand.")

    def test_no_leads_back_to_the_choice_of_how(self) -> None:
        again = choose(understand("en", "earth 4 4 9 11", DIVIDING), 2)
        assert labels("en", again)[1] == "number by number"

    def test_a_suggestion_is_taken_and_confirmed(self) -> None:
        asked = understand("en", "divide", DIVIDING)
        assert choose(choose(asked, 1), 1) == best_division(DIVIDING)

    def test_number_by_number_with_a_step_back(self) -> None:
        asked = choose(understand("en", "divide", DIVIDING), 2)
        assert labels("en", asked) == ["Heaven", "Earth", *labels("en", asked)[2:]]
        asked = choose(asked, 2)
        asked = choose(asked, len(labels("en", asked)))  # back
        earth: list[int] = []
        while isinstance(asked, Unclear) and "Heaven" in labels("en", asked):
            asked = choose(asked, 2 if not earth else 1)
            earth = earth or [1]
        move = choose(asked, 1)
        assert isinstance(move, Divide)
        assert RULES.refuse(DIVIDING, move) is None
        assert len(set(move.earth)) == 1

    def test_all_in_one_pile_is_asked_about_again(self) -> None:
        asked = choose(understand("en", "divide", DIVIDING), 2)
        while "Heaven" in labels("en", asked):
            asked = choose(asked, 1)
        assert Speaker("en").text(asked.question).startswith("All cards are in one pile")

    @pytest.mark.parametrize(
        ("typed", "code"),
        [
            ("earth 99", "not-in-hand"),
            ("earth 4 4 4 4 4 4", "not-in-hand"),
            ("earth 4 x -1", "not-in-hand"),
            ("pass", "wrong-phase"),
            ("heaven collect low", "wrong-phase"),
            ("play 4", "wrong-phase"),
        ],
    )
    def test_bad_divisions_are_refused(self, typed: str, code: str) -> None:
        meaning = understand("en", typed, DIVIDING)
        assert isinstance(meaning, Understood)
        refused = RULES.refuse(DIVIDING, meaning.move)
        assert refused is not None
        assert refused.code == code

    def test_all_cards_as_earth_are_refused(self) -> None:
        everything = " ".join(map(str, cards_but(())))
        meaning = understand("en", f"earth {everything}", DIVIDING)
        assert isinstance(meaning, Understood)
        refused = RULES.refuse(DIVIDING, meaning.move)
        assert refused is not None
        assert refused.code == ShinobiReason.EMPTY_PILE


def cards_but(earth: tuple[int, ...]) -> list[int]:
    left = taken_from(DIVIDING.heaven, earth)
    assert left is not None
    return list(cards_in(left))


WORD = st.sampled_from(
    ["heaven", "earth", "ciel", "terre", "天のふだ", "地のふだ", "collect", "pass", "high", "low",
     "2x9", "9", "4", "two", "all", "x", "枚", ",", "-", "divide", "(.).", "99999999999", "é", "の"]
)  # fmt: skip


@settings(max_examples=150, derandomize=True, database=None)
@given(words=st.lists(WORD, max_size=8), language=st.sampled_from(LANGUAGES))
def test_any_words_give_a_move_a_question_or_nothing(words: list[str], language: str) -> None:
    for view in (PLAYING, DIVIDING):
        meaning = understand(language, " ".join(words), view)
        assert meaning is None or isinstance(meaning, Understood | Unclear | Misspelt | Forbidden)
        if isinstance(meaning, Understood):
            refused = RULES.refuse(view, meaning.move)
            if refused is not None:
                Speaker(language, NAMES).text(WORDS.refusal(view, refused))
        if isinstance(meaning, Unclear):
            for choice in meaning.choices:
                Speaker(language, NAMES).text(choice.label)
                assert isinstance(choice, Choice | Further)


@given(typed=st.text(max_size=40))
@settings(max_examples=100, derandomize=True, database=None)
def test_any_text_is_understood_or_not(typed: str) -> None:
    for language in LANGUAGES:
        understand(language, typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_opening_is_a_word_for_a_question_alone(language: str) -> None:
    openings = COMMANDS.openings(VOCABULARIES[language])
    assert {"heaven", "earth", "collect", "pass"} <= openings
    assert not openings & {"the", "hand", "score", "table"}
