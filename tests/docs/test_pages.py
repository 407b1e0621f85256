"""The documents beside the rules: readable without eyes, and there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
READERS = ("NVDA", "JAWS", "Narrator", "Orca", "VoiceOver", "BRLTTY")


def test_no_picture_carries_a_meaning() -> None:
    assert len(PAGES) >= 8
    for page in PAGES:
        text = page.read_text("utf-8")
        assert not re.search(r"!\[|<img|\.(gif|png|jpe?g|svg)\b", text), page


def test_the_page_about_accessibility_names_each_reader() -> None:
    page = (ROOT / "docs" / "accessibility.md").read_text("utf-8")
    assert [name for name in READERS if name not in page] == []
