"""English and French braille by liblouis: its C library where one is found, else its command.

There is no liblouis on PyPI, so it is looked for on the machine, when it is needed.
"""

import ctypes
import os
import shutil
import subprocess
from ctypes.util import find_library
from functools import cache
from typing import Final, Protocol

from access_play.tactile.braille.leaves import BLANK
from access_play.tactile.braille.translator import NoTableError, NoTranslatorError, UnwritableError

VARIABLE: Final = "ACCESS_PLAY_LIBLOUIS"
"""The environment variable that names the library's file, where it is found nowhere else."""

_NAME: Final = "liblouis"
_COMMAND: Final = "lou_translate"
_DISPLAY: Final = "unicode.dis"
"""The table that writes cells as Unicode has them; it must stand first."""
_SILENT: Final = 60_000
"""The level of the log above all messages."""
_NO_NUMBERS: Final = 128
"""The mode that leaves a sign out which the table lacks, instead of spelling out its number."""
_MOST_CELLS_A_SIGN: Final = 16
_SPELT_OUT: Final = 7
"""A sign of so many cells is one whose number was spelt out."""
_SECONDS: Final = 60
_CODECS: Final = {2: "utf-16-le", 4: "utf-32-le"}


class _Engine(Protocol):
    """Translates by a table, forwards or backwards."""

    def run(self, table: str, text: str, *, back: bool = False, mode: int = 0) -> str | None:
        """Return what the table makes of a text; ``None`` where there is no such table."""


class _Library:
    """The C library."""

    def __init__(self, path: str) -> None:
        self._louis = ctypes.CDLL(path)
        self._louis.lou_setLogLevel(_SILENT)
        self._size = int(self._louis.lou_charSize())

    def run(self, table: str, text: str, *, back: bool = False, mode: int = 0) -> str | None:
        call = self._louis.lou_backTranslateString if back else self._louis.lou_translateString
        codec = _CODECS[self._size]
        data = text.encode(codec)
        room = len(data) // self._size * _MOST_CELLS_A_SIGN + _MOST_CELLS_A_SIGN
        given = ctypes.create_string_buffer(data, len(data) + self._size)
        made = ctypes.create_string_buffer(room * self._size)
        read = ctypes.c_int(len(data) // self._size)
        wrote = ctypes.c_int(room)
        tables = f"{_DISPLAY},{table}".encode()
        done = call(tables, given, ctypes.byref(read), made, ctypes.byref(wrote), None, None, mode)
        return made.raw[: wrote.value * self._size].decode(codec) if done else None


class _Command:
    """The program of liblouis, for systems that hide the library."""

    def __init__(self, path: str) -> None:
        self._path = path

    def run(self, table: str, text: str, *, back: bool = False, mode: int = 0) -> str | None:
        del mode  # the program has no modes; what it spells out is known by its length
        way = "--backward" if back else "--forward"
        done = subprocess.run(  # noqa: S603 (found on the search path, without a shell)
            [self._path, way, f"{_DISPLAY},{table}"],
            input=f"{text}\n".encode(),
            capture_output=True,
            timeout=_SECONDS,
            check=False,
        )
        made = done.stdout.decode().removesuffix("\n")
        return made if made and not done.returncode else None


class LouisTranslator:
    """Translates by one table of liblouis."""

    def __init__(self, engine: _Engine, table: str) -> None:
        self._engine = engine
        self._table = table
        self._known: dict[str, bool] = {}

    def translate(self, text: str) -> str:
        """Return the cells of a text."""
        for sign in dict.fromkeys(text):
            if not sign.isspace() and not self.knows(sign):
                raise UnwritableError(sign)
        return self._run(text).replace(" ", BLANK)

    def back(self, cells: str) -> str:
        """Return the text that cells are read as."""
        return self._run(cells, back=True)

    def knows(self, sign: str) -> bool:
        """Tell whether the table writes a sign as cells that are neither blank nor its number."""
        if sign not in self._known:
            cells = self._run(sign, mode=_NO_NUMBERS).strip(f" {BLANK}")
            self._known[sign] = 0 < len(cells) < _SPELT_OUT
        return self._known[sign]

    def _run(self, text: str, *, back: bool = False, mode: int = 0) -> str:
        made = self._engine.run(self._table, text, back=back, mode=mode)
        if made is None:
            raise NoTableError(self._table)
        return made


def louis_translator(table: str) -> LouisTranslator:
    """Return a translator by a table.

    Raises:
        NoTranslatorError: liblouis is not to be found.
        NoTableError: it has no such table.
    """
    made = LouisTranslator(_engine(os.environ.get(VARIABLE, "")), table)
    made.translate("a")
    return made


@cache
def _engine(named: str) -> _Engine:
    path = named or find_library("louis") or find_library("liblouis")
    if path:
        try:
            return _Library(path)
        except (OSError, AttributeError) as error:
            if named:
                raise NoTranslatorError(_NAME) from error
    command = shutil.which(_COMMAND)
    if command is None:
        raise NoTranslatorError(_NAME)
    return _Command(command)
