"""Why a step for action points is refused, or a samurai that was to be placed aside."""

from typing import Final, NamedTuple, cast

from access_play.core.refusals import Refusal
from access_play.core.seats import Seat, seat_of
from access_play.games.joraku.areas import NEIGHBOURS, Area
from access_play.games.joraku.judging import cost_of, too_costly
from access_play.games.joraku.reasons import Piece
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.terms import SAMURAI_COST
from access_play.games.joraku.words.area_words import AREA, FROM, IN, TO, on_map
from access_play.games.joraku.words.piece_words import action_points
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Part, Person, Phrase, either, filled, numbers, phrase

_LARGEST_SAID: Final = 999
_OFF_MAP: Final = {
    Piece.DAIMYO: (
        phrase(
            N_("There is no area {number}, only 0 to 6. Your daimyo may go {allowed}."),
            brief=N_("No area {number}: daimyo {allowed}."),
            braille=NP_("braille", "No area {number}: D {names}"),
        ),
        phrase(
            N_("There is no such area, only 0 to 6. Your daimyo may go {allowed}."),
            brief=N_("No such area: daimyo {allowed}."),
            braille=NP_("braille", "No such area: D {names}"),
        ),
    ),
    Piece.ASIDE: (
        phrase(
            N_("There is no area {number}, only 0 to 6. One samurai may go {allowed}."),
            brief=N_("No area {number}: one samurai {allowed}."),
            braille=NP_("braille", "No area {number}: 1S {names}"),
        ),
        phrase(
            N_("There is no such area, only 0 to 6. One samurai may go {allowed}."),
            brief=N_("No such area: one samurai {allowed}."),
            braille=NP_("braille", "No such area: 1S {names}"),
        ),
    ),
}
"""Where the number may be said, and where it is too long."""
_SAMURAI_OFF_MAP: Final = (
    phrase(
        N_(
            "There is no area {number}, only 0 to 6."
            " Say from where to where, like samurai from 3 to 4."
        ),
        brief=N_("No area {number}, only 0 to 6: like samurai from 3 to 4."),
        braille=NP_("braille", "No area {number}, only 0 to 6"),
    ),
    phrase(
        N_(
            "There is no such area, only 0 to 6. Say from where to where, like samurai from 3 to 4."
        ),
        brief=N_("No such area, only 0 to 6: like samurai from 3 to 4."),
        braille=NP_("braille", "No such area, only 0 to 6"),
    ),
)
_NOT_BESIDE: Final = {
    Piece.DAIMYO: phrase(
        N_("Your daimyo can't go {to}: it moves to an area beside its own. It may go {allowed}."),
        brief=N_("No daimyo {to}, not beside {origin}: {allowed}."),
        braille=NP_("braille", "No D to {name}: {names}"),
    ),
    Piece.SAMURAI: phrase(
        N_(
            "A samurai {start} can't go {to}: it moves to an area beside its own."
            " It may go {allowed}."
        ),
        brief=N_("No samurai {to}, not beside {origin}: {allowed}."),
        braille=NP_("braille", "No S to {name}: {names}"),
    ),
    Piece.ASIDE: phrase(
        N_("Nobody can go aside {to}: that isn't beside {origin}. One may go {allowed}."),
        brief=N_("No aside {to}, not beside {origin}: {allowed}."),
        braille=NP_("braille", "No aside {name}: {names}"),
    ),
}
_NO_SAMURAI_DONE: Final = phrase(
    N_("You can't move a samurai: you have none on the map. Say done."),
    brief=N_("No samurai on the map: say done."),
    braille=NP_("braille", "No S on map: done"),
)
_NO_SAMURAI_AT_ALL: Final = phrase(
    N_("You can't move a samurai: you have none on the map. Move your daimyo, or say done."),
    brief=N_("No samurai on the map: daimyo, or done."),
    braille=NP_("braille", "No S on map: D or done"),
)
_NOT_YOUR_OWN: Final = phrase(
    N_("Not your own samurai: only those of others are removed. You may remove one of {others}."),
    brief=N_("Not your own: only {others}."),
    braille=NP_("braille", "Not your S: {others}"),
)
_NOBODY_SITS_THERE: Final = phrase(
    N_("Nobody sits there: name a player with samurai {place}. You may remove one of {others}."),
    brief=N_("Nobody sits there: only {others}."),
    braille=NP_("braille", "No such seat: {others}"),
)
_NONE_OF_HIS: Final = phrase(
    N_(
        "Nothing of {owner} to remove: you remove where your daimyo stands, {place}."
        " You may remove one of {others}."
    ),
    brief=N_("Nothing of {owner} {place}: only {others}."),
    braille=NP_("braille", "No {owner} S, only {others}"),
)
_NOBODY_TO_REMOVE: Final = phrase(
    N_(
        "Nothing to remove: you remove where your daimyo stands, {place}, and nobody else has"
        " samurai there. Move something, or say done."
    ),
    brief=N_("Nothing to remove {place}: move, or done."),
    braille=NP_("braille", "No S in {name}: move or done"),
)
_NOBODY_TO_REMOVE_DONE: Final = phrase(
    N_(
        "Nothing to remove: you remove where your daimyo stands, {place}, and nobody else has"
        " samurai there. Say done."
    ),
    brief=N_("Nothing to remove {place}: say done."),
    braille=NP_("braille", "No S in {name}: done"),
)


class _Costly(NamedTuple):
    """What is said of a step that costs too much, by what may be done instead."""

    samurai: Message
    done: Message
    none_left: Message
    """Where the turn is over before the step, as only a whole line can try."""


_COSTLY: Final = {
    Piece.DAIMYO: _Costly(
        N_(
            "Your daimyo can't move: that costs {cost}, you have {left}."
            " Move a samurai, or say done."
        ),
        N_("Your daimyo can't move: that costs {cost}, you have {left}. Say done."),
        N_("Your daimyo can't move: that costs {cost}, and none are left. Leave this step out."),
    ),
    Piece.SAMURAI: _Costly(
        N_("No samurai can move: that costs {cost}, you have {left}. Say done."),
        N_("No samurai can move: that costs {cost}, you have {left}. Say done."),
        N_("No samurai can move: that costs {cost}, and none are left. Leave this step out."),
    ),
    Piece.REMOVED: _Costly(
        N_("You can't remove: that costs {cost}, you have {left}. Move a samurai, or say done."),
        N_("You can't remove: that costs {cost}, you have {left}. Say done."),
        N_("You can't remove: that costs {cost}, and none are left. Leave this step out."),
    ),
}
_COSTLY_BRIEF: Final = {
    Piece.DAIMYO: N_("No daimyo: costs {needed}, {left} left."),
    Piece.SAMURAI: N_("No samurai: costs {needed}, {left} left."),
    Piece.REMOVED: N_("No removal: costs {needed}, {left} left."),
}
_COSTLY_BRAILLE: Final = {
    Piece.DAIMYO: NP_("braille", "No D move, needs {needed}, {left} left"),
    Piece.SAMURAI: NP_("braille", "No S move, needs {needed}, {left} left"),
    Piece.REMOVED: NP_("braille", "No removing, needs {needed}, {left} left"),
}


def not_adjacent(view: JorakuView, refused: Refusal) -> Phrase:
    """Refuse a step to an area that isn't beside, or isn't there."""
    params = refused.params
    piece = Piece(str(params["piece"]))
    if too_costly(view, piece):
        return _too_costly(view, piece)
    origin, to = cast("int", params["from"]), cast("int", params["to"])
    off = [area for area in (origin, to) if not on_map(area)]
    if off:
        return _off_map(piece, off[0], origin)
    return filled(
        _NOT_BESIDE[piece],
        start=FROM[origin],
        origin=AREA[origin],
        to=TO[to],
        name=AREA[to],
        **_beside(origin),
    )


def _off_map(piece: Piece, off: int, origin: Area) -> Phrase:
    too_long = abs(off) > _LARGEST_SAID
    if piece is Piece.SAMURAI:
        return filled(_SAMURAI_OFF_MAP[too_long], number=off)
    return filled(_OFF_MAP[piece][too_long], number=off, **_beside(origin))


def _beside(origin: Area) -> dict[str, Part]:
    allowed = NEIGHBOURS[origin]
    return {
        "allowed": either(tuple([TO[area] for area in allowed])),
        "names": either(tuple([AREA[area] for area in allowed])),
    }


def no_such_piece(view: JorakuView, refused: Refusal) -> Phrase:
    """Refuse to move or remove a samurai that isn't there."""
    params = refused.params
    piece = Piece(str(params["piece"]))
    if too_costly(view, piece):
        return _too_costly(view, piece)
    area = cast("int", params["area"])
    allowed = cast("list[int]", params["allowed"])
    if piece is Piece.REMOVED:
        return _no_removal(view, refused, area, [seat_of(number) for number in allowed])
    if not allowed:
        return _NO_SAMURAI_DONE if too_costly(view, Piece.DAIMYO) else _NO_SAMURAI_AT_ALL
    return phrase(
        N_("You have no samurai {place} to move. You have some {allowed}."),
        brief=N_("No samurai {place}: only {allowed}."),
        braille=NP_("braille", "No S in {name}: {numbers}"),
        place=IN[area],
        name=AREA[area],
        allowed=either(tuple([IN[each] for each in allowed])),
        numbers=numbers(tuple(allowed)),
    )


def _no_removal(view: JorakuView, refused: Refusal, area: Area, allowed: list[Seat]) -> Phrase:
    owner = cast("int", refused.params["owner"])
    place: dict[str, Part] = {"place": IN[area], "name": AREA[area]}
    if not allowed:
        moves = any(view.open.samurai[view.seat]) or not too_costly(view, Piece.DAIMYO)
        return filled(_NOBODY_TO_REMOVE if moves else _NOBODY_TO_REMOVE_DONE, **place)
    others = either(tuple(map(Person, allowed)))
    if refused.params["oneself"]:
        return filled(_NOT_YOUR_OWN, others=others, **place)
    if not owner:
        return filled(_NOBODY_SITS_THERE, others=others, **place)
    return filled(_NONE_OF_HIS, owner=Person(seat_of(owner)), others=others, **place)


def too_few_points(view: JorakuView, refused: Refusal) -> Phrase:
    """Refuse a step that costs more action points than are left."""
    return _too_costly(view, Piece(str(refused.params["piece"])))


def _too_costly(view: JorakuView, piece: Piece) -> Phrase:
    cost, left = cost_of(view, piece), view.open.points
    costly = _COSTLY[piece]
    if not left:
        text = costly.none_left
    elif left >= SAMURAI_COST and any(view.open.samurai[view.seat]):
        text = costly.samurai
    else:
        text = costly.done
    return phrase(
        text,
        brief=_COSTLY_BRIEF[piece],
        braille=_COSTLY_BRAILLE[piece],
        cost=action_points(cost),
        needed=cost,
        left=left,
    )
