"""Asking which of several games is meant."""

from collections.abc import Sequence

from access_play.games.catalogue import load_words
from access_play.language.phrases import Phrase
from access_play.terminal.asking.dialogue import Dialogue


async def choose_game(dialogue: Dialogue, question: Phrase, names: Sequence[str]) -> str | None:
    """Ask for a game by its title; help tells what each is like.

    Args:
        dialogue: with whoever is at the keyboard.
        question: what is asked.
        names: of the games to choose from.

    Returns:
        The name of the game; ``None`` for an empty line.

    Raises:
        Quit: the person asked to leave.
        Back: the person asked for the question before.
    """
    words = [load_words(name) for name in names]
    titles, about = [each.title for each in words], [each.about for each in words]
    chosen = await dialogue.choose(question, titles, about=about)
    return None if chosen is None else names[chosen]
