"""The settings in the menu."""

from typing import Final

from access_play.language.language_names import LANGUAGE_NAMES
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Length
from access_play.language.voice import Mode, Voicing
from access_play.saves.settings import Pace
from access_play.terminal.app import App
from access_play.terminal.asking.dialogue import Back, Dialogue
from access_play.terminal.console.earlier_lines import EarlierLines
from access_play.terminal.menus import first_start
from access_play.terminal.preferences.choices import LENGTH_NAMES, Lines
from access_play.terminal.preferences.voice_orders import STEP, stepped

_SETTINGS: Final = (
    phrase(NP_("settings", "language")),
    phrase(NP_("settings", "who speaks")),
    phrase(NP_("settings", "detail")),
    phrase(NP_("settings", "news in the prompt, for braille")),
    phrase(NP_("settings", "pace of the computer players")),
    phrase(NP_("settings", "dice of your own")),
    phrase(NP_("settings", "how the program's voice speaks")),
    phrase(NP_("settings", "sounds")),
    phrase(NP_("settings", "cells of the braille display")),
)
_WITH_VALUE: Final = NP_("settings", "{setting}: {value}")
_MODES: Final[dict[Mode, Phrase]] = {
    "reader": phrase(NP_("voice", "screen reader")),
    "direct": phrase(NP_("voice", "program through the screen reader")),
    "own": phrase(NP_("voice", "voice of its own")),
    "off": phrase(NP_("voice", "nobody")),
}
_SWITCH: Final[dict[bool, Phrase]] = {
    True: phrase(NP_("switch", "on")),
    False: phrase(NP_("switch", "off")),
}
_DISPLAYS: Final = (14, 20, 32, 40, 80)
_PACES: Final[dict[Pace, Phrase]] = {
    "instant": phrase(NP_("pace", "at once")),
    "enter": phrase(NP_("pace", "after Enter")),
    1.0: phrase(NP_("pace", "after one second")),
    3.0: phrase(NP_("pace", "after three seconds")),
}


class SettingsMenu:
    """Offers what can be chosen for all games, until there is enough.

    Args:
        app: the program.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._dialogue = self._new_dialogue()

    async def run(self) -> None:
        """Ask which setting to change, again and again, each with its present value.

        Raises:
            Quit: the person asked to leave.
            Back: the person asked for the menu.
        """
        changes = (
            self._language,
            self._voice,
            self._detail,
            self._news,
            self._pace,
            self._dice,
            self._tune,
            self._sounds,
            self._cells,
        )
        question = phrase(N_("Which setting? Enter alone goes back."))
        while (chosen := await self._dialogue.choose(question, self._offered())) is not None:
            try:
                told = await changes[chosen]()
            except Back:
                told = ()
            self._dialogue = self._new_dialogue(self._dialogue.lines)
            for line in told:
                self._dialogue.say(line)

    def _new_dialogue(self, lines: EarlierLines | None = None) -> Dialogue:
        dialogue = self._app.dialogue(lines)
        dialogue.goes_back = True
        return dialogue

    def _offered(self) -> list[Phrase]:
        settings, choices = self._app.settings, self._app.choices
        values = (
            LANGUAGE_NAMES[choices.language],
            _MODES[choices.mode],
            LENGTH_NAMES[settings.verbosity],
            _SWITCH[settings.news_in_prompt],
            _pace_name(settings.pace),
            _SWITCH[settings.own_dice],
            _voicing_name(choices.voicing),
            _volume_name(settings.cue_volume),
            _count_of_cells(settings.braille_cells),
        )
        return [
            phrase(_WITH_VALUE, setting=setting, value=value)
            for setting, value in zip(_SETTINGS, values, strict=True)
        ]

    async def _language(self) -> Lines:
        return self._app.choices.choose_language(await first_start.ask_language(self._dialogue))

    async def _voice(self) -> Lines:
        return self._app.choices.choose_voice(await first_start.ask_voice(self._dialogue))

    async def _tune(self) -> Lines:
        """Change the voice step by step, until there is enough."""
        steps = (
            (phrase(NP_("voice", "faster")), "rate", STEP),
            (phrase(NP_("voice", "slower")), "rate", -STEP),
            (phrase(NP_("voice", "higher")), "pitch", STEP),
            (phrase(NP_("voice", "lower")), "pitch", -STEP),
            (phrase(NP_("voice", "louder")), "volume", STEP),
            (phrase(NP_("voice", "softer")), "volume", -STEP),
        )
        names = [name for name, _, _ in steps]
        question = phrase(N_("How shall it speak? Enter alone goes back."))
        chosen = await self._dialogue.choose(question, names)
        while chosen is not None:
            _, axis, step = steps[chosen]
            voicing = stepped(self._app.choices.voicing, axis, step)
            for line in self._app.choices.tune_voice(voicing):
                self._dialogue.say(line)
            chosen = await self._dialogue.choose(question, names, known=True)
        return ()

    async def _sounds(self) -> Lines:
        volumes = (0, 30, 70, 100)
        names = (
            phrase(NP_("sounds", "none")),
            phrase(NP_("sounds", "soft")),
            phrase(NP_("sounds", "medium")),
            phrase(NP_("sounds", "loud")),
        )
        chosen = await self._dialogue.choose(phrase(N_("Short sounds with the news?")), names)
        if chosen is None:
            return ()
        volume = volumes[chosen] or self._app.choices.sound_volume
        return self._app.choices.choose_sounds(on=chosen > 0, volume=volume)

    async def _detail(self) -> Lines:
        names = [LENGTH_NAMES[length] for length in Length]
        chosen = await self._dialogue.choose(phrase(N_("How much is told?")), names)
        return () if chosen is None else self._app.choices.choose_length(list(Length)[chosen])

    async def _news(self) -> Lines:
        wanted = await self._dialogue.confirm(
            phrase(N_("Shall the prompt begin with the last news, for a braille display?"))
        )
        return self._app.choices.choose_news(wanted=wanted)

    async def _cells(self) -> Lines:
        names = [_count_of_cells(each) for each in _DISPLAYS]
        question = phrase(N_("How long is your braille display?"))
        chosen = await self._dialogue.choose(question, names, beyond=True)
        return () if chosen is None else self._app.choices.choose_cells(_DISPLAYS[chosen])

    async def _pace(self) -> Lines:
        question, paces = phrase(N_("When do computer players move?")), list(_PACES)
        chosen = await self._dialogue.choose(question, list(_PACES.values()))
        return () if chosen is None else self._app.choices.choose_pace(paces[chosen])

    async def _dice(self) -> Lines:
        own = await self._dialogue.confirm(
            phrase(
                N_("Where a game has dice, do you roll them yourselves and type what they show?")
            )
        )
        return self._app.choices.choose_dice(own=own)


def _voicing_name(voicing: Voicing) -> Phrase:
    return phrase(
        NP_("settings", "rate {rate}, pitch {pitch}, volume {volume}"),
        rate=voicing.rate,
        pitch=voicing.pitch,
        volume=voicing.volume,
    )


def _count_of_cells(count: int) -> Phrase:
    return phrase(NN_("{count} cell", "{count} cells"), count=count)


def _volume_name(volume: int | None) -> Phrase:
    if volume is None:
        return _SWITCH[False]
    return phrase(NP_("settings", "volume {volume}"), volume=volume)


def _pace_name(pace: Pace) -> Phrase:
    """Name a pace; a number of seconds of the player's own too."""
    name = _PACES.get(pace)
    if name is not None or isinstance(pace, str):
        return name or _PACES["instant"]
    return phrase(NP_("pace", "after {seconds} seconds"), seconds=Verbatim(f"{pace:g}"))
