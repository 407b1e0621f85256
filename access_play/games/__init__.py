"""The games; each is one folder, found by being there."""
