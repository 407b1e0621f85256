"""Every refusal of Joraku says what is refused, which rule forbids it and what is allowed."""

import pytest

from access_play.core.game import DataError
from access_play.core.refusals import Reason, Refusal
from access_play.core.replay import read_action
from access_play.games.joraku.data import own_data
from access_play.games.joraku.moves import MoveDaimyo, Scatter
from access_play.games.joraku.reasons import DataFault, JorakuReason
from access_play.games.joraku.rules import RULES
from access_play.games.joraku.words import WORDS
from access_play.language.cells import cells
from access_play.language.phrases import Phrase
from access_play.language.speaker import Form, Length, Name, Speaker
from tests.games.joraku.deals import FOUR, Board, fields_of

NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"), Name("Mei", "メイ"))
HANDS = ("K1 K2 K3 K4 KN Y6", "Y1 Y2 Y3 Y4 Y5 YN", "G1 G2 G3 G4 G5 K6")


def board(*variants: str) -> Board:
    """Return a first skirmish: Ken leads; his daimyo stands in Tōtōmi beside two of Zoé's."""
    options = {"variants": list(variants)} if variants else {}
    begun = Board(3, 5, 1, options=options).recruit(*HANDS)
    return begun.put(samurai={1: {4: 1}, 2: {3: 2}, 3: {5: 2}})


def refused(line: str, before: str = "", *, seat: int = 2, on: Board | None = None) -> Phrase:
    """Say why a line is refused to a seat, after some others."""
    table = on or board()
    if before:
        table.do(before)
    view = table.view(seat)
    refusal = RULES.refuse(view, read_action(RULES, fields_of(line)))
    assert refusal is not None
    return WORDS.refusal(view, refusal)


def given() -> Phrase:
    """Say why cards cannot be given twice."""
    dealt = Board(3, 5, 1).deal(*HANDS)
    dealt.give(1, "K1 K2")
    view = dealt.view(1)
    refusal = RULES.refuse(view, read_action(RULES, {"do": "give", "cards": ["K3", "K4"]}))
    assert refusal is not None
    return WORDS.refusal(view, refusal)


def gift(*codes: str, on: Board | None = None, seat: int = 1) -> Phrase:
    view = (on or Board(3, 5, 1).deal(*HANDS)).view(seat)
    refusal = RULES.refuse(view, read_action(RULES, {"do": "give", "cards": list(codes)}))
    assert refusal is not None
    return WORDS.refusal(view, refusal)


def short(count: int, used: int) -> Phrase:
    """Say that the supply is short when so many samurai stand on the map."""
    return refused(f"Y5 place {count}", on=board().put(samurai={2: {0: used}}))


REFUSALS = {
    "suit": (
        refused("K1 place 0", "Y5 place 0, G1 place 0", seat=1),
        "Not katana 1: yari was led, so play yari 6.",
    ),
    "not held": (
        refused("K6 act"),
        "Not katana 6: you don't have it. You may take yari 1, 2, 3, 4, 5, Ninja.",
    ),
    "no card": (
        refused("V9 act"),
        "This game has no such card. You may take yari 1, 2, 3, 4, 5, Ninja.",
    ),
    "one card twice": (
        gift("K1", "K1"),
        "Not katana 1 twice: you have it once. You may take katana 1, 2, 3, 4, Ninja; yari 6.",
    ),
    "card before the skirmishes": (
        refused("Y5 act", on=Board(3, 5, 1).deal(*HANDS)),
        "Not yet: everyone gives cards before the skirmishes. Choose two for Zoé.",
    ),
    "given already": (
        given(),
        "Not again: you have chosen your two cards. Wait for Ken and Zoé.",
    ),
    "step without points": (
        refused("daimyo 4"),
        "Not now: steps need action points, and you have none. Play a card first.",
    ),
    "done without points": (
        refused("done"),
        "Not now: steps need action points, and you have none. Play a card first.",
    ),
    "gift after the recruit phase": (
        gift("Y1", "Y2", on=board(), seat=2),
        "No more gifts: cards are given only before the skirmishes. Play a card.",
    ),
    "card while acting": (
        refused("Y4 act", "Y5 act"),
        "Not now: you are spending action points. Move or remove a piece, or say done.",
    ),
    "another's turn": (
        refused("K1 act", seat=1),
        "Not now: it is Ken's turn. You may ask for your hand or the table.",
    ),
    "supply short": (
        short(3, 9),
        "Not 3 samurai: your supply holds 1. You may place that many.",
    ),
    "supply empty": (
        short(1, 10),
        "No samurai can be placed: your supply is empty. Place none, or choose to act.",
    ),
    "far more than the supply": (
        short(10**9, 9),
        "Not so many samurai: your supply holds 1. You may place that many.",
    ),
    "too many": (
        refused("Y5 place 4"),
        "Not so many samurai: a card places 3 at most. Place 3 or fewer.",
    ),
    "number with areas": (
        refused("Y5 0 1"),
        "Not with yari 5: it places samurai to Tōtōmi only, or acts. Choose one of these.",
    ),
    "Ninja with an effect": (
        refused("YN act"),
        (
            "Not so with the yari Ninja: a Ninja gives no action points and places anywhere."
            " Name areas, for example ninja 0, 1, 1."
        ),
    ),
    "aside without the variant": (
        refused("Y5 place 3 aside 4"),
        "Nobody can go aside: Open road isn't in play. Place all of them to Tōtōmi.",
    ),
    "aside of none": (
        refused("Y5 place 0 aside 4", on=board("open-road")),
        "Nobody can go aside: you place no samurai. Place one at least.",
    ),
    "aside, not beside": (
        refused("Y5 place 3 aside 3", on=board("open-road")),
        (
            "Nobody can go aside to Owari: that isn't beside Tōtōmi."
            " One may go to Mikawa or to Shinano."
        ),
    ),
    "aside, off the map": (
        refused("Y5 place 3 aside 7", on=board("open-road")),
        "There is no area 7, only 0 to 6. One samurai may go to Mikawa or to Shinano.",
    ),
    "no such area": (
        refused("YN 0 7"),
        "There is no area 7: a Ninja places in areas 0 to 6, Kyoto to Shinano.",
    ),
    "daimyo too far": (
        refused("daimyo 3", "Y5 act"),
        (
            "Your daimyo can't go to Owari: it moves to an area beside its own."
            " It may go to Mikawa or to Shinano."
        ),
    ),
    "daimyo off the map": (
        refused("daimyo -1", "Y5 act"),
        "There is no area minus 1, only 0 to 6. Your daimyo may go to Mikawa or to Shinano.",
    ),
    "samurai too far": (
        refused("samurai 3 5", "Y5 act"),
        (
            "A samurai from Owari can't go to Tōtōmi: it moves to an area beside its own."
            " It may go to Ise or to Mikawa."
        ),
    ),
    "samurai off the map": (
        refused("samurai 6 7", "Y5 act"),
        "There is no area 7, only 0 to 6. Say from where to where, like samurai from 3 to 4.",
    ),
    "no samurai there": (
        refused("samurai 0 1", "Y5 act"),
        "You have no samurai in Kyoto to move. You have some in Owari.",
    ),
    "no samurai at all": (
        refused("samurai 0 1", "Y5 act", on=board().put(samurai={2: {}})),
        "You can't move a samurai: you have none on the map. Move your daimyo, or say done.",
    ),
    "too few points": (
        refused("daimyo 4", "Y1 act"),
        (
            "Your daimyo can't move: that costs 2 action points, you have 1."
            " Move a samurai, or say done."
        ),
    ),
    "too few points and nothing to move": (
        refused("daimyo 4", "Y1 act", on=board().put(samurai={2: {}})),
        "Your daimyo can't move: that costs 2 action points, you have 1. Say done.",
    ),
    "daimyo too far, and too few points": (
        refused("daimyo 3", "Y1 act"),
        (
            "Your daimyo can't move: that costs 2 action points, you have 1."
            " Move a samurai, or say done."
        ),
    ),
    "daimyo off the map, and too few points": (
        refused("daimyo -1", "Y1 act", on=board().put(samurai={2: {}})),
        "Your daimyo can't move: that costs 2 action points, you have 1. Say done.",
    ),
    "no samurai at all, and too few points for the daimyo": (
        refused("samurai 0 1", "Y1 act", on=board().put(samurai={2: {}})),
        "You can't move a samurai: you have none on the map. Say done.",
    ),
    "removing from where nobody is, and too few points": (
        refused("remove 1", "Y1 act", on=board("deep-roots")),
        "You can't remove: that costs 2 action points, you have 1. Move a samurai, or say done.",
    ),
    "nothing to remove, and nothing to move": (
        refused("remove 1", "Y1 act", on=board().put(samurai={2: {}, 3: {}})),
        (
            "Nothing to remove: you remove where your daimyo stands, in Tōtōmi, and nobody else"
            " has samurai there. Say done."
        ),
    ),
    "removing costs more": (
        refused("remove 3", "Y1 act", on=board("deep-roots")),
        "You can't remove: that costs 2 action points, you have 1. Move a samurai, or say done.",
    ),
    "nothing of his": (
        refused("remove 1", "Y5 act"),
        (
            "Nothing of Aki to remove: you remove where your daimyo stands, in Tōtōmi."
            " You may remove one of Zoé."
        ),
    ),
    "own samurai": (
        refused("remove 2", "Y5 act"),
        "Not your own samurai: only those of others are removed. You may remove one of Zoé.",
    ),
    "no such seat": (
        refused("remove 9", "Y5 act"),
        "Nobody sits there: name a player with samurai in Tōtōmi. You may remove one of Zoé.",
    ),
    "nothing to remove": (
        refused("remove 3", "Y5 act", on=board().put(samurai={3: {}})),
        (
            "Nothing to remove: you remove where your daimyo stands, in Tōtōmi, and nobody else"
            " has samurai there. Move something, or say done."
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


LIKE_A_NATIVE = [
    ("suit", "fr", "Pas le katana 1\u00a0: yari demandé, jouez le yari 6."),
    ("suit", "ja", "刀1は出せません。リードが槍なので、槍6を出してください。"),
    (
        "too few points",
        "fr",
        (
            "Le daimyo ne bouge pas\u00a0: il faut 2 points d'action, il en reste 1."
            " Déplacez un samouraï, ou dites fini."
        ),
    ),
    (
        "too few points",
        "ja",
        (
            "大名は動かせません。必要な行動点2、残りは1です。"
            "武将を動かすか、ここまでにしてください。"
        ),
    ),
]


@pytest.mark.parametrize(("name", "language", "said"), LIKE_A_NATIVE)
def test_refusals_as_they_are_said_at_a_table(name: str, language: str, said: str) -> None:
    assert Speaker(language, NAMES).text(REFUSALS[name][0]) == said


def test_a_very_long_number_is_not_said_again() -> None:
    acting = board()
    acting.do("Y5 act")
    for view, move in (
        (acting.view(2), MoveDaimyo(10**9)),
        (board().view(2), Scatter(13, (10**9,))),
    ):
        refusal = RULES.refuse(view, move)
        assert refusal is not None
        text = Speaker("en", NAMES).text(WORDS.refusal(view, refusal))
        assert text.startswith("There is no such area")
        assert "1000" not in text


def test_more_cards_to_follow_with_fit_a_line_of_braille() -> None:
    four = Board(3, 5, 1, 2).recruit(*FOUR)
    four.do("Y1 place 0, G1 place 0")
    told = refused("K6 act", on=four, seat=4)
    said = {lang: Speaker(lang, NAMES).render(told, Form.BRAILLE) for lang in ("en", "fr", "ja")}
    assert said == {
        "en": "No K6, follow Y6 YN",
        "fr": "Pas K6, fournir Y6 YN",
        "ja": "カ6 フカ、ヤ6 ヤ ニ",
    }


def test_every_code_has_words() -> None:
    view = board().view(2)
    told = {refusal.code for refusal in map(_example, JorakuReason)}
    assert told == {*JorakuReason}
    for code in (Reason.GAME_OVER, Reason.STALE, Reason.IMPOSSIBLE_CHANCE, Reason.UNKNOWN_ACTION):
        assert Speaker("en", NAMES).text(WORDS.refusal(view, Refusal(code)))


def _example(code: JorakuReason) -> Refusal:
    lines = {
        JorakuReason.MUST_FOLLOW_SUIT: ("K1 place 0", "Y5 place 0, G1 place 0", 1),
        JorakuReason.SUPPLY_SHORT: ("Y5 place 11", "", 2),
        JorakuReason.NOT_ADJACENT: ("daimyo 3", "Y5 act", 2),
        JorakuReason.NO_SUCH_PIECE: ("remove 1", "Y5 act", 2),
        JorakuReason.TOO_FEW_ACTION_POINTS: ("daimyo 4", "Y1 act", 2),
        JorakuReason.WRONG_EFFECT: ("YN act", "", 2),
        JorakuReason.NO_SUCH_AREA: ("YN 7", "", 2),
    }
    line, before, seat = lines[code]
    table = board()
    if before:
        table.do(before)
    refusal = RULES.refuse(table.view(seat), read_action(RULES, fields_of(line)))
    assert refusal is not None
    assert Speaker("ja", NAMES).text(WORDS.refusal(table.view(seat), refusal))
    return refusal


def test_unknown_code_is_a_fault_of_the_program() -> None:
    with pytest.raises(LookupError):
        WORDS.refusal(board().view(2), Refusal("no-such-code"))


FAULTS = {
    DataFault.MISSING: ({"at": "chart.ise", "rank": 0}, "Missing in the data file: chart.ise."),
    DataFault.UNKNOWN_AREA: (
        {"at": "chart", "found": "edo", "known": ["kyoto", "omi"]},
        "No area is called edo, at chart. The areas are kyoto, omi.",
    ),
    DataFault.UNKNOWN_KEY: (
        {"at": "", "found": "map", "known": ["chart"]},
        "The name map means nothing at the top of the file.",
    ),
    DataFault.NOT_A_TABLE: ({"at": "chart", "found": "3"}, "Not a table: 3, at chart."),
    DataFault.NOT_A_LIST: (
        {"at": "chart.ise.round-1", "found": "3"},
        "Not three numbers: 3, at chart.ise.round-1.",
    ),
    DataFault.TOO_MANY: (
        {"at": "chart.ise.round-1", "count": 4},
        "Too many numbers, 4 of them, at chart.ise.round-1.",
    ),
    DataFault.NOT_A_NUMBER: (
        {"at": "chart.ise.round-1", "rank": 2, "found": "x"},
        "Not a whole number: x, at chart.ise.round-1, rank 2.",
    ),
    DataFault.OUT_OF_RANGE: (
        {"at": "variants.deep-roots", "rank": 0, "found": "0", "low": 1, "high": 6},
        "Not within limits: 0, at variants.deep-roots. Write a number from 1 to 6.",
    ),
    DataFault.RANKS_OUT_OF_ORDER: (
        {"at": "chart.ise.round-1", "rank": 2},
        "Ranks out of order: rank 2 pays more than the one before, at chart.ise.round-1.",
    ),
    DataFault.NOT_A_TEXT: ({"at": "daimyo.1.name", "found": "3"}, "Not a name: 3,"),
    DataFault.TEXT_UNFIT: (
        {"at": "daimyo.1.name", "high": 40},
        "Not a fit name, at daimyo.1.name.",
    ),
    DataFault.UNKNOWN_MARK: (
        {"at": "provenance.daimyo.1.name", "found": "me", "known": ["rulebook", "project"]},
        "No provenance mark is called me,",
    ),
}


@pytest.mark.parametrize("fault", DataFault)
def test_every_fault_of_a_data_file_has_words(fault: DataFault) -> None:
    params, said = FAULTS[fault]
    told = WORDS.data_fault(Refusal(fault, params))
    assert Speaker("en", NAMES).text(told).startswith(said)
    for language in ("fr", "ja"):
        text = Speaker(language, NAMES).text(told)
        assert text.endswith("。" if language == "ja" else ".")
        assert text != Speaker("en", NAMES).text(told)


def test_a_data_file_that_is_wrong_is_told_of_with_its_place() -> None:
    with pytest.raises(DataError) as raised:
        own_data({"chart": {"edo": {}}})
    text = Speaker("en", NAMES).text(WORDS.data_fault(raised.value.fault))
    assert text.startswith("No area is called edo, at chart.")
