"""What a seat may know of the table, told when it is asked for."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import Seat
from access_play.games.parting import Cells
from access_play.games.people_words import from_listener
from access_play.games.shared_words import EMPTY_HAND
from access_play.games.shinobi_no_gakko.cards import cards_in, groups
from access_play.games.shinobi_no_gakko.line import HIGH, LOW
from access_play.games.shinobi_no_gakko.marks import describe
from access_play.games.shinobi_no_gakko.odds import likely_penalty
from access_play.games.shinobi_no_gakko.scoring import leaders, penalty
from access_play.games.shinobi_no_gakko.state import DIVIDE, PLAY, ShinobiView
from access_play.games.shinobi_no_gakko.words.card_words import cards, in_lines, listed
from access_play.games.shinobi_no_gakko.words.line_words import at_end, line_as_it_is
from access_play.games.shinobi_no_gakko.words.question_words import tells_line, turn
from access_play.games.shinobi_no_gakko.words.round_words import own_hand, round_details
from access_play.games.shinobi_no_gakko.words.side_words import seen_in_heaven, whole_side
from access_play.games.standings import NO_SCORE, final_score, score_after_round, tied_for_first
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Person, Phrase, phrase
from access_play.tactile.number_code import words_for

_NO_DISCARDS: Final = phrase(N_("Nothing is discarded yet."), braille=NP_("braille", "No discards"))
_YOUR_SHURIKEN: Final = phrase(
    N_("You have the shuriken."),
    full=N_("You have the shuriken: if nobody plays before your next turn, the line is cleared."),
    braille=NP_("braille", "You have shuriken"),
)


def hand(view: ShinobiView) -> Phrase:
    """Name the seat's own cards: the whole hand, or both piles."""
    if view.open.phase is DIVIDE and view.may_act:
        return own_hand(view.heaven)
    if not (view.heaven or view.earth):
        return EMPTY_HAND
    return phrase(
        N_("Your Heaven: {heaven}. Your Earth: {earth}."),
        brief=N_("Heaven: {heaven}. Earth: {earth}."),
        braille=NP_("braille", "H {heaven}; E {earth}"),
        heaven=cards(view.heaven),
        earth=cards(view.earth),
    )


def hand_item(view: ShinobiView, number: int) -> Phrase | None:
    """Describe the card at a place of the hand, from 1, Heaven first, with its tactile mark."""
    held = (*cards_in(view.heaven), *cards_in(view.earth))
    if not 1 <= number <= len(held):
        return None
    card = held[number - 1]
    return phrase(
        N_("Card {number} is number {card}. {mark}"),
        braille=NP_("braille", "{card}: {marks}"),
        number=number,
        card=card,
        mark=describe(card),
        marks=words_for(card),
    )


def table(view: ShinobiView) -> tuple[Phrase, ...]:
    """Tell what lies before all: the line, what its ends take, and everybody's cards."""
    return tuple(_table(view)) if view.open.phase is PLAY else (turn(view),)


def _table(view: ShinobiView) -> Iterator[Phrase]:
    table = view.open
    yield line_as_it_is(table)
    if table.line:
        yield at_end(table, LOW)
        yield at_end(table, HIGH)
    yield _shuriken(view)
    for seat in from_listener(view.seat, table.seats)[1:]:
        yield from whole_side(seat, table.earths[seat], table.heaven_sizes[seat])


def table_again(view: ShinobiView) -> tuple[Phrase, ...]:
    """Tell the same to who has taken back a move and is asked anew."""
    if view.open.phase is not PLAY:
        return ()
    asked_of_line = len(view.piles_to_act()) > 1 and tells_line(view.open)
    return table(view)[asked_of_line:]


def _shuriken(view: ShinobiView) -> Phrase:
    if view.open.shuriken == view.seat:
        return _YOUR_SHURIKEN
    return phrase(
        N_("The shuriken lies with {player}."),
        full=N_(
            "The shuriken lies with {player}: if nobody plays before that player's next turn,"
            " the line is cleared."
        ),
        braille=NP_("braille", "{player} has shuriken"),
        player=Person(view.open.shuriken),
    )


def table_of(view: ShinobiView, seat: Seat) -> tuple[Phrase, ...]:
    """Tell what is open of one player, and what everybody saw going into that Heaven."""
    table = view.open
    if seat == view.seat:
        return (hand(view),)
    if table.phase is not PLAY:
        return (turn(view),)
    return (
        *whole_side(seat, table.earths[seat], table.heaven_sizes[seat]),
        *seen_in_heaven(seat, table.seen[seat]),
    )


def discards(view: ShinobiView) -> tuple[Phrase, ...]:
    """Name the cards that were cleared off the line in this round."""
    if not view.open.discards:
        return (_NO_DISCARDS,)
    text, braille = N_("Discarded: {cards}."), NP_("braille", "Discards {cards}")
    pieces = in_lines(groups(view.open.discards), _ROOM_FOR_DISCARDS)
    return tuple([phrase(text, braille=braille, cards=listed(piece)) for piece in pieces])


_ROOM_FOR_DISCARDS: Final = Cells(30, 30, 34)


def score(view: ShinobiView) -> tuple[Phrase, ...]:
    """Tell the totals, best first, and who is tied for first place."""
    table = view.open
    if not table.scored:
        return (NO_SCORE,)
    if view.over:
        standing = final_score(table.totals, view.seat)
    else:
        standing = score_after_round(len(table.scored), table.totals, view.seat)
    first = leaders(table.totals)
    return standing if len(first) == 1 else (*standing, tied_for_first(first, view.seat))


def score_details(view: ShinobiView) -> tuple[Phrase, ...]:
    """Tell how the totals came about, and what each pile would cost if the round ended now."""
    told = (*_likely(view), *round_details(view.open.scored, view.seat))
    return told or (NO_SCORE,)


def _likely(view: ShinobiView) -> Iterator[Phrase]:
    """Tell likely penalties: one's own piles to the point, the Heaven of others about."""
    table = view.open
    if table.phase is not PLAY:
        return
    if view.heaven or view.earth:
        heaven, earth = penalty(view.heaven), penalty(view.earth)
        yield phrase(
            NN_(
                "As it is you would lose {count} point: Heaven {heaven}, Earth {earth}.",
                "As it is you would lose {count} points: Heaven {heaven}, Earth {earth}.",
            ),
            braille=NP_("braille", "Now you minus {count}: H{heaven} E{earth}"),
            count=max(heaven, earth),
            heaven=heaven,
            earth=earth,
        )
    for seat in from_listener(view.seat, table.seats)[1:]:
        heaven, earth = likely_penalty(view, seat), penalty(table.earths[seat])
        yield phrase(
            NN_(
                "{player} would lose about {count} point: Heaven about {heaven}, Earth {earth}.",
                "{player} would lose about {count} points: Heaven about {heaven}, Earth {earth}.",
            ),
            braille=NP_("braille", "{player} about {count}: H{heaven} E{earth}"),
            player=Person(seat),
            count=max(heaven, earth),
            heaven=heaven,
            earth=earth,
        )
