"""What one listener is told of events and sayings, and what is kept of it."""

import pytest

from access_play.announce import narrator as narrator_module
from access_play.announce.announcement import Worded
from access_play.announce.history import History
from access_play.announce.narrator import Narrator
from access_play.core.events import Event, TakenBack
from access_play.core.seats import Seat
from access_play.games.sayings import Kind, Saying
from access_play.language.messages import Message
from access_play.language.phrases import Phrase
from access_play.language.speaker import Form, Length, Name, Speaker

NAMES = (Name("Aki"), Name("Ken"))


class Rain(Event, frozen=True):
    inches: int


def line(text: str) -> Phrase:
    return Phrase(Message(text))


class FewWords:
    """Tells of rain: news, its points, and more at full length."""

    def __init__(self) -> None:
        self.asked: list[tuple[Event, Seat | None]] = []

    def tell(self, event: Event, listener: Seat | None) -> tuple[Saying, ...]:
        self.asked.append((event, listener))
        assert isinstance(event, Rain)
        return (
            Saying(line(f"Rain, {event.inches}.")),
            Saying(line("Points."), Kind.SCORES, at_least=Length.NORMAL),
            Saying(line("Take a hat."), Kind.REMINDER, at_least=Length.FULL),
        )


def narrator(
    listener: Seat | None = 0,
    length: Length = Length.NORMAL,
    muted: frozenset[Kind] = frozenset(),
) -> Narrator:
    return Narrator(FewWords(), Speaker("en", NAMES, length), listener, muted)  # type: ignore[arg-type]


def told(by: Narrator, *events: Event) -> list[str]:
    return [by.announce(saying).text for saying in by.sayings(events)]


@pytest.mark.parametrize(
    ("length", "lines"),
    [
        (Length.BRIEF, ["Rain, 1."]),
        (Length.NORMAL, ["Rain, 1.", "Points."]),
        (Length.FULL, ["Rain, 1.", "Points.", "Take a hat."]),
    ],
)
def test_a_shorter_length_tells_less_but_always_the_news(length: Length, lines: list[str]) -> None:
    assert told(narrator(length=length), Rain(1)) == lines


def test_a_kind_can_be_muted_but_never_the_news() -> None:
    quiet = narrator(length=Length.FULL, muted=frozenset(Kind))
    assert told(quiet, Rain(1)) == ["Rain, 1."]
    no_points = narrator(length=Length.FULL, muted=frozenset({Kind.SCORES}))
    assert told(no_points, Rain(1)) == ["Rain, 1.", "Take a hat."]


@pytest.mark.parametrize(
    ("listener", "said"),
    [
        (0, "Taken back."),
        (1, "Aki takes back the last move."),
        (None, "Aki takes back the last move."),
    ],
)
def test_taking_back_is_told_in_every_game(listener: Seat | None, said: str) -> None:
    assert told(narrator(listener), TakenBack(0)) == [said]


def test_the_same_event_is_worded_once_and_a_full_memory_begins_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(narrator_module, "_REMEMBERED", 2)
    words = FewWords()
    by = Narrator(words, Speaker("en", NAMES), 0)  # type: ignore[arg-type]
    assert told(by, Rain(1), Rain(1)) == ["Rain, 1.", "Points."] * 2
    assert len(words.asked) == 1
    told(by, Rain(2), Rain(3))
    assert told(by, Rain(1)) == ["Rain, 1.", "Points."]
    assert words.asked == [(Rain(number), 0) for number in (1, 2, 3, 1)]


def test_an_announcement_is_rendered_in_the_form_that_is_asked_for_alone() -> None:
    asked: list[Form] = []

    def words(form: Form) -> str:
        asked.append(form)
        return form.value

    announcement = Worded(words, "en")
    assert announcement.text == "text"
    assert asked == [Form.TEXT]
    assert (announcement.speech, announcement.braille) == ("speech", "braille")
    assert asked == [Form.TEXT, Form.SPEECH, Form.BRAILLE]


def test_every_line_can_be_repeated_and_the_log_holds_the_news_of_the_round() -> None:
    history = History()
    assert (history.last(1), history.latest_news(), [*history.round()]) == ((), None, [])
    history.happened(Saying(line("Round 1."), starts_round=True))
    history.happened(Saying(line("A card.")))
    history.told(line("Your hand."))
    assert history.last(2) == (line("A card."), line("Your hand."))
    assert history.last(9) == (line("Round 1."), line("A card."), line("Your hand."))
    assert history.last(0) == ()
    assert history.latest_news() == line("A card.")
    assert [*history.round()] == [line("Round 1."), line("A card.")]
    history.happened(Saying(line("Round 2."), starts_round=True))
    assert [*history.round()] == [line("Round 2.")]
