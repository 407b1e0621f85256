"""Why a computer player did what it did: in practice, from its own view, and no hidden card."""

from random import Random

import pytest
from msgspec.structs import replace

from access_play.bots.levels import make_bot
from access_play.core.game import Setup
from access_play.core.refusals import Refusal
from access_play.core.seats import CHANCE
from access_play.core.table import AnyTable, Table
from access_play.games.catalogue import game_names, load_commands, load_hints, load_rules
from access_play.games.hints import Advice
from access_play.language.messages import N_
from access_play.language.phrases import phrase
from access_play.language.speaker import Name, Speaker
from access_play.terminal.table.reasons import Reasons
from tests.terminal.stage import DEALT, FIGHT, Stage, alone

SENSIBLE = alone(bot="sensible")


def test_a_reason_is_what_the_hint_would_have_been_at_that_seat(stage: Stage) -> None:
    """It names the very card that was played last, and gives the sense of it."""
    stage.plays(SENSIBLE, FIGHT, practice=True)
    played = next(line for line in reversed(stage.types("14")) if line.startswith("Zoé leads"))
    (reason,) = stage.types("explain zoé")
    card = played.removeprefix("Zoé leads ").removesuffix(".")
    assert reason.startswith(f"Zoé reasoned like this. Lead {card}: ")


def test_the_same_is_a_hint_with_a_name(stage: Stage) -> None:
    stage.plays(SENSIBLE, FIGHT, practice=True)
    stage.types("14")
    assert stage.types("hint zoé") == stage.types("explain zoé")
    assert stage.types("hint 3") == stage.types("explain 3")


def test_without_a_name_it_is_whoever_moved_last(stage: Stage) -> None:
    stage.plays(SENSIBLE, FIGHT, practice=True)
    stage.types("14")
    last = next(
        line.partition(":")[0].split()[0]
        for line in reversed(stage.keyboard.writes)
        if line.startswith(("Ken", "Zoé"))
    )
    assert stage.types("explain")[0].startswith(f"{last} reasoned like this. ")


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "explain ken", "Moves of computer players are explained in practice games only."),
        (
            "fr",
            "expliquer ken",
            "Les coups de l'ordinateur ne s'expliquent que dans une partie d'entraînement.",
        ),
        ("ja", "解説 けん", "コンピューターの手の解説は、練習のゲームだけです。"),
    ],
)
def test_outside_practice_nothing_is_explained(
    stage: Stage, language: str, typed: str, told: str
) -> None:
    stage.plays(alone(language, "sensible"), FIGHT)
    stage.types("14")
    assert stage.types(typed) == [told]


def test_who_has_made_no_move_has_no_reason(stage: Stage) -> None:
    stage.plays(SENSIBLE, DEALT, practice=True)
    assert stage.types("explain") == ["No computer player has made a move that could be explained."]
    assert stage.types("explain ken") == ["Ken has made no move that could be explained."]
    assert stage.types("explain me") == ["Player is no computer player."]
    assert stage.types("explain nobody")[0].startswith("Nobody is called nobody:")


def test_a_random_player_has_no_reason(stage: Stage) -> None:
    stage.plays(alone(), FIGHT, practice=True)
    stage.types("14")
    assert stage.types("explain ken") == ["Ken makes any move, without a reason."]


def test_what_was_taken_back_is_not_explained(stage: Stage) -> None:
    stage.plays(SENSIBLE, FIGHT, practice=True)
    stage.types("14", "undo")
    assert stage.types("explain ken") == ["Ken has made no move that could be explained."]


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_it_is_explained_in_the_words_of_the_language(stage: Stage, language: str) -> None:
    stage.plays(alone(language, "sensible"), FIGHT, practice=True)
    stage.types({"en": "villager 14", "fr": "villageois 14", "ja": "村人14"}[language])
    typed = {"en": "explain zoé", "fr": "explique zoé", "ja": "解説 ぞえ"}
    (reason,) = stage.types(typed[language])
    beginning = {
        "en": "Zoé reasoned like this. ",
        "fr": "Zoé a suivi ce raisonnement. ",
        "ja": "ゾエの判断は、次のとおりです。",
    }
    assert reason.startswith(beginning[language])


@pytest.mark.parametrize("name", game_names())
def test_what_several_choose_in_secret_is_not_explained(name: str) -> None:
    """Whole games of sensible players; what a seat does alone in its own turn is explained."""
    game, hints, rng = load_rules(name), load_hints(name), Random(7)
    commands = load_commands(name)
    table: AnyTable = Table(game, Setup(game.seats[0] + 1))
    explained = 0
    for _ in range(150):
        seats = table.to_act()
        if seats == (CHANCE,):
            table.draw(rng)
        elif seats:
            view = table.view(seats[0])
            advice = hints.advise(view)
            assert advice.secret or len(seats) == 1
            explained += not advice.secret and not commands.is_out_of_turn(view)
            assert not isinstance(table.announce(seats[0], advice.move), Refusal)
    assert explained > 20


class _OutOfTurn:
    def is_out_of_turn(self, view: object) -> bool:
        return view == "asked"

    def is_asked_in_secret(self, view: object) -> bool:
        return view == "asked in secret"


class _Sense:
    def advise(self, view: object) -> Advice[str]:
        return Advice("draw" if view == "own turn" else "pass", phrase(N_("Draw.")))


def test_an_answer_out_of_turn_is_not_remembered() -> None:
    """Who could answer is not told: the reason is that of the move before."""
    bots = {1: make_bot("sensible", "hagakure")}
    reasons = Reasons(bots, _Sense(), _OutOfTurn())  # type: ignore[arg-type]
    reasons.note(1, "own turn", "draw")  # type: ignore[arg-type]
    reasons.note(1, "asked", "pass")  # type: ignore[arg-type]
    reasons.note(1, "asked in secret", "pass")  # type: ignore[arg-type]
    assert reasons.of(1).parts["reason"] == phrase(N_("Draw."))


def test_a_secret_is_not_told_and_a_move_without_a_reason_is_said_so() -> None:
    bots = {1: make_bot("sensible", "hagakure")}
    speaker = Speaker("en", [Name("Aki"), Name("Ken")])
    reasons = Reasons(bots, _Secret(), _OutOfTurn())  # type: ignore[arg-type]
    reasons.note(1, "own turn", "draw")  # type: ignore[arg-type]
    assert speaker.text(reasons.of(1)) == "Ken hides cards, and the reason would tell which."
    reasons = Reasons(bots, _Sense(), _OutOfTurn())  # type: ignore[arg-type]
    reasons.note(1, "own turn", "end")  # type: ignore[arg-type]
    assert speaker.text(reasons.of(None)) == "Ken did that for a reason that is not known."


def test_what_speaks_of_hidden_cards_may_be_told_in_other_words() -> None:
    bots = {1: make_bot("sensible", "hagakure")}
    reasons = Reasons(bots, _Discreet(), _OutOfTurn())  # type: ignore[arg-type]
    reasons.note(1, "own turn", "draw")  # type: ignore[arg-type]
    assert reasons.of(1).parts["reason"] == phrase(N_("Pass."))


class _Discreet(_Sense):
    def advise(self, view: object) -> Advice[str]:
        return replace(super().advise(view), told=phrase(N_("Pass.")))


class _Secret(_Sense):
    def advise(self, view: object) -> Advice[str]:
        return replace(super().advise(view), secret=True)
