"""Bots against bots: strength, speed, and play with every check on."""
