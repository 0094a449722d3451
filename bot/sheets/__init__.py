"""The command line: score sheets and tricks, read from JSON, answered in JSON or for a person."""
