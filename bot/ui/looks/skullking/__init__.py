"""The look of Skull King."""
