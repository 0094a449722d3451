"""The look of Skyjo."""
