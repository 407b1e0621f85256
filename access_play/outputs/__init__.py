"""Where announcements go: the terminal, a screen reader, a synthesiser, a recorder."""
