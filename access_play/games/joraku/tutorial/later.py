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
        N_("Every round the areas pay differently. Hear what Owari pays now: type {line}."),
        NP_("typed|lesson", "t 3, t owari"),
    ),
    tell(
        N_(
            "In round 2 the middle of the row pays most. {ken} has more influence in Owari than"
            " you,"
            " and that can be changed."
        )
    ),
    forbidden(
        N_("Could you place more samurai? Try it: type {line}."),
        NP_("typed|lesson", "katana 6 place 3"),
        "supply-short",
    ),
    move(
        N_(
            "All 10 are on the map, so act with katana 6. Bring your daimyo to Owari in two steps"
            " and remove a samurai there: type {line}."
        ),
        NP_("typed|lesson", "katana 6 act then daimyo 4 then daimyo 3 then remove ken"),
        count=4,
    ),
    move(
        N_("You don't have to spend the last point. To stop here, type {line}."),
        NP_("typed|lesson", "done"),
    ),
    Happen(),
    ask(
        N_("Now you are the strongest in Owari. And Kyoto? Ask what it pays: type {line}."),
        NP_("typed|lesson", "i kyoto"),
    ),
    tell(
        N_(
            "So in round 3 Kyoto pays most. The areas near it still pay well, but the far end pays"
            " nothing: bring your pieces along in time."
        )
    ),
    tell(
        N_(
            "Whoever has the most points after round 3 wins, and in a tie the highest daimyo card"
            " decides. Now you know all you need to play."
        )
    ),
)
