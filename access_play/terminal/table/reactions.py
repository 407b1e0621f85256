"""What becomes of a typed line: a question, an order, a move, or something not understood."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from access_play.core.refusals import Refusal
from access_play.games.commands import (
    Always,
    Choice,
    Forbidden,
    Further,
    Meaning,
    Misspelt,
    Unclear,
    Understood,
)
from access_play.hosting.problems import unexpected
from access_play.language.folding import as_typed, fold, number
from access_play.language.messages import N_, NP_
from access_play.language.passage import Passage
from access_play.language.phrases import Phrase, Verbatim, phrase, quoted
from access_play.saves.faults import SaveError
from access_play.saves.log import report
from access_play.terminal.asking.dialogue import Quit, is_quit, none_of_them
from access_play.terminal.asking.questions import (
    Ask,
    Asked,
    find,
    find_begun,
    is_word_for,
    suggestion,
)
from access_play.terminal.console.console import EndOfInput, Interrupted
from access_play.terminal.table.answers import Answers
from access_play.terminal.table.keeper import Keeper
from access_play.terminal.table.orders import Orders
from access_play.terminal.table.player import Player, Refused
from access_play.terminal.table.playing import Playing
from access_play.terminal.table.shown import Shown
from access_play.terminal.table.teller import Teller


class Reactions:
    """Reacts to what a person types.

    Args:
        playing: the game.
        teller: tells the answers.
        keeper: makes the moves.
        shown: what each person may look at.
        orders: changes how a person is told something.
    """

    def __init__(
        self, playing: Playing, teller: Teller, keeper: Keeper, shown: Shown, orders: Orders
    ) -> None:
        self._playing = playing
        self._table = playing.table
        self._teller = teller
        self._keeper = keeper
        self._shown = shown
        self._orders = orders
        self._answers = Answers(playing, shown)

    async def react(self, player: Player, typed: str) -> None:
        """Handle a line; a fault of the program costs that line and nothing else."""
        try:
            await self._handle(player, typed)
        except (Quit, EndOfInput, Interrupted, SaveError):
            raise
        except Exception as error:  # noqa: BLE001 (told with a number, kept in the log)
            self._teller.urge(player, unexpected(report(error)))

    async def _handle(self, player: Player, typed: str) -> None:
        if self._reads_on(player, typed):
            return
        if not fold(typed):
            self._teller.answer(player, self._answers.turn(player))
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
        self._not_understood(player, typed, asked)

    def _reads_on(self, player: Player, typed: str) -> bool:
        """Read the rules on, where a line says no more than that and they are being read."""
        if not player.reads or (
            player.page.rest and is_word_for(typed, player.vocabulary, Ask.MORE)
        ):
            return False
        lines = self._answers.rules.read_on(player, typed)
        player.reads = bool(lines)
        self._teller.answer(player, *lines)
        return player.reads

    async def _ask(self, player: Player, asked: Asked) -> bool:
        """Answer a question; false where the rest of the line does not belong to it."""
        ask = asked.question.ask
        rest = asked.rest_as_typed if ask is Ask.RULES else asked.rest
        if ask is Ask.MOVES and rest:
            return await self._numbered_move(player, rest)
        if self._answers.can_answer(ask):
            lines = self._answers.answer(ask, player, rest)
            again, latest = ask is Ask.REPEAT, _tells_latest(ask, player)
            self._teller.answer(player, *lines, again=again, latest=latest)
            return bool(lines)
        return await self._order(player, ask, rest)

    async def _order(self, player: Player, ask: Ask, rest: str) -> bool:
        if ask is Ask.QUIT and not rest:
            raise Quit
        if ask is Ask.STOP and not rest:
            self._teller.stop()
            return True
        if ask is Ask.UNDO and not rest:
            await self._undo(player)
            return True
        if ask is Ask.SAVE and not rest:
            self._teller.answer(player, self._keeper.where())
            return True
        lines = self._orders.carry_out(ask, player, rest)
        self._teller.answer(player, *lines)
        return bool(lines)

    async def _undo(self, player: Player) -> None:
        """Take back a move, and tell how the table lies now; the question follows."""
        refusal = await self._keeper.keep(lambda: self._table.undo(player.seat))
        if refusal is not None:
            view = self._shown.view(player.seat)
            self._refuse(player, self._playing.words.refusal(view, refusal), None)
        else:
            if self._playing.reasons is not None:
                self._playing.reasons.forget()
            lines = self._playing.words.table_again(self._shown.view(player.seat))
            self._teller.answer(player, *lines)

    async def _numbered_move(self, player: Player, rest: str) -> bool:
        place = number(rest)
        view = self._shown.view(player.seat)
        listed = self._listed(view)
        if place is None or listed is None:
            return False
        if not listed:
            self._teller.answer(player, self._answers.turn(player))
        elif not 1 <= place <= len(listed):
            only = N_("There is no move {number}; the only one is number 1.")
            none = N_("There is no move {number}; choose a number from 1 to {count}.")
            wrong = only if len(listed) == 1 else none
            short = NP_("braille", "No move {number}, only 1 to {count}")
            told = phrase(wrong, braille=short, number=place, count=len(listed))
            self._teller.answer(player, told)
        else:
            await self._choose(player, listed[place - 1])
        return True

    def _listed(self, view: Any) -> Sequence[object] | None:
        """Return what ``moves`` lists, as moves or in groups; ``None`` where it is too long."""
        offers = self._playing.commands.offers(view)
        if offers is not None:
            return offers
        moves = self._table.game.moves(view)
        return list(moves) if moves.listable else None

    async def _choose(self, player: Player, chosen: object) -> None:
        """Make the move that was chosen, or ask further."""
        match chosen:
            case Choice():
                await self._announce(player, chosen.move, *chosen.then)
            case Further():
                await self._clear_up(player, chosen.ask(), "")
            case _:
                await self._announce(player, chosen)

    async def _move(self, player: Player, typed: str) -> bool:
        """Understand a line as a move of the game; false where it is none."""
        meaning = self._meaning(player, typed)
        if isinstance(meaning, Forbidden | Unclear):
            view = self._shown.view(player.seat)
            untimely = self._table.game.refuse_any(view)
            if untimely is not None:  # nothing is asked back of whom is not asked
                self._refuse(player, self._playing.words.refusal(view, untimely), None)
                return True
        match meaning:
            case Understood():
                await self._announce(player, meaning.move, *meaning.then)
            case Forbidden():
                self._refuse(player, meaning.sentence, meaning.passage)
            case Unclear():
                await self._clear_up(player, meaning, typed)
            case Misspelt():
                if not self._would_be_taken(player, meaning.suggestion):
                    return False
                self._suggest(player, meaning.suggestion)
            case Always():
                await self._keep_answering(player, meaning)
            case None:
                return False
        return True

    def _meaning(self, player: Player, typed: str) -> Meaning[Any] | None:
        view = self._shown.view(player.seat)
        return self._playing.commands.understand(
            view, typed, player.vocabulary, self._playing.names
        )

    def _would_be_taken(self, player: Player, line: str) -> bool:
        """Tell whether a line would be a move that is allowed now, or ask for more of one."""
        view, meaning = self._shown.view(player.seat), self._meaning(player, line)
        match meaning:
            case Understood():
                return self._table.game.refuse(view, meaning.move) is None
            case Unclear():
                return bool(view.may_act)
            case _:
                return isinstance(meaning, Always)

    async def _keep_answering(self, player: Player, meaning: Always[Any]) -> None:
        """Note what a person always answers, and answer so at once where he is asked."""
        player.always = meaning.move
        self._teller.answer(player, meaning.sentence)
        view = self._shown.view(player.seat)
        asked = meaning.move is not None and self._playing.commands.is_out_of_turn(view)
        if asked and self._table.game.refuse(view, meaning.move) is None:
            await self._announce(player, meaning.move)

    async def _clear_up(self, player: Player, unclear: Unclear[Any], begun: str) -> None:
        """Ask what is meant by a line that was begun, and on until a move is whole."""
        asked: Unclear[Any] | None = unclear
        while asked is not None:
            chosen = await self._chosen_of(player, asked, begun)
            if isinstance(chosen, Choice):
                await self._announce(player, chosen.move, *chosen.then)
            asked = chosen.ask() if isinstance(chosen, Further) else None

    async def _chosen_of(
        self, player: Player, unclear: Unclear[Any], begun: str
    ) -> Choice[Any] | Further[Any] | None:
        """Offer choices; a question is answered meanwhile, another move takes their place."""
        dialogue = self._teller.dialogue(player)
        labels = [choice.label for choice in unclear.choices]
        only = len(labels) == 1
        offered = () if unclear.proposes else labels
        dialogue.offer(unclear.question, offered)
        position = self._table.position
        while labels and self._table.position == position:
            ask = dialogue.ask_yes_or_no if unclear.proposes else dialogue.ask_number
            typed = await ask()
            if only and dialogue.is_yes(typed):
                return unclear.choices[0]
            if only and dialogue.is_no(typed):
                return None
            if is_word_for(typed, player.vocabulary, Ask.HELP):
                dialogue.offer(unclear.question, offered)
                continue
            if fold(typed) and self._reads_on(player, typed):
                continue
            asked = find(typed, player.vocabulary)
            whole = unclear.proposes or asked is not None
            apart = self._meaning(player, typed) is not None
            chosen = dialogue.place_of(typed, labels, whole=whole, beyond=True, apart=apart)
            if chosen is not None:
                return unclear.choices[chosen]
            if not fold(typed):
                return None
            if number(fold(typed)) is not None:
                dialogue.say(none_of_them(typed, len(labels)))
            elif asked is None or not await self._ask(player, asked):
                await self._handle(player, self._answered(player, begun, typed))
                return None
        return None

    def _answered(self, player: Player, begun: str, typed: str) -> str:
        """Join an answer in words to the line it completes, unless it is a move by itself."""
        whole = f"{begun} {typed}"
        alone, joined = self._meaning(player, typed), self._meaning(player, whole)
        if isinstance(alone, Understood | Forbidden):
            return typed
        if isinstance(alone, Unclear) and isinstance(joined, Understood):
            # What asks back by itself may be the same line anew, better than a joined one
            # that is refused.
            view = self._shown.view(player.seat)
            return whole if self._table.game.refuse(view, joined.move) is None else typed
        return whole if isinstance(joined, Understood | Forbidden) else typed

    async def _announce(self, player: Player, *moves: object) -> None:
        """Announce moves, one after another; the first that is refused is the last."""
        for move in moves:
            announce = partial(self._table.announce, player.seat, move)
            refusal = await self._keeper.keep(announce)
            if refusal is not None:
                self._refused(player, refusal, move)
                return

    def _refused(self, player: Player, refusal: Refusal, move: object) -> None:
        words, view = self._playing.words, self._shown.view(player.seat)
        self._refuse(player, words.refusal(view, refusal), words.passage(view, refusal, move))

    def _refuse(self, player: Player, sentence: Phrase, passage: Passage | None) -> None:
        """Tell a refusal, and note the rule that it rests on."""
        player.refused = Refused(passage)
        self._teller.refuse(player, sentence)

    def _not_understood(self, player: Player, typed: str, asked: Asked | None) -> None:
        """Say that a line means nothing, or that what a question is about is unknown."""
        if asked is not None and asked.rest:
            rest = as_typed(typed, asked.rest)
            unknown = self._answers.unknown(player, asked.question.ask, rest)
            if unknown is not None:
                self._teller.answer(player, unknown)
                return
        meant = suggestion(typed, player.vocabulary)
        if meant is not None:
            self._suggest(player, meant)
            return
        self._teller.answer(
            player,
            phrase(
                N_("{typed} is not understood. Type a question mark for help."),
                brief=N_("{typed} is not understood. Help: question mark."),
                braille=NP_("braille", "{typed}? Help: ?"),
                typed=quoted(typed),
            ),
        )

    def _suggest(self, player: Player, meant: str) -> None:
        self._teller.answer(
            player,
            phrase(
                N_("Did you mean {word}? Then type it."),
                braille=NP_("braille", "{word}?"),
                word=Verbatim(meant),
            ),
        )


def _tells_latest(ask: Ask, player: Player) -> bool:
    """Tell whether the last page of an answer comes first."""
    return ask in {Ask.REPEAT, Ask.LOG} or (ask is Ask.MORE and player.page.latest)
