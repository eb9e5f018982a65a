"""A server that deals the positions it is told to: ``python -m`` with a folder.

Everything else about it is real. A game is dealt as the file ``<slug>.json`` of that folder says,
or as ever where there is none."""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

from conclave.catalogue import SLUGS, load_game
from conclave.core.chance import Chance, FastChance
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.state import State
from conclave.server.serving import serve
from conclave.server.settings import settings_from
from tests.server.running import GENEROUS, OwnProcess
from tests.server.settled_luck import settled_luck


class Dealer(OwnProcess):
    """That server in a process of its own."""

    module = "tests.web.dealt"

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder / "conclave.sqlite3"))
        self.folder = folder

    def arguments(self) -> list[str]:
        return [str(self.folder)]

    def deals(self, slug: str, position: State) -> None:
        (self.folder / f"{slug}.json").write_text(json.dumps(position.dump()))


def come_to_round(number: int, slug: str, seats: int, options: Options) -> State:
    """Where random moves lead when that round begins."""
    game, chance = load_game(slug), FastChance(1)
    state = game.start(seats, options, chance)
    while game.round_of(state) < number:
        assert not state.over(), f"there was no round {number}"
        state.play_any(chance)
    return state


def _deal_from(folder: Path, game: AnyGame) -> None:
    file = folder / f"{game.slug}.json"
    usual = game.deal

    def deal(seats: int, options: Options, chance: Chance) -> State:
        if file.is_file():
            return game.restore(json.loads(file.read_text()))
        return usual(seats, options, chance)

    patch.object(game, "deal", deal).start()


if __name__ == "__main__":
    for slug in SLUGS:
        _deal_from(Path(sys.argv[1]), load_game(slug))
    with settled_luck():
        serve(replace(settings_from(os.environ), port=0, limits=GENEROUS))
