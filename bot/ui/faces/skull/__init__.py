"""Skull at the table."""
