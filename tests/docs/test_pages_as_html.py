"""``access-play pages``: what is written, without a browser: structure, languages and links."""

import re
import sys
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from access_play.cli import main
from access_play.cli.line.parser import COMMANDS
from access_play.core.record import LANGUAGES
from access_play.games.catalogue import own_games
from access_play.language.documents import read_sections
from access_play.pages.markdown import contents, read


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("pages") / "out"
    assert main(["pages", "--output", str(made)]) == 0
    return made


class Reader(HTMLParser):
    """Notes a page's elements, its anchors and where its links lead to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def of(self, *tags: str) -> list[dict[str, str | None]]:
        return [attributes for tag, attributes in self.elements if tag in tags]

    @property
    def anchors(self) -> list[str]:
        return [str(each["id"]) for _, each in self.elements if "id" in each]


def test_every_language_has_its_rules_its_help_and_its_list(folder: Path) -> None:
    for language in LANGUAGES:
        names = {path.stem for path in (folder / language).iterdir()}
        assert {*own_games(), "command-line", "index"} <= names
        listed = [link["href"] for link in Reader(folder / language / "index.html").of("a")]
        assert {f"{name}.html" for name in names - {"index"}} <= set(listed)
    chosen = Reader(folder / "index.html").of("a")[1:]
    assert [link["lang"] for link in chosen] == [*LANGUAGES]


def test_every_page_says_its_language_and_leads_to_the_others(folder: Path) -> None:
    for file in folder.glob("??/*.html"):
        language = file.parent.name
        page = Reader(file)
        assert page.of("html") == [{"lang": language}]
        others = {each["hreflang"]: each["href"] for each in page.of("link") if "hreflang" in each}
        linked = {each["hreflang"]: each["href"] for each in page.of("a") if "hreflang" in each}
        assert linked == others
        for other, way in others.items():
            assert way == f"../{other}/{file.name}"
        there = {path.parent.name for path in folder.glob(f"??/{file.name}")}
        assert {*others, language} == there


def test_every_link_leads_somewhere(folder: Path) -> None:
    for file in folder.rglob("*.html"):
        for link in Reader(file).of("a", "link"):
            way, _, anchor = str(link["href"]).partition("#")
            if ":" in way:
                continue
            target = (file.parent / way).resolve() if way else file
            assert target.is_file(), (file, way)
            assert not anchor or anchor in Reader(target).anchors, (file, anchor)


def test_every_page_has_one_title_and_needs_no_eyes(folder: Path) -> None:
    for file in folder.rglob("*.html"):
        page = Reader(file)
        assert [len(page.of(tag)) for tag in ("h1", "main", "title")] == [1, 1, 1]
        assert page.of("a")[0] == {"class": "skip", "href": "#text"}
        assert page.of("img", "svg", "video", "script", "style", "table") == []
        assert len(set(page.anchors)) == len(page.anchors)
        assert not [each for _, each in page.elements if "style" in each]


@pytest.mark.parametrize("game", own_games())
def test_an_anchor_is_the_number_of_the_heading_in_every_language(folder: Path, game: str) -> None:
    """It is the number by which the rules are read in play, too."""
    for language in LANGUAGES:
        sections = read_sections(game, language)
        page = (folder / language / f"{game}.html").read_text("utf-8")
        for number, section in enumerate(sections, start=1):
            heading = re.search(rf'<h(\d) id="h{number}">(.*?)</h\1>', page)
            assert heading is not None
            assert (int(heading[1]), heading[2].replace("&quot;", '"')) == (
                section.level,
                section.heading,
            )
            entry = f'<li value="{number}"><a href="#h{number}">{heading[2]}</a>'
            assert number == 1 or entry in page
        assert f'id="h{len(sections) + 1}"' not in page


def test_the_number_of_a_heading_is_the_one_by_which_it_is_asked_for(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (folder / "ja" / "joraku.html").read_text("utf-8")
    for number in (2, 12, 40):
        assert main(["rules", "joraku", str(number), "--language", "ja"]) == 0
        heading = re.search(rf'id="h{number}">(.*?)</h', page)
        assert heading is not None
        assert heading[1] in capsys.readouterr().out.splitlines()[0]


@pytest.mark.parametrize("game", own_games())
def test_a_page_has_every_paragraph_of_its_document(folder: Path, game: str) -> None:
    for language in LANGUAGES:
        page = (folder / language / f"{game}.html").read_text("utf-8")
        shown = re.sub(r"[ \n]+", " ", unescape(re.sub(r"<[^>]+>", "", page)))
        for section in read_sections(game, language):
            assert [text for text in section.paragraphs if text not in shown] == []


def test_the_help_of_every_command_is_a_heading(folder: Path) -> None:
    page = (folder / "en" / "command-line.html").read_text("utf-8")
    for number, command in enumerate(COMMANDS, start=2):
        assert f'<h2 id="h{number}">access-play {command}</h2>' in page
    assert "<code>access-play bench hagakure</code>" in page
    assert "<code>--seats NUMBER</code>: how many players.</li>" in page


def test_headings_stand_in_lists_as_they_stand_under_one_another() -> None:
    text = read("# A\n\nb\n\n## C\n\n### D\n\n## `E` & F\n", str)
    assert (text.title, text.opening) == ("A", '<h1 id="h1">A</h1>\n<p>b</p>\n')
    assert contents(text.headings[1:]) == (
        '<ol>\n<li value="2"><a href="#h2">C</a>\n<ol>\n<li value="3"><a href="#h3">D</a></li>\n'
        '</ol>\n</li>\n<li value="4"><a href="#h4"><code>E</code> &amp; F</a></li>\n</ol>\n'
    )


def test_one_language_alone(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = home / "règles"
    assert main(["pages", "--output", str(out), "--language", "fr"]) == 0
    said = capsys.readouterr().out.replace("\u00a0", " ").rstrip()
    count = len([path for path in out.rglob("*") if path.is_file()])
    assert said == (
        f"{count} fichiers sont écrits. Ouvrez {out / 'fr' / 'index.html'} dans un navigateur."
    )
    assert sorted(path.name for path in out.iterdir()) == ["fr", "style.css"]
    assert Reader(out / "fr" / "hagakure.html").of("nav") == [{"aria-labelledby": "contents"}]


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["pages", *words]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    return shown.err.rstrip("\n")


def test_what_cannot_be_is_said_in_one_sentence(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert refused(capsys) == "Say where to write, with --output FOLDER."
    (home / "style.css").write_text("mine")
    assert refused(capsys, "--output", str(home)) == (
        "style.css is there already and stays as it is. Choose another name."
    )
    assert list(home.rglob("*.html")) == []
    assert (home / "style.css").read_text() == "mine"


def test_without_markdown_it_is_said_how_to_get_it(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    for name in [name for name in sys.modules if name.startswith("markdown_it")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "markdown_it", None)
    assert refused(capsys, "--output", str(home / "out")) == (
        "Pages need the library markdown-it-py: install access-play[docs]."
    )
    assert not (home / "out").exists()
