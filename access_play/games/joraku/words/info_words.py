"""What a card, an area or a thing of Joraku is: its rule, its values, and its tactile mark."""

from collections.abc import Iterator
from enum import Enum, auto
from functools import cache
from typing import Final

from access_play.games.joraku import marks
from access_play.games.joraku.areas import NEIGHBOURS, Area
from access_play.games.joraku.cards import HIGHEST, NUMBERS, RANKS, Card, Suit, is_ninja
from access_play.games.joraku.data import chart_sources, variant_sources
from access_play.games.joraku.reading import area_typed, cards_named, suit_typed
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.terms import ROUNDS, SAMURAI_COST, Variant
from access_play.games.joraku.values import Source
from access_play.games.joraku.words.area_words import AREA, TO, on_map
from access_play.games.joraku.words.card_words import FIRST_WORD, NINJA_ALONE, SUIT_FIRST
from access_play.games.joraku.words.piece_words import action_points
from access_play.games.joraku.words.variant_words import rule
from access_play.language.folding import fold
from access_play.language.lexicon import Lexicon
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, all_of, either, phrase
from access_play.language.vocabulary import Vocabulary


class Thing(Enum):
    """Something that may be asked about, beside cards and areas."""

    DAIMYO = auto()
    SAMURAI = auto()
    KACHIDOKI = auto()
    NINJA = auto()
    ACTION = auto()
    INFLUENCE = auto()
    PRESTIGE = auto()
    SUPPLY = auto()
    SWIFT_HORSES = auto()
    DEEP_ROOTS = auto()
    OPEN_ROAD = auto()
    NINJA_NIGHT = auto()
    GREAT_HOST = auto()
    WAR_CRY = auto()
    VARIANTS = auto()


_THINGS: Final[dict[Message, Thing]] = {
    NP_("typed", "daimyo, daimyo card"): Thing.DAIMYO,
    NP_("typed", "samurai, samurai tokens"): Thing.SAMURAI,
    NP_("typed", "kachidoki"): Thing.KACHIDOKI,
    NP_("typed", "ninja, ninjas"): Thing.NINJA,
    NP_("typed", "action points, action point, action, act, ap"): Thing.ACTION,
    NP_("typed", "influence, rank, ranks"): Thing.INFLUENCE,
    NP_("typed", "prestige, reputation points, reputation, rp"): Thing.PRESTIGE,
    NP_("typed", "supply"): Thing.SUPPLY,
    NP_("typed", "swift horses, swift-horses"): Thing.SWIFT_HORSES,
    NP_("typed", "deep roots, deep-roots"): Thing.DEEP_ROOTS,
    NP_("typed", "open road, open-road"): Thing.OPEN_ROAD,
    NP_("typed", "ninja night, ninja-night"): Thing.NINJA_NIGHT,
    NP_("typed", "great host, great-host"): Thing.GREAT_HOST,
    NP_("typed", "war cry, war-cry"): Thing.WAR_CRY,
    NP_("typed", "variants, variant, variant rules"): Thing.VARIANTS,
}
_VARIANTS: Final = {Thing[variant.name]: variant for variant in Variant}
_SOURCES: Final = {
    Source.RULEBOOK: phrase(
        NP_("source", "by the rulebook"), braille=NP_("braille|source", "rulebook")
    ),
    Source.PUBLISHED: phrase(
        NP_("source", "from a published source"), braille=NP_("braille|source", "published")
    ),
    Source.PROJECT: phrase(
        NP_("source", "this project's own"), braille=NP_("braille|source", "project")
    ),
    Source.PLAYER: phrase(
        NP_("source", "from your data file"), braille=NP_("braille|source", "your file")
    ),
}
_MIXED: Final = phrase(
    NP_("source", "in part by the rulebook"), braille=NP_("braille|source", "part rulebook")
)
_RULE_OWN: Final = phrase(
    N_("This variant is this project's own."), braille=NP_("braille", "Project's own")
)
_RULE_PLAYER: Final = phrase(
    N_("This variant is this project's own, with a value from your data file."),
    braille=NP_("braille", "Value from your file"),
)
_IN_PLAY: Final = phrase(N_("It is in play in this game."), braille=NP_("braille", "In play"))
_NOT_IN_PLAY: Final = phrase(
    N_("It is not in play in this game."), braille=NP_("braille", "Not in play")
)
_NO_VARIANTS: Final = phrase(
    N_("No variant rules are in play in this game."), braille=NP_("braille", "No variants")
)
_INFLUENCE: Final = phrase(
    N_(
        "Influence: a daimyo counts 2, a samurai 1. Rank is how many players have at least"
        " as much as you there; who ties shares the lower rank."
    ),
    braille=NP_("braille", "Influence D 2, S 1; ties lower"),
)
_PRESTIGE: Final = phrase(
    N_(
        "Prestige: when the hands are empty every area pays reputation points to ranks"
        " 1, 2 and 3, by the row of the round."
    ),
    braille=NP_("braille", "Prestige: areas pay at round's end"),
)
_SAMURAI: Final = phrase(
    N_("Samurai: influence 1 each; you have 10, and those off the map are your supply."),
    braille=NP_("braille", "S: influence 1, 10 each"),
)
_vocabulary = cache(Vocabulary)


@cache
def _lexicon(language: str) -> Lexicon[Thing]:
    return Lexicon(_vocabulary(language), _THINGS)


def info(view: JorakuView, typed: str, language: str) -> tuple[Phrase, ...]:
    """Describe what was typed; empty where it is nothing of this game."""
    vocabulary = _vocabulary(language)
    things = _lexicon(language).senses(fold(typed))
    if things:
        return tuple([line for thing in Thing if thing in things for line in _thing(view, thing)])
    suit = suit_typed(typed, vocabulary)
    if suit is not None:
        return (_suit(suit),)
    cards = cards_named(typed, vocabulary)
    if cards:
        return tuple([line for card in cards for line in _card(view, card)])
    area = area_typed(typed, vocabulary)
    return tuple(_area(view, area)) if area is not None and on_map(area) else ()


def _suit(suit: Suit) -> Phrase:
    return phrase(
        N_("{suit}: {count} cards, 1 to {highest} and a Ninja. Who has one must follow."),
        braille=NP_("braille", "{suit}1 to {highest} and N, must follow"),
        suit=SUIT_FIRST[suit],
        count=RANKS,
        highest=HIGHEST,
    )


def _card(view: JorakuView, card: Card) -> Iterator[Phrase]:
    terms = view.open.terms
    if is_ninja(card):
        yield _ninja(view, FIRST_WORD[card])
    else:
        yield phrase(
            N_("{card}: up to {most} samurai {area}, or {points}."),
            braille=NP_("braille", "{card}: {most}S {name} or act {number}"),
            card=FIRST_WORD[card],
            most=terms.placed,
            area=TO[NUMBERS[card]],
            name=AREA[NUMBERS[card]],
            points=action_points(NUMBERS[card]),
            number=NUMBERS[card],
        )
    yield marks.describe(card)


def _ninja(view: JorakuView, card: Phrase) -> Phrase:
    terms = view.open.terms
    return phrase(
        N_("{card}: up to {most} samurai anywhere. If a {beaten} is played it wins, else it is 0."),
        braille=NP_("braille", "{card}: {most}S anywhere, beats {beaten}"),
        card=card,
        most=terms.placed,
        beaten=either(terms.beaten),
    )


def _area(view: JorakuView, area: Area) -> Iterator[Phrase]:
    """Tell what an area pays in each round and where that is from, its neighbours, its mark."""
    data = view.open.terms.data
    for number in range(1, ROUNDS + 1):
        source = _source(chart_sources(data, number, area))
        yield _row(area, number, data.chart[number - 1][area], source)
    beside = tuple([AREA[each] for each in NEIGHBOURS[area]])
    yield phrase(
        N_("{area} touches {areas}."),
        braille=NP_("braille", "{area} beside {areas}"),
        area=AREA[area],
        areas=all_of(beside),
    )
    yield marks.describe_area(area)


def _row(area: Area, number: int, points: tuple[int, int, int], source: Phrase) -> Phrase:
    if not any(points):
        return phrase(
            N_("{area} in round {round}: no reputation points, {source}."),
            braille=NP_("braille", "{area} R{round}: 0, {source}"),
            area=AREA[area],
            round=number,
            source=source,
        )
    first, second, third = points
    return phrase(
        N_("{area} in round {round}: {first}, {second} and {third} reputation points, {source}."),
        braille=NP_("braille", "{area} R{round}: {first}, {second}, {third}, {source}"),
        area=AREA[area],
        round=number,
        first=first,
        second=second,
        third=third,
        source=source,
    )


def _source(found: tuple[Source, ...]) -> Phrase:
    return _SOURCES[found[0]] if len({*found}) == 1 else _MIXED


def _thing(view: JorakuView, thing: Thing) -> Iterator[Phrase]:
    if thing in _VARIANTS:
        yield from _variant(view, _VARIANTS[thing])
        return
    match thing:
        case Thing.INFLUENCE:
            yield _INFLUENCE
        case Thing.PRESTIGE:
            yield _PRESTIGE
        case Thing.VARIANTS:
            yield from _variants(view)
        case Thing.KACHIDOKI:
            yield _kachidoki(view)
            yield marks.KACHIDOKI
        case Thing.NINJA:
            yield _ninja(view, NINJA_ALONE)
            yield marks.NINJA
        case Thing.ACTION:
            yield _costs(view)
        case Thing.DAIMYO:
            yield _daimyo(view)
            yield marks.TOKEN
        case _:
            yield _SAMURAI
            yield marks.TOKEN


def _variant(view: JorakuView, variant: Variant) -> Iterator[Phrase]:
    terms = view.open.terms
    yield rule(variant, terms.data.variants)
    yield _IN_PLAY if variant in terms.variants else _NOT_IN_PLAY
    own = variant_sources(terms.data, variant)
    yield _RULE_PLAYER if Source.PLAYER in own else _RULE_OWN


def _variants(view: JorakuView) -> Iterator[Phrase]:
    terms = view.open.terms
    if not terms.variants:
        yield _NO_VARIANTS
    for variant in terms.variants:
        yield rule(variant, terms.data.variants)


def _kachidoki(view: JorakuView) -> Phrase:
    first, second, third = view.open.terms.kachidoki
    return phrase(
        N_(
            "Kachidoki: when a skirmish is won, the area of the winner's daimyo pays"
            " {first}, {second} and {third} reputation points to ranks 1, 2 and 3."
        ),
        braille=NP_("braille", "Kachidoki {first}, {second}, {third} at winner's D"),
        first=first,
        second=second,
        third=third,
    )


def _costs(view: JorakuView) -> Phrase:
    terms = view.open.terms
    return phrase(
        N_(
            "Action points: moving your daimyo costs {daimyo}, moving a samurai {samurai},"
            " removing a samurai where your daimyo stands {removing}."
        ),
        braille=NP_("braille", "D {daimyo}, S {samurai}, remove {removing}"),
        daimyo=terms.daimyo_cost,
        samurai=SAMURAI_COST,
        removing=terms.remove_cost,
    )


def _daimyo(view: JorakuView) -> Phrase:
    return phrase(
        N_("Daimyo: influence 2 where it stands, and moving it costs {points}."),
        braille=NP_("braille", "D: influence 2, moves for {number}"),
        points=action_points(view.open.terms.daimyo_cost),
        number=view.open.terms.daimyo_cost,
    )
