"""One word for each seat at the table, the same in every game."""

from typing import Final

SEAT_WORDS: Final = ("raven", "cat", "owl", "snake", "toad", "fox")
"""By seat. They are crests too: who sits there may wear another one, so people are shown the name
at the seat in place of the word."""

NUMBERED_SEATS: Final = tuple([f"seat.{seat}" for seat in range(len(SEAT_WORDS))])
"""What older records of Twelve Missions call the seats; still understood."""
