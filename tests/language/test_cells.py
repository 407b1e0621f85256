"""The cell counter agrees with the usual uncontracted braille tables.

The counts were taken from liblouis (en-ueb-g1, fr-bfu-comp6) and libkuraji.
"""

import pytest

from access_play.language.cells import cells

COUNTS = [
    ("en", "", 0),
    ("en", "trick", 5),
    ("en", "V9", 4),
    ("en", "Zoé", 6),
    ("en", "KN", 4),
    ("en", "2x4", 5),
    ("en", "Samurai 22. Trick 3 of 5.", 30),
    ("en", "V6 S18 S22", 18),
    ("fr", "Zoé", 4),
    ("fr", "V9", 4),
    ("fr", "2x2", 5),
    ("fr", "Samouraï 22. Pli 3 sur 5.", 30),
    ("fr", "KN", 4),
    ("fr", "10-5", 5),
    ("ja", "サムライ 22", 8),
    ("ja", "ガッコー", 5),
    ("ja", "キョート", 4),
    ("ja", "ギョ", 2),
    ("ja", "2ラウンド", 8),
    ("ja", "7マイ", 4),
    ("ja", "フカ、サ18", 8),
    ("ja", "ト1。カ", 7),
    ("ja", "カ:", 3),
    ("ja", "さむらい ２２", 8),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "count"), COUNTS)
def test_cells(language: str, text: str, count: int) -> None:
    assert cells(text, language) == count


def test_a_decomposed_letter_counts_like_the_composed_one() -> None:
    assert cells("e\u0301", "fr") == cells("\u00e9", "fr") == 1


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError):
        cells("V9", "de")
