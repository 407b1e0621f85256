"""The names of computer players."""

from typing import Final

from access_play.language.speaker import Name

_NAMES: Final = (
    Name("Aki", "アキ"),
    Name("Ken", "ケン"),
    Name("Zoé", "ゾエ"),
    Name("Mei", "メイ"),
    Name("Léo", "レオ"),
    Name("Sam", "サム"),
    Name("Yui", "ユイ"),
    Name("Hugo", "ユーゴ"),
    Name("Nina", "ニナ"),
    Name("Taro", "タロー"),
    Name("Emma", "エマ"),
    Name("Max", "マックス"),
)
"""Short, unlike each other by ear and in braille, at home in one of the three languages."""


def bot_names(count: int) -> tuple[Name, ...]:
    """Return different names for computer players.

    Raises:
        ValueError: more are asked for than there are.
    """
    if not 0 <= count <= len(_NAMES):
        raise ValueError(count)
    return _NAMES[:count]
