"""Skyjo at the table."""
