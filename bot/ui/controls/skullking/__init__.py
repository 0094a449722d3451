"""The controls of Skull King."""
