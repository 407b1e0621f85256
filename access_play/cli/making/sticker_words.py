"""What a kit's stickers are, in words: as a list, and as what is printed beside them."""

from collections.abc import Iterator
from typing import Final

from access_play.games.kits import Kind, Kit, Thing
from access_play.language.messages import NNP_, NP_, Message
from access_play.language.phrases import Listing, Pattern, Phrase, phrase
from access_play.language.speaker import Speaker
from access_play.tactile.drawing.sheet import Captions, Row, Section
from access_play.tactile.drawing.sizes import Medium
from access_play.tactile.marks import PLACE_WORDS, Pads, Sticker, mark_words

__all__ = ["captions", "list_lines", "sections"]

_STICKERS: Final = Pattern(NP_("written|stickers", "{first}; {rest}"))
_STICKER: Final = NP_("written|sticker", "{place}: {mark}")
_HEADING: Final = NP_("written|heading", "{kind}: {place}")
_ADDED_HEADING: Final = NP_("written|heading", "{kind}: {place}, added by this project")

_PRINT: Final = (
    NP_("written", "Print at 100 percent, not fitted to the page."),
    NP_("written", "The line under these words must be 100 millimeters long."),
    NP_("written", "The black triangle marks the upper left corner of the page."),
)
_CUT: Final = NP_(
    "written",
    "Cut along the pink lines. The slanted corner of a sticker is its upper right one.",
)
_FILM: Final = NP_(
    "written",
    "The pink circles are pads: cut them out of clear film, or take clear pads of 13 mm.",
)
_MEDIA: Final[dict[Medium, Message]] = {
    Medium.SWELL: NP_(
        "written", "Swell paper: print in color, for only what is black must rise in the heater."
    ),
    Medium.VINYL: NP_(
        "written", "Vinyl: the black outlines are cut into thick film and put on the sticker."
    ),
    Medium.INK: NP_("written", "Puffy ink: fill the black outlines and let them dry lying flat."),
    Medium.EMBOSS: NP_(
        "written",
        "Embossing: this is the back. Press what is black from here; it is felt on the front.",
    ),
}


def sections(kit: Kit, speaker: Speaker) -> tuple[Section, ...]:
    """Return the stickers as they are laid out: kind after kind, place after place."""
    return tuple(
        [
            _section(kind, index, sticker, speaker)
            for kind in kit.kinds
            for index, sticker in enumerate(kind.things[0].stickers)
        ]
    )


def captions(kit: Kit, title: Phrase, medium: Medium, speaker: Speaker) -> Captions:
    """Return what is printed for those who see."""
    advice = [speaker.text(line) for line in _advice(kit, medium)]

    def page(number: int, count: int) -> str:
        line = NP_("written", "Page {number} of {pages}")
        return speaker.text(phrase(line, number=number, pages=count))

    return Captions(
        speaker.text(_title(title)),
        tuple(advice),
        speaker.text(Phrase(NP_("written|measure", "100 mm"))),
        page,
    )


def list_lines(kit: Kit, title: Phrase, medium: Medium | None = None) -> Iterator[Phrase]:
    """Say what each sticker is and where it goes; with a medium also how it is made."""
    yield _title(title)
    yield from kit.origin if medium is None else _advice(kit, medium)
    for kind in kit.kinds:
        marked = [thing for thing in kind.things if thing.stickers]
        if marked:
            yield phrase(NP_("written|heading", "{kind}:"), kind=kind.heading)
            yield from map(_thing, marked)
    count = sum(thing.copies * sum(map(_pieces, thing.stickers)) for thing in kit.things())
    yield phrase(
        NNP_("written", "{count} sticker in all.", "{count} stickers in all."), count=count
    )


def _pieces(sticker: Sticker) -> int:
    return sticker.mark.count if isinstance(sticker.mark, Pads) else 1


def _title(game: Phrase) -> Phrase:
    return phrase(NP_("written|heading", "Stickers for {game}"), game=game)


def _advice(kit: Kit, medium: Medium) -> Iterator[Phrase]:
    yield from kit.origin
    yield Phrase(_MEDIA[medium])
    yield Phrase(_CUT)
    if any(isinstance(sticker.mark, Pads) for thing in kit.things() for sticker in thing.stickers):
        yield Phrase(_FILM)
    yield from map(Phrase, _PRINT)


def _section(kind: Kind, index: int, sticker: Sticker, speaker: Speaker) -> Section:
    heading = _ADDED_HEADING if sticker.added else _HEADING
    place = Phrase(PLACE_WORDS[sticker.place])
    rows = [_row(thing, index, speaker) for thing in kind.things]
    return Section(speaker.text(phrase(heading, kind=kind.heading, place=place)), tuple(rows))


def _row(thing: Thing, index: int, speaker: Speaker) -> Row:
    return Row(speaker.text(thing.label), thing.stickers[index].mark, thing.copies)


def _thing(thing: Thing) -> Phrase:
    stickers = [_sticker(sticker) for sticker in thing.stickers]
    return phrase(
        NNP_(
            "written",
            "{name}, {count} copy; {stickers}.",
            "{name}, {count} copies; {stickers}.",
        ),
        name=thing.name,
        count=thing.copies,
        stickers=Listing(tuple(stickers), _STICKERS),
    )


def _sticker(sticker: Sticker) -> Phrase:
    place = Phrase(PLACE_WORDS[sticker.place])
    return phrase(_STICKER, place=place, mark=mark_words(sticker.mark))
