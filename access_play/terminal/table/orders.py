"""Orders that change how a person is told something: language, detail, voice."""

from typing import TYPE_CHECKING, Final

from access_play.core.record import LANGUAGES
from access_play.games.sayings import Kind
from access_play.language.language_names import named_language
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Verbatim, phrase
from access_play.language.speaker import Length
from access_play.language.voice import MODES, Mode
from access_play.terminal.asking.questions import Ask
from access_play.terminal.preferences import voice_orders
from access_play.terminal.preferences.choices import LENGTH_NAMES, Choices, Lines
from access_play.terminal.table.player import Player

if TYPE_CHECKING:
    from collections.abc import Callable

_LENGTH_WORDS: Final[dict[Length, Message]] = {
    Length.BRIEF: NP_("typed", "brief"),
    Length.NORMAL: NP_("typed", "normal"),
    Length.FULL: NP_("typed", "full"),
}
_KIND_WORDS: Final[dict[Kind, Message]] = {
    Kind.OWN_MOVE: NP_("typed", "own, own moves"),
    Kind.SCORES: NP_("typed", "scores"),
    Kind.STANDING: NP_("typed", "standing"),
    Kind.REMINDER: NP_("typed", "reminders"),
}
_MODE_WORDS: Final[dict[Mode, Message]] = {
    "reader": NP_("typed", "reader, screen reader"),
    "direct": NP_("typed", "direct"),
    "own": NP_("typed", "own, own voice"),
    "off": NP_("typed", "off, nobody, silent"),
}


class Orders:
    """Carries out what changes the telling alone.

    Args:
        choices: what is chosen for the program.
        alone: whether one person plays here, whose choices are kept for later games.
    """

    def __init__(self, choices: Choices, *, alone: bool) -> None:
        self._choices = choices
        self._alone = alone
        self._orders: dict[Ask, Callable[[Player, str], Lines]] = {
            Ask.LANGUAGE: self._language,
            Ask.DETAIL: self._detail,
            Ask.VOICE: self._voice,
            Ask.SOUNDS: self._sounds,
        }

    def carry_out(self, ask: Ask, player: Player, rest: str) -> Lines:
        """Carry out an order; empty where ``rest`` does not belong to it."""
        order = self._orders.get(ask)
        return order(player, rest) if order is not None else ()

    def _language(self, player: Player, rest: str) -> Lines:
        language = named_language(rest)
        if language is None:
            choices = Verbatim(", ".join(LANGUAGES))
            return (
                phrase(
                    N_("Type lang and one of: {languages}."),
                    braille=NP_("braille", "lang {languages}?"),
                    languages=choices,
                ),
            )
        player.change(language=language)
        return self._choices.choose_language(language, kept=self._alone)

    def _detail(self, player: Player, rest: str) -> Lines:
        for length, words in _LENGTH_WORDS.items():
            if rest in player.vocabulary.words(words):
                player.change(length=length)
                return self._choices.choose_length(length, kept=self._alone)
        now = LENGTH_NAMES[player.speaker.length]
        sentence = N_("The detail is {length}. Type d brief, d normal or d full.")
        short = NP_("braille", "{length}; d brief, d normal, d full")
        return self._kind(player, rest) or (phrase(sentence, braille=short, length=now),)

    def _kind(self, player: Player, rest: str) -> Lines:
        """Switch one kind of announcements off or on again."""
        for kind, words in _KIND_WORDS.items():
            if rest in player.vocabulary.words(words):
                muted = player.narrator.muted ^ {kind}
                player.change(muted=muted)
                return self._choices.switch_kind(kind, muted, kept=self._alone)
        return ()

    def _voice(self, player: Player, rest: str) -> Lines:
        for mode in MODES:
            if rest in player.vocabulary.words(_MODE_WORDS[mode]):
                return self._choices.choose_voice(mode, kept=self._alone)
        tuned = voice_orders.tuned(rest, self._choices.voicing, player.vocabulary)
        if tuned is not None:
            return self._choices.tune_voice(tuned, kept=self._alone)
        choices = phrase(
            N_("Type voice reader, voice direct, voice own or voice off."),
            braille=NP_("braille", "voice reader, direct, own, off?"),
        )
        how = (self._choices.how_it_speaks(),) if self._choices.program_speaks else ()
        return (self._choices.who_speaks(), *how, choices)

    def _sounds(self, player: Player, rest: str) -> Lines:
        wanted = voice_orders.cue_volume(rest, self._choices.sound_volume, player.vocabulary)
        if wanted is not None:
            on, volume = wanted
            return self._choices.choose_sounds(on=on, volume=volume, kept=self._alone)
        choices = phrase(
            N_("Type sounds on, sounds off, or sounds and a volume to 100."),
            braille=NP_("braille", "sounds on, off, or 70?"),
        )
        return (self._choices.which_sounds(), choices)
