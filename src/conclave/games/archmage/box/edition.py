"""The figures of an edition: where the spells lie, what they do, the solo game's numbers."""

import os
from pathlib import Path
from typing import Final

from conclave.core.edition import EditionTable, read_edition
from conclave.games.archmage.box.spheres import ADVANCED, MASTER, SPELL_WORDS, SPHERES

PRINTED: Final = Path(__file__).parent / "edition.toml"
CHOSEN_BY: Final = "CONCLAVE_ARCHMAGE_EDITION"
"""The environment variable by which a host points to another file."""

AMOUNTS: Final = (
    *("quicken-points", "subjugate-followers", "vines-hexes", "vines-points", "transmute-relics"),
    *("decay-relics", "chasm-hexes", "chasm-followers", "wellspring-relics", "shadow-penalty"),
    *("time-stop-points", "upheaval-points"),
)
MOST: Final = 9
RANKS: Final = ("apprentice", "adept", "mage", "master", "archmage")


class Edition:
    def __init__(self, file: EditionTable) -> None:
        file.only(("ring", "enclaves", "relics", "advanced", "master", "amounts", "solo"))
        self.ring = file.choices("ring", 6, SPHERES)
        self.enclaves = file.choices("enclaves", 6, SPHERES)
        self.relics = [0, *file.numbers("relics", 3, 0, MOST)]
        """X4: by the distance of the planet."""
        self.spheres: list[list[int]] = [[sphere] for sphere in range(6)]
        """The spheres of each spell: its relics may pay for it (X9)."""
        self.parents: list[tuple[int, int]] = [(-1, -1)] * ADVANCED
        """The two places that overlap in the place of each spell above the fundamental ones."""
        self._read_advanced(file.table("advanced"))
        self._read_masters(file.table("master"))
        amounts = file.table("amounts")
        amounts.only(AMOUNTS)
        self.quicken_points = amounts.number("quicken-points", 1, MOST)
        self.subjugate_followers = amounts.number("subjugate-followers", 1, MOST)
        self.vines_hexes = amounts.number("vines-hexes", 1, MOST)
        self.vines_points = amounts.number("vines-points", 1, MOST)
        self.transmute_relics = amounts.number("transmute-relics", 1, MOST)
        self.decay_relics = amounts.number("decay-relics", 1, MOST)
        self.chasm_hexes = amounts.number("chasm-hexes", 1, MOST)
        self.chasm_followers = amounts.number("chasm-followers", 1, MOST)
        self.wellspring_relics = amounts.number("wellspring-relics", 1, MOST)
        self.shadow_penalty = amounts.number("shadow-penalty", 1, MOST)
        self.time_stop_points = amounts.number("time-stop-points", 1, MOST)
        self.upheaval_points = amounts.number("upheaval-points", 1, MOST)
        solo = file.table("solo")
        solo.only(("march", "hindrance", "quenched", "ranks"))
        self.march = solo.number("march", 1, MOST)
        self.hindrance = solo.number("hindrance", 1, MOST)
        self.quenched = solo.number("quenched", 1, MOST)
        self.ranks = solo.numbers("ranks", len(RANKS) - 1, 1, 99)
        if sorted(set(self.ranks)) != self.ranks:
            raise solo.refusal("ranks", "numbers that rise from each to the next")

    def _read_advanced(self, table: EditionTable) -> None:
        words = SPELL_WORDS[ADVANCED:MASTER]
        table.only(words)
        for word in words:
            spheres = self._in_ring_order(table.choices(word, 2, SPHERES))
            if not spheres or spheres in self.spheres:
                raise table.refusal(word, "two neighbours in the ring that no other spell has")
            self.spheres.append(spheres)
            self.parents.append((spheres[0], spheres[1]))

    def _read_masters(self, table: EditionTable) -> None:
        words = SPELL_WORDS[MASTER:]
        table.only(words)
        for word in words:
            spheres = self._in_ring_order(table.choices(word, 3, SPHERES))
            if not spheres or spheres in self.spheres:
                raise table.refusal(word, "three neighbours in the ring that no other spell has")
            self.parents.append((self.spheres.index(spheres[:2]), self.spheres.index(spheres[1:])))
            self.spheres.append(spheres)

    def _in_ring_order(self, spheres: list[int]) -> list[int]:
        """The same spheres as they follow each other in the ring; none if they do not."""
        for start in range(6):
            row = [self.ring[(start + step) % 6] for step in range(len(spheres))]
            if set(row) == set(spheres):
                return row
        return []

    def rank(self, points: int) -> str:
        """X16: what a result of these points is called."""
        return RANKS[sum([points >= least for least in self.ranks])]


def chosen_edition() -> Edition:
    """The host's own edition if there is one, else ours."""
    return load_edition(Path(os.environ.get(CHOSEN_BY) or PRINTED))


def load_edition(path: Path) -> Edition:
    """The edition in that file. A malformed one is refused with the line and the reason."""
    return Edition(read_edition(path))
