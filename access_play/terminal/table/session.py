"""A game at this keyboard: whose move it is, who is called to it, and when it ends."""

from typing import Any, Final

from access_play.core.seats import CHANCE, Seat
from access_play.core.table import Happened
from access_play.games.sayings import Kind, Saying
from access_play.hosting.problems import unexpected
from access_play.language.folding import fold
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, phrase
from access_play.language.speaker import Length
from access_play.outputs.output import CuedOutput
from access_play.saves.log import report
from access_play.terminal.console.console import Console
from access_play.terminal.preferences.manner import Manner
from access_play.terminal.table.calls import Calls
from access_play.terminal.table.curtain import Curtain
from access_play.terminal.table.dice import OwnDice
from access_play.terminal.table.keeper import Keeper
from access_play.terminal.table.leaving import until_left
from access_play.terminal.table.orders import Orders
from access_play.terminal.table.player import Player
from access_play.terminal.table.playing import Ending, Playing
from access_play.terminal.table.reactions import Reactions
from access_play.terminal.table.shown import Shown
from access_play.terminal.table.teller import Teller

_ASKED_AGAIN: Final = phrase(
    N_("It is your turn, so from now on you are asked again."),
    brief=N_("You are asked again."),
    braille=NP_("braille", "Asked again"),
)


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
        self, playing: Playing, console: Console, output: CuedOutput, manner: Manner, orders: Orders
    ) -> None:
        self._playing = playing
        self._table = playing.table
        self._console = console
        self._manner = manner
        self._players: Final = {player.seat: player for player in playing.players}
        self._calls = Calls()
        self._shown = Shown(playing.table, self._calls, self._players)
        self._teller = Teller(self._players, console, output, manner)
        self._keeper = Keeper(
            playing.table,
            self._teller,
            self._calls,
            self._shown,
            playing.kept_as,
            interactive=console.interactive,
        )
        self._reactions = Reactions(playing, self._teller, self._keeper, self._shown, orders)
        self._dice = OwnDice(playing, self._teller, self._keeper, self._reactions)
        self._curtain = Curtain(console, output, manner)
        self._returning: set[Seat] = set()
        """Who comes back to a game that was left."""

    async def run(self) -> Ending:
        """Play until the game is over or somebody leaves."""
        return await until_left(self._play, self._leave)

    async def _play(self) -> None:
        if self._teller.present is not None:
            self._welcome_back(self._teller.present)
        while not self._table.score().over:
            await self._step()
        await self._tell_the_end()

    def catch_up(self, happened: Happened) -> None:
        """Note what happened before the session, without telling it again."""
        self._returning.update(self._players)
        for told in self._calls.hold(happened):
            self._teller.catch_up(told)
        self._shown.note()

    async def _step(self) -> None:
        """Let chance, a computer player or a person act, or call the next one to a question."""
        if self._calls.due:
            await self._call(self._calls.next())
            return
        seats = self._table.to_act()
        seat = next((one for one in seats if one not in self._players), seats[0])
        if seat == CHANCE:
            await self._draw()
        else:
            await self._act(seat)

    async def _draw(self) -> None:
        """Let a generator draw, or whoever is at the keyboard roll the table's own dice."""
        due = self._dice.due
        if due is None:
            await self._keeper.keep(lambda: self._table.draw(self._playing.rng))
            return
        player = self._teller.present or self._playing.players[0]
        await self._hand_over(player)
        await self._dice.ask(player, due)

    async def _act(self, seat: Seat) -> None:
        move = self._table.game.forced(self._table.view(seat))
        if move is not None:
            await self._keeper.keep(lambda: self._table.announce(seat, move))
        elif seat in self._players:
            await self._person(self._players[seat])
        else:
            await self._bot(seat)

    async def _person(self, player: Player) -> None:
        """Ask a person, unless he has said what he always answers out of his turn."""
        view, always = self._table.view(player.seat), player.always
        if always is None:
            await self._turn(player)
        elif not self._playing.commands.is_out_of_turn(view):
            player.always = None
            player.waiting.append(Saying(_ASKED_AGAIN))
            await self._turn(player)
        elif self._table.game.refuse(view, always) is None:
            await self._keeper.keep(lambda: self._table.announce(player.seat, always))
        else:
            await self._turn(player)

    async def _call(self, seat: Seat) -> None:
        """Call a seat to a question; whether it can answer, the others are not to hear."""
        if seat in self._table.to_act() and not self._calls.over:
            await self._act(seat)
        elif seat not in self._players:
            await self._pause(seat)
        elif self._players[seat].always is None and len(self._players) > 1:
            await self._confirm(self._players[seat])
        for happened in self._calls.released():
            self._teller.spread(happened)

    async def _confirm(self, player: Player) -> None:
        """Let a person who cannot answer take as long at the keyboard as one who can."""
        if not self._console.interactive:
            return
        await self._hand_over(player)
        ask = phrase(
            N_("You have nothing to answer with. Enter:"),
            braille=NP_("braille|prompt", "No answer, Enter:"),
        )
        await self._linger(player, ask)

    async def _bot(self, seat: Seat) -> None:
        position = self._table.position
        await self._pause(seat)
        if self._table.position != position:
            return  # a move was taken back meanwhile, and it may be another's turn
        view = self._table.view(seat)
        try:
            move = self._chosen(seat, view)
        except Exception as error:  # noqa: BLE001 (the game goes on with any lawful move)
            self._teller.say(unexpected(report(error)))
            move = self._table.game.moves(view).sample(self._playing.rng)
        if self._playing.reasons is not None:
            self._playing.reasons.note(seat, view, move)
        await self._keeper.keep(lambda: self._table.announce(seat, move))

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
        self._teller.ask(player, question.asked)
        if question.reminder is not None:
            reminder = Saying(question.reminder, kind=Kind.REMINDER, at_least=Length.FULL)
            if player.narrator.wants(reminder):
                self._teller.tell(player, reminder)
        while self._table.position == position:
            words = self._playing.words.question(self._table.view(player.seat))
            typed = await self._teller.dialogue(player).read_at(
                self._teller.prompt(player, words.prompt)
            )
            await self._reactions.react(player, typed or "")

    async def _hand_over(self, player: Player) -> None:
        """Let another person come to the keyboard, and tell him what he has missed."""
        if self._teller.present is not player:
            leaving = self._teller.present
            if leaving is not None and not await self._leaves(leaving, player):
                return
            self._teller.present, self._teller.expected = None, player
            await self._curtain.draw(player)
            self._teller.present = player
        self._welcome_back(player)
        self._teller.flush(player)

    def _welcome_back(self, player: Player) -> None:
        """Tell a person who comes back to a game what he may have missed, once."""
        if player.seat in self._returning:
            self._returning.remove(player.seat)
            self._teller.recap(player, self._playing.words.hand(self._shown.view(player.seat)))

    async def _leaves(self, player: Player, follower: Player) -> bool:
        """Let a person hear to the end what came of his move; false if he takes it back."""
        if not self._console.interactive:
            return True
        position = self._table.position
        cover = phrase(
            N_("Enter covers your cards, then {player}:"),
            braille=NP_("braille|prompt", "Enter, then {player}:"),
            player=Person(follower.seat),
        )
        await self._linger(player, cover)
        return self._table.position == position

    async def _pause(self, seat: Seat) -> None:
        """Leave time before a computer player's move; questions can be asked meanwhile."""
        pace, player = self._manner.pace, self._teller.present
        if pace == "instant" or player is None or not self._console.interactive:
            return
        ask = phrase(
            N_("{player} is next. Enter:"),
            braille=NP_("braille|prompt", "Enter, {player}:"),
            player=Person(seat),
        )
        await self._linger(player, ask, None if pace == "enter" else float(pace))

    async def _linger(self, player: Player, ask: Phrase, seconds: float | None = None) -> None:
        """Answer a person until he types Enter alone, moves, or some time has passed."""
        position = self._table.position
        while self._table.position == position:
            prompt = self._teller.prompt(player, ask)
            typed = await self._teller.dialogue(player).read_at(prompt, timeout=seconds)
            if typed is None or not fold(typed):
                return
            await self._reactions.react(player, typed)

    async def _tell_the_end(self) -> None:
        """Let everybody hear the end and ask about it, whoever is at the keyboard first."""
        there = self._teller.present
        for player in sorted(self._players.values(), key=lambda one: one is not there):
            if player is there or player.waiting:
                await self._hand_over(player)
                await self._look_back(player)

    async def _look_back(self, player: Player) -> None:
        """Answer questions about a game that is over, until Enter alone is typed."""
        if self._console.interactive:
            ask = phrase(
                N_("The game is over. Enter leaves:"),
                braille=NP_("braille|prompt", "Over, Enter leaves:"),
            )
            await self._linger(player, ask)

    def _leave(self) -> None:
        if len(self._players) > 1:
            self._curtain.close()
        farewell = self._keeper.farewell()
        if farewell is not None:
            self._teller.say(farewell)
