"""Files that name bots from outside."""

from pathlib import Path

import pytest

from conclave.bots.levels import CHOSEN_BY

FOLDER = Path(__file__).parent
MODULE = "strangers_at_the_door"
"""Under another name than its own: found beside the file, not among the tests."""


def name_bots(folder: Path, **entries: str) -> Path:
    """A file with those bots of ``guests.py``, all of them for Abracada and Archmage."""
    (folder / f"{MODULE}.py").write_text((FOLDER / "guests.py").read_text())
    file = folder / "bots.toml"
    file.write_text(
        "".join(
            f'[{name}]\nlabel = "{name.title()} & Co"\ngames = ["abracada", "archmage"]\n'
            f'entry = "{MODULE}:{entry}"\nmemory = 512\n\n'
            for name, entry in entries.items()
        )
    )
    return file


def let_in(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.setenv(CHOSEN_BY, str(file))
