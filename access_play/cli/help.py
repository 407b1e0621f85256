"""The help of the command line: examples first, then one line an option."""

from typing import Final

from access_play.games.catalogue import game_names
from access_play.language.messages import NP_, Message
from access_play.language.phrases import Phrase, Verbatim, phrase

_MAIN: Final = (
    NP_("written", "Games to play by ear, by finger and by eye: {games}."),
    NP_("written", "access-play: choose from a menu."),
    NP_("written", "access-play play hagakure: play against three computer players."),
    NP_("written", "access-play play hagakure --seats 3 --language fr: three players, in French."),
    NP_("written", "access-play learn hagakure: a lesson teaches the game as you play it."),
    NP_("written", "access-play resume: go on with a game that was kept."),
    NP_("written", "access-play rules hagakure: read the rules by headings."),
    NP_("written", "access-play check FILE: check every move of a record."),
    NP_("written", "access-play show FILE --seat 2: read what one player was told."),
    NP_(
        "written", "access-play simulate hagakure --seats 4 --games 100: let computer players play."
    ),
    NP_("written", "access-play bench: measure the speed."),
    NP_("written", "access-play settings export FILE: take your settings to another computer."),
    NP_(
        "written",
        "access-play voices: which voices there are. access-play sounds: hear each sound.",
    ),
    NP_(
        "written",
        "access-play stickers hagakure --format pdf --output FILE: marks to stick on cards.",
    ),
    NP_("written", "access-play braille rules hagakure --output FILE: the rules for an embosser."),
    NP_("written", "access-play COMMAND --help: more about one command."),
    NP_("written", "In a game, type a question mark and Enter for help."),
    NP_("written", "If something stands in your way, tell us: docs/en/accessibility.md says how."),
)

_COMMANDS: Final[dict[str, tuple[Message, ...]]] = {
    "play": (
        NP_("written", "access-play play hagakure --seats 4 --language fr --bots sensible"),
        NP_("written", "access-play play hagakure --player Aki:ja --player Zoé:fr"),
        NP_("written", "--player NAME:LANGUAGE: a person at this keyboard; once for each."),
        NP_("written", "--seats NUMBER: how many players; computer players fill up."),
        NP_(
            "written",
            "--bots LEVELS: random or sensible, for each computer player, parted by commas.",
        ),
        NP_("written", "--language en, fr or ja: the language of a single player."),
        NP_("written", "--practice: moves can be taken back with undo."),
        NP_("written", "--save FILE: keep the game in this file."),
        NP_("written", "--seed NUMBER: the same cards each time."),
        NP_("written", "--option NAME=VALUE: an option of the game."),
        NP_("written", "--data FILE: your own values of the game, as TOML."),
        NP_("written", "--speech reader, direct, own or off: who speaks."),
        NP_("written", "--cells NUMBER: the cells of your braille display, 12 to 80."),
        NP_("written", "--form text, speech or braille: how lines are written."),
    ),
    "learn": (
        NP_("written", "access-play learn hagakure"),
        NP_("written", "A lesson of 10 to 15 minutes; left with quit, it goes on next time."),
        NP_("written", "Without a name, the games that have a lesson are listed."),
        NP_("written", "--language en, fr or ja: the language of the lesson."),
        NP_("written", "--speech reader, direct, own or off: who speaks."),
        NP_("written", "--cells NUMBER: the cells of your braille display, 12 to 80."),
        NP_("written", "--form text, speech or braille: how lines are written."),
    ),
    "resume": (
        NP_("written", "access-play resume hagakure-2026-11-30-1"),
        NP_("written", "access-play resume FILE: go on with a record."),
        NP_("written", "Without a name, the games that were kept are listed."),
        NP_("written", "--language en, fr or ja: another language than the player's own."),
        NP_("written", "--seed NUMBER: the same cards each time."),
        NP_("written", "--speech reader, direct, own or off: who speaks."),
        NP_("written", "--cells NUMBER: the cells of your braille display, 12 to 80."),
        NP_("written", "--form text, speech or braille: how lines are written."),
    ),
    "check": (
        NP_("written", "access-play check game.jsonl --json"),
        NP_("written", "Status 0: every move is right. 1: a move was refused. 2: no record."),
        NP_("written", "--json: a line of JSON for each move."),
        NP_("written", "--language en, fr or ja: the language of the sentences."),
    ),
    "show": (
        NP_("written", "access-play show game.jsonl --seat 2"),
        NP_("written", "--seat NUMBER: what this player was told; else what a bystander may know."),
        NP_("written", "--language en, fr or ja: another language than the player's own."),
        NP_("written", "--form text, speech or braille: how lines are written."),
    ),
    "simulate": (
        NP_(
            "written", "access-play simulate hagakure --seats 4 --games 100 --bots sensible,random"
        ),
        NP_(
            "written", "--bots LEVELS: random or sensible, parted by commas; the last one fills up."
        ),
        NP_("written", "--option NAME=VALUE: an option of the game."),
        NP_("written", "--data FILE: your own values of the game, as TOML."),
        NP_("written", "--seed NUMBER: the same games each time."),
        NP_("written", "--save FOLDER: keep each game as a record."),
        NP_("written", "--json: the result as JSON."),
        NP_("written", "--language en, fr or ja: the language of the sentences."),
    ),
    "bench": (
        NP_("written", "access-play bench hagakure"),
        NP_("written", "Decisions a second: core, at a table, and told in three languages."),
        NP_("written", "--seats NUMBER: how many players."),
        NP_("written", "--json: the result as JSON."),
        NP_("written", "--language en, fr or ja: the language of the sentences."),
    ),
    "settings": (
        NP_("written", "access-play settings export my-settings.json"),
        NP_("written", "export FILE: write your settings to a new file."),
        NP_("written", "import FILE: take over the settings of such a file."),
        NP_("written", "--language en, fr or ja: the language of the sentences."),
    ),
    "rules": (
        NP_("written", "access-play rules hagakure"),
        NP_("written", "access-play rules joraku 12: print heading 12 of the rules."),
        NP_("written", "access-play rules joraku --search ninja: print where a word stands."),
        NP_("written", "access-play rules joraku all: print all of the rules."),
        NP_("written", "Without a part, you read and ask, by headings and paragraphs."),
        NP_("written", "Status 1: there is no such part, or no such word."),
        NP_("written", "--language en, fr or ja: the language of the rules."),
        NP_("written", "--speech reader, direct, own or off: who speaks."),
        NP_("written", "--cells NUMBER: the cells of your braille display, 12 to 80."),
        NP_("written", "--form text, speech or braille: how lines are written."),
    ),
    "voices": (
        NP_("written", "access-play voices test"),
        NP_("written", "voices: which voices speak which language, and what is missing."),
        NP_("written", "voices test: hear one sentence of each. Status 1: one was not heard."),
        NP_("written", "--language en, fr or ja: the language of the sentences."),
    ),
    "sounds": (
        NP_("written", "access-play sounds"),
        NP_("written", "Each short sound is named, then played. Status 1: none can be played."),
        NP_("written", "--language en, fr or ja: the language of the sentences."),
    ),
    "stickers": (
        NP_("written", "access-play stickers hagakure --format pdf --output stickers.pdf"),
        NP_("written", "Without options, says what each sticker is and where it goes."),
        NP_("written", "--format text, svg or pdf: words, or a drawing of true size with them."),
        NP_("written", "--paper a4, letter, or millimeters like 210x297: the paper."),
        NP_("written", "--medium swell, vinyl, ink or emboss: how the marks are made."),
        NP_("written", "--no-additions: only the marks of a sheet made by others."),
        NP_("written", "--data FILE: your own values of the game, as TOML."),
        NP_("written", "--font FILE: a TrueType font for the words of a PDF."),
        NP_("written", "--output FILE: where to write; what is there is never written over."),
        NP_("written", "--language en, fr or ja: the language of the words."),
    ),
    "braille": (
        NP_("written", "access-play braille rules hagakure --language fr --output rules.brf"),
        NP_("written", "rules, labels, scores or aid: what to make of a game."),
        NP_("written", "--format brf or unicode: for embossers, or signs that show the dots."),
        NP_("written", "--cells NUMBER, --lines NUMBER: the page; usually 40 and 25."),
        NP_("written", "--contracted: shortened English or French braille."),
        NP_("written", "--data FILE: your own values of the game, as TOML."),
        NP_("written", "--line-end crlf or lf: what ends a line."),
        NP_("written", "--form-feed between, end or none: how pages are parted."),
        NP_("written", "--output FILE: where to write; else to the output."),
        NP_("written", "--language en, fr or ja: the language of the braille."),
    ),
}


def help_lines(command: str) -> tuple[Phrase, ...]:
    """Return the help of a command, or of the program for an empty name."""
    games = Verbatim(", ".join(game_names()))
    return tuple([phrase(line, games=games) for line in _COMMANDS.get(command, _MAIN)])
