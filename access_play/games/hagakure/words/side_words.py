"""What is open of one player, told when it is asked for."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from access_play.core.seats import Seat
from access_play.games.hagakure.state import HagakureView
from access_play.games.hagakure.words.card_words import cards
from access_play.games.hagakure.words.question_words import turn
from access_play.games.hagakure.words.token_words import CHOICE, words_of
from access_play.language.messages import N_, NNP_, NP_
from access_play.language.phrases import Person, Phrase, filled, phrase


class _Side(NamedTuple):
    """The same sentences about whoever is told of."""

    counts: Phrase
    won: Phrase
    token: Phrase
    tokens_left: Phrase
    no_token_left: Phrase


_YOURS: Final = _Side(
    phrase(N_("You: {tricks}, {hand}."), braille=NP_("braille", "You {number}T, {held} in hand")),
    phrase(N_("Cards you have won: {cards}."), braille=NP_("braille", "You won {cards}")),
    phrase(N_("Your token in this round: {token}."), braille=NP_("braille", "You token {token}")),
    phrase(N_("You still have the tokens {tokens}."), braille=NP_("braille", "You have {tokens}")),
    phrase(N_("You have no token left."), braille=NP_("braille", "You no token")),
)
_ANOTHERS: Final = _Side(
    phrase(
        N_("{player}: {tricks}, {hand}."),
        braille=NP_("braille", "{player} {number}T, {held} in hand"),
    ),
    phrase(N_("Cards won by {player}: {cards}."), braille=NP_("braille", "{player} won {cards}")),
    phrase(
        N_("{player}'s token in this round: {token}."),
        braille=NP_("braille", "{player} token {token}"),
    ),
    phrase(
        N_("{player} still has the tokens {tokens}."),
        braille=NP_("braille", "{player} has {tokens}"),
    ),
    phrase(N_("{player} has no token left."), braille=NP_("braille", "{player} no token")),
)


def table_of(view: HagakureView, seat: Seat) -> tuple[Phrase, ...]:
    """Tell what is open of one player, and what this seat has seen of that hand."""
    if not view.open.won:
        return (turn(view),)
    if seat == view.seat:
        return tuple(_open_of(view, seat, _YOURS))
    return (*_open_of(view, seat, _ANOTHERS), *_seen(view, seat))


def _open_of(view: HagakureView, seat: Seat, side: _Side) -> Iterator[Phrase]:
    table, player = view.open, Person(seat)
    tricks, held = table.tricks_of(seat), table.cards_held(seat)
    yield filled(
        side.counts,
        player=player,
        tricks=phrase(NNP_("won", "{count} trick won", "{count} tricks won"), count=tricks),
        number=tricks,
        hand=phrase(NNP_("held", "{count} card in hand", "{count} cards in hand"), count=held),
        held=held,
    )
    if table.won[seat]:
        yield filled(side.won, player=player, cards=cards(table.won[seat]))
    active = table.active[seat]
    if active is not None:
        yield filled(side.token, player=player, token=CHOICE[active])
    if table.unspent[seat]:
        yield filled(side.tokens_left, player=player, tokens=words_of(table.unspent[seat]))
    else:
        yield filled(side.no_token_left, player=player)


def _seen(view: HagakureView, seat: Seat) -> Iterator[Phrase]:
    known = dict(view.known).get(seat)
    if known:
        yield phrase(
            N_("{owner}'s hand, as you know it: {cards}."),
            braille=NP_("braille", "{owner} has {cards}"),
            owner=Person(seat),
            cards=cards(known),
        )
    elif known is None and view.open.void[seat] and view.open.cards_held(seat):
        yield phrase(
            N_("{player} could not follow, so holds no samurai."),
            braille=NP_("braille", "{player} has no S"),
            player=Person(seat),
        )
