"""Every refusal says what is refused, which rule forbids it and what is allowed."""

import pytest
from msgspec.structs import replace

from access_play.core.game import Setup
from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import CHANCE
from access_play.core.table import UNDO, Table
from access_play.games.hagakure.cards import FOOL, UNKNOWN
from access_play.games.hagakure.moves import (
    DealerDrawn,
    Dealt,
    Move,
    Pass,
    PlayCard,
    Token,
    UseToken,
)
from access_play.games.hagakure.reasons import HagakureReason
from access_play.games.hagakure.rules import RULES
from access_play.games.hagakure.state import HagakureView, State
from access_play.games.hagakure.words import WORDS
from access_play.language.cells import cells
from access_play.language.phrases import Phrase
from access_play.language.speaker import Form, Length, Name, Speaker

NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"))
AKI, KEN, ZOE = range(3)
HANDS = ((6, 9, 14, 18, 22), (8, 10, 11, 13, FOOL), (15, 16, 17, 20, FOOL))
YOMI = (7, 12, 19, 21, FOOL)


def table(*moves: Move) -> Table[State, HagakureView, Move]:
    """Return a table at which Aki decides first, after some moves."""
    table = Table(RULES, Setup(3))
    table.announce(CHANCE, DealerDrawn(ZOE))
    table.announce(CHANCE, Dealt(HANDS, YOMI))
    for move in moves:
        assert not isinstance(table.announce(table.to_act()[0], move), Refusal), move
    return table


def preparation() -> HagakureView:
    return table().view(AKI)


def lead() -> HagakureView:
    return table(Pass(), Pass(), Pass()).view(AKI)


def following(card: int) -> HagakureView:
    """Return Aki's view when Zoé has led a card to the second trick."""
    tricks = (PlayCard(6), PlayCard(8), PlayCard(15))
    return table(Pass(), Pass(), Pass(), *tricks, PlayCard(card)).view(AKI)


def unspent(*tokens: Token) -> HagakureView:
    view = preparation()
    return replace(view, open=replace(view.open, unspent=(tokens, *view.open.unspent[1:])))


def refused(view: HagakureView, move: Move) -> Phrase:
    refusal = RULES.refuse(view, move)
    assert refusal is not None
    return WORDS.refusal(view, refusal)


def plain(view: HagakureView, code: Reason, **params: object) -> Phrase:
    return WORDS.refusal(view, Refusal(code, params))


REFUSALS = {
    "led": (
        refused(following(20), PlayCard(9)),
        "Not villager 9: a samurai was led, so play samurai 18 or 22.",
    ),
    "led by a fool": (
        refused(following(FOOL), PlayCard(9)),
        "Not villager 9: an Old Fool was led and counts as a samurai, so play samurai 18 or 22.",
    ),
    "only fools to follow": (
        refused(replace(following(20), hand=(9, FOOL, FOOL)), PlayCard(9)),
        "Not villager 9: a samurai was led, so play an Old Fool.",
    ),
    "one fool among samurai": (
        refused(replace(following(20), hand=(9, 18, 19, 22, FOOL)), PlayCard(9)),
        "Not villager 9: a samurai was led, so play samurai 18, 19, 22 or the Old Fool.",
    ),
    "not held": (
        refused(lead(), PlayCard(21)),
        "Not samurai 21: you don't have it. You may play villagers 6, 9, 14; samurai 18, 22.",
    ),
    "not held, and a samurai to follow": (
        refused(following(20), PlayCard(FOOL)),
        "Not the Old Fool: you don't have it. You may play samurai 18, 22.",
    ),
    "no card": (
        refused(lead(), PlayCard(UNKNOWN)),
        "This game has no such card. You may play villagers 6, 9, 14; samurai 18, 22.",
    ),
    "card in preparation": (
        refused(preparation(), PlayCard(9)),
        "No card yet: tokens come before the first trick. Play a token, or pass.",
    ),
    "pass in the fight": (
        refused(lead(), Pass()),
        "No token and no pass now: they come before the first trick. Play a card.",
    ),
    "token in the fight": (
        refused(lead(), UseToken(Token.DOUBLE)),
        "No token and no pass now: they come before the first trick. Play a card.",
    ),
    "spent": (
        refused(unspent(Token.ZERO, Token.LOOK), UseToken(Token.DOUBLE)),
        (
            "Not double: you have used that token, and each works once."
            " You still have zero, look, or pass."
        ),
    ),
    "all spent": (
        refused(unspent(), UseToken(Token.EXCHANGE)),
        "Not swap: you have used that token, and each works once. You may pass.",
    ),
    "own hand": (
        refused(preparation(), UseToken(Token.LOOK, AKI)),
        (
            "Not your own hand: this token is for the Yomi or another player's hand."
            " You may look at the Yomi."
        ),
    ),
    "no seat": (
        refused(preparation(), UseToken(Token.LOOK, 3)),
        (
            "Nobody sits there: this token is for the Yomi or a player's hand."
            " You may look at the Yomi."
        ),
    ),
    "another's turn": (
        refused(table().view(KEN), Pass()),
        "Not now: it is Aki's turn. You may ask for your hand or the table.",
    ),
    "chance out of turn": (
        plain(preparation(), Reason.NOT_YOUR_TURN),
        "Not now: somebody else has to act. You may ask whose turn it is.",
    ),
    "over": (
        plain(lead(), Reason.GAME_OVER),
        "No more moves: the game is over. You may still ask for the score.",
    ),
    "unknown": (
        plain(lead(), Reason.UNKNOWN_ACTION),
        "That is no move of this game. Ask for the moves to hear what you may do.",
    ),
    "stale": (
        plain(lead(), Reason.STALE),
        "Not done: the table had changed before you moved. Type it again if you still want it.",
    ),
    "impossible": (
        plain(lead(), Reason.IMPOSSIBLE_CHANCE),
        "This draw can't be: it doesn't fit the cards and seats of this game. Draw again.",
    ),
    "undo in earnest": (
        plain(lead(), Reason.UNKNOWN_ACTION, action=UNDO),
        "Moves can be taken back in practice games only. Play on from here.",
    ),
    "nothing to undo": (
        plain(lead(), Reason.WRONG_PHASE, action=UNDO),
        (
            "Nothing can be taken back here: a deal, a card that was shown and another person's"
            " move stay. Play on from here."
        ),
    ),
}


@pytest.mark.parametrize(("told", "said"), REFUSALS.values(), ids=REFUSALS)
def test_refusal(told: Phrase, said: str) -> None:
    assert Speaker("en", NAMES).text(told) == said


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("told", [told for told, _ in REFUSALS.values()], ids=REFUSALS)
def test_refusal_in_each_language(told: Phrase, language: str) -> None:
    full, brief = Speaker(language, NAMES), Speaker(language, NAMES, Length.BRIEF)
    assert full.text(told).endswith("." if language != "ja" else "。")
    assert len(brief.text(told)) < len(full.text(told))
    assert cells(full.render(told, Form.BRAILLE), language) <= 40
    if language != "en":
        assert full.text(told) != Speaker("en", NAMES).text(told)


def test_every_code_has_words() -> None:
    params = {"card": "V9", "allowed": ["S18"], "token": "double", "oneself": False}
    for code in (*Reason, *HagakureReason):
        told = WORDS.refusal(following(20), Refusal(code, params))
        assert Speaker("en", NAMES).text(told)


def test_unknown_code_is_a_fault_of_the_program() -> None:
    with pytest.raises(LookupError):
        WORDS.refusal(lead(), Refusal("no-such-code"))


def test_more_than_three_cards_to_follow_fit_a_line_of_braille() -> None:
    view = replace(following(20), hand=(17, 19, 20, 21, 22))
    told = refused(view, PlayCard(17))
    braille = {lang: Speaker(lang, NAMES).render(told, Form.BRAILLE) for lang in ("en", "fr", "ja")}
    assert braille == {
        "en": "No V17, follow S19, 20, 21, 22",
        "fr": "Pas V17, fournir S19 20 21 22",
        "ja": "ム17 フカ、サ19 20 21 22",
    }
