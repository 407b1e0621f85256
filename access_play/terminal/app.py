"""The program at one keyboard: its settings, its voice, and one game after another."""

import os
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from access_play.core.game import AnyGame
from access_play.core.record import Header, Record, header_fields
from access_play.core.replay import Replay, table_of
from access_play.games.catalogue import load_rules
from access_play.hosting.interrupts import interrupts_held
from access_play.hosting.problems import save_problem
from access_play.hosting.replaying import happenings
from access_play.hosting.seating import persons_in
from access_play.language.catalogs import MissingCatalogError, catalog
from access_play.language.messages import N_, NP_
from access_play.language.phrases import phrase
from access_play.language.speaker import Form, Speaker
from access_play.outputs import notices
from access_play.outputs.speech import DEFAULT, UnknownMode, resolve_mode
from access_play.outputs.terminal import TerminalOutput
from access_play.saves import library
from access_play.saves.faults import SaveNotice
from access_play.saves.journal import Journal
from access_play.saves.settings import Settings
from access_play.terminal.asking.dialogue import Dialogue
from access_play.terminal.console.console import Console
from access_play.terminal.console.earlier_lines import EarlierLines
from access_play.terminal.preferences.choices import Choices
from access_play.terminal.preferences.manner import Manner
from access_play.terminal.preferences.outlets import Outlets
from access_play.terminal.table.orders import Orders
from access_play.terminal.table.playing import Ending, Playing
from access_play.terminal.table.session import Session
from access_play.terminal.table.setting_up import check_persons, host


class Wishes(msgspec.Struct, frozen=True):
    """What the command line asks for, before the settings."""

    spoken: str = "en"
    """The language to begin with: the one asked for, chosen before, or usual here."""
    language: str = ""
    """The language asked for, for a kept game too; empty for none."""
    speech: str | None = None
    form: Form = Form.TEXT
    cells: int | None = None
    """Of a braille display."""


class App:
    """What lasts from the first line to the last.

    Args:
        wishes: what the command line asks for.
        console: the keyboard and screen; closed with the program.
        settings: what was chosen before.
    """

    def __init__(self, wishes: Wishes, console: Console, settings: Settings) -> None:
        self.wishes: Final = wishes
        self.console: Final = console
        written = TerminalOutput(self.console.write, wishes.form)
        self._mode: Final = resolve_mode(wishes.speech, os.environ, settings.speech)
        mode = DEFAULT if isinstance(self._mode, UnknownMode) else self._mode
        self.outlets: Final = Outlets(
            written, mode, self._voice_notice, settings.voicing, settings.cue_volume
        )
        console.hear_keys(self.outlets.cut_answer)
        self.choices: Final = Choices(settings, wishes.spoken, self.outlets)

    @property
    def settings(self) -> Settings:
        """What has been chosen by now."""
        return self.choices.settings

    @property
    def language(self) -> str:
        """The language spoken outside a game."""
        return self.choices.language

    @property
    def manner(self) -> Manner:
        """How a game is told here."""
        settings = self.settings
        cells = self.wishes.cells or settings.braille_cells
        return Manner(self.wishes.form, settings.news_in_prompt, cells, settings.pace)

    def orders(self, *, alone: bool) -> Orders:
        """Return what changes the telling; ``alone``: one person plays, and it lasts."""
        return Orders(self.choices, alone=alone)

    def close(self) -> None:
        """Give the terminal back, and let the last sentence end."""
        self.outlets.close()
        self.console.close()

    def greet(self, notice: SaveNotice | None = None) -> None:
        """Tell what is wrong with the settings, the catalogs or the wish for a voice."""
        dialogue = self.dialogue()
        if notice is not None:
            dialogue.say(save_problem(notice))
        if isinstance(self._mode, UnknownMode):
            dialogue.say(notices.words(self._mode.notice))
        try:
            catalog(self.language)
        except MissingCatalogError:
            dialogue.say(
                phrase(N_("The words of this language are missing here, so English is spoken."))
            )

    def dialogue(
        self, lines: EarlierLines | None = None, speaker: Speaker | None = None
    ) -> Dialogue:
        """Speak with whoever is at the keyboard, outside a game."""
        return Dialogue(
            self.console,
            self.outlets,
            speaker or Speaker(self.language),
            EarlierLines() if lines is None else lines,
            self.manner,
        )

    def begin_journal(self, header: Header) -> Journal:
        """Begin to keep a new game among the saved ones.

        Raises:
            SaveError: it cannot be kept.
        """
        return library.begin(header_fields(header), datetime.now().astimezone())

    async def play(self, header: Header, game: AnyGame, journal: Journal, rng: Random) -> Ending:
        """Play a new game."""
        table = table_of(header, game)
        table.keep(journal)
        playing = host(header, table, self.settings, rng, library.name_of(journal.path))
        with journal:
            return await self._session(playing).run()

    async def resume(self, path: Path, rng: Random) -> Ending:
        """Go on with a game that was kept.

        Raises:
            SaveError: the file cannot be opened.
            UnreadableError: it is no record.
            PlayerError: one of its moves is not right.
        """
        with interrupts_held():
            journal, record = Journal.open(path)
        with journal:
            replay = Replay(record, load_rules)
            check_persons(replay.header)
            header = self._as_wished(record.header)
            playing = host(header, replay.table, self.settings, rng, library.name_of(journal.path))
            session = self._session(playing)
            with interrupts_held():
                for happened in happenings(replay):
                    session.catch_up(happened)
            self._tell_resumed(journal, record, playing)
            replay.table.keep(journal)
            return await session.run()

    def _as_wished(self, header: Header) -> Header:
        """Let a single person hear a kept game in the language asked for or chosen since."""
        language = self.wishes.language or self.settings.language
        if not language or len(persons_in(header)) != 1:
            return header
        seats = [
            seating if seating.bot else replace(seating, language=language)
            for seating in header.seats
        ]
        return replace(header, seats=tuple(seats))

    def _tell_resumed(self, journal: Journal, record: Record, playing: Playing) -> None:
        language = playing.players[0].speaker.language if playing.players else self.language
        dialogue = self.dialogue(speaker=Speaker(language, playing.names))
        if journal.notice is not None:
            dialogue.say(save_problem(journal.notice))
        if playing.table.score().over:
            dialogue.say(phrase(N_("This game is over.")))
            self._tell_result(dialogue, playing)
        elif record.lines:
            dialogue.say(phrase(N_("The game goes on."), braille=NP_("braille", "Game goes on")))

    def _tell_result(self, dialogue: Dialogue, playing: Playing) -> None:
        """Tell the final score from the view of the first person here."""
        viewer = playing.players[0].seat if playing.players else 0
        for line in playing.words.score(playing.table.view(viewer)):
            dialogue.say(line)

    def _session(self, playing: Playing) -> Session:
        orders = self.orders(alone=len(playing.players) == 1)
        return Session(playing, self.console, self.outlets, self.manner, orders)

    def _voice_notice(self, notice: notices.OutputNotice) -> None:
        """Write what is wrong with a voice; a voice that fails cannot say it."""
        self.console.write(f"{Speaker(self.language).text(notices.words(notice))}\n")
