"""A record as a file."""

import json
from pathlib import Path

from conclave.cli.refusals import BadUsage
from conclave.core.errors import BadRecord
from conclave.core.plain import Plain
from conclave.core.record import Record, read_record


def read_file(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        why = (error.strerror or "").lower()
        raise BadUsage("cli-cannot-read", {"file": str(file), "why": why}) from error


def record_in(written: bytes) -> Record:
    """BadRecord if it is none."""
    try:
        dumped: Plain = json.loads(written)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-not-json") from error
    return read_record(dumped)


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
