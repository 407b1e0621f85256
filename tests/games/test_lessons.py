"""Every game's lesson: its deal is lawful, and what it expects to be typed means what it should."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from access_play.core.record import LANGUAGES, header_fields
from access_play.core.refusals import Refusal
from access_play.core.replay import table_of
from access_play.core.table import AnyTable
from access_play.games.catalogue import (
    game_names,
    has_lesson,
    load_commands,
    load_lesson,
    load_rules,
    load_words,
)
from access_play.games.commands import Choice, Unclear, Understood
from access_play.games.lessons import (
    LEARNER,
    NAMED,
    Happen,
    Lesson,
    Pause,
    Step,
    Tell,
    Try,
    TryForbidden,
    TryMove,
    TryQuestion,
)
from access_play.hosting.seating import names_in
from access_play.language.cells import cells
from access_play.language.kana import has_kanji
from access_play.language.phrases import Verbatim, filled
from access_play.language.speaker import Form, Speaker
from access_play.language.vocabulary import Vocabulary
from access_play.terminal.asking.questions import Ask, find
from access_play.terminal.lessons import lesson_words
from access_play.terminal.lessons.course import Course
from access_play.terminal.lessons.offering import header_of

LESSONS = [name for name in game_names() if has_lesson(name)]
WITH_LANGUAGES = [(name, language) for name in LESSONS for language in LANGUAGES]
BARE = {Ask.QUIT, Ask.STOP, Ask.UNDO, Ask.SAVE}
"""Orders that nothing follows: with more behind it, the line is a move's, like "save face"."""
PROMPT_CELLS = 32
"""What a prompt may take of a display of 40 cells, with the blank behind it."""
AT_ONCE = 8
"""Lines of a lesson's own and of its game between two lines typed, at most."""


class At(NamedTuple):
    """A step, with the table as it stands when it is reached."""

    step: Step
    table: AnyTable
    due: tuple[tuple[int, object], ...]


def lesson_of(name: str) -> Lesson:
    lesson = load_lesson(name)
    assert lesson is not None
    return lesson


def walked(name: str) -> Iterator[At]:
    """Walk a lesson's steps; every action must be lawful where it stands."""
    lesson, game = lesson_of(name), load_rules(name)
    table = table_of(header_of(name, lesson, "en"), game)
    course = Course(lesson, game, lambda _: ())
    while not course.over:
        due = course.due()
        yield At(course.step, table, due)
        for seat, move in due:
            outcome = table.announce(seat, move)
            assert not isinstance(outcome, Refusal), (course.place, outcome)
        course.go_on()


def lines(step: Try, language: str) -> list[str]:
    return list(Vocabulary(language).spellings(step.line).values())


def asks_something(line: str, vocabulary: Vocabulary) -> bool:
    asked = find(line, vocabulary)
    return asked is not None and not (asked.rest and asked.question.ask in BARE)


def test_there_are_lessons() -> None:
    assert "hagakure" in LESSONS


@pytest.mark.parametrize("name", LESSONS)
def test_the_fixed_game_is_lawful_and_used_to_its_end(name: str) -> None:
    lesson = lesson_of(name)
    used = sum(len(at.due) for at in walked(name))
    assert used == len(lesson.actions)
    assert header_fields(header_of(name, lesson, "ja"))["game"] == name


@pytest.mark.parametrize("name", LESSONS)
def test_the_learner_makes_the_moves_that_the_lesson_asks_for(name: str) -> None:
    """What is asked for is the learner's own; what happens by itself could not be chosen."""
    game = load_rules(name)
    for at in walked(name):
        if isinstance(at.step, TryMove):
            assert {seat for seat, _ in at.due} == {LEARNER}
            assert len(at.due) == at.step.count
        for seat, move in at.due if isinstance(at.step, Happen) else ():
            if seat == LEARNER:
                assert game.forced(at.table.view(LEARNER)) in {move, None}


@pytest.mark.parametrize(("name", "language"), WITH_LANGUAGES)
def test_what_is_to_be_typed_means_what_it_should(name: str, language: str) -> None:
    """In each language, and each of its spellings; English is always understood."""
    game, commands, vocabulary = load_rules(name), load_commands(name), Vocabulary(language)
    names = names_in(header_of(name, lesson_of(name), language))
    for at in walked(name):
        for line in lines(at.step, language) if isinstance(at.step, Try) else ():
            view = at.table.view(LEARNER)
            meaning = commands.understand(view, line, vocabulary, names)
            match at.step:
                case TryMove(read_back=True):
                    assert isinstance(meaning, Unclear), (line, meaning)
                    yes = meaning.choices[0]
                    assert isinstance(yes, Choice)
                    assert [yes.move] == [move for _, move in at.due], line
                case TryMove():
                    assert not asks_something(line, vocabulary), line
                    assert isinstance(meaning, Understood), (line, meaning)
                    assert (meaning.move, *meaning.then) == tuple(move for _, move in at.due), line
                case TryForbidden(code=code):
                    assert isinstance(meaning, Understood), (line, meaning)
                    refusal = game.refuse(view, meaning.move)
                    assert refusal is not None, line
                    assert refusal.code == code, line
                case TryQuestion():
                    asked, own = find(line, vocabulary), find(lines(at.step, "en")[0], vocabulary)
                    assert asked is not None, line
                    assert own is not None
                    assert asked.question.ask is own.question.ask, line


@pytest.mark.parametrize(("name", "language"), WITH_LANGUAGES)
def test_what_is_to_be_typed_needs_no_conversion_and_is_shown_in_a_short_prompt(
    name: str, language: str
) -> None:
    speaker = Speaker(language)
    for at in walked(name):
        if isinstance(at.step, Try):
            shown = lines(at.step, language)[0]
            assert not has_kanji(shown)
            line = Verbatim(shown, reading=shown)
            if isinstance(at.step, TryQuestion):
                prompt = speaker.braille(lesson_words.prompt(line))
                assert cells(f"{prompt} ", language) <= PROMPT_CELLS
            else:
                words = load_words(name).question(at.table.view(LEARNER))
                assert words.prompt is not None


@pytest.mark.parametrize(("name", "language"), WITH_LANGUAGES)
def test_every_sentence_is_said_in_every_form(name: str, language: str) -> None:
    speaker = Speaker(language, names_in(header_of(name, lesson_of(name), language)))
    for at in walked(name):
        match at.step:
            case Tell(sentence):
                said = sentence
            case Try():
                shown = lines(at.step, language)[0]
                said = filled(at.step.task, line=Verbatim(shown, reading=shown))
            case _:
                continue
        for form in Form:
            words = speaker.render(said, form)
            assert "{" not in words
            assert len(words) > 3
            if language == "ja" and form is not Form.TEXT:
                assert not has_kanji(words)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_short_and_lets_the_learner_type_often(name: str) -> None:
    """10 to 15 minutes: so many tasks, and nothing but told for a few lines at a time."""
    steps = lesson_of(name).steps
    assert 18 <= sum(isinstance(step, Try) for step in steps) <= 45
    assert any(isinstance(step, TryForbidden) for step in steps)
    told = 0
    for step in steps:
        match step:
            case Tell():
                told += 1
            case Happen(count):
                told += count
            case Try() | Pause():
                assert told <= AT_ONCE, step
                told = 0


def test_the_others_have_the_names_that_sentences_use() -> None:
    lesson = Lesson(seats=len(NAMED) + 1, actions=(), steps=())
    header = header_of("lanterns", lesson, "fr")
    assert [seat.name for seat in header.seats[1:]] == ["Ken", "Zoé", "Mei", "Léo", "Sam"]
    assert [seat.language for seat in header.seats] == ["fr"] * 6
    assert [bool(seat.bot) for seat in header.seats] == [False] + [True] * 5
