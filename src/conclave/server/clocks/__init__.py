"""The time that people have at a table."""
