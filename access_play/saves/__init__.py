"""What is kept on disk: the journal of a game, the list of saved games, settings, fault reports."""
