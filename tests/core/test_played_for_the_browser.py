"""The record that the browser's own check is tested with fits by the rules as well."""

import json
from pathlib import Path

from conclave.catalogue import load_game
from conclave.core.match import verify
from conclave.core.record import read_record

PLAYED = Path(__file__).parents[2] / "web" / "src" / "fairness" / "played.json"


def test_the_browser_is_tested_with_a_true_record() -> None:
    record = read_record(json.loads(PLAYED.read_text(encoding="utf-8")))
    match = verify(load_game(record.game), record)
    assert match.state.over()
    assert match.limits == record.limits
    assert (record.replaced, record.openly) == ([1], [3])
