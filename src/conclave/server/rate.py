"""Rate limits: whoever asks spends a credit, and earns new ones as time passes."""

import time
from collections import OrderedDict

from conclave.server.settings import Rate


class Credits:
    """What one asker may still ask for."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.counted = time.monotonic()

    def spend(self) -> bool:
        """Spend one; False if there is none left."""
        if not self.has_one():
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """What was spent on something that is asked for once more."""
        self.left += 1

    def has_one(self) -> bool:
        now = time.monotonic()
        earned = (now - self.counted) * self.rate.each_second
        self.left = min(self.rate.burst, self.left + earned)
        self.counted = now
        return self.left >= 1


class CreditsByName:
    """Credits of many askers. Whoever has been silent longest is forgotten first."""

    def __init__(self, rate: Rate, remembered: int = 20_000) -> None:
        self.rate = rate
        self.remembered = remembered
        self.askers: OrderedDict[str, Credits] = OrderedDict()

    def give_back(self, asker: str) -> None:
        if asker in self.askers:
            self.askers[asker].give_back()

    def spend(self, asker: str) -> bool:
        if asker not in self.askers:
            self.askers[asker] = Credits(self.rate)
            if len(self.askers) > self.remembered:
                self.askers.popitem(last=False)
        self.askers.move_to_end(asker)
        return self.askers[asker].spend()
