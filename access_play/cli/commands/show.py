"""``access-play show``: prints what one seat, or a bystander, was told."""

import argparse

from access_play.announce.narrator import Narrator
from access_play.cli.records import names_of, refusal_phrase, replay_record
from access_play.cli.streams import write
from access_play.core.refusals import Refusal
from access_play.core.replay import Replay, Verdict
from access_play.core.seats import Seat, seat_of
from access_play.games.catalogue import load_words
from access_play.hosting.problems import PlayerError
from access_play.language.messages import N_
from access_play.language.phrases import Phrase, phrase
from access_play.language.speaker import Form, Speaker


def run(arguments: argparse.Namespace) -> int:
    """Print a seat's announcements, a line each; the status is that of ``check``."""
    replay = replay_record(arguments.file, Speaker(arguments.spoken))
    seat = _seat(arguments.seat, replay)
    language = arguments.language or _language(replay, seat)
    narrator = Narrator(load_words(replay.header.game), Speaker(language, names_of(replay)), seat)
    shower = _Shower(replay, narrator, Form(arguments.form))
    refused = [shower.show(verdict) for verdict in replay.verdicts()]
    return int(any(refused))


class _Shower:
    """Prints the announcements of one listener while a record is replayed."""

    def __init__(self, replay: Replay, narrator: Narrator, form: Form) -> None:
        self._replay = replay
        self._narrator = narrator
        self._form = form
        self._standing: Phrase | None = None
        """What the listener has been asked and has not answered yet."""

    def show(self, verdict: Verdict) -> bool:
        """Print what an action told this listener; return whether it was refused."""
        listener = self._narrator.listener
        if isinstance(verdict.outcome, Refusal):
            if listener is not None and verdict.seat == listener:
                words = self._narrator.words
                self._print(refusal_phrase(words, self._replay, listener, verdict.outcome))
            return True
        for saying in self._narrator.sayings(verdict.outcome.to(listener)):
            self._print(saying.phrase)
        if listener is not None:
            self._ask(listener, answered=verdict.seat == listener)
        return False

    def _ask(self, listener: Seat, *, answered: bool) -> None:
        """Ask the listener what he is to do; what he is asked still is not asked again.

        Where several act at once, each of the others' moves finds him asked already.
        """
        before = None if answered else self._standing
        asked = self._standing = self._question(listener)
        if asked is not None and asked != before:
            self._print(asked)

    def _question(self, listener: Seat) -> Phrase | None:
        """Return what a listener is asked now, where the prompt does not say it all."""
        table = self._replay.table
        if listener not in table.to_act():
            return None
        view = table.view(listener)
        if table.game.forced(view) is not None:
            return None
        return self._narrator.words.question(view).asked

    def _print(self, words: Phrase) -> None:
        write(self._narrator.speaker.render(words, self._form))


def _seat(number: int | None, replay: Replay) -> Seat | None:
    if number is None:
        return None
    if not 1 <= number <= replay.table.seats:
        raise PlayerError(
            phrase(
                N_("There is no seat {seat}: this game has the seats 1 to {count}."),
                seat=number,
                count=replay.table.seats,
            )
        )
    return seat_of(number)


def _language(replay: Replay, seat: Seat | None) -> str:
    return "en" if seat is None else replay.header.seats[seat].language
