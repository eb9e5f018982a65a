"""The scrolls."""
