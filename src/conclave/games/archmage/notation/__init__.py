"""Sentences and questions, and positions as data: written, read and checked."""
