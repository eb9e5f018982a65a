"""What a net is shown of a position: whole numbers that are on the table for all to see.

Nothing of the land that lies face down is in them, except how much of it there is.
"""

from typing import Final

from conclave.core.net import Figures
from conclave.games.archmage.bot.features import FEATURES, features
from conclave.games.archmage.box.spheres import SPELLS
from conclave.games.archmage.rules.score import points_of, tally
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.turn import planets_left
from conclave.games.archmage.rules.variant import LONG, MOST_SEATS

OWN_FEATURES: Final = FEATURES[1:-2]
"""But for the constant and the number of seats, which are the table's."""
MOST_RELICS: Final = 8
MOST_APPRENTICES: Final = 3


def figures(table: Table) -> Figures:
    return Figures(
        _table_figures(table), [_seat_figures(table, seat) for seat in range(table.seats)]
    )


def _table_figures(table: Table) -> list[int]:
    found = [0] * (LONG + MOST_SEATS + 1)
    found[planets_left(table, table.turn)] = 1
    found[LONG + table.seats - 1] = 1
    found[-1] = table.shown.bit_count()
    return found


def _seat_figures(table: Table, seat: int) -> list[int]:
    # Whose turn it is, or how soon.
    found = [0] * MOST_SEATS
    found[(seat - table.turn) % table.seats] = 1
    for feature in features(table, seat)[1:-2]:
        found.append(int(feature))
    for have in table.relics[6 * seat : 6 * seat + 6]:
        found.append(min(have, MOST_RELICS))
        found.append(have & 1)
    taught = table.taught[seat]
    for spell in range(SPELLS):
        found.append(min(table.apprentices[SPELLS * seat + spell], MOST_APPRENTICES))
        found.append(taught >> spell & 1)
    held = table.held[seat]
    for land in table.lands:
        found.append((held & land).bit_count())
    score = table.scores[seat]
    found += [
        table.company[seat],
        table.supply[seat],
        table.known[seat].bit_count(),
        table.skinned >> seat & 1,
        planets_left(table, seat),
        1 if score else 0,
        max(0, points_of(score or tally(table, seat))),
    ]
    return found
