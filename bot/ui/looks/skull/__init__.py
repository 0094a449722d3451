"""The look of Skull."""
