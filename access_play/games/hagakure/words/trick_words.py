"""A card played, and how its trick ends, as one listener hears it."""

from functools import lru_cache
from typing import Final, NamedTuple

from access_play.core.seats import Seat
from access_play.games.hagakure.cards import FOOL, SMALLEST_SAMURAI
from access_play.games.hagakure.events import CardPlayed, TrickWon
from access_play.games.hagakure.words.card_words import (
    CARD,
    FIRST_WORD,
    LED,
    played,
    the_played,
    the_winning,
)
from access_play.games.sayings import Cue, Kind, Saying
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import OutOf, Part, Person, Phrase, phrase

_JUST_HEARD: Final = 64
"""Events that are kept until everybody has been told."""


class _Told(NamedTuple):
    """One way to tell the end of a trick, at each length and in braille."""

    normal: Message
    last: Message
    """Of the last trick of a round, after which none is left."""
    brief: Message
    braille: Message


class _Ending(NamedTuple):
    """The same with and without samurai 18 among the cards that are taken but not named (G12)."""

    placeholders: tuple[str, ...]
    """Those of the trick and of the number of tricks come last."""
    plain: _Told
    eighteen: _Told


_WINS_WITH_IT: Final = _Ending(
    ("player", "card", "trick", "tricks"),
    _Told(
        N_("{player}: {card}, and wins trick {trick} of {tricks}."),
        N_("{player}: {card}, and wins trick {tricks} of {tricks}."),
        N_("{player}: {card}, wins."),
        NP_("braille", "{player} {card} wins T{trick}"),
    ),
    _Told(
        N_("{player}: {card}, wins trick {trick} of {tricks} and takes samurai 18."),
        N_("{player}: {card}, wins trick {tricks} of {tricks} and takes samurai 18."),
        N_("{player}: {card}, wins, with samurai 18."),
        NP_("braille", "{player} {card} wins T{trick}, S18"),
    ),
)
_ANOTHER_WINS: Final = _Ending(
    ("player", "card", "winner", "winning", "trick", "tricks"),
    _Told(
        N_("{player}: {card}. {winner} wins trick {trick} of {tricks} with {winning}."),
        N_("{player}: {card}. {winner} wins trick {tricks} of {tricks} with {winning}."),
        N_("{player}: {card}. {winner} wins."),
        NP_("braille", "{winner} wins T{trick} {winning}, {player} {card}"),
    ),
    _Told(
        N_(
            "{player}: {card}. {winner} wins trick {trick} of {tricks}"
            " and samurai 18 with {winning}."
        ),
        N_(
            "{player}: {card}. {winner} wins trick {tricks} of {tricks}"
            " and samurai 18 with {winning}."
        ),
        N_("{player}: {card}. {winner} wins, with samurai 18."),
        NP_("braille", "{winner} {winning} takes S18; {player} {card}"),
    ),
)
_YOU_WIN: Final = _Ending(
    ("player", "card", "winning", "trick", "tricks"),
    _Told(
        N_("{player}: {card}. You win trick {trick} of {tricks} with {winning}."),
        N_("{player}: {card}. You win trick {tricks} of {tricks} with {winning}."),
        N_("{player}: {card}. You win."),
        NP_("braille", "You win T{trick} {winning}, {player} {card}"),
    ),
    _Told(
        N_("{player}: {card}. You win trick {trick} of {tricks} and samurai 18 with {winning}."),
        N_("{player}: {card}. You win trick {tricks} of {tricks} and samurai 18 with {winning}."),
        N_("{player}: {card}. You win, with samurai 18."),
        NP_("braille", "You {winning} take S18; {player} {card}"),
    ),
)
_YOU_WIN_WITH_IT: Final = _Ending(
    ("winning", "trick", "tricks"),
    _Told(
        N_("You win trick {trick} of {tricks} with {winning}."),
        N_("You win trick {tricks} of {tricks} with your last card, {winning}."),
        N_("You win with {winning}."),
        NP_("braille", "You win T{trick} {winning}"),
    ),
    _Told(
        N_("You win trick {trick} of {tricks} and samurai 18 with {winning}."),
        N_("You win trick {tricks} of {tricks} and samurai 18 with your last card, {winning}."),
        N_("You win samurai 18 with {winning}."),
        NP_("braille", "You win T{trick} {winning}, S18"),
    ),
)
_YOU_LOSE: Final = _Ending(
    ("card", "played", "opening", "winner", "winning", "trick", "tricks"),
    _Told(
        N_("You play {played}. {winner} wins trick {trick} of {tricks} with {winning}."),
        N_("{opening}, your last card. {winner} wins trick {tricks} of {tricks} with {winning}."),
        N_("Your {card}. {winner} wins."),
        NP_("braille", "{winner} wins T{trick} {winning}, you {card}"),
    ),
    _Told(
        N_(
            "You play {played}. {winner} wins trick {trick} of {tricks}"
            " and samurai 18 with {winning}."
        ),
        N_(
            "{opening}, your last card. {winner} wins trick {tricks} of {tricks}"
            " and samurai 18 with {winning}."
        ),
        N_("Your {card}. {winner} wins, with samurai 18."),
        NP_("braille", "{winner} {winning} takes S18; you {card}"),
    ),
)


def card_played(event: CardPlayed, listener: Seat | None) -> Saying:
    """Announce a card, with the end of the trick where it ends one."""
    won = event.won
    if event.seat != listener and (won is None or won.winner != listener):
        return _heard_by_others(event)
    if won is not None:
        return Saying(_trick_won(event, won, listener), sound=Cue.TRICK, at=won.winner)
    if event.last_card:
        return Saying(_last_card(event), sound=Cue.CARD)
    return Saying(_you_play(event), kind=Kind.OWN_MOVE, sound=Cue.CARD)


@lru_cache(_JUST_HEARD)
def _heard_by_others(event: CardPlayed) -> Saying:
    """Tell those of it who neither played nor won: all of them hear the same."""
    if event.won is None:
        return Saying(_other_plays(event), sound=Cue.CARD)
    return Saying(_trick_won(event, event.won, None), sound=Cue.TRICK, at=event.won.winner)


def _trick_won(event: CardPlayed, won: TrickWon, listener: Seat | None) -> Phrase:
    own = event.seat == listener
    if won.winner == event.seat:
        if own:
            return _told(_YOU_WIN_WITH_IT, event, won, the_played(event.card, event.fool))
        card = played(event.card, event.fool)
        return _told(_WINS_WITH_IT, event, won, Person(event.seat), card)
    card, winning = CARD[event.card], the_winning(won.card)
    if own:
        named = the_played(event.card, event.fool)
        opening, winner = FIRST_WORD[event.card], Person(won.winner)
        return _told(_YOU_LOSE, event, won, card, named, opening, winner, winning)
    player = Person(event.seat)
    if won.winner == listener:
        return _told(_YOU_WIN, event, won, player, card, winning)
    return _told(_ANOTHER_WINS, event, won, player, card, Person(won.winner), winning)


def _told(ending: _Ending, event: CardPlayed, won: TrickWon, *parts: Part) -> Phrase:
    """Fill the placeholders of an ending, in the order in which it names them."""
    named = SMALLEST_SAMURAI in (event.card, won.card)
    told = ending.eighteen if won.eighteen and not named else ending.plain
    trick, tricks = won.trick, won.tricks
    last = trick == tricks
    values = (*parts, trick, tricks if last else OutOf(trick, tricks))
    message = told.last if last else told.normal
    return Phrase(message, ending.placeholders, values, told.brief, None, told.braille)


def _other_plays(event: CardPlayed) -> Phrase:
    player = Person(event.seat)
    if event.leads:
        braille = NP_("braille", "{player} leads {card}")
        led = N_("{player} leads {card}.")
        return phrase(led, braille=braille, player=player, card=LED[event.card])
    if event.card == FOOL and event.fool == 1:
        return phrase(
            N_("{player}: Old Fool, the first in this trick."),
            brief=N_("{player}: Old Fool, the first."),
            full=N_("{player}: Old Fool, the first in this trick, worth 0 alone."),
            braille=NP_("braille", "{player} F 1st"),
            player=player,
        )
    return phrase(
        N_("{player}: {card}."),
        full=N_("{player}: {card}, which wins unless another follows.") if event.fool else None,
        braille=NP_("braille", "{player} {card}"),
        player=player,
        card=played(event.card, event.fool),
    )


def _you_play(event: CardPlayed) -> Phrase:
    if event.leads:
        braille = NP_("braille", "You lead {card}")
        return phrase(N_("You lead {card}."), braille=braille, card=LED[event.card])
    return phrase(
        N_("You play {card}."),
        braille=NP_("braille", "You {card}"),
        card=the_played(event.card, event.fool),
    )


def _last_card(event: CardPlayed) -> Phrase:
    """Tell a listener of the card that the table played for him."""
    if event.leads:
        return phrase(
            N_("You lead your last card, {card}."),
            brief=N_("You lead {card}."),
            braille=NP_("braille", "You lead {card}"),
            card=LED[event.card],
        )
    return phrase(
        N_("Your last card: {card}."),
        brief=N_("Your {card}."),
        braille=NP_("braille", "You {card}"),
        card=played(event.card, event.fool),
    )
