"""Skyjo: rounds of twelve cards, lowest total wins."""
