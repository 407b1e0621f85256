"""Questions out of turn at one keyboard: nobody hears or sees who could have answered them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_play.core.record import Header, Seating, header_fields
from access_play.games.honor_of_the_samurai.moves import PASS
from tests.terminal.stage import Stage

SEATS = (Seating("Aki", "en"), Seating("Ken", "fr"), Seating("Zoé", "en"))
DECK = (
    [f"daimyo-{number}" for number in range(1, 11)]
    + 5 * ["okugata-10-3"]
    + 4 * ["okugata-5-4"]
    + ["castle-odawara", "castle-osaka", "castle-himeji"]
    + 6 * ["cavalry"]
    + 11 * ["lancers"]
    + 17 * ["foot-soldiers"]
    + 11 * ["warrior-monks"]
    + ["no-dachi", "daisho", "swordsmith", "gunpowder", "noh-theater"]
    + 5 * ["house-guard"]
    + 5 * ["ninja-spy"]
    + 3 * ["elite-ninja-spy"]
    + 5 * ["ninja-assassin"]
    + 9 * ["dishonor"]
    + 4 * ["save-face"]
)


def battle(zoe: str) -> list[dict[str, object]]:
    """Return a game in which Aki beats Ken, and Zoé holds a certain card."""
    hands = [
        7 * ["foot-soldiers"],
        ["castle-osaka", *6 * ["lancers"]],
        [zoe, *6 * ["warrior-monks"]],
    ]
    daimyo = ["daimyo-2", "daimyo-1", "daimyo-3"]
    draw = list(DECK)
    for card in (*daimyo, *hands[0], *hands[1], *hands[2]):
        draw.remove(card)
    return [
        {
            "by": "chance",
            "do": "setup",
            "first": 1,
            "daimyo": daimyo,
            "hands": hands,
            "draw": draw,
        },
        {"by": 1, "do": "end"},
        {"by": 2, "do": "place", "card": "castle-osaka", "house": [2, "daimyo"]},
        {"by": 2, "do": "end"},
        {"by": 3, "do": "end"},
        {"by": 1, "do": "declare", "what": "attack", "seat": 2},
        {"by": "chance", "do": "roll", "dice": [6]},
        {"by": "chance", "do": "roll", "dice": [1, 1]},
    ]


def begin(stage: Stage, folder: Path, zoe: str, seats: tuple[Seating, ...] = SEATS) -> None:
    header = Header("access-play/1", "honor-of-the-samurai", seats)
    lines = [json.dumps(each) for each in (header_fields(header), *battle(zoe))]
    path = folder / "honor.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    stage.resumes(path)


def scene(stage: Stage, *typed: str) -> list[str]:
    """Let the person who is called come, type, and leave again; return what is written then."""
    start, asked = len(stage.keyboard.writes), len(stage.keyboard.prompts) - 1
    stage.types("", *typed, "")
    return stage.keyboard.writes[start:] + stage.keyboard.prompts[asked:]


SAVE, NOTHING = "save-face", "dishonor"
ASKED = ("t", "t ken", "w", "s", "s s", "m", "m 1", "hint", "h", "draw", "save face", "u", "r 3")
"""What somebody may try who is called and cannot answer."""


def run(stage: Stage, zoe: str, answer: str) -> tuple[list[str], list[str]]:
    """Return what Ken and Aki meet, who are called before and after Zoé."""
    begin(stage, stage.folder, zoe)
    ken = scene(stage, *ASKED, "")
    scene(stage, answer)
    return ken, scene(stage, *ASKED, "")


@pytest.fixture
def two_stages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Stage, Stage]]:
    stages = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path / name))
        stages.append(Stage(tmp_path / name, monkeypatch))
    yield stages[0], stages[1]
    for stage in stages:
        stage.close()


def test_the_others_meet_the_same_whether_or_not_it_could_be_answered(
    two_stages: tuple[Stage, Stage],
) -> None:
    could, could_not = two_stages
    with_card = run(could, SAVE, "pass")
    without = run(could_not, NOTHING, "")
    assert with_card == without
    assert [each["do"] for each in could.record][-1] == "pass"
    assert len(could.record) == len(could_not.record) + 1, "a mere confirmation is not recorded"


def test_all_who_are_called_hear_alike_what_is_asked(stage: Stage) -> None:
    """Ken cannot answer, Zoé can; he does not hear of the dice that were thrown before."""
    begin(stage, stage.folder, SAVE, tuple([Seating(each.name, "en") for each in SEATS]))
    stage.types("")
    assert stage.prompt == "You have nothing to answer with. Enter: "
    ken = ["It is asked who saves face for you. Asked in turn: you, Zoé and Aki."]
    assert [stage.types(asked)[:1] for asked in ("w", "m", "hint", "?")] == 4 * [ken]
    stage.types("", "", "")
    assert stage.prompt == "Save face or pass: "
    zoe = ["It is asked who saves face for Ken. Asked in turn: Ken, you and Aki."]
    assert [stage.types(asked) for asked in ("w", "")] == 2 * [zoe]


def test_nobody_sees_what_the_rules_have_gone_on_to(stage: Stage) -> None:
    begin(stage, stage.folder, NOTHING)
    ken = [line.replace("\u00a0", " ") for line in scene(stage, *ASKED, "")]
    ken.remove("Aki gagne la bataille 6 à 2. Votre daimyo meurt, sauf si quelqu'un sauve la face.")
    assert "Vous : honneur 30, ki 8, force 8, le château d'Osaka." in ken
    assert not [line for line in ken if "meurt" in line or "prendre" in line]
    scene(stage, "")
    aki = scene(stage, *ASKED, "")
    assert "Ken: honor 30, ki 8, strength 8, Osaka castle." in aki


def test_who_holds_the_card_is_asked_and_the_outcome_comes_when_all_have_been_called(
    stage: Stage,
) -> None:
    begin(stage, stage.folder, SAVE)
    scene(stage, "")
    zoe = scene(stage, "pass")
    assert "Save Ken's daimyo with your Save Face card, or pass?" in zoe
    assert "You do not save Ken's daimyo." in zoe
    assert not [line for line in zoe if "Nobody saves face" in line]
    stage.types("")
    assert stage.prompt == "You have nothing to answer with. Enter: "
    told = stage.types("")
    assert told[:2] == [
        "Nobody saves face: Ken's daimyo is lost, Ken is ronin.",
        "Take Osaka castle or burn it?",
    ]
    assert stage.prompt == "Take or burn: "


def test_once_the_face_is_saved_nobody_else_is_called(stage: Stage) -> None:
    begin(stage, stage.folder, SAVE)
    scene(stage, "")
    told = scene(stage, "save face")
    assert "You save face for Ken: the daimyo and his house stay." in told
    told = stage.types("")
    assert "Zoé saves face for Ken: the daimyo and his house stay." in told
    assert stage.prompt == "Take or burn: "


class TestAlways:
    """ "Always pass until my turn"."""

    def test_who_always_passes_is_called_no_more(self, two_stages: tuple[Stage, Stage]) -> None:
        could, could_not = two_stages
        met = []
        for stage, card in ((could, SAVE), (could_not, NOTHING)):
            begin(stage, stage.folder, card)
            zoe = stage.playing.players[2]
            zoe.always = PASS
            ken = scene(stage, "")
            assert "Aki is next. Press Enter when you are at the keyboard." in ken
            met.append((ken, scene(stage, "")))
        assert met[0] == met[1]
        assert [each["do"] for each in could.record][-1] == "pass"

    @pytest.mark.parametrize("typed", ["always pass", "always pass until my turn"])
    def test_it_is_said_in_words_and_answers_at_once(self, stage: Stage, typed: str) -> None:
        begin(stage, stage.folder, SAVE)
        scene(stage, "")
        told = scene(stage, typed)
        asked = told.index("Save Ken's daimyo with your Save Face card, or pass?")
        assert told[asked : asked + 3] == [
            "Save Ken's daimyo with your Save Face card, or pass?",
            "You pass every question until your own turn. Type ask me to be asked again.",
            "You do not save Ken's daimyo.",
        ]
        assert stage.record[-1]["do"] == "pass"
        assert stage.playing.players[2].always == PASS

    def test_one_who_cannot_answer_may_say_it_too_and_take_it_back(self, stage: Stage) -> None:
        begin(stage, stage.folder, NOTHING)
        typed = "toujours passer jusqu'à mon tour"
        told = [line.replace("\u00a0", " ") for line in scene(stage, typed, "")]
        assert [line for line in told if line.startswith("Vous passez à chaque question jusqu'à")]
        ken = stage.playing.players[1]
        assert ken.always == PASS
        scene(stage, "")
        scene(stage, "")
        assert stage.playing.players[0].always is None

    def test_it_ends_with_the_own_turn(self, stage: Stage) -> None:
        begin(stage, stage.folder, NOTHING)
        for _ in range(3):
            scene(stage, "")
        stage.playing.players[1].always = PASS
        assert stage.prompt == "Take or burn: "
        stage.types("burn", "end", "")
        told = [line.replace("\u00a0", " ") for line in stage.types("")]
        assert told[-1] == "C'est votre tour : à partir de maintenant, on vous demande de nouveau."
        assert stage.playing.players[1].always is None

    def test_ask_me_again(self, stage: Stage) -> None:
        begin(stage, stage.folder, NOTHING)
        stage.types("", "toujours passer", "demandez-moi")
        assert stage.playing.players[1].always is None


def test_moves_are_grouped_and_asked_for_step_by_step(stage: Stage) -> None:
    begin(stage, stage.folder, NOTHING)
    for _ in range(3):
        scene(stage, "")
    stage.types("take")
    assert stage.types("m") == [
        "1, place foot soldiers",
        "2, discard foot soldiers",
        "3, end the turn",
    ]
    assert stage.types("m 1") == [
        "In which house?",
        "1, place foot soldiers in the daimyo's house",
        "2, place foot soldiers in the samurai's house",
    ]
    assert stage.types("2") == ["You place foot soldiers in the samurai's house, 1 action left."]
