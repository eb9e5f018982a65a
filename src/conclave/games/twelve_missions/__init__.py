"""Twelve Missions: twelve rounds of tricks, and every round wants something else."""

from conclave.games.twelve_missions.game import GAME as GAME
