"""Sentences, questions and refusals; and a position as data, checked field by field."""
