"""Cards played and collected, and passes, as one listener hears them."""

from typing import Final

from access_play.core.seats import Seat
from access_play.games.sayings import Cue, Kind, Saying
from access_play.games.shinobi_no_gakko.cards import Group
from access_play.games.shinobi_no_gakko.events import (
    Collected,
    Passed,
    PileEmptied,
    Played,
    Seal,
)
from access_play.games.shinobi_no_gakko.state import other_pile
from access_play.games.shinobi_no_gakko.words.card_words import (
    END,
    PILE,
    SOME_CARDS,
    THE_GROUP,
)
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Part, Person, Phrase, filled, phrase

_SEAL: Final = {
    Seal.LOW: phrase(N_("The low end is sealed."), braille=NP_("braille", "seal low")),
    Seal.HIGH: phrase(N_("The high end is sealed."), braille=NP_("braille", "seal high")),
    Seal.TO_LOW: phrase(
        N_("The seal moves to the low end."),
        brief=N_("The low end is sealed."),
        braille=NP_("braille", "seal low"),
    ),
    Seal.TO_HIGH: phrase(
        N_("The seal moves to the high end."),
        brief=N_("The high end is sealed."),
        braille=NP_("braille", "seal high"),
    ),
    Seal.LIFTED: phrase(N_("The seal is lifted."), braille=NP_("braille", "no seal")),
}
_YOU_PLAY: Final = phrase(
    N_("You play {group} from {pile} to the {end}."),
    braille=NP_("braille", "You {pile} {group} {end}"),
)
_YOU_PLAY_ANYTHING: Final = phrase(
    N_("You play {group} from {pile}."), braille=NP_("braille", "You {pile} {group}")
)
_PLAYS: Final = phrase(
    N_("{player}, {pile}: {group} at the {end}."),
    braille=NP_("braille", "{player} {pile} {group} {end}"),
)
_PLAYS_ANYTHING: Final = phrase(
    N_("{player}, {pile}: {group} on the empty line."),
    braille=NP_("braille", "{player} {pile} {group}"),
)
_YOU_COLLECT: Final = phrase(
    N_("You collect {group} at the {end} into {pile}."),
    braille=NP_("braille", "You {pile} take {group} {end}"),
)
_COLLECTS: Final = phrase(
    N_("{player}, {pile}: collects {group} at the {end}."),
    braille=NP_("braille", "{player} {pile} takes {group} {end}"),
)
_YOUR_PILE_EMPTY: Final = phrase(
    NN_(
        "Your {pile} is empty. {other_pile}: {count} card.",
        "Your {pile} is empty. {other_pile}: {count} cards.",
    ),
    braille=NP_("braille", "You {pile} empty, {other_pile} {count}"),
)
_PILE_EMPTY: Final = phrase(
    NN_(
        "{player}'s {pile} is empty. {other_pile}: {count} card.",
        "{player}'s {pile} is empty. {other_pile}: {count} cards.",
    ),
    braille=NP_("braille", "{player} {pile} empty, {other_pile} {count}"),
)
_TWO: Final = (NP_("two sentences", "{sentence} {next}"), NP_("braille|two", "{sentence}, {next}"))


_WITH_SEAL: Final = (_TWO[0], NP_("braille|seal", "{sentence}, {next}"))


def both(first: Phrase, second: Phrase) -> Phrase:
    """Say two whole sentences in one announcement."""
    text, braille = _TWO
    return phrase(text, braille=braille, sentence=first, next=second)


def played(event: Played, listener: Seat | None) -> Saying:
    """Announce cards played, and what became of the seal."""
    own = event.seat == listener
    group = Group(event.number, event.count)
    told = _you_play(event, group) if own else _other_plays(event, group)
    return _saying(_with_seal(told, event.seal), own=own, sealed=event.seal)


def _you_play(event: Played, group: Group) -> Phrase:
    pile = PILE[event.pile]
    if event.end is None:
        return filled(_YOU_PLAY_ANYTHING, pile=pile, group=SOME_CARDS[group])
    end = END[event.end]
    return filled(_YOU_PLAY, pile=pile, group=SOME_CARDS[group], end=end)


def _other_plays(event: Played, group: Group) -> Phrase:
    parts: dict[str, Part] = {
        "player": Person(event.seat),
        "pile": PILE[event.pile],
        "group": SOME_CARDS[group],
    }
    if event.end is None:
        return filled(_PLAYS_ANYTHING, **parts)
    return filled(_PLAYS, end=END[event.end], **parts)


def collected(event: Collected, listener: Seat | None) -> Saying:
    """Announce cards collected, and what became of the seal."""
    own = event.seat == listener
    parts: dict[str, Part] = {
        "pile": PILE[event.pile],
        "group": THE_GROUP[Group(event.number, event.count)],
        "end": END[event.end],
    }
    if own:
        told = filled(_YOU_COLLECT, **parts)
    else:
        told = filled(_COLLECTS, player=Person(event.seat), **parts)
    return _saying(_with_seal(told, event.seal), own=own, sealed=event.seal)


def passed(event: Passed, listener: Seat | None) -> Saying:
    """Announce that a pile takes no action."""
    pile = PILE[event.pile]
    if event.seat != listener:
        told = phrase(
            N_("{player}, {pile}: pass."),
            braille=NP_("braille", "{player} {pile} pass"),
            player=Person(event.seat),
            pile=pile,
        )
        return Saying(told)
    if event.only:
        told = phrase(
            N_("{pile} passes by itself: it can neither play nor collect."),
            brief=N_("{pile} passes by itself."),
            braille=NP_("braille", "You {pile} pass, nothing else"),
            pile=pile,
        )
        return Saying(told)
    told = phrase(N_("You pass with {pile}."), braille=NP_("braille", "You {pile} pass"), pile=pile)
    return Saying(told, kind=Kind.OWN_MOVE)


def pile_emptied(event: PileEmptied, listener: Seat | None) -> Saying:
    """Announce that one of a player's piles has no cards left."""
    parts: dict[str, Part] = {
        "pile": PILE[event.pile],
        "other_pile": PILE[other_pile(event.pile)],
        "count": event.left,
    }
    if event.seat == listener:
        return Saying(filled(_YOUR_PILE_EMPTY, **parts))
    return Saying(filled(_PILE_EMPTY, player=Person(event.seat), **parts))


def _with_seal(told: Phrase, seal: Seal) -> Phrase:
    if seal is Seal.SAME:
        return told
    text, braille = _WITH_SEAL
    return phrase(text, braille=braille, sentence=told, next=_SEAL[seal])


def _saying(told: Phrase, *, own: bool, sealed: Seal) -> Saying:
    """Make one's own move a mere confirmation, unless something came of it."""
    kind = Kind.OWN_MOVE if own and sealed is Seal.SAME else Kind.NEWS
    return Saying(told, kind=kind, sound=Cue.CARD)
