"""What a seat is asked, whose turn it is, and how a move is typed."""

from typing import Final

from access_play.core.seats import CHANCE
from access_play.games.hagakure.cards import FOOL, is_samurai
from access_play.games.hagakure.judging import playable
from access_play.games.hagakure.state import HagakureView, Phase
from access_play.games.hagakure.words.card_words import LED, samurai_to_follow
from access_play.games.hagakure.words.token_words import words_first
from access_play.games.shared_words import BEFORE_DEAL, game_over
from access_play.games.words import Question
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, phrase

_CARD: Final = phrase(N_("Card:"), braille=NP_("braille|prompt", "Card:"))
_TOKEN: Final = phrase(N_("Token:"), braille=NP_("braille|prompt", "Token:"))
_NO_TOKEN: Final = phrase(
    N_("You have no Nobori token left, so you can only pass."),
    brief=N_("No token left, only pass."),
    braille=NP_("braille", "No token, pass"),
)
_ABOUT_TOKENS: Final = phrase(
    N_("A token works for this round only, and each once in a game."),
    braille=NP_("braille", "Token: one round, once a game"),
)
_LEAD_ANY: Final = phrase(N_("You may lead any card."), braille=NP_("braille", "Lead any card"))
_VILLAGER_LED: Final = phrase(
    N_("A villager was led, so you may play any card."),
    braille=NP_("braille", "V led, any card"),
)
_NO_SAMURAI: Final = phrase(
    N_("You have no samurai to follow with, so you may play any card."),
    braille=NP_("braille", "No S, any card"),
)
_HELP_WITH_TOKENS: Final = (
    phrase(
        N_("To play a token, type double, zero, villagers or swap."),
        braille=NP_("braille", "double, zero, villagers, swap"),
    ),
    phrase(
        N_("To look at cards, type look Yomi, or look and a player's name."),
        braille=NP_("braille", "look Yomi, look and a name"),
    ),
    phrase(N_("To play no token, type pass."), braille=NP_("braille", "no token: pass")),
)
_HELP_WITH_CARDS: Final = (
    phrase(
        N_("To play a card, type its number, like 18, or fool for an Old Fool."),
        braille=NP_("braille", "card: number, F: fool"),
    ),
    phrase(
        N_("You may also type the number's tactile code."),
        braille=NP_("braille", "or the tactile code"),
    ),
)


def question(view: HagakureView) -> Question:
    """Ask the seat whose turn it is for a token or a card."""
    table = view.open
    if table.phase is Phase.PREPARATION:
        return Question(_TOKEN, asked=_asked_for_token(view), reminder=_ABOUT_TOKENS)
    if table.trick:
        return Question(_CARD, reminder=_what_to_follow(view))
    asked = phrase(
        N_("You lead trick {trick}. Which card?"),
        brief=N_("You lead."),
        braille=NP_("braille", "Lead T{trick}. Card:"),
        trick=table.tricks_played + 1,
    )
    return Question(_CARD, asked=asked, reminder=_LEAD_ANY)


def no_token_left() -> Phrase:
    """Say to who is asked for a token that there is none."""
    return _NO_TOKEN


def _asked_for_token(view: HagakureView) -> Phrase:
    unspent = view.open.unspent[view.seat]
    if not unspent:
        return _NO_TOKEN
    return phrase(
        N_("Play a Nobori token? {tokens}, or pass."),
        brief=N_("Token, or pass?"),
        braille=NP_("braille", "Token? {tokens}, pass"),
        tokens=words_first(unspent),
    )


def _what_to_follow(view: HagakureView) -> Phrase:
    if not view.open.samurai_led:
        return _VILLAGER_LED
    allowed = tuple(dict.fromkeys(playable(view)))
    if not is_samurai(allowed[0]):
        return _NO_SAMURAI
    fool_led = view.open.trick[0] == FOOL
    return phrase(
        N_("An Old Fool was led and counts as a samurai, so play {allowed}.")
        if fool_led
        else N_("A samurai was led, so play {allowed}."),
        braille=NP_("braille", "Follow {allowed}"),
        allowed=samurai_to_follow(allowed, view.hand.count(FOOL)),
    )


def turn(view: HagakureView) -> Phrase:
    """Tell whose turn it is and what is asked."""
    table = view.open
    if view.over:
        return game_over()
    if table.turn == CHANCE:
        return BEFORE_DEAL
    if view.may_act:
        return _your_turn(view)
    player = Person(table.turn)
    if table.phase is Phase.PREPARATION:
        return phrase(
            N_("{player}'s turn: play a token or pass."),
            braille=NP_("braille", "{player}: token or pass"),
            player=player,
        )
    if table.trick:
        return phrase(
            N_("{player}'s turn: {card} was led."),
            braille=NP_("braille", "{player}: led {card}"),
            player=player,
            card=LED[table.trick[0]],
        )
    return phrase(
        N_("{player}'s turn: lead trick {trick}."),
        braille=NP_("braille", "{player}: lead T{trick}"),
        player=player,
        trick=table.tricks_played + 1,
    )


def _your_turn(view: HagakureView) -> Phrase:
    table = view.open
    if table.phase is Phase.PREPARATION:
        return phrase(
            N_("Your turn: play a token or pass."),
            braille=NP_("braille", "You: token or pass"),
        )
    if table.trick:
        return phrase(
            N_("Your turn: {card} was led."),
            braille=NP_("braille", "You: led {card}"),
            card=LED[table.trick[0]],
        )
    return phrase(
        N_("Your turn: lead trick {trick}."),
        braille=NP_("braille", "You: lead T{trick}"),
        trick=table.tricks_played + 1,
    )


def help_now(view: HagakureView) -> tuple[Phrase, ...]:
    """Tell whose turn it is and how a move is typed now."""
    if view.over:
        return (game_over(),)
    if view.open.phase is Phase.PREPARATION:
        return (turn(view), *_HELP_WITH_TOKENS)
    return (turn(view), *_HELP_WITH_CARDS)
