"""Where a mage can walk, even past something in the way, and the route it takes.

``Table.reach`` answers the plain question; what is here serves spells, views and the log.
"""

from conclave.games.five_seals.rules.state import Table


def reach_past(table: Table, seat: int, doorways: list[int]) -> int:
    """The areas that a mage can walk into if it may pass any one of these doorways, each of which
    it can walk up to."""
    found = table.sides(table.mages[seat])
    for doorway in doorways:
        found |= table.sides(doorway)
    # The familiar may hold a way open on this side of the doorways or beyond them.
    return table.past_familiar(seat, table.past_familiar(seat, found))


def walk(table: Table, seat: int, spot: int, over: int) -> list[str]:
    """The doorways between the mage and a spot on a shortest way, the leapt one included.

    ``over`` is a doorway that may be passed although something is in the way, or NOWHERE.
    """
    dungeon = table.dungeon
    goals = {dungeon.one[spot], dungeon.two[spot]}
    start = table.mages[seat]
    came: dict[int, int] = {dungeon.one[start]: -1, dungeon.two[start]: -1}
    queue = list(came)
    for area in queue:
        if area in goals:
            return _trace(table, came, area)
        for doorway in range(dungeon.starts, dungeon.boxes):
            one, two = dungeon.one[doorway], dungeon.two[doorway]
            if area not in (one, two) or doorway == spot:
                continue
            if doorway == over or _is_open(table, seat, doorway):
                further = two if area == one else one
                if further not in came:
                    came[further] = doorway
                    queue.append(further)
    return []


def _trace(table: Table, came: dict[int, int], area: int) -> list[str]:
    way: list[str] = []
    while came[area] >= 0:
        doorway = came[area]
        way.append(table.dungeon.words[doorway])
        one, two = table.dungeon.one[doorway], table.dungeon.two[doorway]
        area = two if area == one else one
    return way[::-1]


def _is_open(table: Table, seat: int, doorway: int) -> bool:
    """F11: no token, and no other seat's figure."""
    if table.lying[doorway]:
        return False
    for other in range(table.seats):
        if other != seat and doorway in (table.mages[other], table.familiars[other]):
            return False
    return True
