"""In which order what waits is said, what is joined, and what gives way."""

import pytest

from access_play.announce.announcement import Worded
from access_play.games.sayings import Urgency
from access_play.outputs.waiting import Waiting


def said(waiting: Waiting) -> list[str]:
    """Take everything, as the spoken forms of the utterances."""
    utterances = []
    while (announcement := waiting.take()) is not None:
        utterances.append(announcement.speech)
    return utterances


def fill(waiting: Waiting, line, *texts: str, urgency: Urgency = Urgency.GAME) -> None:
    for text in texts:
        assert waiting.put(line(text, urgency))


def urge(waiting: Waiting, line, *texts: str) -> None:
    fill(waiting, line, *texts, urgency=Urgency.URGENT)


def test_a_burst_is_one_utterance_in_its_order(line):
    waiting = Waiting()
    fill(waiting, line, "one.", "two.", "three.")
    assert said(waiting) == ["one. two. three."]


def test_a_line_that_comes_alone_is_said_alone(line):
    waiting = Waiting()
    fill(waiting, line, "one.")
    assert said(waiting) == ["one."]
    fill(waiting, line, "two.")
    assert said(waiting) == ["two."]


def test_no_utterance_grows_without_end(line):
    waiting = Waiting(joined=2)
    fill(waiting, line, "one.", "two.", "three.")
    assert said(waiting) == ["one. two.", "three."]


def test_every_form_is_joined(line):
    waiting = Waiting()
    fill(waiting, line, "one.")
    waiting.put(line("two.", speech="TWO."))
    joined = waiting.take()
    forms = (joined.text, joined.speech, joined.braille, joined.marked, joined.language)
    assert forms == ("one. two.", "one. TWO.", "b one. b two.", "one. TWO.", "en")


def test_what_is_said_is_worded_when_it_is_said(line):
    waiting = Waiting()
    clock = ["1 minute left."]
    waiting.put(Worded(lambda _form: clock[0], "en"))
    clock[0] = "30 seconds left."
    assert said(waiting) == ["30 seconds left."]


def test_ambience_gives_way_when_much_waits(line):
    waiting = Waiting(ambience=3, joined=1)
    fill(waiting, line, "one.")
    fill(waiting, line, "wind.", "rain.", urgency=Urgency.AMBIENCE)
    fill(waiting, line, "two.")
    assert said(waiting) == ["one.", "two."]


def test_new_ambience_is_left_out_when_much_waits(line):
    waiting = Waiting(ambience=1)
    fill(waiting, line, "one.")
    fill(waiting, line, "wind.", urgency=Urgency.AMBIENCE)
    assert said(waiting) == ["one."]


def test_own_turn_cuts_waiting_ambience_and_comes_after_the_news_that_led_to_it(line):
    waiting = Waiting()
    fill(waiting, line, "wind.", urgency=Urgency.AMBIENCE)
    fill(waiting, line, "one.", "two.")
    urge(waiting, line, "your turn.")
    assert said(waiting) == ["one. two.", "your turn."]


def test_the_answer_to_a_typed_line_comes_before_news_and_none_of_that_is_lost(line):
    waiting = Waiting()
    fill(waiting, line, "one.", "two.")
    urge(waiting, line, "your turn.")
    waiting.answer_next()
    urge(waiting, line, "not 9:", "a samurai was led.")
    assert said(waiting) == ["not 9: a samurai was led.", "one. two."]


def test_what_happens_after_a_typed_line_comes_after_what_happened_before(line):
    waiting = Waiting()
    fill(waiting, line, "one.")
    waiting.answer_next()
    fill(waiting, line, "you play 18.")
    urge(waiting, line, "your turn.")
    assert said(waiting) == ["one. you play 18.", "your turn."]


def test_an_answer_half_of_which_is_taken_goes_on_before_the_news(line):
    waiting = Waiting(joined=1)
    fill(waiting, line, "one.")
    waiting.answer_next()
    urge(waiting, line, "hand:", "6.")
    first = waiting.take()
    urge(waiting, line, "9.")
    assert [first.speech, *said(waiting)] == ["hand:", "6.", "9.", "one."]


def test_languages_are_never_joined(line):
    waiting = Waiting()
    fill(waiting, line, "one.")
    waiting.put(line("deux.", language="fr"))
    waiting.put(line("trois.", language="fr"))
    languages = []
    while (announcement := waiting.take()) is not None:
        languages.append((announcement.language, announcement.speech))
    assert languages == [("en", "one."), ("fr", "deux. trois.")]


@pytest.mark.parametrize("languages", [("en",), ("en", "fr")])
def test_lines_are_bounded_and_a_loss_is_reported(line, languages):
    waiting = Waiting(lines=10)
    kept = [
        waiting.put(line(f"{n}.", language=languages[n % len(languages)])) for n in range(10_000)
    ]
    assert kept == [True] * 10 + [False] * 9_990
    assert len(waiting) == 10
    assert " ".join(said(waiting)).split() == [f"{n}." for n in range(9_990, 10_000)]
    assert len(waiting) == 0


def test_what_could_not_be_said_is_said_first(line):
    waiting = Waiting(joined=1)
    fill(waiting, line, "one.", "two.")
    first = waiting.take()
    assert first is not None
    waiting.put_back(first)
    assert len(waiting) == 2
    assert said(waiting) == ["one.", "two."]


def test_clear_forgets_everything(line):
    waiting = Waiting()
    fill(waiting, line, "one.", "two.")
    waiting.clear()
    assert (len(waiting), waiting.take()) == (0, None)
