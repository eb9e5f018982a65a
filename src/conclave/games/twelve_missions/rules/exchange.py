"""Two seats swap what they were dealt: scroll 13, missions 20 and 21."""

from conclave.games.twelve_missions.rules.facts import SWAPPED
from conclave.games.twelve_missions.rules.state import Table


def exchange(table: Table, one: int, other: int) -> None:
    hands = table.hands
    table.facts.append((SWAPPED, one, other, hands[one], hands[other]))
    hands[one], hands[other] = hands[other], hands[one]
    if table.plain:
        return
    table.up[one], table.up[other] = table.up[other], table.up[one]
    table.down[one], table.down[other] = table.down[other], table.down[one]
    table.covers[one], table.covers[other] = table.covers[other], table.covers[one]
