"""What can be asked at any time: in three languages, at one's own turn and in another's."""

import unicodedata

import pytest

from access_play.core.record import Seating
from access_play.language.documents import MissingDocumentError
from access_play.language.speaker import Speaker
from access_play.language.vocabulary import Vocabulary
from access_play.terminal.asking.questions import Ask, help_of, is_word_for
from access_play.terminal.table.playing import Ending
from tests.terminal.stage import AKI, FIGHT, SAM, ZOE, Stage, alone

ANSWERS = {
    "en": {
        "r": ["You lead trick 1. Which card?"],
        "h": ["Your hand: villagers 6, 9, 14; samurai 18, 22."],
        "h 2": ["Card 2, villager 9. Mark at the top left: dotted circle, four dots."],
        "t": [
            "No card on the table. You lead trick 1.",
            "No token in this round.",
            "Cards in hand: you 5, Ken 5, Zoé 5. Yomi: 5 cards.",
        ],
        "t zoe": [
            "Zoé: 0 tricks won, 5 cards in hand.",
            "Zoé still has the tokens double, zero, villagers, swap, look.",
        ],
        "s": ["No round has been scored yet."],
        "w": ["Your turn: lead trick 1."],
        "m": [
            "1, villager 6",
            "2, villager 9",
            "3, villager 14",
            "4, samurai 18",
            "5, samurai 22",
        ],
        "l": [
            "Round 1 of 9. Zoé deals, you lead.",
            "Your hand: villagers 6, 9, 14; samurai 18, 22.",
            "You pass.",
            "Ken passes.",
            "Zoé passes.",
        ],
        "i": ["i, info: i and a card: its rule and its tactile mark."],
        "hint": ["Lead villager 9: it may win, and you keep better cards for later."],
        "d": ["The detail is normal. Type d brief, d normal or d full."],
        "voice": [
            "Your screen reader reads the terminal.",
            "Type voice reader, voice direct, voice own or voice off.",
        ],
        "lang": ["Type lang and one of: en, fr, ja."],
        "u": ["Moves can be taken back in practice games only. Play on from here."],
        "save": ["Every move is saved at once, in game."],
        "more": ["There is no more."],
        "": ["Your turn: lead trick 1."],
    },
    "fr": {
        "r": ["À vous d'ouvrir le pli 1. Quelle carte ?"],
        "h": ["Votre main : villageois 6, 9, 14 ; samouraïs 18, 22."],
        "t zoe": [
            "Zoé : 0 pli remporté, 5 cartes en main.",
            "Jetons qui restent à Zoé : doubler, zéro, villageois, échanger, voir.",
        ],
        "s": ["Pas encore de points."],
        "w": ["À vous d'ouvrir le pli 1."],
        "i": ["i, info : i et une carte : sa règle et son repère tactile."],
        "d": ["Le détail est normal. Tapez d bref, d normal ou d complet."],
        "lang": ["Tapez langue et un mot parmi : en, fr, ja."],
        "save": ["Chaque coup est enregistré aussitôt, dans game."],
    },
    "ja": {
        "r": ["1トリックめ、あなたのリードです。どれを出しますか。"],
        "h": ["手札は、村人6、9、14。さむらい18、22。"],
        "t zoe": [
            "ゾエ、獲得トリック0、手札5枚。",
            "ゾエの残りののぼりは、2倍、0点、村人、交換、見る。",
        ],
        "s": ["まだ得点はありません。"],
        "w": ["あなたの番です。1トリックめのリードです。"],
        "l": [
            "第1ラウンド、全9ラウンド。親はゾエ、リードはあなた。",
            "手札は、村人6、9、14。さむらい18、22。",
            "あなた、パス。",
            "ケン、パス。",
            "ゾエ、パス。",
        ],
    },
}
"""What is answered where Aki leads the first trick; no-break spaces are written as blanks."""

WORDS = {
    "h": {"en": "hand", "fr": "main", "ja": "手札 てふだ テフダ"},
    "t": {"en": "table", "fr": "table", "ja": "場 ば"},
    "s": {"en": "score", "fr": "score", "ja": "得点 とくてん"},
    "w": {"en": "who", "fr": "tour qui", "ja": "番 ばん"},
    "m": {"en": "moves", "fr": "coups", "ja": "候補 こうほ"},
    "r": {"en": "repeat", "fr": "répéter repeter", "ja": "もう一度 もういちど"},
    "l": {"en": "log", "fr": "historique", "ja": "履歴 りれき"},
    "i": {"en": "info", "fr": "info", "ja": "説明 せつめい"},
    "?": {"en": "help ！help ｈｅｌｐ HELP", "fr": "aide", "ja": "ヘルプ ﾍﾙﾌﾟ へるぷ"},
    "hint": {"en": "hint", "fr": "conseil", "ja": "ヒント ひんと"},
    "rules": {"en": "rules", "fr": "règles regles", "ja": "ルール"},
    "d": {"en": "detail", "fr": "détail detail", "ja": "詳しさ くわしさ"},
    "voice": {"en": "voice", "fr": "voix", "ja": "声 こえ"},
    "u": {"en": "undo", "fr": "annuler", "ja": "戻す もどす"},
    "lang": {"en": "lang language", "fr": "langue", "ja": "言語 げんご"},
    "save": {"en": "save", "fr": "enregistrer", "ja": "保存 ほぞん"},
    "more": {"en": "more", "fr": "suite", "ja": "続き つづき"},
}
"""The long forms of each question, which answer as its key does."""


def plain(lines: list[str]) -> list[str]:
    return [line.replace("\u202f", " ").replace("\u00a0", " ") for line in lines]


@pytest.mark.parametrize("language", ANSWERS)
def test_a_question_is_answered_and_changes_nothing(stage: Stage, language: str) -> None:
    stage.plays(alone(language), FIGHT)
    before, prompt, position = stage.path.read_bytes(), stage.prompt, stage.position
    for asked, answer in ANSWERS[language].items():
        assert plain(stage.types(asked)) == answer, asked
        assert (stage.path.read_bytes(), stage.prompt, stage.position) == (before, prompt, position)


@pytest.mark.parametrize("language", ANSWERS)
@pytest.mark.parametrize("asked", WORDS)
def test_a_question_has_words_in_each_language(stage: Stage, language: str, asked: str) -> None:
    stage.plays(alone(language), FIGHT)
    stage.types("w")
    answer = stage.types(asked)
    assert answer
    for word in [*WORDS[asked]["en"].split(), *WORDS[asked][language].split()]:
        for spelling in {word, unicodedata.normalize("NFD", word), f"　{word}  ", f"{word}."}:
            stage.types("w")
            assert stage.types(spelling) == answer, spelling


@pytest.mark.parametrize("word", ["quit", "exit", "leave", "quitter", "終了", "しゅうりょう"])
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_quit_keeps_the_game_without_a_question(stage: Stage, language: str, word: str) -> None:
    stage.plays(alone(language), FIGHT)
    (told,) = stage.types(word)
    assert "game" in told
    assert stage.result is Ending.QUIT
    assert stage.resumes(stage.path)


def test_the_table_is_told_of_a_player_by_name_reading_or_seat(stage: Stage) -> None:
    stage.plays((SAM, ZOE, AKI), FIGHT)
    stage.types("")
    zoe = stage.types("t zoé")
    assert zoe[0] == "Zoé: 0 tricks won, 5 cards in hand."
    for spelling in ("t Zoe", "t zo", "t 2", "t ２", "table zoe\u0301", "t ＺＯＥ"):
        assert stage.types(spelling) == zoe, spelling
    assert stage.types("t アキ") == stage.types("t ｱｷ") == stage.types("t 3")
    assert stage.types("t Nobody") == ["Nobody is called Nobody: Zoé, Aki."]


def test_two_players_of_one_name_are_told_apart_by_seat(stage: Stage) -> None:
    twins = (SAM, *[type(SAM)("Ken", "en", "random")] * 2)
    stage.plays(twins, [*FIGHT, {"by": 1, "do": "play", "card": "V14"}])
    first, second = stage.types("t 2"), stage.types("t 3")
    assert first[0].startswith("Ken: ")
    assert second[0].startswith("Ken: ")
    assert stage.types("t ken") == [
        "ken may be several players: Ken, Ken. Type t and a seat number."
    ]


def test_m_and_a_number_plays_that_move(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types("m 4")[0] == "You lead samurai 18."
    assert stage.record[5] == {
        "by": 1,
        "do": "play",
        "card": "S18",
        "sum": stage.record[5]["sum"],
    }


@pytest.mark.parametrize("typed", ["m 0", "m 6", "m 999999999", "coups 6", "m ６"])
def test_a_number_of_no_move_is_told_so(stage: Stage, typed: str) -> None:
    stage.plays(alone("fr"), FIGHT)
    position = stage.position
    (told,) = plain(stage.types(typed))
    assert told.startswith("Il n'y a pas de coup ")
    assert told.endswith("; choisissez un nombre de 1 à 5.")
    assert stage.position == position


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "There is no move 3; the only one is number 1."),
        ("fr", "Il n'y a pas de coup 3 ; le seul est le numéro 1."),
        ("ja", "3番の候補はありません。候補は1番だけです。"),
    ],
)
def test_where_there_is_one_move_no_choice_is_offered(
    stage: Stage, language: str, told: str
) -> None:
    stage.begins(alone(language), seed=6)
    while len(stage.types("m")) != 1:
        stage.types("m 1")
    assert plain(stage.types("m 3")) == [told]


def test_repeat_gives_the_last_lines_again_whatever_they_were(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    hand = stage.types("h")
    turn = stage.types("w")
    refused = stage.types("27")
    assert stage.types("r") == refused
    assert stage.types("r 3") == [*hand, *turn, *refused]
    assert stage.types("r 2") == [*turn, *refused], "what was repeated is not new"
    assert stage.types("r 999999999")[0] == "Round 1 of 9. Zoé deals, you lead."


@pytest.mark.parametrize("typed", ["r 0", "r -1", "r x", "r 1.5", "r ²"])
def test_a_repeat_of_no_number_is_not_understood(stage: Stage, typed: str) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types(typed) == [f"{typed} is not understood. Type a question mark for help."]


def test_a_long_answer_waits_for_more(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    first = stage.types("rules all headings")
    assert len(first) == 13
    assert first[-1] == "45 more lines. Type more."
    second = stage.types("suite")  # French is no word here
    assert second == ["suite is not understood. Type a question mark for help."]
    pages = [stage.types("more") for _ in range(4)]
    assert [page[0][:3] for page in pages] == ["12,", "24,", "36,", "48,"]
    assert [len(page) for page in pages] == [13, 13, 13, 9]
    assert stage.types("more") == ["There is no more."]


def test_a_slip_is_asked_about_once_and_never_carried_out(stage: Stage) -> None:
    stage.plays(alone("fr"), FIGHT)
    position = stage.position
    for typed, meant in [("aidde", "aide"), ("histroique", "historique"), ("quiter", "quitter")]:
        (told,) = plain(stage.types(typed))
        assert told == f"Vouliez-vous dire {meant} ? Alors tapez-le.", typed
    assert stage.position == position
    assert not stage.ended


@pytest.mark.parametrize("typed", ["", " ", "　", "\u200b", "\u200e\u200f"])
def test_an_empty_line_tells_whose_turn_it_is(stage: Stage, typed: str) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types(typed) == ["Your turn: lead trick 1."]


@pytest.mark.parametrize("typed", ["xyzzy", "9" * 5000, "①", "٣", "1_0", "²", "[", "h h", "q" * 99])
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_what_is_not_understood_is_one_short_sentence(
    stage: Stage, language: str, typed: str
) -> None:
    stage.plays(alone(language), FIGHT)
    position = stage.position
    (told,) = stage.types(typed)
    assert len(told) < 100
    assert stage.position == position


@pytest.mark.parametrize(
    ("language", "typed", "same"),
    [
        ("ja", "てふだ2", "h 2"),
        ("ja", "手札２", "h 2"),
        ("ja", "場ken", "t ken"),
        ("ja", "?ヒント", "? hint"),
        ("ja", "？ひんと", "? hint"),
        ("en", "?hint", "? hint"),
        ("en", "?18", "i 18"),
        ("en", "? 18", "i 18"),
        ("en", "help samurai 18", "i 18"),
        ("fr", "aide vieux fou", "i fou"),
        ("en", "hel", "?"),
        ("fr", "hist", "l"),
    ],
)
def test_short_and_glued_forms_are_the_same_question(
    stage: Stage, language: str, typed: str, same: str
) -> None:
    stage.plays(alone(language), FIGHT)
    answer = stage.types(same)
    assert answer
    assert stage.types(typed) == answer


@pytest.mark.parametrize(
    "typed",
    ["l x", "w x", "m x", "s x", "h x", "hint x", "more x", "save x", "quit x", "u x", "stop x"],
)
def test_what_belongs_to_no_question_is_not_guessed(stage: Stage, typed: str) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types(typed) == [f"{typed} is not understood. Type a question mark for help."]
    assert not stage.ended


@pytest.mark.parametrize("typed", ["rules 0", "rules 57", "rules 57 1", "rule 99"])
def test_a_part_of_the_rules_that_is_not_there_is_told_so(stage: Stage, typed: str) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types(typed) == ["Type rules and a number from 1 to 56."]


def test_a_part_of_the_rules_begins_with_its_heading(stage: Stage) -> None:
    stage.plays(alone("fr"), FIGHT)
    assert plain(stage.types("règles 3"))[0] == "Titre 3 : Les cartes, 3 paragraphes."


def test_missing_rules_are_told_of(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise MissingDocumentError("docs", "en")

    stage.plays(alone(), FIGHT)
    monkeypatch.setattr("access_play.language.rulebook.read_sections", missing)
    assert stage.types("rules") == ["The rules are missing from this installation."]


def test_a_question_about_nothing_known_is_told_so(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types("i Zzz") == ["Nothing is known of Zzz in this game."]
    assert stage.types("i Ken") == [
        (
            "Ken is a player. Type t and the name for what is open, explain and the name for the"
            " last move."
        )
    ]
    assert stage.types("? Zzz") == ["No help on Zzz. Try rules."]
    assert stage.types("?zzz") == ["No help on zzz. Try rules."]


@pytest.mark.parametrize(
    ("typed", "asks", "is_one"),
    [
        ("more", (Ask.MORE,), True),
        ("Encore !", (Ask.HELP, Ask.REPEAT), True),
        ("?", (Ask.HELP,), True),
        ("more 2", (Ask.MORE,), False),
        ("more", (Ask.HELP, Ask.REPEAT), False),
    ],
)
def test_a_word_for_a_question_is_that_word_alone(
    typed: str, asks: tuple[Ask, ...], is_one: bool
) -> None:
    assert is_word_for(typed, Vocabulary("fr"), *asks) is is_one


@pytest.mark.parametrize(
    ("language", "line", "plain"),
    [
        ("fr", "la main", "main"),
        ("fr", "ma main", "main"),
        ("fr", "la table", "table"),
        ("fr", "le score", "score"),
        ("fr", "les règles 3", "règles 3"),
        ("fr", "la main d'Aki", "t 2"),
        ("fr", "la main de Ken", "t 3"),
        ("en", "my hand", "hand"),
        ("en", "the table", "table"),
        ("en", "hand of Ken", "t 3"),
        ("en", "h2", "h 2"),
        ("ja", "h２", "h 2"),
        ("ja", "だれの番", "番"),
        ("ja", "点数", "得点"),
    ],
)
def test_questions_are_understood_as_people_ask_them(
    stage: Stage, language: str, line: str, plain: str
) -> None:
    seats = (
        Seating("Sam", language),
        Seating("Aki", language, "random", "アキ"),
        Seating("Ken", language, "random", "ケン"),
    )
    stage.plays(seats, FIGHT)
    told = stage.types("h", line)
    assert told == stage.types("h", plain)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "you; me"), ("fr", "vous; moi"), ("ja", "あなた; 私; わたし")],
)
def test_one_s_own_side_of_the_table_is_asked_for_in_words(
    stage: Stage, language: str, words: str
) -> None:
    stage.plays(alone(language), FIGHT)
    own = stage.types("t 1")
    for word in words.split("; "):
        assert stage.types(f"t {word}") == own, word


@pytest.mark.parametrize(
    ("language", "key", "words"),
    [
        ("en", "h", "my cards; my hand"),
        ("en", "w", "whose turn"),
        ("en", "?", "help me"),
        ("fr", "h", "mes cartes"),
        ("fr", "w", "à qui de jouer; à qui le tour"),
        ("fr", "?", "aide-moi; aidez-moi"),
        ("ja", "?", "助けて"),
    ],
)
def test_questions_are_understood_in_the_words_of_a_table(
    stage: Stage, language: str, key: str, words: str
) -> None:
    stage.plays(alone(language), FIGHT)
    told = stage.types(key)
    for word in words.split("; "):
        assert stage.types(word) == told, word


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "quit game"), ("fr", "quitter la partie"), ("ja", "ゲームをやめる")],
)
def test_a_game_is_left_in_the_words_of_a_table(stage: Stage, language: str, word: str) -> None:
    stage.plays(alone(language), FIGHT)
    stage.types(word)
    assert stage.ended


@pytest.mark.parametrize("word", ["もう一度", "くりかえし", "繰り返し", "リピート", "ﾘﾋﾟｰﾄ"])
def test_the_last_line_is_repeated_in_japanese_words_of_several_kinds(
    stage: Stage, word: str
) -> None:
    stage.plays(alone("ja"), FIGHT)
    told = stage.types("h")
    assert stage.types(word) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Nobody is called Bob: Ken, Zoé."),
        ("fr", "Personne ne s'appelle Bob\u00a0: Ken, Zoé."),
        ("ja", "Bobという人はいません。ケンとゾエがいます。"),
    ],
)
def test_who_is_not_at_the_table_is_told_so(stage: Stage, language: str, told: str) -> None:
    stage.plays(alone(language), FIGHT)
    assert stage.types("t Bob") == [told]


def test_the_log_begins_with_its_latest_page(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    player = stage.playing.players[0]
    while len(tuple(player.history.round())) < 16:
        stage.types("m 1")
    whole = [player.speaker.text(line) for line in player.history.round()]
    told = stage.types("l")
    assert told[:-1] == whole[-12:]
    left = len(whole) - 12
    assert told[-1] == f"{left} earlier lines. Type more."
    assert stage.types("more") == whole[:left]


def test_the_last_lines_are_repeated_a_page_at_a_time_from_the_end(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    for _ in range(20):
        stage.types("w")
    told = stage.types("r 14")
    assert told == [*["Your turn: lead trick 1."] * 12, "2 earlier lines. Type more."]


def test_a_slip_is_asked_about_only_where_the_line_would_be_taken(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types("duoble") == ["duoble is not understood. Type a question mark for help."]
    assert stage.types("samuari 18") == ["Did you mean samurai 18? Then type it."]


def test_letters_that_are_typed_are_letters_in_braille_help_too() -> None:
    speaker = Speaker("ja")
    assert speaker.braille(help_of(Ask.HAND)) == "h テフダ、h 2 2マイメ"
    assert speaker.braille(help_of(Ask.UNDO)) == "u モドス、レンシューダケ"
