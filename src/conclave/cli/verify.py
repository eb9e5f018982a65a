"""``conclave verify``: every shuffle and roll of a finished game again, from its revealed seed."""

import argparse
from pathlib import Path

from conclave.catalogue import load_game
from conclave.cli.arguments import Parser
from conclave.cli.record_file import read_file, record_in
from conclave.core.errors import BadRecord, ConclaveError, Parameters
from conclave.core.forfeits import LATE, REPLACED, RESIGNED
from conclave.core.match import Match, verify
from conclave.core.record import Record
from conclave.texts import explain, say

FORFEITED = {
    LATE: "cli-verify-late",
    RESIGNED: "cli-verify-resigned",
    REPLACED: "cli-verify-replaced-seat",
}

FITS = 0
DOES_NOT_FIT = 1


def declare(parser: Parser) -> None:
    parser.take("file", Path, metavar="FILE")


def run(chosen: argparse.Namespace) -> int:
    file: Path = chosen.file
    written = read_file(file)
    try:
        match = _verified(written)
    except ConclaveError as error:
        print(say("cli-verify-refused", {"file": file.name, "why": _why(error)}))
        return DOES_NOT_FIT
    record = match.record
    draws = len(record.deal) + sum(len(said.draws) for said in record.moves)
    figures: Parameters = {
        "file": file.name,
        "game": say(f"game-{record.game}"),
        "seats": record.seats,
        "moves": len(record.moves),
        "draws": draws,
    }
    print(say("cli-verify-fits", figures))
    for line in _luck(record):
        print(line)
    if record.practice:
        print(say("cli-verify-practice"))
    for forfeit in record.forfeits:
        print(say(FORFEITED[forfeit.how], {"number": forfeit.seat, "after": forfeit.after}))
    if record.adjudicated:
        print(say("cli-verify-adjudicated"))
    return FITS


def _luck(record: Record) -> list[str]:
    """What is known of where the players' luck came from."""
    if not record.hashes:
        return [say("cli-verify-no-hashes")]
    shown = {seat for seat, shown in enumerate(record.hashes) if shown}
    kinds = {
        "cli-verify-revealed": sorted(shown.difference(record.replaced, record.openly)),
        "cli-verify-openly": record.openly,
        "cli-verify-replaced": record.replaced,
    }
    return [
        say(id, {"count": len(seats), "seats": ", ".join(str(seat) for seat in seats)})
        for id, seats in kinds.items()
        if seats
    ]


def _verified(written: bytes) -> Match:
    record = record_in(written)
    match = verify(load_game(record.game), record)
    if not match.over():
        raise BadRecord("record-unfinished")
    return match


def _why(error: ConclaveError) -> str:
    """The reason, and the reason of the reason: why that sentence could not have been said."""
    text = explain(error)
    if error.id == "record-move-refused" and isinstance(error.__cause__, ConclaveError):
        return f"{text} {explain(error.__cause__)}"
    return text
