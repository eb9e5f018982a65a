"""A position as sentences, as questions and as data."""
