"""How a move is typed now, and which values are the project's own."""

from collections.abc import Iterator
from typing import Final

from access_play.games.joraku.data import sources
from access_play.games.joraku.state import ACT, GIVE, SKIRMISH, JorakuView
from access_play.games.joraku.values import Source
from access_play.games.joraku.words.question_words import turn
from access_play.games.shared_words import game_over
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase

_GIVE: Final = phrase(
    N_("To give two cards, type both, for example give katana 5, gun ninja."),
    braille=NP_("braille", "give katana 5, gun ninja"),
)
_PLACE: Final = phrase(
    N_("To place samurai, type a card and how many, for example yari 5 place 3."),
    braille=NP_("braille", "yari 5 place 3"),
)
_ASIDE: Final = phrase(
    N_("With Open road one of them may go beside, for example yari 5 place 3 aside 4."),
    braille=NP_("braille", "yari 5 place 3 aside 4"),
)
_ACT: Final = phrase(
    N_("To take action points, type for example yari 5 act, and the steps after a colon or later."),
    braille=NP_("braille", "yari 5 act, then steps"),
)
_NINJA: Final = phrase(
    N_("With a Ninja, type an area for each samurai, for example ninja 0, 1, 1."),
    braille=NP_("braille", "ninja 0, 1, 1"),
)
_DAIMYO: Final = phrase(
    N_("To move your daimyo, type for example daimyo 4."),
    braille=NP_("braille", "daimyo 4"),
)
_SAMURAI: Final = phrase(
    N_("To move a samurai, type from where to where, for example samurai from 3 to 4."),
    braille=NP_("braille", "samurai from 3 to 4"),
)
_REMOVE: Final = phrase(
    N_("To remove a samurai where your daimyo stands, type remove and a player's name."),
    braille=NP_("braille", "remove and a name"),
)
_DONE: Final = phrase(
    N_("To give up the action points that are left, type done."),
    braille=NP_("braille", "done gives up points"),
)
_AREAS: Final = phrase(
    N_("To hear of one area, type t and its name or number, for example t mikawa."),
    braille=NP_("braille", "one area: t mikawa or t 4"),
)
_OWN_VALUES: Final = phrase(
    N_(
        "The daimyo's names, the variants and most of the points are this project's own:"
        " i and an area tells which."
    ),
    braille=NP_("braille", "i and an area: where values are from"),
)
_PLAYERS_VALUES: Final = phrase(
    N_("Some values are from your data file: i and an area tells which."),
    braille=NP_("braille", "Some values from your file"),
)


def help_now(view: JorakuView) -> tuple[Phrase, ...]:
    """Tell whose turn it is, how a move is typed now, and where values are from."""
    if view.over:
        return (game_over(),)
    return (turn(view), *_moves(view), _AREAS, *_values(view))


def _moves(view: JorakuView) -> tuple[Phrase, ...]:
    phase = view.open.phase
    if phase is GIVE:
        return (_GIVE,)
    if phase is SKIRMISH:
        return (_PLACE, _ASIDE, _ACT, _NINJA) if view.open.terms.aside else (_PLACE, _ACT, _NINJA)
    return (_DAIMYO, _SAMURAI, _REMOVE, _DONE) if phase is ACT else ()


def _values(view: JorakuView) -> Iterator[Phrase]:
    yield _OWN_VALUES
    found = sources(view.open.terms.data).values()
    if any(Source.PLAYER in each for each in found):
        yield _PLAYERS_VALUES
