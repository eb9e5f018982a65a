"""What a seat has come to (X11, X12)."""

from conclave.core.state import Standing, rank
from conclave.games.archmage.box.spheres import ADVANCED, MASTER, SPELL_POINTS, SPELLS
from conclave.games.archmage.box.terrain import WILDERNESS
from conclave.games.archmage.rules.state import Table


def tally(table: Table, seat: int) -> tuple[int, ...]:
    """Fundamental, advanced and master spells, points for land, corruption; then for ties:
    apprentices and followers on the map. A spell counts if an apprentice stands in its place."""
    base = seat * SPELLS
    places = table.apprentices[base : base + SPELLS]
    spells = [1 if count else 0 for count in places]
    corruption = sum(table.corrupt[base + ADVANCED : base + SPELLS])
    return (
        sum(spells[:ADVANCED]),
        sum(spells[ADVANCED:MASTER]),
        sum(spells[MASTER:]),
        sum([land_points(table, seat, kind) for kind in WILDERNESS]),
        corruption,
        sum(places),
        table.followers_on_map(seat),
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
