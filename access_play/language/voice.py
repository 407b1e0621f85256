"""Who speaks what is written, and how: one choice, so that nothing is said twice."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

Mode: TypeAlias = Literal["reader", "direct", "own", "off"]
"""The screen reader reads the terminal; it is spoken to directly; the game speaks; nobody does."""

MODES: Final[tuple[Mode, ...]] = get_args(Mode)

Degree: TypeAlias = Annotated[int, msgspec.Meta(ge=-100, le=100)]
"""From the least to the most; 0 leaves it as the system has it."""
Percent: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Voicing(msgspec.Struct, frozen=True):
    """How a voice speaks."""

    rate: Degree = 0
    pitch: Degree = 0
    volume: Percent = 100
    """Of what the system plays."""
    kanji: bool = False
    """Whether the voice reads kanji well; kana are sent to it else."""


USUAL: Final = Voicing()
