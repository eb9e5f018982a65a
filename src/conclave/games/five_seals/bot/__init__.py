"""How bots play: what rooms, seals and spells are worth to them, and what they make of it."""
