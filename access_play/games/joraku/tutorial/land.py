"""The map by ear, the hand, what is given away, and a first skirmish with its Kachidoki."""

from typing import Final

from access_play.games.lessons import Happen, Step, ask, move, tell
from access_play.language.messages import N_, NP_

LAND: Final[tuple[Step, ...]] = (
    tell(
        N_(
            "You march on Kyoto with a daimyo and 10 samurai. {ken} sits on your left, then {zoe}."
        )
    ),
    Happen(),
    tell(
        N_(
            "The map is a row of areas: Kyoto, 1 Ōmi, 2 Ise, 3 Owari, 4 Mikawa, 5 Tōtōmi, 6"
            " Shinano. Instead of a name you can type a number; Kyoto is 0."
        )
    ),
    ask(
        N_("Your daimyo card tells where you begin. To hear the map, type {line}, then Enter."),
        NP_("typed|lesson", "t"),
    ),
    ask(
        N_("You are in Mikawa. To hear more about one area, add its number: type {line}."),
        NP_("typed|lesson", "t 4"),
    ),
    tell(
        N_(
            "Influence tells who is strongest in an area: a daimyo counts 2 and a samurai 1."
            " At the end of each round the areas pay reputation points by rank."
        )
    ),
    Happen(),
    tell(
        N_(
            "There are three suits: katana, yari and gun. Each has the numbers 1 to 6 and a Ninja."
        )
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
            "In a skirmish everyone plays one card, and the highest number wins. You lead, so you"
            " may play any card."
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
            "Your 5 was the highest number, so you won. Then came the Kachidoki, the shout of"
            " victory: the area of the winner's daimyo pays 3, 2 and 1 points."
        )
    ),
    tell(
        N_(
            "You stand in Mikawa, and everyone there was paid. {ken} had more influence, 3 samurai"
            " against your daimyo, and so got more than you."
        )
    ),
    ask(
        N_("To hear the points at any time, type {line}."),
        NP_("typed|lesson", "s"),
    ),
)
