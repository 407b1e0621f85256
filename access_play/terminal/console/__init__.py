"""The console: keys, the line under way, what stands on the screen."""
