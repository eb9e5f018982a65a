"""The dealer of games without a server: luck that can be checked afterwards all the same."""

from hashlib import sha256
from secrets import token_hex

from conclave.core.game import AnyGame
from conclave.core.match import Match, new_table_match
from conclave.core.options import Options
from conclave.core.record import Record


class Dealt:
    """A game with the dealer's seed, which goes into the record when the game is over.

    The same ``seed`` deals the same game on every machine; without one it is a secret.
    """

    def __init__(
        self, game: AnyGame, seats: int, options: Options, seed: int | str | None = None
    ) -> None:
        known = token_hex() if seed is None else seed
        self.secret = _drawn_from(f"{known} dealer")
        nonces = [_drawn_from(f"{known} seat {seat}")[:16] for seat in range(seats)]
        self.match: Match = new_table_match(game, seats, options, self.secret, nonces)

    def reveal(self) -> Record:
        self.match.record.seed = self.secret
        return self.match.record


def _drawn_from(text: str) -> str:
    return sha256(f"conclave {text}".encode()).hexdigest()
