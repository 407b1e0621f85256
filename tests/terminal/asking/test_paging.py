"""Long answers are told a page of 12 lines at a time, and ``more`` tells the next."""

import pytest

from access_play.language.messages import N_, Message
from access_play.language.phrases import Phrase, phrase
from access_play.language.speaker import Speaker
from access_play.terminal.app import App
from access_play.terminal.asking.paging import Page, page_of
from tests.terminal.stage import Stage


def lines(first: int, last: int) -> list[str]:
    return [f"Line {number}." for number in range(first, last + 1)]


def answer(count: int) -> list[Phrase]:
    return [Phrase(Message(line)) for line in lines(1, count)]


def heard(page: Page) -> list[str]:
    return [Speaker("en").text(line) for line in page.told]


@pytest.mark.parametrize("count", [0, 1, 12])
@pytest.mark.parametrize("latest", [False, True])
def test_what_fits_a_page_is_told_at_once(count: int, latest: bool) -> None:
    page = page_of(answer(count), latest=latest)
    assert heard(page) == lines(1, count)
    assert page.rest == ()
    assert page.waiting is None


def test_what_does_not_fit_comes_with_each_more() -> None:
    page = page_of(answer(25))
    assert heard(page) == [*lines(1, 12), "13 more lines. Type more."]
    page = page.turned()
    assert heard(page) == [*lines(13, 24), "1 more line. Type more."]
    assert heard(page.turned()) == lines(25, 25)


def test_the_latest_page_is_followed_by_those_before_it() -> None:
    page = page_of(answer(25), latest=True)
    assert heard(page) == [*lines(14, 25), "13 earlier lines. Type more."]
    page = page.turned()
    assert heard(page) == [*lines(2, 13), "1 earlier line. Type more."]
    assert heard(page.turned()) == lines(1, 1)


def test_a_long_list_of_choices_begins_anew_behind_its_end(stage: Stage) -> None:
    places = [f"{number}, Line {number}." for number in range(1, 15)]

    async def asks(app: App) -> None:
        await app.dialogue().choose(phrase(N_("Which game?")), answer(14))

    first = [*places[:12], "2 more lines. Type more."]
    assert stage.opens(asks) == ["Which game?", *first]
    assert stage.types("more") == places[12:]
    assert stage.types("more") == first
    assert stage.types("?") == ["Which game?", *first]
    assert stage.types("more") == places[12:], "help begins the list anew"


def test_choices_that_were_just_heard_are_listed_by_more(stage: Stage) -> None:
    async def asks(app: App) -> None:
        await app.dialogue().choose(phrase(N_("Which game?")), answer(2), known=True)

    assert stage.opens(asks) == ["Which game?"]
    assert stage.types("more") == ["1, Line 1.", "2, Line 2."]
