"""What a refusal rests on stands in the rules, in every language in the same place."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from access_play.core.record import read_record
from access_play.core.refusals import Reason, Refusal, UnknownActionError
from access_play.core.replay import Replay, read_action
from access_play.games import passages as shared
from access_play.games.catalogue import load_rules, load_words, own_games
from access_play.language.passage import Passage
from access_play.language.rulebook import open_rulebook
from tests.docs.test_rules_documents import REASONS

CASES = Path(__file__).parent.parent / "cases"
LANGUAGES = ("en", "fr", "ja")

HELD = {
    "hagakure/must-follow-samurai": (
        "you must play a samurai if you have one",
        "vous devez jouer un samouraï si vous en avez",
        "さむらいを出さなければなりません",
    ),
    "hagakure/fool-led-is-samurai-led": (
        "If an Old Fool was led",
        "Si un vieux fou ouvre le pli",
        "リードがおろか者なら",
    ),
    "hagakure/only-red-card-is-a-fool": (
        "you must play the Old Fool",
        "vous devez jouer le vieux fou",
        "おろか者を出さなければなりません",
    ),
    "hagakure/token-spent": (
        "once in a game",
        "une seule fois par partie",
        "ゲーム中にいちどだけ",
    ),
    "hagakure/look-at-oneself": (
        "one other player",
        "d'un autre joueur",
        "ほかのプレイヤーひとりの手札",
    ),
    "hagakure/one-token-a-round": (
        "You can't play two tokens in the same round",
        "Deux jetons dans la même manche, c'est impossible",
        "同じラウンドで2枚使うことはできません",
    ),
    "shinobi-no-gakko/end-sealed-for-plays": (
        "You can't play there",
        "ni y jouer",
        "カードを出すことも",
    ),
    "shinobi-no-gakko/too-few-cards": (
        "at least as many cards as the group",
        "au moins autant de cartes que le groupe",
        "外側にある組と同じ枚数か、それより多い枚数",
    ),
    "shinobi-no-gakko/play-equals-end": (
        "You can't play the number that lies at that end",
        "Le numéro déjà posé à cette extrémité est interdit",
        "外側にあるのと同じ数字は出せません",
    ),
    "shinobi-no-gakko/group-too-large": (
        "a group of 3 or more cards",
        "un groupe de 3 cartes ou plus",
        "3枚以上の組は、回収できません",
    ),
    "shinobi-no-gakko/empty-earth": (
        "at least one card in each",
        "au moins une carte dans chacun",
        "どちらにも1枚は必要",
    ),
    "shinobi-no-gakko/pile-done": (
        "each of your two piles acts once",
        "chacun de vos deux tas agit une fois",
        "1回ずつ行動します",
    ),
    "shinobi-no-gakko/nothing-to-collect": (
        "nothing to collect while the line is empty",
        "rien à ramasser tant que la ligne est vide",
        "場が空の間は、回収するものがありません",
    ),
    "joraku/must-follow-suit": (
        "a card of the same suit if they have one",
        "une carte de la même famille",
        "同じスートのカードを持っていれば",
    ),
    "joraku/ninja-led-is-a-suit": (
        "A Ninja belongs to its suit",
        "Un Ninja appartient à sa famille",
        "忍者にもスートがあります",
    ),
    "joraku/supply-short": (
        "never more than your supply holds",
        "jamais plus que votre réserve",
        "手元にある数より多くは置けません",
    ),
    "joraku/not-adjacent": ("Each touches only", "Chacune ne touche que", "となりの地域とだけ"),
    "joraku/too-few-action-points": (
        "For 2 points you move your daimyo",
        "Pour 2 points, vous déplacez votre daimyo",
        "行動点2で、自分の大名を",
    ),
    "joraku/variant-deep-roots": (
        "removing a samurai costs 2 action points",
        "retirer un samouraï coûte 2 points d'action",
        "取りのぞくのに必要な行動点が、1ではなく2",
    ),
    "joraku/ninja-with-effect": ("With a Ninja", "Avec un Ninja", "忍者を出すと"),
    "honor-of-the-samurai/hand-full": (
        "You can't draw with 7 cards",
        "Vous ne pouvez pas piocher avec 7 cartes",
        "手札が7枚あるときは、引けません",
    ),
    "honor-of-the-samurai/dishonor-needs-two-actions": (
        "costs you 2 actions",
        "vous coûte 2 actions",
        "アクション2を使います",
    ),
    "honor-of-the-samurai/sixth-army": ("5 army cards", "5 cartes armée", "軍勢が5枚まで"),
    "honor-of-the-samurai/attack-who-has-nothing": (
        "is shogun or has a castle",
        "est shogun ou a un château",
        "将軍か、城カードを持つ",
    ),
    "honor-of-the-samurai/attack-without-dice": ("at least one die", "au moins un dé", "1個も"),
    "honor-of-the-samurai/ally-with-a-daimyo": (
        "Only a ronin may declare an alliance",
        "Seul un rônin peut déclarer une alliance",
        "宣言できるのは浪人だけ",
    ),
    "honor-of-the-samurai/living-daimyo-stays": (
        "You can't replace a living daimyo",
        "pas remplacer un daimyo vivant",
        "生きている大名を",
    ),
    "honor-of-the-samurai/shogun-saves-no-face": (
        "save face is not allowed",
        "il ne peut pas sauver la face",
        "面目を保つことはできません",
    ),
    "honor-of-the-samurai/second-declares-shogun": (
        "Only the samurai who controls a daimyo",
        "Seul le samouraï qui contrôle un daimyo",
        "大名を従えているさむらいだけ",
    ),
    "honor-of-the-samurai/castle-unasked": (
        "The winner decides",
        "Le vainqueur décide",
        "勝った側が決めます",
    ),
}
"""What the rule says on which a refused case rests: in English, French and Japanese."""


def module_of(game: str) -> Any:
    return import_module(f"access_play.games.{game.replace('-', '_')}.passages")


def named_in(module: Any) -> Iterator[Passage]:
    """Walk all passages that a module names."""
    for value in vars(module).values():
        if isinstance(value, Passage):
            yield value
        elif isinstance(value, dict):
            yield from (each for each in value.values() if isinstance(each, Passage))


def text_of(game: str, language: str, passage: Passage) -> str:
    book = open_rulebook(game, language)
    place = book.place_of(passage)
    return book.sections[place.section].paragraphs[place.paragraph]


def passage_of_case(case: str) -> Passage | None:
    """Return what the refusal rests on that ends a case."""
    record = read_record((CASES / f"{case}.jsonl").read_bytes())
    replay = Replay(record, load_rules)
    *_, last = replay.verdicts()
    assert isinstance(last.outcome, Refusal)
    assert last.seat is not None
    fields = record.lines[last.line - 2].fields
    try:
        move = read_action(replay.game, {key: fields[key] for key in fields if key != "by"})
    except UnknownActionError:
        move = None
    view = replay.table.view(last.seat)
    return load_words(replay.header.game).passage(view, last.outcome, move)


@pytest.mark.parametrize("game", own_games())
def test_every_reason_of_a_game_has_a_passage(game: str) -> None:
    told = {*module_of(game).PASSAGES, *shared.SHARED}
    assert told | shared.NO_PASSAGE == {*REASONS[game], *Reason}
    assert not told & shared.NO_PASSAGE


@pytest.mark.parametrize("game", own_games())
def test_every_passage_stands_in_the_same_place_in_three_languages(game: str) -> None:
    passages = {*named_in(module_of(game)), *shared.SHARED.values()}
    assert len(passages) > 5
    books = [open_rulebook(game, language) for language in LANGUAGES]
    for passage in passages:
        assert len({book.place_of(passage) for book in books}) == 1, passage


@pytest.mark.parametrize("game", own_games())
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_headings_levels_and_paragraphs(game: str, language: str) -> None:
    def shape(language: str) -> list[tuple[int, int]]:
        sections = open_rulebook(game, language).sections
        return [(section.level, len(section.paragraphs)) for section in sections]

    assert shape(language) == shape("en")


@pytest.mark.parametrize("case", HELD)
def test_the_passage_holds_the_rule(case: str) -> None:
    passage = passage_of_case(case)
    assert passage is not None
    game = case.partition("/")[0]
    for language, words in zip(LANGUAGES, HELD[case], strict=True):
        assert words in text_of(game, language, passage).replace("\u00a0", " "), language


def refused_cases() -> list[str]:
    return [
        f"{path.parent.name}/{path.name.removesuffix('.expect.json')}"
        for path in sorted(CASES.rglob("*.expect.json"))
        if (json.loads(path.read_text(encoding="utf-8"))["refused"] or {}).get("reason")
        not in {None, Reason.IMPOSSIBLE_CHANCE}
    ]


@pytest.mark.parametrize("case", refused_cases())
def test_every_refused_case_leads_to_a_passage(case: str) -> None:
    passage = passage_of_case(case)
    assert passage is not None
    assert text_of(case.partition("/")[0], "en", passage)


def test_a_heading_or_paragraph_that_is_not_there_is_an_error() -> None:
    book = open_rulebook("hagakure", "fr")
    with pytest.raises(LookupError):
        book.place_of(Passage("No such heading"))
    with pytest.raises(LookupError):
        book.place_of(Passage("Following", 6))
    assert book.place_of(Passage("Following", 5)) == (20, 4)
