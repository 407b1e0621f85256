"""A daimyo by the name of a player's own card, or else after the area."""

from access_play.games.joraku.areas import Area
from access_play.games.joraku.words.area_words import OF
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Part, Verbatim, phrase


def is_daimyo(area: Area, name: str, reading: str) -> Part:
    """Say which daimyo somebody is: "the daimyo of Owari"."""
    if name:
        return Verbatim(name, reading)
    return phrase(N_("the daimyo {area}"), braille=NP_("braille|joraku", "D {area}"), area=OF[area])
