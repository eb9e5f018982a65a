"""Moves as sentences, questions and refusals as messages, positions as data."""
