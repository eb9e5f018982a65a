"""Ratings: who wins how often, as one figure for each guest and game."""
