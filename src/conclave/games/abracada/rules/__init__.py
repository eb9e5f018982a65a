"""The rules: the deal, a turn, the eight spells, and what a round is worth."""
