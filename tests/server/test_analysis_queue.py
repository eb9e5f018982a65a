"""Whose analysis comes next: guests take turns, each guest's own games in their order."""

import pytest

from conclave.server.analysis_queue import ahead_of, in_turn, next_in_turn
from conclave.server.storage.analyses import QUEUED, RUNNING, Unfinished


def queue(*described: str) -> list[Unfinished]:
    """“nox running” and “nox queued”, in the order in which they were asked for."""
    return [
        Unfinished(str(at), None, guest, state, float(at), 100.0 if state == RUNNING else None)
        for at, (guest, state) in enumerate(words.split() for words in described)
    ]


@pytest.mark.parametrize(
    ("asked", "order", "following"),
    [
        (queue("nox queued", "nox queued", "ines queued"), "021", "0"),
        (queue("nox running", "nox queued", "nox queued", "ines queued"), "0312", "3"),
        (queue("nox running", "nox queued"), "01", None),
        (
            queue("a queued", "a queued", "a queued", "b queued", "b queued", "c queued"),
            "035142",
            "0",
        ),
        (queue("nox queued", "ines running"), "10", "0"),
        ([], "", None),
    ],
)
def test_guests_take_turns(asked: list[Unfinished], order: str, following: str | None) -> None:
    assert "".join(one.key for one in in_turn(asked, stale=50.0)) == order
    found = next_in_turn(asked, stale=50.0)
    assert (found.key if found else None) == following
    assert {QUEUED, RUNNING} >= {one.state for one in asked}
    for place, key in enumerate(order):
        assert ahead_of(key, asked, stale=50.0) == place


def test_one_whose_worker_is_gone_waits_again() -> None:
    found = next_in_turn(queue("nox running", "nox queued"), stale=101.0)
    assert found is not None
    assert found.key == "0"
