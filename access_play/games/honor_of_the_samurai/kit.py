"""What is made so that Honor of the Samurai can be played by touch: the project's own proposal.

The copies of each card and its values are those of the game's own deck file, or a player's.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from access_play.games.honor_of_the_samurai.cards import (
    CODES,
    DAIMYO,
    DECREE,
    SAMURAI,
    STAYS,
    Card,
)
from access_play.games.honor_of_the_samurai.deck import MOST_SEATS, Deck, deck_of
from access_play.games.honor_of_the_samurai.marks import NUMBERS
from access_play.games.honor_of_the_samurai.words import WORDS
from access_play.games.honor_of_the_samurai.words.card_words import names_of
from access_play.games.kit_words import OWN_PROPOSAL, sheet_heading
from access_play.games.kits import NO_DATA, Kind, Kit, ScoreSheet, Thing
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, phrase
from access_play.tactile.marks import Figure, Number, Pads, Place, Sticker

_PLAYERS: Final = range(2, MOST_SEATS + 1)
_ROWS: Final = 20
"""A page full; a game has no fixed number of turns."""

_DAIMYO: Final = phrase(NP_("written|kind", "Daimyo"), braille=NP_("braille|kind", "Daimyo"))
_HOUSES: Final = phrase(
    NP_("written|kind", "Cards that are placed in houses"),
    braille=NP_("braille|kind", "For houses"),
)
_PLAYED: Final = phrase(
    NP_("written|kind", "Cards that are played and discarded"),
    braille=NP_("braille|kind", "Played and discarded"),
)
_SAMURAI: Final = phrase(NP_("written|kind", "Samurai"), braille=NP_("braille|kind", "Samurai"))
_SHOGUN: Final = phrase(NP_("written|kind", "Shogun"), braille=NP_("braille|kind", "Shogun"))
_A_SAMURAI: Final = phrase(
    NP_("written|thing", "Samurai card"), braille=NP_("braille|thing", "samurai")
)
_DECREE: Final = phrase(
    NP_("written|thing", "By Imperial Decree"), braille=NP_("braille|thing", "Decree")
)
_ROW: Final = NP_("braille|score sheet", "{number}")
_VALUES: Final = NP_("braille|aid", "{card}: {honor}, {ki}, {strength}")

_PAD: Final = Sticker(Pads(), Place.CENTER)
_STAR: Final = Sticker(Figure.STAR, Place.TOP_LEFT)
_AID: Final = (
    phrase(NP_("braille|aid", "Turn: honor, actions, cards, declare")),
    phrase(NP_("braille|aid", "Actions: a third of ki, from 2 to 5")),
    phrase(NP_("braille|aid", "Draw, place or play: 1 action")),
    phrase(NP_("braille|aid", "Dishonor 2, save face none; hand to 7")),
    phrase(NP_("braille|aid", "A house: 5 armies, 1 okugata at most")),
    phrase(NP_("braille|aid", "One castle, with the daimyo")),
    phrase(NP_("braille|aid", "Declare: shogun, attack, ally, dissolve")),
    phrase(NP_("braille|aid", "Attack: a third of strength in dice")),
    phrase(NP_("braille|aid", "Ninja: minus 25, dissolving: minus 25")),
    phrase(NP_("braille|aid", "Assassin: 3 or more, with a guard 5")),
    phrase(NP_("braille|aid", "Dishonored: 75, face 30, or seppuku")),
    phrase(NP_("braille|aid", "400 honor at the start of a turn wins")),
    phrase(NP_("braille|aid", "Cards: honor, ki, strength")),
)


def kit(*, additions: bool, data: Mapping[str, object] = NO_DATA) -> Kit:
    """Return the kit, all of which is the project's own."""
    del additions
    deck = deck_of(data)
    daimyo = sorted(DAIMYO)
    houses = [card for card in NUMBERS if card in STAYS and card not in DAIMYO]
    played = [card for card in NUMBERS if card not in STAYS]
    return Kit(
        origin=(OWN_PROPOSAL,),
        kinds=_present(
            Kind(_DAIMYO, _things(deck, daimyo, (_PAD,))),
            Kind(_HOUSES, _things(deck, houses)),
            Kind(_PLAYED, _things(deck, played)),
            Kind(_SAMURAI, (Thing(_A_SAMURAI, _A_SAMURAI, deck.copies[SAMURAI], (_PAD,)),)),
            Kind(_SHOGUN, (Thing(_DECREE, _DECREE, deck.copies[DECREE], (_STAR,)),)),
        ),
        score_sheets=tuple([_score_sheet(players) for players in _PLAYERS]),
        aid=(*_AID, *_values(deck)),
    )


def _things(
    deck: Deck, cards: Iterable[Card], others: tuple[Sticker, ...] = ()
) -> tuple[Thing, ...]:
    """Make things of kinds that have a number."""
    names = names_of(deck.okugata).first_word
    return tuple(
        [
            Thing(
                names[card],
                names[card],
                deck.copies[card],
                (Sticker(Number(NUMBERS[card]), Place.TOP_LEFT), *others),
            )
            for card in cards
        ]
    )


def _present(*kinds: Kind) -> tuple[Kind, ...]:
    """Leave out what a player's own box does not hold."""
    held = [
        Kind(kind.heading, tuple([thing for thing in kind.things if thing.copies]))
        for kind in kinds
    ]
    return tuple([kind for kind in held if kind.things])


def _values(deck: Deck) -> Iterator[Phrase]:
    """Tell what is printed on each card that lies in a house."""
    for card in CODES:
        if card in STAYS and deck.copies[card]:
            printed = deck.values[card]
            yield phrase(
                _VALUES,
                card=names_of(deck.okugata).first_word[card],
                honor=printed.honor,
                ki=printed.ki,
                strength=printed.strength,
            )


def _score_sheet(players: int) -> ScoreSheet:
    rows = [phrase(_ROW, number=number) for number in range(1, _ROWS + 1)]
    return ScoreSheet(sheet_heading(WORDS.title, players), players, tuple(rows))
