"""A table for people who were found to want the same: it begins by itself."""

from random import Random

from conclave.core.game import AnyGame
from conclave.server import seating
from conclave.server.clocks.choice import give_time
from conclave.server.clocks.running import settle
from conclave.server.codes import new_code
from conclave.server.luck import Given
from conclave.server.ratings.terms import lay_for_rating
from conclave.server.seeking.pairing import Company, Seeker
from conclave.server.storage.rows import OPEN
from conclave.server.storage.tables import StoredTable


def lay(company: Company, game: AnyGame, random: Random, now: float) -> StoredTable:
    """Seats are drawn. Whoever has waited longest is the host, and says how good the bots are."""
    host = company.people[0]
    order: list[Seeker | None] = [*company.people]
    order += [None] * (company.size - len(company.people))
    random.shuffle(order)
    kinds = [
        seating.ME if one is host else host.wish.level if one is None else OPEN for one in order
    ]
    options = company.terms.options
    table = seating.lay_table(
        new_code(), game, options, "", False, kinds, host.guest, Given("", host.wish.hash)
    )
    for number, one in enumerate(order):
        if one is not None and one is not host:
            seating.sit(table, one.guest, number, Given("", one.wish.hash))
    if company.terms.rated:
        lay_for_rating(table, game)
    give_time(table, company.terms.clock, None)
    seating.start(table, host.guest.id, game)
    settle(table, now)
    return table
