"""The eighteen spells, an object each, in a file for each level; Upheaval has its own."""
