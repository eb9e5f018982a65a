"""Who is looking, through this process: at a table, or at any page of ours."""

import time

from conclave.server.tables import Tables

SECONDS_BELIEVED = 45.0
"""A page that is looked at asks more often than this whether it is its reader's turn."""
MOST_REMEMBERED = 20_000


class Attention:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.asked: dict[str, float] = {}
        """By guest, when a page that they looked at last asked; the last to ask come last."""

    def note(self, guest: str) -> None:
        self.asked.pop(guest, None)
        self.asked[guest] = time.monotonic()
        if len(self.asked) > MOST_REMEMBERED:
            del self.asked[next(iter(self.asked))]

    def is_at(self, code: str, guest: str) -> bool:
        """Whether the guest has that table before their eyes."""
        live = self.tables.in_memory.get(code)
        return live is not None and any(
            listener.attentive and listener.owner is not None and listener.owner.id == guest
            for listener in live.listeners
        )

    def here(self) -> set[str]:
        """All who have anything of ours before their eyes."""
        recently = time.monotonic() - SECONDS_BELIEVED
        asking = {guest for guest, at in self.asked.items() if at > recently}
        return asking | {
            listener.owner.id
            for live in self.tables.in_memory.values()
            for listener in live.listeners
            if listener.attentive and listener.owner is not None
        }
