"""How phrases become words: lengths, plurals, counts, minus, and a cache that is full."""

import gettext

import pytest

from access_play.language import renderer as renderer_module
from access_play.language.messages import Message
from access_play.language.phrases import OutOf, Phrase, Verbatim, numbers, phrase
from access_play.language.renderer import Form, Length, Name, Renderer
from access_play.language.speaker import Speaker

LENGTHS = Phrase(
    Message("normal"),
    brief=Message("brief"),
    full=Message("full"),
    braille=Message("braille", context="braille"),
)
CARDS = Phrase(Message("{count} card", "{count} cards"))
NUMBER = Message("{number}")


def rendering(
    form: Form = Form.TEXT,
    length: Length = Length.NORMAL,
    *,
    names: tuple[Name, ...] = (),
    kana: bool = False,
) -> Renderer:
    return Renderer(gettext.NullTranslations(), form, length, names, kana=kana)


@pytest.mark.parametrize(
    ("form", "length", "said"),
    [
        (Form.TEXT, Length.BRIEF, "brief"),
        (Form.TEXT, Length.NORMAL, "normal"),
        (Form.TEXT, Length.FULL, "full"),
        (Form.SPEECH, Length.BRIEF, "brief"),
        (Form.SPEECH, Length.FULL, "full"),
        (Form.BRAILLE, Length.BRIEF, "braille"),
        (Form.BRAILLE, Length.FULL, "braille"),
    ],
)
def test_each_length_has_its_words_and_braille_has_one(
    form: Form, length: Length, said: str
) -> None:
    assert rendering(form, length).render(LENGTHS) == said


@pytest.mark.parametrize("form", list(Form))
@pytest.mark.parametrize("length", list(Length))
def test_a_length_or_form_that_is_left_out_is_said_like_the_normal_one(
    form: Form, length: Length
) -> None:
    assert rendering(form, length).render(phrase(Message("normal"))) == "normal"


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (-1, "minus 1 card"), (-2, "minus 2 cards")],
)
def test_a_count_chooses_the_plural_whatever_its_sign(count: int, said: str) -> None:
    counted = phrase(CARDS.normal, count=count)
    assert rendering().render(counted) == said


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 0, "0 more lines. Type more."),
        ("en", 1, "1 more line. Type more."),
        ("fr", 0, "Encore 0 ligne"),
        ("fr", 2, "Encore 2 lignes"),
    ],
)
def test_the_catalog_s_own_rule_holds(language: str, count: int, said: str) -> None:
    left = Message("{count} more line. Type more.", "{count} more lines. Type more.")
    assert Speaker(language).text(phrase(left, count=count)).startswith(said)


@pytest.mark.parametrize(("kana", "said"), [(False, "5"), (True, "3")])
def test_a_trick_of_five_is_said_by_the_whole_or_by_what_is_left(*, kana: bool, said: str) -> None:
    told = phrase(NUMBER, number=OutOf(2, 5))
    assert rendering(Form.SPEECH, kana=kana).render(told) == said


@pytest.mark.parametrize(
    ("form", "said"), [(Form.TEXT, "minus 3"), (Form.SPEECH, "minus 3"), (Form.BRAILLE, "minus 3")]
)
def test_a_number_below_zero_is_said_in_words(form: Form, said: str) -> None:
    assert rendering(form).render(phrase(NUMBER, number=-3)) == said


def test_a_list_is_joined_and_one_item_stands_alone() -> None:
    assert rendering().render(phrase(NUMBER, number=numbers((6, -9, 14)))) == "6, minus 9, 14"
    assert rendering().render(phrase(NUMBER, number=numbers((6,)))) == "6"


@pytest.mark.parametrize(
    ("name", "written", "spoken"),
    [
        (Name("亜紀", "あき"), "亜紀", "アキ"),
        (Name("㐂一", "きいち"), "㐂一", "キイチ"),
        (Name("Zoé", "ゾエ"), "ゾエ", "ゾエ"),
        (Name("Sam"), "Sam", "Sam"),
    ],
)
def test_a_japanese_listener_reads_kanji_and_hears_kana(
    name: Name, written: str, spoken: str
) -> None:
    assert rendering(Form.TEXT, names=(name,), kana=True).name(0) == written
    assert rendering(Form.SPEECH, names=(name,), kana=True).name(0) == spoken


def test_a_full_cache_changes_no_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer_module, "_CACHE_SIZE", 3)
    small = rendering()
    told = [phrase(Message("card {name}"), name=Verbatim(str(number))) for number in range(10)]
    for _ in range(2):
        assert [small.render(each) for each in told] == [f"card {number}" for number in range(10)]
        assert len(small._sentences) <= 3
        assert len(small._parts) <= 3


@pytest.mark.parametrize("form", Form)
def test_a_japanese_name_is_given_in_letters_where_kanji_and_kana_cannot_be_read(
    form: Form,
) -> None:
    assert Speaker("en", (Name("健", "ケン", "ja"),)).name(0, form) == "Ken"
    assert Speaker("fr", (Name("けん", language="ja"),)).name(0, form) == "Ken"
