"""The controls of Skyjo."""
