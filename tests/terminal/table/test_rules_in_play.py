"""The rules by ear: read in play, at the menu's own prompt, and opened by why."""

import json
from pathlib import Path
from typing import Any

import pytest

from access_play.language.speaker import Form
from access_play.saves.places import saves_folder
from tests.terminal.stage import CLEARED, DEALT, FIGHT, SAM, ZOE, Stage, alone

CASES = Path(__file__).parents[2] / "cases"
TURN = "Your turn: lead trick 1."

# Heading 4 has 3 paragraphs; heading 5 follows it.
NOBORI = {
    "en": {
        "rules": "rules",
        "open": "rules 4",
        "heading": "Heading 4: The Nobori tokens, 3 paragraphs.",
        "first": "A Nobori is a banner",
        "second": "You start the game with 5 tokens",
        "third": "You may save your tokens",
        "after": "Heading 5: Setting up, 2 paragraphs.",
        "next": "next",
        "previous": "previous",
        "again": "again",
        "search": "rules double points",
    },
    "fr": {
        "rules": "règles",
        "open": "regles 4",
        "heading": "Titre 4 : Les jetons Nobori, 3 paragraphes.",
        "first": "Un nobori est une bannière",
        "second": "Vous commencez la partie avec 5 jetons",
        "third": "Vous pouvez garder vos jetons",
        "after": "Titre 5 : Mise en place, 2 paragraphes.",
        "next": "suivant",
        "previous": "précédent",
        "again": "encore",
        "search": "règles doubler",
    },
    "ja": {
        "rules": "ルール",
        "open": "ルール４",
        "heading": "見出し4、のぼりトークン。段落の数は3。",
        "first": "のぼりは、昔の日本",
        "second": "ゲームの初めに、ひとりひとりが",
        "third": "トークンは、あと",
        "after": "見出し5、ゲームの準備。段落の数は2。",
        "next": "次",
        "previous": "前",
        "again": "もう一度",
        "search": "ルール 得点2倍",
    },
}
WHY = {"en": "why", "fr": "pourquoi", "ja": "なぜ"}
FOLLOWING = {
    "en": (
        "Heading 21: Following, 5 paragraphs.",
        "If a samurai was led and you have no samurai but an Old Fool",
    ),
    "fr": (
        "Titre 21 : Fournir, 5 paragraphes.",
        "Si un samouraï est demandé et que vous n'avez aucun samouraï",
    ),
    "ja": ("見出し21、フォローする。段落の数は5。", "リードがさむらいで、手札にさむらいがなくても"),
}
# Zoé holds no samurai but an Old Fool.
SAMURAI_LED: list[dict[str, object]] = [*FIGHT, {"by": 1, "do": "play", "card": "S18"}]


def plain(lines: list[str]) -> list[str]:
    return [line.replace("\u202f", " ").replace("\u00a0", " ") for line in lines]


def is_told(lines: list[str], *beginnings: str) -> None:
    told = plain(lines)
    assert len(told) == len(beginnings), told
    for line, beginning in zip(told, beginnings, strict=True):
        assert line.startswith(beginning), line


def at_case(stage: Stage, case: str, language: str) -> None:
    """Go on before the last move of a case, which is refused, as the one who makes it."""
    text = (CASES / f"{case}.jsonl").read_text(encoding="utf-8")
    header, *actions = map(json.loads, text.splitlines())
    seats: list[dict[str, Any]] = header["seats"]
    for place, seat in enumerate(seats, start=1):
        seat.update({"language": language} if place == actions[-1]["by"] else {"bot": "random"})
    saves_folder().mkdir(exist_ok=True)
    path = saves_folder() / "game.jsonl"
    lines = [json.dumps(each) for each in (header, *actions[:-1])]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    stage.resumes(path)


@pytest.mark.parametrize("language", NOBORI)
def test_the_rules_are_read_paragraph_by_paragraph(stage: Stage, language: str) -> None:
    words = NOBORI[language]
    stage.plays(alone(language), FIGHT)
    before, position = stage.path.read_bytes(), stage.position
    assert len(stage.types(words["rules"])) == 13
    is_told(stage.types(words["open"]), words["heading"], words["first"])
    is_told(stage.types(""), words["second"])
    is_told(stage.types(words["again"]), words["second"])
    is_told(stage.types(words["next"]), words["third"])
    is_told(stage.types(words["previous"]), words["second"])
    is_told(stage.types(f"{words['rules']} {words['next']}"), words["third"])
    assert plain(stage.types(""))[0] == words["after"]
    assert len(stage.types(words["search"])) > 2
    assert (stage.path.read_bytes(), stage.position) == (before, position)


def test_a_move_or_a_question_ends_the_reading_and_the_place_stays(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    stage.types("rules 4")
    assert stage.types("w") == [TURN]
    assert stage.types("") == [TURN]
    assert stage.types("next") == ["next is not understood. Type a question mark for help."]
    is_told(stage.types("rules next"), NOBORI["en"]["second"])
    position = stage.position
    stage.types("18")
    assert stage.position > position, "a number is a card, whatever has been read"


def test_a_list_of_headings_is_heard_to_its_end_before_one_reads_on(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types("rules")[-1] == "4 more lines. Type more."
    assert stage.types("more")[0] == "37, Tactile marks"
    assert stage.types("")[0] == "Heading 1: Hagakure, 3 paragraphs."
    is_told(stage.types("more"), "Hagakure was published by Studio H in 2020.")


def test_what_is_not_found_is_said_as_it_was_typed(stage: Stage) -> None:
    stage.plays(alone("fr"), FIGHT)
    (told,) = plain(stage.types("règles Épouvantail"))
    assert told == "Rien dans les règles sur Épouvantail. Tapez règles pour les titres."
    (told,) = plain(stage.types("règles vilageois"))
    assert told == (
        "Rien dans les règles sur vilageois. Vouliez-vous dire villageois ? Alors tapez-le."
    )


@pytest.mark.parametrize("language", WHY)
def test_why_opens_the_rule_a_refusal_rests_on(stage: Stage, language: str) -> None:
    seats = (alone()[1], alone(language)[0], alone()[2])
    stage.plays(seats, SAMURAI_LED)
    refused = stage.types("8")
    assert len(refused) == 1
    heading, paragraph = FOLLOWING[language]
    is_told(stage.types(WHY[language]), heading, paragraph)
    assert plain(stage.types(""))[0] != "", "Enter alone reads on"
    is_told(stage.types(WHY[language]), heading, paragraph)


def test_why_has_many_words_and_takes_none_behind_it(stage: Stage) -> None:
    stage.plays(alone("ja"), FIGHT)
    stage.types("27")
    told = stage.types("なぜ")
    assert told[0].startswith("見出し2、")
    for word in ("どうして", "ナゼ", "なぜ？", "Why?", "why not"):
        assert stage.types(word) == told, word
    assert stage.types("why x") == ["why xは分かりません。疑問符を入力するとヘルプが出ます。"]


NOTHING_REFUSED = {
    "en": "Nothing of yours has been refused. When a move is, type why to hear its rule.",
    "fr": "Rien ne vous a été refusé. Après un refus, tapez pourquoi pour entendre la règle.",
    "ja": "まだ何も断られていません。断られたときは、なぜと入力すると、そのルールを読みます。",
}


@pytest.mark.parametrize("language", NOTHING_REFUSED)
def test_why_without_a_refusal_says_so(stage: Stage, language: str) -> None:
    stage.plays(alone(language), FIGHT)
    assert plain(stage.types(WHY[language])) == [NOTHING_REFUSED[language]]


def test_what_no_rule_forbids_is_told_so(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    stage.types("undo")
    assert stage.types("why") == [
        "That was refused, but no rule of the game forbids it. Type a question mark for help."
    ]


def test_a_card_of_another_kind_that_is_not_held_has_a_rule_too(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    (told,) = stage.types("villager 20")
    assert told.startswith("20 is a samurai, and you don't have it.")
    is_told(stage.types("why"), "Heading 2: What the game is, 3 paragraphs.", "A game lasts")


OTHERS = [
    ("shinobi-no-gakko/too-few-cards", "heaven 1", "Heading 19: How many cards"),
    ("shinobi-no-gakko/play-equals-end", "earth 8", "Heading 18: Which number"),
    ("joraku/not-adjacent", "daimyo 4", "Heading 4: The map"),
    ("honor-of-the-samurai/hand-full", "draw", "Heading 23: Step 3, using cards"),
]


@pytest.mark.parametrize(("case", "typed", "heading"), OTHERS)
def test_why_knows_the_rules_of_every_game(
    stage: Stage, case: str, typed: str, heading: str
) -> None:
    at_case(stage, case, "en")
    assert len(stage.types(typed)) == 1
    told = stage.types("why")
    assert told[0].startswith(heading)
    assert len(told) == 2


def test_each_person_asks_why_of_the_own_refusal(stage: Stage) -> None:
    stage.plays((SAM, ZOE, alone()[2]), FIGHT)
    assert stage.types("", "27")[0].startswith("Not samurai 27")
    stage.types("rules 4")
    stage.types("14", "")
    assert stage.keyboard.writes[-2] == CLEARED
    stage.types("")
    assert plain(stage.types("pourquoi")) == [NOTHING_REFUSED["fr"]]
    assert plain(stage.types(""))[0].startswith("À vous"), "another was reading, not this person"


HELP = {
    "en": ("rules: the headings", "rules next: the next", "rules 5, 2: the second"),
    "fr": ("règles : les titres", "règles suivant : le", "règles 5, 2 : le deux"),
    "ja": ("ルール。ルールの見出し。", "ルール 次。次の段落。", "ルール 5、2。見出し5"),
}


@pytest.mark.parametrize("language", HELP)
def test_help_tells_how_rules_are_read(stage: Stage, language: str) -> None:
    stage.plays(alone(language), FIGHT)
    told = plain(stage.types(f"? {NOBORI[language]['rules']}"))
    assert len(told) == 4
    is_told(told[:3], *HELP[language])
    (why,) = plain(stage.types(f"? {WHY[language]}"))
    assert why.startswith(WHY[language])


@pytest.mark.parametrize("language", NOBORI)
def test_the_menu_reads_the_rules_at_a_prompt_of_its_own(stage: Stage, language: str) -> None:
    words = NOBORI[language]
    stage.opens_menu(language=language, speech="off")
    first = stage.types("3", "1")
    assert len(first) == 13
    is_told(stage.types("4"), words["heading"], words["first"])
    is_told(stage.types(""), words["second"])
    is_told(stage.types(words["again"]), words["second"])
    is_told(stage.types(words["next"]), words["third"])
    is_told(stage.types(words["previous"]), words["second"])
    is_told(stage.types(words["open"]), words["heading"], words["first"])
    assert len(stage.types(words["search"].partition(" ")[2])) > 2
    assert len(stage.types("?")) == 5
    prompt = stage.prompt
    assert not stage.ended
    stage.types("back")
    assert stage.prompt != prompt


def test_a_braille_prompt_is_short(stage: Stage) -> None:
    stage.opens_menu(language="en", speech="off", form=Form.BRAILLE)
    stage.types("3", "1")
    assert stage.prompt == "Number, word, Enter: "
    assert stage.types("4")[0] == "4, The Nobori tokens"


def test_news_ends_the_reading(stage: Stage) -> None:
    settings = {"pace": "enter"}
    (stage.folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    stage.plays(alone(), FIGHT)
    stage.types("14")
    assert "Enter" in stage.prompt, "a pause before the next player's move"
    stage.types("rules 4", "", "")
    assert stage.prompt == "Card: "
    assert not stage.types("")[0].startswith("You start the game with 5 tokens")


def test_what_is_read_is_in_no_record(stage: Stage) -> None:
    stage.plays((SAM, ZOE, alone()[2]), DEALT)
    stage.types("", "rules 4", "")
    assert [line["do"] for line in stage.record] == ["dealer", "deal"]
