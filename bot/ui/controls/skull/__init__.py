"""The controls of Skull."""
