"""A game from the command line: what is agreed before it, and the keyboard it is played at."""
