"""What is made so that Shinobi no Gakkō can be played by touch: the project's own proposal."""

from collections.abc import Mapping
from typing import Final

from access_play.games.kit_words import LABEL, OWN_PROPOSAL, TOTAL, round_row, sheet_heading
from access_play.games.kits import NO_DATA, Kind, Kit, ScoreSheet, Thing
from access_play.games.shinobi_no_gakko.cards import COPIES, HIGHEST, Card
from access_play.games.shinobi_no_gakko.marks import SEAL, SHURIKEN
from access_play.games.shinobi_no_gakko.state import ROUNDS
from access_play.games.shinobi_no_gakko.words import WORDS
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, phrase
from access_play.tactile.marks import Mark, Number, Place, Sticker

_PLAYERS: Final = (3, 4, 5)
_CARDS: Final = phrase(
    NP_("written|kind", "Ninja cards"), braille=NP_("braille|kind", "Ninja cards")
)
_TOKENS: Final = phrase(NP_("written|kind", "Tokens"), braille=NP_("braille|kind", "Tokens"))
_SHURIKEN: Final = phrase(
    NP_("written|thing", "Shuriken token"), braille=NP_("braille|token", "Shuriken")
)
_SEAL: Final = phrase(NP_("written|thing", "Seal token"), braille=NP_("braille|token", "Seal"))

_AID: Final = (
    phrase(NP_("braille|aid", "H Heaven, hidden; E Earth, open")),
    phrase(NP_("braille|aid", "Cards 1 to 13, with 3 players to 11")),
    phrase(NP_("braille|aid", "A turn: H acts once, E acts once")),
    phrase(NP_("braille|aid", "Play: low end lower, high end higher")),
    phrase(NP_("braille|aid", "as many as lie there, or more")),
    phrase(NP_("braille|aid", "Collect: whole end, one or two cards")),
    phrase(NP_("braille|aid", "not sealed, not the only number")),
    phrase(NP_("braille|aid", "Seal: the end with more cards is shut")),
    phrase(NP_("braille|aid", "All others passed: line is cleared")),
    phrase(NP_("braille|aid", "Out of cards first: 5 points")),
    phrase(NP_("braille|aid", "Others: minus, by the worse pile")),
    phrase(NP_("braille|aid", "Alike 1 to 5: 1, 3, 6, 10, 15")),
)


def kit(*, additions: bool, data: Mapping[str, object] = NO_DATA) -> Kit:
    """Return the kit, all of which is the project's own."""
    del additions, data
    return Kit(
        origin=(OWN_PROPOSAL,),
        kinds=(
            Kind(_CARDS, tuple([_card(number) for number in range(1, HIGHEST + 1)])),
            Kind(_TOKENS, (_token(_SHURIKEN, SHURIKEN), _token(_SEAL, SEAL))),
        ),
        score_sheets=tuple([_score_sheet(players) for players in _PLAYERS]),
        aid=_AID,
    )


def _card(number: Card) -> Thing:
    name = phrase(
        NP_("written|thing", "Card {number}"),
        braille=NP_("braille|cards", "{number}"),
        number=number,
    )
    sticker = Sticker(Number(number), Place.TOP_LEFT)
    return Thing(name, phrase(LABEL, number=number), COPIES, (sticker,))


def _token(name: Phrase, mark: Mark) -> Thing:
    return Thing(name, name, 1, (Sticker(mark, Place.TOP),))


def _score_sheet(players: int) -> ScoreSheet:
    rows = (*[round_row(number) for number in range(1, ROUNDS + 1)], TOTAL)
    return ScoreSheet(sheet_heading(WORDS.title, players), players, rows)
