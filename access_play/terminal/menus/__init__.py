"""Menus: before a game, after it, and around it."""
