"""``access-play bench``: decisions a second in random games."""

import argparse
import json
from collections.abc import Callable, Mapping
from random import Random
from time import perf_counter
from typing import Final

from access_play.announce.narrator import Narrator
from access_play.bots.names import bot_names
from access_play.bots.random_games import core_game, table_game
from access_play.cli.streams import write
from access_play.cli.table.agreed import find_game
from access_play.core.game import AnyGame
from access_play.core.record import LANGUAGES
from access_play.core.table import Happened
from access_play.games.catalogue import game_names, load_words
from access_play.hosting.seating import seat_all
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, Verbatim, filled
from access_play.language.speaker import Speaker

SECONDS: Final = 2.0
"""How long each figure is measured."""
TURNS: Final = 5
"""The figures are measured in turns, so that other work on the machine weighs alike on each."""


def run(arguments: argparse.Namespace) -> int:
    """Measure one game or all of them."""
    names = game_names() if arguments.game is None else (arguments.game,)
    speaker = Speaker(arguments.spoken)
    for name in names:
        game = find_game(name)
        figures = measure(game, len(seat_all(game, (), arguments.seats, None)))
        if arguments.json:
            write(json.dumps(figures))
            continue
        sentence = NP_("written", "{game}, {seats} seats: core {core}, table {table}, told {told}.")
        parts = {key: Verbatim(str(value)) for key, value in figures.items()}
        write(speaker.text(filled(Phrase(sentence), **parts)))
    return 0


def measure(game: AnyGame, seats: int) -> dict[str, object]:
    """Measure decisions a second of the core, at a table, and told."""
    narrators = _narrators(game, seats)

    def tell(happened: Happened) -> None:
        for narrator in narrators:
            for saying in narrator.sayings(happened.to(narrator.listener)):
                len(narrator.announce(saying).text)

    def filter_events(happened: Happened) -> None:
        for seat in range(seats):
            happened.to(seat)

    ways: dict[str, Callable[[Random], int]] = {
        "core": lambda rng: core_game(game, seats, rng),
        "table": lambda rng: table_game(game, seats, rng, filter_events),
        "told": lambda rng: table_game(game, seats, rng, tell),
    }
    return {"game": game.name, "seats": seats, **_rates(ways)}


def _narrators(game: AnyGame, seats: int) -> list[Narrator]:
    words, names = load_words(game.name), bot_names(seats)
    return [
        Narrator(words, Speaker(LANGUAGES[seat % len(LANGUAGES)], names), seat)
        for seat in range(seats)
    ]


def _rates(ways: Mapping[str, Callable[[Random], int]]) -> dict[str, int]:
    """Return the decisions a second of each way to play, measured in turns.

    The first turn does not count: it reads the catalogs and imports what is needed once.
    """
    generators = {name: Random(1) for name in ways}
    decisions, seconds = dict.fromkeys(ways, 0), dict.fromkeys(ways, 0.0)
    for turn in range(TURNS + 1):
        for name, play in ways.items():
            played, spent = _play_for(SECONDS / TURNS, play, generators[name])
            if turn:
                decisions[name] += played
                seconds[name] += spent
    return {name: round(decisions[name] / seconds[name]) for name in ways}


def _play_for(seconds: float, play: Callable[[Random], int], rng: Random) -> tuple[int, float]:
    """Play for so many seconds; return the decisions, and the seconds that it really took."""
    decisions, started, spent = 0, perf_counter(), 0.0
    while spent < seconds:
        decisions += play(rng)
        spent = perf_counter() - started
    return decisions, spent
