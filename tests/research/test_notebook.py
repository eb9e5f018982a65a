"""The notebook runs from its first cell to its last."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "examples" / "from_data_to_a_table.ipynb"
SECONDS = 900
"""For a cell that hangs."""


# Of Jupyter's own, not ours to mend.
@pytest.mark.filterwarnings("ignore")
def test_data_become_a_bot_that_beats_random_play_and_sits_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONCLAVE_NOTEBOOK", str(tmp_path))
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "kept without its results"
    NotebookClient(notebook, timeout=SECONDS, kernel_name="python3").execute()
    said = "".join(
        output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", [])
    )
    print(said)
    assert "against random:" in said
    assert "the bot made" in said
