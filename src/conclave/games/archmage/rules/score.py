"""What a seat has come to (X11, X12)."""

from typing import Final

from conclave.core.state import Standing, rank
from conclave.games.archmage.box.spheres import ADVANCED, MASTER, SPELL_POINTS, SPELLS
from conclave.games.archmage.box.terrain import WILDERNESS
from conclave.games.archmage.rules.state import Table

FUNDAMENTAL_SPELLS: Final = (1 << ADVANCED) - 1
ADVANCED_SPELLS: Final = (1 << MASTER) - (1 << ADVANCED)
MASTER_SPELLS: Final = (1 << SPELLS) - (1 << MASTER)
"""As masks."""


def tally(table: Table, seat: int) -> tuple[int, ...]:
    """Fundamental, advanced and master spells, points for land, corruption; then for ties:
    apprentices and followers on the map. A spell counts if an apprentice stands in its place."""
    land = 0
    if table.held[seat]:
        for kind in WILDERNESS:
            land += land_points(table, seat, kind)
    followers = table.followers_on_map(seat)
    taught = table.taught[seat]
    if not taught:
        return (0, 0, 0, land, 0, 0, followers)
    base = seat * SPELLS
    return (
        (taught & FUNDAMENTAL_SPELLS).bit_count(),
        (taught & ADVANCED_SPELLS).bit_count(),
        (taught & MASTER_SPELLS).bit_count(),
        land,
        sum(table.corrupt[base + ADVANCED : base + SPELLS]),
        sum(table.apprentices[base : base + SPELLS]),
        followers,
    )


def land_points(table: Table, seat: int, kind: int) -> int:
    """X11: 2 for more than anybody else, 1 for as many as exactly one other."""
    land = table.lands[kind]
    own = (table.held[seat] & land).bit_count()
    if not own:
        return 0
    level = 0
    for other, mask in enumerate(table.held):
        if other == seat:
            continue
        count = (mask & land).bit_count()
        if count > own:
            return 0
        if count == own:
            level += 1
    return 2 if level == 0 else 1 if level == 1 else 0


def points_of(score: tuple[int, ...]) -> int:
    fundamental, advanced, master = SPELL_POINTS
    return score[0] * fundamental + score[1] * advanced + score[2] * master + score[3] - score[4]


def standings(table: Table) -> list[Standing]:
    """X12: who has scored stands by that score; the others by what they would score now."""
    scores = [table.scores[seat] or tally(table, seat) for seat in range(table.seats)]
    places = rank([_by_rank(score) for score in scores])
    return [
        Standing(seat, places[seat], points_of(score), _parts(score))
        for seat, score in enumerate(scores)
    ]


def _by_rank(score: tuple[int, ...]) -> tuple[int, ...]:
    fundamental, advanced, master, _, _, apprentices, followers = score
    return (points_of(score), master, advanced, fundamental, apprentices, followers)


def _parts(score: tuple[int, ...]) -> dict[str, int]:
    fundamental, advanced, master = SPELL_POINTS
    return {
        "fundamental": score[0] * fundamental,
        "advanced": score[1] * advanced,
        "master": score[2] * master,
        "land": score[3],
        "corruption": -score[4],
    }
