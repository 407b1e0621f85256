"""``access-play simulate``: lets computer players play whole games."""

import argparse
import json
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Self

import msgspec
from msgspec.structs import replace

from access_play.bots.tournament import Standing, standings, tournament
from access_play.cli.streams import write
from access_play.cli.table.agreed import check_header, find_game, read_options
from access_play.cli.table.own_data import read_data
from access_play.core.game import AnyGame, Setup
from access_play.core.record import Header, header_fields
from access_play.hosting.headers import generator, new_header
from access_play.hosting.problems import PlayerError
from access_play.hosting.seating import seat_all
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Verbatim, phrase
from access_play.language.speaker import Speaker
from access_play.saves.journal import Journal
from access_play.saves.lock import forget_lock


def run(arguments: argparse.Namespace) -> int:
    """Play the games and tell how each level did."""
    game = find_game(arguments.game)
    seats = seat_all(game, (), arguments.seats, arguments.bots)
    options, data = read_options(arguments.option, game), read_data(arguments.data, game)
    header = new_header(game.name, seats, options, data=data)
    check_header(header, game)
    games: int = arguments.games
    if games < 1:
        raise PlayerError(
            phrase(N_("The number of games must be 1 or more, not {count}."), count=games)
        )
    started = perf_counter()
    rows = _play(header, game, games, generator(arguments.seed), arguments.save)
    seconds = perf_counter() - started
    if arguments.json:
        entry = {"game": game.name, "seats": len(seats), "games": games, "seconds": seconds}
        told = {**entry, "bots": msgspec.to_builtins(rows)}
        write(json.dumps(told))
    else:
        _tell(rows, Speaker(arguments.spoken))
    return 0


def _play(
    header: Header, game: AnyGame, games: int, rng: Random, folder: Path | None
) -> tuple[Standing, ...]:
    levels = [one.bot for one in header.seats]
    setup = Setup(len(levels), header.options, header.data)
    if folder is None:
        return standings(tuple(tournament(game, setup, levels, games, rng)))
    with _Records(folder, header) as records:
        return standings(tuple(tournament(game, setup, levels, games, rng, records.begin)))


class _Records:
    """Keeps each game of a tournament in a file of its own; only the last one is open.

    Args:
        folder: where the files are made.
        header: the game, with the seats of the first one.
    """

    def __init__(self, folder: Path, header: Header) -> None:
        self._folder = folder
        self._header = header
        self._open = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self._open.close()

    def begin(self, number: int, levels: Sequence[str]) -> Journal:
        """End the game before and begin the next one, numbered from 0."""
        self._open.close()
        seats = [
            replace(seating, bot=level)
            for seating, level in zip(self._header.seats, levels, strict=True)
        ]
        fields = header_fields(replace(self._header, seats=tuple(seats)))
        path = self._folder / f"{self._header.game}-{number + 1:04}.jsonl"
        journal = Journal.create(path, fields)
        self._open.callback(forget_lock, journal.path)
        return self._open.enter_context(journal)


def _tell(rows: Sequence[Standing], speaker: Speaker) -> None:
    sentence = NP_(
        "written", "{bot}: first in {first} percent of {games} seats, lead {lead} points."
    )
    for row in rows:
        words = phrase(
            sentence,
            bot=Verbatim(row.bot),
            first=Verbatim(f"{100 * row.first:.1f}"),
            games=row.games,
            lead=Verbatim(f"{row.lead:.2f}"),
        )
        write(speaker.text(words))
