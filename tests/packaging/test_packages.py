"""What is installed is whole, whichever way it is installed: a wheel, a wheel built from the
source distribution, the folder itself, or the folder as an editable install.

The builds use the libraries at hand instead of an environment of their own, and an installed
package finds its dependencies in the environment that runs the tests: no network is needed.
"""

import configparser
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from itertools import product
from pathlib import Path

import pytest

import catalog_files
from access_play import __version__
from access_play.cli.help.manual import place

LEFT_OUT = shutil.ignore_patterns(
    ".git",
    ".venv*",
    ".*_cache",
    ".coverage*",
    ".hypothesis",
    "__pycache__",
    "*.mo",
    "build",
    "dist",
)
LOCALES_DIR = "from access_play.language.catalogs import locales_dir; print(locales_dir())"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy, so that a build does not compile catalogs under the feet of other tests."""
    copy = tmp_path_factory.mktemp("source") / "access-play"
    return Path(shutil.copytree(catalog_files.ROOT, copy, ignore=LEFT_OUT))


@pytest.fixture(scope="module")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(checkout, tmp_path_factory.mktemp("wheel"), "--wheel")


@pytest.fixture(scope="module")
def wheel_of_sdist(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Without a choice, build makes the wheel out of the source distribution."""
    return build(checkout, tmp_path_factory.mktemp("sdist"))


def build(checkout: Path, target: Path, *choice: str) -> Path:
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", target, *choice, checkout)
    (built,) = target.glob("*.whl")
    return built


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """Run a command that must succeed; what it says when it doesn't is the failure's text."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Installed:
    """An environment of its own with the package in it."""

    def __init__(self, folder: Path, *what: str | Path) -> None:
        venv.create(folder / "environment", with_pip=False)
        self.folder = folder
        paths = sysconfig.get_paths(
            "venv", vars={name: str(folder / "environment") for name in ("base", "platbase")}
        )
        self.scripts = Path(paths["scripts"])
        self.library = Path(paths["purelib"])
        # A path line adds the folder alone: editable installs that stand in it are not followed.
        (self.library / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
        run(
            sys.executable, "-m", "pip", "--python", self.scripts / "python", "install", "--quiet",
            "--no-index", "--no-deps", "--no-build-isolation", "--ignore-installed", *what,
        )  # fmt: skip

    def access_play(self, *arguments: str) -> str:
        return run(self.scripts / "access-play", *arguments, cwd=self.folder)

    def python(self, *arguments: str) -> str:
        return run(self.scripts / "python", *arguments, cwd=self.folder)

    def check(self, locales: Path) -> None:
        """The program starts outside its source and has every language's words."""
        assert self.access_play("--version") == f"access-play {__version__}\n"
        assert self.python("-m", "access_play", "--version") == f"access-play {__version__}\n"
        assert Path(self.python("-c", LOCALES_DIR).strip()) == locales
        found = {(path.parts[-3], path.stem) for path in locales.rglob("*.mo")}
        assert found == set(product(catalog_files.LANGUAGES, catalog_files.DOMAINS))
        for language in catalog_files.LANGUAGES:
            assert (self.scripts.parent / place(language)).is_file()


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.mark.parametrize("language", catalog_files.LANGUAGES)
def test_a_wheel_has_the_words_and_documents_of_a_language(
    wheel: Path, checkout: Path, language: str
) -> None:
    documents = {path.name for path in (checkout / "docs" / language).glob("*.md")}
    assert "hagakure.md" in documents
    wanted = {f"access_play/docs/{language}/{name}" for name in documents}
    assert "accessibility.md" in documents
    wanted.add("access_play/pages/style.css")
    for domain in catalog_files.DOMAINS:
        wanted.add(f"access_play/locales/{language}/LC_MESSAGES/{domain}.mo")
    assert wanted <= names(wheel)


def test_a_wheel_has_the_pages_that_tell_how_documents_are_read(
    wheel: Path, checkout: Path
) -> None:
    documents = {path.name for path in (checkout / "docs" / "ja-kana").glob("*.md")}
    assert "hagakure.md" in documents
    assert {f"access_play/docs/ja-kana/{name}" for name in documents} <= names(wheel)


def test_a_wheel_has_the_whole_package_and_nothing_beside_it(wheel: Path, checkout: Path) -> None:
    held = names(wheel)
    modules = {
        path.relative_to(checkout).as_posix() for path in checkout.rglob("access_play/**/*.py")
    }
    assert modules | {"access_play/py.typed"} <= held
    dist_info, data = (f"access_play-{__version__}.{part}" for part in ("dist-info", "data"))
    assert {name.split("/")[0] for name in held} == {"access_play", dist_info, data}
    assert {name for name in held if name.startswith(data)} == {
        f"{data}/data/{place(language)}" for language in catalog_files.LANGUAGES
    }
    assert f"{dist_info}/licenses/LICENSE" in held
    assert not [name for name in held if name.endswith((".po", ".pot", ".pyc"))]


def test_a_wheel_names_its_command(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        points = configparser.ConfigParser()
        points.read_string(
            archive.read(f"access_play-{__version__}.dist-info/entry_points.txt").decode()
        )
    assert points["console_scripts"]["access-play"] == "access_play.cli:main"


def test_a_wheel_of_the_source_distribution_is_the_same(wheel: Path, wheel_of_sdist: Path) -> None:
    with zipfile.ZipFile(wheel) as one, zipfile.ZipFile(wheel_of_sdist) as other:
        assert {each.filename: each.CRC for each in one.infolist()} == {
            each.filename: each.CRC for each in other.infolist()
        }


def test_a_source_distribution_has_the_sources_and_nothing_built(wheel_of_sdist: Path) -> None:
    (sdist,) = wheel_of_sdist.parent.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        held = {name.split("/", 1)[1] for name in archive.getnames()}
    catalogs = {
        f"locales/{language}/LC_MESSAGES/{domain}.po"
        for language in catalog_files.LANGUAGES
        for domain in catalog_files.DOMAINS
    }
    assert catalogs | {"hatch_build.py", "docs/ja/hagakure.md", "LICENSE", "README.md"} <= held
    assert not [name for name in held if name.endswith((".mo", ".pyc"))]


def test_a_wheel_runs_outside_the_source(wheel_of_sdist: Path, tmp_path: Path) -> None:
    installed = Installed(tmp_path, wheel_of_sdist)
    installed.check(installed.library / "access_play" / "locales")


def test_the_folder_installs(checkout: Path, tmp_path: Path) -> None:
    installed = Installed(tmp_path, checkout)
    installed.check(installed.library / "access_play" / "locales")


def test_the_folder_installs_editable(checkout: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(checkout, tmp_path / "source", ignore=LEFT_OUT))
    Installed(tmp_path, "--editable", copy).check(copy / "locales")
