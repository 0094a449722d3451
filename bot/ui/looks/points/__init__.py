"""The look of any game counted in points."""
