"""The beginning of a second round, what is paid in each round, and how the game is won."""

from typing import Final

from access_play.games.lessons import Happen, Step, ask, forbidden, move, tell
from access_play.language.messages import N_, NP_

LATER: Final[tuple[Step, ...]] = (
    tell(
        N_(
            "A game has three rounds. All pieces stay where they are, and whoever won last leads"
            " the new round."
        )
    ),
    Happen(),
    move(
        N_("Again {ken} gets two cards from you: type {line}."),
        NP_("typed|lesson", "give yari 1 and gun 2"),
    ),
    Happen(5),
    ask(
        N_("In each round the areas pay otherwise. Hear what Owari pays now: type {line}."),
        NP_("typed|lesson", "t 3, t owari"),
    ),
    forbidden(
        N_("In this round the middle pays most. Try to place samurai there: type {line}."),
        NP_("typed|lesson", "katana 6 place 3"),
        "supply-short",
    ),
    move(
        N_(
            "All your samurai are on the map, so act. Bring your daimyo to Owari in two steps and"
            " remove a samurai: type {line}."
        ),
        NP_("typed|lesson", "katana 6 act then daimyo 4 then daimyo 3 then remove ken"),
        count=4,
    ),
    move(
        N_("1 point is left, but nobody has to spend it. To stop here, type {line}."),
        NP_("typed|lesson", "done"),
    ),
    Happen(),
    ask(
        N_("You won, and you are strongest in Owari. And Kyoto? Ask what it pays: type {line}."),
        NP_("typed|lesson", "i kyoto"),
    ),
    tell(
        N_(
            "In round 3 Kyoto and the areas near it pay most, and the far end nothing. So be on the"
            " way there in time."
        )
    ),
    tell(
        N_(
            "After round 3 the most reputation points win the game, and in a tie the highest daimyo"
            " card. Now you know all you need to play."
        )
    ),
)
