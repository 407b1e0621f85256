"""What lies before all, as one seat may know it, told when it is asked for."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import CHANCE
from access_play.games.hagakure.cards import FOOL, hand_size
from access_play.games.hagakure.moves import YOMI
from access_play.games.hagakure.state import HagakureView, winning_place
from access_play.games.hagakure.words.card_words import CARD, THE_CARD, cards, the_winning
from access_play.games.hagakure.words.question_words import turn
from access_play.games.hagakure.words.token_words import PLAYED
from access_play.games.parting import parted
from access_play.games.people_words import counts, from_listener, person
from access_play.language.messages import N_, NP_
from access_play.language.phrases import (
    RANKING,
    TOGETHER,
    Listing,
    Pattern,
    Person,
    Phrase,
    phrase,
    ranking,
)

_NO_TOKENS: Final = phrase(N_("No token in this round."), braille=NP_("braille", "No token"))
_PLAYS: Final = Pattern(RANKING.text, TOGETHER.braille)
_PLAYS_IN_A_LINE: Final = 3
_TOKENS_IN_A_LINE: Final = 3
_COUNTS_IN_A_LINE: Final = 3


def table(view: HagakureView) -> tuple[Phrase, ...]:
    """Tell what lies before all, a line for each thing."""
    if view.over or view.open.turn == CHANCE:
        return (turn(view),)
    return tuple(_table(view))


def _table(view: HagakureView) -> Iterator[Phrase]:
    table = view.open
    if table.trick:
        yield from _trick(view)
        if len(table.trick) > 1:
            yield _winning_so_far(view)
    else:
        yield _no_trick(view)
    yield from _tokens(view)
    if table.tricks_played:
        yield from _tricks_won(view)
    yield from _cards_held(view)
    known = dict(view.known)
    if YOMI in known:
        yield phrase(
            N_("The Yomi, as you know it: {cards}."),
            braille=NP_("braille", "Yomi {cards}"),
            cards=cards(known[YOMI]),
        )


def _trick(view: HagakureView) -> Iterator[Phrase]:
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
    for some in parted(plays, _PLAYS_IN_A_LINE):
        yield phrase(
            N_("Trick {trick} of {tricks}: {plays}."),
            braille=NP_("braille", "T{trick} {plays}"),
            trick=table.tricks_played + 1,
            tricks=hand_size(table.seats),
            plays=Listing(some, _PLAYS),
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


def _tokens(view: HagakureView) -> Iterator[Phrase]:
    played = [
        phrase(
            NP_("token of", "{player}: {token}"),
            braille=NP_("braille", "{player} {token}"),
            player=person(seat, view.seat),
            token=PLAYED[token],
        )
        for seat in from_listener(view.seat, view.open.seats)
        if (token := view.open.active[seat]) is not None
    ]
    if not played:
        yield _NO_TOKENS
    for some in parted(played, _TOKENS_IN_A_LINE):
        yield phrase(
            N_("Tokens in this round: {tokens}."),
            braille=NP_("braille", "Token {tokens}"),
            tokens=ranking(some),
        )


def _tricks_won(view: HagakureView) -> Iterator[Phrase]:
    table = view.open
    won = counts([table.tricks_of(seat) for seat in range(table.seats)], view.seat)
    for some in parted(won, _COUNTS_IN_A_LINE):
        yield phrase(
            N_("Tricks won: {tricks}."),
            braille=NP_("braille", "T: {tricks}"),
            tricks=ranking(some),
        )


def _cards_held(view: HagakureView) -> Iterator[Phrase]:
    table = view.open
    held = counts([table.cards_held(seat) for seat in range(table.seats)], view.seat)
    *first, last = parted(held, _COUNTS_IN_A_LINE)
    for some in first:
        yield phrase(
            N_("Cards in hand: {hands}."),
            braille=NP_("braille", "Cards {hands}"),
            hands=ranking(some),
        )
    yield phrase(
        N_("Cards in hand: {hands}. Yomi: {number} cards."),
        braille=NP_("braille", "Cards {hands}"),
        hands=ranking(last),
        number=hand_size(table.seats),
    )
