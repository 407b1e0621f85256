"""The sense of Honor of the Samurai: what a simple player would do, and why."""

from random import Random
from typing import Final

from access_play.games.catalogue import load_words
from access_play.games.hints import Advice, Hints
from access_play.games.honor_of_the_samurai.answering import choose
from access_play.games.honor_of_the_samurai.judgement import Why
from access_play.games.honor_of_the_samurai.moves import Move
from access_play.games.honor_of_the_samurai.rules import RULES
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import phrase

REASONS: Final[dict[Why, tuple[Message, Message]]] = {
    Why.TITLE: (
        N_("Hint: {move}. There is no shogun yet."),
        NP_("braille", "{move}, no shogun yet"),
    ),
    Why.DAIMYO: (
        N_("Hint: {move}. A ronin earns no honor."),
        NP_("braille", "{move}, ronin earns none"),
    ),
    Why.ALLY: (
        N_("Hint: {move}. A second samurai earns half of what that daimyo earns."),
        NP_("braille", "{move}, half his honor"),
    ),
    Why.INCOME: (
        N_("Hint: {move}. It brings honor every turn."),
        NP_("braille", "{move}, more honor"),
    ),
    Why.KI: (
        N_("Hint: {move}. It brings ki, and ki brings actions."),
        NP_("braille", "{move}, more ki"),
    ),
    Why.STRENGTH: (
        N_("Hint: {move}. It makes you stronger in battle."),
        NP_("braille", "{move}, more strength"),
    ),
    Why.GUARD: (
        N_("Hint: {move}. A guard is a help against assassins."),
        NP_("braille", "{move}, against assassins"),
    ),
    Why.CASTLE: (
        N_("Hint: {move}. A castle brings honor and defends you."),
        NP_("braille", "{move}, honor, defense"),
    ),
    Why.STEAL: (
        N_("Hint: {move}. What the spy takes is worth more than the 25 honor he costs."),
        NP_("braille", "{move}, worth its 25"),
    ),
    Why.SHED: (
        N_("Hint: {move}. That card costs you honor every turn."),
        NP_("braille", "{move}, it costs honor"),
    ),
    Why.KILL: (
        N_("Hint: {move}. It would cost a rival much."),
        NP_("braille", "{move}, rival loses much"),
    ),
    Why.TREACHERY: (
        N_("Hint: {move}. If it succeeds, the daimyo you serve becomes yours."),
        NP_("braille", "{move}, win your daimyo"),
    ),
    Why.DISHONOR: (
        N_("Hint: {move}. A rival would lose honor or cards."),
        NP_("braille", "{move}, rival loses"),
    ),
    Why.ATTACK: (
        N_("Hint: {move}. You will probably win the battle."),
        NP_("braille", "{move}, likely win"),
    ),
    Why.DRAW: (
        N_("Hint: {move}. A new card may help you more than those in your hand."),
        NP_("braille", "{move}, may be better"),
    ),
    Why.MAKE_ROOM: (
        N_("Hint: {move}. It is your least useful card, and with a full hand you can't draw."),
        NP_("braille", "{move}, least useful"),
    ),
    Why.END: (
        N_("Hint: {move}. Nothing else would help you now."),
        NP_("braille", "{move}, nothing better"),
    ),
    Why.ACCEPT: (
        N_("Hint: {move}. Any other answer would cost you more."),
        NP_("braille", "{move}, costs least"),
    ),
    Why.SAVE_SELF: (
        N_("Hint: {move}. It saves you more than the card is worth."),
        NP_("braille", "{move}, worth the card"),
    ),
    Why.SEPPUKU: (
        N_("Hint: {move}. You lose less than by any other answer."),
        NP_("braille", "{move}, you lose least"),
    ),
    Why.SAVE_OTHER: (
        N_("Hint: {move}. You serve that daimyo."),
        NP_("braille", "{move}, your daimyo"),
    ),
    Why.PASS: (
        N_("Hint: {move}. Keep the card for yourself."),
        NP_("braille", "{move}, keep the card"),
    ),
    Why.TAKE_CASTLE: (
        N_("Hint: {move}. It is better than what you have."),
        NP_("braille", "{move}, better than yours"),
    ),
    Why.BURN_CASTLE: (
        N_("Hint: {move}. Your own castle is better."),
        NP_("braille", "{move}, yours is better"),
    ),
}
"""A whole sentence with its braille form; the move is named as in the list of moves."""


class HonorHints(Hints[HonorView, Move]):
    """Weighs each move by the honor it should bring until somebody reaches the goal."""

    def choose(self, view: HonorView, rng: Random) -> Move:
        """Choose the recommended move."""
        del rng
        return choose(view).move

    def advise(self, view: HonorView) -> Advice[Move]:
        """Recommend a move, with its reason."""
        option = choose(view)
        text, braille = REASONS[option.why]
        named = load_words(RULES.name).move(view, option.move)
        return Advice(option.move, phrase(text, braille=braille, move=named))


HINTS: Final = HonorHints()
