"""The games that were kept, as they are offered: what they are, and which can be gone on with."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from access_play.core.record import MAX_BYTES, Header, UnreadableError, read_record
from access_play.core.refusals import Refusal
from access_play.core.replay import Replay
from access_play.games.catalogue import load_rules, load_words
from access_play.hosting.problems import save_problem, unreadable
from access_play.hosting.seating import names_in, persons_in
from access_play.language.messages import NNP_, NP_
from access_play.language.phrases import Person, Phrase, Verbatim, all_of, phrase
from access_play.language.speaker import Name
from access_play.saves.disk import told
from access_play.saves.faults import SaveError
from access_play.saves.library import SavedGame, saved_games

_LOOKED_INTO: Final = 20
"""How many games, the latest first, are replayed for the list: each takes a moment."""
_OVER: Final = phrase(NP_("progress", "over"))
_NO_TIME: Final = phrase(NP_("time", "at an unknown time"))


class KeptGame(msgspec.Struct, frozen=True):
    """A kept game, with what its moves tell."""

    saved: SavedGame
    over: bool = False
    progress: Phrase | None = None
    """How far it has come, where the game says so."""

    @property
    def problem(self) -> Phrase | None:
        """Why it cannot be gone on with, as far as that is known."""
        problem = self.saved.problem
        if problem is None:
            return None
        return save_problem(problem) if isinstance(problem, SaveError) else unreadable(problem)


def kept_games() -> list[KeptGame]:
    """All kept games: those that go on, the latest first; then what is over; then the broken.

    Raises:
        SaveError: their folder cannot be read.
    """
    found = saved_games()
    latest = [game for game in found if game.problem is None][:_LOOKED_INTO]
    known = {game.path: _look_into(game) for game in latest}
    games = [known.get(game.path) or KeptGame(game) for game in found]
    return sorted(games, key=lambda game: (game.saved.problem is not None, game.over))


def replay_kept(path: Path) -> Replay:
    """Read a game that was kept, without holding it.

    Raises:
        SaveError: the file cannot be read.
        UnreadableError: it is no record.
    """
    with told(path), path.open("rb") as file:
        return Replay(read_record(file.read(MAX_BYTES + 1)), load_rules)


def lines_of(games: Sequence[KeptGame], now: datetime) -> tuple[list[Phrase], tuple[Name, ...]]:
    """Say what the games are, a line each, and the names of all players in these lines.

    Args:
        games: the games.
        now: the time, of this place.
    """
    names: list[Name] = []
    lines: list[Phrase] = []
    for game in games:
        lines.append(_line(game, now, len(names)))
        header = game.saved.header
        names += names_in(header) if header else ()
    return lines, tuple(names)


def _look_into(game: SavedGame) -> KeptGame:
    """Replay a game; one that is broken further on tells that when it is chosen."""
    try:
        replay = replay_kept(game.path)
        outcomes = [verdict.outcome for verdict in replay.verdicts()]
    except (SaveError, UnreadableError):
        return KeptGame(game)
    if any(isinstance(outcome, Refusal) for outcome in outcomes):
        return KeptGame(game)
    if replay.table.score().over:
        return KeptGame(game, over=True)
    persons = persons_in(replay.header)
    view = replay.table.view(persons[0] if persons else 0)
    return KeptGame(game, progress=load_words(replay.header.game).progress(view))


def _line(game: KeptGame, now: datetime, first_name: int) -> Phrase:
    name = Verbatim(game.saved.name)
    header = game.saved.header
    if header is None or game.problem is not None:
        broken = NP_("kept", "{name}. {reason}")
        return phrase(broken, name=name, reason=game.problem or _NO_TIME)
    others = [Person(first_name + seat) for seat in _named(header)]
    players, when = all_of(tuple(others)), _when(game.saved.changed, now)
    progress = _OVER if game.over else game.progress
    if progress is None:
        line = NP_("kept", "{name}, with {players}, {when}")
        return phrase(line, name=name, players=players, when=when)
    line = NP_("kept", "{name}, {progress}, with {players}, {when}")
    return phrase(line, name=name, progress=progress, players=players, when=when)


def _named(header: Header) -> list[int]:
    """Return the seats that are named in the list: all but that of a single person."""
    persons = persons_in(header)
    alone = persons if len(persons) == 1 else ()
    return [seat for seat in range(len(header.seats)) if seat not in alone]


def _when(changed: datetime | None, now: datetime) -> Phrase:
    """Say when a game was last played, as one says it on that day."""
    try:
        there = changed.astimezone(now.tzinfo) if changed is not None else None
    except (OverflowError, ValueError):  # at the end of all calendars
        there = None
    if there is None:
        return _NO_TIME
    clock = NP_("time", "{hour}:{minute}")
    time = phrase(clock, hour=there.hour, minute=Verbatim(f"{there.minute:02}"))
    days = (now.date() - there.date()).days
    if days <= 0:
        return phrase(NP_("time", "today {time}"), time=time)
    if days == 1:
        return phrase(NP_("time", "yesterday {time}"), time=time)
    ago = NNP_("time", "{count} day ago, {time}", "{count} days ago, {time}")
    return phrase(ago, count=days, time=time)
