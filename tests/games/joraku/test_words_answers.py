"""Answers to what a player of Joraku asks at any time, from his own view."""

import pytest

from access_play.games.joraku.rules import RULES
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.words import WORDS
from access_play.language.phrases import Phrase
from access_play.language.speaker import Form, Length, Name, Speaker
from tests.games.joraku.deals import FOUR, THREE, Board

OWN_VALUES = {"chart": {"mikawa": {"round-2": [9, 4, 0]}}, "variants": {"deep-roots": 3}}
NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"), Name("Mei", "メイ"))


def english(told: tuple[Phrase, ...], length: Length = Length.NORMAL) -> list[str]:
    speaker = Speaker("en", NAMES, length)
    return [speaker.text(one) for one in told]


def board() -> Board:
    """Return a first skirmish of three: Ken leads, and pieces stand in three areas."""
    return Board(3, 5, 1).recruit(*THREE).put((4, 4, 1), {1: {4: 1}, 2: {4: 2, 0: 1}, 3: {6: 4}})


def test_table_names_only_areas_that_hold_something_from_kyoto_to_shinano() -> None:
    assert english(WORDS.table(board().view(1))) == [
        "Ken's turn: lead skirmish 1.",
        "Kyoto: Ken 1.",
        "Ōmi 1: Zoé 2.",
        "Mikawa 4: Ken 4, you 3.",
        "Shinano 6: Zoé 4.",
    ]


def test_who_takes_back_hears_the_areas_and_his_turn_from_the_question_alone() -> None:
    assert english(WORDS.table_again(board().view(2))) == english(WORDS.table(board().view(2)))[1:]


@pytest.mark.parametrize(
    ("form", "line"),
    [
        (Form.TEXT, "Omi 1 : vous 2."),
        (Form.SPEECH, "Omi 1 : vous 2."),
        (Form.BRAILLE, "Omi 1: vous 2"),
    ],
)
def test_french_has_no_macrons(form: Form, line: str) -> None:
    """The French table of braille leaves such letters out, on a display that shows the text too."""
    told = WORDS.table(board().view(3))[2]
    assert Speaker("fr", NAMES).render(told, form).replace("\u00a0", " ") == line


def test_table_in_a_skirmish_tells_cards_and_who_would_win() -> None:
    played = board()
    played.do("Y5 place 0, G2 act")
    assert english(WORDS.table(played.view(1)))[:3] == [
        "Skirmish 1 of 6: Ken yari 5, Zoé gun 2.",
        "So far Ken wins the skirmish with yari 5.",
        "Zoé's turn: 2 action points left.",
    ]


def test_four_in_one_area_take_two_lines() -> None:
    four = Board(3, 5, 1, 2).recruit(*FOUR).put((4, 4, 4, 4), {1: {4: 3}, 4: {4: 1}})
    assert english(WORDS.table(four.view(2)))[1:] == [
        "Mikawa 4: Aki 5, Mei 3, you 2.",
        "Mikawa 4, also: Zoé 2.",
    ]


AREA = [
    "Mikawa, area 4, pays 5, 3 and 2 reputation points in round 1.",
    "Ken: daimyo and 2 samurai, influence 4, first, 5 reputation points.",
    "You: daimyo and 1 samurai, influence 3, second, 3 reputation points.",
]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "mikawa"),
        ("en", "4"),
        ("en", "area 4"),
        ("fr", "mikawa"),
        ("fr", "région 4"),
        ("ja", "みかわ"),
        ("ja", "三河"),
        ("ja", "4番"),
        ("ja", "4"),
    ],
)
def test_one_area_in_full(language: str, typed: str) -> None:
    assert english(WORDS.table_at(board().view(1), typed, language)) == AREA


@pytest.mark.parametrize("typed", ["owari", "3"])
def test_an_empty_area(typed: str) -> None:
    assert english(WORDS.table_at(board().view(1), typed, "en")) == [
        "Owari, area 3, pays 4, 3 and 2 reputation points in round 1.",
        "Nobody stands in Owari.",
    ]


@pytest.mark.parametrize("typed", ["7", "-1", "99999999999"])
def test_an_area_that_is_not_there(typed: str) -> None:
    (told,) = english(WORDS.table_at(board().view(1), typed, "en"))
    assert told.startswith(f"There is no area {typed}:")
    assert told.endswith("Kyoto is 0, the others are 1 to 6.")


@pytest.mark.parametrize("typed", ["ken", "mik", "katana", "4 5", ""])
def test_what_is_no_area_is_left_to_others(typed: str) -> None:
    assert WORDS.table_at(board().view(1), typed, "en") == ()


def test_one_players_pieces() -> None:
    assert english(WORDS.table_of(board().view(1), 1)) == [
        "Ken is the daimyo of Tōtōmi, card 5; the daimyo stands in Mikawa.",
        "On the map: 1 samurai in Kyoto, 2 in Mikawa.",
        "Ken has 7 samurai in supply and 6 cards in hand.",
        "Ken holds the Kachidoki card.",
        "In this round you gave Ken yari 5 and yari 6.",
    ]


def test_own_side_with_the_cards_that_changed_hands() -> None:
    assert english(WORDS.table_of(board().view(1), 0)) == [
        "You are the daimyo of Owari, card 3; your daimyo stands in Mikawa.",
        "On the map: 1 samurai in Mikawa.",
        "You have 9 samurai in supply and 6 cards in hand.",
        "In this round you gave Ken yari 5 and yari 6, and Zoé gave you katana 5 and katana 6.",
    ]


def test_who_could_not_follow_is_told() -> None:
    played = board()
    played.do("Y5 place 0, G2 place 0")
    told = english(WORDS.table_of(played.view(1), 2))
    assert told[-1] == "Zoé could not follow, so holds no yari."


def test_pieces_in_many_areas_take_several_lines() -> None:
    many = board().put(samurai={2: dict.fromkeys(range(5), 1)})
    told = english(WORDS.table_of(many.view(1), 1))
    assert told[1:3] == [
        "On the map: 1 samurai in Kyoto, 1 in Ōmi, 1 in Ise.",
        "On the map: 1 samurai in Owari, 1 in Mikawa.",
    ]


def test_score_and_what_if_the_round_ended_now() -> None:
    """Round 1: Shinano 7 to Zoé, Mikawa 5 to Ken and 3 to Aki, Ōmi 3 to Zoé, Kyoto nothing."""
    view = board().view(1)
    assert english(WORDS.score(view)) == ["So far: you 0 points, Ken 0, Zoé 0."]
    assert english(WORDS.score_details(view)) == [
        "If round 1 ended now: Zoé 10 points, Ken 5, you 3.",
        "Shinano, if scored now: first Zoé with influence 4, for 7 reputation points.",
        (
            "Mikawa, if scored now: first Ken with influence 4, for 5 reputation points;"
            " second you with 3, for 3."
        ),
        "Ōmi, if scored now: first Zoé with influence 2, for 3 reputation points.",
        "Kyoto, if scored now: first Ken with influence 1, no points.",
        "No Kachidoki yet in this round.",
    ]


def test_score_after_a_kachidoki() -> None:
    """Ken wins with yari 5 in Mikawa: Ken 3, Aki 2."""
    played = board()
    played.do("Y5 place 0, G2 place 0, K1 place 0")
    view = played.view(3)
    assert english(WORDS.score(view)) == ["So far: Ken 3 points, Aki 2, you 0."]
    told = english(WORDS.score_details(view))
    assert told[-1] == "By Kachidoki in round 1: Ken 3 points, Aki 2, you 0."


def test_a_round_that_is_paid_is_not_counted_again_before_the_next_deal() -> None:
    """Everybody wins two skirmishes with the last of three equal cards, alone at home: 6 points.

    Round 1 then pays 4 points in Owari, 6 in Tōtōmi and 3 in Ōmi.
    """
    played = Board(3, 5, 1).recruit(*THREE)
    played.place_all("Y1 G1 K1 K2 Y2 G2 G3 K3 Y3 Y4 G4 K4 K5 Y5 G5 G6 K6 Y6")
    view = played.view(1)
    assert english(WORDS.score(view)) == ["So far: Ken 12 points, you 10, Zoé 9."]
    assert english(WORDS.score_details(view)) == [
        "Round 1, you: 10 reputation points, 6 by Kachidoki and 4 by prestige.",
        "Round 1, Ken: 12 reputation points, 6 by Kachidoki and 6 by prestige.",
        "Round 1, Zoé: 9 reputation points, 6 by Kachidoki and 3 by prestige.",
    ]


@pytest.mark.parametrize(
    ("seat", "told"),
    [(2, "Your turn: lead skirmish 1."), (1, "Ken's turn: lead skirmish 1.")],
)
def test_turn_before_a_card(seat: int, told: str) -> None:
    assert english((WORDS.turn(board().view(seat)),)) == [told]


def test_turn_while_cards_are_given_and_after_a_card() -> None:
    dealt = Board(3, 5, 1).deal(*THREE)
    assert english((WORDS.turn(dealt.view(1)),)) == ["Choose 2 cards for Ken, on your left."]
    dealt.give(1, "K1 K2")
    assert english((WORDS.turn(dealt.view(1)),)) == [
        "You have chosen. Still choosing: Ken and Zoé."
    ]
    played = board()
    played.do("Y5 act")
    assert english((WORDS.turn(played.view(2)),)) == ["Your turn: 5 action points left."]
    played.do("done")
    assert english((WORDS.turn(played.view(3)),)) == ["Your turn: yari was led."]


PROMPTS = [
    ("en", "5 action points left:", "5 points left:"),
    ("fr", "5 points d'action restants\u00a0:", "reste 5 points:"),
    ("ja", "残り行動点5：", "ノコリ テン 5:"),
]


@pytest.mark.parametrize(("language", "text", "braille"), PROMPTS)
def test_the_prompt_tells_how_many_action_points_are_left(
    language: str, text: str, braille: str
) -> None:
    played = board()
    played.do("Y5 act")
    prompt = WORDS.question(played.view(2)).prompt
    speaker = Speaker(language, NAMES)
    assert (speaker.text(prompt), speaker.render(prompt, Form.BRAILLE)) == (text, braille)


def test_reminders_say_what_must_be_followed_and_what_steps_cost() -> None:
    played = board()
    played.do("Y5 place 0")
    asked = WORDS.question(played.view(3)).reminder
    assert asked is not None
    assert english((asked,)) == ["You have no yari to follow with, so you may play any card."]
    follows = Board(3, 5, 1).recruit("K1 K2 K3 K4 KN Y6", "Y1 Y2 Y3 Y4 Y5 YN", THREE[2])
    follows.do("Y5 place 0, G1 place 0")
    asked = WORDS.question(follows.view(1)).reminder
    assert asked is not None
    assert english((asked,)) == ["Yari was led, so play yari 6."]
    follows.do("Y6 act")
    asked = WORDS.question(follows.view(1)).reminder
    assert asked is not None
    assert english((asked,)) == ["Your daimyo moves for 2, a samurai for 1, removing costs 1."]


def test_moves_are_numbered_and_grouped_where_there_are_many() -> None:
    """A Ninja has 1 + 7 + 28 + 84 ways, a numbered card four ways to place and one to act."""
    ninja = Board(3, 5, 1).recruit("K1 K2 K3 K4 K5 K6", "Y1 Y2 Y3 Y4 Y5 YN", THREE[2])
    view = ninja.view(2)
    moves = list(RULES.moves(view))
    told = english(WORDS.listed(view, moves))
    assert told[:2] == [
        "1 to 4, yari 1: 0 to 3 samurai to Ōmi.",
        "5, yari 1 for 1 action point",
    ]
    assert told[-1] == (
        "26 to 145, yari Ninja: up to 3 samurai anywhere. Type it, for example ninja 0, 1, 1."
    )
    assert len(moves) == 145


def test_few_moves_are_numbered_one_by_one() -> None:
    played = board()
    played.do("Y1 act")
    view = played.view(2)
    assert english(WORDS.listed(view, list(RULES.moves(view)))) == [
        "1, samurai from Kyoto to Ōmi",
        "2, samurai from Mikawa to Owari",
        "3, samurai from Mikawa to Tōtōmi",
        "4, remove a samurai of Aki",
        "5, done",
    ]


INFO = [
    ("yari 5", "en", "Yari 5: up to 3 samurai to Tōtōmi, or 5 action points."),
    ("槍5", "ja", "Yari 5: up to 3 samurai to Tōtōmi, or 5 action points."),
    (
        "ninja yari",
        "fr",
        "Yari Ninja: up to 3 samurai anywhere. If a 6 is played it wins, else it is 0.",
    ),
    ("gun", "en", "Gun: 7 cards, 1 to 6 and a Ninja. Who has one must follow."),
    ("deep roots", "en", "Deep roots: removing a samurai costs 2 action points."),
    ("深い根", "ja", "Deep roots: removing a samurai costs 2 action points."),
    ("nuit des ninjas", "fr", "Ninja night: a Ninja also wins if a 5 and no 6 was played."),
    ("variants", "en", "No variant rules are in play in this game."),
    ("ninja", "en", "Ninja: up to 3 samurai anywhere. If a 6 is played it wins, else it is 0."),
    ("忍者", "ja", "Ninja: up to 3 samurai anywhere. If a 6 is played it wins, else it is 0."),
    ("侍", "ja", "Samurai: influence 1 each; you have 10, and those off the map are your supply."),
    ("daimyo", "en", "Daimyo: influence 2 where it stands, and moving it costs 2 action points."),
]


@pytest.mark.parametrize(("typed", "language", "told"), INFO)
def test_info_begins_with_the_rule(typed: str, language: str, told: str) -> None:
    assert english(WORDS.info(board().view(1), typed, language))[0] == told


def test_info_of_an_area_tells_where_each_value_is_from() -> None:
    assert english(WORDS.info(board().view(1), "totomi", "en")) == [
        "Tōtōmi in round 1: 6, 4 and 2 reputation points, in part by the rulebook.",
        "Tōtōmi in round 2: 5, 3 and 2 reputation points, this project's own.",
        "Tōtōmi in round 3: no reputation points, this project's own.",
        "Tōtōmi touches Mikawa and Shinano.",
        "Mark at the edge, this project's proposal: dotted circle.",
    ]


def test_values_of_a_players_own_file_are_told_as_such() -> None:
    own = Board(3, 5, 1, data=OWN_VALUES).recruit(*THREE).view(1)
    assert english(WORDS.info(own, "4", "en"))[:2] == [
        "Mikawa in round 1: 5, 3 and 2 reputation points, by the rulebook.",
        "Mikawa in round 2: 9, 4 and 0 reputation points, in part by the rulebook.",
    ]
    assert english(WORDS.info(own, "deep roots", "en")) == [
        "Deep roots: removing a samurai costs 3 action points.",
        "It is not in play in this game.",
        "This variant is this project's own, with a value from your data file.",
    ]
    assert "Some values are from your data file" in " ".join(english(WORDS.help(own)))


@pytest.mark.parametrize("typed", ["xyzzy", "", "7", "²", "villager 9"])
def test_info_of_what_is_not_of_this_game_is_empty(typed: str) -> None:
    assert WORDS.info(board().view(1), typed, "en") == ()


def helped(view: JorakuView) -> list[str]:
    return english(WORDS.help(view))


def test_help_names_what_can_be_typed_now_and_whose_values_are_used() -> None:
    dealt = Board(3, 5, 1).deal(*THREE)
    assert helped(dealt.view(1))[1] == (
        "To give two cards, type both, for example give katana 5, gun ninja."
    )
    assert helped(board().view(2))[1].startswith("To place samurai, type a card and how many")
    played = board()
    played.do("Y5 act")
    assert helped(played.view(2))[1] == "To move your daimyo, type for example daimyo 4."
    assert "this project's own" in helped(played.view(2))[-1]


def test_hand_and_its_cards() -> None:
    view = Board(3, 5, 1).recruit("K1 K2 K3 K4 KN Y6", "Y1 Y2 Y3 Y4 Y5 YN", THREE[2]).view(1)
    assert english(WORDS.hand(view)) == ["Your hand: katana 1, 2, 3, 4, Ninja; yari 6."]
    items = [WORDS.hand_item(view, number) for number in (5, 6)]
    assert english(tuple([item for item in items if item is not None])) == [
        (
            "Card 5, katana Ninja. Mark, this project's proposal:"
            " a star at the top left, one clear pad in the center."
        ),
        (
            "Card 6, yari 6. Mark, this project's proposal:"
            " at the top left dotted circle, one dot, two clear pads in the center."
        ),
    ]
    assert WORDS.hand_item(view, 0) is None
    assert WORDS.hand_item(view, 7) is None
