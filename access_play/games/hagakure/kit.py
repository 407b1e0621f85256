"""What is made so that Hagakure can be played by touch (French sheet: Adaptation).

The stickers are those of the sheet. The numbers of the samurai are the project's addition,
which can be left out: the sheet marks all samurai alike.
"""

from collections.abc import Mapping
from typing import Final

from access_play.games.hagakure.cards import FOOL, FOOLS, SAMURAI, VILLAGERS, Card
from access_play.games.hagakure.moves import Token
from access_play.games.hagakure.rules import ROUNDS
from access_play.games.hagakure.words import WORDS
from access_play.games.hagakure.words.card_words import FIRST_WORD
from access_play.games.hagakure.words.token_words import CHOICE, RULE, villagers_rule
from access_play.games.kit_words import LABEL, TOTAL, round_row, sheet_heading
from access_play.games.kits import NO_DATA, Kind, Kit, ScoreSheet, Thing
from access_play.language.messages import NP_
from access_play.language.phrases import phrase
from access_play.tactile.marks import Figure, Number, Pads, Place, Sticker

_MOST_PLAYERS: Final = 5
_EXTRA_ROUNDS: Final = 2
"""Rows for ties; a third extra round is next to unheard of."""

_BY_THE_SHEET: Final = phrase(
    NP_(
        "written",
        "These marks are those of the French sheet for Hagakure. It has none for Nobori tokens.",
    )
)
_ADDITION: Final = phrase(
    NP_("written", "The numbers of the samurai are not on it: they are this project's addition.")
)
_VILLAGERS: Final = phrase(
    NP_("written|kind", "Villagers"), braille=NP_("braille|kind", "Villagers")
)
_SAMURAI: Final = phrase(NP_("written|kind", "Samurai"), braille=NP_("braille|kind", "Samurai"))
_FOOLS: Final = phrase(NP_("written|kind", "Old Fools"), braille=NP_("braille|kind", "Old Fools"))
_TOKENS: Final = phrase(
    NP_("written|kind", "Nobori tokens"), braille=NP_("braille|kind", "Nobori tokens")
)

_SAMURAI_BY_THE_SHEET: Final = (
    Sticker(Figure.DOT, Place.TOP_LEFT),
    Sticker(Pads(), Place.CENTER),
)
_EXTRA: Final = phrase(NP_("braille|score sheet", "Extra"))

_AID: Final = (
    phrase(NP_("braille|aid", "V1 to V17 villagers")),
    phrase(NP_("braille|aid", "S18 to S27 samurai, F Old Fool")),
    phrase(NP_("braille|aid", "3 or 4 players: V6 to S22, F")),
    phrase(NP_("braille|aid", "Rounds: 9, 8 or 5 for 3, 4 or 5")),
    phrase(NP_("braille|aid", "S or F led: play S or F if you can")),
    phrase(NP_("braille|aid", "V led: play anything")),
    phrase(NP_("braille|aid", "Highest wins, of several F the last")),
    phrase(NP_("braille|aid", "Each trick 1, S18 won 1")),
    phrase(NP_("braille|aid", "No trick: minus 2")),
    phrase(NP_("braille|aid", "Tokens: one a round, each once")),
    RULE[Token.DOUBLE],
    RULE[Token.ZERO],
    villagers_rule(4),
    phrase(NP_("braille|aid", "with 5 players: at least 5 V won")),
    RULE[Token.EXCHANGE],
    RULE[Token.LOOK],
)


def kit(*, additions: bool, data: Mapping[str, object] = NO_DATA) -> Kit:
    """Return the kit; the addition is the number of each samurai, and there are no data."""
    del data
    return Kit(
        origin=(_BY_THE_SHEET, _ADDITION) if additions else (_BY_THE_SHEET,),
        kinds=(
            Kind(_VILLAGERS, tuple(map(_villager, VILLAGERS))),
            Kind(_SAMURAI, tuple([_samurai(card, additions=additions) for card in SAMURAI])),
            Kind(_FOOLS, (_fool(),)),
            Kind(_TOKENS, tuple(map(_token, Token))),
        ),
        score_sheets=tuple([_score_sheet(players) for players in ROUNDS]),
        aid=_AID,
    )


def _villager(card: Card) -> Thing:
    return _numbered(card, (Sticker(Number(card), Place.TOP_LEFT),))


def _samurai(card: Card, *, additions: bool) -> Thing:
    number = Sticker(Number(card), Place.UNDER_IT, added=True)
    return _numbered(card, (*_SAMURAI_BY_THE_SHEET, *[number] * additions))


def _numbered(card: Card, stickers: tuple[Sticker, ...]) -> Thing:
    return Thing(FIRST_WORD[card], phrase(LABEL, number=card), 1, stickers)


def _fool() -> Thing:
    star = Sticker(Figure.STAR, Place.TOP_LEFT)
    return Thing(FIRST_WORD[FOOL], FIRST_WORD[FOOL], FOOLS, (star,))


def _token(token: Token) -> Thing:
    return Thing(CHOICE[token], CHOICE[token], _MOST_PLAYERS)


def _score_sheet(players: int) -> ScoreSheet:
    rounds = [round_row(number) for number in range(1, ROUNDS[players] + 1)]
    rows = (*rounds, *[_EXTRA] * _EXTRA_ROUNDS, TOTAL)
    return ScoreSheet(sheet_heading(WORDS.title, players), players, rows)
