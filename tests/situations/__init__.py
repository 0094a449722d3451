"""What people do, and what comes of it: the tables of CONTRIBUTING.md, row by row."""
