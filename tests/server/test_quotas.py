import pytest

from conclave.server.quotas import Quotas
from conclave.server.refusals import TooFast
from conclave.server.settings import Limits, Rate


def test_the_sockets_that_an_address_has_open_are_limited() -> None:
    quotas = Quotas(Limits(sockets_of_address=2))
    with quotas.socket_of("here"), quotas.socket_of("here"):
        with pytest.raises(TooFast), quotas.socket_of("here"):
            raise AssertionError("a third one was opened")
        with quotas.socket_of("elsewhere"):
            pass
    with quotas.socket_of("here"):
        assert quotas.sockets == {"here": 1}


def test_each_kind_of_wish_has_a_rate_of_its_own() -> None:
    once = Rate(1, 0)
    quotas = Quotas(Limits(requests=once, guests=once, tables=once))
    for spend in (quotas.spend_request, quotas.spend_new_guest, quotas.spend_new_table):
        spend("nox")
        with pytest.raises(TooFast):
            spend("nox")
        spend("ines")
