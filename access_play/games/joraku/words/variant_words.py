"""The project's own variant rules as sentences, each with the number that the data file has."""

from typing import Final

from access_play.core.seats import Seat
from access_play.games.joraku.events import VariantsTold
from access_play.games.joraku.terms import PLACED, Variant, VariantValues
from access_play.games.joraku.words.piece_words import action_points
from access_play.games.sayings import Saying
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase

NAME: Final = {
    Variant.SWIFT_HORSES: phrase(N_("Swift horses"), braille=NP_("braille", "Swift horses")),
    Variant.DEEP_ROOTS: phrase(N_("Deep roots"), braille=NP_("braille", "Deep roots")),
    Variant.OPEN_ROAD: phrase(N_("Open road"), braille=NP_("braille", "Open road")),
    Variant.NINJA_NIGHT: phrase(N_("Ninja night"), braille=NP_("braille", "Ninja night")),
    Variant.GREAT_HOST: phrase(N_("Great host"), braille=NP_("braille", "Great host")),
    Variant.WAR_CRY: phrase(N_("War cry"), braille=NP_("braille", "War cry")),
}
_OPEN_ROAD: Final = phrase(
    N_("Open road: a numbered card may place one of its samurai beside its own area."),
    braille=NP_("braille", "Open road: 1S beside the area"),
)


def told(event: VariantsTold, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce which variant rules hold, each in a line with what it says."""
    del listener
    return tuple([Saying(_told(event, variant)) for variant in event.variants])


def _told(event: VariantsTold, variant: Variant) -> Phrase:
    return phrase(
        N_("Variant drawn. {rule}") if event.drawn else N_("Variant in play. {rule}"),
        brief=N_("Variant: {name}."),
        braille=NP_("braille|rule", "{rule}"),
        rule=rule(variant, event.values),
        name=NAME[variant],
    )


def rule(variant: Variant, values: VariantValues) -> Phrase:
    """Say what a variant rule changes."""
    match variant:
        case Variant.SWIFT_HORSES:
            return phrase(
                N_("Swift horses: moving your daimyo costs {points}."),
                braille=NP_("braille", "Swift horses: D costs {number}"),
                points=action_points(values.swift_horses),
                number=values.swift_horses,
            )
        case Variant.DEEP_ROOTS:
            return phrase(
                N_("Deep roots: removing a samurai costs {points}."),
                braille=NP_("braille", "Deep roots: removing costs {number}"),
                points=action_points(values.deep_roots),
                number=values.deep_roots,
            )
        case Variant.OPEN_ROAD:
            return _OPEN_ROAD
        case Variant.NINJA_NIGHT:
            return phrase(
                N_("Ninja night: a Ninja also wins if a {number} and no 6 was played."),
                braille=NP_("braille", "Ninja night: N beats {number} too"),
                number=values.ninja_night,
            )
        case Variant.GREAT_HOST:
            return phrase(
                N_("Great host: a card places up to {number} samurai instead of {usual}."),
                braille=NP_("braille", "Great host: up to {number}S"),
                number=values.great_host,
                usual=PLACED,
            )
        case Variant.WAR_CRY:
            first, second, third = values.war_cry
            return phrase(
                N_("War cry: Kachidoki pays {first}, {second} and {third} reputation points."),
                braille=NP_("braille", "War cry: {first}, {second}, {third}"),
                first=first,
                second=second,
                third=third,
            )


def option(name: str, value: object) -> Phrase:
    """Name a variant that may be agreed, or two drawn at random.

    Raises:
        LookupError: it is neither.
    """
    match value:
        case "random":
            return phrase(NP_("option", "two variants drawn at random"))
        case [str(variant)] if variant in set(Variant):
            return phrase(NP_("option", "variant: {name}"), name=NAME[Variant(variant)])
        case _:
            raise LookupError(name, value)
