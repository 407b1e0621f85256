"""The questions and orders that can be typed at any time, beside the game's moves."""

import re
from enum import Enum, auto
from typing import Final, NamedTuple

from access_play.language.folding import as_typed, fold, fold_line
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, phrase
from access_play.language.vocabulary import Vocabulary, near


class Ask(Enum):
    """What can be typed at any time.

    From ``HAND`` to ``RULES`` something is asked, and answering changes nothing. ``DETAIL``,
    ``VOICE``, ``SOUNDS``, ``STOP`` and ``LANGUAGE`` change how one is told, ``UNDO`` takes back
    a move, ``SAVE`` tells where the game is kept and ``QUIT`` leaves it.
    """

    HAND = auto()
    TABLE = auto()
    SCORE = auto()
    WHO = auto()
    MOVES = auto()
    REPEAT = auto()
    LOG = auto()
    MORE = auto()
    INFO = auto()
    HELP = auto()
    HINT = auto()
    EXPLAIN = auto()
    WHY = auto()
    RULES = auto()
    DETAIL = auto()
    VOICE = auto()
    SOUNDS = auto()
    STOP = auto()
    UNDO = auto()
    LANGUAGE = auto()
    SAVE = auto()
    QUIT = auto()


class Question(NamedTuple):
    """A question with the words for it and its line of help."""

    ask: Ask
    words: Message
    help: Message
    braille: Message | None = None
    """The help in short, where it names letters that are typed: braille shows them as letters."""
    further: tuple[Phrase, ...] = ()
    """What help on this question alone tells besides."""


QUESTIONS: Final = (
    Question(
        Ask.HAND,
        NP_("typed", "hand, h, my cards"),
        N_("h, hand: your cards. h 2: the second one."),
        NP_("braille", "h: cards, h 2: the second"),
    ),
    Question(
        Ask.TABLE,
        NP_("typed", "table, t"),
        N_("t, table: what lies before all. t and a name: what is open of one player."),
        NP_("braille", "t: table, t and a name"),
    ),
    Question(
        Ask.SCORE,
        NP_("typed", "score, s"),
        N_("s, score: the totals. s s: how they came about."),
        NP_("braille", "s: score, s s: how"),
    ),
    Question(
        Ask.WHO,
        NP_("typed", "who, w, turn, whose turn"),
        N_("w, who: whose turn it is."),
        NP_("braille", "w: whose turn"),
    ),
    Question(
        Ask.MOVES,
        NP_("typed", "moves, m"),
        N_("m, moves: what you may do. m 4: do the fourth."),
        NP_("braille", "m: moves, m 4: the fourth"),
    ),
    Question(
        Ask.REPEAT,
        NP_("typed", "repeat, r, again"),
        N_("r, repeat: the last line again. r 3: the last three."),
        NP_("braille", "r: last line, r 3: last 3"),
    ),
    Question(
        Ask.LOG,
        NP_("typed", "log, l, history"),
        N_("l, log: the round so far."),
        NP_("braille", "l: the round so far"),
    ),
    Question(Ask.MORE, NP_("typed", "more"), N_("more: the rest of a long answer.")),
    Question(
        Ask.INFO,
        NP_("typed", "info, i"),
        N_("i, info: i and a card: its rule and its tactile mark."),
        NP_("braille", "i and a card: rule, mark"),
    ),
    Question(
        Ask.HELP,
        NP_("typed", "help, ?, help me"),
        N_("?, help: this help. ? and a word: about it."),
        NP_("braille", "?: help, ? and a word: about it"),
    ),
    Question(Ask.HINT, NP_("typed", "hint"), N_("hint: one good move and why.")),
    Question(
        Ask.EXPLAIN,
        NP_("typed", "explain, explain move"),
        N_("explain and a name: why a computer player made its last move, in practice games."),
        NP_("braille", "explain and a name, in practice"),
    ),
    Question(
        Ask.WHY,
        NP_("typed", "why, why not"),
        N_("why: after a refusal, the rule it rests on."),
        NP_("braille", "why: the rule of a refusal"),
    ),
    Question(
        Ask.RULES,
        NP_("typed", "rules, rule"),
        N_("rules: the headings of the rules. rules 3: read one. rules and a word: find it."),
        NP_("braille", "rules, rules 3, rules and a word"),
        (
            phrase(
                N_(
                    "rules next: the next paragraph; after one, Enter alone is enough."
                    " rules previous, rules again: the one before, the same one."
                ),
                braille=NP_("braille", "rules next, previous, again"),
            ),
            phrase(
                N_("rules 5, 2: the second paragraph of heading 5. rules 5 all: all of it."),
                braille=NP_("braille", "rules 5, 2: paragraph 2, rules 5 all"),
            ),
            phrase(
                N_("rules search next: look for a word that would be a command."),
                braille=NP_("braille", "rules search and a word"),
            ),
        ),
    ),
    Question(
        Ask.DETAIL,
        NP_("typed", "detail, d"),
        N_("d, detail: how much is told. d brief, d normal, d full."),
        NP_("braille", "d brief, d normal, d full"),
    ),
    Question(
        Ask.VOICE,
        NP_("typed", "voice"),
        N_("voice: who speaks. voice reader, direct, own or off. voice faster, lower, louder."),
        NP_("braille", "voice reader, direct, own, off, faster"),
    ),
    Question(
        Ask.SOUNDS,
        NP_("typed", "sounds, sound"),
        N_("sounds: short sounds with the news. sounds on, off, or a volume to 100."),
        NP_("braille", "sounds on, sounds off, sounds 70"),
    ),
    Question(Ask.STOP, NP_("typed", "stop, quiet"), N_("stop: silence the voice.")),
    Question(
        Ask.UNDO,
        NP_("typed", "undo, u, take back"),
        N_("u, undo: take back your last move, in practice only."),
        NP_("braille", "u: undo, practice only"),
    ),
    Question(
        Ask.LANGUAGE,
        NP_("typed", "language, lang"),
        N_("lang, language: lang en, lang fr or lang ja."),
        NP_("braille", "lang en, lang fr, lang ja"),
    ),
    Question(Ask.SAVE, NP_("typed", "save"), N_("save: where the game is kept.")),
    Question(
        Ask.QUIT,
        NP_("typed", "quit, exit, leave, quit the game, leave the game, quit game"),
        N_("quit: leave; the game is always kept."),
        NP_("braille", "quit: leave, game is kept"),
    ),
)


_ARTICLES: Final = NP_("typed", "the, my")
"""May stand before a word for a question."""
_NUMBERED: Final = frozenset({Ask.HAND, Ask.MOVES, Ask.REPEAT, Ask.RULES})
"""Questions about a number, which may be typed right behind a letter: ``h2``."""
_LETTERS_AND_NUMBER: Final = re.compile(r"([a-z]+)([0-9]+)")

_BY_ASK: Final = {question.ask: question for question in QUESTIONS}


def help_of(ask: Ask) -> Phrase:
    """Return the line of help about a question."""
    question = _BY_ASK[ask]
    return phrase(question.help, braille=question.braille)


def full_help_of(ask: Ask) -> tuple[Phrase, ...]:
    """Return all that is told about a question where it alone is asked about."""
    return (help_of(ask), *_BY_ASK[ask].further)


def is_word_for(typed: str, vocabulary: Vocabulary, *asks: Ask) -> bool:
    """Tell whether a line is nothing but a word for one of these questions."""
    word = fold_line(typed)
    return any(word in vocabulary.words(_BY_ASK[ask].words) for ask in asks)


class Asked(NamedTuple):
    """A question that was typed, and what stood behind it."""

    question: Question
    rest: str
    """Folded; empty where nothing stood behind it."""
    line: str = ""
    """All that was typed."""

    @property
    def rest_as_typed(self) -> str:
        """What stood behind it, as it was typed."""
        return as_typed(self.line, self.rest) if self.rest else ""


def find(typed: str, vocabulary: Vocabulary) -> Asked | None:
    """Find the question a line begins with, by one of its whole words; an article may precede."""
    line = fold_line(typed)
    asked = (
        _found(line, vocabulary)
        or _found(line.rstrip("? "), vocabulary)
        or _found(_without_article(line, vocabulary), vocabulary)
        or _glued(fold(typed), vocabulary)
    )
    return asked and asked._replace(line=typed)


def find_begun(typed: str, vocabulary: Vocabulary) -> Asked | None:
    """Find the only question one of whose words begins so; at least two letters.

    Or the one whose word has a number right behind it.
    """
    line = _without_article(fold_line(typed), vocabulary)
    together = _LETTERS_AND_NUMBER.fullmatch(line)
    if together:
        asked = _found(f"{together[1]} {together[2]}", vocabulary)
        numbered = asked is not None and asked.question.ask in _NUMBERED
        return asked._replace(line=typed) if asked is not None and numbered else None
    first, _, rest = line.partition(" ")
    found = [
        question
        for question in QUESTIONS
        if len(first) > 1
        and any(word.startswith(first) for word in vocabulary.words(question.words))
    ]
    return Asked(found[0], rest.strip(), typed) if len(found) == 1 else None


def suggestion(typed: str, vocabulary: Vocabulary) -> str | None:
    """Return the one question word that a line may be a slip of, as it is spelt."""
    words = {
        word: spelling
        for question in QUESTIONS
        for word, spelling in vocabulary.spellings(question.words).items()
    }
    close = near(fold_line(typed), words)
    return words[close[0]] if len(close) == 1 else None


def _found(line: str, vocabulary: Vocabulary) -> Asked | None:
    first, _, rest = line.partition(" ")
    for question in QUESTIONS:
        words = vocabulary.words(question.words)
        if line in words:
            return Asked(question, "")
        if first in words:
            return Asked(question, rest.strip())
    return None


def _without_article(line: str, vocabulary: Vocabulary) -> str:
    first, _, rest = line.partition(" ")
    return rest.strip() if rest and first in vocabulary.words(_ARTICLES) else line


def _glued(typed: str, vocabulary: Vocabulary) -> Asked | None:
    """Take ``?yomi`` and ``てふだ2`` apart: a sign or a kana word needs no blank behind it."""
    for question in QUESTIONS:
        for word in vocabulary.words(question.words):
            rest = typed.removeprefix(word)
            if rest != typed and (word == "?" or _ends_before(word, rest)):
                return Asked(question, rest.strip())
    return None


def _ends_before(word: str, rest: str) -> bool:
    """Tell whether a kana word ends where something in other letters begins."""
    return not word.isascii() and (not rest or rest[0].isascii())
