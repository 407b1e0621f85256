"""What is made so that Joraku can be played by touch: the project's own proposal."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from access_play.games.joraku.areas import AREAS, KYOTO, PRESTIGE_ORDER, Area
from access_play.games.joraku.cards import DECK, NUMBERS, SUITS, Card, Suit, is_ninja
from access_play.games.joraku.data import data_from
from access_play.games.joraku.marks import PAD_COUNTS
from access_play.games.joraku.terms import ROUNDS, SAMURAI, DaimyoCard, Row
from access_play.games.joraku.words import WORDS
from access_play.games.joraku.words.area_words import AREA
from access_play.games.joraku.words.card_words import FIRST_WORD, SUIT_FIRST
from access_play.games.kit_words import LABEL, OWN_PROPOSAL, TOTAL, sheet_heading
from access_play.games.kits import NO_DATA, Kind, Kit, ScoreSheet, Thing
from access_play.language.messages import NP_, Message
from access_play.language.phrases import Phrase, Verbatim, filled, numbered, phrase
from access_play.tactile.marks import Figure, Mark, Number, Pads, Place, Sticker

_PLAYERS: Final = (3, 4)

_SUIT_CARDS: Final = phrase(
    NP_("written|kind", "{suit} cards"), braille=NP_("braille|kind", "{suit}")
)
_AREAS: Final = phrase(
    NP_("written|kind", "Areas of the board"), braille=NP_("braille|kind", "Areas")
)
_CARDS: Final = phrase(
    NP_("written|kind", "Daimyo cards and the Kachidoki card"),
    braille=NP_("braille|kind", "D cards, Kachidoki"),
)
_DAIMYO_TOKENS: Final = phrase(
    NP_("written|kind", "Daimyo tokens"), braille=NP_("braille|kind", "D tokens")
)
_SAMURAI_TOKENS: Final = phrase(
    NP_("written|kind", "Samurai tokens"), braille=NP_("braille|kind", "S tokens")
)
_DAIMYO_CARD: Final = (
    NP_("written|thing", "Daimyo card {number}"),
    NP_("braille|thing", "D card {number}"),
)
_NAMED_CARD: Final = (
    NP_("written|thing", "Daimyo card {number}, {name}"),
    NP_("braille|thing", "D card {number}, {name}"),
)
_KACHIDOKI: Final = phrase(
    NP_("written|thing", "Kachidoki card"), braille=NP_("braille|thing", "Kachidoki")
)
_DAIMYO: Final = (
    NP_("written|thing", "Daimyo token of color {number}"),
    NP_("braille|thing", "D{number}"),
)
_SAMURAI: Final = (
    NP_("written|thing", "Samurai token of color {number}"),
    NP_("braille|thing", "S{number}"),
)
_UNDER_A_DAIMYO: Final = (Sticker(Pads(), Place.UNDERSIDE),)
_SKIRMISHES: Final = NP_("braille|score sheet", "R{number} K")
_PRESTIGE: Final = NP_("braille|score sheet", "R{number} P")
_PAYS: Final = NP_("braille|aid", "R{round} {area} {first}, {second}, {third}")

_AID: Final = (
    phrase(NP_("braille|aid", "K katana, Y yari, G gun, N Ninja")),
    phrase(NP_("braille|aid", "D daimyo, S samurai")),
    phrase(NP_("braille|aid", "Follow the suit if you can")),
    phrase(NP_("braille|aid", "Highest wins, of equals the last")),
    phrase(NP_("braille|aid", "N wins if a 6 is played, else 0")),
    phrase(NP_("braille|aid", "Card: up to 3 S to its area")),
    phrase(NP_("braille|aid", "or as many points as its number")),
    phrase(NP_("braille|aid", "N: up to 3 S to any areas")),
    phrase(NP_("braille|aid", "Points: D moves 2, S moves 1")),
    phrase(NP_("braille|aid", "remove an S where your D is: 1")),
    phrase(NP_("braille|aid", "Influence: D 2, S 1; a tie is lower")),
    phrase(NP_("braille|aid", "Kachidoki: where the winner's D is")),
    phrase(NP_("braille|aid", "it pays 3, 2, 1")),
    phrase(NP_("braille|aid", "At the end of a round areas pay:")),
)


def kit(*, additions: bool, data: Mapping[str, object] = NO_DATA) -> Kit:
    """Return the kit, all of which is the project's own."""
    del additions
    values = data_from(data)
    return Kit(
        origin=(OWN_PROPOSAL,),
        kinds=(
            *[_suit(suit) for suit in Suit],
            Kind(_AREAS, tuple(map(_area, AREAS))),
            Kind(_CARDS, (*_daimyo_cards(values.daimyo), _kachidoki())),
            Kind(_DAIMYO_TOKENS, _tokens(_DAIMYO, 1, _UNDER_A_DAIMYO)),
            Kind(_SAMURAI_TOKENS, _tokens(_SAMURAI, SAMURAI, ())),
        ),
        score_sheets=tuple([_score_sheet(players) for players in _PLAYERS]),
        aid=(*_AID, *_charts(values.chart)),
    )


def _suit(suit: Suit) -> Kind:
    heading = filled(_SUIT_CARDS, suit=SUIT_FIRST[suit])
    pads = Sticker(Pads(PAD_COUNTS[suit]), Place.CENTER)
    return Kind(heading, tuple([_card(card, pads) for card in DECK if SUITS[card] is suit]))


def _card(card: Card, pads: Sticker) -> Thing:
    mark: Mark = Figure.STAR if is_ninja(card) else Number(NUMBERS[card])
    name = FIRST_WORD[card]
    return Thing(name, name, 1, (Sticker(mark, Place.TOP_LEFT), pads))


def _area(area: Area) -> Thing:
    mark: Mark = Figure.STAR if area == KYOTO else Number(area)
    return Thing(AREA[area], AREA[area], 1, (Sticker(mark, Place.EDGE),))


def _daimyo_cards(cards: Iterable[DaimyoCard]) -> Iterator[Thing]:
    """Make the daimyo cards, with the names that are printed on a player's own."""
    for number, card in enumerate(cards, start=1):
        name, label = _named(_DAIMYO_CARD, number), phrase(LABEL, number=number)
        if card.name:
            printed = Verbatim(card.name, card.reading)
            text, braille = _NAMED_CARD
            name = phrase(text, braille=braille, number=number, name=printed)
            label = numbered(number, printed)
        yield Thing(name, label, 1, (Sticker(Number(number), Place.TOP_LEFT),))


def _kachidoki() -> Thing:
    return Thing(_KACHIDOKI, _KACHIDOKI, 1, (Sticker(Figure.STAR, Place.TOP_LEFT),))


def _tokens(
    names: tuple[Message, Message], copies: int, others: tuple[Sticker, ...]
) -> tuple[Thing, ...]:
    """Make the tokens of every color, each with the dots of its color on top."""
    return tuple(
        [
            Thing(
                _named(names, color),
                phrase(LABEL, number=color),
                copies,
                (Sticker(Number(color), Place.TOP), *others),
            )
            for color in range(1, max(_PLAYERS) + 1)
        ]
    )


def _named(names: tuple[Message, Message], number: int) -> Phrase:
    text, braille = names
    return phrase(text, braille=braille, number=number)


def _charts(chart: Iterable[Row]) -> Iterator[Phrase]:
    """Tell what every area pays in every round in which it pays."""
    for round_, row in enumerate(chart, start=1):
        for area in PRESTIGE_ORDER:
            first, second, third = row[area]
            if first:
                yield phrase(
                    _PAYS, round=round_, area=AREA[area], first=first, second=second, third=third
                )


def _score_sheet(players: int) -> ScoreSheet:
    rows = [
        phrase(row, number=number)
        for number in range(1, ROUNDS + 1)
        for row in (_SKIRMISHES, _PRESTIGE)
    ]
    return ScoreSheet(sheet_heading(WORDS.title, players), players, (*rows, TOTAL))
