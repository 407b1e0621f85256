"""Hagakure: tricks, Nobori tokens and Old Fools, for three to five players."""
