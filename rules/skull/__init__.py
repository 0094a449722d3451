"""Skull: challenges won, discs left."""
