"""What a seat is asked, and whose turn it is."""

from typing import Final

from access_play.core.seats import CHANCE
from access_play.games.joraku.cards import SUITS, hand_size
from access_play.games.joraku.lawful import playable
from access_play.games.joraku.moves import GIVEN
from access_play.games.joraku.state import ACT, GIVE, JorakuView
from access_play.games.joraku.terms import SAMURAI_COST
from access_play.games.joraku.words.card_words import SUIT, SUIT_FIRST, cards, one_of
from access_play.games.joraku.words.piece_words import action_points
from access_play.games.people_words import people
from access_play.games.shared_words import game_over
from access_play.games.words import Question
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Listing, Person, Phrase, phrase

_CARD: Final = phrase(N_("Card:"), braille=NP_("braille|prompt", "Card:"))
_LEAD_ANY: Final = phrase(N_("You may lead any card."), braille=NP_("braille", "Lead any card"))
_BEFORE_DEAL: Final = phrase(
    N_("The cards are about to be dealt."), braille=NP_("braille", "Cards will be dealt")
)
_MOST_CODES: Final = 3
"""More cards by their codes would not fit a line of braille."""


def question(view: JorakuView) -> Question:
    """Ask a seat that may act for two cards, a card or a step."""
    table = view.open
    if table.phase is GIVE:
        prompt = phrase(
            N_("{count} cards for {receiver}:"),
            braille=NP_("braille|prompt", "{count} cards for {receiver}:"),
            count=GIVEN,
            receiver=Person(view.left),
        )
        return Question(prompt)
    if table.phase is ACT:
        return Question(_points_left(table.points), reminder=_costs(view))
    if table.trick:
        return Question(_CARD, reminder=_what_to_follow(view))
    asked = phrase(
        N_("You lead skirmish {skirmish} of {skirmishes}. Which card?"),
        brief=N_("You lead."),
        braille=NP_("braille", "Lead skirmish {skirmish}. Card:"),
        skirmish=len(table.skirmishes) + 1,
        skirmishes=hand_size(table.seats),
    )
    return Question(_CARD, asked=asked, reminder=_LEAD_ANY)


def _points_left(count: int) -> Phrase:
    return phrase(
        NN_("{count} action point left:", "{count} action points left:"),
        braille=NP_("braille|prompt", "{count} points left:"),
        count=count,
    )


def _costs(view: JorakuView) -> Phrase:
    terms = view.open.terms
    return phrase(
        N_("Your daimyo moves for {daimyo}, a samurai for {samurai}, removing costs {removing}."),
        braille=NP_("braille", "D {daimyo}, S {samurai}, remove {removing}"),
        daimyo=terms.daimyo_cost,
        samurai=SAMURAI_COST,
        removing=terms.remove_cost,
    )


def _what_to_follow(view: JorakuView) -> Phrase:
    led = SUITS[view.open.trick[0]]
    allowed = playable(view)
    if SUITS[allowed[0]] is not led:
        return phrase(
            N_("You have no {suit} to follow with, so you may play any card."),
            braille=NP_("braille", "No {suit}, any card"),
            suit=SUIT[led],
        )
    return phrase(
        N_("{suit} was led, so play {allowed}."),
        braille=NP_("braille", "Follow {short}"),
        suit=SUIT_FIRST[led],
        allowed=one_of(allowed),
        short=shortest(allowed),
    )


def shortest(allowed: tuple[int, ...]) -> Listing:
    """List cards to choose from so that they fit a line of braille."""
    return one_of(allowed) if len(allowed) <= _MOST_CODES else cards(allowed)


def turn(view: JorakuView) -> Phrase:
    """Tell whose turn it is and what is asked."""
    table = view.open
    if view.over:
        return game_over()
    if table.phase is GIVE:
        return _give(view)
    if table.turn == CHANCE:
        return _BEFORE_DEAL
    return _your_turn(view) if view.may_act else _others_turn(view)


def _give(view: JorakuView) -> Phrase:
    if view.may_act:
        return phrase(
            N_("Choose {count} cards for {receiver}, on your left."),
            braille=NP_("braille", "Give {receiver} {count} cards"),
            count=GIVEN,
            receiver=Person(view.left),
        )
    return phrase(
        N_("You have chosen. Still choosing: {people}."),
        braille=NP_("braille", "Choosing: {people}"),
        people=people(view.open.acting, None),
    )


def _your_turn(view: JorakuView) -> Phrase:
    table = view.open
    if table.phase is ACT:
        return phrase(
            N_("Your turn: {points} left."),
            braille=NP_("braille", "You: {number} points left"),
            points=action_points(table.points),
            number=table.points,
        )
    if table.trick:
        return phrase(
            N_("Your turn: {suit} was led."),
            braille=NP_("braille", "You: led {suit}"),
            suit=SUIT[SUITS[table.trick[0]]],
        )
    return phrase(
        N_("Your turn: lead skirmish {skirmish}."),
        braille=NP_("braille", "You: lead skirmish {skirmish}"),
        skirmish=len(table.skirmishes) + 1,
    )


def _others_turn(view: JorakuView) -> Phrase:
    table, player = view.open, Person(view.open.turn)
    if table.phase is ACT:
        return phrase(
            N_("{player}'s turn: {points} left."),
            braille=NP_("braille", "{player}: {number} points left"),
            player=player,
            points=action_points(table.points),
            number=table.points,
        )
    if table.trick:
        return phrase(
            N_("{player}'s turn: {suit} was led."),
            braille=NP_("braille", "{player}: led {suit}"),
            player=player,
            suit=SUIT[SUITS[table.trick[0]]],
        )
    return phrase(
        N_("{player}'s turn: lead skirmish {skirmish}."),
        braille=NP_("braille", "{player}: lead skirmish {skirmish}"),
        player=player,
        skirmish=len(table.skirmishes) + 1,
    )
