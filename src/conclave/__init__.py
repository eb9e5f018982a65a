"""Four games of wizardry at one table.

>>> import conclave
>>> game = conclave.load_game("abracada")
>>> state = game.start(seats=4, options={}, chance=conclave.FastChance(7))
"""

from conclave.analysis.analyse import analyse
from conclave.analysis.result import Analysis
from conclave.bots.hints import Hint, hint
from conclave.catalogue import all_games, load_game
from conclave.core.chance import Chance, FastChance, LiveChance, ReplayChance, ScriptedChance
from conclave.core.errors import (
    AmbiguousMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadSentence,
    ConclaveError,
    IllegalMove,
    NoSuchMove,
    NothingToUndo,
    NotYourTurn,
    UnknownGame,
    UnknownVersion,
)
from conclave.core.events import Event
from conclave.core.game import Game
from conclave.core.match import Match, new_match, replay, resume, verify
from conclave.core.messages import Message
from conclave.core.notes import Note
from conclave.core.odds import Odds
from conclave.core.perspective import Perspective
from conclave.core.previews import Preview
from conclave.core.record import Record, read_record
from conclave.core.reel import Reel
from conclave.core.rollout import Rollout, rollout
from conclave.core.state import NOBODY, Move, Standing, State
from conclave.core.tensors import Field, Tensor

__all__ = [
    "NOBODY",
    "AmbiguousMove",
    "Analysis",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadSentence",
    "Chance",
    "ConclaveError",
    "Event",
    "FastChance",
    "Field",
    "Game",
    "Hint",
    "IllegalMove",
    "LiveChance",
    "Match",
    "Message",
    "Move",
    "NoSuchMove",
    "NotYourTurn",
    "Note",
    "NothingToUndo",
    "Odds",
    "Perspective",
    "Preview",
    "Record",
    "Reel",
    "ReplayChance",
    "Rollout",
    "ScriptedChance",
    "Standing",
    "State",
    "Tensor",
    "UnknownGame",
    "UnknownVersion",
    "all_games",
    "analyse",
    "hint",
    "load_game",
    "new_match",
    "read_record",
    "replay",
    "resume",
    "rollout",
    "verify",
]
