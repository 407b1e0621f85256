"""What gives way when more waits than can be said."""

import pytest

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


def test_lines_are_said_in_their_order(line):
    waiting = Waiting()
    fill(waiting, line, "one.", "two.", "three.")
    assert said(waiting) == ["one.", "two.", "three."]


def test_when_full_lines_of_the_game_are_joined(line):
    waiting = Waiting(utterances=2)
    fill(waiting, line, "one.", "two.", "three.", "four.")
    assert len(waiting) == 2
    assert said(waiting) == ["one.", "two. three. four."]


def test_every_form_is_joined(line):
    waiting = Waiting(utterances=1)
    fill(waiting, line, "one.")
    waiting.put(line("two.", speech="TWO."))
    joined = waiting.take()
    forms = (joined.text, joined.speech, joined.braille, joined.language)
    assert forms == ("one. two.", "one. TWO.", "b one. b two.", "en")


def test_when_full_ambience_goes_first(line):
    waiting = Waiting(utterances=3)
    fill(waiting, line, "one.")
    fill(waiting, line, "wind.", "rain.", urgency=Urgency.AMBIENCE)
    fill(waiting, line, "two.")
    assert said(waiting) == ["one.", "two."]


def test_when_full_new_ambience_is_left_out(line):
    waiting = Waiting(utterances=1)
    fill(waiting, line, "one.")
    fill(waiting, line, "wind.", urgency=Urgency.AMBIENCE)
    assert said(waiting) == ["one."]


def test_urgent_cuts_waiting_ambience_and_nothing_else(line):
    waiting = Waiting()
    fill(waiting, line, "wind.", urgency=Urgency.AMBIENCE)
    fill(waiting, line, "one.")
    fill(waiting, line, "your turn.", urgency=Urgency.URGENT)
    assert said(waiting) == ["one.", "your turn."]


def test_joined_lines_are_as_urgent_as_the_most_urgent(line):
    waiting = Waiting(utterances=1)
    fill(waiting, line, "one.")
    fill(waiting, line, "your turn.", urgency=Urgency.URGENT)
    joined = waiting.take()
    assert joined is not None
    assert joined.urgency is Urgency.URGENT


def test_languages_are_never_joined(line):
    waiting = Waiting(utterances=1)
    fill(waiting, line, "one.")
    waiting.put(line("deux.", language="fr"))
    waiting.put(line("trois.", language="fr"))
    languages = []
    while (announcement := waiting.take()) is not None:
        languages.append((announcement.language, announcement.speech))
    assert languages == [("en", "one."), ("fr", "deux. trois.")]


@pytest.mark.parametrize("languages", [("en",), ("en", "fr")])
def test_lines_are_bounded_and_a_loss_is_reported(line, languages):
    waiting = Waiting(utterances=2, lines=10)
    kept = [
        waiting.put(line(f"{n}.", language=languages[n % len(languages)])) for n in range(10_000)
    ]
    assert kept == [True] * 10 + [False] * 9_990
    assert waiting.lines == 10
    assert " ".join(said(waiting)).split() == [f"{n}." for n in range(9_990, 10_000)]
    assert waiting.lines == 0


def test_what_could_not_be_said_is_said_first(line):
    waiting = Waiting()
    fill(waiting, line, "one.", "two.")
    first = waiting.take()
    assert first is not None
    waiting.put_back(first)
    assert waiting.lines == 2
    assert said(waiting) == ["one.", "two."]


def test_clear_forgets_everything(line):
    waiting = Waiting()
    fill(waiting, line, "one.", "two.")
    waiting.clear()
    assert (len(waiting), waiting.lines, waiting.take()) == (0, 0, None)
