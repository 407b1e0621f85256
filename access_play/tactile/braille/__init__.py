"""Braille files: text into cells, cells into pages, pages into bytes."""
