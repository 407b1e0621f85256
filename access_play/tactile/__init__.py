"""What fingers read: the number code of the tactile marks."""
