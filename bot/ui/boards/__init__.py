"""What people look at: pure functions from a table and a language to a message."""
