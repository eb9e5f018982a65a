"""Telling people who are elsewhere that it is their turn: by push, by mail, and when."""
