"""What a seat may know of the table, told when it is asked for."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import CHANCE, Seat
from access_play.games.hagakure.card_words import CARD, THE_CARD, cards, the_winning
from access_play.games.hagakure.cards import FOOL, hand_size, is_samurai
from access_play.games.hagakure.event_words import hand as own_hand
from access_play.games.hagakure.marks import describe
from access_play.games.hagakure.moves import YOMI
from access_play.games.hagakure.question_words import turn
from access_play.games.hagakure.state import HagakureView, Open, winning_place
from access_play.games.hagakure.token_words import CHOICE, words_of
from access_play.games.people_words import from_listener, person
from access_play.language.messages import N_, NNP_, NP_
from access_play.language.phrases import Listing, Person, Phrase, phrase, ranking
from access_play.tactile.number_code import words_for

_NO_CARDS: Final = phrase(N_("Your hand is empty."), braille=NP_("braille", "No cards"))
_NO_TOKENS: Final = phrase(N_("No token in this round."), braille=NP_("braille", "No token"))


def hand(view: HagakureView) -> Phrase:
    """Name the seat's own cards, grouped and sorted."""
    return own_hand(view.hand) if view.hand else _NO_CARDS


def hand_item(view: HagakureView, number: int) -> Phrase | None:
    """Describe the card at a place of the hand, from 1, with its tactile mark."""
    if not 1 <= number <= len(view.hand):
        return None
    card = view.hand[number - 1]
    if card == FOOL:
        braille = NP_("braille", "{card}: star")
    elif is_samurai(card):
        braille = NP_("braille", "{card}: pad, {marks}")
    else:
        braille = NP_("braille", "{card}: {marks}")
    return phrase(
        N_("Card {number}, {card}. {mark}"),
        braille=braille,
        number=number,
        card=CARD[card],
        mark=describe(card),
        marks=words_for(card),
    )


def table(view: HagakureView) -> tuple[Phrase, ...]:
    """Tell what lies before all, a line for each thing."""
    if view.over or view.open.turn == CHANCE:
        return (turn(view),)
    return tuple(_table(view))


def _table(view: HagakureView) -> Iterator[Phrase]:
    table = view.open
    if table.trick:
        yield _trick(view)
        if len(table.trick) > 1:
            yield _winning_so_far(view)
    else:
        yield _no_trick(view)
    yield _tokens(view)
    if table.tricks_played:
        yield phrase(
            N_("Tricks won: {tricks}."),
            braille=NP_("braille", "T: {tricks}"),
            tricks=_counts(view, [table.tricks_of(seat) for seat in range(table.seats)]),
        )
    yield phrase(
        N_("Cards in hand: {hands}. Yomi: {number} cards."),
        braille=NP_("braille", "Cards {hands}"),
        hands=_counts(view, [table.cards_held(seat) for seat in range(table.seats)]),
        number=hand_size(table.seats),
    )
    known = dict(view.known)
    if YOMI in known:
        yield phrase(
            N_("The Yomi, as you know it: {cards}."),
            braille=NP_("braille", "Yomi {cards}"),
            cards=cards(known[YOMI]),
        )


def _trick(view: HagakureView) -> Phrase:
    table = view.open
    plays = [
        phrase(
            NP_("trick so far", "{player} {card}"),
            braille=NP_("braille", "{player} {card}"),
            player=person((table.leader + place) % table.seats, view.seat),
            card=CARD[card],
        )
        for place, card in enumerate(table.trick)
    ]
    return phrase(
        N_("Trick {trick} of {tricks}: {plays}."),
        braille=NP_("braille", "T{trick} {plays}"),
        trick=table.tricks_played + 1,
        tricks=hand_size(table.seats),
        plays=ranking(tuple(plays)),
    )


def _winning_so_far(view: HagakureView) -> Phrase:
    table = view.open
    place = winning_place(table.trick)
    seat = (table.leader + place) % table.seats
    card = table.trick[place]
    winning = the_winning(card) if table.trick.count(FOOL) > 1 else THE_CARD[card]
    if seat == view.seat:
        text = N_("So far you win with {card}.")
        return phrase(text, braille=NP_("braille", "So far you, {card}"), card=winning)
    return phrase(
        N_("So far {winner} wins with {card}."),
        braille=NP_("braille", "So far {winner}, {card}"),
        winner=Person(seat),
        card=winning,
    )


def _no_trick(view: HagakureView) -> Phrase:
    table = view.open
    trick = table.tricks_played + 1
    if table.leader == view.seat:
        text = N_("No card on the table. You lead trick {trick}.")
        return phrase(text, braille=NP_("braille", "No card, you lead T{trick}"), trick=trick)
    return phrase(
        N_("No card on the table. {leader} leads trick {trick}."),
        braille=NP_("braille", "No card, {leader} leads T{trick}"),
        leader=Person(table.leader),
        trick=trick,
    )


def _tokens(view: HagakureView) -> Phrase:
    played = [
        phrase(
            NP_("token of", "{player} {token}"),
            braille=NP_("braille", "{player} {token}"),
            player=person(seat, view.seat),
            token=CHOICE[token],
        )
        for seat in from_listener(view.seat, view.open.seats)
        if (token := view.open.active[seat]) is not None
    ]
    if not played:
        return _NO_TOKENS
    return phrase(
        N_("Tokens in this round: {tokens}."),
        braille=NP_("braille", "Token {tokens}"),
        tokens=ranking(tuple(played)),
    )


def _counts(view: HagakureView, counts: list[int]) -> Listing:
    """List a count for every player, clockwise from the one who asks."""
    items = [
        phrase(
            NP_("count of", "{player} {number}"),
            braille=NP_("braille", "{player} {number}"),
            player=person(seat, view.seat),
            number=counts[seat],
        )
        for seat in from_listener(view.seat, view.open.seats)
    ]
    return ranking(tuple(items))


def table_of(view: HagakureView, seat: Seat) -> tuple[Phrase, ...]:
    """Tell what is open of one player, and what this seat has seen of that hand."""
    if not view.open.won:
        return (turn(view),)
    return tuple(_own_side(view.open, seat) if seat == view.seat else _side(view, seat))


def _side(view: HagakureView, seat: Seat) -> Iterator[Phrase]:
    table, player = view.open, Person(seat)
    held = table.cards_held(seat)
    yield phrase(
        N_("{player}: {tricks}, {hand}."),
        braille=NP_("braille", "{player} {number}T, {held} in hand"),
        player=player,
        tricks=_tricks_won(table.tricks_of(seat)),
        number=table.tricks_of(seat),
        hand=_cards_in_hand(held),
        held=held,
    )
    if table.won[seat]:
        yield phrase(
            N_("Cards won by {player}: {cards}."),
            braille=NP_("braille", "{player} won {cards}"),
            player=player,
            cards=cards(table.won[seat]),
        )
    active = table.active[seat]
    if active is not None:
        yield phrase(
            N_("{player}'s token in this round: {token}."),
            braille=NP_("braille", "{player} token {token}"),
            player=player,
            token=CHOICE[active],
        )
    if table.unspent[seat]:
        yield phrase(
            N_("{player} still has the tokens {tokens}."),
            braille=NP_("braille", "{player} has {tokens}"),
            player=player,
            tokens=words_of(table.unspent[seat]),
        )
    else:
        text = N_("{player} has no token left.")
        yield phrase(text, braille=NP_("braille", "{player} no token"), player=player)
    yield from _seen(view, seat)


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


def _own_side(table: Open, seat: Seat) -> Iterator[Phrase]:
    held = table.cards_held(seat)
    yield phrase(
        N_("You: {tricks}, {hand}."),
        braille=NP_("braille", "You {number}T, {held} in hand"),
        tricks=_tricks_won(table.tricks_of(seat)),
        number=table.tricks_of(seat),
        hand=_cards_in_hand(held),
        held=held,
    )
    if table.won[seat]:
        yield phrase(
            N_("Cards you have won: {cards}."),
            braille=NP_("braille", "You won {cards}"),
            cards=cards(table.won[seat]),
        )
    active = table.active[seat]
    if active is not None:
        yield phrase(
            N_("Your token in this round: {token}."),
            braille=NP_("braille", "You token {token}"),
            token=CHOICE[active],
        )
    if table.unspent[seat]:
        yield phrase(
            N_("You still have the tokens {tokens}."),
            braille=NP_("braille", "You have {tokens}"),
            tokens=words_of(table.unspent[seat]),
        )
    else:
        yield phrase(N_("You have no token left."), braille=NP_("braille", "You no token"))


def _tricks_won(count: int) -> Phrase:
    return phrase(NNP_("won", "{count} trick won", "{count} tricks won"), count=count)


def _cards_in_hand(count: int) -> Phrase:
    return phrase(NNP_("held", "{count} card in hand", "{count} cards in hand"), count=count)
