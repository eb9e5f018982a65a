"""What a long run has done so far, in a folder: it can be interrupted and taken up again."""

import json
from pathlib import Path

from conclave.core.errors import ConclaveError
from conclave.core.plain import PlainDict


class OtherRun(ConclaveError):
    """The folder holds what another run has done."""


class KeptLines:
    """A file with a line that says what is run, then one for each part of it, in any order. Without
    a folder nothing is kept."""

    def __init__(self, folder: Path | None, name: str, run: PlainDict, refusal: str) -> None:
        self.file = None if folder is None else folder / name
        self.lines: list[PlainDict] = []
        """Those that were there."""
        if folder is None or self.file is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        if self.file.exists():
            self._read(self.file, run, refusal)
        else:
            self.file.write_text(json.dumps(run) + "\n", encoding="utf-8")

    def _read(self, file: Path, run: PlainDict, refusal: str) -> None:
        whole = file.read_text(encoding="utf-8")
        if not whole.endswith("\n"):  # a line that was being written when it was interrupted
            whole = whole[: whole.rfind("\n") + 1]
            file.write_text(whole, encoding="utf-8")
        first, *lines = whole.splitlines() or [""]
        if not first or json.loads(first) != run:
            raise OtherRun(refusal, {"folder": str(file.parent)})
        self.lines = [json.loads(line) for line in lines]

    def add(self, line: PlainDict) -> None:
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")


def write_table(file: Path, rows: list[PlainDict]) -> None:
    """As Parquet, where pyarrow is installed."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        return
    parquet.write_table(pyarrow.Table.from_pylist(rows), file)
