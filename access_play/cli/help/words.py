"""The words of the command line's help."""

from collections.abc import Mapping
from typing import Final

from access_play.cli.help.form import Help, Line
from access_play.language.messages import NP_

_COMMAND: Final = NP_("written|value", "COMMAND")
_FILE: Final = NP_("written|value", "FILE")
_FOLDER: Final = NP_("written|value", "FOLDER")
_LEVELS: Final = NP_("written|value", "LEVELS")
_NUMBER: Final = NP_("written|value", "NUMBER")

_OPTION: Final = Line(
    ("--option", NP_("written|value", "NAME=VALUE")), NP_("written", "an option of the game.")
)
_DATA: Final = Line(("--data", _FILE), NP_("written", "your own values of the game, as TOML."))
_JSON: Final = Line(("--json",), NP_("written", "the result as JSON."))
_LANGUAGES: Final = ("--language", NP_("written|value", "en, fr or ja"))
_OF_SENTENCES: Final = Line(_LANGUAGES, NP_("written", "the language of the sentences."))
_ANOTHER: Final = Line(_LANGUAGES, NP_("written", "another language than the player's own."))
_OF_WORDS: Final = Line(_LANGUAGES, NP_("written", "the language of the words."))
_SAME_CARDS: Final = Line(("--seed", _NUMBER), NP_("written", "the same cards each time."))
_SPEECH: Final = Line(
    ("--speech", NP_("written|value", "reader, direct, own or off")),
    NP_("written", "who speaks."),
)
_CELLS: Final = Line(
    ("--cells", _NUMBER), NP_("written", "the cells of your braille display, 12 to 80.")
)
_FORM: Final = Line(
    ("--form", NP_("written|value", "text, speech or braille")),
    NP_("written", "how lines are written."),
)
_TO_FILE: Final = Line(
    ("--output", _FILE), NP_("written", "where to write; what is there is never written over.")
)

PROGRAM_HELP: Final = Help(
    examples=(
        Line(("access-play",), NP_("written", "choose from a menu.")),
        Line(
            ("access-play play hagakure",),
            NP_("written", "play against three computer players."),
        ),
        Line(
            ("access-play play hagakure --seats 3",), NP_("written", "with three players in all.")
        ),
        Line(("access-play --language fr",), NP_("written", "everything in French.")),
        Line(
            ("access-play learn hagakure",),
            NP_("written", "a lesson teaches the game as you play it."),
        ),
        Line(
            ("access-play rules hagakure",),
            NP_("written", "read the rules by headings."),
        ),
        Line(("access-play resume",), NP_("written", "go on with a game that was kept.")),
        Line(
            ("access-play pages --output", _FOLDER),
            NP_("written", "the rules as pages for a browser."),
        ),
        Line(("access-play check", _FILE), NP_("written", "check every move of a record.")),
        Line(
            ("access-play show", _FILE, "--seat 2"),
            NP_("written", "read what one player was told."),
        ),
        Line(("access-play simulate hagakure",), NP_("written", "let computer players play.")),
        Line(("access-play bench",), NP_("written", "measure the speed.")),
        Line(
            ("access-play settings export", _FILE),
            NP_("written", "take your settings to another computer."),
        ),
        Line(("access-play voices",), NP_("written", "which voices there are.")),
        Line(("access-play sounds",), NP_("written", "hear each sound.")),
        Line(
            ("access-play stickers hagakure",),
            NP_("written", "what to stick on cards, to tell them by touch."),
        ),
        Line(
            ("access-play braille rules hagakure --output", _FILE),
            NP_("written", "the rules for an embosser."),
        ),
        Line(("access-play", _COMMAND, "--help"), NP_("written", "more about one command.")),
    ),
    notes=(
        NP_("written", "The games are {games}."),
        NP_("written", "In a game, type a question mark and Enter for help."),
        NP_(
            "written",
            "If something stands in your way, tell us: docs/en/accessibility.md says how.",
        ),
    ),
)

_EVERYWHERE: Final = (
    Line(_LANGUAGES, NP_("written", "the language, before or after a command.")),
    Line(("--help",), NP_("written", "this help.")),
    Line(("--version",), NP_("written", "which version this is.")),
)
"""The options of the program itself."""

_VARIABLES: Final = (
    Line(("ACCESS_PLAY_SPEECH",), NP_("written", "who speaks, where --speech does not say.")),
    Line(("ACCESS_PLAY_HOME",), NP_("written", "the folder of games, settings and log.")),
    Line(("ACCESS_PLAY_LIBLOUIS",), NP_("written", "the file of the library liblouis.")),
    Line(("LC_ALL, LC_MESSAGES, LANG",), NP_("written", "the language, until one is chosen.")),
)
"""What the environment may say."""

_STATUSES: Final = (
    Line(("0",), NP_("written", "all went well.")),
    Line(("1",), NP_("written", "the answer is no, as the help of a command says.")),
    Line(("2",), NP_("written", "what was asked for cannot be.")),
    Line(("70",), NP_("written", "a fault in the program itself; the log tells more.")),
    Line(("130",), NP_("written", "left with Ctrl-C.")),
)
"""What the exit status means."""

MORE: Final = (
    (NP_("written|heading", "Options everywhere"), _EVERYWHERE),
    (NP_("written|heading", "Environment"), _VARIABLES),
    (NP_("written|heading", "Exit status"), _STATUSES),
)
"""What the man page and the players' pages tell beyond ``--help``, under headings."""

COMMAND_HELP: Final[Mapping[str, Help]] = {
    "play": Help(
        examples=(
            Line(("access-play play hagakure --seats 4",)),
            Line(("access-play play joraku --bots sensible",)),
            Line(("access-play play hagakure --player Aki:ja --player Zoé:fr",)),
        ),
        options=(
            Line(
                ("--player", NP_("written|value", "NAME:LANGUAGE")),
                NP_("written", "a person at this keyboard; once for each."),
            ),
            Line(
                ("--seats", _NUMBER),
                NP_("written", "how many players; computer players fill up."),
            ),
            Line(
                ("--bots", _LEVELS),
                NP_("written", "random or sensible, for each computer player, parted by commas."),
            ),
            Line(_LANGUAGES, NP_("written", "the language of a single player.")),
            Line(("--practice",), NP_("written", "moves can be taken back with undo.")),
            Line(("--save", _FILE), NP_("written", "keep the game in this file.")),
            _SAME_CARDS,
            _OPTION,
            _DATA,
            _SPEECH,
            _CELLS,
            _FORM,
        ),
    ),
    "learn": Help(
        examples=(Line(("access-play learn hagakure",)),),
        notes=(
            NP_("written", "A lesson of 10 to 15 minutes; left with quit, it goes on next time."),
            NP_("written", "Without a name, the games that have a lesson are listed."),
        ),
        options=(
            Line(_LANGUAGES, NP_("written", "the language of the lesson.")),
            _SPEECH,
            _CELLS,
            _FORM,
        ),
    ),
    "rules": Help(
        examples=(
            Line(("access-play rules hagakure",)),
            Line(
                ("access-play rules joraku 12",),
                NP_("written", "print heading 12 of the rules."),
            ),
            Line(("access-play rules joraku all",), NP_("written", "print all of the rules.")),
            Line(("access-play rules joraku --search", NP_("written|value", "ninja"))),
        ),
        notes=(
            NP_("written", "Without a part, you read and ask, by headings and paragraphs."),
            NP_("written", "Status 1: there is no such part, or no such word."),
        ),
        options=(
            Line(
                ("--search", NP_("written|value", "WORD")),
                NP_("written", "print where a word stands."),
            ),
            Line(_LANGUAGES, NP_("written", "the language of the rules.")),
            _SPEECH,
            _CELLS,
            _FORM,
        ),
    ),
    "resume": Help(
        examples=(
            Line(("access-play resume hagakure-2026-11-30-1",)),
            Line(("access-play resume", _FILE), NP_("written", "go on with a record.")),
        ),
        notes=(NP_("written", "Without a name, the games that were kept are listed."),),
        options=(_ANOTHER, _SAME_CARDS, _SPEECH, _CELLS, _FORM),
    ),
    "check": Help(
        examples=(Line(("access-play check game.jsonl --json",)),),
        notes=(
            NP_("written", "Status 0: every move is right. 1: a move was refused. 2: no record."),
        ),
        options=(
            Line(("--json",), NP_("written", "a line of JSON for each move.")),
            _OF_SENTENCES,
        ),
    ),
    "show": Help(
        examples=(Line(("access-play show game.jsonl --seat 2",)),),
        options=(
            Line(
                ("--seat", _NUMBER),
                NP_("written", "what this player was told; else what a bystander may know."),
            ),
            _ANOTHER,
            _FORM,
        ),
    ),
    "simulate": Help(
        examples=(
            Line(("access-play simulate hagakure --games 100",)),
            Line(("access-play simulate hagakure --seats 4 --bots sensible,random",)),
        ),
        options=(
            Line(("--games", _NUMBER), NP_("written", "how many games.")),
            Line(("--seats", _NUMBER), NP_("written", "how many players.")),
            Line(
                ("--bots", _LEVELS),
                NP_("written", "random or sensible, parted by commas; the last one fills up."),
            ),
            _OPTION,
            _DATA,
            Line(("--seed", _NUMBER), NP_("written", "the same games each time.")),
            Line(("--save", _FOLDER), NP_("written", "keep each game as a record.")),
            _JSON,
            _OF_SENTENCES,
        ),
    ),
    "bench": Help(
        examples=(Line(("access-play bench hagakure",)),),
        notes=(
            NP_("written", "Decisions a second: core, at a table, and told in three languages."),
        ),
        options=(
            Line(("--seats", _NUMBER), NP_("written", "how many players.")),
            _JSON,
            _OF_SENTENCES,
        ),
    ),
    "settings": Help(
        examples=(
            Line(
                ("access-play settings export", _FILE),
                NP_("written", "write your settings to a new file."),
            ),
            Line(
                ("access-play settings import", _FILE),
                NP_("written", "take over the settings of such a file."),
            ),
        ),
        options=(_OF_SENTENCES,),
    ),
    "voices": Help(
        examples=(
            Line(
                ("access-play voices",),
                NP_("written", "which voices speak which language, and what is missing."),
            ),
            Line(("access-play voices test",), NP_("written", "hear one sentence of each.")),
        ),
        notes=(NP_("written", "Status 1: one was not heard."),),
        options=(_OF_SENTENCES,),
    ),
    "sounds": Help(
        examples=(Line(("access-play sounds",)),),
        notes=(
            NP_("written", "Each short sound is named, then played. Status 1: none can be played."),
        ),
        options=(_OF_SENTENCES,),
    ),
    "stickers": Help(
        examples=(
            Line(
                ("access-play stickers hagakure",),
                NP_("written", "what each sticker is and where it goes, in words."),
            ),
            Line(("access-play stickers hagakure --format pdf --output stickers.pdf",)),
        ),
        options=(
            Line(
                ("--format", NP_("written|value", "text, svg or pdf")),
                NP_("written", "words, or a drawing of true size with them."),
            ),
            Line(
                ("--paper", NP_("written|value", "a4, letter, or millimeters like 210x297")),
                NP_("written", "the paper."),
            ),
            Line(
                ("--medium", NP_("written|value", "swell, vinyl, ink or emboss")),
                NP_("written", "how the marks are made."),
            ),
            Line(
                ("--no-additions",),
                NP_("written", "only the marks of a sheet made by others."),
            ),
            _DATA,
            Line(
                ("--font", _FILE),
                NP_("written", "a TrueType font for the words of a PDF."),
            ),
            _TO_FILE,
            _OF_WORDS,
        ),
    ),
    "braille": Help(
        examples=(
            Line(("access-play braille rules hagakure --output rules.brf",)),
            Line(("access-play braille aid joraku --language fr",)),
        ),
        notes=(NP_("written", "rules, labels, scores or aid: what to make of a game."),),
        options=(
            Line(
                ("--format", NP_("written|value", "brf or unicode")),
                NP_("written", "for embossers, or signs that show the dots."),
            ),
            Line(("--cells", _NUMBER), NP_("written", "how wide a line is; else 40.")),
            Line(("--lines", _NUMBER), NP_("written", "how many lines a page has; else 25.")),
            Line(("--contracted",), NP_("written", "shortened English or French braille.")),
            _DATA,
            Line(
                ("--line-end", NP_("written|value", "crlf or lf")),
                NP_("written", "what ends a line."),
            ),
            Line(
                ("--form-feed", NP_("written|value", "between, end or none")),
                NP_("written", "how pages are parted."),
            ),
            Line(("--output", _FILE), NP_("written", "where to write; else to the output.")),
            Line(_LANGUAGES, NP_("written", "the language of the braille.")),
        ),
    ),
    "pages": Help(
        examples=(
            Line(("access-play pages --output", _FOLDER)),
            Line(("access-play pages --language fr --output", _FOLDER)),
        ),
        notes=(
            NP_("written", "Open the file that is named at the end in a browser."),
            NP_("written", "The pages need nothing else: copy the folder wherever you like."),
        ),
        options=(
            Line(
                ("--output", _FOLDER),
                NP_("written", "where to write; what is there is never written over."),
            ),
            Line(_LANGUAGES, NP_("written", "pages of this language alone.")),
        ),
    ),
}
