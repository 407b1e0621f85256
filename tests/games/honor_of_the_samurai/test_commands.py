"""What is typed in Honor of the Samurai: moves as people say them, in three languages."""

import pytest

from access_play.games.commands import (
    Always,
    Choice,
    Forbidden,
    Further,
    Meaning,
    Misspelt,
    Unclear,
    Understood,
)
from access_play.games.honor_of_the_samurai.commands import COMMANDS
from access_play.games.honor_of_the_samurai.moves import ACCEPT, PASS, SAVE, Move
from access_play.games.honor_of_the_samurai.rules import RULES
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.language.speaker import Name, Speaker
from access_play.language.vocabulary import Vocabulary
from tests.games.honor_of_the_samurai.staged import Staged, serving, stage

NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"), Name("Sam", "サム"))
EN = Speaker("en", NAMES)


def meaning(
    view: HonorView, typed: str, language: str = "en", names: tuple[Name, ...] = NAMES
) -> Meaning[Move] | None:
    return COMMANDS.understand(view, typed, Vocabulary(language), names)


def action(view: HonorView, typed: str, language: str = "en") -> dict[str, object] | None:
    """Return the record's action for a line that is understood as one move."""
    meant = meaning(view, typed, language)
    return RULES.write(meant.move) if isinstance(meant, Understood) else None


def armed() -> Staged:
    """It is Aki's turn, with a card of each kind that can be played."""
    return stage(
        4,
        hands={1: "cavalry castle-osaka okugata-10-3 ninja-spy ninja-assassin dishonor"},
        upper={1: "daimyo-2 castle-himeji", 2: "daimyo-1 castle-odawara cavalry"},
        lower={2: "daisho 2*lancers"},
    )


def elite() -> Staged:
    return stage(
        4,
        hands={1: "elite-ninja-spy"},
        upper={2: "daimyo-1 cavalry"},
        lower={2: "daisho 2*lancers"},
    )


DAIMYO, SAMURAI = [1, "daimyo"], [1, "samurai"]
KEN_D, KEN_S = [2, "daimyo"], [2, "samurai"]
SPY = {
    "do": "spy",
    "card": "ninja-spy",
    "house": KEN_S,
    "take": ["daisho"],
    "to": [DAIMYO],
}


def placed(card: str, house: list[object]) -> dict[str, object]:
    return {"do": "place", "card": card, "house": house}


TYPED: list[tuple[dict[str, object], dict[str, tuple[str, ...]]]] = [
    (
        {"do": "draw"},
        {
            "en": ("draw", "draw a card"),
            "fr": ("piocher", "pioche"),
            "ja": ("引く", "ひきます", "カードを1枚引く", "引いてください"),
        },
    ),
    (
        placed("cavalry", DAIMYO),
        {
            "en": ("place cavalry daimyo", "cavalry d", "put the cavalry in my daimyo's house"),
            "fr": ("placer cavalerie daimyo", "place la cavalerie dans la maison du daimyo"),
            "ja": ("騎馬隊を大名に置く", "きばたい だいみょう", "騎馬隊を大名の家に配置"),
        },
    ),
    (
        placed("okugata-10-3", SAMURAI),
        {
            "en": ("place okugata samurai", "okugata 10 s"),
            "fr": ("placer okugata samouraï", "okugata 10 samourai"),
            "ja": ("奥方をさむらいの家に置く", "おくがた さむらい"),
        },
    ),
    (
        {**placed("castle-osaka", DAIMYO), "discard_castle": True},
        {
            "en": ("place osaka castle, discard himeji", "place osaka, discard the castle"),
            "fr": ("placer le château d'Osaka, défausser Himeji",),
            "ja": ("大阪城を置く、姫路城を捨てる",),
        },
    ),
    (
        SPY,
        {
            "en": (
                "spy ken samurai: daisho to daimyo",
                "spy on Ken's samurai, daisho to my daimyo",
                "steal the daisho from ken samurai to daimyo",
                "spy 2 s daisho d",
            ),
            "fr": (
                "espion ken samouraï : daisho vers daimyo",
                "voler le daisho chez Ken, samouraï, pour mon daimyo",
            ),
            "ja": (
                "密偵 ケン さむらい 大小の刀 大名",
                "ケンのさむらいの家から大小の刀を盗んで大名の家に置く",
            ),
        },
    ),
    (
        {"do": "assassinate", "house": KEN_D},
        {
            "en": ("assassinate ken daimyo", "send an assassin against Ken's daimyo", "kill 2 d"),
            "fr": ("assassiner ken daimyo", "assassin contre le daimyo de Ken"),
            "ja": ("ケンの大名に刺客を放つ", "しかく ケン だいみょう", "ケンの大名を暗殺"),
        },
    ),
    (
        {"do": "assassinate", "house": SAMURAI},
        {
            "en": ("assassinate my samurai", "assassinate aki samurai"),
            "fr": ("assassiner mon samouraï",),
            "ja": ("自分のさむらいに刺客",),
        },
    ),
    (
        {"do": "dishonor", "seat": 3},
        {
            "en": ("dishonor zoe", "dishonor Zoé", "dishonour 3", "dishonor zo"),
            "fr": ("déshonorer Zoé", "deshonneur zoe"),
            "ja": ("ゾエに汚名を着せる", "汚名 ぞえ"),
        },
    ),
    (
        {"do": "declare", "what": "attack", "seat": 2},
        {
            "en": ("attack ken", "declare an attack on ken", "attack"),
            "fr": ("attaquer Ken", "attaque chez ken"),
            "ja": ("ケンを攻撃", "ケンに攻撃する"),
        },
    ),
    (
        {"do": "declare", "what": "shogun"},
        {
            "en": ("shogun", "declare my daimyo shogun", "become shogun"),
            "fr": ("shogun", "déclarer mon daimyo shogun"),
            "ja": ("将軍", "将軍になる", "大名を将軍にする"),
        },
    ),
    (
        {"do": "discard", "card": "dishonor"},
        {
            "en": ("discard dishonor", "throw away the dishonor card"),
            "fr": ("défausser Déshonneur",),
            "ja": ("汚名を捨てる",),
        },
    ),
    (
        {"do": "discard", "card": "ninja-spy"},
        {
            "en": ("discard spy", "discard the ninja spy"),
            "fr": ("défausser l'espion ninja",),
            "ja": ("密偵を捨てる",),
        },
    ),
    (
        {"do": "end"},
        {
            "en": ("end", "end turn", "done"),
            "fr": ("fin", "fini"),
            "ja": ("終わり", "番を終える", "終わりです", "ターン終了"),
        },
    ),
]
CASES = [
    pytest.param(expected, language, typed, id=f"{language}: {typed}")
    for expected, by_language in TYPED
    for language, lines in by_language.items()
    for typed in lines
]


@pytest.mark.parametrize(("expected", "language", "typed"), CASES)
def test_a_move_as_people_say_it(expected: dict[str, object], language: str, typed: str) -> None:
    assert action(armed().view(1), typed, language) == expected


@pytest.mark.parametrize(("expected", "language", "typed"), CASES)
def test_english_is_always_understood(
    expected: dict[str, object], language: str, typed: str
) -> None:
    if language == "en":
        assert action(armed().view(1), typed, "fr") == expected
        assert action(armed().view(1), typed, "ja") == expected


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "elite spy ken samurai: 2 lancers discard"),
        ("en", "spy ken: lancers, lancers discard"),
        ("fr", "espion d'élite ken samouraï : 2 lanciers défausser"),
        ("ja", "上忍の密偵 ケン さむらい 槍組 槍組 すてふだ"),
    ],
)
def test_an_elite_spy_takes_two(language: str, typed: str) -> None:
    assert action(elite().view(1), typed, language) == {
        "do": "spy",
        "card": "elite-ninja-spy",
        "house": KEN_S,
        "take": ["lancers", "lancers"],
        "to": ["discard", "discard"],
    }


def test_two_cards_may_go_different_ways() -> None:
    assert action(elite().view(1), "spy ken samurai: daisho to daimyo, lancers to samurai") == {
        "do": "spy",
        "card": "elite-ninja-spy",
        "house": KEN_S,
        "take": ["lancers", "daisho"],
        "to": [SAMURAI, DAIMYO],
    }


class TestAlliances:
    def test_a_ronin_allies(self) -> None:
        view = stage(3, upper={1: ""}).view(1)
        expected = {"do": "declare", "what": "ally", "seat": 2}
        assert action(view, "ally ken") == expected
        assert action(view, "s'allier avec Ken", "fr") == expected
        assert action(view, "ケンの大名と同盟を結ぶ", "ja") == expected

    def test_a_second_samurai_dissolves(self) -> None:
        view = stage(3, upper={1: ""}, bonds={1: serving(2)}).view(1)
        expected = {"do": "declare", "what": "dissolve"}
        assert action(view, "dissolve") == expected
        assert action(view, "dissolve the alliance") == expected
        assert action(view, "rompre l'alliance", "fr") == expected
        assert action(view, "同盟を解く", "ja") == expected

    def test_a_second_samurai_s_daimyo_is_his_lord_s(self) -> None:
        staged = stage(3, upper={1: ""}, bonds={1: serving(2)}, hands={1: "cavalry"})
        expected = {"do": "place", "card": "cavalry", "house": KEN_D}
        assert action(staged.view(1), "place cavalry daimyo") == expected

    def test_a_ronin_plays_a_daimyo_by_his_number_or_his_name(self) -> None:
        view = stage(3, upper={1: ""}, hands={1: "daimyo-6"}).view(1)
        for typed in ("place daimyo 6", "mori", "place daimyo mori", "play mori"):
            assert action(view, typed) == {"do": "place", "card": "daimyo-6", "house": DAIMYO}

    def test_a_daimyo_for_the_second_samurai(self) -> None:
        staged = stage(3, upper={2: ""}, bonds={2: serving(1)}, hands={1: "daimyo-6"})
        expected = {"do": "place", "card": "daimyo-6", "house": KEN_D}
        assert action(staged.view(1), "place mori ken") == expected


class TestAnswers:
    def dishonored(self) -> HonorView:
        staged = stage(hands={2: "dishonor", 1: "save-face"}, turn=2, lower={1: "daisho"})
        return staged.do(2, "dishonor", seat=1).view(1)

    @pytest.mark.parametrize(
        ("typed", "language", "expected"),
        [
            ("accept", "en", {"do": "accept"}),
            ("accepter", "fr", {"do": "accept"}),
            ("受け入れる", "ja", {"do": "accept"}),
            ("save face", "en", {"do": "save-face"}),
            ("sauver la face", "fr", {"do": "save-face"}),
            ("面目を保つ", "ja", {"do": "save-face"}),
            ("seppuku samurai", "en", {"do": "seppuku", "of": "samurai"}),
            ("seppuku du daimyo", "fr", {"do": "seppuku", "of": "daimyo"}),
            ("さむらいが切腹", "ja", {"do": "seppuku", "of": "samurai"}),
        ],
    )
    def test_dishonor(self, typed: str, language: str, expected: dict[str, object]) -> None:
        assert action(self.dishonored(), typed, language) == expected

    def test_whose_seppuku_is_asked(self) -> None:
        asked = meaning(self.dishonored(), "seppuku")
        assert isinstance(asked, Unclear)
        assert EN.text(asked.question) == "Whose seppuku?"
        assert len(asked.choices) == 2

    def test_a_castle(self) -> None:
        staged = stage(upper={1: "daimyo-2 2*cavalry", 2: "daimyo-4 castle-osaka"}, shogun=2)
        staged.do(1, "declare", what="attack", seat=2).roll(6, 6, 6).roll(1, 1)
        view = staged.view(1)
        for typed, language, keep in (
            ("take", "en", True),
            ("burn the castle", "en", False),
            ("prendre", "fr", True),
            ("brûler le château d'Osaka", "fr", False),
            ("城カードを取る", "ja", True),
            ("焼く", "ja", False),
        ):
            assert action(view, typed, language) == {"do": "castle", "keep": keep}

    @pytest.mark.parametrize(
        ("typed", "language", "move"),
        [
            ("always pass", "en", PASS),
            ("toujours passer", "fr", PASS),
            ("いつもパス", "ja", PASS),
            ("always accept", "en", ACCEPT),
            ("always save face", "en", SAVE),
            ("ask me", "en", None),
            ("demandez-moi", "fr", None),
            ("聞いて", "ja", None),
        ],
    )
    def test_every_question_alike(self, typed: str, language: str, move: Move | None) -> None:
        meant = meaning(armed().view(2), typed, language)
        assert isinstance(meant, Always)
        assert meant.move == move

    def test_who_is_asked_in_another_s_turn(self) -> None:
        assert COMMANDS.is_out_of_turn(self.dishonored())
        assert not COMMANDS.is_out_of_turn(armed().view(1))
        assert not COMMANDS.is_out_of_turn(armed().view(2))

    def test_who_is_asked_for_a_card_in_the_hand_is_asked_in_secret(self) -> None:
        """Even whose turn it is: to save the face of the one that was dishonored."""
        hands = {1: "lancers", 2: "dishonor save-face", 3: "lancers"}
        staged = stage(3, turn=2, upper={3: ""}, bonds={3: serving(1)}, hands=hands)
        assert not COMMANDS.is_asked_in_secret(staged.view(2))
        view = staged.do(2, "dishonor", seat=3).do(3, "accept").view(2)
        assert not COMMANDS.is_out_of_turn(view)
        assert COMMANDS.is_asked_in_secret(view)
        assert not COMMANDS.is_asked_in_secret(self.dishonored()), "all know who is dishonored"


class TestWhatIsMissing:
    def asked(self, meant: object) -> tuple[str, list[str]]:
        assert isinstance(meant, Unclear)
        return EN.text(meant.question), [EN.text(each.label) for each in meant.choices]

    def further(self, meant: object, label: str) -> object:
        """Choose by the beginning of a label; return the move or the next question."""
        assert isinstance(meant, Unclear)
        (chosen,) = [c for c in meant.choices if EN.text(c.label).startswith(label)]
        return chosen.ask() if isinstance(chosen, Further) else chosen

    def test_a_house(self) -> None:
        question, labels = self.asked(meaning(armed().view(1), "place cavalry"))
        assert question == "In which house?"
        assert labels == [
            "place cavalry in the daimyo's house",
            "place cavalry in the samurai's house",
        ]

    def test_whom(self) -> None:
        question, labels = self.asked(meaning(armed().view(1), "dishonor"))
        assert (question, labels) == (
            "Against whom?",
            ["dishonor Ken", "dishonor Zoé", "dishonor Sam"],
        )
        assert self.asked(meaning(armed().view(1), "assassinate ken"))[1] == [
            "send an assassin against Ken's daimyo",
            "send an assassin against Ken's samurai",
        ]

    def test_a_spy_s_errand_step_by_step(self) -> None:
        meant: object = meaning(armed().view(1), "spy ken")
        assert self.asked(meant)[0] == "From which house?"
        meant = self.further(meant, "the house of Ken's samurai")
        assert self.asked(meant) == ("Take which card?", ["the lancers", "the daisho"])
        meant = self.further(meant, "the daisho")
        assert self.asked(meant) == (
            "Where to with the daisho?",
            ["the discards", "the daimyo's house", "the samurai's house"],
        )
        chosen = self.further(meant, "the daimyo's house")
        assert isinstance(chosen, Choice)
        assert RULES.write(chosen.move) == SPY

    def test_an_elite_spy_s_second_card(self) -> None:
        meant = self.further(meaning(elite().view(1), "spy ken samurai"), "the lancers")
        question, labels = self.asked(meant)
        assert question == "And which second card?"
        assert sorted(labels) == ["no second card", "the daisho", "the lancers"]

    def test_every_choice_leads_to_a_lawful_move(self) -> None:
        view = elite().view(1)
        due: list[object] = [meaning(view, "spy")]
        moves = set()
        while due:
            meant = due.pop()
            assert isinstance(meant, Unclear)
            for each in meant.choices:
                if isinstance(each, Further):
                    due.append(each.ask())
                else:
                    assert RULES.refuse(view, each.move) is None
                    moves.add(each.move)
        assert moves == {move for move in RULES.moves(view) if "spy" in RULES.write(move)["do"]}  # type: ignore[operator]

    def test_a_castle_s_name_is_known_from_the_hand(self) -> None:
        view = stage(hands={1: "castle-osaka"}).view(1)
        assert action(view, "place castle") == placed("castle-osaka", DAIMYO)


class TestOffers:
    def labels(self, view: HonorView) -> list[str]:
        return [EN.text(offer.label) for offer in COMMANDS.offers(view) or ()]

    def test_what_may_be_done_is_grouped(self) -> None:
        assert self.labels(armed().view(1)) == [
            "draw a card",
            "place an okugata with honor 10",
            "place Osaka castle, discarding the castle there",
            "place cavalry",
            "send the ninja spy",
            "send the assassin",
            "dishonor somebody",
            "declare your daimyo shogun",
            "attack Ken",
            "discard a card",
            "end the turn",
        ]

    def test_out_of_a_turn_each_answer_stands_alone(self) -> None:
        staged = stage(hands={2: "dishonor"}, turn=2).do(2, "dishonor", seat=1)
        assert COMMANDS.offers(staged.view(1)) is None

    def test_every_offer_leads_on(self) -> None:
        view = armed().view(1)
        for offer in COMMANDS.offers(view) or ():
            if isinstance(offer, Further):
                assert len(offer.ask().choices) > 1
            else:
                assert RULES.refuse(view, offer.move) is None


class TestNames:
    def test_a_name_may_be_spelt_like_the_beginning_of_a_word(self) -> None:
        assert action(armed().view(1), "dishonor sam") == {"do": "dishonor", "seat": 4}

    @pytest.mark.parametrize("name", ["Pass", "Daimyo", "The", "Jean Luc", "12", "さむらい"])
    def test_a_name_may_be_a_word_of_the_game(self, name: str) -> None:
        names = (Name("Aki"), Name(name), Name("Zoé"), Name("Sam"))
        meant = meaning(armed().view(1), f"dishonor {name}", names=names)
        assert isinstance(meant, Understood)
        assert RULES.write(meant.move) == {"do": "dishonor", "seat": 2}

    def test_two_players_of_one_name_are_asked_about(self) -> None:
        names = (Name("Aki"), Name("Ken"), Name("Ken"), Name("Sam"))
        asked = meaning(armed().view(1), "dishonor ken", names=names)
        assert isinstance(asked, Unclear)
        assert len(asked.choices) == 2


class TestStrangeLines:
    @pytest.mark.parametrize(
        "typed",
        ["", "   ", "xyzzy", "draw ken", "ken", "daimyo", "18", "?", "🎴", "end draw now x"],
    )
    def test_nothing_is_made_of_it(self, typed: str) -> None:
        assert not isinstance(meaning(armed().view(1), typed), Understood)

    @pytest.mark.parametrize("typed", ["d s " * 40 + "xyz", "spy " * 60, "ken " * 40, "a" * 5000])
    def test_a_long_line_takes_no_time(self, typed: str) -> None:
        assert not isinstance(meaning(armed().view(1), typed), Understood)

    def test_a_slip_is_a_question(self) -> None:
        assert meaning(armed().view(1), "dishonro ken") == Misspelt("dishonor ken")
        assert meaning(armed().view(1), "plase cavalry d") == Misspelt("place cavalry d")

    def test_the_code_of_a_mark_is_a_card(self) -> None:
        """Cavalry is 3: three dots; Osaka castle is 14: a square and four dots."""
        assert action(armed().view(1), "place ... d") == placed("cavalry", DAIMYO)

    def test_a_kind_of_which_none_is_held(self) -> None:
        meant = meaning(stage(hands={1: "lancers"}).view(1), "place castle")
        assert isinstance(meant, Forbidden)
        assert EN.text(meant.sentence) == "Not that: you hold no such card. You hold lancers."

    def test_a_spy_who_finds_nothing(self) -> None:
        meant = meaning(armed().view(1), "spy sam")
        assert isinstance(meant, Forbidden)
        assert EN.text(meant.sentence) == (
            "No spy there: no army and no other possession lies there."
            " You may draw or place a card."
        )


def test_lines_about_moves_begin_with_known_words() -> None:
    openings = COMMANDS.openings(Vocabulary("fr"))
    assert {"piocher", "draw", "espion", "cavalerie"} <= openings
    assert not {"la", "the", "mon"} & openings


@pytest.mark.parametrize(
    ("language", "typed", "discarded"),
    [
        ("en", "discard 2 monks", ["warrior-monks"] * 2),
        ("en", "discard lancers and 2 monks", ["lancers", "warrior-monks", "warrior-monks"]),
        ("fr", "défausse 2 moines et les lanciers", ["warrior-monks", "warrior-monks", "lancers"]),
        ("ja", "僧兵を2枚捨てる", ["warrior-monks"] * 2),
        ("ja", "槍組1枚と僧兵2枚を捨てる", ["warrior-monks", "warrior-monks", "lancers"]),
    ],
)
def test_several_cards_are_discarded_in_one_line(
    language: str, typed: str, discarded: list[str]
) -> None:
    staged = stage(4, hands={1: "lancers 2*warrior-monks"})
    meant = meaning(staged.view(1), typed, language)
    assert isinstance(meant, Understood)
    moves = [RULES.write(move) for move in (meant.move, *meant.then)]
    assert moves == [{"do": "discard", "card": card} for card in discarded]


@pytest.mark.parametrize("typed", ["discard 3 monks", "discard 2 monks, cavalry"])
def test_none_is_discarded_where_not_all_are_held(typed: str) -> None:
    staged = stage(4, hands={1: "lancers 2*warrior-monks"})
    meant = meaning(staged.view(1), typed)
    assert isinstance(meant, Forbidden)
    assert EN.text(meant.sentence) == (
        "Not all of these: nothing is discarded. You hold lancers, 2 warrior monks."
    )
