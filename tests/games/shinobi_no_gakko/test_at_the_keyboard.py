"""Shinobi no Gakkō at a keyboard: dividing in steps, a turn of two actions, two persons."""

import json

from tests.games.shinobi_no_gakko.deals import Round
from tests.terminal.conftest import stage
from tests.terminal.stage import CLEARED, Stage

__all__ = ["stage"]

AKI = {"name": "Aki", "language": "en"}
BOTS = [{"name": name, "language": "en", "bot": "sensible"} for name in ("Ken", "Zoé")]
PILES = (("5x9 3x1", "2 2x4"), ("", "3"), ("", "6"))


def lines(*, divided: bool) -> list[dict[str, object]]:
    """Return the actions up to where Aki divides, or acts first; the line is 5 7."""
    game = Round("5 7", *PILES)
    hands = [[*game.heaven(seat), *game.earth(seat)] for seat in (1, 2, 3)]
    start: list[dict[str, object]] = [
        {"by": "chance", "do": "start", "seat": 1},
        {"by": "chance", "do": "deal", "hands": hands, "reveal": [5, 7]},
        *[{"by": seat, "do": "divide", "earth": game.earth(seat)} for seat in (2, 3)],
    ]
    own: dict[str, object] = {"by": 1, "do": "divide", "earth": game.earth(1)}
    return [*start, own] if divided else start


def begin(
    stage: Stage,
    seats: list[dict[str, str]],
    actions: list[dict[str, object]],
    *,
    practice: bool = False,
) -> list[str]:
    path = stage.folder / "game.jsonl"
    header: dict[str, object] = {"format": "access-play/1", "game": "shinobi-no-gakko"}
    header |= {"seats": seats, "practice": practice}
    text = "\n".join(json.dumps(each) for each in (header, *actions))
    path.write_text(f"{text}\n", encoding="utf-8")
    return stage.resumes(path)


def test_named_cards_are_read_back_and_only_yes_divides(stage: Stage) -> None:
    begin(stage, [AKI, *BOTS], lines(divided=False))
    before = len(stage.record)
    asked = stage.types("earth 2 4 4")
    assert asked[0].startswith("Earth: 2, two 4s. Heaven: ")
    assert asked[1:] == ["1, yes, divide so", "2, no, choose anew"]
    assert stage.types("no")[0] == "How do you want to divide? Or type your Earth cards."
    assert len(stage.record) == before
    stage.types("earth 2 4 4")
    assert stage.types("yes")[0] == "You have divided your cards."
    assert stage.record[before]["earth"] == [2, 4, 4]


def test_some_cards_of_what_is_suggested_are_not_the_suggestion(stage: Stage) -> None:
    begin(stage, [AKI, *BOTS], lines(divided=False))
    assert stage.types("divide")[1] == "1, as suggested, Earth five 1s, two 4s"
    assert stage.types("earth two 4s")[0].startswith("Earth: two 4s. Heaven: ")


def test_number_by_number_with_questions_in_between(stage: Stage) -> None:
    begin(stage, [AKI, *BOTS], lines(divided=False))
    before = len(stage.record)
    stage.types("divide")
    assert stage.types("number by number")[0].startswith("Where do you put the ")
    assert stage.types("s") == ["No round has been scored yet."]
    asked = stage.types("earth")
    while asked[0].startswith("Where do you put"):
        asked = stage.types("heaven")
    assert asked[0].startswith("Earth: ")
    assert stage.types("1")[0] == "You have divided your cards."
    earth = stage.record[before]["earth"]
    assert len(set(earth)) == 1


def test_the_moves_of_a_division_are_ways_to_divide(stage: Stage) -> None:
    begin(stage, [AKI, *BOTS], lines(divided=False))
    told = stage.types("m")
    assert told[0].startswith("1, as suggested, Earth ")
    assert told[1:] == ["2, number by number"]
    assert stage.types("m 2")[0].startswith("Where do you put the ")


def test_a_turn_is_two_actions_of_which_the_second_is_asked_for(stage: Stage) -> None:
    begin(stage, [AKI, *BOTS], lines(divided=True))
    told = stage.types("heaven five 9s")
    assert told == [
        "You play five 9s from Heaven to the high end. The high end is sealed.",
        "Now your Earth.",
    ]
    assert stage.prompt == "Earth: "
    assert stage.types("earth 2")[0] == "You play 2 from Earth to the low end."


def test_one_line_for_both_piles(stage: Stage) -> None:
    begin(stage, [AKI, *BOTS], lines(divided=True))
    before = len(stage.record)
    stage.types("heaven 9, earth pass")
    assert [each["do"] for each in stage.record[before : before + 2]] == ["play", "pass"]


def test_who_takes_back_hears_the_line_once(stage: Stage) -> None:
    two = [AKI, {"name": "Ken", "language": "en"}, BOTS[1]]
    begin(stage, two, lines(divided=True), practice=True)
    stage.types("", "heaven 9, earth pass")
    told = stage.types("u")
    assert (told[:2], told[-1]) == (["Taken back.", "The line: 5, 7, 9."], "Now your Earth.")
    told = stage.types("u")
    assert told[0] == "Taken back."
    assert told[1] == "The line: 5, 7."
    assert told[-1] == "Your turn."
    assert len([line for line in told if "5, 7" in line]) == 1


def test_what_is_refused_leaves_the_rest_of_the_line_undone(stage: Stage) -> None:
    begin(stage, [AKI, *BOTS], lines(divided=True))
    before = len(stage.record)
    told = stage.types("heaven 6, earth pass")
    assert told[0].startswith("Not 6: your Heaven has none.")
    told = stage.types("heaven pass, earth 6")
    assert told[0].startswith("Neither is done, because of the second. Not 6: your Earth has none.")
    assert len(stage.record) == before


def test_nothing_of_a_division_is_seen_by_the_next_person(stage: Stage) -> None:
    """Two persons at one keyboard: what one has typed and heard is off the screen."""
    two = [AKI, {"name": "Ken", "language": "fr"}, BOTS[1]]
    begin(stage, two, lines(divided=False)[:2])
    stage.types("")
    told = [*stage.types("earth 2 4 4"), *stage.types("yes")]
    cleared, called = stage.types("")
    assert cleared == CLEARED
    assert called.startswith("C'est à Ken.")
    after = stage.types("")
    assert after[-1] == "Tapez vos cartes Terre, ou répartir pour vous faire guider."
    assert "Aki a réparti ses cartes." in after
    assert not set(told) & set(after)
    own = [line for line in after if line.startswith("Votre main")]
    assert len(own) == 1
    assert [line for line in after if "4" in line] == own
