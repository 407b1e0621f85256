"""The words around the text of a page."""

from typing import Final

from access_play.language.messages import NP_

TITLE: Final = NP_("written|page", "{page}, access-play")
SKIP: Final = NP_("written|page", "Skip to the text")
ALL_PAGES: Final = NP_("written|page", "All pages")
CONTENTS: Final = NP_("written|page", "Contents")
TO_CONTENTS: Final = NP_("written|page", "Back to the contents")
LANGUAGES: Final = NP_("written|page", "Other languages")
INDEX: Final = NP_("written|page", "Rules and help")
RULES: Final = NP_("written|page", "Rules of the games")
HELP: Final = NP_("written|page", "Help with the program")
ABOUT: Final = NP_("written|page", "Written by access-play {version}.")
