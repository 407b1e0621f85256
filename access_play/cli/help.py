"""The help of the command line: examples first, then one line an option."""

from typing import Final

from access_play.language.messages import N_, Message
from access_play.language.phrases import Phrase

_MAIN: Final = (
    N_("Four games to play by ear, by finger and by eye."),
    N_("access-play: choose from a menu."),
    N_("access-play play hagakure: play against three computer players."),
    N_("access-play play hagakure --seats 3 --language fr: three players, in French."),
    N_("access-play resume: go on with a game that was kept."),
    N_("access-play check FILE: check every move of a record."),
    N_("access-play show FILE --seat 2: read what one player was told."),
    N_("access-play simulate hagakure --seats 4 --games 100: let computer players play."),
    N_("access-play bench: measure the speed."),
    N_("access-play COMMAND --help: more about one command."),
    N_("In a game, type a question mark and Enter for help."),
    N_("If something stands in your way, tell us: docs/accessibility.md says how."),
)

_COMMANDS: Final[dict[str, tuple[Message, ...]]] = {
    "play": (
        N_("access-play play hagakure --seats 4 --language fr --bots sensible"),
        N_("access-play play hagakure --player Aki:ja --player Zoé:fr"),
        N_("--player NAME:LANGUAGE: a person at this keyboard; once for each."),
        N_("--seats NUMBER: how many players; computer players fill up."),
        N_("--bots LEVELS: random or sensible, for each computer player, parted by commas."),
        N_("--language en, fr or ja: the language of a single player."),
        N_("--practice: moves can be taken back with undo."),
        N_("--save FILE: keep the game in this file."),
        N_("--seed NUMBER: the same cards each time."),
        N_("--option NAME=VALUE: an option of the game."),
        N_("--speech reader, direct, own or off: who speaks."),
        N_("--form text, speech or braille: how lines are written."),
    ),
    "resume": (
        N_("access-play resume hagakure-2026-11-30-1"),
        N_("access-play resume FILE: go on with a record."),
        N_("Without a name, the games that were kept are listed."),
    ),
    "check": (
        N_("access-play check game.jsonl --json"),
        N_("Status 0: every move is right. 1: a move was refused. 2: no record."),
        N_("--json: a line of JSON for each move."),
        N_("--language en, fr or ja: the language of the sentences."),
    ),
    "show": (
        N_("access-play show game.jsonl --seat 2"),
        N_("--seat NUMBER: what this player was told; else what a bystander may know."),
        N_("--language en, fr or ja: another language than the player's own."),
        N_("--form text, speech or braille: how lines are written."),
    ),
    "simulate": (
        N_("access-play simulate hagakure --seats 4 --games 100 --bots sensible,random"),
        N_("--bots LEVELS: random or sensible, parted by commas; the last one fills up."),
        N_("--seed NUMBER: the same games each time."),
        N_("--save FOLDER: keep each game as a record."),
        N_("--json: the result as JSON."),
    ),
    "bench": (
        N_("access-play bench hagakure"),
        N_("Decisions a second: core, at a table, and told in three languages."),
        N_("--seats NUMBER: how many players."),
        N_("--json: the result as JSON."),
    ),
}


def help_lines(command: str) -> tuple[Phrase, ...]:
    """Return the help of a command, or of the program for an empty name."""
    return tuple([Phrase(line) for line in _COMMANDS.get(command, _MAIN)])
