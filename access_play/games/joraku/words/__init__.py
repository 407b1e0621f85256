"""What Joraku says: every phrase is made in the module that its subject has."""

from collections.abc import Sequence
from typing import Final

from access_play.core.events import Event
from access_play.core.refusals import Refusal
from access_play.core.seats import Seat
from access_play.games.joraku import passages
from access_play.games.joraku.moves import Move
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.terms import ROUNDS
from access_play.games.joraku.words import (
    area_answers,
    data_words,
    event_words,
    hand_words,
    help_words,
    info_words,
    move_words,
    point_words,
    question_words,
    refusal_words,
    side_words,
    table_words,
    variant_words,
)
from access_play.games.sayings import Saying
from access_play.games.standings import round_of
from access_play.games.words import Question, Words
from access_play.language.messages import N_, NP_
from access_play.language.passage import Passage
from access_play.language.phrases import Phrase, phrase

_TITLE: Final = phrase(N_("Joraku"), braille=NP_("braille|title", "Joraku"))
_ABOUT: Final = phrase(
    N_("Joraku: each trick moves pieces on a map of Japan; 3 or 4 players."),
    braille=NP_("braille", "Joraku, tricks and map; 3 or 4"),
)


class JorakuWords(Words[JorakuView, Move]):
    """The words of Joraku."""

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

    def question(self, view: JorakuView) -> Question:
        """Ask for two cards, a card or a step."""
        return question_words.question(view)

    def refusal(self, view: JorakuView, refusal: Refusal) -> Phrase:
        """Say what is refused, which rule forbids it and what is allowed."""
        return refusal_words.refusal(view, refusal)

    def passage(
        self, view: JorakuView, refusal: Refusal, move: Move | None = None
    ) -> Passage | None:
        """Name the passage of the rules that a refusal rests on."""
        del move
        return passages.passage(view, refusal)

    def move(self, view: JorakuView, move: Move) -> Phrase:
        """Name a move as an item of a numbered list."""
        return move_words.choice(view, move)

    def listed(self, view: JorakuView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
        """List moves with their numbers; where there are many, a card's alike in one line."""
        return move_words.listed(view, moves)

    def hand(self, view: JorakuView) -> tuple[Phrase, ...]:
        """Name the seat's own cards."""
        return (hand_words.hand(view),)

    def hand_item(self, view: JorakuView, number: int) -> Phrase | None:
        """Describe one card of the hand."""
        return hand_words.hand_item(view, number)

    def option(self, name: str, value: object) -> Phrase:
        """Name a variant, or two drawn at random."""
        return variant_words.option(name, value)

    def progress(self, view: JorakuView) -> Phrase | None:
        """Tell which round is played."""
        return round_of(view.open.round, ROUNDS)

    def table(self, view: JorakuView) -> tuple[Phrase, ...]:
        """Tell the skirmish so far, and the areas that hold something, from Kyoto to Shinano."""
        return table_words.table(view)

    def table_again(self, view: JorakuView) -> tuple[Phrase, ...]:
        """Tell what lies before all, but not whose turn it is."""
        return tuple([line for line in self.table(view) if line != self.turn(view)])

    def table_of(self, view: JorakuView, seat: Seat) -> tuple[Phrase, ...]:
        """Tell one player's pieces."""
        return side_words.table_of(view, seat)

    def table_at(self, view: JorakuView, typed: str, language: str) -> tuple[Phrase, ...]:
        """Tell of one area in full."""
        return area_answers.table_at(view, typed, language)

    def score(self, view: JorakuView) -> tuple[Phrase, ...]:
        """Tell the totals, best first."""
        return point_words.score(view)

    def score_details(self, view: JorakuView) -> tuple[Phrase, ...]:
        """Tell how the totals came about, and what they would be if the round ended now."""
        return point_words.score_details(view)

    def turn(self, view: JorakuView) -> Phrase:
        """Tell whose turn it is and what is asked."""
        return question_words.turn(view)

    def info(self, view: JorakuView, typed: str, language: str) -> tuple[Phrase, ...]:
        """Describe the card, area or thing that was typed."""
        return info_words.info(view, typed, language)

    def data_fault(self, fault: Refusal) -> Phrase:
        """Say why a player's own data file cannot be used."""
        return data_words.data_fault(fault)

    def help(self, view: JorakuView) -> tuple[Phrase, ...]:
        """Tell how a move is typed now."""
        return help_words.help_now(view)


WORDS: Final = JorakuWords()
