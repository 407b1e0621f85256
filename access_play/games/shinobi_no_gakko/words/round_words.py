"""Rounds, as one listener hears them: deal, opening, the cleared line, and points."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from access_play.core.seats import CHANCE, Seat
from access_play.games import shared_words
from access_play.games.parting import Cells
from access_play.games.people_words import from_listener, people, person
from access_play.games.sayings import Cue, Kind, Saying
from access_play.games.shinobi_no_gakko.cards import Bag
from access_play.games.shinobi_no_gakko.events import (
    Divided,
    EarthShown,
    GameWon,
    HandDealt,
    LineCleared,
    LineOpened,
    RoundScored,
    RoundStarted,
)
from access_play.games.shinobi_no_gakko.line import sealed_end
from access_play.games.shinobi_no_gakko.scoring import WIN
from access_play.games.shinobi_no_gakko.state import Result, Scored
from access_play.games.shinobi_no_gakko.words.card_words import cards, line_words
from access_play.games.shinobi_no_gakko.words.side_words import side
from access_play.games.standings import (
    after_round,
    game_won,
    other_totals,
    points,
)
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Part, Person, Phrase, filled, phrase, ranking
from access_play.language.speaker import Length

_DIVIDE: Final = phrase(
    N_("Round {round} of {rounds}. Divide your {number} cards into Heaven and Earth."),
    brief=N_("Round {round}. Divide your {number} cards."),
    braille=NP_("braille", "R{round} of {rounds}, divide {number} cards"),
)
_ALL_DIVIDE: Final = phrase(
    N_("Round {round} of {rounds}. Everyone divides {number} cards into Heaven and Earth."),
    brief=N_("Round {round}. Everyone divides {number} cards."),
    braille=NP_("braille", "R{round} of {rounds}, all divide {number} cards"),
)
_YOU_DIVIDED: Final = phrase(
    N_("You have divided your cards."), braille=NP_("braille", "You have divided")
)
_OPENED: Final = phrase(
    N_("The line: {field}. {player} starts."),
    braille=NP_("braille", "Line {shown}, {player} starts"),
)
_OPENED_SEALED: Final = replace(_OPENED, braille=NP_("braille", "{field}, {player} starts"))
_OPENED_FOR_YOU: Final = phrase(
    N_("The line: {field}. You start."), braille=NP_("braille", "Line {shown}, you start")
)
_SEALED_FOR_YOU: Final = replace(_OPENED_FOR_YOU, braille=NP_("braille", "{field}, you start"))
_ROOM: Final = Cells(40, 40, 40)
"""The opening line has two groups, which always fit."""
_CLEARED_FOR_YOU: Final = phrase(
    N_("The line is cleared: nobody has played since you. Play anything you like."),
    brief=N_("The line is cleared. Play anything you like."),
    braille=NP_("braille", "Line cleared, play anything"),
)
_YOU_WIN: Final = phrase(
    NN_(
        "You are out of cards and win round {round}: {count} point.",
        "You are out of cards and win round {round}: {count} points.",
    ),
    braille=NP_("braille", "You out, win R{round}, {count}"),
    count=WIN,
)
_OTHER_WINS: Final = phrase(
    NN_(
        "{winner} is out of cards and wins round {round}: {count} point.",
        "{winner} is out of cards and wins round {round}: {count} points.",
    ),
    braille=NP_("braille", "{winner} out, wins R{round}, {count}"),
    count=WIN,
)
_NOBODY_WINS: Final = phrase(
    N_("Nobody has played for two turns each: round {round} ends, and nobody wins it."),
    brief=N_("Nobody has played: round {round} ends without a winner."),
    braille=NP_("braille", "R{round} over, nobody wins"),
)
_YOU_LOSE: Final = phrase(
    NN_(
        "You lose {count} point: Heaven {heaven}, Earth {earth}, the worse counts.",
        "You lose {count} points: Heaven {heaven}, Earth {earth}, the worse counts.",
    ),
    brief=NN_("You lose {count} point, total {total}.", "You lose {count} points, total {total}."),
    braille=NP_("braille", "You minus {count}, total {total}"),
)
_OTHER_LOSES: Final = phrase(
    NN_(
        "{player} loses {count} point: Heaven {heaven}, Earth {earth}.",
        "{player} loses {count} points: Heaven {heaven}, Earth {earth}.",
    ),
    brief=NN_(
        "{player} loses {count} point, total {total}.",
        "{player} loses {count} points, total {total}.",
    ),
    braille=NP_("braille", "{player} minus {count}, total {total}"),
)
_SHARED_WIN: Final = phrase(
    N_("Shared win for {people}, {points} each. {others}."),
    braille=NP_("braille", "Shared win {number}, {people}"),
)
_ALL_WIN: Final = phrase(N_("Shared win for {people}, {points} each."), braille=_SHARED_WIN.braille)


def own_hand(hand: Bag) -> Phrase:
    """Name a listener's own cards before they are divided."""
    return shared_words.own_cards(cards(hand))


def round_started(event: RoundStarted, listener: Seat | None) -> Saying:
    """Announce a deal."""
    told = filled(
        _ALL_DIVIDE if listener is None else _DIVIDE,
        round=event.round,
        rounds=event.rounds,
        number=event.cards,
    )
    return Saying(told, sound=Cue.ROUND, starts_round=True)


def hand_dealt(event: HandDealt, listener: Seat | None) -> Saying:
    """Name the cards that the listener was dealt."""
    del listener
    return Saying(own_hand(event.hand))


def divided(event: Divided, listener: Seat | None) -> Saying:
    """Announce that somebody has divided the hand."""
    if event.seat == listener:
        return Saying(_YOU_DIVIDED, kind=Kind.OWN_MOVE)
    told = phrase(
        N_("{player} has divided the cards."),
        brief=N_("{player} has divided."),
        braille=NP_("braille", "{player} has divided"),
        player=Person(event.seat),
    )
    return Saying(told, at_least=Length.NORMAL)


def earth_shown(event: EarthShown, listener: Seat | None) -> Iterator[Saying]:
    """Name the Earth cards of another; the listener knows his own."""
    if event.seat != listener:
        for told in side(event.seat, event.earth, event.heaven):
            yield Saying(told)


def line_opened(event: LineOpened, listener: Seat | None) -> Saying:
    """Name the opening cards and who starts."""
    line = line_words(event.line, _ROOM)
    sealed = sealed_end(event.line) is not None
    if event.starter == listener:
        told = _SEALED_FOR_YOU if sealed else _OPENED_FOR_YOU
        return Saying(filled(told, field=line, shown=line))
    told = _OPENED_SEALED if sealed else _OPENED
    return Saying(filled(told, field=line, shown=line, player=Person(event.starter)))


def line_cleared(event: LineCleared, listener: Seat | None) -> Saying:
    """Announce that the field is empty, and who may play anything."""
    if event.seat == listener:
        return Saying(_CLEARED_FOR_YOU, sound=Cue.TRICK)
    told = phrase(
        N_("The line is cleared: nobody has played since {player}, who may play anything."),
        brief=N_("The line is cleared for {player}."),
        braille=NP_("braille", "Line cleared for {player}"),
        player=Person(event.seat),
    )
    return Saying(told, sound=Cue.TRICK)


def round_scored(event: RoundScored, listener: Seat | None) -> Iterator[Saying]:
    """Announce who wins a round, what the others lose, and how the game stands."""
    yield Saying(_round_won(event, listener), sound=Cue.TRICK)
    for seat in from_listener(listener, len(event.totals)):
        if seat != event.scored.winner:
            lost = _lost(event.scored.results[seat], event.totals[seat])
            template = _YOU_LOSE if seat == listener else filled(_OTHER_LOSES, player=Person(seat))
            yield Saying(filled(template, **lost))
    if not event.final:
        told = after_round(event.round, event.totals, listener)
        yield Saying(told, kind=Kind.STANDING, at_least=Length.NORMAL)


def _round_won(event: RoundScored, listener: Seat | None) -> Phrase:
    winner = event.scored.winner
    if winner == CHANCE:
        return filled(_NOBODY_WINS, round=event.round)
    if winner == listener:
        return filled(_YOU_WIN, round=event.round)
    return filled(_OTHER_WINS, round=event.round, winner=Person(winner))


def _lost(result: Result, total: int) -> dict[str, Part]:
    return {
        "count": -result.points,
        "heaven": result.heaven,
        "earth": result.earth,
        "total": total,
    }


def won(event: GameWon, listener: Seat | None) -> Saying:
    """Announce who has won, alone or together (S27)."""
    if len(event.winners) == 1:
        told = game_won(event.winners[0], event.totals, listener)
    else:
        told = _shared_win(event, listener)
    return Saying(told, sound=Cue.GAME_END)


def _shared_win(event: GameWon, listener: Seat | None) -> Phrase:
    best = event.totals[event.winners[0]]
    others = tuple(other_totals(event.totals, listener, len(event.winners)))
    parts: dict[str, Part] = {
        "people": people(event.winners, listener),
        "points": points(best),
        "number": best,
    }
    if not others:
        return filled(_ALL_WIN, **parts)
    return filled(_SHARED_WIN, others=ranking(others), **parts)


def round_details(scored: tuple[Scored, ...], listener: Seat) -> Iterator[Phrase]:
    """Tell everybody's points of every round and how they came about."""
    for number, one in enumerate(scored, start=1):
        for seat in from_listener(listener, len(one.results)):
            yield _detail(number, seat, one, listener)


def _detail(number: int, seat: Seat, scored: Scored, listener: Seat) -> Phrase:
    player = person(seat, listener)
    result = scored.results[seat]
    if seat == scored.winner:
        return phrase(
            N_("Round {round}, {player}: {points} for the win."),
            braille=NP_("braille", "R{round} {player} {number}, win"),
            round=number,
            player=player,
            points=points(result.points),
            number=result.points,
        )
    return phrase(
        N_("Round {round}, {player}: {points}, for Heaven {heaven}, Earth {earth}."),
        braille=NP_("braille", "R{round} {player} {number}: H{heaven} E{earth}"),
        round=number,
        player=player,
        points=points(result.points),
        number=result.points,
        heaven=result.heaven,
        earth=result.earth,
    )
