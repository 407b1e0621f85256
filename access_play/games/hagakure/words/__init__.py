"""What Hagakure says: every phrase is made in the module that its subject has."""

from typing import Final

from access_play.core.events import Event
from access_play.core.refusals import Refusal
from access_play.core.seats import Seat
from access_play.games.hagakure import passages
from access_play.games.hagakure.moves import Move
from access_play.games.hagakure.state import HagakureView
from access_play.games.hagakure.words import (
    event_words,
    hand_words,
    info_words,
    move_words,
    question_words,
    refusal_words,
    rule_words,
    side_words,
    standing_words,
    table_words,
)
from access_play.games.sayings import Saying
from access_play.games.words import Question, Words
from access_play.language.messages import N_, NP_
from access_play.language.passage import Passage
from access_play.language.phrases import Phrase, phrase

_TITLE: Final = phrase(N_("Hagakure"))
_ABOUT: Final = phrase(
    N_("Hagakure: tricks with villagers and samurai, some better lost than won; 3 to 5 players."),
    braille=NP_("braille", "Hagakure, tricks; 3 to 5"),
)


class HagakureWords(Words[HagakureView, Move]):
    """The words of Hagakure."""

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

    def question(self, view: HagakureView) -> Question:
        """Ask for a token or a card."""
        return question_words.question(view)

    def refusal(self, view: HagakureView, refusal: Refusal) -> Phrase:
        """Say what is refused, which rule forbids it and what is allowed."""
        return refusal_words.refusal(view, refusal)

    def passage(
        self, view: HagakureView, refusal: Refusal, move: Move | None = None
    ) -> Passage | None:
        """Name the passage of the rules that a refusal rests on."""
        del move
        return passages.passage(view, refusal)

    def move(self, view: HagakureView, move: Move) -> Phrase:
        """Name a card or a token as an item of a numbered list."""
        del view
        return move_words.choice(move)

    def hand(self, view: HagakureView) -> tuple[Phrase, ...]:
        """Name the seat's own cards."""
        return (hand_words.hand(view),)

    def hand_item(self, view: HagakureView, number: int) -> Phrase | None:
        """Describe one card of the hand."""
        return hand_words.hand_item(view, number)

    def table(self, view: HagakureView) -> tuple[Phrase, ...]:
        """Tell the trick so far, the tokens of this round and how many cards are where."""
        return table_words.table(view)

    def table_again(self, view: HagakureView) -> tuple[Phrase, ...]:
        """Tell what lies before all, but not who leads."""
        return self.table(view)[not view.open.trick :]

    def table_of(self, view: HagakureView, seat: Seat) -> tuple[Phrase, ...]:
        """Tell tricks, won cards and tokens of one player."""
        return side_words.table_of(view, seat)

    def score(self, view: HagakureView) -> tuple[Phrase, ...]:
        """Tell the totals, best first."""
        return standing_words.score(view)

    def score_details(self, view: HagakureView) -> tuple[Phrase, ...]:
        """Tell how the totals came about, round by round."""
        return standing_words.score_details(view)

    def option(self, name: str, value: object) -> Phrase:
        """Name how many villagers the villager bonus asks for."""
        return rule_words.option(name, value)

    def progress(self, view: HagakureView) -> Phrase | None:
        """Tell which round is played."""
        return standing_words.progress(view)

    def turn(self, view: HagakureView) -> Phrase:
        """Tell whose turn it is and what is asked."""
        return question_words.turn(view)

    def info(self, view: HagakureView, typed: str, language: str) -> tuple[Phrase, ...]:
        """Describe the card or thing that was typed."""
        return info_words.info(view, typed, language)

    def help(self, view: HagakureView) -> tuple[Phrase, ...]:
        """Tell how a move is typed now."""
        return question_words.help_now(view)


WORDS: Final = HagakureWords()
