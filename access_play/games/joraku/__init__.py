"""Joraku."""
