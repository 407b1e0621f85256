"""What is told of a move, grouped as a person says it, and who may hear it."""

from access_play.games.honor_of_the_samurai import events as told
from access_play.games.honor_of_the_samurai.cards import card_of, cards_named
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.games.honor_of_the_samurai.reckoning import Income, Role
from tests.games.honor_of_the_samurai.staged import serving, stage
