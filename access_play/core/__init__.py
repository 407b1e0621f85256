"""What a game is, the table it is played at, and its record: pure, without words or I/O."""
