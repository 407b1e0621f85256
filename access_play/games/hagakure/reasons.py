"""Why a move is refused in Hagakure, as codes."""

from enum import StrEnum


class HagakureReason(StrEnum):
    """The game's own refusal codes, in the order in which they are looked for."""

    MUST_FOLLOW_SAMURAI = "must-follow-samurai"
    TOKEN_SPENT = "token-spent"  # noqa: S105 (a Nobori token)
    NO_SUCH_TARGET = "no-such-target"
