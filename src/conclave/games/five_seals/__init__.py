"""Five Seals of Magic: break the seals of a dungeon with coloured dice, and take its scrolls."""

from conclave.games.five_seals.game import GAME as GAME
