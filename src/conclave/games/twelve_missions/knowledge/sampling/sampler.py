"""All ways in which unseen cards may lie, to draw from."""

from typing import Final

from conclave.core.chance import Chance

PATIENCE: Final = 100
"""So many times cards are laid before the pasts are told apart by how their promises are kept."""


class Layouts:
    """What may lie where, each way as likely as the others."""

    def __init__(self, promises: list[int], unseen: int) -> None:
        self.promises = promises
        self.unseen = unseen
        self.ways = 0
        """In how many ways the cards can lie, whether promises are kept or not."""
        self.exact: Layouts | None = None

    def fill(self, chance: Chance) -> list[int]:
        """The cards of each place, as masks, fairly drawn: until all promises are kept, but if they
        hardly ever are, from the pasts in which they are."""
        for _ in range(PATIENCE):
            filled = self.lay(chance)
            if filled:
                return filled
        exact = self.keeping()
        if not exact.ways:
            raise ValueError("the promises can't all be kept")
        return exact.lay(chance)

    def keeping(self) -> "Layouts":
        """The same layouts, with a past for each way to keep the promises."""
        if self.exact is None:
            self.exact = self.told_apart()
        return self.exact

    def lay(self, chance: Chance) -> list[int]:
        """The cards of each place, once; nothing if a promise is not kept."""
        raise NotImplementedError

    def told_apart(self) -> "Layouts":
        raise NotImplementedError
