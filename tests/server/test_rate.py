import time

from conclave.server.rate import Credits, CreditsByName
from conclave.server.settings import Rate


def test_credits_are_spent_and_earned_again() -> None:
    credits = Credits(Rate(3, 1000))
    assert [credits.spend() for _ in range(3)] == [True] * 3
    time.sleep(0.01)
    assert credits.spend()
    many = CreditsByName(Rate(1, 0), remembered=2)
    assert many.spend("a")
    assert not many.spend("a")
    assert many.spend("b")
    assert many.spend("c")
    assert many.spend("a"), "forgotten, because two others came since"
