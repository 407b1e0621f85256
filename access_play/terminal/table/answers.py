"""Answers to questions: from what one seat may know, and without any effect on the game."""

from typing import TYPE_CHECKING, Any, Final

from access_play.core.seats import seat_of
from access_play.games.naming import calls
from access_play.language.folding import fold, number
from access_play.language.messages import N_, NP_
from access_play.language.phrases import (
    TOGETHER,
    Listing,
    Person,
    Phrase,
    numbered,
    phrase,
    quoted,
)
from access_play.terminal.asking.questions import Ask, find, find_begun, full_help_of, help_of
from access_play.terminal.table.player import Player
from access_play.terminal.table.playing import Playing
from access_play.terminal.table.reasons import ONLY_IN_PRACTICE
from access_play.terminal.table.rule_answers import RuleAnswers
from access_play.terminal.table.shown import Shown

if TYPE_CHECKING:
    from collections.abc import Callable

Answer = tuple[Phrase, ...]
"""Lines; empty where the rest of what was typed belongs to no such question."""

_MOST_REPEATED: Final = 100
_ONESELF: Final = NP_("typed", "me, myself, you")
"""What a player may call himself who asks about his own side of the table."""
_OF: Final = NP_("typed", "of")
"""May stand between a hand and whose it is."""


class Answers:
    """Answers what a player asks at any time.

    Args:
        playing: the game; nothing is announced to its table here.
        shown: where views come from.
    """

    def __init__(self, playing: Playing, shown: Shown) -> None:
        self._game = playing.table.game
        self._shown = shown
        self._words = playing.words
        self._commands = playing.commands
        self._hints = playing.hints
        self._reasons = playing.reasons
        self._names = playing.names
        self.rules: Final = RuleAnswers(self._game.name)
        self._answers: dict[Ask, Callable[[Player, str], Answer]] = {
            Ask.HAND: self._hand,
            Ask.TABLE: self._on_table,
            Ask.SCORE: self._score,
            Ask.WHO: self._who,
            Ask.MOVES: self._moves,
            Ask.REPEAT: self._repeat,
            Ask.LOG: self._log,
            Ask.MORE: self._more,
            Ask.INFO: self._info,
            Ask.HELP: self._help,
            Ask.HINT: self._hint,
            Ask.EXPLAIN: self._explain,
            Ask.WHY: self.rules.why,
            Ask.RULES: self.rules.rules,
        }

    def can_answer(self, ask: Ask) -> bool:
        """Tell whether a question is answered here; the others change something."""
        return ask in self._answers

    def answer(self, ask: Ask, player: Player, rest: str) -> Answer:
        """Answer a question; empty where ``rest`` does not belong to it."""
        return self._answers[ask](player, rest)

    def seat_named(self, player: Player, typed: str) -> int | None:
        """Find the player whose name or reading begins so, if there is only one.

        The number of a seat names its player too: two may have the same name.
        """
        place = number(typed)
        if place is not None and 1 <= place <= len(self._names):
            return seat_of(place)
        if typed in player.vocabulary.words(_ONESELF):
            return player.seat
        called = self._called(typed)
        return called[0] if len(called) == 1 else None

    def turn(self, player: Player) -> Phrase:
        """Tell whose turn it is and what is asked: the same to all who are called to a question."""
        question = self._shown.question
        if question is not None:
            return self._words.called(question, player.seat)
        return self._words.turn(self._view(player))

    def unknown(self, player: Player, ask: Ask, typed: str) -> Phrase | None:
        """Say that nothing answers a question about something; ``None`` for other questions.

        Args:
            player: who asks.
            ask: what is asked.
            typed: what it is about, as it was typed.
        """
        match ask:
            case Ask.TABLE | Ask.EXPLAIN:
                return self._nobody(player, typed)
            case Ask.HELP:
                return phrase(
                    N_("No help on {typed}. Try rules."),
                    braille=NP_("braille", "No help on {typed}"),
                    typed=quoted(typed),
                )
            case Ask.INFO:
                return self._no_info(typed)
            case _:
                return None

    def _no_info(self, typed: str) -> Phrase:
        """Say that nothing is known of a word; of a player's name, what tells of a player."""
        if not any(fold(typed) in (fold(each.text), fold(each.reading)) for each in self._names):
            nothing = N_("Nothing is known of {typed} in this game.")
            return phrase(nothing, typed=quoted(typed))
        return phrase(
            N_(
                "{typed} is a player. Type t and the name for what is open, explain and the name"
                " for the last move."
            ),
            braille=NP_("braille", "Type t or explain, and the name"),
            typed=quoted(typed),
        )

    def _nobody(self, player: Player, typed: str) -> Phrase:
        """Say that nobody has a name, or that several have, and who they or the others are."""
        called = self._called(fold(typed))
        others = [seat for seat in range(len(self._names)) if seat != player.seat]
        several = N_("{typed} may be several players: {names}. Type t and a seat number.")
        nobody = N_("Nobody is called {typed}: {names}.")
        named = tuple([Person(seat) for seat in called or others])
        return phrase(
            several if called else nobody,
            braille=NP_("braille", "{typed}: {names}?")
            if called
            else NP_("braille", "No {typed}: {names}"),
            typed=quoted(typed),
            names=Listing(named, TOGETHER),
        )

    def _called(self, typed: str) -> list[int]:
        """Return the seats whose name or reading is so, or else begins so."""
        known = calls(self._names)
        exact = [seat for word, seat in known if word == typed]
        begun = [seat for word, seat in known if word.startswith(typed)]
        return list(dict.fromkeys(exact or begun))

    def _view(self, player: Player) -> Any:
        return self._shown.view(player.seat)

    def _hand(self, player: Player, rest: str) -> Answer:
        if not rest:
            return self._words.hand(self._view(player))
        place = number(rest)
        if place is None:
            return self._hand_of(player, _without_of(rest, player))
        item = self._words.hand_item(self._view(player), place)
        return (item or phrase(N_("There is no card {number} in your hand."), number=place),)

    def _hand_of(self, player: Player, called: str) -> Answer:
        """Name the own hand, or tell what is open of another player."""
        seat = self.seat_named(player, called)
        if seat is None:
            return ()
        view = self._view(player)
        own = seat == player.seat
        return self._words.hand(view) if own else self._words.table_of(view, seat)

    def _on_table(self, player: Player, rest: str) -> Answer:
        view = self._view(player)
        if not rest:
            return self._words.table(view)
        at = self._words.table_at(view, rest, player.speaker.language)
        if at:
            return at
        seat = self.seat_named(player, rest)
        return () if seat is None else self._words.table_of(view, seat)

    def _score(self, player: Player, rest: str) -> Answer:
        view = self._view(player)
        if not rest:
            return self._words.score(view)
        asked = find(rest, player.vocabulary)
        if asked is None or asked.question.ask is not Ask.SCORE or asked.rest:
            return ()
        return self._words.score_details(view)

    def _who(self, player: Player, rest: str) -> Answer:
        return () if rest else (self.turn(player),)

    def _moves(self, player: Player, rest: str) -> Answer:
        if rest:
            return ()
        view = self._view(player)
        if not view.may_act:
            return (self.turn(player),)
        return self._choices(view) or self._words.help(view)

    def _choices(self, view: Any) -> Answer:
        """List with numbers what may be done, in groups where the game has them."""
        offers = self._commands.offers(view)
        if offers is not None:
            places = enumerate(offers, start=1)
            return tuple([numbered(place, offer.label) for place, offer in places])
        moves = self._game.moves(view)
        return self._words.listed(view, list(moves)) if moves.listable else ()

    def _repeat(self, player: Player, rest: str) -> Answer:
        count = number(rest) if rest else 1
        if not count:
            return ()
        told = player.history.last(min(count, _MOST_REPEATED))
        return told or (phrase(N_("Nothing has been said yet.")),)

    def _log(self, player: Player, rest: str) -> Answer:
        if rest:
            return ()
        return tuple(player.history.round()) or (phrase(N_("Nothing has happened yet.")),)

    def _more(self, player: Player, rest: str) -> Answer:
        if rest:
            return ()
        left, player.page = player.page.rest, player.page._replace(rest=())
        return left or (phrase(N_("There is no more.")),)

    def _info(self, player: Player, rest: str) -> Answer:
        if not rest:
            return (help_of(Ask.INFO),)
        return self._words.info(self._view(player), rest, player.speaker.language)

    def _help(self, player: Player, rest: str) -> Answer:
        if not rest:
            return (*self._help_now(player), *[help_of(ask) for ask in Ask])
        asked = find(rest, player.vocabulary) or find_begun(rest, player.vocabulary)
        if asked:
            return full_help_of(asked.question.ask)
        about = self._words.info(self._view(player), rest, player.speaker.language)
        return about or self.rules.found(player, rest)

    def _explain(self, player: Player, rest: str) -> Answer:
        """Tell why a computer player made its last move; without a name, the latest of them."""
        seat = self.seat_named(player, rest) if rest else None
        if rest and seat is None:
            return ()
        return (ONLY_IN_PRACTICE if self._reasons is None else self._reasons.of(seat),)

    def _help_now(self, player: Player) -> Answer:
        """Tell how a move is typed now, or what is asked of whom."""
        view = self._view(player)
        may_act = self._shown.question is None or view.may_act
        return self._words.help(view) if may_act else (self.turn(player),)

    def _hint(self, player: Player, rest: str) -> Answer:
        if rest:
            return self._explain(player, rest)
        view = self._view(player)
        if not view.may_act:
            return (self.turn(player),)
        return (self._hints.advise(view).reason,)


def _without_of(rest: str, player: Player) -> str:
    """Take a word like "of" off the front of a name."""
    for word in player.vocabulary.words(_OF):
        behind = rest.removeprefix(word)
        if behind != rest and (word.endswith("'") or behind.startswith(" ")):
            return behind.strip()
    return rest
