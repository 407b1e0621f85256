"""What Joraku says: every phrase is made in the module that its subject has."""
