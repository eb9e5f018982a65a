"""How much each address and each guest may still ask for."""

from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from conclave.server import metrics
from conclave.server.rate import CreditsByName
from conclave.server.refusals import NotFound, TooFast
from conclave.server.settings import Limits


class Quotas:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = CreditsByName(limits.requests)
        self.new_guests = CreditsByName(limits.guests)
        self.new_tables = CreditsByName(limits.tables)
        self.seeks = CreditsByName(limits.seeks)
        self.reports = CreditsByName(limits.reports)
        self.new_analyses = CreditsByName(limits.new_analyses)
        self.guesses = CreditsByName(limits.guesses)
        self.keys = CreditsByName(limits.keys)
        self.ceremonies = CreditsByName(limits.ceremonies)
        self.farewells = CreditsByName(limits.farewells)
        self.records = CreditsByName(limits.records)
        self.sockets: Counter[str] = Counter()
        self.seekers: Counter[str] = Counter()

    def spend_request(self, address: str) -> None:
        if not self.requests.spend(address):
            raise TooFast("too-fast")

    def spend_new_guest(self, address: str) -> None:
        if not self.new_guests.spend(address):
            raise TooFast("guests-too-fast")

    def spend_new_table(self, guest: str) -> None:
        if not self.new_tables.spend(guest):
            raise TooFast("tables-too-fast")

    def spend_seek(self, guest: str) -> None:
        if not self.seeks.spend(guest):
            raise TooFast("seeks-too-fast")

    def spend_report(self, address: str) -> None:
        if not self.reports.spend(address):
            raise TooFast("too-fast")

    def spend_new_analysis(self, address: str) -> None:
        if not self.new_analyses.spend(address):
            raise TooFast("analyses-too-fast")

    def spend_record(self, address: str) -> None:
        if not self.records.spend(address):
            raise TooFast("too-fast")

    def guess(self, address: str) -> AbstractContextManager[None]:
        """Whoever has named many tables that are not there is not told of any for a while."""
        return _trial(self.guesses, address, "guesses-too-fast")

    def try_key(self, address: str) -> AbstractContextManager[None]:
        """Whoever has tried many keys that fit nobody is not told of any for a while."""
        return _trial(self.keys, address, "keys-too-fast")

    def spend_ceremony(self, address: str) -> None:
        if not self.ceremonies.spend(address):
            raise TooFast("too-fast")

    def spend_farewell(self, address: str) -> None:
        if not self.farewells.spend(address):
            raise TooFast("too-fast")

    @contextmanager
    def socket_of(self, address: str) -> Iterator[None]:
        """Counts a socket of that address for as long as it is open."""
        if self.sockets[address] >= self.limits.sockets_of_address:
            raise TooFast("too-many-sockets")
        metrics.sockets.inc()
        try:
            with _counted(self.sockets, address):
                yield
        finally:
            metrics.sockets.dec()

    @contextmanager
    def seeker_of(self, address: str) -> Iterator[None]:
        """Counts somebody who looks for a game, for as long as they do."""
        if self.seekers[address] >= self.limits.seekers_of_address:
            raise TooFast("seekers-too-many", {"max": self.limits.seekers_of_address})
        with _counted(self.seekers, address):
            yield


@contextmanager
def _trial(credits: CreditsByName, address: str, refusal: str) -> Iterator[None]:
    """Paid for in advance, so that many at once are no cheaper than one after the other; what is
    found costs nothing."""
    if not credits.spend(address):
        raise TooFast(refusal)
    try:
        yield
    except NotFound:
        raise
    except BaseException:
        credits.give_back(address)
        raise
    credits.give_back(address)


@contextmanager
def _counted(counter: Counter[str], address: str) -> Iterator[None]:
    counter[address] += 1
    try:
        yield
    finally:
        counter[address] -= 1
        if not counter[address]:
            del counter[address]
