"""What is neither a card nor printed on one: attack, alliance, ki and the like, each in a line."""

from enum import Enum, auto
from functools import cache
from typing import Final

from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.language.folding import fold
from access_play.language.lexicon import Lexicon
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, filled, phrase
from access_play.language.vocabulary import Vocabulary


class Topic(Enum):
    """Something of the rules that may be asked about."""

    HONOR = auto()
    KI = auto()
    STRENGTH = auto()
    ACTIONS = auto()
    HOUSES = auto()
    DAIMYO = auto()
    RONIN = auto()
    SECOND_SAMURAI = auto()
    NINJA = auto()
    DECLARATIONS = auto()
    SHOGUN = auto()
    ATTACK = auto()
    BATTLE = auto()
    ALLIANCE = auto()
    SAVE_FACE = auto()
    SEPPUKU = auto()


_TOPICS: Final[dict[Message, Topic]] = {
    NP_("typed", "honor, honour, goal, win, winning, income, score, points"): Topic.HONOR,
    NP_("typed", "ki"): Topic.KI,
    NP_("typed", "strength"): Topic.STRENGTH,
    NP_("typed", "action, actions, card actions, draw, place, discard, end"): Topic.ACTIONS,
    NP_("typed", "house, houses"): Topic.HOUSES,
    NP_("typed", "daimyo, daimyos"): Topic.DAIMYO,
    NP_("typed", "ronin"): Topic.RONIN,
    NP_("typed", "second samurai, second, serve, service"): Topic.SECOND_SAMURAI,
    NP_("typed", "ninja, ninjas"): Topic.NINJA,
    NP_("typed", "declaration, declarations, declare"): Topic.DECLARATIONS,
    NP_("typed", "shogun"): Topic.SHOGUN,
    NP_("typed", "attack, attacks, attacking"): Topic.ATTACK,
    NP_("typed", "battle, battles, dice"): Topic.BATTLE,
    NP_("typed", "ally, alliance, alliances, dissolve"): Topic.ALLIANCE,
    NP_("typed", "save face, saving face"): Topic.SAVE_FACE,
    NP_("typed", "seppuku"): Topic.SEPPUKU,
}
_RULES: Final = {
    Topic.HONOR: phrase(
        N_("Honor: each of your turns begins with what your houses bring. With {goal} you win."),
        braille=NP_("braille", "Honor: houses bring it, {goal} wins"),
    ),
    Topic.KI: phrase(
        N_("Ki: a third of it is the number of your actions, at least 2, at most 5."),
        braille=NP_("braille", "Ki: a third is your act, 2 to 5"),
    ),
    Topic.STRENGTH: phrase(
        N_(
            "Strength: what the cards of both your houses give together, and those of your"
            " second samurai. Each 3 make a die in battle."
        ),
        braille=NP_("braille", "Strength of both houses: 3 make a die"),
    ),
    Topic.ACTIONS: phrase(
        N_(
            "Actions: drawing, placing or sending a ninja costs one, Dishonor two. Discarding,"
            " a declaration and Save Face cost none."
        ),
        braille=NP_("braille", "1 act: draw, place, ninja; dishonor 2"),
    ),
    Topic.HOUSES: phrase(
        N_(
            "Houses: your daimyo and your samurai have one each. A house holds five armies and"
            " one okugata at most, and only a daimyo's a castle."
        ),
        braille=NP_("braille", "House: 5 armies, 1 okugata, D castle"),
    ),
    Topic.DAIMYO: phrase(
        N_(
            "A daimyo heads the upper house. If he dies, all its cards go, and his samurai is a"
            " ronin."
        ),
        braille=NP_("braille", "D dies: his cards go, you are ronin"),
    ),
    Topic.RONIN: phrase(
        N_(
            "Ronin: a samurai without a daimyo, who gains no honor. He plays a daimyo from his"
            " hand, or declares an alliance."
        ),
        braille=NP_("braille", "Ronin: no honor, play a D or ally"),
    ),
    Topic.SECOND_SAMURAI: phrase(
        N_(
            "Second samurai: gains half of what the daimyo served gains, and half of the own"
            " house. If the first samurai dies, daimyo and house are his."
        ),
        braille=NP_("braille", "2nd: half honor, heir of the first"),
    ),
    Topic.NINJA: phrase(
        N_(
            "Ninja: a spy or an assassin costs an action and 25 honor, whatever comes of it."
            " An assassin against the samurai one serves costs 50."
        ),
        braille=NP_("braille", "Ninja: 1 act, 25 honor"),
    ),
    Topic.DECLARATIONS: phrase(
        N_(
            "Declarations: shogun, attack, ally or dissolve. One in each turn, at any time"
            " after your honor, and for no action."
        ),
        braille=NP_("braille", "1 a turn: shogun, attack or alliance"),
    ),
    Topic.SHOGUN: phrase(
        N_(
            "Shogun, a declaration: your daimyo takes the title if nobody has it. Else it is"
            " won by beating the shogun in battle."
        ),
        braille=NP_("braille", "Shogun: if free, or beat the shogun"),
    ),
    Topic.ATTACK: phrase(
        N_(
            "Attack, a declaration: your daimyo against another who is shogun or has a castle."
            " Each side rolls a die for every 3 strength."
        ),
        braille=NP_("braille", "Attack a shogun or castle, 3 str a die"),
    ),
    Topic.BATTLE: phrase(
        N_(
            "Battle: the higher roll wins, a tie is rolled again. The loser's daimyo dies unless"
            " someone saves face; his castle is taken or burned, and a title is won."
        ),
        braille=NP_("braille", "Battle: high wins, loser's D dies"),
    ),
    Topic.ALLIANCE: phrase(
        N_(
            "Alliance, a declaration: a ronin becomes second samurai of a daimyo who has none."
            " To dissolve it costs 25 honor and takes until his next turn."
        ),
        braille=NP_("braille", "Ally: ronin as 2nd; dissolve: 25"),
    ),
    Topic.SAVE_FACE: phrase(
        N_(
            "Any player may save the face of who loses a battle, and of a second samurai who is"
            " dishonored, but never of the shogun's player."
        ),
        braille=NP_("braille", "Face: for anybody but the shogun"),
    ),
    Topic.SEPPUKU: phrase(
        N_(
            "Seppuku, an answer to Dishonor: your samurai or your daimyo dies with the cards of"
            " the house, and no honor is lost."
        ),
        braille=NP_("braille", "Seppuku: S or D with cards, 0 lost"),
    ),
}
_vocabulary = cache(Vocabulary)


@cache
def _lexicon(language: str) -> Lexicon[Topic]:
    return Lexicon(_vocabulary(language), _TOPICS)


def topics(view: HonorView, typed: str, language: str) -> tuple[Phrase, ...]:
    """Tell the rule of what was typed, a line for each; empty where it is none of these."""
    asked = _lexicon(language).senses(fold(typed))
    rules = [_RULES[topic] for topic in Topic if topic in asked]
    return tuple([filled(rule, goal=view.open.terms.goal) for rule in rules])
