"""``access-play play``: a new game at this keyboard."""

import argparse
from collections.abc import Sequence

from msgspec.structs import replace

from access_play.cli.table.agreed import check_header, find_game, read_options
from access_play.cli.table.own_data import read_data
from access_play.cli.table.running import run_app
from access_play.core.game import AnyGame
from access_play.core.record import Header, Seating, header_fields
from access_play.hosting import seating
from access_play.hosting.headers import generator, new_header
from access_play.language.speaker import Speaker
from access_play.saves.journal import Journal
from access_play.terminal.app import App
from access_play.terminal.menus.readings import with_readings
from access_play.terminal.table.playing import Ending


def run(arguments: argparse.Namespace) -> int:
    """Play; 0 when the game ended or was left, 130 after Ctrl-C."""
    game = find_game(arguments.game)
    persons = _persons(arguments.player, arguments.spoken)
    header = new_header(
        game.name,
        seating.seat_all(game, persons, arguments.seats, arguments.bots),
        read_options(arguments.option, game),
        practice=arguments.practice,
        data=read_data(arguments.data, game),
    )
    check_header(header, game)
    return run_app(arguments, lambda app: _play(app, header, game, arguments))


async def _play(app: App, header: Header, game: AnyGame, arguments: argparse.Namespace) -> Ending:
    if app.console.interactive:
        seats = await _with_readings(app, header.seats, named=bool(arguments.player))
        header = replace(header, seats=seats)
    if arguments.save is None:
        journal = app.begin_journal(header)
    else:
        journal = Journal.create(arguments.save, header_fields(header))
    return await app.play(header, game, journal, generator(arguments.seed))


async def _with_readings(app: App, seats: Sequence[Seating], *, named: bool) -> tuple[Seating, ...]:
    """Ask how names are said, those in Latin letters too where some were given for Japanese."""
    japanese = named and any(each.language == "ja" and not each.bot for each in seats)
    return await with_readings(app.dialogue(), seats, japanese=japanese)


def _persons(given: Sequence[str], language: str) -> tuple[Seating, ...]:
    if not given:
        return (Seating(Speaker(language).text(seating.ALONE), language),)
    persons: list[Seating] = []
    for text in given:
        persons.append(seating.person(text, persons))
    return tuple(persons)
