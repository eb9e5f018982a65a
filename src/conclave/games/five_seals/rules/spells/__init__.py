"""A file for each circle of magic, its five spells in the book's order."""
