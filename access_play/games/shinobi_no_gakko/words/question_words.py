"""What a seat is asked, whose turn it is, and how a move is typed."""

from typing import Final

from access_play.core.seats import CHANCE
from access_play.games.parting import Cells
from access_play.games.people_words import people
from access_play.games.shared_words import BEFORE_DEAL, game_over
from access_play.games.shinobi_no_gakko.moves import Pile
from access_play.games.shinobi_no_gakko.state import DIVIDE, Open, ShinobiView
from access_play.games.shinobi_no_gakko.words.card_words import PILE, line_words
from access_play.games.shinobi_no_gakko.words.line_words import both_ends
from access_play.games.words import Question
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, phrase

_PROMPT_TO_DIVIDE: Final = phrase(N_("Earth cards:"), braille=NP_("braille|prompt", "Earth cards:"))
_HOW_TO_DIVIDE: Final = phrase(
    N_("Type your Earth cards, or divide to be led through it."),
    brief=N_("Earth cards, or divide?"),
    braille=NP_("braille", "Type Earth cards, or divide"),
)
_ABOUT_DIVIDING: Final = phrase(
    N_("Earth lies open before all, Heaven is hidden; each acts once in your turn."),
    braille=NP_("braille", "Earth open, Heaven hidden"),
)
_YOUR_TURN_EMPTY: Final = phrase(
    N_("Your turn. The line is empty: play anything you like."),
    brief=N_("Your turn. The line is empty."),
    braille=NP_("braille", "You: line empty, play anything"),
)
_YOUR_TURN: Final = phrase(N_("Your turn."), braille=NP_("braille", "Your turn"))
"""Behind the news of a line that was just laid or cleared."""
_YOU_DIVIDE: Final = phrase(
    N_("You still have to divide your cards."), braille=NP_("braille", "You: divide")
)
_HELP_TO_DIVIDE: Final = (
    phrase(
        N_("To divide, type earth and its cards, like earth two 4s, 9; the rest becomes Heaven."),
        braille=NP_("braille", "earth two 4s, 9: the rest is H"),
    ),
    phrase(
        N_("Or type divide: you are asked number by number, or take a suggestion."),
        braille=NP_("braille", "divide: number by number"),
    ),
    phrase(
        N_("You hear what comes of it, and confirm it, before it counts."),
        braille=NP_("braille", "then confirm it"),
    ),
)
_HELP_TO_PLAY: Final = (
    phrase(
        N_("To play, type the pile and the cards, like heaven two 9s, or earth 4."),
        braille=NP_("braille", "heaven two 9s, earth 4"),
    ),
    phrase(
        N_("To collect, type the pile and the end, like earth collect high."),
        braille=NP_("braille", "earth collect high"),
    ),
    phrase(
        N_("To pass, type pass earth, pass heaven, or pass for what is left of your turn."),
        braille=NP_("braille", "pass earth, pass heaven, pass"),
    ),
)


def question(view: ShinobiView) -> Question:
    """Ask the seat of this view for its division, or for an action."""
    table = view.open
    if table.phase is DIVIDE:
        return Question(_PROMPT_TO_DIVIDE, asked=_HOW_TO_DIVIDE, reminder=_ABOUT_DIVIDING)
    piles = view.piles_to_act()
    prompt = _prompt(table, piles)
    reminder = both_ends(table) if table.line else None
    if len(piles) == 1:
        return Question(prompt, asked=_now(piles[0]))
    return Question(prompt, asked=_your_turn(table), reminder=reminder)


def _now(pile: Pile) -> Phrase:
    return phrase(N_("Now your {pile}."), braille=NP_("braille", "Now {pile}"), pile=PILE[pile])


def tells_line(table: Open) -> bool:
    """Whether the question of a whole turn has the line in it: not one just laid or cleared."""
    return table.turn != table.shuriken


def _your_turn(table: Open) -> Phrase:
    if not tells_line(table):
        return _YOUR_TURN
    if not table.line:
        return _YOUR_TURN_EMPTY
    return phrase(
        N_("Your turn. The line: {field}."),
        braille=NP_("braille", "You: {field}"),
        field=line_words(table.line, _ROOM),
    )


_ROOM: Final = Cells(34, 31, 35)
"""For the line behind "You:"."""
_ROOM_IN_PROMPT: Final = Cells(27, 27, 27)
"""For the line behind the letter of a pile and before the colon."""


def _prompt(table: Open, piles: tuple[Pile, ...]) -> Phrase:
    line = line_words(table.line, _ROOM_IN_PROMPT)
    if len(piles) == 1:
        text, braille = N_("{pile}:"), NP_("braille|prompt", "{pile} {field}:")
        return phrase(text, braille=braille, pile=PILE[piles[0]], field=line)
    return phrase(N_("Your move:"), braille=NP_("braille|prompt", "{field}:"), field=line)


def turn(view: ShinobiView) -> Phrase:
    """Tell whose turn it is and what is asked."""
    table = view.open
    if view.over:
        return game_over()
    if table.phase is DIVIDE:
        return _YOU_DIVIDE if view.may_act else _still_dividing(view)
    if table.turn == CHANCE:
        return BEFORE_DEAL
    if view.may_act:
        return _what_is_left(view)
    if table.acted is None:
        text = N_("{player}'s turn.")
        return phrase(text, braille=NP_("braille", "{player}'s turn"), player=Person(table.turn))
    return phrase(
        N_("{player}'s turn: {pile} has acted."),
        braille=NP_("braille", "{player}'s turn, {pile} done"),
        player=Person(table.turn),
        pile=PILE[table.acted],
    )


def _still_dividing(view: ShinobiView) -> Phrase:
    waited_for = [seat for seat, done in enumerate(view.open.divided) if not done]
    return phrase(
        N_("Still to divide: {people}."),
        braille=NP_("braille", "Dividing: {people}"),
        people=people(waited_for, view.seat),
    )


def _what_is_left(view: ShinobiView) -> Phrase:
    piles = view.piles_to_act()
    if len(piles) == 1:
        return phrase(
            N_("Your turn: {pile} has still to act."),
            braille=NP_("braille", "You: {pile} to act"),
            pile=PILE[piles[0]],
        )
    return phrase(
        N_("Your turn: Heaven and Earth act, each once, in either order."),
        braille=NP_("braille", "You: H and E to act"),
    )


def help_now(view: ShinobiView) -> tuple[Phrase, ...]:
    """Tell whose turn it is and how a move is typed now."""
    if view.over:
        return (game_over(),)
    dividing = view.open.phase is DIVIDE
    return (turn(view), *(_HELP_TO_DIVIDE if dividing else _HELP_TO_PLAY))
