"""A game is one folder: no module outside it imports from it, another game's least of all.

The import contracts cannot say this of games that nobody has named to them.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import catalog_files

GAMES = "access_play.games"


def imported(path: Path) -> Iterator[str]:
    """Name what a module imports; of a name taken from a package, both may be modules."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{each.name}" for each in node.names)


def intrusions(root: Path) -> list[str]:
    """List the imports that reach into a game's folder from outside it."""
    games = [path.parent for path in sorted(root.glob("access_play/games/*/__init__.py"))]
    assert games, root
    return [
        f"{module.relative_to(root).as_posix()} imports {name}"
        for module in sorted(root.glob("access_play/**/*.py"))
        for name in imported(module)
        for game in games
        if f"{name}.".startswith(f"{GAMES}.{game.name}.") and game not in module.parents
    ]


def test_nothing_reaches_into_a_game() -> None:
    assert intrusions(catalog_files.ROOT) == []


def test_a_reach_into_a_game_is_found(tmp_path: Path) -> None:
    for name, text in {
        "chess/__init__.py": "",
        "chess/rules.py": "from access_play.games.chess.moves import Move",
        "draughts/__init__.py": "",
        "draughts/rules.py": "def f():\n    import access_play.games.chess.rules\n",
        "shared.py": "from access_play.games import chess, catalogue",
        "chess_clock.py": "from access_play.games import chess_clock",
    }.items():
        path = tmp_path / "access_play" / "games" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert intrusions(tmp_path) == [
        "access_play/games/draughts/rules.py imports access_play.games.chess.rules",
        "access_play/games/shared.py imports access_play.games.chess",
    ]
