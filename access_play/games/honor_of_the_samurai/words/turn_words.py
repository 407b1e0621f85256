"""How a game and its turns begin and end, as one listener hears it."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.events import (
    GameStarted,
    GameWon,
    HandDealt,
    Reshuffled,
    TurnStarted,
)
from access_play.games.honor_of_the_samurai.reckoning import Role
from access_play.games.honor_of_the_samurai.words.card_words import A_CARD, names_of
from access_play.games.honor_of_the_samurai.words.hand_words import own_cards
from access_play.games.honor_of_the_samurai.words.people import Voices, daimyo_of, said_of
from access_play.games.people_words import from_listener
from access_play.games.sayings import Cue, Kind, Saying
from access_play.games.standings import other_totals
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Part, Person, Phrase, filled, phrase, ranking

_YOU_BEGIN: Final = phrase(
    N_("The goal is {goal} honor, and the title of shogun brings {title} each turn. You begin."),
    brief=N_("The goal is {goal} honor. You begin."),
    braille=NP_("braille", "Goal {goal}, shogun {title}, you begin"),
)
_OTHER_BEGINS: Final = phrase(
    N_(
        "The goal is {goal} honor, and the title of shogun brings {title} each turn."
        " {player} begins."
    ),
    brief=N_("The goal is {goal} honor. {player} begins."),
    braille=NP_("braille", "Goal {goal}, shogun {title}, {player} begins"),
)
_DAIMYO: Final = Voices(
    phrase(
        N_("You have {daimyo}: honor {honor}, ki {ki}, strength {strength}."),
        braille=NP_("braille", "You {daimyo} {honor}, ki {ki}, str {strength}"),
    ),
    phrase(
        N_("{player} has {daimyo}: honor {honor}, ki {ki}, strength {strength}."),
        brief=N_("{player} has {daimyo}."),
        braille=NP_("braille", "{player} {daimyo} {honor}, ki {ki}, str {strength}"),
    ),
)

_ACTIONS: Final = NN_("Ki {ki} gives {count} action.", "Ki {ki} gives {count} actions.")
_YOU_GAIN: Final = phrase(
    N_("Your turn: you gain {gain} honor, total {total}. {actions}"),
    brief=N_("You gain {gain}, total {total}. {actions}"),
    braille=NP_("braille", "You {gain}, honor {total}, ki {ki}, {number} act"),
)
_YOU_GAIN_BELOW: Final = phrase(
    N_("Your turn: you gain {gain} honor, total {total}. {actions}"),
    brief=N_("You gain {gain}, total {total}. {actions}"),
    braille=NP_("braille", "You {gain}, honor {total}, {number} act"),
)
_YOU_GAIN_AS_SECOND: Final = phrase(
    N_(
        "Your turn: you gain {gain} honor, {from_daimyo} from {daimyo} and {from_house} from"
        " your samurai's house, total {total}. {actions}"
    ),
    brief=N_("You gain {gain}, total {total}. {actions}"),
    braille=NP_("braille", "You {gain}, honor {total}, {number} act"),
)
_YOU_LOSE: Final = phrase(
    N_("Your turn: you lose {loss} honor, total {total}. {actions}"),
    brief=N_("You lose {loss}, total {total}. {actions}"),
    braille=NP_("braille", "You minus {loss}, honor {total}, {number} act"),
)
_YOU_GAIN_NONE: Final = phrase(
    N_("Your turn: you gain no honor, total {total}. {actions}"),
    brief=N_("No honor, total {total}. {actions}"),
    braille=NP_("braille", "You 0, honor {total}, ki {ki}, {number} act"),
)
_YOU_ARE_RONIN: Final = phrase(
    N_("Your turn: as ronin you gain no honor, total {total}. {actions}"),
    brief=N_("Ronin, no honor, total {total}. {actions}"),
    braille=NP_("braille", "You ronin, honor {total}, {number} act"),
)
_GAINS: Final = phrase(
    N_("{player} gains {gain} honor, total {total}."),
    brief=N_("{player} gains {gain}, total {total}."),
    braille=NP_("braille", "{player} {gain}, honor {total}"),
)
_LOSES: Final = phrase(
    N_("{player} loses {loss} honor, total {total}."),
    brief=N_("{player} loses {loss}, total {total}."),
    braille=NP_("braille", "{player} minus {loss}, honor {total}"),
)
_GAINS_NONE: Final = phrase(
    N_("{player} gains no honor, total {total}."),
    braille=NP_("braille", "{player} 0, honor {total}"),
)
_IS_RONIN: Final = phrase(
    N_("{player}, as ronin, gains no honor, total {total}."),
    brief=N_("{player}, ronin, total {total}."),
    braille=NP_("braille", "{player} ronin, honor {total}"),
)
_BEGINS_SERVICE: Final = Voices(
    phrase(
        N_("From now on you serve {daimyo} as second samurai."),
        brief=N_("You serve {daimyo} now."),
        braille=NP_("braille", "You serve {daimyo} now"),
    ),
    phrase(
        N_("From now on {player} serves {daimyo} as second samurai."),
        brief=N_("{player} serves {daimyo} now."),
        braille=NP_("braille", "{player} serves {daimyo} now"),
    ),
)
_LEAVES: Final = Voices(
    phrase(
        N_("Your service under {daimyo} has ended, and you are ronin."),
        brief=N_("You leave {daimyo}, ronin."),
        braille=NP_("braille", "You leave {daimyo}, ronin"),
    ),
    phrase(
        N_("{player} no longer serves {daimyo} and is ronin."),
        brief=N_("{player} leaves {daimyo}, ronin."),
        braille=NP_("braille", "{player} leaves {daimyo}, ronin"),
    ),
)
_YOU_WIN: Final = phrase(
    N_("You win the game: {total} honor, the goal was {goal}. {others}."),
    brief=N_("You win with {total} honor. {others}."),
    braille=NP_("braille", "You win, honor {total}"),
)
_OTHER_WINS: Final = phrase(
    N_("{player} wins the game: {total} honor, the goal was {goal}. {others}."),
    brief=N_("{player} wins with {total} honor. {others}."),
    braille=NP_("braille", "{player} wins, honor {total}"),
)


def game_started(event: GameStarted, listener: Seat | None) -> Iterator[Saying]:
    """Tell the goal, who begins, and everybody's daimyo, the listener's first."""
    terms: dict[str, Part] = {"goal": event.goal, "title": event.title}
    if event.first == listener:
        begun = filled(_YOU_BEGIN, **terms)
    else:
        begun = filled(_OTHER_BEGINS, player=Person(event.first), **terms)
    yield Saying(begun, sound=Cue.ROUND, starts_round=True)
    for seat in from_listener(listener, len(event.daimyo)):
        printed = event.values[seat]
        yield Saying(
            said_of(
                _DAIMYO,
                seat,
                listener,
                daimyo=A_CARD[event.daimyo[seat]],
                honor=printed.honor,
                ki=printed.ki,
                strength=printed.strength,
            )
        )


def hand_dealt(event: HandDealt, _listener: Seat | None) -> Iterator[Saying]:
    """Tell a seat its own cards."""
    yield from map(Saying, own_cards(event.hand, names_of(event.okugata)))


def turn_started(event: TurnStarted, listener: Seat | None) -> Iterator[Saying]:
    """Tell what a turn brings; before it, that a service begins or has ended."""
    if event.left_lord is not None:
        daimyo = daimyo_of(event.left_lord, listener)
        yield Saying(said_of(_LEAVES, event.seat, listener, daimyo=daimyo))
    elif event.begins_service:
        daimyo = daimyo_of(event.income.lord, listener)
        yield Saying(said_of(_BEGINS_SERVICE, event.seat, listener, daimyo=daimyo))
    told = _own_turn(event, listener) if event.seat == listener else _turn(event)
    yield Saying(
        told,
        sound=Cue.OWN_TURN if event.seat == listener else None,
        starts_round=event.opens_round,
    )


def _own_turn(event: TurnStarted, listener: Seat | None) -> Phrase:
    income = event.income
    parts: dict[str, Part] = {
        "gain": income.total,
        "loss": -income.total,
        "total": event.honor,
        "ki": event.ki,
        "number": event.actions,
        "actions": phrase(_ACTIONS, ki=event.ki, count=event.actions),
    }
    if income.role is Role.RONIN:
        return filled(_YOU_ARE_RONIN, **parts)
    if income.total <= 0:
        return filled(_YOU_LOSE if income.total else _YOU_GAIN_NONE, **parts)
    if income.role is Role.FIRST:
        return filled(_YOU_GAIN if event.honor >= 0 else _YOU_GAIN_BELOW, **parts)
    return filled(
        _YOU_GAIN_AS_SECOND,
        daimyo=daimyo_of(income.lord, listener),
        from_daimyo=income.from_daimyo,
        from_house=income.from_house,
        **parts,
    )


def _turn(event: TurnStarted) -> Phrase:
    income = event.income
    if income.role is Role.RONIN:
        template = _IS_RONIN
    elif income.total > 0:
        template = _GAINS
    else:
        template = _LOSES if income.total else _GAINS_NONE
    return filled(
        template,
        player=Person(event.seat),
        gain=income.total,
        loss=-income.total,
        total=event.honor,
    )


def reshuffled(event: Reshuffled, _listener: Seat | None) -> Iterator[Saying]:
    """Tell that the discards became the draw pile."""
    told = phrase(
        NN_(
            "The discards are shuffled: {count} card in the draw pile.",
            "The discards are shuffled: {count} cards in the draw pile.",
        ),
        braille=NP_("braille", "Shuffled, draw pile {count}"),
        count=event.cards,
    )
    yield Saying(told)


def game_won(event: GameWon, listener: Seat | None) -> Iterator[Saying]:
    """Tell who has won, and everybody's honor."""
    template = _YOU_WIN if event.winner == listener else _OTHER_WINS
    told = filled(
        template,
        player=Person(event.winner),
        total=event.honor[event.winner],
        goal=event.goal,
        others=ranking(tuple(other_totals(event.honor, listener))),
    )
    yield Saying(told, kind=Kind.NEWS, sound=Cue.GAME_END)
