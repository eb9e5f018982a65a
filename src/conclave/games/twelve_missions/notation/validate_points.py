"""Whether the sheet, the points and the missions of a restored position add up (M11, M15)."""

from typing import TypeAlias

from conclave.core.fields import impossible
from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.notation.validate_scroll import FREE_POINTS, check_with_mission
from conclave.games.twelve_missions.rules.missions.book import MISSIONS
from conclave.games.twelve_missions.rules.missions.tally import Tally
from conclave.games.twelve_missions.rules.phases import OVER
from conclave.games.twelve_missions.rules.scrolls.book import SCROLLS, scroll_of
from conclave.games.twelve_missions.rules.scrolls.more_scrolls import POINTS_AT_ONCE
from conclave.games.twelve_missions.rules.state import SheetRow, Table

Sums: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], int]
"""By seat the points of missions, and those of them that were lost; how often scroll 17 paid."""


def validate_points(table: Table) -> None:
    _check_parts(table)
    _check_missions(table)
    _check_rows(table)
    if _told_from_the_first(table):
        _check_sums(table)


def _finished(table: Table) -> int:
    """How many rounds are over."""
    return table.round if table.phase == OVER else table.round - 1


def _told_from_the_first(table: Table) -> bool:
    """Whether the sheet leaves out no round."""
    return len(table.sheet) == _finished(table)


def _check_parts(table: Table) -> None:
    paid = sum(table.bonus)
    for seat in range(table.seats):
        missions, scrolls = table.mission_points[seat], table.scroll_points[seat]
        if table.points[seat] != missions + scrolls:
            raise impossible(f"points.{seat}", "twelve_missions-points-add-up")
        if missions + table.lost[seat] < 0:
            raise impossible(f"lost.{seat}", "twelve_missions-lost-at-least", {"count": -missions})
        if table.bonus[seat] and (
            table.bonus[seat] != paid or paid != POINTS_AT_ONCE or FREE_POINTS not in table.used
        ):
            raise impossible(f"bonus.{seat}", "twelve_missions-bonus-of-17")
        if table.effect.number == FREE_POINTS and not table.bonus[table.effect_seat]:
            raise impossible(f"bonus.{table.effect_seat}", "twelve_missions-bonus-of-copy")
        if scrolls < table.bonus[seat]:
            raise impossible(f"scroll_points.{seat}", "twelve_missions-bonus-counted")


def _check_rows(table: Table) -> None:
    """Rows of the last finished rounds, in order, each as it could have ended."""
    finished = _finished(table)
    if len(table.sheet) > finished:
        raise impossible("sheet", "twelve_missions-sheet-rounds", {"count": finished})
    effects = [table.effect.number] if table.scroll and table.phase != OVER else []
    for at, row in enumerate(table.sheet):
        field = f"sheet.{at}"
        if row.round != finished - len(table.sheet) + at + 1:
            raise impossible(f"{field}.round", "twelve_missions-rounds-in-order")
        if row.dominant != table.variant.edition.dominant[row.round - 1]:
            raise impossible(f"{field}.dominant", "twelve_missions-dominant-of-sheet")
        if row.scroll:
            effects.append(row.scroll)
            _check_effect(table, row, f"{field}.scroll")
        _check_taken(table, row, field)
    if table.sheet and table.phase == OVER:
        _check_last_row(table, table.sheet[-1], f"sheet.{len(table.sheet) - 1}")
    again = len(effects) - len(set(effects)) + (1 if FREE_POINTS in effects else 0)
    if again > sum([SCROLLS[used].copies for used in table.used]):
        raise impossible("sheet", "twelve_missions-scroll-again")


def _check_last_row(table: Table, row: SheetRow, field: str) -> None:
    """The tricks of the last round still lie there when the game is over. Which cards are in them
    is left alone: whoever imagines the end does not look them up on the sheet."""
    if row.tricks != table.tricks:
        raise impossible(f"{field}.tricks", "twelve_missions-row-of-last-round")
    if row.scroll != table.effect.number:
        raise impossible(f"{field}.scroll", "twelve_missions-row-of-last-round")


def _check_effect(table: Table, row: SheetRow, field: str) -> None:
    scroll = scroll_of(table.variant.version, row.scroll)
    if row.scroll not in table.used or not scroll.may_be_copied:
        raise impossible(field, "twelve_missions-scroll-activated")
    check_with_mission(field, row.scroll, MISSIONS[row.mission])


def _check_taken(table: Table, row: SheetRow, field: str) -> None:
    mission = MISSIONS[row.mission]
    most = mission.dealt() - mission.lost
    if sum(row.tricks) > most:
        raise impossible(f"{field}.tricks", "twelve_missions-too-many-tricks", {"count": most})
    seen = 0
    for seat, taken in enumerate(row.taken):
        if taken.bit_count() != table.seats * row.tricks[seat] or taken & seen:
            raise impossible(f"{field}.taken.{seat}", "twelve_missions-taken-in-tricks")
        seen |= taken


def _check_missions(table: Table) -> None:
    """M4: no mission comes twice."""
    gone: list[int] = []
    for at, row in enumerate(table.sheet):
        if row.mission in gone or row.mission not in table.variant.missions:
            once = {"mission": row.mission}
            raise impossible(f"sheet.{at}.mission", "twelve_missions-mission-once", {**once})
        gone.append(row.mission)
    number = table.mission.number
    current = gone[-1:] == [number] if table.phase == OVER else number not in gone
    if table.sheet and not current:
        raise impossible("mission", "twelve_missions-mission-once", {"mission": number})
    rest = [
        mission for mission in table.variant.missions if mission not in gone and mission != number
    ]
    few = len(rest) if _told_from_the_first(table) else table.variant.rounds - table.round
    if len(table.missions) < few or any(mission not in rest for mission in table.missions):
        raise impossible("missions", "twelve_missions-missions-left")


def _check_sums(table: Table) -> None:
    """What the rows give is what the seats have."""
    zeros = (0,) * table.seats
    reached: set[Sums] = {(zeros, zeros, 0)}
    for at, row in enumerate(table.sheet):
        further = {
            (
                _plus(points, gains),
                _plus(lost, [max(0, -gain) for gain in gains]),
                paid + bonus,
            )
            for gains, bonus in _gains(table, row)
            for points, lost, paid in reached
        }
        if not further:
            raise impossible(f"sheet.{at}.gains", "twelve_missions-gains-of-mission")
        reached = further
    open_bonus = 0 if table.phase == OVER else (1 if any(table.bonus) else 0)
    paid = 1 if FREE_POINTS in table.used else 0
    paid += sum([row.scroll == FREE_POINTS for row in table.sheet])
    if table.phase != OVER and table.effect.number == FREE_POINTS:
        paid += 1
    totals = [sum([row.gains[seat] for row in table.sheet]) for seat in range(table.seats)]
    for seat, total in enumerate(totals):
        if table.phase != OVER:
            total += table.bonus[seat]
        if table.points[seat] != total:
            raise impossible(f"points.{seat}", "twelve_missions-points-of-sheet", {"points": total})
    wanted = (tuple(table.mission_points), tuple(table.lost), paid - open_bonus)
    if wanted in reached:
        return
    if any(points == wanted[0] and lost == wanted[1] for points, lost, _ in reached):
        raise impossible("used", "twelve_missions-bonus-of-17")
    if any(points == wanted[0] for points, _, _ in reached):
        raise impossible("lost", "twelve_missions-lost-of-sheet")
    raise impossible("mission_points", "twelve_missions-parts-of-sheet")


def _plus(ones: tuple[int, ...], others: list[int]) -> tuple[int, ...]:
    return tuple([one + other for one, other in zip(ones, others, strict=True)])


def _gains(table: Table, row: SheetRow) -> list[tuple[list[int], int]]:
    """What the mission alone may have given each seat, so that the row comes out; and whether
    scroll 17 paid somebody. The row does not tell whose scroll it was, so each seat is tried."""
    found: list[tuple[list[int], int]] = []
    scroll = SCROLLS[row.scroll]
    for owner in range(table.seats) if row.scroll else [NONE]:
        for shift in (-1, 0, 1) if scroll.recounts else (0,):
            paid_to = (owner,) if row.scroll == FREE_POINTS else (NONE, *range(table.seats))
            for lucky in paid_to:
                gains = row.gains[:]
                if lucky != NONE:
                    gains[lucky] -= POINTS_AT_ONCE
                if owner != NONE:
                    gains[owner] -= scroll.points(row.tricks[owner])
                paid = 0 if lucky == NONE else 1
                if _given(table, row, gains, owner, shift) and (gains, paid) not in found:
                    found.append((gains, paid))
    return found


def _given(table: Table, row: SheetRow, gains: list[int], owner: int, shift: int) -> bool:
    """Whether the mission gives just that."""
    tricks = row.tricks[:]
    if shift:
        tricks[owner] += shift
        if tricks[owner] < 0:
            return False
    mission, scroll = MISSIONS[row.mission], SCROLLS[row.scroll]
    worth = mission.worth(table.variant.edition)
    for seat, gain in enumerate(gains):
        # How many small tricks there were, the row does not tell.
        fitting = False
        for small in range(tricks[seat] + 1 if mission.small_tricks else 1):
            tally = Tally(worth, tricks, row.taken, [small] * table.seats, table.variant.sums)
            given = mission.score(tally, seat)
            fitting = fitting or gain == (scroll.gained(given) if seat == owner else given)
        if not fitting:
            return False
    return True
