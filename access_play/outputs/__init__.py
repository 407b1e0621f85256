"""Where announcements go: the terminal, a screen reader or a synthesiser."""
