"""The map by ear, the hand, what is given away, and a first skirmish with its Kachidoki."""

from typing import Final

from access_play.games.lessons import Happen, Step, ask, move, tell
from access_play.language.messages import N_, NP_

LAND: Final[tuple[Step, ...]] = (
    tell(
        N_("You march on Kyoto with a daimyo and 10 samurai. {ken} sits on your left, then {zoe}.")
    ),
    Happen(),
    tell(
        N_(
            "The map is a row of areas: Kyoto, 1 Ōmi, 2 Ise, 3 Owari, 4 Mikawa, 5 Tōtōmi, 6"
            " Shinano. Instead of a name you can type a number; Kyoto is 0."
        )
    ),
    tell(
        N_(
            "Influence tells who is strongest in an area: a daimyo counts 2 there, and each samurai"
            " 1. All daimyo begin alone, in the area of their card."
        )
    ),
    ask(
        N_("To hear everyone's influence along the row, type {line}, then Enter."),
        NP_("typed|lesson", "t"),
    ),
    ask(
        N_("You are in Mikawa. To hear more about one area, add its number: type {line}."),
        NP_("typed|lesson", "t 4"),
    ),
    tell(
        N_(
            "That is what an area pays at the end of the round, to the first, the second and the"
            " third. The most reputation points win the game."
        )
    ),
    Happen(),
    tell(
        N_("There are three suits: katana, yari and gun. Each has the numbers 1 to 6 and a Ninja.")
    ),
    ask(
        N_("Your six cards have just been told. To hear them again, type {line}."),
        NP_("typed|lesson", "h"),
    ),
    move(
        N_("Everyone first gives two cards to the left. Give {ken} your lowest: type {line}."),
        NP_("typed|lesson", "give yari 1 and gun 2"),
    ),
    Happen(2),
    tell(
        N_(
            "In a skirmish everyone plays one card, and the highest number wins. To lead is to"
            " play first, and then any card will do."
        )
    ),
    tell(
        N_(
            "A numbered card has two effects, and you choose one. It places up to 3 samurai in the"
            " area of its number, or it gives you action points."
        )
    ),
    move(
        N_("Place 3 samurai in Tōtōmi, area 5, with your katana 5: type {line}."),
        NP_("typed|lesson", "katana 5 place 3"),
    ),
    Happen(2),
    tell(
        N_(
            "Your 5 was the highest number. Every victory brings the Kachidoki: the area where the"
            " winner's daimyo stands pays 3, 2 and 1 points at once."
        )
    ),
    tell(
        N_(
            "Everyone in that area is paid, not the winner alone. {ken} has more influence in"
            " Mikawa, 3 samurai against your daimyo, and got more than you."
        )
    ),
    ask(
        N_("To hear the points at any time, type {line}."),
        NP_("typed|lesson", "s"),
    ),
)
