"""The games, as pure rules: no clock, no chance, no Discord, no SQL, standard library only."""
