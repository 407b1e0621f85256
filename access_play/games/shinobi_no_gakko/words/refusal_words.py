"""Why a move is refused: what, which rule, and what is allowed."""

from collections import Counter
from typing import Final, cast

from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import CHANCE
from access_play.games.shared_words import not_your_turn, shared_refusal
from access_play.games.shinobi_no_gakko.cards import (
    Group,
    cards_in,
    count_of,
    hand_size,
    highest,
)
from access_play.games.shinobi_no_gakko.judging import ShinobiReason, lawful_actions
from access_play.games.shinobi_no_gakko.line import End, group_at, opposite, sealed_end
from access_play.games.shinobi_no_gakko.moves import Collect, Pile, Play
from access_play.games.shinobi_no_gakko.state import DIVIDE, ShinobiView, other_pile
from access_play.games.shinobi_no_gakko.words.card_words import (
    EITHER_CARDS,
    EITHER_GROUP,
    GROUP,
    LEAST,
    NOT_SO_FEW,
    PILE,
    THE_GROUP,
)
from access_play.games.shinobi_no_gakko.words.play_words import both
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Part, Phrase, either, filled, phrase

_DIVIDE_FIRST: Final = phrase(
    N_("Not yet: first everyone divides the cards. Type earth and your Earth cards."),
    brief=N_("Not yet, divide first: type earth and its cards."),
    braille=NP_("braille", "Not yet, divide: earth, its cards"),
)
_DIVIDED_BEFORE: Final = phrase(
    N_("No dividing now: the piles are made for this round. Play, collect or pass."),
    brief=N_("No dividing now: play, collect or pass."),
    braille=NP_("braille", "No dividing now, play, take, pass"),
)
_NOT_TWICE: Final = phrase(
    N_("Not twice: you have divided, and others still do. You may ask for your hand."),
    brief=N_("You have divided: you may ask for your hand."),
    braille=NP_("braille", "You have divided, ask hand"),
)
_EMPTY_EARTH: Final = phrase(
    N_("Earth can't be empty: each pile needs a card. Name 1 to {number} cards for Earth."),
    brief=N_("Earth can't be empty: 1 to {number} cards."),
    braille=NP_("braille", "Earth 1 to {number} cards, not none"),
)
_EMPTY_HEAVEN: Final = phrase(
    N_("Heaven can't be empty: each pile needs a card. Name 1 to {number} cards for Earth."),
    brief=N_("Heaven can't be empty: 1 to {number} Earth cards."),
    braille=NP_("braille", "Earth 1 to {number} cards, not all"),
)
_NO_CARD: Final = phrase(
    N_("Not so few: play at least one card."),
    braille=NP_("braille", "At least one card"),
)
_SEALED: Final = {
    End.LOW: phrase(
        N_("Not {number}: the low end is sealed."),
        braille=NP_("braille", "No {number}, low sealed"),
    ),
    End.HIGH: phrase(
        N_("Not {number}: the high end is sealed."),
        braille=NP_("braille", "No {number}, high sealed"),
    ),
}
_NO_COLLECTING: Final = {
    End.LOW: phrase(
        N_("No collecting at the low end: it is sealed."),
        braille=NP_("braille", "Low sealed"),
    ),
    End.HIGH: phrase(
        N_("No collecting at the high end: it is sealed."),
        braille=NP_("braille", "High sealed"),
    ),
}
_ONE_NUMBER: Final = phrase(
    N_("No collecting: the only number in the line stays."),
    braille=NP_("braille", "One number only"),
)
_NOTHING_LIES: Final = phrase(
    N_("Nothing to collect: the line is empty."), braille=NP_("braille", "Line empty")
)
_OPEN: Final = {
    End.LOW: phrase(
        N_("The low end is open: play {cards}, or pass."),
        braille=NP_("braille", "low {least} or pass"),
    ),
    End.HIGH: phrase(
        N_("The high end is open: play {cards}, or pass."),
        braille=NP_("braille", "high {least} or pass"),
    ),
}
_OPEN_TO_COLLECT: Final = {
    End.LOW: phrase(
        N_("The low end is open: play {cards}, collect {group}, or pass."),
        braille=NP_("braille", "low {least} or pass"),
    ),
    End.HIGH: phrase(
        N_("The high end is open: play {cards}, collect {group}, or pass."),
        braille=NP_("braille", "high {least} or pass"),
    ),
}
"""What the end that is not sealed allows; the braille leaves out what takes longer to say."""
_ALLOWED: Final = {
    (True, True): phrase(
        N_("You may play {cards}, collect {group}, or pass."),
        braille=NP_("braille", "{least} or pass"),
    ),
    (True, False): phrase(
        N_("You may collect {group}, or pass."), braille=NP_("braille", "take {one} or pass")
    ),
    (False, True): phrase(
        N_("You may play {cards}, or pass."), braille=NP_("braille", "{least} or pass")
    ),
    (False, False): phrase(N_("You may pass."), braille=NP_("braille", "pass")),
}
"""By whether something may be collected and whether something may be played."""
_NOT_AT_END: Final = phrase(
    N_("Not that: only the cards at an end are collected."),
    braille=NP_("braille", "Not at an end"),
)
_SHOWN_NUMBERS: Final = 999
"""A larger number is not said again."""


def refusal(view: ShinobiView, refused: Refusal) -> Phrase:
    """Say what is refused, which rule forbids it and what is allowed."""
    shared = shared_refusal(refused)
    if shared is not None:
        return shared
    match refused.code:
        case Reason.NOT_YOUR_TURN:
            return _not_your_turn(view)
        case Reason.WRONG_PHASE:
            return _DIVIDE_FIRST if view.open.phase is DIVIDE else _DIVIDED_BEFORE
        case Reason.NOT_IN_HAND if "cards" in refused.params:
            return _not_dealt(view, cast("list[int]", refused.params["cards"]))
        case Reason.NOT_IN_HAND if Pile(str(refused.params["pile"])) not in view.piles_to_act():
            return _pile_done(Pile(str(refused.params["pile"])))
        case ShinobiReason.EMPTY_PILE:
            return _empty_pile(view, Pile(str(refused.params["pile"])))
        case ShinobiReason.PILE_DONE:
            return _pile_done(Pile(str(refused.params["pile"])))
        case _:
            return both(_why(view, refused), _allowed_instead(view, refused))


def not_at_an_end(view: ShinobiView, pile: Pile, number: int) -> Phrase:
    """Refuse to collect a number that is not at the end that was meant."""
    shown = number if 0 <= number <= _SHOWN_NUMBERS else None
    why = (
        _NOT_AT_END
        if shown is None
        else phrase(
            N_("Not {number}: only the cards at an end are collected, and it is not there."),
            brief=N_("Not {number}: it is not at the end."),
            braille=NP_("braille", "{number} not at end"),
            number=shown,
        )
    )
    if pile not in view.piles_to_act():
        return _pile_done(pile)
    return both(why, _allowed(view, pile))


def neither(refused: Phrase) -> Phrase:
    """Say that nothing of a line with two actions is done, for the second is refused."""
    return phrase(
        N_("Neither is done, because of the second. {refusal}"),
        brief=N_("Neither is done. {refusal}"),
        braille=NP_("braille|second", "{refusal}"),
        refusal=refused,
    )


def _not_your_turn(view: ShinobiView) -> Phrase:
    table = view.open
    if table.phase is DIVIDE and table.divided[view.seat]:
        return _NOT_TWICE
    return not_your_turn(table.turn if table.phase is not DIVIDE else CHANCE, view.seat)


def _pile_done(pile: Pile) -> Phrase:
    return phrase(
        N_("Not {pile} again: each pile acts once in a turn. {other_pile} may act, or pass."),
        brief=N_("{pile} has acted: {other_pile} may act, or pass."),
        braille=NP_("braille", "{pile} has acted, {other_pile} may act or pass"),
        pile=PILE[pile],
        other_pile=PILE[other_pile(pile)],
    )


def _empty_pile(view: ShinobiView, pile: Pile) -> Phrase:
    template = _EMPTY_EARTH if pile is Pile.EARTH else _EMPTY_HEAVEN
    most = hand_size(view.open.seats) - 1
    return phrase(template.normal, brief=template.brief, braille=template.braille, number=most)


def _why(view: ShinobiView, refused: Refusal) -> Phrase:
    """Say what is refused and which rule forbids it."""
    number, count = (cast("int", refused.params.get(key, 0)) for key in ("number", "count"))
    match refused.code:
        case Reason.NOT_IN_HAND:
            return _not_held(view, Pile(str(refused.params["pile"])), number)
        case ShinobiReason.END_SEALED:
            return _end_sealed(End(str(refused.params["end"])), number)
        case ShinobiReason.TOO_FEW_CARDS:
            return _too_few(view, refused, Group(number, count))
        case ShinobiReason.NOT_OUTSIDE:
            return _not_outside(view, number)
        case ShinobiReason.ONLY_ONE_GROUP:
            return _ONE_NUMBER
        case ShinobiReason.NOTHING_TO_COLLECT:
            return _NOTHING_LIES
        case ShinobiReason.GROUP_TOO_LARGE:
            return _too_large(group_at(view.open.line, End(str(refused.params["end"]))))
        case _:
            raise LookupError(refused.code)


def _not_held(view: ShinobiView, pile: Pile, number: int) -> Phrase:
    last = highest(view.open.seats)
    if not 1 <= number <= last:
        return _no_such_card(number, last)
    held = count_of(view.bag(pile), number)
    if not held:
        return phrase(
            N_("Not {number}: your {pile} has none."),
            braille=NP_("braille", "No {number} in {pile}"),
            number=number,
            pile=PILE[pile],
        )
    return phrase(
        N_("Not so many: your {pile} has only {group}."),
        braille=NP_("braille", "{pile} has only {group}"),
        group=GROUP[Group(number, held)],
        pile=PILE[pile],
    )


def _no_such_card(number: int, last: int) -> Phrase:
    if not 0 <= number <= _SHOWN_NUMBERS:
        return phrase(
            N_("No such card: the numbers go from 1 to {last}."),
            braille=NP_("braille", "Only 1 to {last}"),
            last=last,
        )
    return phrase(
        N_("No card {number}: the numbers go from 1 to {last}."),
        braille=NP_("braille", "No {number}, 1 to {last}"),
        number=number,
        last=last,
    )


def _end_sealed(end: End, number: int) -> Phrase:
    if not number:
        return _NO_COLLECTING[end]
    template = _SEALED[end]
    return phrase(template.normal, braille=template.braille, number=number)


def _too_few(view: ShinobiView, refused: Refusal, group: Group) -> Phrase:
    if group.copies < 1:
        return _NO_CARD
    end = End(str(refused.params["end"]))
    outermost = group_at(view.open.line, end)
    return phrase(
        N_("Not {few}: the low end has {group}, so play at least {least}.")
        if end is End.LOW
        else N_("Not {few}: the high end has {group}, so play at least {least}."),
        braille=NP_("braille", "No {few}, low {group}")
        if end is End.LOW
        else NP_("braille", "No {few}, high {group}"),
        few=NOT_SO_FEW[group],
        group=GROUP[outermost],
        least=LEAST[outermost.copies],
    )


def _not_outside(view: ShinobiView, number: int) -> Phrase:
    """Name the numbers that go to the line; a sealed end takes none while the other may."""
    line = view.open.line
    low, high = line[0].number, line[-1].number
    below, above = low > 1, high < highest(view.open.seats)
    sealed = sealed_end(line)
    if below and above and sealed is not None:
        below, above = sealed is not End.LOW, sealed is not End.HIGH
    if below and above:
        text = N_("Not {number}: only numbers under {low} or over {high} go to the line.")
    elif below:
        text = N_("Not {number}: only numbers under {low} go to the line.")
    elif above:
        text = N_("Not {number}: only numbers over {high} go to the line.")
    else:
        text = N_("Not {number}: the line goes from {low} to {high}, so no number goes there.")
    braille = NP_("braille", "No {number}, no place")
    return phrase(text, braille=braille, number=number, low=low, high=high)


def _too_large(group: Group) -> Phrase:
    return phrase(
        N_("Not {group}: three or more of a number are not collected."),
        braille=NP_("braille", "Not {group}, too many to take"),
        group=THE_GROUP[group],
    )


def _not_dealt(view: ShinobiView, named: list[int]) -> Phrase:
    """Refuse a division that names cards the hand does not have."""
    last = highest(view.open.seats)
    foreign = [card for card in named if not 1 <= card <= last]
    if foreign:
        return both(_no_such_card(foreign[0], last), _NAME_HELD)
    lacking = Counter(named) - Counter(cards_in(view.heaven))
    number = min(lacking)
    held = count_of(view.heaven, number)
    if not held:
        text = N_("Not {number}: your hand has none.")
        none = phrase(text, braille=NP_("braille", "No {number} in hand"), number=number)
        return both(none, _NAME_HELD)
    few = phrase(
        N_("Not so many: your hand has only {group}."),
        braille=NP_("braille", "Only {group} in hand"),
        group=GROUP[Group(number, held)],
    )
    return both(few, _NAME_HELD)


_NAME_HELD: Final = phrase(
    N_("Name cards of your hand for Earth."), braille=NP_("braille", "name your own")
)


def _allowed_instead(view: ShinobiView, refused: Refusal) -> Phrase:
    """Say what is allowed; where an end is sealed, what the other allows."""
    pile = Pile(str(refused.params["pile"]))
    collects, plays = _actions(view, pile)
    if refused.code != ShinobiReason.END_SEALED or not plays:
        return _allowed(view, pile)
    end = opposite(End(str(refused.params["end"])))
    templates = _OPEN_TO_COLLECT if collects else _OPEN
    return filled(templates[end], **_objects(collects, plays))


def _actions(view: ShinobiView, pile: Pile) -> tuple[list[Phrase], list[Phrase]]:
    """Return the groups that a pile may collect, and of each number the smallest set to play."""
    moves = [move for move in lawful_actions(view) if getattr(move, "pile", None) is pile]
    line = view.open.line
    ends = [move.end for move in moves if isinstance(move, Collect)]
    smallest: dict[int, int] = {}
    for move in moves:
        if isinstance(move, Play):
            smallest[move.number] = min(move.count, smallest.get(move.number, move.count))
    return (
        [EITHER_GROUP[group_at(line, end)] for end in ends],
        [EITHER_CARDS[Group(number, count)] for number, count in sorted(smallest.items())],
    )


def _objects(collects: list[Phrase], plays: list[Phrase]) -> dict[str, Part]:
    """Fill in what is collected and played; braille has room for one of each."""
    parts: dict[str, Part] = {}
    if collects:
        parts |= {"group": either(tuple(collects)), "one": collects[0]}
    if plays:
        parts |= {"cards": either(tuple(plays)), "least": plays[0]}
    return parts


def _allowed(view: ShinobiView, pile: Pile) -> Phrase:
    """Say all that a pile may do instead: what lies there to collect, and its sets to play."""
    collects, plays = _actions(view, pile)
    allowed = _ALLOWED[bool(collects), bool(plays)]
    return filled(allowed, **_objects(collects, plays))
