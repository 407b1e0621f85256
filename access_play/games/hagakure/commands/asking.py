"""What is asked back when a typed line may mean several things, or is half of a move."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from access_play.core.refusals import Reason
from access_play.core.seats import Seat
from access_play.games.commands import Choice, Forbidden, Meaning, Unclear, Understood
from access_play.games.hagakure.cards import FOOL, Card, deck, is_samurai, is_villager
from access_play.games.hagakure.moves import YOMI, Move, PlayCard, Token, UseToken
from access_play.games.hagakure.passages import PASSAGES
from access_play.games.hagakure.reading import (
    FoolWithNumber,
    Half,
    NoSuchCard,
    OtherKind,
    SeveralCards,
    Unfinished,
)
from access_play.games.hagakure.rules import RULES
from access_play.games.hagakure.state import Cards, HagakureView, Phase
from access_play.games.hagakure.words.move_words import choice
from access_play.games.hagakure.words.question_words import no_token_left
from access_play.games.hagakure.words.refusal_words import of_another_kind
from access_play.games.hagakure.words.token_words import words_first
from access_play.games.naming import has_namesake
from access_play.games.shared_words import WHICH_MEANING
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, numbers, phrase
from access_play.language.speaker import Name

_WHICH_CARD: Final = phrase(N_("Which card?"))
_WHICH_TOKEN: Final = phrase(N_("Which token?"))
_WHOSE_CARDS: Final = phrase(N_("Look at which cards?"))
_NO_SUCH_NAME: Final = phrase(
    N_("Nobody here has that name. Look at which cards?"),
    braille=NP_("braille", "No such name. Look at what?"),
)
_YOMI_FOR_WHAT: Final = phrase(
    N_("Look at the Yomi, or swap with it?"), braille=NP_("braille", "Yomi: look or swap?")
)
_ONE_CARD: Final = phrase(
    N_("Only one card at a time. Which one?"), braille=NP_("braille", "One card only. Which?")
)
_NO_VILLAGER: Final = phrase(N_("You hold no villager."))
_NO_SAMURAI: Final = phrase(N_("You hold no samurai with a number."))


def which_of(names: tuple[Name, ...], moves: Iterable[Move]) -> Unclear[Move]:
    """Ask which of several moves is meant."""
    return Unclear(WHICH_MEANING, _choices(names, moves))


def whose_cards(
    view: HagakureView, names: tuple[Name, ...], targets: tuple[Seat, ...], *, unknown: bool
) -> Unclear[Move]:
    """Ask what to look at: one of these, or anything if none is given."""
    others = [seat for seat in range(view.open.seats) if seat != view.seat]
    question = _NO_SUCH_NAME if unknown else _WHOSE_CARDS
    moves = [UseToken(Token.LOOK, at) for at in targets or (YOMI, *others)]
    return Unclear(question, _choices(names, moves))


def ask_back(
    view: HagakureView,
    names: tuple[Name, ...],
    said: Half,
) -> Meaning[Move]:
    """Ask what is needed to make a move of what was said.

    Cards are asked for without a numbered list: 2 must not mean the second one and the
    villager alike.
    """
    match said:
        case NoSuchCard(number):
            return Unclear(_no_such_card(view, number))
        case OtherKind(card):
            return _other_card(view, names, PlayCard(card))
        case FoolWithNumber(card):
            cards = [PlayCard(FOOL), PlayCard(card)]
            return Unclear(WHICH_MEANING, _choices(names, cards))
        case SeveralCards():
            return Unclear(_ONE_CARD)
        case _:
            return _finish(view, names, said)


def _other_card(view: HagakureView, names: tuple[Name, ...], move: PlayCard) -> Meaning[Move]:
    """Ask whether a card is meant that is not of the kind that was typed; refuse it at once."""
    refusal = RULES.refuse(view, move)
    if refusal is None:
        return Unclear(_other_kind(move.card), _choices(names, [move]), proposes=True)
    if refusal.code == Reason.NOT_IN_HAND:
        return Forbidden(of_another_kind(view, move.card), PASSAGES[Reason.NOT_IN_HAND])
    return Understood(move)


def _finish(view: HagakureView, names: tuple[Name, ...], said: Unfinished) -> Meaning[Move]:
    match said:
        case Unfinished.VILLAGER:
            held = tuple(card for card in view.hand if is_villager(card))
            return _of_kind(held, _which_villager, _NO_VILLAGER)
        case Unfinished.SAMURAI:
            held = tuple(card for card in view.hand if is_samurai(card) and card != FOOL)
            return _of_kind(held, _which_samurai, _NO_SAMURAI)
        case Unfinished.YES:
            unspent = view.open.unspent[view.seat]
            return Unclear(_which_one(unspent) if unspent else no_token_left())
        case Unfinished.YOMI:
            moves = [UseToken(Token.LOOK, YOMI), UseToken(Token.EXCHANGE)]
            return Unclear(_YOMI_FOR_WHAT, _choices(names, moves))
        case _:
            return _which_token(view, names, said)


def _of_kind(held: Cards, ask: Callable[[Cards], Phrase], none: Phrase) -> Meaning[Move]:
    """Take a kind alone for the only card of that kind, or ask which."""
    if len(held) == 1:
        return Understood(PlayCard(held[0]))
    return Unclear(ask(held) if held else none)


def _which_token(view: HagakureView, names: tuple[Name, ...], said: Unfinished) -> Unclear[Move]:
    if said is Unfinished.PLAY and view.open.phase is not Phase.PREPARATION:
        return Unclear(_WHICH_CARD)
    moves = RULES.moves(view) if view.open.phase is Phase.PREPARATION else ()
    return Unclear(_WHICH_TOKEN, _choices(names, moves))


def _no_such_card(view: HagakureView, number: int) -> Phrase:
    in_game = deck(view.open.seats)
    return phrase(
        N_("No card {number}: villagers are {first} to 17, samurai 18 to {last}."),
        braille=NP_("braille", "No {number}; V{first} to V17, S18 to S{last}"),
        number=number,
        first=in_game[0],
        last=max(card for card in in_game if card != FOOL),
    )


def _which_one(tokens: Sequence[Token]) -> Phrase:
    return phrase(
        N_("Which one? {tokens}."),
        braille=NP_("braille", "Which? {tokens}"),
        tokens=words_first(tokens),
    )


def _other_kind(card: Card) -> Phrase:
    if is_samurai(card):
        return phrase(
            N_("{number} is a samurai. Play samurai {number}?"),
            braille=NP_("braille", "{number} is S. Play S{number}?"),
            number=card,
        )
    return phrase(
        N_("{number} is a villager. Play villager {number}?"),
        braille=NP_("braille", "{number} is V. Play V{number}?"),
        number=card,
    )


def _which_villager(held: Cards) -> Phrase:
    return phrase(
        N_("Which villager? You hold {cards}."),
        braille=NP_("braille", "Which V? {cards}"),
        cards=numbers(held),
    )


def _which_samurai(held: Cards) -> Phrase:
    return phrase(
        N_("Which samurai? You hold {cards}."),
        braille=NP_("braille", "Which S? {cards}"),
        cards=numbers(held),
    )


def _choices(names: tuple[Name, ...], moves: Iterable[Move]) -> tuple[Choice[Move], ...]:
    return tuple(Choice(_label(move, names), move) for move in moves)


def _label(move: Move, names: tuple[Name, ...]) -> Phrase:
    """Name a move, and where two players have one name, the seat that is looked at too."""
    at = move.at if isinstance(move, UseToken) else None
    if at is None or at == YOMI or not has_namesake(at, names):
        return choice(move)
    return phrase(
        NP_("choice", "look at the hand of {player}, seat {seat}"),
        braille=NP_("braille|choice", "look {player}, seat {seat}"),
        player=Person(at),
        seat=at + 1,
    )
