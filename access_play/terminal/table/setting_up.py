"""Setting up a game at this keyboard, new or kept."""

from random import Random

from access_play.bots.levels import Bot, UnknownLevelError, make_bot
from access_play.core.record import Header
from access_play.core.seats import Seat
from access_play.core.table import AnyTable
from access_play.games.catalogue import load_commands, load_hints, load_words
from access_play.games.sayings import Kind
from access_play.games.words import AnyWords
from access_play.hosting.problems import PlayerError
from access_play.hosting.seating import names_in, persons_in, unknown_level
from access_play.language.messages import N_
from access_play.language.phrases import Verbatim, phrase
from access_play.language.speaker import Name
from access_play.saves.settings import Settings
from access_play.terminal.table.player import Player
from access_play.terminal.table.playing import Playing
from access_play.terminal.table.reasons import Reasons


def host(header: Header, table: AnyTable, settings: Settings, rng: Random, kept_as: str) -> Playing:
    """Seat the persons and the computer players of a header at a table.

    Raises:
        PlayerError: no computer player plays at a level of the header.
    """
    words = load_words(header.game)
    names, bots = names_in(header), _bots(header)
    commands, hints = load_commands(header.game), load_hints(header.game)
    return Playing(
        table=table,
        words=words,
        commands=commands,
        hints=hints,
        names=names,
        players=_players(header, words, names, settings),
        bots=bots,
        rng=rng,
        kept_as=kept_as,
        reasons=Reasons(bots, hints, commands) if header.practice else None,
        own_dice=settings.own_dice,
    )


def check_persons(header: Header) -> None:
    """Refuse a game in which nobody would be told anything.

    Raises:
        PlayerError: no person sits in it.
    """
    if not persons_in(header):
        nobody = N_(
            "Only computer players sit in this game, so there is nobody to play it here."
            " The command {command} tells what happened in it."
        )
        raise PlayerError(phrase(nobody, command=Verbatim("show")))


def _players(
    header: Header, words: AnyWords, names: tuple[Name, ...], settings: Settings
) -> tuple[Player, ...]:
    muted = frozenset(kind for kind in Kind if kind in settings.muted)
    return tuple(
        [
            Player(seat, words, names, header.seats[seat].language, settings.verbosity, muted)
            for seat in persons_in(header)
        ]
    )


def _bots(header: Header) -> dict[Seat, Bot]:
    return {
        seat: _bot(seating.bot, header.game)
        for seat, seating in enumerate(header.seats)
        if seating.bot
    }


def _bot(level: str, game: str) -> Bot:
    try:
        return make_bot(level, game)
    except UnknownLevelError as error:
        raise unknown_level(level) from error
