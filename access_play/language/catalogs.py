"""Finding and reading the compiled catalogs."""

import gettext
from functools import cache
from pathlib import Path

DOMAIN = "access_play"
LESSONS = "lessons"
"""What only lessons say; read when the first of it is said, for every start reads ``DOMAIN``."""


class MissingCatalogError(LookupError):
    """The compiled catalog of a language is not there or cannot be read."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language = language


def locales_dir() -> Path:
    """Return the folder of the catalogs: inside an installed package, beside it in a checkout."""
    package = Path(__file__).parent.parent
    installed = package / "locales"
    return installed if installed.is_dir() else package.parent / "locales"


@cache
def catalog(language: str, domain: str = DOMAIN) -> gettext.NullTranslations:
    """Read one language's catalog; what the program's own lacks is looked for in the lessons'.

    Raises:
        MissingCatalogError: there is none, or it is damaged.
    """
    path = locales_dir() / language / "LC_MESSAGES" / f"{domain}.mo"
    try:
        with path.open("rb") as file:
            words = gettext.GNUTranslations(file)
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise MissingCatalogError(language) from error
    if domain == DOMAIN:
        words.add_fallback(_Lessons(language))
    return words


def catalog_or_english(language: str, domain: str = DOMAIN) -> gettext.NullTranslations:
    """Read one language's catalog, or fall back to the English words in the program."""
    try:
        return catalog(language, domain)
    except MissingCatalogError:
        return gettext.NullTranslations()


class _Lessons(gettext.NullTranslations):
    """The words of the lessons, which are read when they are first asked for."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    @property
    def _words(self) -> gettext.NullTranslations:
        return catalog_or_english(self._language, LESSONS)

    def gettext(self, message: str) -> str:
        return self._words.gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._words.ngettext(msgid1, msgid2, n)

    def pgettext(self, context: str, message: str) -> str:
        return self._words.pgettext(context, message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return self._words.npgettext(context, msgid1, msgid2, n)
