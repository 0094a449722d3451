"""The program: its settings, its client, how it starts and ends."""
