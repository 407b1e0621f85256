"""What yasr says of a game: each announcement once and in order, and of a key its letter."""

from pathlib import Path

import pytest

from access_play.games.catalogue import own_games
from tests.cli.shown import happenings
from tests.readers.conftest import Listen
from tests.readers.yasr import SpokenGame, needs_yasr, plain

pytestmark = needs_yasr

TABLE = ("--seats", "3", "--seed", "3", "--bots", "random")
PLAY = ("play", "hagakure", *TABLE)


TOKEN = ("Token: ", "Jeton : ", "のぼり： ")
CARD = ("Card: ", "Carte : ", "カード： ")
NUMBER = ("Number: ", "Numéro : ", "番号： ")
OVER = ("Enter leaves: ", "Entrée pour sortir : ", "エンターで終わります： ")


@pytest.mark.parametrize(
    ("language", "begun", "hand", "passed", "played"),
    [
        (
            "en",
            [
                "Round 1 of 9. You deal, Aki leads.",
                "Your hand: villagers 7, 15; samurai 21, 22; one Old Fool.",
                "Aki looks at your hand.",
                "Ken plays a token: double points.",
                "Play a Nobori token? Double, zero, villagers, swap, look, or pass.",
                "Token: ",
            ],
            ["Your hand: villagers 7, 15; samurai 21, 22; one Old Fool.", "Token: "],
            ["You pass.", "Aki leads an Old Fool.", "Ken: samurai 18.", "Card: "],
            [
                "You win trick 1 of 5 and samurai 18 with samurai 21.",
                "You lead trick 2. Which card?",
                "Card: ",
            ],
        ),
        (
            "fr",
            [
                "Manche 1 sur 9. Vous distribuez, à Aki d'ouvrir.",
                "Votre main : villageois 7, 15 ; samouraïs 21, 22 ; un vieux fou.",
                "Aki regarde votre main.",
                "Ken joue un jeton : doubler ses points.",
                "Un jeton Nobori ? Doubler, zéro, villageois, échanger, voir, ou passer.",
                "Jeton : ",
            ],
            ["Votre main : villageois 7, 15 ; samouraïs 21, 22 ; un vieux fou.", "Jeton : "],
            ["Vous passez.", "Aki ouvre : vieux fou.", "Ken : samouraï 18.", "Carte : "],
            [
                "Avec le samouraï 21, vous remportez le pli 1 sur 5 et le samouraï 18.",
                "À vous d'ouvrir le pli 2. Quelle carte ?",
                "Carte : ",
            ],
        ),
        (
            "ja",
            [
                "第1ラウンド、全9ラウンド。親はあなた、リードはアキ。",
                "手札は、村人7、15。さむらい21、22。おろか者1枚。",
                "アキ、あなたの手札を確認。",
                "ケン、のぼりで得点2倍。",
                "のぼりを使いますか。2倍、0点、村人、交換、見る、パスから選べます。",
                "のぼり： ",
            ],
            ["手札は、村人7、15。さむらい21、22。おろか者1枚。", "のぼり： "],
            ["あなた、パス。", "アキのリード、おろか者。", "ケン、さむらい18。", "カード： "],
            [
                "あなたがさむらい21で1トリックめとさむらい18を獲得、残り4トリック。",
                "2トリックめ、あなたのリードです。どれを出しますか。",
                "カード： ",
            ],
        ),
    ],
)
def test_after_enter_the_new_lines_are_said_once_and_in_order(
    listen: Listen,
    language: str,
    begun: list[str],
    hand: list[str],
    passed: list[str],
    played: list[str],
) -> None:
    game = listen(*PLAY, "--language", language)
    assert game.hears() == begun
    assert game.types("h") == hand
    assert game.types("pass") == passed
    assert game.types("s21") == played


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_typing_says_letters_and_nothing_else(listen: Listen, language: str) -> None:
    game = listen(*PLAY, "--language", language, key_echo=True)
    game.hears()
    assert game.presses("h") == ["h"]
    assert len(game.enters()) == 2
    assert game.presses("pas") == ["p", "a", "s"]
    assert game.presses("\x7f") == ["s"]
    assert game.presses("ss") == ["s", "s"]
    assert len(game.enters()) == 4


@pytest.mark.parametrize(
    ("language", "news", "asked"),
    [
        ("en", "Aki leads an Old Fool.", "Ken is next. Enter: "),
        ("fr", "Aki ouvre : vieux fou.", "À Ken maintenant. Entrée : "),
        ("ja", "アキのリード、おろか者。", "次はケンです。エンター： "),
    ],
)
def test_news_within_a_typed_line_are_said_once_and_the_line_stays(
    listen: Listen, language: str, news: str, asked: str
) -> None:
    paced = {"pace": 1.5, "language": language, "speech": "reader"}
    game = listen(*PLAY, settings=paced, key_echo=True)
    game.hears(*TOKEN)
    game.presses("pass")
    game.enters()
    assert game.presses("ha") == ["h", "a"]
    assert game.hears("ha") == [news, f"{asked}ha"]
    assert game.presses("nd") == ["n", "d"]
    assert game.enters()[0] == game.heard[1], "the line that was typed asks for the hand"
    game.hears(*CARD)
    assert game.heard.count(news) == 1


def play_to_the_end(game: SpokenGame) -> None:
    """Make the first move that there is, again and again."""
    game.hears()
    while not game.heard[-1].endswith(OVER):
        game.types("1" if game.heard[-1].endswith(NUMBER) else "m 1")


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("name", own_games())
def test_a_whole_game_is_heard_as_it_is_told(
    listen: Listen,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    language: str,
) -> None:
    game = listen("play", name, *TABLE, "--language", language)
    play_to_the_end(game)
    told = list(map(plain, happenings(tmp_path, capsys, monkeypatch)))
    heard = [line for line in game.heard if line in set(told)]
    assert len(told) > 50
    assert heard == told
