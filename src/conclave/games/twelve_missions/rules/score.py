"""Points: of a round (M11), and of the whole game (M15, M16)."""

from typing import Final

from conclave.core.compiled import i64
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict, plain_ints
from conclave.core.state import NOBODY, Standing, rank
from conclave.games.twelve_missions.rules.deal import NO_CARDS
from conclave.games.twelve_missions.rules.missions.cards import SMALL_TRICK
from conclave.games.twelve_missions.rules.missions.tally import Tally, sum_of_values
from conclave.games.twelve_missions.rules.phases import OVER
from conclave.games.twelve_missions.rules.state import SheetRow, Table, with_more

UNUSED_SCROLL: Final = 2


def tally(table: Table, shift: int) -> Tally:
    """What the tricks come to; scroll 11 shifts the number of its owner's."""
    return tally_of(table, table.piles, shift)


def tally_of(table: Table, piles: list[int], shift: int) -> Tally:
    """The same with these cards in the tricks."""
    tricks = table.tricks
    if shift:
        tricks = with_more(tricks, table.effect_seat, shift)
    small = NO_CARDS[table.seats]
    if table.mission.small_tricks:
        small = small[:]
        for trick, owner in enumerate(table.owners):
            # M14: to the printed values mission 7 adds the cubes.
            if sum_of_values(piles[trick], table.variant.sums) + table.extras[trick] <= SMALL_TRICK:
                small[owner] += 1
    worth = table.mission.worth(table.variant.edition)
    taken = NO_CARDS[table.seats][:]
    for trick, owner in enumerate(table.owners):
        before: i64 = taken[owner]
        taken[owner] = before | piles[trick]
    return Tally(worth, tricks, taken, small, table.variant.sums)


def mission_gains(table: Table, counted: Tally) -> list[int]:
    """What the mission alone gives, as the scroll in force has it."""
    gains = [table.mission.score(counted, seat) for seat in range(table.seats)]
    owner = table.effect_seat
    if owner != NOBODY:
        gains[owner] = table.effect.gained(gains[owner])
    return gains


def close_round(table: Table, shift: int, told: Told) -> None:
    """The points go to the sheet."""
    counted = tally(table, shift)
    gains = mission_gains(table, counted)
    points = table.points[:]
    mission_points = table.mission_points[:]
    for seat, gain in enumerate(gains):
        if gain:
            points[seat] = points[seat] + gain
            mission_points[seat] = mission_points[seat] + gain
            if gain < 0:
                table.lost = with_more(table.lost, seat, -gain)
    table.points = points
    table.mission_points = mission_points
    total = gains
    owner = table.effect_seat
    extra = table.effect.points(table.tricks[owner]) if owner != NOBODY else 0
    if extra:
        table.points = with_more(points, owner, extra)
        table.scroll_points = with_more(table.scroll_points, owner, extra)
        total = with_more(total, owner, extra)
    if table.bonus is not NO_CARDS[table.seats]:
        total = [gain + table.bonus[seat] for seat, gain in enumerate(total)]
    row = SheetRow(
        table.round,
        table.mission.number,
        table.variant.edition.dominant[table.round - 1],
        total,
        table.tricks,
        counted.taken,
        table.effect.number,
    )
    table.sheet += (row,)
    if told is not None:
        _tell_gains(table, gains, total, told)


def _tell_gains(table: Table, of_mission: list[int], gains: list[int], told: list[Event]) -> None:
    params: PlainDict = {"round": table.round, "mission": table.mission.number}
    params["gains"] = plain_ints(gains)
    params["of_mission"] = plain_ints(of_mission)
    told.append(Event("twelve_missions-round-over", params, reveals=True))
    for seat, gain in enumerate(gains):
        id = "twelve_missions-loss" if gain < 0 else "twelve_missions-gain"
        told.append(Event(id, {"seat": seat, "points": abs(gain)}))


def unused(table: Table, seat: int) -> bool:
    return bool(table.scrolls[seat] or table.open_scrolls[seat])


def standings(table: Table) -> list[Standing]:
    own = own_scores(table)
    scores = shared_scores(table, own)
    ranks = rank(scores)
    return [
        Standing(seat, ranks[seat], scores[seat][0], _parts(table, seat, own))
        for seat in range(table.seats)
    ]


def places(table: Table) -> list[int]:
    """The same without what the points are made of."""
    return rank(shared_scores(table, own_scores(table)))


def own_scores(table: Table) -> list[tuple[int, int, int]]:
    """M15: points, then fewer negative ones, then no unused scroll. Until the game is over nobody's
    unread scrolls are counted: they are secret."""
    over = table.phase == OVER
    own: list[tuple[int, int, int]] = []
    for seat in range(table.seats):
        holds = over and unused(table, seat)
        bonus = UNUSED_SCROLL if holds else 0
        own.append((table.points[seat] + bonus, -table.lost[seat], -1 if holds else 0))
    return own


def shared_scores(table: Table, own: list[tuple[int, int, int]]) -> list[tuple[int, ...]]:
    """M16: of pairs, both together."""
    scores: list[tuple[int, ...]] = []
    for seat in range(table.seats):
        points, lost, holds_one = own[seat]
        if table.variant.pairs:
            partner = own[table.opposite(seat)]
            points += partner[0]
            lost += partner[1]
            holds_one = min(holds_one, partner[2])
        scores.append((points, lost, holds_one))
    return scores


def _parts(table: Table, seat: int, own: list[tuple[int, int, int]]) -> dict[str, int]:
    parts = {
        "missions": table.mission_points[seat],
        "scrolls": table.scroll_points[seat],
        "unused-scroll": own[seat][0] - table.points[seat],
    }
    if table.variant.pairs:
        parts["partner"] = own[table.opposite(seat)][0]
    return parts
