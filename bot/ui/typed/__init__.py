"""What people type, read and written: numbers, lines, names of people, voice."""
