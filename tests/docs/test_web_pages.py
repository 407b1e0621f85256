"""The players' pages in a browser, as somebody meets them who sees little, or nothing, or uses
the keyboard alone: axe finds nothing, nothing is wider than 320 pixels, and Tab finds the text.

One browser serves all pages of a test. It is Debian's; nothing is fetched.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page, sync_playwright

from access_play.cli import main

CHROMIUM = shutil.which("chromium")
SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-component-update")
SIZES = {"320 pixels": (320, 640), "desktop": (1280, 800)}
TAGS = (
    *("wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa"),
    "best-practice",
)
OPTIONS = {
    "runOnly": {"type": "tag", "values": TAGS},
    "resultTypes": ["violations"],
    "preload": False,
}
RUN = """options => axe.run(options).then(found => found.violations.map(
    fault => [fault.id, fault.nodes.slice(0, 3).map(node => node.html)]))"""
"""Rules that are broken, each with the first pieces of the page that break it."""

pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="Debian's browser is missing (apt install chromium)"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All pages, as the command writes them."""
    made = tmp_path_factory.mktemp("pages") / "out"
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("ACCESS_PLAY_HOME", str(made.parent / "home"))
        assert main(["pages", "--output", str(made)]) == 0
    return made


@pytest.fixture(scope="module")
def files(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.html"))
    assert len(found) >= 3 * 6
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=[*SWITCHES])
        yield started
        started.close()


def opened(browser: Browser, size: str, scheme: Any = "light", **more: Any) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, **more
    )
    return context.new_page()


def faults(page: Page, file: Path) -> Any:
    """What axe finds on a page."""
    page.goto(file.as_uri())
    return page.evaluate(RUN, OPTIONS)


@pytest.mark.parametrize(
    ("size", "scheme", "ground"),
    [
        ("320 pixels", "dark", "rgb(19, 19, 19)"),
        ("desktop", "light", "rgb(253, 253, 251)"),
    ],
    ids=["narrow and dark", "wide and light"],
)
def test_axe_finds_nothing(
    browser: Browser, files: list[Path], size: str, scheme: str, ground: str
) -> None:
    page = opened(browser, size, scheme)
    page.add_init_script(AXE_SCRIPT)
    for file in files:
        assert faults(page, file) == [], file
        shown = "getComputedStyle(document.documentElement).backgroundColor"
        assert page.evaluate(shown) == ground, "the style is there"
    page.context.close()


def test_axe_would_find_something(browser: Browser, tmp_path: Path) -> None:
    """The same rules on a page with faults: a picture without words, pale letters, no title."""
    faulty = tmp_path / "faulty.html"
    faulty.write_text(
        '<html><p style="color:#aaa">pale<p style="color:#707070">half pale<img src="x.png">'
    )
    page = opened(browser, "desktop")
    page.add_init_script(AXE_SCRIPT)
    rules = {rule for rule, _ in faults(page, faulty)}
    assert {"color-contrast", "color-contrast-enhanced"} <= rules
    assert {"document-title", "html-has-lang", "image-alt", "region"} <= rules
    page.context.close()


SPACED = """
html { font-size: 200% !important }
* { line-height: 1.5 !important; letter-spacing: 0.12em !important }
* { word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }
"""
"""The spacing that a reader may set by WCAG 1.4.12, with letters twice as large."""


def test_nothing_is_wider_than_320_pixels(browser: Browser, files: list[Path]) -> None:
    """320 pixels are also what 1280 are at 400 percent."""
    page = opened(browser, "320 pixels")
    for file in files:
        page.goto(file.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, file
        page.add_style_tag(content=SPACED)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, file
    page.context.close()


FOCUSED = """() => {
    const at = document.activeElement, box = at.getBoundingClientRect();
    const style = getComputedStyle(at);
    return [at.className, box.width > 24 && box.height > 24, style.outlineStyle,
            parseInt(style.outlineWidth)];
}"""


def test_the_first_tab_finds_the_way_to_the_text(browser: Browser, files: list[Path]) -> None:
    page = opened(browser, "320 pixels")
    for file in files:
        page.goto(file.as_uri())
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUSED) == ["skip", True, "solid", 3], file
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "text"
    page.context.close()


@pytest.mark.parametrize("colors", ["none", "active"])
def test_every_link_is_reached_by_tab_and_can_be_seen(
    browser: Browser, folder: Path, colors: str
) -> None:
    """Also in the colors that a system of high contrast forces on a page."""
    page = opened(browser, "320 pixels", forced_colors=colors)
    page.goto((folder / "fr" / "command-line.html").as_uri())
    links = page.evaluate("document.links.length")
    reached = set()
    for _ in range(links):
        page.keyboard.press("Tab")
        href, style = page.evaluate(
            "[document.activeElement.href, getComputedStyle(document.activeElement).outlineStyle]"
        )
        assert style == "solid"
        reached.add(href)
    assert len(reached) == links
    page.context.close()
