"""What a question put to the rules looks for: its words as typed, and what they mean there.

A player asks in everyday words, "who starts", and the rules answer in their own, "the first
player". Which everyday words mean which of the rules' stands in the catalogs, by language.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from access_play.language.folding import JAPANESE, number
from access_play.language.kana import KANJI
from access_play.language.lexicon import NUMBERS, Atom, Lexicon
from access_play.language.messages import NP_, Message
from access_play.language.vocabulary import Vocabulary, vocabulary_of

Patterns: TypeAlias = tuple[re.Pattern[str], ...]
"""Each has to be found in a folded text."""

_MEANT: Final[dict[Message, Message]] = {
    NP_("typed", "tie, tied, ties, draw, drawn game, equal, even, level, same score"): NP_(
        "typed", "tie, tied"
    ),
    NP_("typed", "play, plays, playing, put down, use, uses, using"): NP_(
        "typed", "play, use, using"
    ),
    NP_(
        "typed", "start, starts, begin, begins, go first, goes first, first player, first turn"
    ): NP_("typed", "first player, start player, starting player, first turn"),
    NP_("typed", "deal, deals, dealt, dealing, receive, get cards"): NP_("typed", "dealt, deal"),
    NP_("typed", "point, points, score, scores, scored, scoring"): NP_(
        "typed", "point, score, honor"
    ),
    NP_("typed", "end, ends, over, finish, finishes, finished, stop, stops"): NP_(
        "typed", "the end of, ends, lasts, after the last"
    ),
    NP_("typed", "win, wins, won, winning, winner, victory"): NP_("typed", "win, won"),
    NP_("typed", "lose, loses, losing, loss, minus, negative, penalty, penalties"): NP_(
        "typed", "lose, loser, minus, penalty"
    ),
    NP_("typed", "order, direction, next player, turn order, order of play, sequence"): NP_(
        "typed", "clockwise, order"
    ),
    NP_("typed", "left over, leftover, leftovers, remaining, rest of the cards"): NP_(
        "typed", "left over, set aside"
    ),
    NP_("typed", "colour, colours, color, colors, suit, suits, follow, follow suit"): NP_(
        "typed", "suit, following"
    ),
    NP_(
        "typed",
        "strong, strongest, stronger, highest, biggest, best, beats, highest card, strongest card,"
        " best card",
    ): NP_("typed", "highest, higher number, beats"),
    NP_("typed", "people, persons, player, players"): NP_("typed", "player"),
    NP_(
        "typed",
        "long, duration, time, minutes, hours, how long is a game, how long is the game,"
        " how long does a game last, how long does the game last",
    ): NP_("typed", "minutes, a game lasts, can be long"),
    NP_(
        "typed",
        "goal, aim, objective, target, purpose, goal of the game, aim of the game,"
        " object of the game, win the game, wins the game",
    ): NP_("typed", "goal, wins the game, most points, most reputation points, highest total"),
    NP_("typed", "piece, pieces, figure, figures, pawn, pawns, token, tokens"): NP_(
        "typed", "token, chip"
    ),
    NP_("typed", "skip, skips, do nothing, pass, passes, passing"): NP_(
        "typed", "pass, don't have to"
    ),
    NP_("typed", "dead, death, killed, dies"): NP_("typed", "killed, dies"),
    NP_("typed", "reshuffle, empty deck, no cards left, run out of cards"): NP_(
        "typed", "shuffle, no cards left, without cards"
    ),
}
"""What a player may say for each thing, and how the rules of some game say it."""

_HOW_MANY: Final = NP_("typed", "how many, number of, what number of")
"""Before what is counted: any number of it answers."""
_SAYS_NOTHING: Final = NP_(
    "typed",
    "a, an, the, is, are, was, be, if, it, its, s, t, what, who, whom, when, where, which, why,"
    " how, how does, do, does, did, can, could, may, must, should, have to, i, you, we, my, your,"
    " me, one's, to, of, in, on, at, for, by, with, there, that, this, and, or, have, has, get,"
    " gets, happens, happen, much, rule, rules, about, mean, means, one is, in the game",
)
_ENDINGS: Final = NP_("typed", "s, es, ed, ing")
"""What a word may lose, so that its other forms are found."""

_TOKEN: Final = re.compile(rf"[0-9]*[{JAPANESE}]+|[0-9]+|[a-z']+|\S")
_SCRIPTS: Final = re.compile(rf"(?P<kanji>[{KANJI}]+)|(?P<kana>[^{KANJI}]+)")
_KANA_BEHIND: Final = 3
"""The most kana that are taken for the ending of the kanji before them."""
_PARTICLES: Final = "をがはにでとものへ"
_LETTERS, _KANA = 4, 2
"""What has to be left of a word that loses its ending."""


class _Piece(NamedTuple):
    """A word of a question, with what it may mean."""

    text: str
    start: int
    end: int
    means: Message | None = None
    number: int | None = None


def as_typed(words: str, vocabulary: Vocabulary) -> Patterns:
    """Look for each word as it stands, by its beginning, and for each number in every way.

    Args:
        words: folded.
        vocabulary: of the language in which the text is.
    """
    numbers = vocabulary.numbers(NUMBERS)
    tokens = dict.fromkeys(_TOKEN.findall(words))
    return tuple([re.compile(_token(token, numbers)) for token in tokens])


def as_meant(words: str, vocabulary: Vocabulary) -> Patterns:
    """Look for what the words of a question mean in the rules.

    Returns:
        Nothing where no word says what is asked about.
    """
    pieces = _once(piece for piece in _pieces(words, vocabulary) if piece.means != _SAYS_NOTHING)
    return tuple([re.compile(each) for each in dict.fromkeys(_looked_for(pieces, vocabulary))])


def _once(pieces: Iterator[_Piece]) -> Iterator[_Piece]:
    """Leave out what means the same as a word before it: "how are points scored"."""
    said: set[Message] = set()
    for piece in pieces:
        if piece.means is None or piece.means not in said:
            yield piece
        said |= {piece.means} if piece.means else set()


def _looked_for(pieces: Iterator[_Piece], vocabulary: Vocabulary) -> Iterator[str]:
    rest = list(pieces)
    while rest:
        piece = rest.pop(0)
        if piece.means == _HOW_MANY:
            if rest:
                yield _count_of(_ways(rest.pop(0), vocabulary), vocabulary)
        elif piece.number is None or not rest or rest[0].start > piece.end:
            yield _either(_ways(piece, vocabulary))
        else:
            yield _either(_ways(piece, vocabulary)) + _either(_ways(rest.pop(0), vocabulary))


def _ways(piece: _Piece, vocabulary: Vocabulary) -> list[str]:
    """Return in which ways the rules may say what a word means."""
    if piece.number is not None:
        return _number(piece.number, vocabulary.numbers(NUMBERS))
    meant = None if piece.means is None else _MEANT.get(piece.means)
    rules = () if meant is None else vocabulary.own(meant)
    return [_beginning(_stem(piece.text, vocabulary)), *map(_beginning, rules)]


def _count_of(ways: list[str], vocabulary: Vocabulary) -> str:
    """Look for a number with what is counted, or for a word like "number of"."""
    things = _either(ways)
    word = _either(map(_beginning, vocabulary.own(_HOW_MANY)))
    count = _either((word, "[0-9]+", *map(_whole, vocabulary.numbers(NUMBERS))))
    return _either((f"{count} ?(?:[a-z]+ )?{things}", f"{things} ?{count}"))


def _pieces(words: str, vocabulary: Vocabulary) -> Iterator[_Piece]:
    lexicon = _lexicon(vocabulary.language)
    for atom in lexicon.scan(words):
        means = next((each for each in atom.senses if atom.text in vocabulary.words(each)), None)
        if means is not None or atom.number is not None:
            yield _Piece(atom.text, atom.start, atom.end, means, atom.number)
        elif atom.text[0].isascii() and atom.text[0].isalnum():
            yield _Piece(atom.text, atom.start, atom.end)
        elif atom.text[0].isalnum():
            yield from _parted(atom, joined=words[: atom.start][-1:].strip() != "")


def _parted(atom: Atom[Message], *, joined: bool) -> Iterator[_Piece]:
    """Part Japanese that is not known into words: kanji, and what stands between them.

    Args:
        atom: what is not known.
        joined: whether a word stands before it, without a blank.
    """
    behind = ""
    for run in _SCRIPTS.finditer(atom.text):
        text = run[0]
        if run["kana"]:
            text = "" if behind and len(text) <= _KANA_BEHIND else _bare(text, joined=joined)
        if text:
            yield _Piece(text, atom.start + run.start(), atom.start + run.end())
        behind, joined = run["kanji"] or "", True


def _bare(kana: str, *, joined: bool) -> str:
    """Take a particle off on either side."""
    if joined and kana[0] in _PARTICLES:
        kana = kana[1:]
    return kana[:-1] if len(kana) > _KANA and kana[-1] in _PARTICLES else kana


@cache
def _lexicon(language: str) -> Lexicon[Message]:
    every = (*_MEANT, _HOW_MANY, _SAYS_NOTHING)
    return Lexicon(vocabulary_of(language), {each: each for each in every})


def _token(token: str, numbers: Mapping[str, int]) -> str:
    """Match a word's beginning, a whole number, or any part of a text without blanks."""
    counted = _counted(token, numbers)
    if counted is not None:
        return _either(_number(counted, numbers))
    if token.isascii():
        return _beginning(token.removesuffix("s") if len(token) > _LETTERS else token)
    numerals = sorted((each for each in numbers if not each.isascii()), key=len, reverse=True)
    parts = re.split(f"({'|'.join(['[0-9]+', *numerals])})", token)
    return "".join([_part(part, numbers) for part in parts])


def _part(part: str, numbers: Mapping[str, int]) -> str:
    counted = _counted(part, numbers)
    return re.escape(part) if counted is None else _either(_number(counted, numbers))


def _counted(word: str, numbers: Mapping[str, int]) -> int | None:
    digits = number(word)
    return numbers.get(word) if digits is None else digits


def _number(counted: int, numbers: Mapping[str, int]) -> list[str]:
    """Match a number in digits and in words."""
    words = [word for word, count in numbers.items() if count == counted]
    return [_whole(str(counted)), *map(_whole, words)]


def _whole(word: str) -> str:
    """Match a number: digits also beside letters, as in ``V17``."""
    if not word.isascii():
        return re.escape(word)
    signs = "0-9" if word.isdigit() else "a-z0-9"
    return f"(?<![{signs}]){re.escape(word)}(?![{signs}])"


def _beginning(word: str) -> str:
    return rf"(?<![a-z]){re.escape(word)}" if word[0].isascii() else re.escape(word)


def _either(ways: Iterable[str]) -> str:
    return f"(?:{'|'.join(ways)})"


def _stem(word: str, vocabulary: Vocabulary) -> str:
    least = _LETTERS if word[0].isascii() else _KANA
    endings = sorted(vocabulary.own(_ENDINGS), key=len, reverse=True)
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= least:
            return word.removesuffix(ending)
    return word
