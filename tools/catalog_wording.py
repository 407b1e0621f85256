"""What the words of a catalog must keep to, so that voices and braille read them as meant.

A rule is a function that gets an entry and yields what is wrong with it. Rules about a
Japanese text and the kana beside it get both.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from glob import escape
from string import Formatter
from typing import Final, NamedTuple

from access_play.language.cells import cells
from typical import PERSONS, filled

BRAILLE_LINE: Final = 40
"""The cells of the display that an ordinary event must fit."""
PROMPT_LINE: Final = 32
"""A prompt, with the blank after it, leaves room to type on the same display."""

_NO_BREAK = "\u00a0"
_DECORATION = re.compile(
    "["
    "\u0000-\u001f\u007f-\u009f"  # controls
    "\u00ad\u200b-\u200f\u202a-\u202f\u2060-\u206f\ufeff"  # invisible, or a narrow no-break space
    "\u2010-\u2015\u2212\u301c\uff5e"  # dashes, minus, wave dashes
    "\u2022\u2023\u2043\u00b7"  # bullets
    "\u2190-\u21ff\u27f0-\u27ff\u2900-\u297f"  # arrows
    "\u2460-\u24ff\u2500-\u27bf\u2800-\u28ff\u2b00-\u2bff"  # circled, boxes, dingbats, braille
    "\U0001f000-\U0001faff"  # emoji and playing cards
    "]"
)
_SPEECH_SYMBOLS = re.compile(r"[/\\()\[\]<>\"“”„«»‘’*#_=+|~^@&%$…]|(?<![^\s(])-(?=\d|\{)")
_BEFORE_HIGH_MARK = re.compile(r"([^:;?!])[:;?!](?=\s|$)")
_ELISION = re.compile(
    r"\b(?:de|du|que|le|la|lorsque|puisque|[dl]'|qu')\s*\{(?P<name>\w+)\}", re.IGNORECASE
)
_ENGLISH_BRAILLE = re.compile(r"[A-Za-zé0-9 .,:;?!'-]*")
_FRENCH_BRAILLE = re.compile(r"[A-Za-zÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŒàâäçèéêëîïôöùûüœ0-9 .,:;?!'-]*")
_KANA_SPEECH = re.compile(r"[ぁ-ゖァ-ヺー0-9、。？ ]*")
_KANA_BRAILLE = re.compile(r"(?:[ァ-ヺー0-9、。?？: ]|\b[a-z]\b)*")
"""Letters only where each is a key to type."""
_MISREAD_COUNTER = re.compile(r"(?:\d|\})(?:てん|にん|かい|つめ)|(?:\}|[01689])こ")
_ENDS = {"sentence": (".", "?", "!", "。", "？"), "colon": (":", "：")}
_BARE_NUMBERS = re.compile(r"\d[ \u00a0]\d")
_LATIN_MARK = re.compile(r"[,;]|(?<=[ぁ-ヿ一-鿿}])[.!?]")
_READ_FREELY = re.compile(r"\d+つ|\d*[一-鿿々A-Za-z]+")
_READING_PIECE = re.compile(rf"\{{\w+\}}|{_READ_FREELY.pattern}|\d+|.")
_MISREAD = {
    "天の札": "天のふだ", "地の札": "地のふだ", "捨て札": "すてふだ", "捨てふだ": "すてふだ",
    "山札": "山ふだ", "侍": "さむらい", "幟": "のぼり", "黄泉": "よみ", "三河": "みかわ",
    "遠江": "とおとうみ", "勝鬨": "かちどき", "勝ち": "勝利",
}  # fmt: skip
_CARD_ALONE = re.compile(r"(?<![手天地山])(?<!捨て)札")
_KATAKANA_TO_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}


class Entry(NamedTuple):
    """One entry of a language's catalog."""

    language: str
    context: str
    ids: tuple[str, ...]
    """The English singular and, where there is one, plural."""
    strings: tuple[str, ...]
    """The words, one for each plural form of the language; none of them empty."""

    @property
    def parts(self) -> frozenset[str]:
        """The parts of the context, which a bar separates."""
        return frozenset(self.context.split("|"))

    @property
    def kind(self) -> str:
        """What the words are for: text, speech, braille or typed."""
        return next((kind for kind in ("braille", "typed", "speech") if kind in self.parts), "text")

    @property
    def spoken(self) -> bool:
        """Whether a voice says these very words."""
        told = self.kind == "text" and "written" not in self.parts
        return self.kind == "speech" or (told and self.language != "ja")


def placeholders(entry: Entry) -> Iterator[str]:
    """Every form in every language has the same named placeholders, in braces."""
    wanted: set[str] | None = None
    for text in (*entry.ids, *entry.strings):
        try:
            names = _names(text)
        except ValueError as error:
            yield f"{text!r}: {error}"
            continue
        wanted = names if wanted is None else wanted
        if names != wanted:
            yield f"{text!r} has {sorted(names)}, not {sorted(wanted)}"


def _names(text: str) -> set[str]:
    """Collect the placeholders.

    Raises:
        ValueError: a brace is alone, or a placeholder is more than a name.
    """
    if re.search(r"%(?:\(\w+\))?[sdrif]", text):
        raise ValueError("a percent sign marks a placeholder")
    names = set()
    for _, name, form, conversion in Formatter().parse(text):
        if name is not None:
            if not name.isidentifier() or form or conversion:
                raise ValueError(f"{{{name}}} is no plain name")
            names.add(name)
    return names


def one_line(entry: Entry) -> Iterator[str]:
    """A message is one line without blanks around it or runs of them in it."""
    for text in entry.strings:
        if "\n" in text or "\r" in text:
            yield f"{text!r} has a line break"
        if "  " in text or text != text.strip():
            yield f"{text!r} has blanks too many"


def ending(entry: Entry) -> Iterator[str]:
    """A sentence ends as one in every language, and what is none does not."""
    if entry.kind == "typed":
        return
    ends = {kind for kind, marks in _ENDS.items() if entry.ids[0].endswith(marks)}
    if ends == {"colon"} and entry.kind == "speech":
        return
    for text in entry.strings:
        found = {kind for kind, marks in _ENDS.items() if text.endswith(marks)}
        if found != ends and not (entry.kind == "braille" and found == {"sentence"}):
            yield f"{text!r} does not end as the English does"
        elif found == {"sentence"} and not text.endswith(_sentence_ends(entry)):
            yield f"{text!r} ends in another language's mark"


def _sentence_ends(entry: Entry) -> tuple[str, ...]:
    marks = {"ja": ("。", "？"), "en": (".", "?", "!"), "fr": (".", "?", "!")}[entry.language]
    return (*marks, "?") if entry.kind == "braille" else marks


def decoration(entry: Entry) -> Iterator[str]:
    """No symbol that readers spell out or leave out, and nothing that cannot be seen."""
    for text in entry.strings:
        found = "".join(f" U+{ord(sign):04X}" for sign in _DECORATION.findall(text))
        if found:
            yield f"{text!r} has{found}"
        if not unicodedata.is_normalized("NFC", text):
            yield f"{text!r} is not in composed form (NFC)"


def speech_symbols(entry: Entry) -> Iterator[str]:
    """A voice gets words: no brackets, quotes, slashes, plus or minus signs."""
    for text in entry.strings if entry.spoken else ():
        found = _SPEECH_SYMBOLS.findall(_without_placeholders(text, "{}"))
        if found:
            yield f"{text!r} has {' '.join(found)}"


def bare_numbers(entry: Entry) -> Iterator[str]:
    """Two numbers are never parted by a blank alone: a voice and a table may join them."""
    if entry.kind == "typed" or (entry.kind == "braille" and entry.language != "en"):
        return
    for text in entry.strings:
        if _BARE_NUMBERS.search(filled(text, "en")):
            yield f"{text!r} has two numbers side by side"


def no_break_spaces(entry: Entry) -> Iterator[str]:
    """French text has a no-break space before : ; ? and !, and nothing else has one anywhere."""
    french_text = entry.language == "fr" and entry.kind == "text"
    for text in entry.strings:
        if not french_text and _NO_BREAK in text:
            yield f"{text!r} has a no-break space"
        if french_text and any(sign != _NO_BREAK for sign in _BEFORE_HIGH_MARK.findall(text)):
            yield f"{text!r} lacks a no-break space before a high mark"
        if entry.language == "fr" and entry.kind == "braille" and re.search(r" [:;?!]", text):
            yield f"{text!r} has a space before a high mark"


def elision(entry: Entry) -> Iterator[str]:
    """No French word that would have to be elided stands before a player's name."""
    for text in entry.strings if entry.language == "fr" else ():
        for match in _ELISION.finditer(text):
            if match["name"] in PERSONS:
                yield f"{text!r} has {match[0]!r}"


def braille_letters(entry: Entry) -> Iterator[str]:
    """A braille form has only what the language's tables write as meant."""
    if entry.kind != "braille":
        return
    allowed = {"en": _ENGLISH_BRAILLE, "fr": _FRENCH_BRAILLE, "ja": _KANA_BRAILLE}[entry.language]
    for text in entry.strings:
        if not allowed.fullmatch(_without_placeholders(text)):
            yield f"{text!r} has letters that a braille table cannot take"


def braille_length(entry: Entry) -> Iterator[str]:
    """A braille form fits a display of 40 cells with usual words in its placeholders."""
    if entry.kind == "braille" and "prompt" not in entry.parts:
        yield from _too_long(entry, BRAILLE_LINE)


def prompt(entry: Entry) -> Iterator[str]:
    """A prompt ends in a colon and leaves room to type.

    The blank after the colon is not the catalog's; it counts here.
    """
    if "prompt" not in entry.parts or entry.kind == "speech":
        return
    for text in entry.strings:
        if not text.endswith((*_ENDS["colon"], "}")):
            yield f"{text!r} does not end in a colon"
    if entry.language != "ja" or entry.kind == "braille":
        yield from _too_long(entry, PROMPT_LINE - 1)


def _too_long(entry: Entry, limit: int) -> Iterator[str]:
    for text in entry.strings:
        count = cells(filled(text, entry.language), entry.language)
        if count > limit:
            yield f"{text!r} takes {count} cells, more than {limit}"


def typed_words(entry: Entry) -> Iterator[str]:
    """What is understood when typed is a list of words, parted by commas, each once."""
    for text in entry.strings if entry.kind == "typed" else ():
        words = [word.strip() for word in text.split(",")]
        if not all(words) or len(set(words)) < len(words):
            yield f"{text!r} has an empty word or one twice"


def kana_letters(entry: Entry) -> Iterator[str]:
    """Japanese speech is kana and digits: no engine reads every kanji as meant."""
    for text in entry.strings if entry.kind == "speech" else ():
        if not _KANA_SPEECH.fullmatch(_without_placeholders(text)):
            yield f"{text!r} has something other than kana, digits, 、。？ and blanks"


def kana_counters(entry: Entry) -> Iterator[str]:
    """No counter after a digit that engines read with the wrong sound."""
    for text in entry.strings if entry.kind == "speech" else ():
        for match in _MISREAD_COUNTER.finditer(text):
            yield f"{text!r} has {match[0]!r}: put the number after its noun or write it in kana"


def misread_kanji(entry: Entry) -> Iterator[str]:
    """Words that engines misread are in kana in the text too."""
    if entry.language != "ja" or entry.kind != "text":
        return
    for text in entry.strings:
        if _CARD_ALONE.search(text):
            yield "say カード, for 札 alone is read サツ"
        for kanji, kana in _MISREAD.items():
            if kanji in text:
                yield f"{text!r} has {kanji}: write {kana}"


def japanese_marks(entry: Entry) -> Iterator[str]:
    """Japanese text has Japanese punctuation."""
    if entry.language != "ja" or entry.kind != "text":
        return
    for text in entry.strings:
        if _LATIN_MARK.search(text):
            yield f"{text!r} has a Latin mark"


def reading(text: Entry, speech: Entry) -> Iterator[str]:
    """The kana beside a text say the same: its own kana, numbers and marks, in its order."""
    for words, kana in zip(text.strings, speech.strings, strict=False):
        if not fnmatchcase(_plain_kana(kana), _reading_pattern(words)):
            yield f"{kana!r} does not read {words!r}"


def prompt_reading(text: Entry, speech: Entry) -> Iterator[str]:
    """A Japanese prompt, read by its kana, leaves room to type."""
    if "prompt" in text.parts:
        yield from _too_long(speech, PROMPT_LINE - 1)


def _reading_pattern(text: str) -> str:
    """Make a glob of a text: kanji, and a number before its counter, may be read in any way."""
    pieces = _READING_PIECE.findall(_plain_kana(text))
    return "".join("?*" if _READ_FREELY.fullmatch(each) else escape(each) for each in pieces)


def _plain_kana(text: str) -> str:
    """Take away what a text and its reading may differ in; the end is another rule's matter."""
    return re.sub("[ ・]", "", text.translate(_KATAKANA_TO_HIRAGANA)).rstrip("。？:：")


def _without_placeholders(text: str, stand_in: str = "") -> str:
    return re.sub(r"\{\w+\}", stand_in, text)


ENTRY_RULES: Final[tuple[Callable[[Entry], Iterator[str]], ...]] = (
    placeholders, one_line, ending, decoration, speech_symbols, bare_numbers, no_break_spaces,
    elision, braille_letters, braille_length, prompt, typed_words, kana_letters, kana_counters,
    misread_kanji, japanese_marks,
)  # fmt: skip
PAIR_RULES: Final[tuple[Callable[[Entry, Entry], Iterator[str]], ...]] = (reading, prompt_reading)
