"""Slash commands: what may be typed, and which act each one is."""
