"""A table for four Japanese-themed games, played by ear, by finger and by eye."""

__version__ = "0.1.0"
