"""The loss of a daimyo or a samurai and what follows, grouped into one sentence."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.events import Fall
from access_play.games.honor_of_the_samurai.moves import Home
from access_play.games.honor_of_the_samurai.words.card_words import THE_CARD, names_of
from access_play.games.honor_of_the_samurai.words.people import Voices, head, said_of
from access_play.games.people_words import people, person
from access_play.games.sayings import Kind, Saying
from access_play.language.messages import NN_, NNP_, NP_
from access_play.language.phrases import Listing, Pattern, Phrase, filled, phrase
from access_play.language.speaker import Length

_CLAUSES: Final = Pattern(
    NP_("clauses", "{first}, {rest}"), NP_("braille|clauses", "{first}, {rest}")
)
_RONIN: Final = Voices(
    phrase(NP_("clause", "you are ronin"), braille=NP_("braille|clause", "you ronin")),
    phrase(NP_("clause", "{player} is ronin"), braille=NP_("braille|clause", "{player} ronin")),
)
_BOTH_RONIN: Final = phrase(
    NP_("clause", "{people} are ronin"), braille=NP_("braille|clause", "{people} ronin")
)
_YOU_BOTH_RONIN: Final = phrase(
    NP_("clause with you", "{people} are ronin"), braille=NP_("braille|clause", "{people} ronin")
)
_TITLE_FREE: Final = phrase(
    NP_("clause", "the title of shogun is free"), braille=NP_("braille|clause", "shogun free")
)
_HEIR: Final = Voices(
    phrase(
        NP_("clause", "you take over {daimyo} and his house"),
        braille=NP_("braille|clause", "you take {daimyo}"),
    ),
    phrase(
        NP_("clause", "{player} takes over {daimyo} and his house"),
        braille=NP_("braille|clause", "{player} takes {daimyo}"),
    ),
)
_GUARD: Final = phrase(
    NP_("clause", "a house guard is discarded"), braille=NP_("braille|clause", "guard gone")
)


def clauses(parts: Iterable[Phrase]) -> Listing:
    """Join what follows from one another, at least one part."""
    return Listing(tuple(parts), _CLAUSES)


def in_short(fall: Fall, listener: Seat | None, *, counted: bool = True) -> list[Phrase]:
    """Say what a line of braille has room for: who is lost, and the one thing that matters most.

    That a first samurai without a daimyo is ronin goes without saying.
    """
    alone = replace(fall, cards=())
    heir = list(_heir(fall, listener))
    if heir:
        return [lost(alone, listener), *heir]
    if fall.title:
        return [lost(alone, listener), _TITLE_FREE]
    return [lost(fall if counted else alone, listener)]


def lost(fall: Fall, listener: Seat | None) -> Phrase:
    """Say who is lost with how many cards, in the middle of a sentence."""
    count, lost_head = len(fall.cards), head(fall.house, listener)
    if fall.house.home is Home.SAMURAI:
        if not count:
            return phrase(
                NP_("clause", "{head} dies"),
                braille=NP_("braille|clause", "{head} dies"),
                head=lost_head,
            )
        return phrase(
            NNP_(
                "clause",
                "{head} dies and {count} card is lost",
                "{head} dies and {count} cards are lost",
            ),
            braille=NP_("braille|clause", "{head} dies, {count} gone"),
            head=lost_head,
            count=count,
        )
    if not count:
        return phrase(
            NP_("clause", "{head} is lost"),
            braille=NP_("braille|clause", "{head} lost"),
            head=lost_head,
        )
    return phrase(
        NNP_(
            "clause",
            "{head} and {count} card are lost",
            "{head} and {count} cards are lost",
        ),
        braille=NP_("braille|clause", "{head} lost, {count} gone"),
        head=lost_head,
        count=count,
    )


def cards_gone(count: int) -> Phrase:
    """Say how many cards are discarded."""
    return phrase(
        NNP_("clause", "{count} card discarded", "{count} cards discarded"),
        braille=NP_("braille|clause", "{count} gone"),
        count=count,
    )


def consequences(fall: Fall, listener: Seat | None) -> Iterator[Phrase]:
    """Say what follows for alliances, title and the players, one after another."""
    yield from _heir(fall, listener)
    if fall.freed is not None:
        yield alliance_over(fall.freed, listener)
    if len(fall.ronin) == 1:
        yield said_of(_RONIN, fall.ronin[0], listener)
    elif fall.ronin:
        template = _YOU_BOTH_RONIN if listener in fall.ronin else _BOTH_RONIN
        yield filled(template, people=people(fall.ronin, listener))
    if fall.title:
        yield _TITLE_FREE


def _heir(fall: Fall, listener: Seat | None) -> Iterator[Phrase]:
    if fall.heir is not None and fall.heirs_daimyo is not None:
        daimyo = THE_CARD[fall.heirs_daimyo]
        yield said_of(_HEIR, fall.heir, listener, daimyo=daimyo)


def alliance_over(lord: Seat, listener: Seat | None) -> Phrase:
    """Say that the alliance with a seat's daimyo ends."""
    return phrase(
        NP_("clause", "the alliance with {player} ends"),
        braille=NP_("braille|clause", "ally {player} over"),
        player=person(lord, listener),
    )


def guard_gone() -> Phrase:
    """Say that a house guard is discarded."""
    return _GUARD


def lost_cards(fall: Fall | None) -> Iterator[Saying]:
    """Name the cards that are lost, at full length only."""
    if fall is not None and fall.cards:
        told = phrase(
            NN_("Lost card: {cards}.", "Lost cards: {cards}."),
            braille=NP_("braille", "Lost: {cards}"),
            cards=names_of(fall.okugata).cards(fall.cards),
            count=len(fall.cards),
        )
        yield Saying(told, kind=Kind.REMINDER, at_least=Length.FULL)
