"""``access-play sounds``: names each cue and plays it."""

import argparse
from threading import Event
from typing import Final

from access_play.announce.announcement import cue
from access_play.cli.streams import flush, write
from access_play.games.sayings import Cue
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, phrase
from access_play.language.speaker import Speaker
from access_play.outputs import notices
from access_play.outputs.backend import UnavailableError
from access_play.outputs.child import ChildFailedError
from access_play.outputs.notices import NoticeCode, OutputNotice, notice
from access_play.outputs.sounds import Sounds

_MEANINGS: Final[dict[Cue, Phrase]] = {
    Cue.OWN_TURN: phrase(NP_("written", "Your turn: two rising tones.")),
    Cue.CARD: phrase(NP_("written", "A card is played: a knock, from where its player sits.")),
    Cue.TRICK: phrase(NP_("written", "A trick or an area is won: three rising tones.")),
    Cue.TOKEN: phrase(NP_("written", "A token or something special is used: a bell.")),
    Cue.ROUND: phrase(NP_("written", "A round begins: two low bells.")),
    Cue.REFUSAL: phrase(NP_("written", "A move is not allowed: two falling low tones.")),
    Cue.GAME_END: phrase(NP_("written", "The game is over: four rising tones.")),
}


def run(arguments: argparse.Namespace) -> int:
    """Play the legend; 1 where nothing can be played, which is told after it."""
    speaker = Speaker(arguments.spoken)
    player = Sounds(arguments.found.settings.sound_volume)
    problem: OutputNotice | None = None
    try:
        for name in Cue:
            write(speaker.text(_MEANINGS[name]))
            flush()
            if problem is None:
                problem = _played(player, name)
    finally:
        player.close()
    if problem is None:
        write(speaker.text(phrase(NP_("written", "In a game, type sounds on or sounds off."))))
        return 0
    write(speaker.text(notices.words(problem)))
    return 1


def _played(player: Sounds, name: Cue) -> OutputNotice | None:
    """Play a cue; return what is in its way."""
    try:
        player.say(cue(name), Event())
    except UnavailableError as error:
        return error.notice
    except ChildFailedError:
        return notice(NoticeCode.SOUNDS_FAILED)
    return None
