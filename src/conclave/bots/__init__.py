"""Bots for any game: two ways to search for a move, and the levels that players choose from."""
