"""What nobody has seen: the face-down hexes, drawn anew from what is left of each pile."""

from conclave.core.chance import Chance
from conclave.games.archmage.box.coordinates import BACKS, HEXES
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.state import Table


def imagined_tiles(table: Table, chance: Chance) -> list[int]:
    """Wilderness lies where Wilderness lay and Outposts where Outposts lay: their backs differ."""
    tiles = table.tiles[:]
    for back in "wo":
        hidden = [hex for hex in range(HEXES) if BACKS[hex] == back and not table.shown & BIT[hex]]
        # Sorted first: what is imagined must not depend on what lies there in truth.
        urn = sorted([tiles[hex] for hex in hidden])
        chance.shuffle(urn)
        for hex, kind in zip(hidden, urn, strict=True):
            tiles[hex] = kind
    return tiles
