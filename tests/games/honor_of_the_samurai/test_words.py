"""The words of Honor of the Samurai, sentence by sentence: what is told, and to whom."""

from collections.abc import Iterable

import pytest

from access_play.core.game import DataError, Setup
from access_play.core.refusals import Refusal
from access_play.games.honor_of_the_samurai.deck import differing
from access_play.games.honor_of_the_samurai.rules import RULES
from access_play.games.honor_of_the_samurai.words import WORDS
from access_play.language.cells import cells
from access_play.language.phrases import Phrase
from access_play.language.speaker import Form, Length, Name, Speaker
from tests.games.honor_of_the_samurai.staged import Staged, allied, serving, stage

NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"), Name("Sam", "サム"))
EN, FR, JA = (Speaker(language, NAMES) for language in ("en", "fr", "ja"))
SPEAKERS = {"en": EN, "fr": FR, "ja": JA}


def told(staged: Staged, listener: int | None = 1, language: str = "en") -> list[str]:
    """Return what a seat (from 1) or a bystander is told of the last action, at normal length."""
    seat = None if listener is None else listener - 1
    sayings = [saying for event in staged.told(listener) for saying in WORDS.tell(event, seat)]
    wanted = [saying for saying in sayings if saying.at_least is not Length.FULL]
    return texts(SPEAKERS[language], [saying.phrase for saying in wanted])


def texts(speaker: Speaker, phrases: Iterable[Phrase]) -> list[str]:
    return [speaker.text(each).replace("\u00a0", " ") for each in phrases]


RICH = "daimyo-2 okugata-10-3 cavalry lancers castle-osaka"
"""40 honor, 5 ki and, with the castle, 14 strength."""


class TestTurns:
    """Sequence of a Turn."""

    def test_own_turn(self) -> None:
        staged = stage(
            turn=3,
            upper={1: RICH},
            lower={1: "daisho warrior-monks"},
            honor={1: 105},
        ).do(3, "end")
        assert told(staged, 1) == [
            "Your turn: you gain 50 honor, total 155. Ki 13 gives 4 actions."
        ]
        assert told(staged, 2) == ["Aki gains 50 honor, total 155."]
        assert told(staged, 2, "fr") == ["Aki gagne 50 points d'honneur, total 155."]
        assert told(staged, 1, "ja") == [
            "あなたの番です。名誉を50得て、合計155。気力13でアクション4。"
        ]

    def test_a_ronin_gains_nothing(self) -> None:
        staged = stage(turn=3, upper={1: ""}, honor={1: 85}).do(3, "end")
        assert told(staged, 1)[-1].startswith("Your turn: as ronin you gain no honor, total 85.")
        assert told(staged, 3) == ["Aki, as ronin, gains no honor, total 85."]

    def test_gunpowder_costs_honor(self) -> None:
        staged = stage(turn=3, upper={1: "daimyo-8 gunpowder"}, honor={1: 10}).do(3, "end")
        assert told(staged, 1)[0].startswith("Your turn: you lose 15 honor, total minus 5.")
        assert told(staged, 2) == ["Aki loses 15 honor, total minus 5."]

    def test_the_second_samurai_is_told_how_his_half_comes_about(self) -> None:
        """The rulebook's own example: 35 of the daimyo and 5 of the own house make 40."""
        staged = stage(
            turn=3,
            upper={1: "", 2: "daimyo-2"},
            lower={1: "okugata-5-4"},
            bonds={1: serving(2)},
            shogun=2,
            honor={1: 55},
        ).do(3, "end")
        (line,) = told(staged, 1)
        assert line == (
            "Your turn: you gain 40 honor, 35 from Ken's daimyo and 5 from your samurai's house,"
            " total 95. Ki 10 gives 3 actions."
        )

    def test_a_service_begins_and_ends(self) -> None:
        began = stage(turn=3, upper={1: ""}, bonds={1: allied(2)}).do(3, "end")
        assert told(began, 1)[0] == "From now on you serve Ken's daimyo as second samurai."
        assert told(began, 2)[0] == "From now on Aki serves your daimyo as second samurai."
        ended = stage(turn=1, upper={1: ""}, bonds={1: serving(2)}).do(
            1, "declare", what="dissolve"
        )
        assert told(ended, 2) == [
            (
                "Aki dissolves the alliance with your daimyo and loses 25 honor;"
                " the service ends at the next turn."
            )
        ]
        for seat in (1, 2, 3):
            ended.do(seat, "end")
        assert told(ended, 1)[0] == "Your service under Ken's daimyo has ended, and you are ronin."

    def test_the_game_is_won(self) -> None:
        staged = stage(turn=3, upper={1: RICH}, honor={1: 365, 2: 300, 3: -10}).do(3, "end")
        assert told(staged, 2)[-1] == (
            "Aki wins the game: 405 honor, the goal was 400. You 300, Zoé minus 10."
        )
        assert told(staged, 1, "fr")[-1] == (
            "Vous gagnez la partie : 405 points d'honneur, il en fallait 400."
            " Ken 300, Zoé moins 10."
        )


class TestCards:
    """Card actions and discards."""

    def test_a_draw_is_private(self) -> None:
        staged = stage(draw="cavalry 2*lancers").do(1, "draw")
        assert told(staged, 1) == ["You draw cavalry, 1 action left."]
        assert told(staged, 2) == ["Aki draws a card, 1 action left."]
        assert told(staged, 1, "fr") == ["Vous piochez une cavalerie, il reste 1 action."]
        assert told(staged, 1, "ja") == ["引いたカードは騎馬隊。残りアクション1。"]

    def test_a_card_is_placed(self) -> None:
        staged = stage(hands={1: "warrior-monks"})
        staged.do(1, "place", card="warrior-monks", house=[1, "daimyo"])
        assert told(staged, 2) == ["Aki places warrior monks in the daimyo's house, 1 action left."]
        assert told(staged, 1, "ja") == ["大名の家に僧兵を配置。残りアクション1。"]

    def test_a_second_samurai_places_with_his_daimyo(self) -> None:
        staged = stage(hands={1: "cavalry"}, upper={1: ""}, bonds={1: serving(2)})
        staged.do(1, "place", card="cavalry", house=[2, "daimyo"])
        assert told(staged, 3) == [
            "Aki places cavalry in the house of Ken's daimyo, 1 action left."
        ]
        assert told(staged, 2) == ["Aki places cavalry in your daimyo's house, 1 action left."]

    def test_a_castle_makes_room_for_another(self) -> None:
        staged = stage(hands={1: "castle-himeji"}, upper={1: "daimyo-8 castle-odawara"})
        staged.do(1, "place", card="castle-himeji", house=[1, "daimyo"], discard_castle=True)
        assert told(staged, 2)[0].startswith(
            "Aki places Himeji castle and discards Odawara castle,"
        )

    def test_a_daimyo_for_a_ronin_and_for_a_second_samurai(self) -> None:
        ronin = stage(hands={1: "daimyo-1"}, upper={1: ""})
        ronin.do(1, "place", card="daimyo-1", house=[1, "daimyo"])
        assert told(ronin, 2) == [
            "Aki plays the daimyo Oda Nobunaga and is ronin no longer, 1 action left."
        ]
        sent = stage(hands={1: "daimyo-1"}, upper={2: ""}, bonds={2: serving(1)})
        sent.do(1, "place", card="daimyo-1", house=[2, "daimyo"])
        assert told(sent, 2) == [
            "Aki gives the daimyo Oda Nobunaga to you, and the alliance ends, 1 action left."
        ]

    def test_a_spy(self) -> None:
        staged = stage(hands={3: "ninja-spy"}, turn=3, upper={1: "daimyo-8 daisho"})
        where = {"house": [1, "daimyo"], "take": ["daisho"], "to": [[3, "samurai"]]}
        staged.do(3, "spy", card="ninja-spy", **where)
        assert told(staged, 1) == [
            (
                "Zoé's ninja spy takes the daisho for the samurai's house from your daimyo's house."
                " Zoé loses 25 honor, 1 action left."
            )
        ]
        assert EN.braille(WORDS.tell(staged.told(1)[0], 0)[0].phrase) == "Zoé spy your D: daisho S"

    def test_two_of_a_kind_that_go_the_same_way_are_named_together(self) -> None:
        staged = stage(hands={1: "elite-ninja-spy"}, lower={2: "2*lancers"})
        where = {"house": [2, "samurai"], "take": ["lancers"] * 2, "to": ["discard"] * 2}
        staged.do(1, "spy", card="elite-ninja-spy", **where)
        assert told(staged, 3) == [
            (
                "Aki's elite spy takes 2 lancers to be discarded from the house of Ken's samurai."
                " Aki loses 25 honor, 1 action left."
            )
        ]

    def test_two_kinds_that_go_the_same_way_and_an_own_house(self) -> None:
        staged = stage(hands={1: "elite-ninja-spy"}, lower={1: "lancers gunpowder"})
        where = {"house": [1, "samurai"], "take": ["lancers", "gunpowder"]}
        staged.do(1, "spy", card="elite-ninja-spy", **where, to=["discard"] * 2)
        assert told(staged, 3) == [
            (
                "Aki's elite spy takes lancers and gunpowder weapons to be discarded from the"
                " samurai's house. Aki loses 25 honor, 1 action left."
            )
        ]
        assert told(staged, 3, "fr") == [
            (
                "Aki envoie un espion d'élite dans la maison du samouraï : des lanciers et des"
                " armes à feu pour la défausse. Aki perd 25 points d'honneur, il reste 1 action."
            )
        ]


class TestAssassin:
    """Assassinations."""

    def send(self, **changes: object) -> Staged:
        staged = stage(hands={2: "ninja-assassin"}, turn=2, **changes)  # type: ignore[arg-type]
        return staged.do(2, "assassinate", house=[1, "daimyo"])

    def test_he_is_sent(self) -> None:
        staged = self.send()
        assert told(staged, 1) == ["Ken sends an assassin against your daimyo and loses 25 honor."]
        assert told(staged, 3, "fr") == [
            "Ken envoie un assassin contre le daimyo du clan Aki et perd 25 points d'honneur."
        ]
        assert told(staged, 3, "ja") == ["ケン、アキの大名に刺客を放ち、名誉を25失います。"]

    def test_he_fails_at_a_guard(self) -> None:
        staged = self.send(upper={1: "daimyo-8 house-guard"}).roll(4)
        assert told(staged, 3) == [
            (
                "The assassin rolls 4 and fails: at least 5 was needed."
                " A house guard is discarded from the house of Aki's daimyo."
            )
        ]

    def test_he_succeeds_and_all_that_follows_is_one_sentence(self) -> None:
        staged = self.send(upper={1: RICH}, shogun=1).roll(5)
        assert told(staged, 3) == [
            (
                "The assassin rolls 5 and succeeds: Aki's daimyo and 4 cards are lost,"
                " Aki is ronin, the title of shogun is free."
            )
        ]
        assert told(staged, 1, "fr") == [
            (
                "L'assassin fait 5 et réussit : votre daimyo meurt, 4 cartes perdues,"
                " vous devenez rônin, le titre de shogun redevient libre."
            )
        ]
        assert told(staged, 3, "ja") == [
            (
                "暗殺は成功、サイコロの目は5。アキの大名は落命、カード4枚はすてふだへ、アキは浪人、"
                "将軍の座は空席。"
            )
        ]

    def test_who_wants_to_hear_all_hears_what_was_needed(self) -> None:
        staged = self.send(upper={1: RICH}).roll(5)
        (event,) = staged.told(3)
        (first, *_) = WORDS.tell(event, 2)
        assert (
            Speaker("en", NAMES, Length.FULL)
            .text(first.phrase)
            .startswith(
                "The assassin rolls 5 and succeeds, at least 3 was needed: Aki's daimyo and 4 cards"
            )
        )

    def test_a_second_samurai_who_kills_his_first_takes_over(self) -> None:
        staged = stage(
            hands={2: "ninja-assassin"},
            turn=2,
            upper={2: ""},
            lower={1: "daisho"},
            bonds={2: serving(1)},
        ).do(2, "assassinate", house=[1, "samurai"])
        assert told(staged, 1) == [
            "Ken sends an assassin against your samurai, a treachery, and loses 50 honor."
        ]
        staged.roll(3)
        assert told(staged, 2) == [
            (
                "The assassin rolls 3 and succeeds: Aki's samurai dies and 1 card is lost,"
                " you take over Date and his house, Aki is ronin."
            )
        ]


class TestDishonor:
    """Dishonor and its answers."""

    def test_its_three_answers(self) -> None:
        def played() -> Staged:
            hands = {3: "dishonor", 1: "save-face"}
            staged = stage(turn=3, hands=hands, honor={1: 40}, lower={1: "daisho 2*lancers"})
            return staged.do(3, "dishonor", seat=1)

        assert told(played(), 1) == ["Zoé dishonors you, no action left."]
        assert told(played().do(1, "accept"), 2) == [
            "Aki accepts and loses 75 honor, total minus 35."
        ]
        assert told(played().do(1, "save-face"), 2) == [
            "Aki saves face and loses 30 honor, total 10."
        ]
        assert told(played().do(1, "seppuku", of="samurai"), 2) == [
            "Aki's samurai commits seppuku: no honor lost, 3 cards discarded."
        ]
        assert told(played().do(1, "seppuku", of="samurai"), 2, "fr") == [
            "Le samouraï du clan Aki fait seppuku : aucun honneur perdu, 3 cartes défaussées."
        ]
        assert told(played().do(1, "seppuku", of="samurai"), 2, "ja") == [
            "アキのさむらいが切腹。名誉は失わず、カード3枚はすてふだへ。"
        ]

    def test_a_second_samurai_may_be_saved(self) -> None:
        def accepted(save: str) -> Staged:
            hands = {3: "dishonor", 2: save}
            staged = stage(turn=3, hands=hands, upper={1: ""}, bonds={1: serving(2)})
            return staged.do(3, "dishonor", seat=1).do(1, "accept")

        asked = accepted("save-face")
        assert told(asked, 3) == [
            "Aki accepts. Unless someone saves face, the alliance with Ken ends.",
            "Ken is asked.",
        ]
        assert told(asked.do(2, "save-face"), 1) == [
            "Ken saves your face: you lose 30 honor, total minus 30, and stay allied."
        ]
        passed = accepted("save-face").do(2, "pass")
        assert told(passed, 2)[0] == "You do not save face for Aki."
        unsaved = (
            "Nobody saves face: Aki loses 75 honor, total minus 75, and the alliance with Ken ends."
        )
        assert told(passed, 3) == [unsaved]
        nobody_could = told(accepted("lancers"), 3)
        assert nobody_could == [*told(accepted("save-face"), 3), unsaved]


class TestBattle:
    """Battle and Battle Protocol."""

    def attack(self, **changes: object) -> Staged:
        upper = {1: "daimyo-2 2*cavalry", 2: "daimyo-4 castle-osaka lancers"}
        staged = stage(upper=upper, hands={3: "lancers"}, **changes)  # type: ignore[arg-type]
        return staged.do(1, "declare", what="attack", seat=2)

    def test_an_attack(self) -> None:
        assert told(self.attack(), 3) == [
            "Aki attacks Ken: strength 11 for 3 dice, against 10 for 3 dice."
        ]
        assert told(self.attack(), 2, "fr") == [
            "Aki vous attaque : force 11, soit 3 dés, contre votre force 10, soit 3 dés."
        ]
        assert told(self.attack(), 3, "ja") == [
            "アキがケンを攻撃。アキの武力11でサイコロ3、ケンの武力10でサイコロ3。"
        ]

    def test_a_single_die_is_told_once(self) -> None:
        fighting = stage(upper={1: "daimyo-1", 2: "daimyo-4 castle-osaka"})
        rolled = fighting.do(1, "declare", what="attack", seat=2).roll(3)
        assert told(rolled, 1) == ["You roll 3."]
        assert told(rolled, 2, "fr") == ["Aki fait 3."]
        assert told(rolled, 2, "ja") == ["アキのサイコロは合計3。"]

    def test_who_could_be_saved_is_asked_about_in_one_neutral_line(self) -> None:
        rolled = self.attack().roll(6, 5, 4)
        assert told(rolled, 2) == ["Aki rolls 15 in all: 6, 5, 4."]
        lost = rolled.roll(5, 4, 2)
        assert told(lost, 1) == [
            "You win the battle 15 to 11. Ken's daimyo dies unless someone saves face.",
            "Zoé is asked.",
            "Nobody saves face: Ken's daimyo and 1 card are lost, Ken is ronin.",
        ]

    def test_a_tie(self) -> None:
        assert told(self.attack().roll(6, 5, 4).roll(6, 5, 4), 3) == [
            "Ken rolls 15 too, a tie: both sides roll again."
        ]

    def test_the_shogun_cannot_be_saved_and_the_winner_becomes_shogun(self) -> None:
        staged = self.attack(shogun=2).roll(6, 5, 4).roll(5, 4, 2)
        assert told(staged, 3)[0] == (
            "Aki wins the battle 15 to 11: Ken's daimyo and 1 card are lost, Ken is ronin,"
            " Aki's daimyo becomes shogun."
        )
        assert told(staged.do(1, "castle", keep=True), 2) == [
            "Aki takes Osaka castle into the daimyo's house."
        ]

    def test_a_castle_is_burnt(self) -> None:
        staged = self.attack(shogun=2).roll(6, 5, 4).roll(5, 4, 2)
        assert told(staged.do(1, "castle", keep=False), 2) == ["Aki burns Osaka castle."]


class TestDeclarations:
    """Declarations."""

    def test_shogun(self) -> None:
        staged = stage(4, turn=3).do(3, "declare", what="shogun")
        assert told(staged, 1) == ["Zoé claims the title of shogun: 75 honor more each turn."]
        assert told(staged, 1, "ja") == ["ゾエの大名が将軍に。番ごとに名誉75が加わります。"]

    def test_an_alliance(self) -> None:
        staged = stage(turn=2, upper={2: ""}).do(2, "declare", what="ally", seat=1)
        assert told(staged, 1) == [
            "Ken allies with your daimyo, to serve as second samurai from the next turn."
        ]
        assert told(staged, 3, "fr") == [
            "Ken s'allie avec le daimyo du clan Aki : au prochain tour, Ken sera second samouraï."
        ]


class TestAnswers:
    """What can be asked at any time."""

    def test_each_player_in_one_line(self) -> None:
        staged = stage(
            upper={2: "daimyo-1 castle-osaka okugata-5-4", 1: ""},
            lower={2: "2*cavalry"},
            bonds={1: serving(2)},
            shogun=2,
            honor={2: 155},
        )
        own, ken, *_ = texts(EN, WORDS.table(staged.view(1)))
        assert own == "You: honor 0, ki 6, strength 0, second samurai under Ken."
        assert ken == (
            "Ken: honor 155, ki 12, strength 14, shogun, Osaka castle, second samurai you."
        )

    def test_a_player_s_houses_in_full(self) -> None:
        staged = stage(upper={2: "daimyo-1 castle-osaka 2*lancers"}, hands={2: "3*lancers"})
        assert texts(EN, WORDS.table_of(staged.view(1), 1)) == [
            "Ken: honor 0, ki 8, strength 12, Osaka castle.",
            "Ken's daimyo: the daimyo Oda Nobunaga, Osaka castle, 2 lancers.",
            "Ken's daimyo in all: honor 40, ki 2, strength 12.",
            "Ken's samurai: no card. In all honor 0, ki 6, strength 0.",
            "Ken: 3 cards in hand.",
        ]

    def test_own_cards_by_kind(self) -> None:
        staged = stage(hands={1: "cavalry 2*lancers house-guard dishonor save-face"})
        view = staged.view(1)
        assert texts(EN, WORDS.hand(view)) == [
            "Your hand: cavalry, 2 lancers, a house guard, Dishonor, Save Face."
        ]
        assert texts(JA, WORDS.hand(view)) == [
            "手札は、騎馬隊、槍組2枚、護衛、汚名、面目を保つカード。"
        ]
        seven = "okugata-10-3 cavalry 2*lancers ninja-spy ninja-assassin dishonor"
        assert texts(EN, WORDS.hand(stage(hands={1: seven}).view(1))) == [
            (
                "Your hand: an okugata with honor 10, cavalry, 2 lancers, a ninja spy,"
                " a ninja assassin."
            ),
            "Your hand, also: Dishonor.",
        ]
        item = WORDS.hand_item(view, 2)
        assert item is not None
        assert EN.text(item) == (
            "Card 2, lancers: honor 0, ki 0, strength 2. Mark at the top left: two dots."
        )
        assert WORDS.hand_item(view, 7) is None

    def test_honor_and_what_the_next_turn_brings(self) -> None:
        staged = stage(upper={1: RICH}, shogun=1, honor={1: 40, 2: 155})
        assert texts(EN, WORDS.score(staged.view(1))) == [
            "Honor: Ken 155, you 40, Zoé 0. The goal is 400.",
            "Gain in the next turn: Ken 5, you 90, Zoé 5.",
        ]
        assert texts(EN, WORDS.score_details(staged.view(1)))[0] == (
            "You will gain 90: daimyo's house 40, title of shogun 50, samurai's house 0."
        )

    def test_whose_turn_with_actions_and_declaration(self) -> None:
        staged = stage(turn=2, upper={2: RICH})
        assert EN.text(WORDS.turn(staged.view(1))) == (
            "Ken's turn: 3 actions left, no declaration made yet."
        )
        staged.do(2, "declare", what="shogun")
        assert EN.text(WORDS.turn(staged.view(2))) == (
            "Your turn: 3 actions left, your declaration is made."
        )

    @pytest.mark.parametrize(
        ("typed", "language", "expected"),
        [
            ("cavalry", "en", "Cavalry: honor 0, ki 0, strength 3."),
            ("osaka castle", "en", "Osaka castle: honor 10, ki 1, strength 4."),
            ("cavalerie", "fr", "Cavalerie : honneur 0, ki 0, force 3."),
            ("騎馬隊", "ja", "騎馬隊は、名誉0、気力0、武力3。"),
            ("noh", "fr", "Théâtre nô : honneur 20, ki 3, force 0."),
        ],
    )
    def test_a_card_with_its_numbers(self, typed: str, language: str, expected: str) -> None:
        told_of = WORDS.info(stage().view(1), typed, language)
        assert texts(SPEAKERS[language], told_of)[0] == expected
        assert len(told_of) == 3

    @pytest.mark.parametrize(
        "typed",
        [
            *("attack", "alliance", "ally", "battle", "rōnin", "second samurai", "shogun"),
            *("save face", "declarations", "ki", "strength", "honor", "daimyo", "house", "ninja"),
            *("actions", "draw", "seppuku"),
            *("fr attaque", "fr alliance", "fr bataille", "fr rônin", "fr second samouraï"),
            *("fr sauver la face", "fr déclaration", "fr force", "fr honneur", "fr maison"),
            *("ja 攻撃", "ja 同盟", "ja 戦い", "ja 浪人", "ja 2人めのさむらい", "ja 面目を保つ"),
            *("ja 宣言", "ja 気力", "ja 武力", "ja 名誉", "ja 将軍"),
        ],
    )
    def test_a_word_of_the_rules_has_its_rule(self, typed: str) -> None:
        language, word = typed.split(" ", 1) if typed[:3] in {"fr ", "ja "} else ("en", typed)
        told_of = WORDS.info(stage().view(1), word, language)
        assert told_of, typed
        end = "。" if language == "ja" else "."
        for line in told_of:
            assert SPEAKERS[language].text(line).endswith(end)
            assert cells(SPEAKERS[language].braille(line), language) <= 40

    @pytest.mark.parametrize(
        ("word", "rule"),
        [
            ("ki", "Ki: a third of it is the number of your actions, at least 2, at most 5."),
            (
                "attack",
                (
                    "Attack, a declaration: your daimyo against another who is shogun or has a"
                    " castle. Each side rolls a die for every 3 strength."
                ),
            ),
            (
                "alliance",
                (
                    "Alliance, a declaration: a ronin becomes second samurai of a daimyo who has"
                    " none. To dissolve it costs 25 honor and takes until his next turn."
                ),
            ),
            (
                "honor",
                "Honor: each of your turns begins with what your houses bring. With 400 you win.",
            ),
        ],
    )
    def test_a_rule_as_it_was_decided(self, word: str, rule: str) -> None:
        """H4, H30 and H31, H14 to H16, H3."""
        assert texts(EN, WORDS.info(stage().view(1), word, "en")) == [rule]

    @pytest.mark.parametrize(
        ("typed", "language", "beginning"),
        [
            ("assassin", "en", "Ninja assassin: costs an action and 25 honor. A die of 3 or more "),
            ("assassin", "fr", "Assassin ninja : coûte une action et 25 points d'honneur. "),
            ("spy", "en", "Ninja spy: costs an action and 25 honor. "),
            ("elite ninja spy", "en", "Elite ninja spy: costs an action and 25 honor. "),
            ("dishonor", "en", "Dishonor: costs two actions. "),
            ("déshonneur", "fr", "Déshonneur : coûte deux actions. "),
            ("save face", "en", "Save Face: costs no action. "),
            ("sauver la face", "fr", "Sauver la face : ne coûte pas d'action. "),
        ],
    )
    def test_the_rule_of_a_card_goes_on_behind_the_colon(
        self, typed: str, language: str, beginning: str
    ) -> None:
        told_of = WORDS.info(stage().view(1), typed, language)
        assert texts(SPEAKERS[language], told_of)[0].startswith(beginning)

    def test_cards_that_are_called_by_what_they_do(self) -> None:
        for typed, name in (("dishonor", "Dishonor"), ("save face", "Save Face")):
            assert texts(EN, WORDS.info(stage().view(1), typed, "en"))[0].startswith(f"{name}: ")
        assert WORDS.info(stage().view(1), "xyzzy", "en") == ()

    @pytest.mark.parametrize(
        ("staged", "prompts"),
        [
            (stage(), ("2 actions:", "2 actions :", "アクション2：")),
            (stage(used=2), ("Declare or end:", "Déclarer ou finir :", "宣言するか終わるか：")),
            (
                stage(used=2, declared=True, hands={1: "lancers"}),
                ("Discard or end:", "Défausser ou finir :", "捨てるか終わるか："),
            ),
            (
                stage(used=2, shogun=2, hands={1: "lancers"}),
                ("Discard or end:", "Défausser ou finir :", "捨てるか終わるか："),
            ),
            (
                stage(used=2, declared=True),
                ("End your turn:", "Finir le tour :", "番を終える："),
            ),
        ],
    )
    def test_the_prompt_asks_for_what_may_still_be_done(
        self, staged: Staged, prompts: tuple[str, str, str]
    ) -> None:
        """A turn has two actions at least; with strength 1 nobody attacks the shogun."""
        prompt = WORDS.question(staged.view(1)).prompt
        assert tuple(texts(speaker, [prompt])[0] for speaker in (EN, FR, JA)) == prompts
        for language, speaker in SPEAKERS.items():
            assert cells(speaker.braille(prompt) + " ", language) <= 32

    def test_questions(self) -> None:
        staged = stage(turn=3, hands={3: "dishonor", 1: "save-face"}).do(3, "dishonor", seat=1)
        question = WORDS.question(staged.view(1))
        assert question.asked is not None
        assert EN.text(question.asked) == "Lose 75 honor, save face and lose 30, or seppuku?"
        without = stage(turn=3, hands={3: "dishonor"}).do(3, "dishonor", seat=1)
        asked = WORDS.question(without.view(1)).asked
        assert asked is not None
        assert FR.text(asked).replace("\u00a0", " ") == "Perdre 75 points d'honneur, ou seppuku ?"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (
            {"lancers": {"copies": 10}},
            "The copies in the deck file are 109, 1 card fewer than the 110 of the deck.",
        ),
        (
            {"lancers": {"copies": 13}},
            "The copies in the deck file are 112, 2 cards more than the 110 of the deck.",
        ),
        (
            {"knights": {"copies": 1}},
            "The deck file has knights, which no card or value is called.",
        ),
        (
            {"lancers": {"ki": "two"}},
            "In the deck file, lancers.ki must be a whole number.",
        ),
        (
            {"lancers": {"ki": 99}},
            "In the deck file, lancers.ki is 99, but must be from -20 to 20.",
        ),
    ],
)
def test_a_deck_file_that_is_wrong(given: dict[str, object], expected: str) -> None:
    with pytest.raises(DataError) as caught:
        differing(given)
    assert isinstance(caught.value.fault, Refusal)
    said = EN.text(WORDS.data_fault(caught.value.fault)).replace("minus ", "-")
    assert said == expected


@pytest.mark.parametrize("form", Form)
def test_the_title(form: Form) -> None:
    assert EN.render(WORDS.title, form) == "Honor of the Samurai"


def test_a_shorter_game_and_how_far_a_game_has_come() -> None:
    offered = [WORDS.option(each.name, value) for each in RULES.options(4) for value in each.values]
    assert texts(FR, offered) == [
        "une partie plus courte, à 400 d'honneur",
        "une partie plus courte, à 300 d'honneur",
        "une partie plus courte, à 250 d'honneur",
    ]
    progress = WORDS.progress(stage().view(1))
    assert progress is not None
    assert JA.text(progress) == "第1ラウンド"
    assert WORDS.progress(RULES.view(RULES.start(Setup(3)), 0)) is None
    with pytest.raises(LookupError):
        WORDS.option("goal", "much")
