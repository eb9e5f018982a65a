"""The position in docs/rules/five-seals.md is one."""

import json
import re
from pathlib import Path

from conclave.games.five_seals.game import GAME

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "five-seals.md").read_text(encoding="utf-8")


def test_the_position_in_the_rules_can_be_restored_and_played() -> None:
    written = re.search(r"```json\n(.*?)```", TEXT, re.DOTALL)
    assert written is not None
    position = GAME.restore(json.loads(written[1]))
    assert GAME.sentences(position) == ["break h1a fire.2", "break a1 fire.2", "cast binding"]
