"""A chapter of the book each: set-up, Journey, Journey's End, casting, the turn, the Warlord, the score."""
