"""Several persons at one keyboard: between two curtains nothing is told that is another's."""

import re

import pytest

from access_play.core.record import Seating
from access_play.terminal.table.playing import Ending
from tests.terminal.stage import AKI, CLEARED, DEALT, FIGHT, SAM, ZOE, Stage

TABLE = (AKI, ZOE, SAM)
CARDS = {
    "AKI": ["手札", "さむらい18", "さむらい22", "18、22", "6、9、14"],
    "ZOE": ["Votre main", "villageois 8", "10, 11, 13"],
    "SAM": ["Your hand", "villagers 15", "samurai 20", "16, 17"],
}
ASKING = {"Card:", "Token:", "Carte :", "Jeton :", "カード：", "のぼり："}
"""The prompts at which a move is asked for."""
CALLED = {
    "AKI": "次はアキです。キーボードの前で、エンターキーを押してください。",
    "ZOE": "C'est à Zoé. Quand vous êtes au clavier, appuyez sur Entrée.",
    "SAM": "Sam is next. Press Enter when you are at the keyboard.",
}


HAND_SIGNS = ("手札は、", "Votre main", "Your hand")


def is_asked(stage: Stage) -> bool:
    return stage.prompt.strip().replace("\u00a0", " ") in ASKING


def sit_down(stage: Stage) -> list[str]:
    """Cover the cards of whoever leaves, and let the next one come."""
    covered = stage.types("")
    assert covered[0] == CLEARED
    return stage.types("")


def test_the_curtain_is_one_neutral_line_until_somebody_comes(stage: Stage) -> None:
    stage.plays(TABLE, FIGHT)
    assert stage.keyboard.writes == ["ゲームを続けます。", CLEARED, CALLED["AKI"]]
    assert stage.types("")[-1] == "1トリックめ、あなたのリードです。どれを出しますか。"


def test_whoever_leaves_hears_what_came_of_the_move_before_it_is_covered(stage: Stage) -> None:
    stage.plays(TABLE, DEALT)
    stage.types("")
    told = stage.types("よみを見る")
    assert "よみの中は、村人7、12。さむらい19、21。おろか者1枚。" in told
    assert stage.prompt == "エンターでカードを隠して、次はZoé： "
    assert stage.types("手札") == ["手札は、村人6、9、14。さむらい18、22。"]
    assert [line.replace("\u00a0", " ") for line in stage.types("")] == [CLEARED, CALLED["ZOE"]]


def test_the_next_one_hears_what_was_missed_in_an_own_language(stage: Stage) -> None:
    stage.plays(TABLE, FIGHT)
    stage.types("", "14")
    assert sit_down(stage) == [
        "Vous passez.",
        "Sam passe.",
        "Aki ouvre\u00a0: villageois 14.",
        "Votre main\u00a0: villageois 8, 10, 11, 13\u00a0; un vieux fou.",
    ]


ASKED = ("h", "hand", "main", "手札", "l", "r", "r 9", "t", "m", "hint", "s s", "i 18", "more", "?")


@pytest.mark.parametrize("asked", [*ASKED, "18", "v14", "u", "m 1", "lang en", "d", "", "x" * 5000])
def test_nothing_can_be_asked_at_the_curtain(stage: Stage, asked: str) -> None:
    stage.plays(TABLE, FIGHT)
    stage.types("", "14", "")
    before, position = stage.path.read_bytes(), stage.position
    told = stage.types(asked or "\u200b x")
    (line,) = [line.replace("\u00a0", " ") for line in told]
    assert line == "Les cartes sont cachées. Appuyez sur Entrée seule, une fois Zoé au clavier."
    assert (stage.path.read_bytes(), stage.position) == (before, position)


@pytest.mark.parametrize("word", ["quit", "quitter", "終了", "QUIT", "exit"])
def test_whoever_stands_at_the_curtain_can_leave(stage: Stage, word: str) -> None:
    stage.plays(TABLE, FIGHT)
    stage.types("", "14", "")
    told = stage.types(word)
    assert stage.result is Ending.QUIT
    assert [line.replace("\u00a0", " ") for line in told] == [
        CLEARED,
        "La partie est gardée. Pour continuer, tapez access-play resume game.",
    ]
    assert len(stage.record) == 6


def test_a_curtain_s_lines_are_in_nobody_s_history(stage: Stage) -> None:
    stage.plays(TABLE, FIGHT)
    stage.types("", "h", "14", "", "x", "")
    at_curtain = [
        history
        for prompt, history in zip(stage.keyboard.prompts, stage.keyboard.histories, strict=True)
        if prompt.startswith(("Entrée", "エンター")) and "カード" not in prompt
    ]
    assert len(at_curtain) >= 3
    persons = [player.lines for player in stage.playing.players]
    assert not any(history in persons for history in at_curtain)


def test_each_person_types_into_a_history_of_an_own(stage: Stage) -> None:
    stage.plays(TABLE, FIGHT)
    stage.types("", "h")
    aki = stage.keyboard.histories[-1]
    stage.types("14", "", "")
    zoe = stage.keyboard.histories[-1]
    assert zoe is not aki
    assert [aki, zoe] == [player.lines for player in stage.playing.players[:2]]


def test_repeat_and_log_are_one_s_own(stage: Stage) -> None:
    stage.plays(TABLE, FIGHT)
    stage.types("", "手札", "候補", "14", "")
    stage.types("")
    lines = stage.types("r 100") + stage.types("l") + stage.types("more")
    assert "Votre main" in " ".join(lines)
    foreign = [word for who in ("AKI", "SAM") for word in CARDS[who]]
    assert not [line for line in lines if any(word in line for word in foreign)]


def test_what_is_written_between_two_curtains_belongs_to_one_person(stage: Stage) -> None:
    stage.plays(TABLE, DEALT, seed=3)
    stage.types("", "look yomi", "", "")
    while len(stage.record) < 40:
        if is_asked(stage):
            stage.types("h", "l", "r 12", "t", "m", "m 1")
        else:
            stage.types("")
    scenes = "\n".join(stage.keyboard.writes).split(CLEARED)
    assert len(scenes) > 20
    hands = [[sign for sign in HAND_SIGNS if sign in scene] for scene in scenes]
    assert max(map(len, hands)) == 1
    assert [] in hands, "a curtain alone tells no hand"
    looked = [scene for scene in scenes if "よみの中は" in scene]
    assert looked
    assert not [scene for scene in looked if "Votre main" in scene or "Your hand" in scene]


def test_each_person_is_warned_once_of_a_screen_that_cannot_be_cleared(stage: Stage) -> None:
    stage.keyboard.clears = False
    stage.plays(TABLE, FIGHT)
    assert stage.keyboard.writes[1:] == [
        CLEARED,
        "この端末には前の行が残ります。交代のときは、画面を見えないようにしてください。",
        CALLED["AKI"],
    ]
    stage.types("", "14")
    assert stage.types("")[1].startswith("Ce terminal")
    stage.types("", "8")
    assert stage.types("")[1].startswith("This terminal keeps old lines")
    stage.types("", "15", "16")
    assert stage.types("") == [CLEARED, CALLED["AKI"]]


def test_the_end_is_told_to_everybody_in_an_own_language(stage: Stage) -> None:
    stage.begins((Seating("Sam", "en"), ZOE, Seating("Ken", "en", "sensible")), seed=5)
    for _ in range(400):
        if stage.ended:
            break
        stage.types("m 1" if is_asked(stage) else "")
    assert stage.result is Ending.GAME_OVER
    text = "\n".join(stage.keyboard.writes)
    assert re.search(r"(wins?|win) the game with \d+ points", text)
    assert re.search(r"gagne[z]? la partie avec \d+ points", text)


def test_a_resumed_game_calls_whose_turn_it_is(stage: Stage) -> None:
    stage.plays(TABLE, [*FIGHT, {"by": 1, "do": "play", "card": "V14"}])
    assert [line.replace("\u00a0", " ") for line in stage.keyboard.writes][-1] == CALLED["ZOE"]
    stage.types("")
    lines = stage.types("l")
    assert lines[-1] == "Aki ouvre\u00a0: villageois 14."
    assert "手札" not in "".join(lines)


def test_without_a_terminal_persons_are_called_and_nothing_is_awaited(stage: Stage) -> None:
    stage.keyboard.interactive = False
    stage.plays(TABLE, FIGHT)
    stage.types("14")
    assert CLEARED not in stage.keyboard.writes
    assert stage.types("main")[0].startswith("Votre main")


def test_each_one_who_comes_back_hears_the_news_since_the_own_last_move(stage: Stage) -> None:
    stage.plays(TABLE, [*FIGHT, {"by": 1, "do": "play", "card": "V14"}])
    told = stage.types("")
    assert told == [
        "Vous passez.",
        "Sam passe.",
        "Aki ouvre\u00a0: villageois 14.",
        "Votre main\u00a0: villageois 8, 10, 11, 13\u00a0; un vieux fou.",
    ]
    stage.types("8", "")
    assert stage.types("") == [
        "You pass.",
        "Aki leads villager 14.",
        "Zoé: villager 8.",
        "Your hand: villagers 15, 16, 17; samurai 20; one Old Fool.",
    ]
    stage.types("15", "16", "")
    assert stage.types("")[:2] == ["あなたのリード、村人14。", "Zoé、村人8。"]


def test_leaving_covers_what_was_told_before_the_farewell(stage: Stage) -> None:
    stage.plays(TABLE, FIGHT)
    stage.types("")
    told = stage.types("終了")
    assert told[0] == CLEARED
    assert told[1:] == [
        "ゲームは保存されています。続けるには、access-play resume gameと打ってください。"
    ]


def test_the_farewell_is_said_to_whoever_was_called_last(stage: Stage) -> None:
    stage.plays(TABLE, FIGHT)
    stage.types("", "14")
    assert stage.types("quit")[-1].startswith("ゲームは保存されて"), "Aki has not left yet"
    stage.resumes(stage.path)
    assert stage.types("quit")[-1].startswith("La partie est gardée."), "Zoé is called"
