"""What is agreed before a game: which one, and its options."""

from collections.abc import Sequence

from access_play.core.game import AnyGame, Option
from access_play.core.record import Header, UnreadableError
from access_play.core.replay import table_of
from access_play.games.catalogue import UnknownGameError, game_names, load_rules
from access_play.hosting.problems import PlayerError
from access_play.language.folding import number
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Verbatim, phrase, quoted


def find_game(name: str) -> AnyGame:
    """Load a game's rules.

    Raises:
        PlayerError: there is no such game.
    """
    try:
        return load_rules(name)
    except UnknownGameError as error:
        raise PlayerError(
            phrase(
                N_("There is no game {game}. Choose one of: {games}."),
                game=quoted(name),
                games=Verbatim(", ".join(game_names())),
            )
        ) from error


def check_header(header: Header, game: AnyGame) -> None:
    """Refuse options that the game does not have.

    Raises:
        PlayerError: an option is unknown or its value out of range.
    """
    try:
        table_of(header, game)
    except UnreadableError as error:
        offered = game.options(len(header.seats))
        if not offered:
            wrong = N_("The game has no option {option}, or not with this value.")
            raise PlayerError(phrase(wrong, option=Verbatim(error.detail))) from error
        wrong = N_("The game has no option {option}, or not with this value; it has {options}.")
        known = Verbatim("; ".join(map(_offer, offered)))
        raise PlayerError(phrase(wrong, option=Verbatim(error.detail), options=known)) from error


def _offer(option: Option) -> str:
    return f"{option.name} {', '.join(map(str, (*option.alone, *option.values)))}"


def read_options(given: Sequence[str], game: AnyGame) -> dict[str, object]:
    """Read ``NAME=VALUE``; a value of digits is a number, several are parted by commas.

    Raises:
        PlayerError: one is written in another way.
    """
    options: dict[str, object] = {}
    known = {option.name: option for seats in game.seats for option in game.options(seats)}
    for text in given:
        name, found, value = text.partition("=")
        if not found:
            raise PlayerError(
                phrase(
                    NP_("written", "An option is given as NAME=VALUE, not as {text}."),
                    text=quoted(text),
                )
            )
        options[name] = _value(value, known.get(name))
    return options


def _value(text: str, option: Option | None) -> object:
    if option is not None and option.several and text not in option.alone:
        return [part.strip() for part in text.split(",") if part.strip()]
    digits = number(text)
    return text if digits is None else digits
