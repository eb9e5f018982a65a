"""Abracada…What?: everyone can read your spell stones but you."""

from conclave.games.abracada.game import GAME as GAME
