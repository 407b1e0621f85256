"""Following suit, the Ninja, a card with its steps in one line, and how a tie is won."""

from typing import Final

from access_play.games.lessons import Happen, Pause, Step, ask, forbidden, move, tell
from access_play.language.messages import N_, NP_

SUITS: Final[tuple[Step, ...]] = (
    Happen(),
    tell(
        N_(
            "Now the rule about suits. If you have cards of the suit that was led, you must play"
            " one of them."
        )
    ),
    forbidden(
        N_("You do have yari. Try to play your gun 4 all the same: type {line}."),
        NP_("typed|lesson", "gun 4 act"),
        "must-follow-suit",
    ),
    ask(
        N_("Every card can be explained. Ask about your Ninja: type {line}."),
        NP_("typed|lesson", "i ninja, i yari ninja"),
    ),
    move(
        N_(
            "{zoe} has just played a 6. Take the Ninja and name an area for each samurai, once"
            " Kyoto and twice Shinano: type {line}."
        ),
        NP_("typed|lesson", "yari ninja 0 6 6, ninja 0 6 6"),
    ),
    Happen(),
    tell(
        N_(
            "This time you were the strongest in Mikawa. Kyoto pays nothing before round 3, but one"
            " of your samurai is there already."
        )
    ),
    tell(
        N_(
            "A card and its steps can be typed in one line, with commas or the word then between"
            " them. If one of them isn't allowed, nothing is done."
        )
    ),
    move(
        N_("March to Tōtōmi and remove two samurai there, all with gun 4: type {line}."),
        NP_("typed|lesson", "gun 4 act then daimyo 5 then remove zoe then remove zoe"),
        count=4,
    ),
    Happen(2),
    tell(
        N_(
            "{ken} had no gun left and could play any card. Another suit wins just as well: 6 was"
            " the highest number."
        )
    ),
    Pause(),
    Happen(3),
    tell(
        N_(
            "You have no katana, so now you are free too. If the highest number is played twice,"
            " the later card wins."
        )
    ),
    move(
        N_("So your yari 3 beats katana 3. Place 2 samurai with it, in Owari: type {line}."),
        NP_("typed|lesson", "yari 3 place 2"),
    ),
)
