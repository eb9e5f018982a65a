"""An instinct in a file: its card, and its weights in runs without many zeros between them."""

import json
from pathlib import Path

from conclave.core.errors import ConclaveError
from conclave.core.fields import Fields
from conclave.core.instinct import Instinct
from conclave.core.plain import Plain

GAP = 3
"""So many zeros are not worth writing."""


class BadInstinct(ConclaveError):
    """What was read is no instinct, or not one for this game."""


class InstinctFields(Fields):
    def refusal(self, field: str) -> ConclaveError:
        return BadInstinct("instinct-bad-field", {"field": field})


def read_instinct(file: Path, places: int) -> Instinct:
    """An instinct for a game whose traits have so many places."""
    try:
        dumped: Plain = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise BadInstinct("instinct-unreadable", {"file": str(file)}) from None
    fields = InstinctFields(dumped)
    if fields.int_in("places", 0, places) != places:
        raise fields.refusal("places")
    weights = [0] * places
    for run in fields.int_lists("runs"):
        if not run or run[0] < 0 or run[0] + len(run) - 1 > places:
            raise fields.refusal("runs")
        weights[run[0] : run[0] + len(run) - 1] = run[1:]
    return Instinct(weights, fields.mapping("card"))


def write_instinct(instinct: Instinct, file: Path) -> None:
    """A line for each run of weights: the place of the first, then all of them."""
    lines = ",\n".join([json.dumps(run, separators=(",", ":")) for run in runs(instinct.weights)])
    card = json.dumps(instinct.card)
    places = len(instinct.weights)
    written = f'{{"card": {card},\n"places": {places},\n"runs": [\n{lines}\n]}}\n'
    file.write_text(written, encoding="utf-8")


def runs(weights: list[int]) -> list[list[int]]:
    found: list[list[int]] = []
    zeros = GAP
    for place, weight in enumerate(weights):
        if not weight:
            zeros += 1
            continue
        if zeros >= GAP:
            found.append([place])
        else:
            found[-1] += [0] * zeros
        found[-1].append(weight)
        zeros = 0
    return found
