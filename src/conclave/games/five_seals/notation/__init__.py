"""A position as words and as data."""
