"""What every game brings for playing by touch, held to what is told in play."""

import pytest

from access_play.core.record import LANGUAGES
from access_play.games.catalogue import load_kit, own_games
from access_play.games.kits import Kit
from access_play.language.speaker import Form, Speaker
from access_play.tactile.marks import Number, Pads
from access_play.tactile.number_code import marks_of, value_of

WIDEST_CODE = 49
"""Larger squares would not fit the strip that a fan of cards shows."""


def kit_of(game: str, *, additions: bool = True) -> Kit:
    make = load_kit(game)
    assert make is not None, f"{game} has no kit.py"
    return make(additions=additions)


@pytest.mark.parametrize("game", own_games())
class TestEveryGame:
    def test_the_things_of_a_kind_have_stickers_in_the_same_places(self, game: str) -> None:
        for kind in kit_of(game).kinds:
            assert kind.things
            places = {
                tuple([(sticker.place, sticker.added) for sticker in thing.stickers])
                for thing in kind.things
            }
            assert len(places) == 1, kind.heading

    def test_no_two_things_of_a_kind_feel_alike_but_where_another_sheet_wants_it(
        self, game: str
    ) -> None:
        for kind in kit_of(game).kinds:
            marked = [thing.stickers for thing in kind.things if thing.stickers]
            assert len(set(marked)) == len(marked), kind.heading

    def test_every_number_fits_the_strip_of_a_fan(self, game: str) -> None:
        for thing in kit_of(game).things():
            assert thing.copies >= 1
            for sticker in thing.stickers:
                if isinstance(sticker.mark, Number):
                    assert 1 <= sticker.mark.value <= WIDEST_CODE
                    assert value_of(marks_of(sticker.mark.value)) == sticker.mark.value
                if isinstance(sticker.mark, Pads):
                    assert 1 <= sticker.mark.count <= 3

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_two_labels_are_alike(self, game: str, language: str) -> None:
        speaker = Speaker(language)
        for form in (Form.TEXT, Form.BRAILLE):
            names = [speaker.render(thing.name, form) for thing in kit_of(game).things()]
            assert len(set(names)) == len(names)

    def test_additions_can_be_left_out(self, game: str) -> None:
        with_them = [len(thing.stickers) for thing in kit_of(game).things()]
        without = [thing.stickers for thing in kit_of(game, additions=False).things()]
        assert not any(sticker.added for stickers in without for sticker in stickers)
        added = sum(sticker.added for thing in kit_of(game).things() for sticker in thing.stickers)
        assert sum(with_them) - sum(map(len, without)) == added

    def test_there_is_a_score_sheet_for_each_number_of_players_and_an_aid(self, game: str) -> None:
        kit = kit_of(game)
        players = [sheet.players for sheet in kit.score_sheets]
        assert players == [*range(players[0], players[-1] + 1)]
        assert all(sheet.rows for sheet in kit.score_sheets)
        assert len(kit.aid) >= 8


def test_a_game_without_a_kit_is_known_to_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_play.games.catalogue.package_of", lambda _: "access_play.games")
    load_kit.cache_clear()
    assert load_kit("any") is None
    load_kit.cache_clear()
