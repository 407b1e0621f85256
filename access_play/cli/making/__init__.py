"""What is made for the fingers: what stands in it, and the files it becomes."""
