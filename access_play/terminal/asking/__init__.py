"""Asking one person: prompts, questions, choices, and what was meant by a line."""
