"""Each rule of wording finds what it is for, and lets good words pass."""

import re

import pytest

from catalog_wording import ENTRY_RULES, PAIR_RULES, Entry


def entry(language: str, context: str, singular: str, *strings: str) -> Entry:
    return Entry(language, context, (singular,), strings or (singular,))


def like(text: str) -> str:
    """An English message that could stand beside these words."""
    names = re.findall(r"\{\w+\}", text)
    mark = "." * text.endswith((".", "?", "。", "？")) or ":" * text.endswith((":", "："))
    return " ".join(["Words", *names]) + mark


def french(text: str, context: str = "") -> Entry:
    return entry("fr", context, like(text), text)


def japanese(text: str, context: str = "") -> Entry:
    return entry("ja", context, like(text), text)


BAD = {
    "placeholders": [
        entry("fr", "", "{player} leads", "{joueur} ouvre"),
        entry("fr", "", "{player} leads", "Zoé ouvre"),
        entry("fr", "", "{} leads", "{} ouvre"),
        entry("fr", "", "{card:2} leads", "{card:2} ouvre"),
        entry("fr", "", "{player leads", "{player} ouvre"),
        entry("fr", "", "%s leads", "%s ouvre"),
        entry("fr", "", "%(player)s leads", "%(player)s ouvre"),
        Entry("fr", "", ("{count} card", "{count} cards"), ("une carte", "{count} cartes")),
        Entry("en", "", ("{count} card", "some cards"), ("{count} card", "some cards")),
    ],
    "one_line": [
        entry("en", "", "Two\nlines"),
        entry("en", "", "Two  blanks"),
        entry("en", "", "Card "),
        entry("en", "prompt", "Card: "),
    ],
    "ending": [
        entry("fr", "", "Zoé leads.", "Zoé ouvre"),
        entry("fr", "", "Zoé leads", "Zoé ouvre."),
        entry("ja", "", "Zoé leads.", "ゾエのリード."),
        entry("ja", "speech", "Zoé leads.", "ゾエの りーど"),
        entry("fr", "braille", "Token?", "Jeton"),
        entry("fr", "", "Your hand:", "Votre main"),
        entry("fr", "", "Your hand", "Votre main\u00a0:"),
        entry("ja", "", "Zoé leads:", "ゾエのリード。"),
    ],
    "decoration": [
        entry("en", "", f"Villager{sign}9")
        for sign in "→─█★♠⠿•—–①😀🂡−\u200b\u202e\u202f\u0007\u00ad"
    ]
    + [french("re\u0301pe\u0301ter")],
    "speech_symbols": [
        entry("en", "", text)
        for text in ("3/5", "+1", "-2", "-{points}", "(private)", '"fool"', "card #2", "<file>")
    ]
    + [french("« fou »"), japanese("てふだ（5まい）/", "speech")],
    "bare_numbers": [
        entry("en", "braille", "V6 9 14"),
        entry("en", "", "{points} 12 points"),
        french("Score 4 12"),
    ],
    "no_break_spaces": [
        french("Votre main : 6"),
        french("Votre main: 6"),
        french("Quelle carte?"),
        french("Carte\u00a0:", "braille"),
        french("Jeton ? x2", "braille"),
        entry("en", "", "Your\u00a0hand"),
        japanese("手札\u00a0は"),
    ],
    "elision": [
        french("Au tour de {player}"),
        french("le pli qu'{player} remporte"),
        french("Le {player}", "braille"),
    ],
    "braille_letters": [
        entry("en", "braille", "Tōtōmi"),
        entry("en", "braille", "(V9)"),
        french("Tōtōmi", "braille"),
        french("サ22", "braille"),
        japanese("さむらい", "braille"),
        japanese("侍22", "braille"),
        japanese("サ２２", "braille"),
        japanese("S22", "braille"),
    ],
    "braille_length": [
        entry("en", "braille", "V1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11"),
        french("V" * 50, "braille"),
        japanese("ガギグゲゴガギグゲゴガギグゲゴガギグゲゴガ", "braille"),
        entry("en", "braille", "{player} wins tricks from {other} with {card}, {card}"),
    ],
    "prompt": [
        entry("en", "prompt", "Card"),
        entry("en", "prompt", "Card?"),
        entry("en", "prompt", "Which of all your villagers or samurai:"),
        french("Carte.", "braille|prompt"),
        japanese("カード、", "prompt"),
        japanese("ガギグゲゴガギグゲゴガギグゲゴガギグ:", "braille|prompt"),
    ],
    "typed_words": [
        entry("en", "typed", "hand, "),
        entry("en", "typed", "hand,h,hand"),
    ],
    "kana_letters": [
        japanese("手札は", "speech"),
        japanese("Zoé", "speech"),
        japanese("６", "speech"),
        japanese("てふだ: ", "speech"),
        japanese("よみ・のぼり", "speech|hand"),
    ],
    "kana_counters": [
        japanese(text, "speech")
        for text in (
            "10てん",
            "{points}てん",
            "4にん",
            "3かい",
            "2つめ",
            "1こ",
            "{count}こ",
            "10こ",
        )
    ],
    "misread_kanji": [
        japanese(text) for text in ("天の札", "山札から", "侍22", "ゾエの勝ち", "見た札")
    ],
    "japanese_marks": [japanese("村人6,9"), japanese("{player}. リード")],
}
BAD_PAIRS = {
    "reading": [
        (japanese("手札は、村人6"), japanese("てふだは むらびと 6", "speech")),
        (japanese("村人6"), japanese("むらびと 9", "speech")),
        (japanese("{player}のリード"), japanese("{player}は りーど", "speech")),
        (japanese("よみと交換"), japanese("よみと", "speech")),
    ],
    "prompt_reading": [
        (
            japanese("村人かさむらいのカード:", "prompt"),
            japanese("むらびとか さむらいか どちらの かーどを どこへ だしますか", "speech|prompt"),
        )
    ],
}
GOOD = [
    entry("en", "", "Ken: villager 12, and wins trick 3 of 5."),
    entry("en", "", "That costs {needed} action points; you have {count}. Say done, or play-act."),
    entry("en", "braille", "No V9, follow S18 S22"),
    entry("en", "prompt", "{player} V9. Card:"),
    entry("en", "typed", "hand, h"),
    entry("fr", "written", "--seed NUMBER", "access-play/1 --seed NOMBRE=7"),
    entry("ja", "braille", "Token?", "ノボリ?"),
    entry("ja", "speech|prompt", "Card:", "かーど"),
    Entry("en", "", ("{count} card", "{count} cards"), ("{count} card", "{count} cards")),
    entry("fr", "", "Which card?", "Quelle carte\u00a0?"),
    entry("fr", "", "Zoé: villager 12", "Zoé\u00a0: villageois 12\u00a0; à {player}")._replace(
        ids=("Zoé: villager 12, {player}",)
    ),
    french("À vous d'ouvrir, avec le samouraï, heure 10:30"),
    entry("fr", "braille", "{player} no V9", "Pas V9, {player}: fournir S18 S22"),
    entry("fr", "prompt", "Card:", "Carte\u00a0:"),
    japanese("ム6 9 14 サ18 22", "braille"),
    japanese("カード:", "prompt"),
    japanese("カード：", "prompt"),
    japanese("おろか者, オロカモノ, fool", "typed"),
    entry("ja", "speech", "Lead.", "とくてん 10、サイコロ 4こ、いっこ、ふたりめ、かーどは？"),
]
GOOD_PAIRS = [
    (japanese("第1ラウンド、全9ラウンド。親は{dealer}。"),
     japanese("だい 1らうんど、ぜん 9らうんど。おやは {dealer}。", "speech")),
    (japanese("京都に武将1個、2人めのさむらい"),
     japanese("きょうとに ぶしょう いっこ、ふたりめの さむらい", "speech")),
    (japanese("7つの地域と10の武力"), japanese("ななつの ちいきと 10の ぶりょく", "speech")),
    (japanese("スコット・キンボール"), japanese("スコット キンボール", "speech")),
    (japanese("カード:", "prompt"), japanese("かーど", "speech|prompt")),
]  # fmt: skip


def faults(each: Entry) -> dict[str, list[str]]:
    found = {rule.__name__: list(rule(each)) for rule in ENTRY_RULES}
    return {name: what for name, what in found.items() if what}


@pytest.mark.parametrize(
    ("rule", "bad"), [(rule, each) for rule, entries in BAD.items() for each in entries]
)
def test_a_rule_finds_its_fault(rule: str, bad: Entry) -> None:
    assert rule in faults(bad)


@pytest.mark.parametrize(
    ("rule", "text", "speech"),
    [(rule, *pair) for rule, pairs in BAD_PAIRS.items() for pair in pairs],
)
def test_a_rule_finds_a_reading_at_fault(rule: str, text: Entry, speech: Entry) -> None:
    assert rule in {each.__name__ for each in PAIR_RULES if list(each(text, speech))}


def test_every_rule_has_a_catalog_that_breaks_it() -> None:
    assert set(BAD) == {rule.__name__ for rule in ENTRY_RULES}
    assert set(BAD_PAIRS) == {rule.__name__ for rule in PAIR_RULES}


@pytest.mark.parametrize("good", GOOD)
def test_good_words_pass(good: Entry) -> None:
    assert faults(good) == {}


@pytest.mark.parametrize(("text", "speech"), GOOD_PAIRS)
def test_a_good_reading_passes(text: Entry, speech: Entry) -> None:
    assert faults(text) == faults(speech) == {}
    assert [what for rule in PAIR_RULES for what in rule(text, speech)] == []
