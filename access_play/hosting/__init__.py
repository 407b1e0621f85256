"""What every room needs that hosts a game: its seats, its header, and how trouble is told."""
