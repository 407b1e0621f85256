"""First start, menu, new and kept games: numbered lines, and one sentence for what is wrong."""

import json
import os

import pytest

from access_play.games.catalogue import game_names, load_rules, load_words
from access_play.language.speaker import Length, Speaker
from access_play.language.voice import Voicing
from access_play.saves import settings as stored
from access_play.saves.library import saved_games
from access_play.terminal.menus import new_game
from access_play.terminal.table.playing import Ending
from tests.terminal.stage import FIGHT, Stage, alone

LANGUAGES = [
    "For English, type 1 and Enter.",
    "Pour le français, tapez 2 et Entrée.",
    "日本語は、3とエンターキーを押してください。",
]
MENU = [
    "What would you like to do?",
    "1, new game",
    "2, resume a game",
    "3, learn the rules",
    "4, settings",
    "5, a special game: practice, or other rules",
    "6, a lesson: get to know a game by playing it",
    "7, quit",
]


def plain(lines: list[str]) -> list[str]:
    return [line.replace("\u00a0", " ").replace("\u202f", " ") for line in lines]


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests are about one game, however many there are: with one, none is chosen."""
    monkeypatch.setattr(new_game, "game_names", lambda: ("hagakure",))


@pytest.fixture
def menu(stage: Stage) -> Stage:
    """The menu of somebody who has chosen English long ago."""
    chosen = {"language": "en", "speech": "reader"}
    (stage.folder / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
    assert stage.opens_menu() == MENU
    return stage


def test_a_first_start_asks_two_questions_in_five_lines_at_most(stage: Stage) -> None:
    asked = plain(stage.opens_menu())
    assert asked == LANGUAGES
    assert stage.prompt == "1, 2, 3: "
    asked += stage.types("1")
    assert len(asked) <= 5
    assert stage.types("1")[0] == (
        "New here? A lesson teaches a game while you play it."
        " Choose one, or Enter alone for the menu."
    )
    assert stage.types("") == MENU
    assert stored.look().settings == stored.Settings(language="en", speech="reader")
    stage.types("quit")
    assert stage.opens_menu() == MENU, "nothing is asked a second time"


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("2", "fr"),
        ("２", "fr"),
        ("français", "fr"),
        ("Francais", "fr"),
        ("日本語", "ja"),
        ("にほんご", "ja"),
        ("english", "en"),
    ],
)
def test_the_language_is_chosen_by_number_or_name(stage: Stage, typed: str, language: str) -> None:
    stage.opens_menu()
    stage.types(typed)
    assert stored.look().settings.language == language


STRANGE = ["0", "4", "²", "①", "1_0", "٣", "9" * 5000, "x", "-1", "1.0", "Ⅲ"]


@pytest.mark.parametrize("typed", ["", *STRANGE])
def test_what_is_no_language_is_asked_again_in_all_of_them(stage: Stage, typed: str) -> None:
    stage.opens_menu()
    assert plain(stage.types(typed)) == LANGUAGES
    assert stored.look().settings.language == ""


@pytest.mark.parametrize("typed", ["0", "5", *STRANGE[2:]])
def test_what_is_no_voice_is_asked_again(stage: Stage, typed: str) -> None:
    stage.opens_menu()
    stage.types("1")
    assert stage.types(typed) == ["Type a number from 1 to 4."]


@pytest.mark.parametrize(
    ("typed", "speech", "news"),
    [("", "reader", False), ("2", "direct", False), ("3", "own", False), ("4", "off", True)],
)
def test_who_speaks_is_kept_and_silence_puts_the_news_into_the_prompt(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, typed: str, speech: str, *, news: bool
) -> None:
    monkeypatch.setattr("access_play.terminal.preferences.outlets.open_speech", lambda *_: None)
    stage.opens_menu()
    stage.types("1", typed)
    assert stored.look().settings == stored.Settings(
        language="en", speech=speech, news_in_prompt=news
    )


@pytest.mark.parametrize("typed", ["9", "0", "seven", "²", "٣", "1_0", "9" * 5000])
def test_a_choice_that_is_none_is_told_so(menu: Stage, typed: str) -> None:
    (told,) = menu.types(typed)
    assert told.endswith(" is none of the choices. Type a number from 1 to 7.")
    assert len(told) < 100


@pytest.mark.parametrize("typed", ["?", "help", "repeat", "！help"])
def test_help_at_a_menu_is_its_choices(menu: Stage, typed: str) -> None:
    assert menu.types(typed) == MENU


def test_the_beginning_of_one_choice_alone_chooses_it(menu: Stage) -> None:
    assert menu.types("r") == ["No game has been kept yet.", *MENU]
    assert menu.types("sett")[0] == "Which setting? Enter alone goes back."


@pytest.mark.parametrize("typed", ["quit", "7", "QUIT", "quitter", "終了", "q"])
def test_the_menu_is_left_by_number_or_word(menu: Stage, typed: str) -> None:
    menu.types(typed)
    assert menu.result is Ending.QUIT


def test_an_empty_line_offers_the_menu_again(menu: Stage) -> None:
    assert menu.types("") == MENU


def test_where_there_are_several_games_one_is_chosen(
    menu: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_game, "game_names", game_names)
    titles = [Speaker("en").text(load_words(name).title) for name in game_names()]
    assert len(titles) > 1
    assert menu.types("1") == [
        "Which game?",
        *[f"{number}, {title}" for number, title in enumerate(titles, start=1)],
    ]
    assert menu.types("hagakure") == ["How many players in all? Enter alone is 4."]


def test_a_new_game_is_three_questions_for_one_person(menu: Stage) -> None:
    assert menu.types("1") == ["How many players in all? Enter alone is 4."]
    assert menu.types("3") == ["How many persons at this keyboard? Enter alone is 1."]
    assert menu.types("")[0] == "Which computer players? Enter alone is sensible."
    assert menu.types("")[0].startswith("Round 1 of 9.")
    header = menu.playing.table.game.name, len(menu.playing.names), len(menu.playing.players)
    assert header == ("hagakure", 3, 1)
    assert {type(bot).__name__ for bot in menu.playing.bots.values()} == {"SensibleBot"}


@pytest.mark.parametrize("typed", ["2", "6", *STRANGE[2:]])
def test_a_number_of_players_that_cannot_be_is_asked_again(menu: Stage, typed: str) -> None:
    menu.types("1")
    assert menu.types(typed) == ["Type a number from 3 to 5."]


def test_persons_give_names_languages_and_readings(menu: Stage) -> None:
    menu.types("1", "3")
    assert menu.types("3") == ["The name of player 1?"]
    assert menu.types("  健\u200e  ") == [
        "Which language for 健? Enter alone is English.",
        "1, English",
        "2, French",
        "3, Japanese",
    ]
    assert menu.types("japanese") == ["The name of player 2?"]
    menu.types("Zoe\u0301")
    assert menu.types("2") == ["The name of player 3?"]
    menu.types("さくら")
    assert menu.types("3") == ["How is 健 said, in kana? Enter alone leaves it as it is."]
    assert menu.types("Ken") == ["Type kana only, at most 30."]
    assert menu.types("ｹﾝ") == ["How is Zoé said, in kana? Enter alone leaves it as it is."]
    menu.types("")
    assert [(name.text, name.reading) for name in menu.playing.names] == [
        ("健", "ケン"),
        ("Zoé", ""),
        ("さくら", ""),
    ]
    assert [player.speaker.language for player in menu.playing.players] == ["ja", "fr", "ja"]


TOO_LONG = "This name is too long; at most 30 letters."
NO_LETTER = "A name needs at least one letter."
TAKEN = "Somebody is called Zoé already; choose another name."


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", NO_LETTER),
        ("   ", NO_LETTER),
        ("\u3000", NO_LETTER),
        ("\u202e\u200f\u200b", NO_LETTER),
        ("!!!", NO_LETTER),
        ("a" * 200, TOO_LONG),
        ("健" * 31, TOO_LONG),
        ("Zoé", TAKEN),
        ("Zoe\u0301", TAKEN),
        ("zoé", TAKEN),
        ("ＺＯÉ", TAKEN),
        ("Ｚｏｅ", TAKEN),
        ("Zo\u200bé", TAKEN),
    ],
)
def test_a_name_that_cannot_be_is_one_sentence(menu: Stage, name: str, told: str) -> None:
    menu.types("1", "3", "2", "Zoé", "2")
    assert menu.types(name) == [told]
    assert menu.prompt == "Name: "
    assert menu.types("Aki")[0] == "Which language for Aki? Enter alone is English."


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("\u202eAnn\u202c", "Ann"),
        ("A\rnn\x07", "A nn"),
        ("  Ann   B.  ", "Ann B."),
        ("A" * 30, "A" * 30),
        ("Владимир", "Владимир"),
    ],
)
def test_a_name_is_cleaned_and_real_names_stay(menu: Stage, typed: str, kept: str) -> None:
    menu.types("1", "3", "2")
    assert menu.types(typed)[0] == f"Which language for {kept}? Enter alone is English."


def test_no_computer_player_has_a_person_s_name(menu: Stage) -> None:
    menu.types("1", "5", "2", "aki", "", "ＫＥＮ", "", "")
    names = [name.text.casefold() for name in menu.playing.names]
    assert len({*names}) == 5


def test_the_rules_are_read_by_headings(menu: Stage) -> None:
    first = menu.types("3")
    assert first[0].startswith("The rules, headings 1 to 56. ")
    assert first[-1] == "4 more lines. Type more."
    assert menu.types("more")[0] == "37, Tactile marks"
    assert menu.types("3")[0] == "Heading 3: The cards, 3 paragraphs."
    assert menu.types("?")[0].startswith("A number opens its heading. ")
    assert menu.types("back") == MENU


SETTINGS = [
    (("1", "2"), "language", "fr"),
    (("2", "4"), "speech", "off"),
    (("3", "1"), "verbosity", Length.BRIEF),
    (("3", "full"), "verbosity", Length.FULL),
    (("4", "yes"), "news_in_prompt", True),
    (("5", "2"), "pace", "enter"),
    (("5", "4"), "pace", 3.0),
    (("5", "at once"), "pace", "instant"),
    (("6", "yes"), "own_dice", True),
    (("dice", "no"), "own_dice", False),
    (("9", "2"), "braille_cells", 20),
    (("cells", "80 cells"), "braille_cells", 80),
    (("9", "20"), "braille_cells", 20),
    (("9", "14"), "braille_cells", 14),
]


def test_the_voice_is_tuned_step_by_step_and_cues_are_switched(menu: Stage) -> None:
    menu.types("4")
    assert menu.types("7")[:2] == ["How shall it speak? Enter alone goes back.", "1, faster"]
    assert menu.types("1", "faster", "6") == [
        "The program's voice: rate 20, pitch 0, volume 90.",
        "How shall it speak? Enter alone goes back.",
    ]
    menu.types("")
    assert menu.types("8", "soft")[0] == "Sounds are played with volume 30."
    assert stored.look().settings.voicing == Voicing(rate=20, volume=90)
    assert stored.look().settings.cue_volume == 30
    assert menu.types("8", "1")[0] == "No sounds are played."
    assert stored.look().settings.sound_volume == 30


@pytest.mark.parametrize(("typed", "field", "value"), SETTINGS)
def test_a_setting_is_said_and_kept(
    menu: Stage, typed: tuple[str, ...], field: str, value: object
) -> None:
    menu.types("4")
    told = menu.types(*typed)
    assert len(told) == 11, "what is set now, and the settings again"
    assert getattr(stored.look().settings, field) == value
    assert getattr(menu.app.settings, field) == value


def test_a_setting_left_alone_stays(menu: Stage) -> None:
    menu.types("4", "3", "")
    menu.types("5", "")
    assert stored.look().settings == stored.Settings(language="en", speech="reader")


def test_kept_games_are_listed_latest_first_and_resumed(menu: Stage) -> None:
    menu.types("1", "3", "", "", "quit")
    menu.types("1", "4", "", "")
    name = menu.playing.kept_as
    menu.types("quit")
    listed = menu.types("2")
    assert listed[0] == "Which game? Enter alone goes back."
    assert listed[1].startswith(f"1, {name}, round 1 of 8, with Aki, Ken and Zoé, today ")
    assert len(listed) == 3
    assert menu.types("hagakure") == ["hagakure is none of the choices. Type a number from 1 to 2."]
    assert menu.types("1")[0] == "The game goes on."
    assert menu.types("quit")[1:] == MENU


def test_a_broken_save_is_named_with_what_is_wrong_and_spoils_nothing(menu: Stage) -> None:
    saves = menu.folder / "saves"
    saves.mkdir()
    zeros, later = saves / "hagakure-2026-11-30-9.jsonl", saves / "later.jsonl"
    zeros.write_bytes(b"\x00" * 1000)
    later.write_text('{"format": "access-play/9"}\n')
    os.utime(later, (1, 1))
    no_record = "Line 1 of this record is damaged: every line must be one JSON object."
    assert menu.types("2")[1:] == [
        f"1, hagakure-2026-11-30-9. {no_record}",
        "2, later. This record has the format access-play/9, which this version cannot read.",
    ]
    assert menu.types("hagakure") == [no_record, *MENU]


def test_a_save_that_breaks_later_is_one_sentence_and_the_menu_goes_on(menu: Stage) -> None:
    menu.types("1", "3", "", "", "quit")
    (path,) = (menu.folder / "saves").glob("*.jsonl")
    with path.open("ab") as file:
        file.write(b"{}x\n")
    menu.types("2")
    told = menu.types("1")
    assert told[1:] == MENU
    assert told[0].startswith("Line ")
    assert "is damaged" in told[0]


def test_a_finished_game_told_in_the_menu_leads_back_to_it(menu: Stage) -> None:
    menu.types("1", "3", "", "")
    while not menu.playing.table.score().over:
        menu.types("m 1")
    assert menu.prompt == "The game is over. Enter leaves: "
    assert menu.types("") == MENU
    menu.types("2")
    assert menu.types("1")[0] == "This game is over."


def test_settings_that_were_broken_are_told_of_first(stage: Stage) -> None:
    (stage.folder / "settings.json").write_text("{", encoding="utf-8")
    told = stage.opens_menu()
    assert told[0].startswith("The settings could not be read and begin anew.")
    assert plain(told[1:]) == LANGUAGES


def test_an_unknown_voice_in_the_environment_is_told_of(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ACCESS_PLAY_SPEECH", "robot")
    told = stage.plays(alone(), FIGHT)
    assert "robot" in told[0]
    assert told[1] == "The game goes on."


def test_a_language_chosen_in_the_menu_wins_over_the_command_line_s(stage: Stage) -> None:
    stage.opens_menu(language="fr")
    stage.types("1", "", "4", "1")
    assert stage.types("1")[0] == "The language is English now."
    assert stage.app.language == "en"


def test_a_game_of_practice_is_begun_from_the_menu(menu: Stage) -> None:
    assert menu.types("5") == [
        "What is special about it?",
        "1, practice: moves can be taken back",
        "2, 4 villagers for the villager bonus",
    ]
    menu.types("1", "3", "", "", "quit")
    (kept,) = saved_games()
    assert kept.header is not None
    assert (kept.header.practice, kept.header.options) == (True, {})


def test_a_game_with_another_rule_is_begun_from_the_menu(menu: Stage) -> None:
    menu.types("5", "2", "5", "", "", "quit")
    (kept,) = saved_games()
    assert kept.header is not None
    assert (kept.header.practice, kept.header.options) == (False, {"villagers_needed": 4})


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("name", game_names())
def test_all_that_a_game_offers_has_words(name: str, language: str) -> None:
    words, game = load_words(name), load_rules(name)
    labels = [
        Speaker(language).text(words.option(option, value))
        for option, value in new_game.options_of(game)
    ]
    assert len(set(labels)) == len(labels)


def test_back_leads_to_the_question_before(menu: Stage) -> None:
    seats = menu.types("1")
    menu.types("3", "2", "Sam", "1")
    assert menu.types("back")[0].startswith("Which language for Sam?")
    assert menu.types("back") == ["The name of player 1?"]
    assert menu.types("戻る")[0].startswith("How many persons")
    assert menu.types("retour") == seats
    assert menu.types("back") == MENU


def test_what_is_answered_anew_counts(menu: Stage) -> None:
    menu.types("1", "4", "back", "3", "", "")
    assert len(menu.playing.names) == 3


@pytest.mark.parametrize("typed", ["3 players", "3 people", "３"])
def test_a_number_of_players_may_be_said_with_what_is_counted(menu: Stage, typed: str) -> None:
    menu.types("1")
    assert menu.prompt == "How many: "
    menu.types(typed, "1", "")
    assert len(menu.playing.names) == 3


def test_settings_are_offered_with_what_they_are(menu: Stage) -> None:
    assert menu.types("4")[1:9] == [
        "1, language: English",
        "2, who speaks: screen reader",
        "3, detail: normal",
        "4, news in the prompt, for braille: off",
        "5, pace of the computer players: at once",
        "6, dice of your own: off",
        "7, how the program's voice speaks: rate 0, pitch 0, volume 100",
        "8, sounds: off",
    ]
    assert "3, detail: brief" in menu.types("detail", "brief")
    assert menu.types("back") == MENU


def test_a_reading_that_is_another_s_is_asked_again(menu: Stage) -> None:
    menu.types("1", "3", "2", "ケン", "3", "健", "3")
    assert menu.types("けん") == ["Somebody's name is said so already; type other kana."]
