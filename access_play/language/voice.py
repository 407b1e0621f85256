"""Who speaks what is written: one choice, so that nothing is said twice."""

from typing import Final, Literal, TypeAlias, get_args

Mode: TypeAlias = Literal["reader", "direct", "own", "off"]
"""The screen reader reads the terminal; it is spoken to directly; the game speaks; nobody does."""

MODES: Final[tuple[Mode, ...]] = get_args(Mode)
