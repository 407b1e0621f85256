"""``access-play check``: replays a record and judges every action."""

import argparse
import json
import sys

from access_play.cli.records import names_of, refusal_phrase, replay_record
from access_play.cli.streams import write
from access_play.core.refusals import Refusal
from access_play.core.replay import Replay, Verdict
from access_play.core.seats import announcer, number_of
from access_play.games.catalogue import load_words
from access_play.games.words import AnyWords
from access_play.language.messages import N_
from access_play.language.phrases import Person, Phrase, all_of, phrase
from access_play.language.speaker import Speaker


def run(arguments: argparse.Namespace) -> int:
    """Check a record; 0 when every action was accepted, 1 when one was refused."""
    language = arguments.language or "en"
    replay = replay_record(arguments.file, Speaker(arguments.spoken))
    speaker = Speaker(language, names_of(replay))
    words = load_words(replay.header.game)
    refused = False
    for verdict in replay.verdicts():
        refused = isinstance(verdict.outcome, Refusal)
        if arguments.json:
            _write_json(_verdict(verdict, replay, words, speaker))
        elif isinstance(verdict.outcome, Refusal):
            _write_refusal(
                verdict.line, refusal_phrase(words, replay, verdict.seat, verdict.outcome), speaker
            )
    if arguments.json:
        _write_json(_end(replay))
    else:
        write(speaker.text(_standing(replay, refused=refused)))
    return int(refused)


def _verdict(
    verdict: Verdict, replay: Replay, words: AnyWords, speaker: Speaker
) -> dict[str, object]:
    entry: dict[str, object] = {"line": verdict.line, "by": verdict.by}
    refusal = verdict.outcome
    if not isinstance(refusal, Refusal):
        return {**entry, "ok": True}
    return {
        **entry,
        "ok": False,
        "reason": str(refusal.code),
        "params": dict(refusal.params),
        "text": speaker.text(refusal_phrase(words, replay, verdict.seat, refusal)),
    }


def _end(replay: Replay) -> dict[str, object]:
    score = replay.table.score()
    return {
        "end": True,
        "over": score.over,
        "scores": list(score.totals),
        "winners": [number_of(seat) for seat in score.winners],
        "to_act": [announcer(seat) for seat in replay.table.to_act()],
    }


def _standing(replay: Replay, *, refused: bool) -> Phrase:
    score = replay.table.score()
    if score.over:
        winners = all_of(tuple([Person(seat) for seat in score.winners]))
        return phrase(N_("The game is over. Winner: {players}."), players=winners)
    if refused:
        return phrase(N_("The record is right up to the line before."))
    return phrase(N_("Every move is right. The game is not over."))


def _write_refusal(line: int, reason: Phrase, speaker: Speaker) -> None:
    sentence = phrase(N_("Line {line} is refused. {reason}"), line=line, reason=reason)
    write(speaker.text(sentence))


def _write_json(entry: dict[str, object]) -> None:
    plain = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    write(json.dumps(entry, ensure_ascii=not plain))
