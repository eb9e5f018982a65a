"""Archmage: wander the realm, gather relics and rise through the six spheres of magic."""

from conclave.games.archmage.game import GAME as GAME
