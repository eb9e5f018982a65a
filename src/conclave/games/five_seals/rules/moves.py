"""The kinds of move, and what follows each in the tuple that is a move.

Casting is one move where it is about dice (``cast change.air air.2 to fire``). A spell that
chooses on the board or among another seat's things is cast in steps: the scroll first, then what
it is to do.
"""

from typing import Final

BREAK: Final = 0  # spot, colour, handful
CAST: Final = 1  # scroll, then as the spell wants it
GIVE_UP: Final = 2
TAKE: Final = 3  # how many dice of each colour
STAY: Final = 4
ABSORB: Final = 5  # element of the Absorption scroll
LEAVE: Final = 6
CHOOSE: Final = 7  # spot: the first of two
WITH: Final = 8  # spot: the second of two
REMOVE: Final = 9  # spot
DECEIVE: Final = 10  # seat, colour and value taken, colour and value given
RAISE: Final = 11  # colour, handful
LOWER: Final = 12  # seat, colour, handful
TRADE: Final = 13  # seat, scroll taken, scroll given
GIVE: Final = 14  # colour, value
USE: Final = 15  # seat, then as if it were cast
SEND: Final = 16  # spot
GUARD: Final = 17  # spot, or NOWHERE
FREE: Final = 18  # spot
PICK: Final = 19  # colour, handful, and for Change the other colour

# What is said with a scroll, after it in the move.
OF_DICE: Final = 0  # colour, handful
OF_DICE_TO: Final = 1  # colour, handful, colour
OF_COLOUR: Final = 2  # colour
OF_SEAT: Final = 3  # seat
