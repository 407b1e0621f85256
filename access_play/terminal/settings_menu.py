"""The settings in the menu."""

from typing import Final

from access_play.language.messages import N_, NP_
from access_play.language.phrases import phrase
from access_play.language.speaker import Length
from access_play.saves.settings import Pace
from access_play.terminal import first_start
from access_play.terminal.app import App
from access_play.terminal.choices import LENGTH_NAMES, Lines
from access_play.terminal.voice_orders import STEP, stepped

_PACES: Final[tuple[Pace, ...]] = ("instant", "enter", 1.0, 3.0)


class SettingsMenu:
    """Offers what can be chosen for all games, until there is enough.

    Args:
        app: the program.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._dialogue = app.dialogue()

    async def run(self) -> None:
        """Ask which setting to change, again and again."""
        choices = (
            phrase(NP_("settings", "language")),
            phrase(NP_("settings", "who speaks")),
            phrase(NP_("settings", "detail")),
            phrase(NP_("settings", "news in the prompt, for braille")),
            phrase(NP_("settings", "pace of the computer players")),
            phrase(NP_("settings", "how the program's voice speaks")),
            phrase(NP_("settings", "sounds")),
        )
        changes = (
            self._language,
            self._voice,
            self._detail,
            self._news,
            self._pace,
            self._tune,
            self._sounds,
        )
        question = phrase(N_("Which setting? Enter alone goes back."))
        while (chosen := await self._dialogue.choose(question, choices)) is not None:
            told = await changes[chosen]()
            self._dialogue = self._app.dialogue(self._dialogue.lines)
            for line in told:
                self._dialogue.say(line)

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

    async def _pace(self) -> Lines:
        paces = (
            phrase(NP_("pace", "at once")),
            phrase(NP_("pace", "after Enter")),
            phrase(NP_("pace", "after one second")),
            phrase(NP_("pace", "after three seconds")),
        )
        chosen = await self._dialogue.choose(phrase(N_("When do computer players move?")), paces)
        return () if chosen is None else self._app.choices.choose_pace(_PACES[chosen])
