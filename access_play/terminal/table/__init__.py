"""A game at the keyboard: turns, the curtain, answers, what is told to whom."""
