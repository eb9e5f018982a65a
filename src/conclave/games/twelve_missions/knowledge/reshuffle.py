"""What nobody has seen: missions and scrolls to come, cards undealt or face down."""

from conclave.core.chance import Chance
from conclave.games.twelve_missions.rules.state import Table


def unseen(table: Table) -> int:
    face_down = len(table.missions) + len(table.deck) + len(table.undealt)
    if not table.plain:
        for stack in table.down:
            face_down += len(stack)
    return face_down


def lay_anew(table: Table, chance: Chance) -> None:
    """Undealt cards and those that lie face down in front of the seats are one pack to all. Sorted
    first: what comes of it must not depend on how they lie now."""
    table.missions = _mixed(table.missions, chance)
    table.deck = _mixed(table.deck, chance)
    if table.plain:
        table.undealt = _mixed(table.undealt, chance)
        return
    pack = table.undealt[:]
    for stack in table.down:
        pack += stack
    pack = _mixed(pack, chance)
    table.undealt = [pack.pop() for _ in table.undealt]
    for seat, stack in enumerate(table.down):
        if stack:
            table.down[seat] = tuple([pack.pop() for _ in stack])


def _mixed(pile: list[int], chance: Chance) -> list[int]:
    mixed = sorted(pile)
    chance.shuffle(mixed)
    return mixed
