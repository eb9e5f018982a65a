"""The magic compendium: a file for each circle, a class for each spell."""
