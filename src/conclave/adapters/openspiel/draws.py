"""Luck that is drawn from outside, one number at a time."""

from conclave.core.chance import Chance


class DrawNeeded(Exception):
    """The draws so far don't settle what happens: one more is needed, below this limit."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"a draw below {limit} is needed")
        self.limit = limit


class DrawsSoFar(Chance):
    """Gives these draws again, and stops where the next is to be made."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = draws
        self.used = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.used == len(self.draws):
            raise DrawNeeded(n)
        self.used += 1
        return self.draws[self.used - 1]
