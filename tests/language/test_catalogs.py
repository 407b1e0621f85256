"""The catalogs are whole and well worded, and each check that says so can fail."""

import gettext
from pathlib import Path

import pytest

import catalog_files as files
import catalogs
from access_play.language import catalogs as read_catalogs
from catalog_checks import check

SOURCE = """\
WINS = N_("{player} wins.")
# Translators: on the score sheet.
CARDS = NNP_("hand", "{count} card", "{count} cards")
SHORT = NP_("braille", "{player} wins")
FOOL = NP_("typed", "fool, old fool")
"""
WORDS = {
    "fr": {
        ("", "{player} wins."): ("{player} gagne.",),
        ("hand", "{count} card"): ("{count} carte", "{count} cartes"),
        ("braille", "{player} wins"): ("{player} gagne",),
        ("typed", "fool, old fool"): ("fou, vieux fou",),
    },
    "ja": {
        ("", "{player} wins."): ("{player}の勝利です。",),
        ("speech", "{player} wins."): ("{player}の しょうりです。",),
        ("hand", "{count} card"): ("カード{count}枚",),
        ("speech|hand", "{count} card"): ("かーど {count}まい",),
        ("braille", "{player} wins"): ("{player} カチ",),
        ("typed", "fool, old fool"): ("おろか者, おろかもの",),
    },
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout without a fault."""
    package = tmp_path / "access_play"
    package.mkdir()
    (package / "words.py").write_text(SOURCE, "utf-8")
    assert catalogs.update(tmp_path) == 0
    for language, words in WORDS.items():
        fill(tmp_path, language, words)
    return tmp_path


def fill(
    root: Path,
    language: str,
    words: dict[files.Key, tuple[str, ...]],
    domain: str = files.DOMAIN,
) -> None:
    path = files.po_path(root, language, domain)
    catalog = files.read(path, language)
    for (context, singular), strings in words.items():
        message = catalog.get(singular, context or None)
        assert message is not None, (context, singular)
        message.string = strings if message.pluralizable else strings[0]
    sources = files.extract(root, domain)
    path.write_bytes(files.written(files.merge(sources, catalog, language), language))


def edit(root: Path, language: str, old: str, new: str) -> None:
    path = files.po_path(root, language)
    text = path.read_text("utf-8")
    assert text.count(old) == 1, old
    path.write_text(text.replace(old, new), "utf-8")


def rules(root: Path) -> list[str]:
    return [fault.rule for fault in check(root)]


def test_the_catalogs_have_no_fault() -> None:
    assert [str(fault) for fault in check(files.ROOT)] == []


def test_a_good_catalog_has_no_fault(checkout: Path) -> None:
    assert check(checkout) == []


@pytest.mark.parametrize(
    ("language", "old", "new", "rule"),
    [
        ("fr", 'msgstr "{player} gagne."', 'msgstr ""', "empty"),
        ("fr", 'msgstr[1] "{count} cartes"', 'msgstr[1] ""', "empty"),
        ("fr", "#: access_play/words.py\nmsgid", "#, fuzzy\nmsgid", "fuzzy"),
        ("fr", 'msgid "{player} wins."', 'msgid "{player} won."', "obsolete"),
        ("fr", 'msgid "{player} wins."', 'msgid "{player} won."', "missing"),
        ("ja", 'msgctxt "speech"\n', 'msgctxt "voice"\n', "missing"),
        ("fr", 'msgid_plural "{count} cards"', 'msgid_plural "{count} sheets"', "missing"),
        ("fr", "plural=(n > 1);", "plural=(n != 1);", "plural-header"),
        ("ja", "nplurals=1; plural=0;", "nplurals=2; plural=(n != 1);", "plural-header"),
        ("en", '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n', "", "plural-header"),
        ("fr", 'msgstr[1] "{', 'msgstr[1] "{count} x"\nmsgstr[2] "{', "unreadable"),
        ("en", "#. Translators: on the score sheet.\n", "", "layout"),
        ("ja", "{player}の しょうりです。", "{player}は しょうりです。", "reading"),
        ("fr", "{player} gagne.", "{joueur} gagne.", "placeholders"),
        ("fr", "{count} cartes", "cartes", "placeholders"),
    ],
)
def test_a_faulty_catalog_is_told_by_its_fault(
    checkout: Path, language: str, old: str, new: str, rule: str
) -> None:
    edit(checkout, language, old, new)
    assert rule in rules(checkout)


def test_an_obsolete_entry_kept_as_a_comment_is_a_fault(checkout: Path) -> None:
    path = files.po_path(checkout, "fr")
    path.write_text(path.read_text("utf-8") + '\n#~ msgid "Old."\n#~ msgstr "Vieux."\n', "utf-8")
    assert rules(checkout) == ["obsolete"]


def test_a_missing_catalog_is_a_fault(checkout: Path) -> None:
    files.po_path(checkout, "ja").unlink()
    assert rules(checkout) == ["unreadable"]


def test_a_message_that_cannot_be_extracted_is_a_fault(checkout: Path) -> None:
    (checkout / "access_play" / "more.py").write_text('WHO = N_(f"{player} wins.")\n', "utf-8")
    assert rules(checkout) == ["marker"]


def test_a_new_message_waits_for_words(checkout: Path) -> None:
    (checkout / "access_play" / "more.py").write_text('TURN = N_("Your turn.")\n', "utf-8")
    assert set(rules(checkout)) == {"missing"}
    catalogs.update(checkout)
    assert [(fault.rule, fault.where) for fault in check(checkout)] == [
        ("empty", "fr 'Your turn.'"),
        ("empty", "ja 'Your turn.'"),
        ("empty", "ja [speech] 'Your turn.'"),
    ]


def test_update_changes_nothing_where_nothing_changed(checkout: Path) -> None:
    before = {each: files.po_path(checkout, each).read_bytes() for each in files.LANGUAGES}
    catalogs.update(checkout)
    assert before == {each: files.po_path(checkout, each).read_bytes() for each in files.LANGUAGES}


def test_update_drops_and_tells_what_the_source_no_longer_has(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = SOURCE.replace("{player} wins.", "{player} takes the trick.")
    (checkout / "access_play" / "words.py").write_text(changed, "utf-8")
    catalogs.update(checkout)
    assert "fr: dropped ('', '{player} wins.', '{player} gagne.')" in capsys.readouterr().out
    french = files.read(files.po_path(checkout, "fr"), "fr")
    message = french.get("{player} takes the trick.")
    assert message is not None
    assert (message.string, message.fuzzy, len(french.obsolete)) == ("", False, 0)


def test_update_asks_anew_for_the_words_of_a_guess(checkout: Path) -> None:
    edit(checkout, "fr", "#: access_play/words.py\nmsgid", "#, fuzzy\nmsgid")
    catalogs.update(checkout)
    assert rules(checkout) == ["empty"]


def test_update_touches_nothing_while_the_source_cannot_be_extracted(checkout: Path) -> None:
    (checkout / "access_play" / "words.py").write_text("WINS = N_(name)\n", "utf-8")
    before = files.po_path(checkout, "fr").read_bytes()
    assert catalogs.update(checkout) == 1
    assert files.po_path(checkout, "fr").read_bytes() == before


def test_a_japanese_text_has_its_kana_right_after_it(checkout: Path) -> None:
    catalog = files.read(files.po_path(checkout, "ja"), "ja")
    keys = [files.key_of(message) for message in catalog if message.id]
    assert keys == list(WORDS["ja"])


def test_a_translators_own_comment_is_kept(checkout: Path) -> None:
    edit(
        checkout, "fr", "#: access_play/words.py\nmsgid", "# le pli\n#: access_play/words.py\nmsgid"
    )
    catalogs.update(checkout)
    assert "# le pli\n" in files.po_path(checkout, "fr").read_text("utf-8")


def test_check_prints_each_fault_and_fails(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert catalogs.main(["check", "--root", str(checkout)]) == 0
    assert capsys.readouterr().out == ""
    edit(checkout, "fr", 'msgstr "{player} gagne."', 'msgstr ""')
    assert catalogs.main(["check", "--root", str(checkout)]) == 1
    assert capsys.readouterr().out == "fr '{player} wins.': empty: has no words\n"


@pytest.mark.parametrize(
    ("language", "number", "words"),
    [
        ("en", 0, "{count} cards"),
        ("en", 1, "{count} card"),
        ("en", 2, "{count} cards"),
        ("en", 1_500_000, "{count} cards"),
        ("fr", 0, "{count} carte"),
        ("fr", 1, "{count} carte"),
        ("fr", 2, "{count} cartes"),
        ("fr", 1_500_000, "{count} cartes"),
        ("ja", 0, "カード{count}枚"),
        ("ja", 1, "カード{count}枚"),
        ("ja", 2, "カード{count}枚"),
    ],
)
def test_compiled_catalogs_choose_the_plural(
    checkout: Path, language: str, number: int, words: str
) -> None:
    assert catalogs.main(["compile", "--root", str(checkout)]) == 0
    with files.po_path(checkout, language).with_suffix(".mo").open("rb") as file:
        catalog = gettext.GNUTranslations(file)
    assert catalog.npgettext("hand", "{count} card", "{count} cards", number) == words
    assert not list(checkout.rglob("*.mo~"))


LESSON = """\
WELCOME = N_("Welcome to the lesson.")
AGAIN = N_("{player} wins.")
"""


def with_a_lesson(checkout: Path) -> None:
    """Add what only a lesson says, beside what the program says too."""
    folder = checkout / "access_play" / "games" / "lanterns" / "tutorial"
    folder.mkdir(parents=True)
    (folder / "steps.py").write_text(LESSON, "utf-8")
    assert catalogs.update(checkout) == 0


def held(checkout: Path, language: str, domain: str) -> list[files.Key]:
    path = files.po_path(checkout, language, domain)
    return [files.key_of(each) for each in files.read(path, language) if each.id]


def test_what_only_a_lesson_says_has_a_catalog_of_its_own(checkout: Path) -> None:
    before = held(checkout, "ja", files.DOMAIN)
    with_a_lesson(checkout)
    wanted = [("", "Welcome to the lesson."), ("speech", "Welcome to the lesson.")]
    assert held(checkout, "ja", files.LESSONS) == wanted
    assert held(checkout, "ja", files.DOMAIN) == before
    assert rules(checkout) == ["empty"] * 3, "in French, in Japanese, and its kana"


def test_the_lessons_are_read_when_one_is_first_said(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_a_lesson(checkout)
    welcome: dict[files.Key, tuple[str, ...]] = {("", "Welcome to the lesson."): ("Bienvenue.",)}
    fill(checkout, "fr", welcome, files.LESSONS)
    files.compile_all(checkout)
    monkeypatch.setattr(read_catalogs, "locales_dir", lambda: checkout / "locales")
    read_catalogs.catalog.cache_clear()
    try:
        french = read_catalogs.catalog("fr")
        assert french.gettext("{player} wins.") == "{player} gagne."
        assert french.npgettext("hand", "{count} card", "{count} cards", 2) == "{count} cartes"
        assert read_catalogs.catalog.cache_info().currsize == 1, "the lessons wait"
        assert french.gettext("Welcome to the lesson.") == "Bienvenue."
        assert read_catalogs.catalog.cache_info().currsize == 2
        assert french.pgettext("hall", "Welcome.") == "Welcome."
        assert french.ngettext("door", "doors", 2) == "doors"
        assert french.npgettext("hall", "door", "doors", 1) == "door"
    finally:
        read_catalogs.catalog.cache_clear()


def test_where_the_lessons_are_missing_they_are_in_english(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files.compile_all(checkout)
    files.po_path(checkout, "fr", files.LESSONS).with_suffix(".mo").unlink()
    monkeypatch.setattr(read_catalogs, "locales_dir", lambda: checkout / "locales")
    read_catalogs.catalog.cache_clear()
    try:
        french = read_catalogs.catalog("fr")
        assert french.gettext("{player} wins.") == "{player} gagne."
        assert french.gettext("Welcome to the lesson.") == "Welcome to the lesson."
    finally:
        read_catalogs.catalog.cache_clear()
