"""Lessons at the keyboard: done to the end, left anywhere, and patient with what is not meant."""

import json

import pytest

from access_play.core.record import LANGUAGES
from access_play.games.catalogue import game_names, has_lesson, load_lesson, load_words
from access_play.games.lessons import Happen, Pause, Step, Tell, Try, TryForbidden, TryMove
from access_play.hosting.problems import PlayerError
from access_play.language.phrases import Verbatim, filled
from access_play.language.speaker import Form, Length, Name, Speaker
from access_play.language.vocabulary import Vocabulary
from access_play.saves import settings as stored
from access_play.terminal.lessons import lesson_words
from access_play.terminal.table.playing import Ending
from tests.terminal.stage import Stage

LESSONS = [name for name in game_names() if has_lesson(name)]
ENGLISH = Speaker("en", [Name("Player"), Name("Ken"), Name("Zoé"), Name("Mei"), Name("Léo")])
WITH_LANGUAGES = [(name, language) for name in LESSONS for language in LANGUAGES]

YES = {"en": "yes", "fr": "oui", "ja": "はい"}
AT_ONCE = 13
"""Lines that are told at once at most: a page of a long answer, and a hand's second line."""


def steps_of(name: str) -> tuple[Step, ...]:
    lesson = load_lesson(name)
    assert lesson is not None
    return lesson.steps


def asked(name: str) -> list[Try | Pause]:
    """The steps at which something is typed."""
    return [step for step in steps_of(name) if isinstance(step, Try | Pause)]


def typed_at(step: Try | Pause, language: str) -> str:
    if isinstance(step, Pause):
        return ""
    return next(iter(Vocabulary(language).spellings(step.line).values()))


def does(stage: Stage, step: Try | Pause, language: str) -> list[str]:
    """Type what a step asks for, and yes where that is read back."""
    told = stage.types(typed_at(step, language))
    return stage.types(YES[language]) if isinstance(step, TryMove) and step.read_back else told


def plain(lines: list[str]) -> list[str]:
    return [line.replace("\u00a0", " ") for line in lines]


def over(language: str) -> str:
    return {
        "en": "The lesson is over. To practice, with moves that can be taken back, choose a special"
        " game in the menu.",
        "fr": "La leçon est terminée. Pour vous entraîner, avec des coups qui se reprennent,"
        " choisissez une partie spéciale dans le menu.",
        "ja": "レッスンは終わりです。手を取り消せる練習は、メニューの特別なゲームで選べます。",
    }[language]


@pytest.mark.parametrize(("name", "language"), WITH_LANGUAGES)
def test_a_lesson_is_done_to_its_end_by_what_it_says_to_type(
    stage: Stage, name: str, language: str
) -> None:
    told = stage.learns(name, language=language)
    for step in asked(name):
        assert not stage.ended
        assert len(told) <= AT_ONCE, told
        told = does(stage, step, language)
    assert told[-1] == over(language)
    assert stage.result is Ending.GAME_OVER
    assert stored.look().settings.lessons == {}, "it begins anew next time"


@pytest.mark.parametrize(("name", "language"), WITH_LANGUAGES)
def test_enter_alone_says_the_very_words_to_type(stage: Stage, name: str, language: str) -> None:
    """Nobody needs to have understood anything to get to the end; hint is as good as Enter."""
    stage.learns(name, language=language)
    for number, step in enumerate(asked(name)):
        line = typed_at(step, language)
        if isinstance(step, Try):
            (shown,) = stage.types("hint" if number % 2 else "")
            assert line in plain([shown])[0]
        does(stage, step, language)
    assert stage.ended


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_left_and_gone_on_with_at_every_step(stage: Stage, name: str) -> None:
    """What was told since the last line typed is told again, and the table lies as it did."""
    stage.learns(name, language="en")
    steps = asked(name)
    for done, step in enumerate(steps):
        before = stage.prompt
        (farewell,) = stage.types("quit")
        assert farewell == (
            "Your place in the lesson is kept. To go on, choose the lesson in the menu, or start"
            f" with access-play learn {name}."
        )
        assert stage.result is Ending.QUIT
        again = stage.learns(name, language="en")
        if done:
            assert again == [
                "You left this lesson before its end. Go on, or begin anew?",
                "1, go on",
                "2, begin anew",
            ]
            again = stage.types("1")
            assert again[0].startswith("The lesson goes on: ")
        if isinstance(step, Try):
            line = Verbatim(typed_at(step, "en"))
            assert again[-1] == ENGLISH.text(filled(step.task, line=line))
        assert stage.prompt == before
        told = does(stage, step, "en")
    assert told[-1] == over("en")


@pytest.mark.parametrize("leave", ["end of input", "Ctrl-C"])
def test_however_it_is_left_the_place_is_kept(stage: Stage, leave: str) -> None:
    stage.learns("hagakure", language="en")
    stage.types("h", "pass", "17")
    place = stored.look().settings.lessons
    assert place["hagakure"] > 0
    told = stage.ends_input() if leave == "end of input" else stage.interrupts()
    assert told[-1].startswith("Your place in the lesson is kept.")
    assert stored.look().settings.lessons == place
    assert (
        stage.result
        is {
            "end of input": Ending.END_OF_INPUT,
            "Ctrl-C": Ending.INTERRUPTED,
        }[leave]
    )


def test_a_lesson_may_begin_anew_or_not_at_all(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    stage.types("h", "quit")
    stage.learns("hagakure", language="en")
    assert stage.types("anew")[0] == "Lesson: Hagakure."
    stage.types("quit")
    stage.learns("hagakure", language="en")
    stage.types("")
    assert stage.result is None
    assert stage.ended


@pytest.mark.parametrize("place", [10_000, 0, -3, "x", 2**70])
def test_a_strange_place_in_the_settings_is_harmless(stage: Stage, place: object) -> None:
    kept = {"language": "en", "speech": "reader", "lessons": {"hagakure": place, "go": 4}}
    (stage.folder / "settings.json").write_text(json.dumps(kept), encoding="utf-8")
    told = stage.learns("hagakure")
    if place == 10_000:
        assert stage.types("1")[-1] == over("en"), "the last step that there is"
        assert stored.look().settings.lessons == {"go": 4}
    else:
        assert "Lesson: Hagakure." in told


def test_two_programs_keep_their_places_and_choices_beside_each_other(stage: Stage) -> None:
    """While a lesson is taken here, another program ends one and chooses a language."""
    stored.save(stored.Settings(language="en", speech="reader", lessons={"go": 4}))
    stage.learns("hagakure")
    theirs = stored.Settings(language="fr", speech="off", lessons={"shogi": 7})
    stored.save(theirs)
    stage.types("h", "d full")
    kept = stored.look().settings
    assert kept.lessons == {"shogi": 7, "hagakure": kept.lessons["hagakure"]}
    assert (kept.language, kept.speech, kept.verbosity) == ("fr", "off", Length.FULL)


STRANGE = ["zzz", "9" * 5000, "²", "!!", "٣", "villageois 9", "むらびと 9", "１_0", "\u200b x"]


@pytest.mark.parametrize("typed", STRANGE)
@pytest.mark.parametrize("name", LESSONS)
def test_what_means_nothing_costs_one_line_and_then_the_words_are_said(
    stage: Stage, name: str, typed: str
) -> None:
    stage.learns(name, language="en")
    step = asked(name)[0]
    prompt = stage.prompt
    first = stage.types(typed)
    assert len(first) == 1
    assert len(first[0]) < 150
    assert stage.prompt == prompt
    again = stage.types(typed)
    assert again == [*first, f"Type {typed_at(step, 'en')}, then Enter."]
    does(stage, step, "en")
    assert stage.prompt != prompt or not isinstance(step, TryMove)


@pytest.mark.parametrize(("name", "language"), WITH_LANGUAGES)
def test_every_wrong_line_is_answered_at_every_step(stage: Stage, name: str, language: str) -> None:
    """One line is what was wrong, at most one more says what to type; the step stays."""
    stage.learns(name, language=language)
    for step in asked(name):
        prompt = stage.prompt
        for number, typed in enumerate(["qqqq", "9" * 5000, "trente"]):
            told = stage.types(typed)
            assert 1 <= len(told) <= 2, told
            if isinstance(step, Try) and number:
                line = Verbatim(typed_at(step, language))
                assert told[-1] == Speaker(language).text(lesson_words.type_this(line))
            else:
                assert len(told) == 1
        assert stage.prompt == prompt
        does(stage, step, language)
    assert stage.ended


@pytest.mark.parametrize("name", LESSONS)
def test_a_first_own_move_is_a_few_lines_from_the_first_start(stage: Stage, name: str) -> None:
    """Language, voice, which lesson, and then at most four lines up to the first move."""
    stage.opens_menu()
    titles = [Speaker("en").text(load_words(each).title) for each in LESSONS]
    offered = stage.types("1", "")
    assert offered == [
        (
            "New here? A lesson teaches a game while you play it. Choose one, or Enter alone for"
            " the menu."
        ),
        *[f"{number}, {title}" for number, title in enumerate(titles, start=1)],
    ]
    typed = ["1", "", str(LESSONS.index(name) + 1)]
    stage.types(typed[-1])
    for step in asked(name):
        typed.append(typed_at(step, "en"))
        does(stage, step, "en")
        if isinstance(step, TryMove | TryForbidden):
            break
    assert len(typed) <= 7


def test_quit_in_a_lesson_of_the_menu_leads_back_to_it(stage: Stage) -> None:
    stage.opens_menu()
    stage.types("1", "", "hagakure", "h")
    told = stage.types("quit")
    assert told[0].startswith("Your place in the lesson is kept.")
    assert told[1] == "What would you like to do?"
    assert stage.types("lesson")[0] == "The lesson of which game? Enter alone goes back."
    assert stage.types("hagakure")[1] == "1, go on"


def test_a_lesson_that_was_left_is_resumed_among_the_games_that_are_kept(stage: Stage) -> None:
    stage.opens_menu()
    stage.types("1", "", "hagakure", "h", "quit")
    listed = ["Which game? Enter alone goes back.", "1, lesson: Hagakure"]
    assert stage.types("resume a game") == listed
    assert stage.types("1")[0] == "The lesson goes on: Hagakure, task 2 of 23."
    stage.types("quit")
    stage.types("new game", "hagakure", "3", "", "", "quit")
    listed = stage.types("resume a game")
    assert listed[-1] == "2, lesson: Hagakure"
    assert stage.types("2")[0].startswith("The lesson goes on: ")


def test_enter_reads_a_rule_to_its_end_and_then_helps_again(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    assert stage.types("rules 21")[0].startswith("Heading 21: Following, 5 paragraphs.")
    for _ in range(4):
        assert stage.types("") != ["Type h, then Enter."]
    assert stage.types("") == ["Type h, then Enter."]


def test_help_tells_the_task_first(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    told = stage.types("?")
    assert told[0] == (
        "Your five cards have just been told. To hear them again, type h, then Enter."
    )
    assert "quit" in told[2]
    assert stage.types("save") == ["Your place in the lesson is kept at every step."]


def test_questions_of_the_table_are_answered_and_are_no_miss(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    for typed in ("t", "s", "w", "m", "i 18", "rules", "t Ken", "? trick", "undo", "d full"):
        assert "Type h, then Enter." not in stage.types(typed)
    assert stage.types("hand")[0] == "Your hand: villagers 8, 9, 17; samurai 21; one Old Fool."
    assert stage.prompt == "Token: ", "the task is done, and the next one is asked"


def test_the_language_can_change_within_a_lesson(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    stage.types("lang fr")
    assert plain(stage.types("")) == ["Tapez h, puis Entrée."]
    told = plain(stage.types("main"))
    assert told[-1] == (
        "Avant les cartes vient une question sur les jetons. La leçon en parlera plus tard ;"
        " pour l'instant, tapez passer."
    )


def test_a_place_that_cannot_be_kept_is_told_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.learns("hagakure", language="en")

    def fail(*_: object) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr("access_play.saves.disk.replace_file", fail)
    first = stage.types("h")
    second = stage.types("pass")
    problems = [line for line in first if "settings" in line or "disk" in line.lower()]
    assert len(problems) == 1
    assert problems[0] not in second
    told = stage.types("quit")
    assert told == [], "nothing is promised"


@pytest.mark.parametrize("form", [Form.SPEECH, Form.BRAILLE])
@pytest.mark.parametrize(("name", "language"), WITH_LANGUAGES)
def test_in_speech_and_braille_a_lesson_is_as_whole(
    stage: Stage, name: str, language: str, form: Form
) -> None:
    stage.learns(name, language=language, form=form)
    for step in asked(name):
        does(stage, step, language)
    assert stage.ended
    lines = [line for line in stage.keyboard.writes if len(line) < 3]
    assert lines == [], "a screen reader may take these for typed echo"


def test_where_nothing_can_be_asked_lines_are_read_all_the_same(stage: Stage) -> None:
    stage.keyboard.interactive = False
    stage.learns("hagakure", language="en")
    told = stage.types("h", "pass", "17")
    assert "Zoé: villager 15. You win trick 1 of 5 with villager 17." in told


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_says_something_at_both_ends(name: str) -> None:
    steps = steps_of(name)
    assert isinstance(steps[0], Tell | Happen)
    assert isinstance(steps[-1], Tell)


def test_a_game_without_a_lesson_says_so(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_play.terminal.lessons.offering.load_lesson", lambda _: None)
    with pytest.raises(PlayerError) as refused:
        stage.learns("hagakure")
    assert Speaker("en").text(refused.value.sentence) == (
        "There is no lesson for this game yet. Its rules can be read."
    )


def test_enter_reads_the_rules_on_and_the_task_waits(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    stage.types("h", "pass", "17", "t", "9", "", "8")
    prompt = stage.prompt
    stage.types("rules 3")
    assert stage.types("")[0].startswith("On the printed cards")
    assert stage.prompt == prompt
    stage.types("t")
    assert stage.types("") == ["Type why, then Enter."], "reading is over"


def test_a_pause_goes_on_when_the_rules_have_been_left(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    stage.types("h", "pass", "17", "t", "9", "rules 3")
    assert stage.types("")[0].startswith("On the printed cards")
    assert stage.prompt == "Enter goes on: "
    stage.types("w")
    assert "Zoé leads samurai 20." in stage.types("")


def test_why_after_another_lawful_move_names_no_rule(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    stage.types("h", "pass", "9")
    (told,) = stage.types("why")
    assert "rule" in told
    assert stage.types("") == ["Type 17, then Enter."], "nothing is being read"


def test_where_nothing_is_asked_a_hint_says_so(stage: Stage) -> None:
    stage.learns("hagakure", language="en")
    stage.types("h", "pass", "17", "t", "9")
    assert stage.types("hint") == ["There is nothing to type here. Enter alone goes on."]
    stage.types("18")
    assert stage.prompt == "Enter goes on: "
