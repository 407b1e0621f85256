"""What stands on the command line: its words, their values, and the language to answer in."""
