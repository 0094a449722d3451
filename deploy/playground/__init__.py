"""A small Discord on one's own machine, strict where Discord is strict."""
