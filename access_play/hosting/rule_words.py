"""What is said while rules are read: headings, what was found, and where one is."""

from collections.abc import Sequence
from typing import Final

from access_play.language.documents import Section
from access_play.language.messages import N_, NN_, NNP_, NP_
from access_play.language.phrases import Phrase, Verbatim, numbered, numbers, phrase, quoted
from access_play.language.rulebook import Found, Rulebook

Lines = tuple[Phrase, ...]

MISSING: Final = phrase(N_("The rules are missing from this installation."))
THE_END: Final = phrase(
    N_("That was the end of the rules. Type rules for the headings."),
    brief=N_("The end of the rules."),
    braille=NP_("braille", "End of the rules"),
)
THE_BEGINNING: Final = phrase(
    N_("This is the beginning of the rules. Type next to read on."),
    brief=N_("The beginning of the rules."),
    braille=NP_("braille", "Beginning of the rules"),
)
NOTHING_READ: Final = phrase(
    N_("Nothing of the rules has been read yet. Type next for the beginning."),
    brief=N_("Nothing read yet: type next."),
    braille=NP_("braille", "Nothing read yet, type next"),
)
WHAT_TO_SEARCH: Final = phrase(
    N_("Type search and the word that you look for."),
    braille=NP_("braille", "search and a word"),
)
NOTHING_REFUSED: Final = phrase(
    N_("Nothing of yours has been refused. When a move is, type why to hear its rule."),
    brief=N_("Nothing refused. After a refusal, type why."),
    braille=NP_("braille", "Nothing refused, why after refusal"),
)
NO_RULE: Final = phrase(
    N_("That was refused, but no rule of the game forbids it. Type a question mark for help."),
    brief=N_("No rule of the game forbids it. Help: question mark."),
    braille=NP_("braille", "No rule of the game, help: ?"),
)


def contents(book: Rulebook) -> Phrase:
    """Say how many headings are about to be listed, and how they are opened."""
    return phrase(
        N_("The rules, headings 1 to {count}. Type rules and a number, or rules and a word."),
        brief=N_("The rules, headings 1 to {count}."),
        braille=NP_("braille", "Rules and a number, or a word"),
        count=len(book.sections),
    )


def listed(book: Rulebook, places: Sequence[int]) -> Lines:
    """List headings, each with its number."""
    return tuple([numbered(place + 1, book.sections[place].title) for place in places])


def heading(place: int, section: Section) -> Phrase:
    """Name the heading that is opened, and how much stands under it."""
    return phrase(
        NN_(
            "Heading {place}: {heading}, {count} paragraph.",
            "Heading {place}: {heading}, {count} paragraphs.",
        ),
        brief=N_("{place}: {heading}."),
        full=NN_(
            "Heading {place}: {heading}, {count} paragraph. Enter or next reads on.",
            "Heading {place}: {heading}, {count} paragraphs. Enter or next reads on.",
        ),
        braille=NP_("braille|choice", "{number}, {choice}"),
        place=place + 1,
        heading=section.title,
        count=len(section.paragraphs),
        number=place + 1,
        choice=section.title,
    )


def found(book: Rulebook, hits: Sequence[Found], words: str) -> Lines:
    """List headings under which a word stands, with the numbers of the paragraphs."""
    many = phrase(
        NN_(
            "{count} heading with {words}. Type rules and its number.",
            "{count} headings with {words}. Type rules and a number.",
        ),
        brief=NN_("{count} heading with {words}.", "{count} headings with {words}."),
        braille=NNP_("braille", "{count} heading with {words}", "{count} headings with {words}"),
        count=len(hits),
        words=quoted(words),
    )
    return (many, *[_hit(book, hit) for hit in hits])


def _hit(book: Rulebook, hit: Found) -> Phrase:
    title = book.sections[hit.section].title
    if not hit.paragraphs:
        return numbered(hit.section + 1, title)
    return phrase(
        NN_("{place}, {heading}: paragraph {numbers}", "{place}, {heading}: paragraphs {numbers}"),
        braille=NP_("braille|choice", "{number}, {choice}"),
        place=hit.section + 1,
        heading=title,
        numbers=numbers(tuple([paragraph + 1 for paragraph in hit.paragraphs])),
        count=len(hit.paragraphs),
        number=hit.section + 1,
        choice=title,
    )


def nothing_found(words: str, close: str | None) -> Phrase:
    """Say that no paragraph holds a word, and which one might have been meant."""
    if close is not None:
        return phrase(
            N_("Nothing in the rules holds {words}. Did you mean {word}? Then type it."),
            brief=N_("Nothing holds {words}. Did you mean {word}?"),
            braille=NP_("braille", "Not in the rules, {word}?"),
            words=quoted(words),
            word=Verbatim(close),
        )
    return phrase(
        N_("Nothing in the rules holds {words}. Type rules for the headings."),
        brief=N_("Nothing in the rules holds {words}."),
        braille=NP_("braille", "Not in the rules"),
        words=quoted(words),
    )


def no_such_heading(count: int) -> Phrase:
    """Refuse a number that no heading has."""
    return phrase(N_("Type rules and a number from 1 to {count}."), count=count)


def no_such_paragraph(section: Section) -> Phrase:
    """Refuse a number that no paragraph under this heading has."""
    return phrase(
        NN_(
            "{heading} has {count} paragraph only.",
            "{heading} has {count} paragraphs only.",
        ),
        braille=NNP_("braille", "{count} paragraph only", "{count} paragraphs only"),
        heading=section.title,
        count=len(section.paragraphs),
    )
