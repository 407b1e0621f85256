"""What a lesson is held to: news that is heard in it, and how long it lasts."""

from collections.abc import Mapping, Sequence

from tests.terminal.stage import Stage


def is_heard(
    stage: Stage,
    game: str,
    language: str,
    typed: Mapping[str, Sequence[str]],
    news: Mapping[int, Mapping[str, str]],
) -> None:
    """Take a whole lesson.

    Args:
        stage: where it is taken.
        game: whose lesson.
        language: in which it is given.
        typed: the lines that do what the lesson asks for, by language.
        news: what is heard after so many lines typed, by language.
    """
    stage.learns(game, language=language)
    for number, line in enumerate(typed[language], start=1):
        told = [said.replace("\u00a0", " ") for said in stage.types(line)]
        wanted = news.get(number, {}).get(language)
        if wanted is not None:
            assert wanted in told, (number, line, told)
    assert stage.ended


def words_heard(stage: Stage, game: str, typed: Mapping[str, Sequence[str]], *, lines: int) -> int:
    """Count the words of a lesson in English, in which so many lines are typed in each language."""
    assert {len(each) for each in typed.values()} == {lines}
    stage.learns(game, language="en")
    return sum(len(" ".join(stage.types(line)).split()) for line in typed["en"])
