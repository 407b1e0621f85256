"""The commands: one module each, which ``run`` does, loaded when the command is called."""
