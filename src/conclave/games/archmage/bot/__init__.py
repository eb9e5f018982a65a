"""A plan for the turn (policy), what a position is worth (evaluate), and opinions of the spells."""
