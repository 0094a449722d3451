"""How Oh Hell looks."""
