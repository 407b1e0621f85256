"""What is chosen about the telling: changed in one way, and said in the same words everywhere."""

from typing import Final, TypeAlias

from msgspec.structs import asdict, replace

from access_play.games.sayings import Kind
from access_play.hosting.problems import save_problem
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, phrase
from access_play.language.speaker import Length
from access_play.language.voice import Mode, Voicing
from access_play.outputs import notices
from access_play.saves import settings as stored
from access_play.saves.faults import SaveError
from access_play.saves.settings import Pace, Settings
from access_play.terminal.preferences.outlets import Outlets

Lines: TypeAlias = tuple[Phrase, ...]
"""What was chosen, and what went wrong with keeping it."""

LENGTH_NAMES: Final[dict[Length, Phrase]] = {
    Length.BRIEF: phrase(NP_("detail", "brief")),
    Length.NORMAL: phrase(NP_("detail", "normal")),
    Length.FULL: phrase(NP_("detail", "full")),
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
_MODES_TOLD: Final[dict[Mode, Phrase]] = {
    "reader": phrase(N_("Your screen reader reads the terminal.")),
    "direct": phrase(N_("The program speaks through your screen reader or speech server.")),
    "own": phrase(N_("The program speaks with a voice of its own.")),
    "off": phrase(N_("Nobody speaks; everything is written.")),
}
_IN_KANA: Final = N_("The program's voice: rate {rate}, pitch {pitch}, volume {volume}.")
_IN_KANJI: Final = N_(
    "The program's voice: rate {rate}, pitch {pitch}, volume {volume}; it reads kanji."
)


class Choices:
    """What was chosen, for the program and for its next start.

    Each choice is told; ``kept`` is false where it is that of one person among several, which
    holds for him alone.

    Args:
        settings: what was chosen before.
        language: the language spoken at first.
        outlets: what is written and heard.
    """

    def __init__(self, settings: Settings, language: str, outlets: Outlets) -> None:
        self.settings = settings
        self.language = language
        """The language spoken outside a game."""
        self._outlets: Final = outlets
        self.voicing = settings.voicing
        """How the program's voice speaks now."""
        self.sound_volume = settings.sound_volume
        """How loudly cues are played now, if they are."""
        self._sounds = settings.sounds

    def choose_language(self, language: str, *, kept: bool = True) -> Lines:
        """Choose a language; what is returned is to be said in it."""
        saved = self.keep(language=language) if kept else ()
        return (phrase(N_("The language is English now.")), *saved)

    def choose_length(self, length: Length, *, kept: bool = True) -> Lines:
        """Choose how much is told."""
        saved = self.keep(verbosity=length) if kept else ()
        return (phrase(N_("The detail is {length} now."), length=LENGTH_NAMES[length]), *saved)

    def switch_kind(self, kind: Kind, muted: frozenset[Kind], *, kept: bool = True) -> Lines:
        """Switch a kind of announcements off or on; ``muted`` are those that are off now."""
        saved = self.keep(muted=tuple(sorted(muted))) if kept else ()
        return (phrase(_KIND_OFF[kind] if kind in muted else _KIND_ON[kind]), *saved)

    def choose_voice(self, mode: Mode, *, kept: bool = True) -> Lines:
        """Let another speak."""
        self._outlets.switch(mode)
        return (self.who_speaks(), *(self.keep(speech=mode) if kept else ()))

    @property
    def mode(self) -> Mode:
        """Who speaks now."""
        return self._outlets.mode

    def who_speaks(self) -> Phrase:
        """Say who speaks now, or why nobody can who was chosen."""
        missing = self._outlets.missing
        return notices.words(missing) if missing is not None else _MODES_TOLD[self._outlets.mode]

    def tune_voice(self, voicing: Voicing, *, kept: bool = True) -> Lines:
        """Let the program's voice speak in another way."""
        self.voicing = voicing
        self._outlets.tune(voicing)
        changes = {f"voice_{name}": value for name, value in asdict(voicing).items()}
        saved = self.keep(**changes) if kept else ()
        return (self.how_it_speaks(), *saved)

    @property
    def program_speaks(self) -> bool:
        """Whether how the program's voice speaks matters now."""
        return self._outlets.mode in {"direct", "own"}

    def how_it_speaks(self) -> Phrase:
        """Say how the program's voice speaks."""
        voicing = self.voicing
        return phrase(
            _IN_KANJI if voicing.kanji else _IN_KANA,
            braille=NP_("braille", "Rate {rate}, pitch {pitch}, volume {volume}"),
            rate=voicing.rate,
            pitch=voicing.pitch,
            volume=voicing.volume,
        )

    def choose_sounds(self, *, on: bool, volume: int, kept: bool = True) -> Lines:
        """Choose whether cues are played, and how loudly."""
        self._sounds, self.sound_volume = on, volume
        self._outlets.play_cues(volume if on else None)
        saved = self.keep(sounds=on, sound_volume=volume) if kept else ()
        return (self.which_sounds(), *saved)

    def which_sounds(self) -> Phrase:
        """Say whether cues are played."""
        if not self._sounds:
            return phrase(N_("No sounds are played."))
        return phrase(N_("Sounds are played with volume {volume}."), volume=self.sound_volume)

    def choose_news(self, *, wanted: bool) -> Lines:
        """Choose whether the prompt begins with the last news."""
        on = N_("The prompt begins with the last news.")
        off = N_("The prompt is what is asked, alone.")
        return (phrase(on if wanted else off), *self.keep(news_in_prompt=wanted))

    def choose_cells(self, cells: int) -> Lines:
        """Choose how long the braille display is."""
        return (
            phrase(N_("Prompts fit {cells} cells."), cells=cells),
            *self.keep(braille_cells=cells),
        )

    def choose_pace(self, pace: Pace) -> Lines:
        """Choose when computer players move."""
        return (phrase(N_("The pace is kept.")), *self.keep(pace=pace))

    def choose_dice(self, *, own: bool) -> Lines:
        """Choose who rolls the dice."""
        by_hand = N_("From the next game on, you roll the dice and type what they show.")
        program = N_("From the next game on, the program rolls the dice.")
        return (phrase(by_hand if own else program), *self.keep(own_dice=own))

    def keep_lesson(self, game: str, step: int) -> Lines:
        """Keep where a lesson goes on, and where the others do as they are kept by now."""
        found = stored.look()
        others = self.settings.lessons if found.raw is None else found.settings.lessons
        places = {**others, game: step}
        return self.keep(lessons={key: place for key, place in places.items() if place})

    def keep(self, **changes: object) -> Lines:
        """Change settings and keep them for the next start; tell when that is not possible.

        What another program has changed meanwhile stays as that one keeps it.
        """
        self.settings = replace(self.settings, **changes)
        if "language" in changes:
            self.language = self.settings.language
        try:
            stored.save(self.settings, changes)
        except SaveError as error:
            return (save_problem(error),)
        return ()
