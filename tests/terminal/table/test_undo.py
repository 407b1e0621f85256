"""Taking back, in practice only: never over a draw, nor what was shown or answered."""

import pytest

from access_play.core.record import Seating
from tests.terminal.stage import DEALT, FIGHT, SAM, ZOE, Stage, alone

NO_UNDO = "Moves can be taken back in practice games only. Play on from here."
NOTHING = (
    "Nothing can be taken back here: a deal, a card that was shown and another person's move"
    " stay. Play on from here."
)


def test_a_move_is_taken_back_with_what_computer_players_did_after_it(stage: Stage) -> None:
    stage.plays(alone(), FIGHT, practice=True)
    stage.types("14")
    assert "Taken back." in stage.types("undo")
    assert stage.types("h") == ["Your hand: villagers 6, 9, 14; samurai 18, 22."]
    assert stage.types("u")[0] == "Taken back.", "the pass before the first trick"
    assert stage.prompt == "Token: "
    assert stage.types("u") == [NOTHING]


@pytest.mark.parametrize("word", ["u", "undo", "annuler", "戻す", "もどす", "待った"])
def test_undo_is_for_practice_alone(stage: Stage, word: str) -> None:
    language = "fr" if word == "annuler" else "ja" if not word.isascii() else "en"
    stage.plays(alone(language), FIGHT)
    before = stage.path.read_bytes()
    told = stage.types(word)
    assert len(told) == 1
    assert language != "en" or told == [NO_UNDO]
    assert stage.path.read_bytes() == before


def test_what_was_seen_is_not_taken_back(stage: Stage) -> None:
    stage.plays(alone(), DEALT, practice=True)
    stage.types("look yomi")
    assert stage.types("u") == [NOTHING]


def test_taking_back_is_in_the_record_and_survives_resume(stage: Stage) -> None:
    stage.plays(alone(), FIGHT, practice=True)
    stage.types("14", "u", "18")
    stage.types("quit")
    undone = [line for line in stage.record if line["do"] == "undo"]
    assert [line["by"] for line in undone] == [1]
    stage.resumes(stage.path)
    assert stage.types("h") == ["Your hand: villagers 6, 9, 14; samurai 22."]


def test_another_person_s_move_stands_between(stage: Stage) -> None:
    others = (SAM, ZOE, Seating("Ken", "en", "random"))
    stage.plays(others, [*FIGHT, {"by": 1, "do": "play", "card": "V14"}], practice=True)
    stage.types("")
    before = stage.path.read_bytes()
    (told,) = stage.types("annuler")
    assert told.startswith("Rien à reprendre ici")
    assert stage.path.read_bytes() == before


def test_a_move_is_taken_back_before_the_cards_are_covered(stage: Stage) -> None:
    stage.plays((SAM, ZOE, Seating("Ken", "en", "random")), FIGHT, practice=True)
    stage.types("", "14")
    assert stage.prompt == "Enter covers your cards, then Zoé: "
    assert stage.types("u") == [
        "Taken back.",
        "No token in this round.",
        "Cards in hand: you 5, Zoé 5, Ken 5. Yomi: 5 cards.",
        "You lead trick 1. Which card?",
    ]
    assert stage.prompt == "Card: "
    assert stage.types("h") == ["Your hand: villagers 6, 9, 14; samurai 18, 22."]
