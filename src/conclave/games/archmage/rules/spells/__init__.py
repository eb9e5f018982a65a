"""The eighteen spells: a room for each level, a row for each spell."""
