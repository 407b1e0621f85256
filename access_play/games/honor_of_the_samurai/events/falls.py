"""What it means that a daimyo or a samurai is lost."""

import msgspec

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import Card, Cards
from access_play.games.honor_of_the_samurai.deck import OkugataValues
from access_play.games.honor_of_the_samurai.moves import HouseAt


class Fall(msgspec.Struct, frozen=True, gc=False):
    """What it means that a daimyo or a samurai is lost (H20 to H22)."""

    house: HouseAt
    daimyo: Card | None
    """The daimyo who is discarded with his house; ``None`` for a samurai, who is replaced."""
    cards: Cards
    """The other cards that are discarded, sorted; a castle that the winner of a battle may
    take is not among them."""
    okugata: OkugataValues
    ronin: tuple[Seat, ...] = ()
    """Who becomes ronin by it, the first samurai before the second."""
    title: bool = False
    """Whether the title of shogun goes back to the middle."""
    heir: Seat | None = None
    """The second samurai who takes over the daimyo and his house, with title and castle (H20)."""
    heirs_daimyo: Card | None = None
    """The daimyo whom the heir takes over."""
    freed: Seat | None = None
    """The seat whose daimyo loses this samurai as his second (H21, H36)."""
