"""How a move is typed now."""

from typing import Final

from access_play.games.honor_of_the_samurai.judging import is_about_oneself
from access_play.games.honor_of_the_samurai.state import ANSWER, CASTLE, Dishonoring, HonorView
from access_play.games.honor_of_the_samurai.words.question_words import turn
from access_play.games.shared_words import game_over
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase

_CARDS: Final = (
    phrase(
        N_("To draw, type draw. To place a card: place cavalry daimyo, or place monks samurai."),
        braille=NP_("braille", "draw; place cavalry daimyo"),
    ),
    phrase(
        N_("To send a ninja: spy, a name, a house, cards and where to; or assassinate and a name."),
        braille=NP_("braille", "spy NAME samurai: daisho to daimyo"),
    ),
    phrase(
        N_("To dishonor somebody, type dishonor and a name. To discard, discard and a card."),
        braille=NP_("braille", "dishonor NAME; discard card"),
    ),
    phrase(
        N_("To declare, type shogun, attack or ally and a name, or dissolve. At last type end."),
        braille=NP_("braille", "shogun, attack, ally, dissolve; end"),
    ),
    phrase(
        N_("To hear a rule, type i and its word, like i attack, i alliance or i ki."),
        braille=NP_("braille", "i attack, i alliance, i ki"),
    ),
    phrase(
        N_("What you leave out is asked. Type moves for all that you may do."),
        braille=NP_("braille", "What is missing is asked"),
    ),
)
_DISHONOR: Final = phrase(
    N_("To answer, type accept, save face, seppuku samurai or seppuku daimyo."),
    braille=NP_("braille", "accept, save face, seppuku samurai"),
)
_BATTLE: Final = phrase(
    N_("To answer, type save face or accept."), braille=NP_("braille", "save face, accept")
)
_FOR_ANOTHER: Final = phrase(
    N_("To answer, type save face or pass."), braille=NP_("braille", "save face, pass")
)
_CASTLE: Final = phrase(N_("To answer, type take or burn."), braille=NP_("braille", "take, burn"))
_ALWAYS: Final = phrase(
    N_("Type always pass to pass until your own turn, and ask me to be asked again."),
    braille=NP_("braille", "always pass; ask me"),
)


def help_now(view: HonorView) -> tuple[Phrase, ...]:
    """Tell whose turn it is and how a move is typed now."""
    if view.over:
        return (game_over(),)
    table = view.open
    if not view.may_act:
        return (turn(view), *_CARDS, _ALWAYS)
    if table.phase is CASTLE:
        return (turn(view), _CASTLE)
    if table.phase is not ANSWER:
        return (turn(view), *_CARDS, _ALWAYS)
    if not is_about_oneself(view):
        return (turn(view), _FOR_ANOTHER, _ALWAYS)
    return (turn(view), _DISHONOR if isinstance(table.pending, Dishonoring) else _BATTLE)
