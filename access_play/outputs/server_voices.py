"""Which engine of a speech server speaks a language."""

import re
from typing import Final

from access_play.outputs.child import VoiceInfo
from access_play.outputs.ssip import Ssip, SsipRefusedError


class ServerVoices:
    """Finds an engine for each language: the server's usual one if it can, else another.

    Args:
        server: the connection, whose engine and language are set here alone.
        only: the name of the one engine that may speak; empty for whichever can.
    """

    def __init__(self, server: Ssip, only: str = "") -> None:
        self._server: Final = server
        self._engines: Final = (only,) if only else self._listed_engines()
        self._voices: Final[dict[str, tuple[VoiceInfo, ...]]] = {}
        self._chosen: Final[dict[str, str | None]] = {}
        self._now: tuple[str, str] | None = None

    @property
    def engines(self) -> tuple[str, ...]:
        """The engines' names, the usual one first."""
        return self._engines

    def engine_for(self, language: str) -> str | None:
        """Name the engine that speaks a language, if one does."""
        if language not in self._chosen:
            able = (engine for engine in self._engines if language in self.languages(engine))
            self._chosen[language] = next(able, None)
        return self._chosen[language]

    def languages(self, engine: str) -> frozenset[str]:
        """Return the languages an engine speaks, as their tags begin."""
        return frozenset(tag for voice in self.voices(engine) for tag in voice.languages)

    def voices(self, engine: str) -> tuple[VoiceInfo, ...]:
        """Return an engine's voices; none where it does not tell them."""
        if engine not in self._voices:
            self._set_engine(engine)
            self._voices[engine] = tuple(map(_voice, self._asked("LIST SYNTHESIS_VOICES")))
        return self._voices[engine]

    def speak_with(self, engine: str, language: str) -> None:
        """Let what follows be said by an engine in a language."""
        if self._now != (engine, language):
            self._set_engine(engine)
            self._server.ask(f"SET self LANGUAGE {language}")
            self._now = engine, language

    def _set_engine(self, engine: str) -> None:
        self._now = None
        self._server.ask(f"SET self OUTPUT_MODULE {engine}")

    def _listed_engines(self) -> tuple[str, ...]:
        usual = self._asked("GET OUTPUT_MODULE")
        listed = self._asked("LIST OUTPUT_MODULES")
        return tuple(dict.fromkeys(each for each in (*usual, *listed) if each in listed))

    def _asked(self, command: str) -> tuple[str, ...]:
        try:
            return self._server.ask(command)
        except SsipRefusedError:
            return ()


def _voice(line: str) -> VoiceInfo:
    """Read ``NAME TAB LANGUAGE TAB VARIANT``."""
    name, language, *_ = (*line.split("\t"), "")
    tag = re.match("[a-z]+", language.lower())
    return VoiceInfo(name, name, (tag[0],) if tag else ())
