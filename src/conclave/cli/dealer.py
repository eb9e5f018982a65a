"""The dealer of games that are played in a terminal: luck that can be checked afterwards."""

import json
from hashlib import sha256
from pathlib import Path
from secrets import token_hex

from conclave.cli.refusals import BadUsage
from conclave.core.fair_play import new_seed
from conclave.core.game import Game
from conclave.core.match import Match, new_table_match
from conclave.core.options import Options
from conclave.core.record import Record

NONCE_BYTES = 8


class Dealt:
    """A game with the dealer's seed, which goes into the record when the game is over."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int | None) -> None:
        self.secret = new_seed() if seed is None else _from_number(seed, "dealer")
        nonces = [
            token_hex(NONCE_BYTES)
            if seed is None
            else _from_number(seed, f"seat {seat}")[: 2 * NONCE_BYTES]
            for seat in range(seats)
        ]
        self.match: Match = new_table_match(game, seats, options, self.secret, nonces)

    def reveal(self) -> Record:
        self.match.record.seed = self.secret
        return self.match.record


def _from_number(seed: int, whose: str) -> str:
    """The same for the same number on every machine."""
    return sha256(f"conclave {seed} {whose}".encode()).hexdigest()


def write_record(record: Record, file: Path) -> None:
    """As JSON that a person can read too: a line for each field and for each move."""
    fields = {name: json.dumps(value) for name, value in record.dump().items()}
    moves = ",\n".join(f"  {json.dumps(said.dump())}" for said in record.moves)
    fields["moves"] = f"[\n{moves}\n ]"
    lines = ",\n".join(f' "{name}": {text}' for name, text in fields.items())
    try:
        file.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    except OSError as error:
        raise BadUsage("cli-cannot-write", {"file": str(file)}) from error
