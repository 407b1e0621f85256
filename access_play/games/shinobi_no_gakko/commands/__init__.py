"""How the moves of Shinobi no Gakkō are typed."""

from typing import Final, TypeAlias

from access_play.games.commands import (
    Choice,
    Commands,
    Forbidden,
    Further,
    Meaning,
    Unclear,
    Understood,
)
from access_play.games.shinobi_no_gakko.cards import HIGHEST, Cards, bag_of, cards_in
from access_play.games.shinobi_no_gakko.commands import actions, asking, dividing, whole_turns
from access_play.games.shinobi_no_gakko.moves import EARTH, HEAVEN, PASSES, Divide, Move
from access_play.games.shinobi_no_gakko.reading import Said, read
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.games.shinobi_no_gakko.state import DIVIDE, ShinobiView
from access_play.games.shinobi_no_gakko.typed import Sense, lexicon
from access_play.games.understanding import meaning_of, slip_in
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary

_Found: TypeAlias = Understood[Move] | Forbidden | Unclear[Move]

_OPENING: Final = (
    Sense.PLAY,
    Sense.COLLECT,
    Sense.PASS,
    Sense.DIVIDE,
    Sense.HEAVEN,
    Sense.EARTH,
    Sense.LOW,
    Sense.HIGH,
)


class ShinobiCommands(Commands[ShinobiView, Move]):
    """Cards with their pile, collecting by its end, passes; Earth cards while dividing."""

    def understand(
        self, view: ShinobiView, typed: str, vocabulary: Vocabulary, names: tuple[Name, ...]
    ) -> Meaning[Move] | None:
        """Find the move that was typed; what the rules forbid is understood too."""
        del names

        def read(line: str) -> Meaning[Move] | None:
            return _meaning(view, line, vocabulary)

        return meaning_of(typed, read) or slip_in(typed, lexicon(vocabulary), read, HIGHEST)

    def offers(self, view: ShinobiView) -> tuple[Choice[Move] | Further[Move], ...] | None:
        """Offer ways to divide, for a hand divides in thousands."""
        return dividing.how(view).choices if view.open.phase is DIVIDE and view.may_act else None

    def openings(self, vocabulary: Vocabulary) -> frozenset[str]:
        """Return the words that moves begin with."""
        return lexicon(vocabulary).words_for(*_OPENING)


COMMANDS: Final = ShinobiCommands()


def _meaning(view: ShinobiView, line: str, vocabulary: Vocabulary) -> _Found | None:
    dividing_now = view.open.phase is DIVIDE
    both_piles = None if dividing_now else whole_turns.parts(line, vocabulary)
    if both_piles is not None:
        return whole_turns.planned(view, both_piles, actions.action)
    said = read(line, vocabulary)
    if said is None:
        return None
    if dividing_now:
        return _division(view, said) if _divides(said) else Understood(PASSES[HEAVEN])
    if len(said.piles) > 1 and said.numbers:
        return None
    return actions.action(view, said)


def _divides(said: Said) -> bool:
    """Tell whether a line may be about dividing: "put 4 in earth" is, "play 4" is too early."""
    return said.verb in {None, Sense.DIVIDE} or (said.verb is Sense.PLAY and EARTH in said.piles)


def _division(view: ShinobiView, said: Said) -> _Found:
    """Understand Earth cards, or Heaven cards; what comes of them is read back first."""
    if not view.may_act or not said.numbers:
        return dividing.how(view) if view.may_act else Understood(Divide(()))
    earth = _earth_cards(view, said)
    if earth is None:
        return asking.not_the_whole_hand()
    if RULES.refuse(view, Divide(earth)) is not None:
        return Understood(Divide(earth))
    return dividing.confirm(view, earth)


def _earth_cards(view: ShinobiView, said: Said) -> Cards | None:
    """Return the cards that become Earth; ``None`` where both piles were named and lack some."""
    if said.by_pile:
        named_by_pile = [actions.cards_named(view, each) for each in said.by_pile]
        parts = dict(zip(said.piles, named_by_pile, strict=False))
        earth, heaven = parts.get(EARTH, ()), parts.get(HEAVEN, ())
        return earth if tuple(sorted((*earth, *heaven))) == cards_in(view.heaven) else None
    named = actions.cards_named(view, said.numbers)
    if said.piles == (HEAVEN,) and RULES.refuse(view, Divide(named)) is None:
        return cards_in(view.heaven - bag_of(named))
    return named
