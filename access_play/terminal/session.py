"""A game at this keyboard: who is asked, what is told, and what becomes of a typed line."""

from asyncio import CancelledError
from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import partial
from random import Random
from typing import Any, Final

import msgspec

from access_play.bots.levels import Bot
from access_play.core.refusals import Refusal
from access_play.core.seats import CHANCE, Seat
from access_play.core.table import AnyTable, Happened
from access_play.core.urgency import Urgency
from access_play.games.commands import (
    AnyCommands,
    Choice,
    Further,
    Misspelt,
    Unclear,
    Understood,
)
from access_play.games.hints import AnyHints
from access_play.games.words import AnyWords, Saying
from access_play.language.folding import fold, number
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, Verbatim, phrase
from access_play.language.speaker import Length, Name
from access_play.outputs.output import Output
from access_play.saves.faults import SaveError
from access_play.saves.log import report
from access_play.terminal.answers import Answers
from access_play.terminal.console import Console, EndOfInput, Interrupted
from access_play.terminal.curtain import Curtain
from access_play.terminal.dialogue import (
    PAGE,
    Dialogue,
    Quit,
    is_quit,
    lines_left,
    none_of_them,
    quoted,
)
from access_play.terminal.manner import Manner
from access_play.terminal.orders import Orders
from access_play.terminal.player import Player
from access_play.terminal.problems import save_problem, unexpected
from access_play.terminal.prompts import prompt_words
from access_play.terminal.questions import Ask, Asked, find, find_begun, suggestion


class Ending(Enum):
    """How a session came to its end; the game is kept in every case."""

    GAME_OVER = auto()
    QUIT = auto()
    END_OF_INPUT = auto()
    INTERRUPTED = auto()


class Playing(msgspec.Struct, frozen=True):
    """A game with everything that speaks and decides in it."""

    table: AnyTable
    words: AnyWords
    commands: AnyCommands
    hints: AnyHints
    names: tuple[Name, ...]
    players: tuple[Player, ...]
    """The persons at this keyboard."""
    bots: Mapping[Seat, Bot]
    rng: Random
    kept_as: str
    """The name under which the game is kept; empty where it is not."""


class Session:
    """Plays one game to its end, or until somebody leaves.

    Args:
        playing: the game.
        console: the keyboard.
        output: where announcements go.
        manner: how it is told.
        orders: what changes how a person is told something.
    """

    def __init__(
        self, playing: Playing, console: Console, output: Output, manner: Manner, orders: Orders
    ) -> None:
        self._playing = playing
        self._table = playing.table
        self._console = console
        self._output = output
        self._manner = manner
        self._orders = orders
        self._players: Final = {player.seat: player for player in playing.players}
        self._answers = Answers(playing.table, playing.words, playing.hints, playing.names)
        self._curtain = Curtain(console, output, manner.form)
        self._present: Player | None = playing.players[0] if len(playing.players) == 1 else None
        self._is_kept = bool(playing.kept_as)

    async def run(self) -> Ending:
        """Play until the game is over or somebody leaves."""
        try:
            while not self._table.score().over:
                await self._step()
            await self._tell_the_end()
        except Quit:
            return self._leave(Ending.QUIT)
        except EndOfInput:
            return self._leave(Ending.END_OF_INPUT)
        except (Interrupted, KeyboardInterrupt):
            return self._leave(Ending.INTERRUPTED)
        except CancelledError:  # Ctrl-C where no keys of a terminal are read
            self._leave(Ending.INTERRUPTED)
            raise
        return Ending.GAME_OVER

    def catch_up(self, happened: Happened) -> None:
        """Note what happened before the session, without telling it again."""
        for player in self._players.values():
            for saying in player.narrator.sayings(happened.to(player.seat)):
                player.history.happened(saying)

    # One step: chance, a computer player, a forced move, or a person's line.

    async def _step(self) -> None:
        seats = self._table.to_act()
        seat = next((one for one in seats if one not in self._players), seats[0])
        if seat == CHANCE:
            await self._keep(lambda: self._table.draw(self._playing.rng))
            return
        move = self._table.game.forced(self._table.view(seat))
        if move is not None:
            await self._keep(lambda: self._table.announce(seat, move))
        elif seat in self._players:
            await self._turn(self._players[seat])
        else:
            await self._bot(seat)

    async def _bot(self, seat: Seat) -> None:
        position = self._table.position
        await self._pause(seat)
        if self._table.position != position:
            return  # a move was taken back meanwhile, and it may be another's turn
        view = self._table.view(seat)
        try:
            move = self._chosen(seat, view)
        except Exception as error:  # noqa: BLE001 (the game goes on with any lawful move)
            self._say(unexpected(report(error)))
            move = self._table.game.moves(view).sample(self._playing.rng)
        await self._keep(lambda: self._table.announce(seat, move))

    def _chosen(self, seat: Seat, view: Any) -> Any:
        """Let a computer player choose.

        Raises:
            Exception: whatever it raises; ``ValueError`` for a move that is not lawful.
        """
        move = self._playing.bots[seat].choose(view, self._playing.rng)
        refusal = self._table.game.refuse(view, move)
        if refusal is not None:
            raise ValueError(refusal.code)
        return move

    async def _turn(self, player: Player) -> None:
        """Ask a person until something has happened at the table."""
        position = self._table.position
        await self._hand_over(player)
        if self._table.position != position:
            return  # whoever left has taken back
        question = self._playing.words.question(self._table.view(player.seat))
        if question.asked is not None:
            self._tell(player, Saying(question.asked, urgency=Urgency.URGENT))
        if question.reminder is not None and player.speaker.length is Length.FULL:
            self._tell(player, Saying(question.reminder))
        while self._table.position == position:
            words = self._playing.words.question(self._table.view(player.seat))
            typed = await self._dialogue(player).read_at(self._prompt(player, words.prompt))
            await self._guarded(player, typed or "")

    async def _hand_over(self, player: Player) -> None:
        """Let another person come to the keyboard, and tell him what he has missed."""
        if self._present is not player:
            if self._present is not None and not await self._leaves(self._present):
                return
            self._present = None
            await self._curtain.draw(player)
            self._present = player
        self._flush(player)

    async def _leaves(self, player: Player) -> bool:
        """Let a person hear to the end what came of his move; false if he takes it back."""
        if not self._console.interactive:
            return True
        position = self._table.position
        cover = phrase(
            N_("Enter covers your cards:"), braille=NP_("braille|prompt", "Enter covers:")
        )
        await self._linger(player, cover)
        return self._table.position == position

    async def _pause(self, seat: Seat) -> None:
        """Leave time before a computer player's move; questions can be asked meanwhile."""
        pace, player = self._manner.pace, self._present
        if pace == "instant" or player is None or not self._console.interactive:
            return
        ask = phrase(
            N_("{player} is next. Enter:"),
            braille=NP_("braille|prompt", "{player} next:"),
            player=Person(seat),
        )
        await self._linger(player, ask, None if pace == "enter" else float(pace))

    async def _linger(self, player: Player, ask: Phrase, seconds: float | None = None) -> None:
        """Answer a person until he types Enter alone, moves, or some time has passed."""
        position = self._table.position
        while self._table.position == position:
            prompt = self._prompt(player, ask)
            typed = await self._dialogue(player).read_at(prompt, timeout=seconds)
            if typed is None or not fold(typed):
                return
            await self._guarded(player, typed)

    async def _tell_the_end(self) -> None:
        """Call the others once more, for whoever is at the keyboard has heard the end alone."""
        for player in self._players.values():
            if player.waiting:
                await self._hand_over(player)

    # Telling

    async def _keep(self, act: Callable[[], Refusal | Happened]) -> Refusal | None:
        """Let something happen at the table; when it cannot be kept, ask what to do."""
        while True:
            try:
                outcome = act()
            except SaveError as error:
                await self._unsaved(error)
                continue
            if isinstance(outcome, Refusal):
                return outcome
            self._spread(outcome)
            return None

    async def _unsaved(self, error: SaveError) -> None:
        """Ask whether to try again or to go on without keeping the game."""
        player = self._present or next(iter(self._players.values()), None)
        if player is None or not self._console.interactive:
            raise error
        self._tell(player, Saying(save_problem(error), urgency=Urgency.URGENT))
        choices = (
            phrase(N_("Try again")),
            phrase(N_("Play on without saving")),
            phrase(N_("Leave the game")),
        )
        question = phrase(N_("The last move is not made yet."))
        chosen = await self._dialogue(player).choose(question, choices)
        if chosen == 1:
            self._table.keep(None)
            self._is_kept = False
        elif chosen == 2:  # noqa: PLR2004 (the third choice)
            raise Quit

    def _spread(self, happened: Happened) -> None:
        """Tell every person here what he may hear, now or when he comes to the keyboard."""
        for player in self._players.values():
            player.waiting.extend(player.narrator.sayings(happened.to(player.seat)))
        if self._present is not None:
            self._flush(self._present)

    def _flush(self, player: Player) -> None:
        waiting, player.waiting = player.waiting, []
        for saying in waiting:
            player.history.happened(saying)
            self._output.announce(player.narrator.announce(saying))

    def _tell(self, player: Player, saying: Saying) -> None:
        player.history.told(saying.phrase)
        self._output.announce(player.narrator.announce(saying))

    def _answer(self, player: Player, *lines: Phrase, again: bool = False) -> None:
        """Tell an answer; what does not fit a page waits for ``more``.

        Args:
            player: who asked.
            lines: what he is told.
            again: whether he has been told all of it before.
        """
        rest = list(lines[PAGE:])
        for line in lines[:PAGE]:
            saying = Saying(line, urgency=Urgency.URGENT)
            if again:
                self._output.announce(player.narrator.announce(saying))
            else:
                self._tell(player, saying)
        if rest:
            player.more = rest
            self._tell(player, Saying(lines_left(len(rest))))

    def _say(self, words: Phrase) -> None:
        player = self._present or next(iter(self._players.values()), None)
        if player is not None:
            self._tell(player, Saying(words, urgency=Urgency.URGENT))

    def _prompt(self, player: Player, prompt: Phrase) -> str:
        news = player.history.latest_news() if self._manner.news_in_prompt else None
        return prompt_words(player.speaker, prompt, news, self._manner.form)

    def _dialogue(self, player: Player) -> Dialogue:
        return Dialogue(
            self._console, self._output, player.speaker, player.lines, self._manner.form
        )

    # A typed line

    async def _guarded(self, player: Player, typed: str) -> None:
        """Handle a line; a fault of the program costs that line and nothing else."""
        self._output.stop()
        try:
            await self._handle(player, typed)
        except (Quit, EndOfInput, Interrupted, SaveError):
            raise
        except Exception as error:  # noqa: BLE001 (told with a number, kept in the log)
            self._tell(player, Saying(unexpected(report(error)), urgency=Urgency.URGENT))

    async def _handle(self, player: Player, typed: str) -> None:
        if not fold(typed):
            self._answer(player, self._playing.words.turn(self._table.view(player.seat)))
            return
        asked = find(typed, player.vocabulary)
        if asked is not None and await self._ask(player, asked):
            return
        if await self._move(player, typed):
            return
        begun = find_begun(typed, player.vocabulary)
        if begun is not None and await self._ask(player, begun):
            return
        if is_quit(typed):
            raise Quit
        self._not_understood(player, typed)

    async def _ask(self, player: Player, asked: Asked) -> bool:
        """Answer a question; false where the rest of the line does not belong to it."""
        ask, rest = asked.question.ask, asked.rest
        if ask is Ask.MOVES and rest:
            return await self._numbered_move(player, rest)
        if self._answers.can_answer(ask):
            lines = self._answers.answer(ask, player, rest)
            self._answer(player, *lines, again=ask is Ask.REPEAT)
            return bool(lines)
        return await self._order(player, ask, rest)

    async def _order(self, player: Player, ask: Ask, rest: str) -> bool:
        if ask is Ask.QUIT and not rest:
            raise Quit
        if ask is Ask.STOP and not rest:
            self._output.stop()
            return True
        if ask is Ask.UNDO and not rest:
            refusal = await self._keep(lambda: self._table.undo(player.seat))
            self._refused(player, refusal)
            return True
        if ask is Ask.SAVE and not rest:
            self._answer(player, self._where_kept())
            return True
        lines = self._orders.carry_out(ask, player, rest)
        self._answer(player, *lines)
        return bool(lines)

    async def _numbered_move(self, player: Player, rest: str) -> bool:
        place = number(rest)
        view = self._table.view(player.seat)
        moves = self._table.game.moves(view)
        if place is None or not moves.listable:
            return False
        listed = list(moves)
        if not listed:
            self._answer(player, self._playing.words.turn(view))
        elif not 1 <= place <= len(listed):
            none = N_("There is no move {number}; choose a number from 1 to {count}.")
            self._answer(player, phrase(none, number=place, count=len(listed)))
        else:
            await self._announce(player, listed[place - 1])
        return True

    async def _move(self, player: Player, typed: str) -> bool:
        """Understand a line as a move of the game; false where it is none."""
        view = self._table.view(player.seat)
        meaning = self._playing.commands.understand(
            view, typed, player.vocabulary, self._playing.names
        )
        match meaning:
            case Understood():
                await self._announce(player, meaning.move, *meaning.then)
            case Unclear():
                await self._clear_up(player, meaning)
            case Misspelt():
                self._suggest(player, meaning.suggestion)
            case None:
                return False
        return True

    async def _clear_up(self, player: Player, unclear: Unclear[Any]) -> None:
        """Ask what is meant, and on until a move is whole."""
        asked: Unclear[Any] | None = unclear
        while asked is not None:
            chosen = await self._chosen_of(player, asked)
            if isinstance(chosen, Choice):
                await self._announce(player, chosen.move, *chosen.then)
            asked = chosen.ask() if isinstance(chosen, Further) else None

    async def _chosen_of(
        self, player: Player, unclear: Unclear[Any]
    ) -> Choice[Any] | Further[Any] | None:
        """Offer choices; a question is answered meanwhile, another move takes their place."""
        dialogue = self._dialogue(player)
        labels = [choice.label for choice in unclear.choices]
        dialogue.offer(unclear.question, labels)
        position = self._table.position
        while labels and self._table.position == position:
            typed = await dialogue.ask_number()
            asked = find(typed, player.vocabulary)
            chosen = dialogue.place_of(typed, labels, whole=asked is not None)
            if chosen is not None:
                return unclear.choices[chosen]
            if not fold(typed):
                return None
            if number(fold(typed)) is not None:
                dialogue.say(none_of_them(typed, len(labels)))
            elif asked is None or not await self._ask(player, asked):
                await self._handle(player, typed)
                return None
        return None

    async def _announce(self, player: Player, *moves: object) -> None:
        """Announce moves, one after another; the first that is refused is the last."""
        for move in moves:
            position = self._table.position
            refusal = await self._keep(
                partial(self._table.announce, player.seat, move, position=position)
            )
            self._refused(player, refusal)
            if refusal is not None:
                return

    def _refused(self, player: Player, refusal: Refusal | None) -> None:
        if refusal is None:
            return
        words = self._playing.words.refusal(self._table.view(player.seat), refusal)
        self._tell(player, Saying(words, urgency=Urgency.URGENT, sound="refusal"))

    def _not_understood(self, player: Player, typed: str) -> None:
        meant = suggestion(typed, player.vocabulary)
        if meant is not None:
            self._suggest(player, meant)
            return
        self._answer(
            player,
            phrase(
                N_("{typed} is not understood. Type a question mark for help."),
                brief=N_("{typed} is not understood. Help: question mark."),
                braille=NP_("braille", "{typed}? Help: ?"),
                typed=quoted(typed),
            ),
        )

    def _suggest(self, player: Player, meant: str) -> None:
        self._answer(
            player,
            phrase(
                N_("Did you mean {word}? Then type it."),
                braille=NP_("braille", "{word}?"),
                word=Verbatim(meant),
            ),
        )

    # Leaving

    def _where_kept(self) -> Phrase:
        name = self._playing.kept_as
        if not name:
            return phrase(N_("This game is not saved."))
        if not self._is_kept:
            return self._kept_before()
        return phrase(
            N_("Every move is saved at once, in {name}."),
            braille=NP_("braille", "Saved: {name}"),
            name=Verbatim(name),
        )

    def _kept_before(self) -> Phrase:
        return phrase(
            N_("The latest moves are not saved. {name} holds the moves before them."),
            braille=NP_("braille", "Latest not saved: {name}"),
            name=Verbatim(self._playing.kept_as),
        )

    def _leave(self, ending: Ending) -> Ending:
        name = self._playing.kept_as
        if name and self._is_kept:
            self._say(
                phrase(
                    N_("The game is kept as {name}. To go on, choose resume."),
                    braille=NP_("braille", "Kept: {name}"),
                    name=Verbatim(name),
                )
            )
        elif name:
            self._say(self._kept_before())
        return ending
