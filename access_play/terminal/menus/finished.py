"""A game that is over: its scores and what was told in it."""

from typing import Final

from access_play.announce.narrator import Narrator
from access_play.core.replay import Replay
from access_play.games.catalogue import load_words
from access_play.hosting.replaying import happenings
from access_play.hosting.seating import names_in, persons_in
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.language.speaker import Speaker
from access_play.terminal.asking.dialogue import Dialogue
from access_play.terminal.asking.paging import page_of
from access_play.terminal.asking.questions import Ask, is_word_for
from access_play.terminal.table.setting_up import check_persons

_CHOICES: Final = (
    phrase(NP_("finished", "scores")),
    phrase(NP_("finished", "how the scores came about")),
    phrase(NP_("finished", "log of the game")),
)
_QUESTION: Final = phrase(N_("What would you like to hear of this game? Enter alone goes back."))
_MORE: Final = phrase(N_("More, or Enter:"), braille=NP_("braille|prompt", "More, Enter:"))


class FinishedGame:
    """Tells of a game that is over, until there is enough.

    A single person hears again what was told to him; of a game of several persons is told
    what all of them heard.

    Args:
        replay: the game, of which nothing has been announced yet.
        dialogue: speaks with whoever is at the keyboard.

    Raises:
        PlayerError: no person sits in it, or one of its moves is not right.
    """

    def __init__(self, replay: Replay, dialogue: Dialogue) -> None:
        header = replay.header
        check_persons(header)
        names = names_in(header)
        persons = persons_in(header)
        self._words: Final = load_words(header.game)
        self._dialogue: Final = dialogue
        dialogue.speaker = Speaker(dialogue.speaker.language, names)
        listener = persons[0] if len(persons) == 1 else None
        self._narrator: Final = Narrator(self._words, dialogue.speaker, listener)
        self._log: Final = self._replayed(replay)
        self._view: Final = replay.table.view(persons[0])

    async def run(self) -> None:
        """Tell the scores, and then what is asked for.

        Raises:
            Quit: the person asked to leave.
        """
        self._say(phrase(N_("This game is over.")), *self._words.score(self._view))
        lines = (self._words.score(self._view), self._words.score_details(self._view), self._log)
        known = False
        while (chosen := await self._dialogue.choose(_QUESTION, _CHOICES, known=known)) is not None:
            await self._tell(lines[chosen])
            known = True

    def _replayed(self, replay: Replay) -> tuple[Phrase, ...]:
        log: list[Phrase] = []
        for happened in happenings(replay):
            heard = happened.to(self._narrator.listener)
            log += [saying.phrase for saying in self._narrator.sayings(heard)]
        return tuple(log)

    async def _tell(self, lines: tuple[Phrase, ...]) -> None:
        """Tell lines a page at a time, as long as more is asked for."""
        page = page_of(lines)
        self._dialogue.tell(page)
        while page.rest:
            typed = await self._dialogue.ask(_MORE)
            if not is_word_for(typed, self._dialogue.vocabulary, Ask.MORE):
                return
            page = page.turned()
            self._dialogue.tell(page)

    def _say(self, *lines: Phrase) -> None:
        for line in lines:
            self._dialogue.say(line)
