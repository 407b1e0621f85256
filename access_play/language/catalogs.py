"""Finding and reading the compiled catalogs."""

import gettext
from functools import cache
from pathlib import Path

DOMAIN = "access_play"


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
    """Read one language's catalog.

    Raises:
        MissingCatalogError: there is none, or it is damaged.
    """
    path = locales_dir() / language / "LC_MESSAGES" / f"{domain}.mo"
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise MissingCatalogError(language) from error


def catalog_or_english(language: str) -> gettext.NullTranslations:
    """Read one language's catalog, or fall back to the English words in the program."""
    try:
        return catalog(language)
    except MissingCatalogError:
        return gettext.NullTranslations()
