"""The games as OpenSpiel knows them: import this, then ``pyspiel.load_game("conclave_abracada")``.

Each draw of luck is a chance node. It has as many outcomes as the draw, all equally likely, so the
games are explicit about chance and need no source of luck of their own.
"""

from conclave.adapters.openspiel.bots import LevelBot
from conclave.adapters.openspiel.game import PREFIX, register

__all__ = ["PREFIX", "LevelBot"]

register()
