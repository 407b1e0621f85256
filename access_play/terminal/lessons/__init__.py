"""Lessons: a game's fixed deal is played with somebody who is told at each step what to type."""
