"""What Honor of the Samurai says: every phrase is made in the module that its subject has."""

from typing import Final

from access_play.core.events import Called, Event
from access_play.core.refusals import Refusal
from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai import passages
from access_play.games.honor_of_the_samurai.moves import Move
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.games.honor_of_the_samurai.words import (
    data_words,
    event_words,
    game_words,
    hand_words,
    help_words,
    info_words,
    move_words,
    question_words,
    refusal_words,
    score_words,
    table_words,
)
from access_play.games.sayings import Saying
from access_play.games.words import Question, Words
from access_play.language.messages import N_, NP_
from access_play.language.passage import Passage
from access_play.language.phrases import Phrase, phrase

_TITLE: Final = phrase(
    N_("Honor of the Samurai"), braille=NP_("braille|title", "Honor of the Samurai")
)
_ABOUT: Final = phrase(
    N_(
        "Honor of the Samurai: gather honor with two houses, alliances and battles; 2 to 6 players."
    ),
    braille=NP_("braille", "Honor, two houses; 2 to 6"),
)


class HonorWords(Words[HonorView, Move]):
    """The words of Honor of the Samurai."""

    @property
    def title(self) -> Phrase:
        """The game's name."""
        return _TITLE

    @property
    def about(self) -> Phrase:
        """What kind of game it is and for how many, in a line for who knows nothing of it."""
        return _ABOUT

    def tell(self, event: Event, listener: Seat | None) -> tuple[Saying, ...]:
        """Announce an event that the listener may hear."""
        return event_words.tell(event, listener)

    def question(self, view: HonorView) -> Question:
        """Ask for a move, or for an answer."""
        return question_words.question(view)

    def refusal(self, view: HonorView, refusal: Refusal) -> Phrase:
        """Say what is refused, which rule forbids it and one thing that is allowed."""
        return refusal_words.refusal(view, refusal)

    def passage(
        self, view: HonorView, refusal: Refusal, move: Move | None = None
    ) -> Passage | None:
        """Name the passage of the rules that a refusal rests on."""
        return passages.passage(view, refusal, move)

    def move(self, view: HonorView, move: Move) -> Phrase:
        """Name a move as an item of a numbered list."""
        return move_words.choice(move, view)

    def hand(self, view: HonorView) -> tuple[Phrase, ...]:
        """Name the seat's own cards by kind."""
        return hand_words.hand(view)

    def hand_item(self, view: HonorView, number: int) -> Phrase | None:
        """Describe one card of the hand."""
        return hand_words.hand_item(view, number)

    def table(self, view: HonorView) -> tuple[Phrase, ...]:
        """Tell each player in one line, then the piles."""
        return table_words.table(view)

    def table_of(self, view: HonorView, seat: Seat) -> tuple[Phrase, ...]:
        """Tell a player's houses in full, by kind and number."""
        return table_words.table_of(view, seat)

    def option(self, name: str, value: object) -> Phrase:
        """Name the honor that wins."""
        return game_words.option(name, value)

    def progress(self, view: HonorView) -> Phrase | None:
        """Tell which round is played."""
        return game_words.progress(view)

    def score(self, view: HonorView) -> tuple[Phrase, ...]:
        """Tell everybody's honor and what the next turns bring."""
        return score_words.score(view)

    def score_details(self, view: HonorView) -> tuple[Phrase, ...]:
        """Tell how each player's next gain comes about."""
        return score_words.score_details(view)

    def turn(self, view: HonorView) -> Phrase:
        """Tell whose turn it is, with the actions and the declaration left."""
        return question_words.turn(view)

    def called(self, event: Called, listener: Seat) -> Phrase:
        """Tell for whom a face might be saved, and who is asked for it in turn."""
        return question_words.called(event, listener)

    def info(self, view: HonorView, typed: str, language: str) -> tuple[Phrase, ...]:
        """Describe the card or thing that was typed."""
        return info_words.info(view, typed, language)

    def data_fault(self, fault: Refusal) -> Phrase:
        """Say why a player's own deck file cannot be used, and where it is wrong."""
        return data_words.data_fault(fault) or super().data_fault(fault)

    def help(self, view: HonorView) -> tuple[Phrase, ...]:
        """Tell how a move is typed now."""
        return help_words.help_now(view)


WORDS: Final = HonorWords()
