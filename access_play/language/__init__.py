"""Words: catalogs, phrases and what was typed, for every language the game is played in."""
