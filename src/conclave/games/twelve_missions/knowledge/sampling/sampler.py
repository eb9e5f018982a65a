"""What every sampler has in common: cards are laid until all promises are kept."""

from typing import Final

from conclave.core.chance import Chance

PATIENCE: Final = 100
"""How often cards are laid in the hope that all promises are kept, before the pasts are split by
the slots that keep them."""


class Sampler:
    """All ways in which the unseen cards may lie, each as likely as the others. To lay cards
    until the promises are kept is fair: the layouts that keep them stay equally likely."""

    def __init__(self, promises: list[int], unseen: int) -> None:
        self.promises = promises
        self.unseen = unseen
        self.ways = 0
        """How many layouts there are, whether they keep the promises or not."""
        self.exact: Sampler | None = None

    def fill(self, chance: Chance) -> list[int]:
        """The cards of each place, as masks, fairly drawn from the layouts that keep all promises;
        where these are too few to be met by luck, from pasts that have no others."""
        for _ in range(PATIENCE):
            filled = self.lay(chance)
            if filled:
                return filled
        exact = self.keeping()
        if not exact.ways:
            raise ValueError("the promises can't all be kept")
        return exact.lay(chance)

    def keeping(self) -> "Sampler":
        """Only the layouts that keep all promises; worked out when they are first needed."""
        if self.exact is None:
            self.exact = self.split_by_promises()
        return self.exact

    def lay(self, chance: Chance) -> list[int]:
        """One layout, fairly drawn: the cards of each place; nothing if it breaks a promise."""
        raise NotImplementedError

    def split_by_promises(self) -> "Sampler":
        raise NotImplementedError
