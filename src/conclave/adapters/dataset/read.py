"""Reads a dataset again."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from conclave.adapters.dataset.plan import NPZ, BadDataset
from conclave.adapters.dataset.play import Columns
from conclave.adapters.dataset.write import CARD
from conclave.core.plain import Plain, PlainDict
from conclave.core.record import Record, read_record


class Dataset:
    """A folder that ``conclave dataset`` has written.

    ``dataset.parts()`` gives the rows part by part, ``dataset.batches(256, seed=1)`` a shuffled
    batch at a time, ``dataset.records()`` the games themselves.
    """

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        if not (self.folder / CARD).exists():
            raise BadDataset("dataset-none-there", {"folder": str(folder)})
        self.card: PlainDict = json.loads((self.folder / CARD).read_text(encoding="utf-8"))

    def parts(self) -> Iterator[Columns]:
        for file in sorted(self.folder.glob(f"part-*.{self.card['form']}")):
            yield _read(file)

    def batches(self, size: int, seed: int = 0) -> Iterator[Columns]:
        """Every row once, shuffled within its part; the last batch of a part may be smaller."""
        luck = np.random.default_rng(seed)
        for part in self.parts():
            order = luck.permutation(len(part["action"]))
            for first in range(0, len(order), size):
                chosen = order[first : first + size]
                yield {name: column[chosen] for name, column in part.items()}

    def records(self) -> Iterator[Record]:
        for file in sorted(self.folder.glob("records-*.jsonl")):
            for line in file.read_text(encoding="utf-8").splitlines():
                dumped: Plain = json.loads(line)
                yield read_record(dumped)


def _read(file: Path) -> Columns:
    if file.suffix == f".{NPZ}":
        with np.load(file, allow_pickle=False) as read:
            return dict(read)
    from pyarrow import parquet

    table = parquet.read_table(file)
    columns: Columns = {}
    for name in table.column_names:
        column = table.column(name).combine_chunks()
        if hasattr(column.type, "list_size"):
            columns[name] = column.flatten().to_numpy().reshape(-1, column.type.list_size)
        else:
            columns[name] = column.to_numpy()
    return columns
