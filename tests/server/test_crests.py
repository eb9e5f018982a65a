"""Crests: no two seats share one while there are enough, and one seat more does no harm."""

from itertools import product

import pytest

from conclave.core.seats import SEAT_WORDS
from conclave.server.crests import BOT_NAMES, CRESTS, crests_of, free_crest
from conclave.server.storage.rows import BOT, OPEN, PERSON, SeatRow


def person(seat: int, crest: str) -> SeatRow:
    return SeatRow("K7QF3M", seat, PERSON, guest=f"guest{seat}", crest=crest)


def seated(wishes: list[str | None]) -> list[SeatRow]:
    """One after the other takes a seat with the wished crest; None is a bot or an open seat."""
    seats = [SeatRow("K7QF3M", n, BOT if n % 2 else OPEN) for n in range(len(wishes))]
    for number, wish in enumerate(wishes):
        if wish is not None:
            seats[number] = person(number, free_crest(seats, wish))
    return seats


def test_the_crests_are_the_words_of_the_seats_and_each_has_a_bot() -> None:
    assert CRESTS == SEAT_WORDS
    assert set(BOT_NAMES) == set(CRESTS)
    assert len(set(BOT_NAMES.values())) == len(CRESTS) >= 6


@pytest.mark.parametrize("wish", CRESTS)
def test_six_seats_have_six_crests_whoever_sits_there(wish: str) -> None:
    for people in product((True, False), repeat=6):
        seats = seated([wish if sits else None for sits in people])
        crests = crests_of(seats)
        assert sorted(crests) == sorted(CRESTS)
        if any(people):
            assert crests[people.index(True)] == wish, "who comes first wears the wished one"


def test_people_keep_their_crests_and_the_others_get_what_is_left_in_order() -> None:
    seats = seated([None, "fox", None, "raven", None, None])
    assert crests_of(seats) == ["cat", "fox", "owl", "raven", "snake", "toad"]


def test_a_seventh_seat_shares_a_crest() -> None:
    assert crests_of(seated([None] * 8)) == [*CRESTS, "raven", "cat"]
    assert crests_of(seated(["owl"] * 7)) == [
        *("owl", "raven", "cat", "snake", "toad", "fox"),
        "owl",
    ]
    assert crests_of(seated([*CRESTS, None, None]))[6:] == ["raven", "cat"]
