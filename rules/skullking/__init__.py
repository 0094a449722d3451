"""Skull King: bids, tricks, bonuses, and the referee of a trick."""
