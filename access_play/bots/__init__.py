"""Players that are handed a view and nothing else."""
