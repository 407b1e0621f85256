"""``access-play play``: a new game at this keyboard."""

import argparse
from collections.abc import Sequence

from msgspec.structs import replace

from access_play.cli.agreed import read_data, read_options
from access_play.cli.guard import chosen_language
from access_play.cli.session import run_app
from access_play.core.game import AnyGame
from access_play.core.record import Header, Seating, UnreadableError, header_fields
from access_play.core.replay import table_of
from access_play.games.catalogue import UnknownGameError, game_names, load_rules
from access_play.language.messages import N_
from access_play.language.phrases import Verbatim, phrase
from access_play.language.speaker import Speaker
from access_play.saves.journal import Journal
from access_play.terminal import seating
from access_play.terminal.app import App
from access_play.terminal.hosting import generator, new_header
from access_play.terminal.playing import Ending
from access_play.terminal.problems import PlayerError
from access_play.terminal.readings import with_readings


def run(arguments: argparse.Namespace) -> int:
    """Play; 0 when the game ended or was left, 130 after Ctrl-C."""
    game = find_game(arguments.game)
    persons = _persons(arguments.player, arguments.language or chosen_language())
    header = new_header(
        game.name,
        seating.seat_all(game, persons, arguments.seats, arguments.bots),
        read_options(arguments.option),
        practice=arguments.practice,
        data=read_data(arguments.data, game),
    )
    check_header(header, game)
    return run_app(arguments, lambda app: _play(app, header, game, arguments))


async def _play(app: App, header: Header, game: AnyGame, arguments: argparse.Namespace) -> Ending:
    if app.console.interactive:
        seats = await with_readings(app.dialogue(), header.seats, japanese=False)
        header = replace(header, seats=seats)
    if arguments.save is None:
        journal = app.begin_journal(header)
    else:
        journal = Journal.create(arguments.save, header_fields(header))
    return await app.play(header, game, journal, generator(arguments.seed))


def find_game(name: str) -> AnyGame:
    """Load a game's rules.

    Raises:
        PlayerError: there is no such game.
    """
    try:
        return load_rules(name)
    except UnknownGameError as error:
        raise PlayerError(
            phrase(
                N_("There is no game {game}. Choose one of: {games}."),
                game=Verbatim(name[:40]),
                games=Verbatim(", ".join(game_names())),
            )
        ) from error


def check_header(header: Header, game: AnyGame) -> None:
    """Refuse options that the game does not have.

    Raises:
        PlayerError: an option is unknown or its value out of range.
    """
    try:
        table_of(header, game)
    except UnreadableError as error:
        wrong = N_("The game has no option {option}, or not with this value.")
        raise PlayerError(phrase(wrong, option=Verbatim(error.detail))) from error


def _persons(given: Sequence[str], language: str) -> tuple[Seating, ...]:
    if not given:
        return (Seating(Speaker(language).text(seating.ALONE), language),)
    persons: list[Seating] = []
    for text in given:
        persons.append(seating.person(text, persons))
    return tuple(persons)
