"""Skull King at the table."""
