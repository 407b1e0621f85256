"""The sense of Hagakure: what a simple player would do, and why."""

from random import Random
from typing import Final

from access_play.games.hagakure.cards import SMALLEST_SAMURAI, Card
from access_play.games.hagakure.judging import playable
from access_play.games.hagakure.moves import YOMI, Move, Pass, PlayCard, Token, UseToken
from access_play.games.hagakure.odds import standing_out, unseen, winning_chance, worth
from access_play.games.hagakure.state import HagakureView, Phase
from access_play.games.hagakure.words.card_words import THE_CARD
from access_play.games.hints import Advice, Hints
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import phrase

_FIRST_TRICK: Final = 0.8
"""What the first trick is worth beyond its point: it saves the penalty."""
_KEEPING: Final = 1.8
"""How much a card's later tricks weigh against winning this one (measured)."""
_LOSING_18: Final = 0.6
_LIKELY: Final = 0.5
_WEAK: Final = -0.9
"""Below it a hand will probably lose points, in standard deviations."""
_ORDINARY: Final = 0.5
_BEST_OF: Final = (-9.0, 0.0, 0.4, 0.63, 0.79, 0.91, 1.01, 1.09, 1.16)
"""How far the best of the hands still to come will probably stand out, by their number."""

_TOKEN_REASONS: Final[dict[Token, Message]] = {
    Token.DOUBLE: N_("Play the token double points: this hand should win many tricks."),
    Token.ZERO: N_("Play the token score zero: this hand will hardly win a trick."),
    Token.VILLAGERS: N_("Play the token villager bonus: this hand should win several tricks."),
    Token.EXCHANGE: N_("Swap with the Yomi: this hand is weak."),
    Token.LOOK: N_("Look at the Yomi: then you know which cards are out of the round."),
}
_TOKEN_BRAILLE: Final[dict[Token, Message]] = {
    Token.DOUBLE: NP_("braille", "x2: strong hand"),
    Token.ZERO: NP_("braille", "x0: weak hand"),
    Token.VILLAGERS: NP_("braille", "vil: strong hand"),
    Token.EXCHANGE: NP_("braille", "swap: weak hand"),
    Token.LOOK: NP_("braille", "look Yomi"),
}

_KEEP_18: Final = N_("Play {card}: so you keep samurai 18.")
_LEAD_IT_MAY: Final = N_("Lead {card}: it may win, and you keep better cards for later.")
_PLAY_IT_MAY: Final = N_("Play {card}: it may win, and you keep better cards for later.")
_LEAD_LEAST: Final = N_("Lead {card}: keep the better cards for a later trick.")
_PLAY_LEAST: Final = N_("Play {card}: keep the better cards for a later trick.")
_OF_OTHER_CARDS: Final = (_KEEP_18, _LEAD_IT_MAY, _PLAY_IT_MAY, _LEAD_LEAST, _PLAY_LEAST)
"""Reasons that speak of the cards still held."""
_SPARED: Final = N_("Play {card}: it can best be spared.")
_SPARED_BRAILLE: Final = NP_("braille", "{card}, best spared")
"""What others are told in place of all of those, so that none of them is told apart."""


class HagakureHints(Hints[HagakureView, Move]):
    """Takes tricks where they cost least, and plays tokens on hands that stand out."""

    def choose(self, view: HagakureView, rng: Random) -> Move:
        """Choose the recommended move."""
        del rng
        return self._best(view)

    def advise(self, view: HagakureView) -> Advice[Move]:
        """Recommend a move, with its reason."""
        move = self._best(view)
        match move:
            case UseToken():
                token = move.token
                reason = phrase(_TOKEN_REASONS[token], braille=_TOKEN_BRAILLE[token])
            case PlayCard():
                text, braille = _card_reason(view, move.card)
                card = THE_CARD[move.card]
                reason = phrase(text, braille=braille, card=card)
                told = phrase(_SPARED, braille=_SPARED_BRAILLE, card=card)
                return Advice(move, reason, told=told if text in _OF_OTHER_CARDS else None)
            case _:
                reason = phrase(
                    N_("Pass: keep the tokens for a better moment."),
                    braille=NP_("braille", "pass, keep tokens"),
                )
        return Advice(move, reason)

    def _best(self, view: HagakureView) -> Move:
        if view.open.phase is Phase.FIGHT:
            return PlayCard(_best_card(view))
        return _best_token(view)


HINTS: Final = HagakureHints()


def _best_card(view: HagakureView) -> Card:
    others = unseen(view)
    return max(dict.fromkeys(playable(view)), key=lambda card: _value(view, card, others))


def _value(view: HagakureView, card: Card, others: list[Card]) -> float:
    """Weigh what a card wins now against what it would win later."""
    chance = winning_chance(view, card, others)
    gain = 1.0 if view.open.tricks_of(view.seat) else 1.0 + _FIRST_TRICK
    gain += SMALLEST_SAMURAI in (*view.open.trick, card)
    given_away = _LOSING_18 * (1.0 - chance) if card == SMALLEST_SAMURAI else 0.0
    return chance * gain - _KEEPING * worth(card, view.open.seats) - given_away


def _best_token(view: HagakureView) -> Move:
    """Play a token on a hand that is as good or as bad as those still to come will be."""
    unspent = view.open.unspent[view.seat]
    rounds = max(view.open.rounds - view.open.round, 0) + 1
    out = standing_out(view.hand, view.open.seats)
    for token in (Token.DOUBLE, Token.VILLAGERS):
        rivals = sum(kept in unspent for kept in (Token.DOUBLE, Token.VILLAGERS))
        if token in unspent and out >= _bar(rounds, rivals):
            return UseToken(token)
    if Token.EXCHANGE in unspent and out < 0 and -out >= _bar(rounds, 2):
        return UseToken(Token.EXCHANGE)
    if Token.ZERO in unspent and out <= _WEAK:
        return UseToken(Token.ZERO)
    if Token.LOOK in unspent and abs(out) < _ORDINARY:
        return UseToken(Token.LOOK, YOMI)
    return Pass()


def _bar(rounds: int, rivals: int) -> float:
    """Return how far a hand must stand out when so many tokens wait for such a hand."""
    shared = max((rounds + rivals - 1) // max(rivals, 1), 1)
    return _BEST_OF[min(shared, len(_BEST_OF)) - 1]


def _card_reason(view: HagakureView, card: Card) -> tuple[Message, Message]:
    if len(set(playable(view))) == 1:
        return N_("Play {card}: it is the only one you may play."), NP_("braille", "{card}, only")
    chance = winning_chance(view, card, unseen(view))
    if chance == 1.0:
        return N_("Play {card}: it wins the trick."), NP_("braille", "{card} wins")
    if chance >= _LIKELY:
        return N_("Play {card}: it will probably win."), NP_("braille", "{card} likely wins")
    return _unlikely(view, card, chance)


def _unlikely(view: HagakureView, card: Card, chance: float) -> tuple[Message, Message]:
    """Say why a card is good that will probably not win."""
    others, seats = unseen(view), view.open.seats
    held = set(playable(view))
    leads = not view.open.trick
    worths = [worth(one, seats) for one in held]
    if chance and chance == max(winning_chance(view, one, others) for one in held):
        text = (
            N_("Lead {card}: none of your cards is likelier to win.")
            if leads
            else N_("Play {card}: none of your cards is likelier to win.")
        )
        return text, NP_("braille", "{card}, best chance")
    if worth(card, seats) == max(worths):  # else it would cost more than any other
        return _KEEP_18, NP_("braille", "{card}, keep S18")
    if chance and worth(card, seats) > min(worths):
        return (_LEAD_IT_MAY if leads else _PLAY_IT_MAY), NP_("braille", "{card} may win")
    return (_LEAD_LEAST if leads else _PLAY_LEAST), NP_("braille", "{card}, keep the rest")
