"""The rules by chapter: setting up, a round, walking, breaking seals, the score; and the spells."""
