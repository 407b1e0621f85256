"""What Shinobi no Gakkō says: every phrase is made in the module that its subject has."""

from typing import Final

from access_play.core.events import Event
from access_play.core.refusals import Refusal
from access_play.core.seats import Seat
from access_play.games.sayings import Saying
from access_play.games.shinobi_no_gakko import passages
from access_play.games.shinobi_no_gakko.moves import Move
from access_play.games.shinobi_no_gakko.state import ROUNDS, ShinobiView
from access_play.games.shinobi_no_gakko.words import (
    answer_words,
    event_words,
    info_words,
    move_words,
    question_words,
    refusal_words,
)
from access_play.games.standings import round_of
from access_play.games.words import Question, Words
from access_play.language.messages import N_, NP_
from access_play.language.passage import Passage
from access_play.language.phrases import Phrase, phrase

_TITLE: Final = phrase(N_("Shinobi no Gakkō"), braille=NP_("braille|title", "Shinobi no Gakko"))
_ABOUT: Final = phrase(
    N_(
        "Shinobi no Gakkō: get rid of two piles of cards, at both ends of one line; 3 to 5 players."
    ),
    braille=NP_("braille", "Shinobi, two piles; 3 to 5"),
)


class ShinobiWords(Words[ShinobiView, Move]):
    """The words of Shinobi no Gakkō."""

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

    def question(self, view: ShinobiView) -> Question:
        """Ask for a division or an action."""
        return question_words.question(view)

    def refusal(self, view: ShinobiView, refusal: Refusal) -> Phrase:
        """Say what is refused, which rule forbids it and what is allowed."""
        return refusal_words.refusal(view, refusal)

    def passage(
        self, view: ShinobiView, refusal: Refusal, move: Move | None = None
    ) -> Passage | None:
        """Name the passage of the rules that a refusal rests on."""
        del move
        return passages.passage(view, refusal)

    def move(self, view: ShinobiView, move: Move) -> Phrase:
        """Name a move as an item of a numbered list."""
        return move_words.choice(view, move)

    def hand(self, view: ShinobiView) -> tuple[Phrase, ...]:
        """Name the seat's own cards."""
        return (answer_words.hand(view),)

    def hand_item(self, view: ShinobiView, number: int) -> Phrase | None:
        """Describe one card of the hand."""
        return answer_words.hand_item(view, number)

    def table(self, view: ShinobiView) -> tuple[Phrase, ...]:
        """Tell the line, what its ends take, and what lies before the others."""
        return answer_words.table(view)

    def table_again(self, view: ShinobiView) -> tuple[Phrase, ...]:
        """Tell what lies before all, but not the line where the question tells it."""
        return answer_words.table_again(view)

    def table_of(self, view: ShinobiView, seat: Seat) -> tuple[Phrase, ...]:
        """Tell the piles of one player."""
        return answer_words.table_of(view, seat)

    def table_at(self, view: ShinobiView, typed: str, language: str) -> tuple[Phrase, ...]:
        """Tell what lies in the line, at one of its ends, or among the discards."""
        return info_words.at_place(view, typed, language)

    def progress(self, view: ShinobiView) -> Phrase | None:
        """Tell which round is played."""
        return round_of(view.open.round, ROUNDS)

    def score(self, view: ShinobiView) -> tuple[Phrase, ...]:
        """Tell the totals, best first."""
        return answer_words.score(view)

    def score_details(self, view: ShinobiView) -> tuple[Phrase, ...]:
        """Tell likely penalties, and how the totals came about, round by round."""
        return answer_words.score_details(view)

    def turn(self, view: ShinobiView) -> Phrase:
        """Tell whose turn it is and what is asked."""
        return question_words.turn(view)

    def info(self, view: ShinobiView, typed: str, language: str) -> tuple[Phrase, ...]:
        """Describe the card or thing that was typed."""
        return info_words.info(view, typed, language)

    def help(self, view: ShinobiView) -> tuple[Phrase, ...]:
        """Tell how a move is typed now."""
        return question_words.help_now(view)


WORDS: Final = ShinobiWords()
