"""Orders that change how a person is told something: language, detail, voice."""

from collections.abc import Callable
from typing import Final

import msgspec

from access_play.games.words import Kind
from access_play.hosting.problems import save_problem
from access_play.language.catalogs import LANGUAGES
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Length
from access_play.outputs.speech import MODES, Mode
from access_play.saves import settings as stored
from access_play.saves.faults import SaveError
from access_play.saves.settings import Settings
from access_play.terminal.player import Player, vocabulary_of
from access_play.terminal.questions import Ask
from access_play.terminal.voices import Voices

LANGUAGE_WORDS: Final[dict[str, Message]] = {
    "en": NP_("typed", "english, en"),
    "fr": NP_("typed", "french, fr"),
    "ja": NP_("typed", "japanese, ja"),
}
_LENGTH_WORDS: Final[dict[Length, Message]] = {
    Length.BRIEF: NP_("typed", "brief"),
    Length.NORMAL: NP_("typed", "normal"),
    Length.FULL: NP_("typed", "full"),
}
LENGTH_NAMES: Final[dict[Length, Phrase]] = {
    Length.BRIEF: phrase(NP_("detail", "brief")),
    Length.NORMAL: phrase(NP_("detail", "normal")),
    Length.FULL: phrase(NP_("detail", "full")),
}
_KIND_WORDS: Final[dict[Kind, Message]] = {
    Kind.OWN_MOVE: NP_("typed", "own, own moves"),
    Kind.SCORES: NP_("typed", "scores"),
    Kind.STANDING: NP_("typed", "standing"),
    Kind.REMINDER: NP_("typed", "reminders"),
}
_KIND_OFF: Final[dict[Kind, Message]] = {
    Kind.OWN_MOVE: N_("Your own moves are no longer confirmed."),
    Kind.SCORES: N_("The details of the scores are no longer told."),
    Kind.STANDING: N_("The standing between rounds is no longer told."),
    Kind.REMINDER: N_("There are no more reminders."),
}
_KIND_ON: Final[dict[Kind, Message]] = {
    Kind.OWN_MOVE: N_("Your own moves are confirmed."),
    Kind.SCORES: N_("The details of the scores are told."),
    Kind.STANDING: N_("The standing between rounds is told."),
    Kind.REMINDER: N_("Reminders are told."),
}
MODES_TOLD: Final[dict[Mode, Phrase]] = {
    "reader": phrase(N_("Your screen reader reads the terminal.")),
    "direct": phrase(N_("The program speaks through your screen reader.")),
    "own": phrase(N_("The program speaks with a voice of its own.")),
    "off": phrase(N_("Nobody speaks; everything is written.")),
}
_MODE_WORDS: Final[dict[Mode, Message]] = {
    "reader": NP_("typed", "reader, screen reader"),
    "direct": NP_("typed", "direct"),
    "own": NP_("typed", "own, own voice"),
    "off": NP_("typed", "off, nobody, silent"),
}


def named_language(typed: str) -> str | None:
    """Find the language that a folded word names, in whichever language it names it."""
    for language, words in LANGUAGE_WORDS.items():
        if any(typed in vocabulary_of(said_in).words(words) for said_in in LANGUAGES):
            return language
    return None


class Orders:
    """Carries out what changes the telling alone.

    Args:
        voices: what speaks.
        settings: what is kept for later games.
        remember: takes over settings that were changed.
        alone: whether one person plays here, whose choices are kept for later games.
    """

    def __init__(
        self,
        voices: Voices,
        settings: Settings,
        remember: Callable[[Settings], None],
        *,
        alone: bool,
    ) -> None:
        self._voices = voices
        self._remember = remember
        self._settings = settings
        self._alone = alone
        self._orders: dict[Ask, Callable[[Player, str], tuple[Phrase, ...]]] = {
            Ask.LANGUAGE: self._language,
            Ask.DETAIL: self._detail,
            Ask.VOICE: self._voice,
        }

    def carry_out(self, ask: Ask, player: Player, rest: str) -> tuple[Phrase, ...]:
        """Carry out an order; empty where ``rest`` does not belong to it."""
        order = self._orders.get(ask)
        return order(player, rest) if order is not None else ()

    def _language(self, player: Player, rest: str) -> tuple[Phrase, ...]:
        language = named_language(rest)
        if language is None:
            choices = Verbatim(", ".join(LANGUAGES))
            return (phrase(N_("Type lang and one of: {languages}."), languages=choices),)
        player.change(language=language)
        kept = self._keep_settings(language=language)
        return (phrase(N_("The language is English now.")), *kept)

    def _detail(self, player: Player, rest: str) -> tuple[Phrase, ...]:
        for length, words in _LENGTH_WORDS.items():
            if rest in player.vocabulary.words(words):
                player.change(length=length)
                kept = self._keep_settings(verbosity=length.value)
                return (
                    phrase(N_("The detail is {length} now."), length=LENGTH_NAMES[length]),
                    *kept,
                )
        now = LENGTH_NAMES[player.speaker.length]
        sentence = N_("The detail is {length}. Type d brief, d normal or d full.")
        return self._kind(player, rest) or (phrase(sentence, length=now),)

    def _kind(self, player: Player, rest: str) -> tuple[Phrase, ...]:
        """Switch one kind of announcements off or on again."""
        for kind, words in _KIND_WORDS.items():
            if rest in player.vocabulary.words(words):
                muted = player.narrator.muted ^ {kind}
                player.change(muted=muted)
                told = _KIND_OFF[kind] if kind in muted else _KIND_ON[kind]
                return (phrase(told), *self._keep_settings(muted=tuple(sorted(muted))))
        return ()

    def _voice(self, player: Player, rest: str) -> tuple[Phrase, ...]:
        for mode in MODES:
            if rest in player.vocabulary.words(_MODE_WORDS[mode]):
                self._voices.switch(mode)
                kept = self._keep_settings(speech=mode)
                return (MODES_TOLD[mode], *kept)
        choices = phrase(N_("Type voice reader, voice direct, voice own or voice off."))
        return (MODES_TOLD[self._voices.mode], choices)

    def _keep_settings(self, **changes: object) -> tuple[Phrase, ...]:
        """Keep a choice for later games, where it is one person's; tell when that fails."""
        if not self._alone:
            return ()
        self._settings = msgspec.structs.replace(self._settings, **changes)
        self._remember(self._settings)
        try:
            stored.save(self._settings)
        except SaveError as error:
            return (save_problem(error),)
        return ()
