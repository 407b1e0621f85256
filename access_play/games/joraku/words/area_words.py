"""The areas as phrases: alone and behind a preposition, for languages that need another word."""

from typing import Final

from access_play.games.joraku.areas import Area
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, phrase

_BRAILLE: Final = (
    NP_("braille", "Kyoto"),
    NP_("braille", "Omi"),
    NP_("braille", "Ise"),
    NP_("braille", "Owari"),
    NP_("braille", "Mikawa"),
    NP_("braille", "Totomi"),
    NP_("braille", "Shinano"),
)


def _every_area(*names: Message) -> tuple[Phrase, ...]:
    """Name every area after one fashion, by its number."""
    return tuple(
        [phrase(name, braille=braille) for name, braille in zip(names, _BRAILLE, strict=True)]
    )


AREA: Final = _every_area(
    N_("Kyoto"), N_("Ōmi"), N_("Ise"), N_("Owari"), N_("Mikawa"), N_("Tōtōmi"), N_("Shinano")
)
"""An area by its name alone."""
IN: Final = _every_area(
    NP_("in", "in Kyoto"),
    NP_("in", "in Ōmi"),
    NP_("in", "in Ise"),
    NP_("in", "in Owari"),
    NP_("in", "in Mikawa"),
    NP_("in", "in Tōtōmi"),
    NP_("in", "in Shinano"),
)
"""Where something is."""
TO: Final = _every_area(
    NP_("to", "to Kyoto"),
    NP_("to", "to Ōmi"),
    NP_("to", "to Ise"),
    NP_("to", "to Owari"),
    NP_("to", "to Mikawa"),
    NP_("to", "to Tōtōmi"),
    NP_("to", "to Shinano"),
)
"""Where something is put."""
FROM: Final = _every_area(
    NP_("from", "from Kyoto"),
    NP_("from", "from Ōmi"),
    NP_("from", "from Ise"),
    NP_("from", "from Owari"),
    NP_("from", "from Mikawa"),
    NP_("from", "from Tōtōmi"),
    NP_("from", "from Shinano"),
)
"""Where something comes from."""
OUT_OF: Final = _every_area(
    NP_("removed", "from Kyoto"),
    NP_("removed", "from Ōmi"),
    NP_("removed", "from Ise"),
    NP_("removed", "from Owari"),
    NP_("removed", "from Mikawa"),
    NP_("removed", "from Tōtōmi"),
    NP_("removed", "from Shinano"),
)
"""Where something is removed."""
OF: Final = _every_area(
    NP_("of", "of Kyoto"),
    NP_("of", "of Ōmi"),
    NP_("of", "of Ise"),
    NP_("of", "of Owari"),
    NP_("of", "of Mikawa"),
    NP_("of", "of Tōtōmi"),
    NP_("of", "of Shinano"),
)
"""Whose daimyo somebody is."""


def on_map(area: int) -> bool:
    """Tell whether a number that was typed is an area."""
    return 0 <= area < len(AREA)


def numbered(area: Area) -> Phrase:
    """Name an area with its number: "Mikawa 4"; Kyoto has none (J1)."""
    if not area:
        return AREA[area]
    return phrase(
        NP_("area", "{area} {number}"),
        braille=NP_("braille|area", "{area} {number}"),
        area=AREA[area],
        number=area,
    )
