"""What people do that every game has in common: one function an act, for commands and buttons alike."""
