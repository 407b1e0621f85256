"""Why a declaration, or what needs a daimyo, is refused."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from access_play.core.refusals import Refusal
from access_play.games.honor_of_the_samurai.moves import Declaration
from access_play.games.honor_of_the_samurai.reasons import HonorReason
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.games.people_words import person
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, either, phrase

_NO_DAIMYO: Final = {
    "place": phrase(
        N_("Not there: you control no daimyo, so you have no such house. {allowed}"),
        braille=NP_("braille", "No D house: {allowed}"),
    ),
    "spy": phrase(
        N_("Not there: you control no daimyo, so you have no such house. {allowed}"),
        braille=NP_("braille", "No D house: {allowed}"),
    ),
    "shogun": phrase(
        N_("No shogun: only who controls a daimyo may declare it. {allowed}"),
        braille=NP_("braille", "No shogun, no D: {allowed}"),
    ),
    "attack": phrase(
        N_("No attack: only who controls a daimyo may declare it. {allowed}"),
        braille=NP_("braille", "No attack, no D: {allowed}"),
    ),
    "seppuku": phrase(
        N_("Not a daimyo's seppuku: you control no daimyo. {allowed}"),
        braille=NP_("braille", "No D, seppuku S or: {allowed}"),
    ),
}
_DECLARED: Final = phrase(
    N_("No second declaration: you may make one a turn. {allowed}"),
    braille=NP_("braille", "Already declared: {allowed}"),
)
_YOU_ARE_SHOGUN: Final = phrase(
    N_("No need: your daimyo is shogun already. {allowed}"),
    braille=NP_("braille", "You are shogun: {allowed}"),
)
_NOT_ALLIED: Final = phrase(
    N_("Nothing to dissolve: you have no alliance. {allowed}"),
    braille=NP_("braille", "No alliance: {allowed}"),
)
_NOT_RONIN: Final = {
    "place": phrase(
        N_("No new daimyo: only a ronin may play one, or you for your second samurai. {allowed}"),
        brief=N_("No new daimyo, only for ronin. {allowed}"),
        braille=NP_("braille", "D only as ronin: {allowed}"),
    ),
    "ally": phrase(
        N_("No alliance: only a ronin may make one. {allowed}"),
        braille=NP_("braille", "Ally only as ronin: {allowed}"),
    ),
}


_DECLARATION: Final = {
    HonorReason.ALREADY_DECLARED: Declaration.SHOGUN,
    HonorReason.SHOGUN_TAKEN: Declaration.SHOGUN,
    HonorReason.CANNOT_BE_ATTACKED: Declaration.ATTACK,
    HonorReason.NO_DICE: Declaration.ATTACK,
    HonorReason.ALLIANCE_FULL: Declaration.ALLY,
    HonorReason.NOT_ALLIED: Declaration.DISSOLVE,
}
"""What was to be declared, where the reason tells; after one declaration it is all the same."""


def declaration_refused(refused: Refusal) -> Declaration | None:
    """Return what was to be declared; ``None`` where something else is refused."""
    action = refused.params.get("action")
    if action in set(Declaration):
        return Declaration(str(action))
    return _DECLARATION.get(HonorReason(refused.code)) if refused.code in set(HonorReason) else None


def _no_daimyo(_view: HonorView, params: Mapping[str, Any]) -> Phrase:
    return _NO_DAIMYO[params["action"]]


def _not_ronin(_view: HonorView, params: Mapping[str, Any]) -> Phrase:
    return _NOT_RONIN[params["action"]]


def _already_declared(_view: HonorView, _params: Mapping[str, Any]) -> Phrase:
    return _DECLARED


def _not_allied(_view: HonorView, _params: Mapping[str, Any]) -> Phrase:
    return _NOT_ALLIED


def _shogun_taken(_view: HonorView, params: Mapping[str, Any]) -> Phrase:
    if params["oneself"]:
        return _YOU_ARE_SHOGUN
    return phrase(
        N_("No shogun: {player}'s daimyo has the title, and there is only one. {allowed}"),
        brief=N_("No shogun, {player} has the title. {allowed}"),
        braille=NP_("braille", "{player} is shogun: {allowed}"),
        player=Person(params["seat"] - 1),
    )


def _cannot_be_attacked(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    player = Person(params["seat"] - 1)
    others = [person(seat - 1, view.seat) for seat in params["allowed"]]
    if not others:
        return phrase(
            N_(
                "No attack on {player}: only a shogun or a castle may be attacked, and no other"
                " player has either. {allowed}"
            ),
            brief=N_("No attack on {player}: nobody has the title or a castle. {allowed}"),
            braille=NP_("braille", "No attack on {player}: {allowed}"),
            player=player,
        )
    return phrase(
        N_(
            "No attack on {player}: only a shogun or a castle may be attacked."
            " You may attack {players}."
        ),
        brief=N_("No attack on {player}: attack {players}."),
        braille=NP_("braille", "Not {player}, attack {players}"),
        player=player,
        players=either(tuple(others)),
    )


def _alliance_full(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    return phrase(
        N_("Not with {player}: {other} is second samurai there, and there is only one. {allowed}"),
        brief=N_("Not with {player}, {other} is second. {allowed}"),
        braille=NP_("braille", "{player} has {other}: {allowed}"),
        player=Person(params["seat"] - 1),
        other=person(params["second"] - 1, view.seat),
    )


DECLARING: Final[Mapping[str, Callable[[HonorView, Mapping[str, Any]], Phrase]]] = {
    HonorReason.NO_DAIMYO: _no_daimyo,
    HonorReason.NOT_RONIN: _not_ronin,
    HonorReason.ALREADY_DECLARED: _already_declared,
    HonorReason.NOT_ALLIED: _not_allied,
    HonorReason.SHOGUN_TAKEN: _shogun_taken,
    HonorReason.CANNOT_BE_ATTACKED: _cannot_be_attacked,
    HonorReason.ALLIANCE_FULL: _alliance_full,
}
"""How each of these refusals is said; ``allowed`` is filled in where it is used."""
