"""What Fenrir says of a game: every announcement of a short dialogue, once and in order."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.readers.fenrir import FenrirGame, needs_fenrir

pytestmark = needs_fenrir

PLAY = ("play", "hagakure", "--seats", "3", "--seed", "3", "--bots", "random")


@pytest.fixture
def listen(tmp_path: Path) -> Iterator[Callable[..., FenrirGame]]:
    started: list[FenrirGame] = []

    def run(*words: str) -> FenrirGame:
        started.append(FenrirGame(tmp_path, *words))
        return started[-1]

    yield run
    for game in started:
        game.close()


@pytest.mark.parametrize(
    ("language", "begun", "hand", "passed"),
    [
        (
            "en",
            [
                "Start Fenrir",
                "Round 1 of 9. You deal, Aki leads.",
                "Your hand: villagers 7, 15; samurai 21, 22; one Old Fool.",
                "Aki looks at your hand.",
                "Ken plays a token: double points.",
                "Play a Nobori token? Double, zero, villagers, swap, look, or pass.",
                "Token:",
            ],
            ["Your hand: villagers 7, 15; samurai 21, 22; one Old Fool.", "Token:"],
            ["You pass.", "Aki leads an Old Fool.", "Ken: samurai 18.", "Card:"],
        ),
        (
            "fr",
            [
                "Start Fenrir",
                "Manche 1 sur 9. Vous distribuez, à Aki d'ouvrir.",
                "Votre main : villageois 7, 15 ; samouraïs 21, 22 ; un vieux fou.",
                "Aki regarde votre main.",
                "Ken joue un jeton : doubler ses points.",
                "Un jeton Nobori ? Doubler, zéro, villageois, échanger, voir, ou passer.",
                "Jeton :",
            ],
            ["Votre main : villageois 7, 15 ; samouraïs 21, 22 ; un vieux fou.", "Jeton :"],
            ["Vous passez.", "Aki ouvre : vieux fou.", "Ken : samouraï 18.", "Carte :"],
        ),
        (
            "ja",
            [
                "Start Fenrir",
                "第1ラウンド、全9ラウンド。親はあなた、リードはアキ。",
                "手札は、村人7、15。さむらい21、22。おろか者1枚。",
                "アキ、あなたの手札を確認。",
                "ケン、のぼりで得点2倍。",
                "のぼりを使いますか。2倍、0点、村人、交換、見る、パスから選べます。",
                "のぼり：",
            ],
            ["手札は、村人7、15。さむらい21、22。おろか者1枚。", "のぼり："],
            ["あなた、パス。", "アキのリード、おろか者。", "ケン、さむらい18。", "カード："],
        ),
    ],
)
def test_after_enter_the_new_lines_are_said_once_and_in_order(
    listen: Callable[..., FenrirGame],
    language: str,
    begun: list[str],
    hand: list[str],
    passed: list[str],
) -> None:
    game = listen(*PLAY, "--language", language)
    said = game.hears(begun[-1])
    assert said[said.index("Start Fenrir") :] == begun
    assert answered(game.types("h", hand[-1])) == hand
    assert answered(game.types("pass", passed[-1])) == passed


def answered(said: list[str]) -> list[str]:
    """Leave out the typed line, which Fenrir says again at each key where it has kana."""
    return [line for line in said if not line.startswith("のぼり： ")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_typing_says_letters_and_nothing_else(
    listen: Callable[..., FenrirGame], language: str
) -> None:
    """Where the prompt has Japanese letters, Fenrir says the whole line again at each key."""
    game = listen(*PLAY, "--language", language)
    game.hears({"en": "Token:", "fr": "Jeton :"}[language])
    assert [game.presses(key) for key in "pass"] == [["p"], ["a"], ["s"], ["s"]]
