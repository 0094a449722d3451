"""What must stand in channels and direct messages, brought there from the log: posts, boards, prompts."""
