"""What each end of the line takes, and what may be collected there."""

from typing import Final, NamedTuple

from access_play.games.parting import Cells
from access_play.games.shinobi_no_gakko.cards import highest
from access_play.games.shinobi_no_gakko.line import (
    HIGH,
    LOW,
    TOO_MANY_TO_COLLECT,
    End,
    group_at,
    sealed_end,
)
from access_play.games.shinobi_no_gakko.state import Open
from access_play.games.shinobi_no_gakko.words.card_words import LEAST, THE_GROUP, line_words
from access_play.games.shinobi_no_gakko.words.play_words import both
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, phrase


class _AtEnd(NamedTuple):
    """What may be said of one end."""

    sealed: Phrase
    open: Message
    open_braille: Message
    shut: Message
    shut_braille: Message


_AT: Final = {
    End.LOW: _AtEnd(
        phrase(
            N_("Low end: sealed, nothing is played or collected there."),
            brief=N_("Low end: sealed."),
            braille=NP_("braille", "Low sealed"),
        ),
        N_("Low end: under {number}, {least} or more."),
        NP_("braille", "Low under {number}, {least} or more"),
        N_("Low end: nothing is lower than {number}."),
        NP_("braille", "Low: nothing under {number}"),
    ),
    End.HIGH: _AtEnd(
        phrase(
            N_("High end: sealed, nothing is played or collected there."),
            brief=N_("High end: sealed."),
            braille=NP_("braille", "High sealed"),
        ),
        N_("High end: over {number}, {least} or more."),
        NP_("braille", "High over {number}, {least} or more"),
        N_("High end: nothing is higher than {number}."),
        NP_("braille", "High: nothing over {number}"),
    ),
}
_EMPTY: Final = phrase(
    N_("The line is empty: anything can be played, nothing collected."),
    braille=NP_("braille", "Line empty, play anything"),
)
_ONE_NUMBER: Final = phrase(
    N_("One number alone can't be collected."), braille=NP_("braille", "no taking")
)
_TOO_MANY: Final = phrase(
    N_("Three cards or more can't be collected."), braille=NP_("braille", "no taking")
)


def line_as_it_is(table: Open) -> Phrase:
    """Name the whole line."""
    if not table.line:
        return _EMPTY
    line = line_words(table.line, _ROOM)
    return phrase(N_("The line: {field}."), braille=NP_("braille", "Line {field}"), field=line)


_ROOM: Final = Cells(34, 33, 37)
"""For the line behind its name."""


def at_end(table: Open, end: End) -> Phrase:
    """Tell what an end of the line takes, and whether its cards may be collected."""
    line = table.line
    takes = _takes(table, end)
    if not line or sealed_end(line) is end:
        return takes
    group = group_at(line, end)
    if len(line) == 1:
        return both(takes, _ONE_NUMBER)
    if group.copies >= TOO_MANY_TO_COLLECT:
        return both(takes, _TOO_MANY)
    return both(
        takes,
        phrase(
            N_("You may collect {group}."),
            braille=NP_("braille", "may take"),
            group=THE_GROUP[group],
        ),
    )


def _takes(table: Open, end: End) -> Phrase:
    line, words = table.line, _AT[end]
    if not line:
        return _EMPTY
    if sealed_end(line) is end:
        return words.sealed
    number, copies = group_at(line, end)
    outermost = 1 if end is LOW else highest(table.seats)
    if number == outermost:
        return phrase(words.shut, braille=words.shut_braille, number=number)
    return phrase(words.open, braille=words.open_braille, number=number, least=LEAST[copies])


def both_ends(table: Open) -> Phrase:
    """Tell in one announcement what both ends of a line take."""
    return phrase(
        NP_("two sentences", "{sentence} {next}"),
        braille=NP_("braille", "Line {field}"),
        sentence=_takes(table, LOW),
        next=_takes(table, HIGH),
        field=line_words(table.line, _ROOM),
    )
