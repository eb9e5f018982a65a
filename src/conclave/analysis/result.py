"""What an analysis tells. All of it is in victories: 1 is a game won, 0.02 two games in a hundred.

A game is a chain of steps, decisions and draws, and each changes every seat's share of the victory.
Shares are told by playouts, which do not always find the best move: what it would have added is no
luck, so it belongs to the start. What the move made lost against it, by what its seat could know,
is skill; what else it changed, nobody could know, so that is luck like a draw. Thus for each seat
``start + skill + others + luck == result``.
"""

from typing import Any, Literal, TypeAlias

import msgspec

from conclave.core.options import Options

FORMAT = "conclave-analysis-2"

Grade: TypeAlias = Literal["flawless", "strong", "steady", "loose", "wild"]
"""Of a whole game, by what was lost a decision; ``grades`` has the thresholds."""
Mark: TypeAlias = Literal["", "inaccuracy", "mistake", "blunder"]
"""Of a decision, by what it cost; empty if nothing to speak of."""


class Reason(msgspec.Struct):
    id: str
    params: dict[str, Any]


class Choice(msgspec.Struct, kw_only=True):
    """A sentence that could be said, and what it was worth to who could say it."""

    sentence: str
    share: float
    error: float
    """Half of the 95 % interval, here and wherever there is an ``error``."""
    games: int
    equal: bool
    """Whether it is not clearly worse than the best."""
    reasons: list[Reason]


class Decision(msgspec.Struct, kw_only=True):
    """A choice that somebody had. Moves are numbered from 1, so it was made in the position
    ``move - 1``."""

    move: int
    seat: int
    sentence: str
    choices: list[Choice]
    """The best three, the best first, and then what was said if it is none of them."""
    made: int
    """Which of the choices was made."""
    cost: float
    """What was said less the best, by what the seat could know: never above 0."""
    error: float
    mark: Mark
    best: list[float]
    """What the best move would have added to each seat's share, by what the seat could know:
    playouts do not always find it."""
    skill: list[float]
    """What the move made changed for each seat against the best; the seat's own is ``cost``."""
    hidden: list[float]
    """What the decision changed for each seat beyond both, which nobody could know."""


class Draw(msgspec.Struct, kw_only=True):
    """Luck: the deal if ``move`` is 0, else what was drawn by that move."""

    move: int
    luck: list[float]
    """For each seat: its share after it, less the mean over what could have been drawn."""
    error: float


class Total(msgspec.Struct, kw_only=True):
    """A seat's game in a line."""

    seat: int
    before: float
    """Its share before the deal, told by playouts."""
    start: float
    """The same with what the best move of every decision added, everybody's."""
    skill: float
    others: float
    luck: float
    result: float
    corrected: float
    """The result without the luck."""
    error: float
    """Of the luck, and so of ``corrected``."""
    decisions: int
    """Those that left a choice, as far as there was time to work them out."""
    each: float
    """What was lost a decision: never below 0."""
    grade: Grade


class Analysis(msgspec.Struct, kw_only=True):
    format: str
    game: str
    seats: int
    options: Options
    moves: int
    shares: list[list[float]]
    """Each seat's share of the victory in each position, from the deal to the end."""
    errors: list[float]
    """Of the shares of each position."""
    decisions: list[Decision]
    draws: list[Draw]
    totals: list[Total]
    bound: float
    """The error that was aimed at."""
    games: int
    """How many were played out to tell all this."""
    seconds: float
    """Of work, on all processors together."""


def dump_analysis(analysis: Analysis) -> bytes:
    return msgspec.json.encode(analysis)


def read_analysis(dumped: bytes) -> Analysis:
    return msgspec.json.decode(dumped, type=Analysis)
