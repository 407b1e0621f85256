"""The settings in the menu."""

from typing import Final

from access_play.language.messages import N_, NP_
from access_play.language.phrases import phrase
from access_play.language.speaker import Length
from access_play.saves.settings import Pace
from access_play.terminal import first_start
from access_play.terminal.app import App
from access_play.terminal.choices import LENGTH_NAMES, Lines

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
            phrase(NP_("settings", "dice of your own")),
        )
        changes = (
            self._language,
            self._voice,
            self._detail,
            self._news,
            self._pace,
            self._dice,
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

    async def _dice(self) -> Lines:
        own = await self._dialogue.confirm(
            phrase(
                N_("Where a game has dice, do you roll them yourselves and type what they show?")
            )
        )
        return self._app.choices.choose_dice(own=own)
