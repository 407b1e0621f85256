"""An attack, its dice and what becomes of the loser, as one listener hears it."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.events import (
    Attacked,
    BattleDecided,
    BattleEnded,
    BattleTied,
    CastleDecided,
    DiceRolled,
    Fall,
    Force,
)
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.games.honor_of_the_samurai.words.card_words import THE_CARD
from access_play.games.honor_of_the_samurai.words.fall_words import (
    clauses,
    consequences,
    in_short,
    lost,
    lost_cards,
)
from access_play.games.honor_of_the_samurai.words.people import (
    Voices,
    daimyo_of,
    head_first,
    said_of,
)
from access_play.games.people_words import person
from access_play.games.sayings import Cue, Kind, Saying
from access_play.language.messages import N_, NNP_, NP_
from access_play.language.phrases import Part, Person, Phrase, filled, numbers, phrase
from access_play.language.speaker import Length

_YOU_ATTACK: Final = phrase(
    N_("You attack {other}: your strength {attack} for {dice}, against {defense} for {others}."),
    brief=N_("You attack {other}: {dice} against {others}."),
    braille=NP_("braille", "You attack {other}, dice {number} to {against}"),
)
_ATTACKS_YOU: Final = phrase(
    N_(
        "{player} attacks you: strength {attack} for {dice},"
        " against yours of {defense} for {others}."
    ),
    brief=N_("{player} attacks you: {dice} against {others}."),
    braille=NP_("braille", "{player} attacks you, dice {number} to {against}"),
)
_ATTACKS: Final = phrase(
    N_("{player} attacks {other}: strength {attack} for {dice}, against {defense} for {others}."),
    brief=N_("{player} attacks {other}: {dice} against {others}."),
    braille=NP_("braille", "{player} attacks {other}, {number} to {against}"),
)
_COUNTS_SECOND: Final = phrase(
    N_("The house of {second} as second samurai counts for {player}."),
    braille=NP_("braille", "{second} counts for {player}"),
)
_COUNTS_CASTLE: Final = phrase(
    N_("{castle} counts in the defense."),
    braille=NP_("braille", "{castle} counts"),
)
_ROLLED: Final = Voices(
    phrase(
        N_("You roll {total} in all: {dice}."),
        brief=N_("You roll {total}."),
        braille=NP_("braille", "You roll {total}"),
    ),
    phrase(
        N_("{player} rolls {total} in all: {dice}."),
        brief=N_("{player} rolls {total}."),
        braille=NP_("braille", "{player} rolls {total}"),
    ),
)
_ROLLED_ONE: Final = Voices(
    phrase(N_("You roll {total}."), braille=NP_("braille", "You roll {total}")),
    phrase(N_("{player} rolls {total}."), braille=NP_("braille", "{player} rolls {total}")),
)
_TIED: Final = Voices(
    phrase(
        N_("You roll {total} too, a tie: both sides roll again."),
        brief=N_("Tie at {total}: roll again."),
        braille=NP_("braille", "Tie {total}, roll again"),
    ),
    phrase(
        N_("{player} rolls {total} too, a tie: both sides roll again."),
        brief=N_("Tie at {total}: roll again."),
        braille=NP_("braille", "Tie {total}, roll again"),
    ),
)
_DECIDED: Final = Voices(
    phrase(
        N_("You win the battle {won} to {lost}. {loser} dies unless someone saves face."),
        brief=N_("You win {won} to {lost}."),
        braille=NP_("braille", "You win {won} to {lost}, face?"),
    ),
    phrase(
        N_("{player} wins the battle {won} to {lost}. {loser} dies unless someone saves face."),
        brief=N_("{player} wins {won} to {lost}."),
        braille=NP_("braille", "{player} wins {won} to {lost}, face?"),
    ),
)
_WON: Final = Voices(
    phrase(
        N_("You win the battle {won} to {lost}: {clauses}."),
        brief=N_("You win {won} to {lost}: {clauses}."),
        braille=NP_("braille", "You win {won} to {lost}, {short}"),
    ),
    phrase(
        N_("{player} wins the battle {won} to {lost}: {clauses}."),
        brief=N_("{player} wins {won} to {lost}: {clauses}."),
        braille=NP_("braille", "{player} wins {won} to {lost}, {short}"),
    ),
)
_NOT_SAVED: Final = phrase(
    N_("Nobody saves face: {clauses}."), braille=NP_("braille", "No face: {short}")
)
_YOU_SAVE_YOURSELF: Final = N_("You save face: your daimyo and his house stay.")
_SAVES_HIMSELF: Final = N_("{player} saves face: the daimyo and his house stay.")
_SAVED_SELF: Final = Voices(
    phrase(_YOU_SAVE_YOURSELF, braille=NP_("braille", "You save face, D lives")),
    phrase(_SAVES_HIMSELF, braille=NP_("braille", "{player} saves face, D lives")),
)
_SAVED_OTHER: Final = Voices(
    phrase(
        N_("You save face for {loser}: the daimyo and his house stay."),
        braille=NP_("braille", "You save {loser}, D lives"),
    ),
    phrase(
        N_("{player} saves face for {loser}: the daimyo and his house stay."),
        braille=NP_("braille", "{player} saves {loser}, D lives"),
    ),
)
_SAVED_YOU: Final = phrase(
    N_("{player} saves face for you: your daimyo and his house stay."),
    braille=NP_("braille", "{player} saves you, D lives"),
)
_AT_STAKE: Final = phrase(
    N_("{player} has won {castle}, to take or to burn."),
    braille=NP_("braille", "{player} won {castle}"),
)
_BECOMES_SHOGUN: Final = phrase(
    NP_("clause", "{daimyo} becomes shogun"),
    braille=NP_("braille|clause", "{player} shogun"),
)
_TAKEN: Final = Voices(
    phrase(
        N_("You take {castle} into your daimyo's house."),
        brief=N_("You take {castle}."),
        braille=NP_("braille", "You take {castle}"),
    ),
    phrase(
        N_("{player} takes {castle} into the daimyo's house."),
        brief=N_("{player} takes {castle}."),
        braille=NP_("braille", "{player} takes {castle}"),
    ),
)
_EXCHANGED: Final = Voices(
    phrase(
        N_("You take {castle} and discard {old}."),
        braille=NP_("braille", "You take {castle}, {old} gone"),
    ),
    phrase(
        N_("{player} takes {castle} and discards {old}."),
        braille=NP_("braille", "{player} takes {castle}, {old} gone"),
    ),
)
_BURNT: Final = Voices(
    phrase(N_("You burn {castle}."), braille=NP_("braille", "You burn {castle}")),
    phrase(N_("{player} burns {castle}."), braille=NP_("braille", "{player} burns {castle}")),
)


def attacked(event: Attacked, listener: Seat | None) -> Iterator[Saying]:
    """Tell who attacks whom, and both sides' strength and dice."""
    attack, defense = event.attack, event.defense
    parts: dict[str, Part] = {
        "attack": attack.strength,
        "defense": defense.strength,
        "dice": _dice(attack.dice),
        "others": _dice(defense.dice),
        "number": attack.dice,
        "against": defense.dice,
        "player": Person(attack.seat),
        "other": Person(defense.seat),
    }
    if attack.seat == listener:
        template = _YOU_ATTACK
    else:
        template = _ATTACKS_YOU if defense.seat == listener else _ATTACKS
    yield Saying(filled(template, **parts), sound=Cue.TOKEN, at=attack.seat)
    for force in (attack, defense):
        yield from _counted(force, listener)


def _counted(force: Force, listener: Seat | None) -> Iterator[Saying]:
    """Say what else counts on a side, at full length only."""
    if force.second is not None:
        second, player = person(force.second, listener), person(force.seat, listener)
        told = filled(_COUNTS_SECOND, second=second, player=player)
        yield Saying(told, kind=Kind.REMINDER, at_least=Length.FULL)
    if force.castle is not None:
        told = filled(_COUNTS_CASTLE, castle=THE_CARD[force.castle])
        yield Saying(told, kind=Kind.REMINDER, at_least=Length.FULL)


def _dice(count: int) -> Phrase:
    return phrase(NNP_("dice", "{count} die", "{count} dice"), count=count)


def dice_rolled(event: DiceRolled, listener: Seat | None) -> Iterator[Saying]:
    """Tell the attacker's dice: their sum, and each where there are several."""
    rolled = _ROLLED if len(event.dice) > 1 else _ROLLED_ONE
    dice = numbers(event.dice)
    yield Saying(said_of(rolled, event.seat, listener, total=event.total, dice=dice))


def battle_tied(event: BattleTied, listener: Seat | None) -> Iterator[Saying]:
    """Tell that both roll again."""
    yield Saying(said_of(_TIED, event.defender, listener, total=event.total))


def battle_decided(event: BattleDecided, listener: Seat | None) -> Iterator[Saying]:
    """Tell who wins, while somebody may still save the loser."""
    won, lost_total = event.totals
    loser = head_first(HouseAt(event.loser, Home.DAIMYO), listener)
    told = said_of(_DECIDED, event.winner, listener, won=won, lost=lost_total, loser=loser)
    yield Saying(told, sound=Cue.TRICK, at=event.winner)


def battle_ended(event: BattleEnded, listener: Seat | None) -> Iterator[Saying]:
    """Tell what becomes of the loser, and everything that follows from it."""
    if event.fall is None:
        yield Saying(_saved(event, listener), sound=Cue.TRICK, at=event.loser)
    else:
        yield Saying(_fallen(event, event.fall, listener), sound=Cue.TRICK, at=event.winner)
        yield from lost_cards(event.fall)
    if event.castle is not None and event.winner != listener:  # the winner is asked about it
        castle, player = THE_CARD[event.castle], Person(event.winner)
        yield Saying(filled(_AT_STAKE, player=player, castle=castle))


def _saved(event: BattleEnded, listener: Seat | None) -> Phrase:
    saver = event.loser if event.saver is None else event.saver
    if saver == event.loser:
        return said_of(_SAVED_SELF, saver, listener)
    if event.loser == listener:
        return filled(_SAVED_YOU, player=Person(saver))
    return said_of(_SAVED_OTHER, saver, listener, loser=Person(event.loser))


def _fallen(event: BattleEnded, fall: Fall, listener: Seat | None) -> Phrase:
    shogun = list(_new_shogun(event, listener))
    follows = clauses([lost(fall, listener), *consequences(fall, listener), *shogun])
    short = clauses(shogun or in_short(fall, listener, counted=event.decided))
    if event.decided:
        return filled(_NOT_SAVED, clauses=follows, short=short)
    won, lost_total = event.totals
    return said_of(
        _WON, event.winner, listener, won=won, lost=lost_total, clauses=follows, short=short
    )


def _new_shogun(event: BattleEnded, listener: Seat | None) -> Iterator[Phrase]:
    if event.title:
        yield filled(
            _BECOMES_SHOGUN,
            daimyo=daimyo_of(event.winner, listener),
            player=person(event.winner, listener),
        )


def castle_decided(event: CastleDecided, listener: Seat | None) -> Iterator[Saying]:
    """Tell whether the winner takes the castle or burns it."""
    if not event.kept:
        template, old = _BURNT, event.castle
    elif event.discarded is None:
        template, old = _TAKEN, event.castle
    else:
        template, old = _EXCHANGED, event.discarded
    castle = THE_CARD[event.castle]
    told = said_of(template, event.winner, listener, castle=castle, old=THE_CARD[old])
    yield Saying(told, sound=Cue.TOKEN, at=event.winner)
