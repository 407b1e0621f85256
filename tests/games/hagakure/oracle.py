"""The rulebook once more, as plainly as it can be read, to hold the rules against.

Nothing here is shared with the program. Cards are codes as in records.
"""

from collections.abc import Sequence


def is_red(card: str) -> bool:
    """A samurai is red; Old Fools are considered to be samurai."""
    return card == "F" or card.startswith("S")


def may_play(hand: Sequence[str], trick: Sequence[str]) -> list[str]:
    """If who starts plays a samurai, the others must play one if they have one."""
    if trick and is_red(trick[0]):
        reds = [card for card in hand if is_red(card)]
        if reds:
            return reds
    return list(hand)


def winner(trick: Sequence[str]) -> int:
    """Return the place of the card that wins a trick.

    The highest value wins. A single Old Fool has the value 0. Of more than one, the last
    player who played an Old Fool wins.
    """
    fools = [place for place, card in enumerate(trick) if card == "F"]
    if len(fools) > 1:
        return fools[-1]
    values = [0 if card == "F" else int(card[1:]) for card in trick]
    return values.index(max(values))


def points(tricks: int, won: Sequence[str], nobori: str | None, seats: int) -> int:
    """Score a seat's round."""
    if nobori == "zero":
        return 0
    scored = tricks
    if "S18" in won:
        scored += 1
    if tricks == 0:
        scored = -2
    if nobori == "villagers":
        villagers = [card for card in won if not is_red(card)]
        if len(villagers) >= (5 if seats == 5 else 4):
            scored += 2
    if nobori == "double":
        scored = scored * 2
    return scored
