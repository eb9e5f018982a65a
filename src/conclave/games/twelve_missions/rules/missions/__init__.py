"""The missions."""
