"""What was answered at a table, so that a message sent twice is answered alike and done once."""

from conclave.core.plain import PlainDict
from conclave.server.storage.rows import MoveRow

MOST_IN_MEMORY = 10_000


class Answers:
    """By guest and nonce. Only what is stored is here, or what is said after a fault of ours would
    be wrong."""

    def __init__(self) -> None:
        self.given: dict[tuple[str, str], PlainDict] = {}

    def get(self, guest: str, nonce: str) -> PlainDict | None:
        return self.given.get((guest, nonce))

    def remember(self, guest: str | None, nonce: str | None, answer: PlainDict) -> None:
        if guest and nonce:
            self.given[guest, nonce] = answer
            if len(self.given) > MOST_IN_MEMORY:
                del self.given[next(iter(self.given))]

    def remember_move(self, move: MoveRow) -> None:
        self.remember(move.guest, move.nonce, {"type": "done", "version": move.number})
