"""Offering lessons: which game, and whether to go on where a lesson was left."""

from access_play.bots.levels import DEFAULT_LEVEL
from access_play.bots.names import bot_names
from access_play.core.record import Header, Seating
from access_play.core.replay import table_of
from access_play.games.catalogue import game_names, has_lesson, load_lesson, load_rules
from access_play.games.lessons import LEARNER, NAMED, Lesson
from access_play.hosting import seating
from access_play.hosting.headers import generator, new_header
from access_play.hosting.problems import PlayerError
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.language.speaker import Speaker
from access_play.saves.settings import Settings
from access_play.terminal.app import App
from access_play.terminal.asking.dialogue import Dialogue
from access_play.terminal.asking.games import choose_game
from access_play.terminal.lessons import lesson_words
from access_play.terminal.lessons.course import Course
from access_play.terminal.lessons.session import LessonSession
from access_play.terminal.table.playing import Ending
from access_play.terminal.table.setting_up import host
from access_play.terminal.table.teller import Teller


def lessons() -> tuple[str, ...]:
    """Return the names of the games that have a lesson."""
    return tuple(name for name in game_names() if has_lesson(name))


def left_lessons(settings: Settings) -> tuple[str, ...]:
    """Return the names of the games whose lesson was begun and left before its end."""
    return tuple(name for name in lessons() if settings.lessons.get(name))


def header_of(name: str, lesson: Lesson, language: str) -> Header:
    """Describe a lesson's game: the learner, and the others by the names that its words use."""
    others = bot_names(len(NAMED) + 1)[1 : lesson.seats]
    learner = Seating(Speaker(language).text(seating.ALONE), language)
    bots = [Seating(each.text, language, DEFAULT_LEVEL, each.reading) for each in others]
    return new_header(name, (learner, *bots), lesson.options)


async def choose_lesson(dialogue: Dialogue, question: Phrase) -> str | None:
    """Ask for a game that has a lesson; ``None`` for an empty line.

    Raises:
        Quit: the person asked to leave.
        Back: the person asked for the question before.
    """
    return await choose_game(dialogue, question, lessons())


async def learn(app: App, dialogue: Dialogue, name: str) -> Ending | None:
    """Take a game's lesson; where it was left, ask first whether to go on there.

    Returns:
        ``None`` where nothing was begun.

    Raises:
        PlayerError: the game has no lesson.
        Quit: the person asked to leave.
        Back: the person asked for the question before.
    """
    _lesson_of(name)
    place = app.settings.lessons.get(name, 0)
    if place:
        choices = (phrase(NP_("lesson", "go on")), phrase(NP_("lesson", "begin anew")))
        chosen = await dialogue.choose(lesson_words.LEFT, choices)
        if chosen is None:
            return None
        place = 0 if chosen else place
    return await _session(app, name, place).run()


async def go_on_with(app: App, name: str) -> Ending:
    """Go on with a game's lesson where it was left."""
    return await _session(app, name, app.settings.lessons.get(name, 0)).run()


def _lesson_of(name: str) -> Lesson:
    lesson = load_lesson(name)
    if lesson is None:
        none = N_("There is no lesson for this game yet. Its rules can be read.")
        raise PlayerError(phrase(none))
    return lesson


def _session(app: App, name: str, place: int) -> LessonSession:
    lesson, game = _lesson_of(name), load_rules(name)
    header = header_of(game.name, lesson, app.language)
    playing = host(header, table_of(header, game), app.settings, generator(None), "")

    def keep(step: int) -> tuple[Phrase, ...]:
        return app.choices.keep_lesson(game.name, step)

    teller = Teller({LEARNER: playing.players[0]}, app.console, app.outlets, app.manner)
    return LessonSession(Course(lesson, game, keep, place), playing, teller, app.orders(alone=True))
