"""The chapters of the book: set-up, Journey, Journey's End, casting, turn, Warlord, score."""
