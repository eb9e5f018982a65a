"""What the events of the game tell of, all of it by number."""

from typing import Final

from conclave.core.events import Tellings
from conclave.games.abracada.rules.score import ENDINGS

TELLINGS: Final = Tellings(
    events=(
        "abracada-dead",
        "abracada-deal",
        "abracada-gain",
        "abracada-game-over",
        "abracada-hit",
        "abracada-lose",
        "abracada-miss",
        "abracada-no-secret",
        "abracada-refill",
        "abracada-roll",
        "abracada-round-over",
        "abracada-secret",
        "abracada-slip",
        "abracada-stop",
    ),
    words=ENDINGS,
    of_each_seat=("gains", "lives", "points", "hands", "taken"),
)
