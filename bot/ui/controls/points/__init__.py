"""The controls of any game counted in points."""
