"""What a face-down hex may be: counted from what is left of its pile, so exact."""

from typing import Final

from conclave.core.messages import Message
from conclave.core.odds import Odds
from conclave.games.archmage.box.coordinates import BACKS, HEXES
from conclave.games.archmage.box.terrain import KIND_WORDS, KINDS
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.state import Table

HIDDEN_BACKS: Final = "wo"
"""Wilderness and Outposts: what lies face down shows which of the two it is."""


def hidden_hexes(table: Table, back: str) -> list[int]:
    """The face-down hexes with that back."""
    return [hex for hex in range(HEXES) if BACKS[hex] == back and not table.shown & BIT[hex]]


def hidden_kinds(table: Table, back: str) -> list[int]:
    """How many of them are of each kind, as anybody can count: which lies where is not asked."""
    counts = [0] * KINDS
    for hex in hidden_hexes(table, back):
        counts[table.tiles[hex]] += 1
    return counts


def odds(table: Table) -> list[Odds]:
    """For every face-down hex what it may be, the likeliest first."""
    found: list[Odds] = []
    for back in HIDDEN_BACKS:
        hexes = hidden_hexes(table, back)
        counts = hidden_kinds(table, back)
        kinds = [kind for kind in range(KINDS) if counts[kind]]
        kinds.sort(key=lambda kind: (-counts[kind], kind))
        for hex in hexes:
            word = table.layout.words[hex]
            for kind in kinds:
                what = Message(
                    "archmage-odds-hex",
                    {
                        "kind": KIND_WORDS[kind],
                        "hex": word,
                        "count": counts[kind],
                        "total": len(hexes),
                    },
                )
                found.append(Odds(word, what, counts[kind] / len(hexes)))
    return found
