"""Sticker sheets in true size: shapes in millimetres, and the files that show them."""
