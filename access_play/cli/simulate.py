"""``access-play simulate``: lets computer players play whole games."""

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from time import perf_counter

import msgspec

from access_play.bots.tournament import Standing, standings, tournament
from access_play.cli.agreed import read_data, read_options
from access_play.cli.guard import chosen_language
from access_play.cli.play import check_header, find_game
from access_play.core.game import Setup
from access_play.core.record import Seating, header_fields
from access_play.hosting.headers import generator, new_header
from access_play.hosting.problems import PlayerError
from access_play.hosting.seating import seat_all
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Verbatim, phrase
from access_play.language.speaker import Speaker
from access_play.saves.journal import Journal


def run(arguments: argparse.Namespace) -> int:
    """Play the games and tell how each level did."""
    game = find_game(arguments.game)
    seats = seat_all(game, (), arguments.seats, arguments.bots)
    options, data = read_options(arguments.option), read_data(arguments.data, game)
    check_header(new_header(game.name, seats, options, data=data), game)
    games: int = arguments.games
    if games < 1:
        raise PlayerError(
            phrase(N_("The number of games must be 1 or more, not {count}."), count=games)
        )
    started = perf_counter()
    with ExitStack() as open_journals:

        def journal(number: int, levels: Sequence[str]) -> Journal | None:
            open_journals.close()
            if arguments.save is None:
                return None
            seated = [
                Seating(one.name, one.language, level, one.reading)
                for one, level in zip(seats, levels, strict=True)
            ]
            path = arguments.save / f"{game.name}-{number + 1:04}.jsonl"
            header = header_fields(new_header(game.name, seated, options, data=data))
            return open_journals.enter_context(Journal.create(path, header))

        levels = [one.bot for one in seats]
        rng = generator(arguments.seed)
        setup = Setup(len(seats), options, data)
        rows = standings(tuple(tournament(game, setup, levels, games, rng, journal)))
    seconds = perf_counter() - started
    if arguments.json:
        entry = {"game": game.name, "seats": len(seats), "games": games, "seconds": seconds}
        told = {**entry, "bots": msgspec.to_builtins(rows)}
        sys.stdout.write(f"{json.dumps(told)}\n")
    else:
        _tell(rows, Speaker(arguments.language or chosen_language()))
    return 0


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
        sys.stdout.write(f"{speaker.text(words)}\n")
