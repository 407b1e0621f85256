"""Shinobi no Gakkō: two piles, one line and a seal, for three to five players."""
