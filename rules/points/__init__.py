"""Points: any game, highest or lowest total wins."""
