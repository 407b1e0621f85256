"""What is told to a player: one announcement in text, speech and braille."""
