"""What Honor of the Samurai says: every phrase is made in the module that its subject has."""
