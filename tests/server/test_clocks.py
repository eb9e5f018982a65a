"""The arithmetic of clocks: whose runs, and what is left."""

import pytest

from conclave.catalogue import load_game
from conclave.server.clocks.choice import check_clock
from conclave.server.clocks.running import (
    after_saying,
    after_taking_back,
    due,
    is_out_of_time,
    left_to,
    settle,
)
from conclave.server.refusals import Refused
from conclave.server.storage.rows import (
    BOT,
    OVER,
    PERSON,
    PLAYING,
    Clock,
    Clocks,
    CorrespondenceClock,
    LiveClock,
    SeatRow,
    TableRow,
)
from conclave.server.storage.tables import StoredTable

ABRACADA = load_game("abracada")
LIVE = LiveClock(bank=600, increment=15)
LETTERS = CorrespondenceClock(seconds=7200)


def table(clock: Clock, kinds: str = "PPB", actor: int = 0) -> StoredTable:
    """P is a person and B a bot; dealt, but no clock runs yet."""
    row = TableRow(
        *("CODE", "abracada", 1, {}, "", False, "host", PLAYING, "", "", [], 0.0, 0.0), actor=actor
    )
    row.clock = clock
    seats = [
        SeatRow("CODE", number, PERSON if kind == "P" else BOT, f"guest{number}")
        for number, kind in enumerate(kinds)
    ]
    for seat in seats:
        seat.level = "adept" if seat.kind == BOT else None
    return StoredTable(row, seats)


def begun(clock: Clock, kinds: str = "PPB", actor: int = 0) -> StoredTable:
    made = table(clock, kinds, actor)
    settle(made, 100.0)
    return made


def clocks_of(stored: StoredTable) -> Clocks:
    assert stored.row.clocks is not None
    return stored.row.clocks


def moved(stored: StoredTable, actor: int, now: float, lag: float = 0.0) -> Clocks:
    """The actor says something, and then ``actor`` is to decide."""
    row = stored.row
    row.clocks = after_saying(stored, row.actor, actor, now, lag)
    row.due, row.actor = due(row.clocks), actor
    return row.clocks


def test_the_first_clock_runs_from_the_deal_and_bots_have_none() -> None:
    stored = begun(LIVE)
    assert clocks_of(stored) == Clocks([600.0, 600.0, None], 0, 100.0)
    assert stored.row.due == 700.0


def test_a_move_costs_its_time_and_brings_the_increment() -> None:
    stored = begun(LIVE)
    assert moved(stored, 1, 140.0) == Clocks([575.0, 600.0, None], 1, 140.0)
    assert stored.row.due == 740.0


def test_while_a_bot_decides_no_clock_runs() -> None:
    stored = begun(LIVE, actor=1)
    assert moved(stored, 2, 110.0) == Clocks([600.0, 605.0, None], -1, 110.0)
    assert stored.row.due is None
    assert moved(stored, 0, 150.0) == Clocks([600.0, 605.0, None], 0, 150.0)


def test_saying_more_in_one_turn_brings_no_more_time() -> None:
    stored = begun(LIVE)
    assert moved(stored, 0, 110.0).left[0] == 590.0
    assert moved(stored, 0, 120.0).left[0] == 580.0
    assert moved(stored, 1, 130.0).left[0] == 585.0


def test_lag_is_not_charged_but_brings_no_time() -> None:
    stored = begun(LIVE)
    assert moved(stored, 0, 110.0, lag=0.5).left[0] == 590.5
    assert moved(stored, 0, 110.2, lag=0.5).left[0] == 590.5


def test_hours_are_counted_anew_with_each_turn() -> None:
    stored = begun(LETTERS)
    assert moved(stored, 0, 1100.0).left[0] == 6200.0, "it is still the same turn"
    assert moved(stored, 1, 1200.0) == Clocks([6100.0, 7200.0, None], 1, 1200.0)
    assert moved(stored, 0, 5000.0) == Clocks([7200.0, 3400.0, None], 0, 5000.0)


def test_taking_back_brings_no_time_and_costs_nobody_else_any() -> None:
    stored = begun(LIVE)
    moved(stored, 1, 140.0)
    assert after_taking_back(stored, 0, 147.0) == Clocks([553.0, 600.0, None], 0, 147.0)


def test_taking_back_in_correspondence_goes_on_where_the_turn_was() -> None:
    stored = begun(LETTERS)
    moved(stored, 1, 1100.0)
    assert after_taking_back(stored, 0, 1150.0) == Clocks([6150.0, 7200.0, None], 0, 1150.0)


def test_a_deputy_stops_the_clock_and_it_goes_on_where_it_stopped() -> None:
    stored = begun(LIVE)
    stored.seats[0].deputy = "adept"
    settle(stored, 130.0)
    assert (clocks_of(stored).runs, clocks_of(stored).left[0], stored.row.due) == (-1, 570.0, None)
    stored.seats[0].deputy = None
    settle(stored, 200.0)
    assert (clocks_of(stored).runs, stored.row.due) == (0, 770.0)


def test_what_else_changes_at_the_table_leaves_the_clock_running() -> None:
    stored = begun(LIVE)
    before = clocks_of(stored)
    settle(stored, 130.0)
    assert clocks_of(stored) == before


def test_at_the_end_all_clocks_stop() -> None:
    stored = begun(LIVE)
    stored.row.status = OVER
    settle(stored, 130.0)
    assert clocks_of(stored) == Clocks([570.0, 600.0, None], -1, 130.0)
    assert stored.row.due is None


def test_the_last_second_counts_as_in_time_if_it_was_lost_on_the_way() -> None:
    stored = begun(LIVE)
    assert not is_out_of_time(stored.row, 0, 699.9)
    assert is_out_of_time(stored.row, 0, 700.3)
    assert not is_out_of_time(stored.row, 0, 700.3, lag=0.5)
    assert not is_out_of_time(stored.row, 1, 999.0), "only the clock that runs can run out"


def test_a_time_that_goes_back_takes_nothing_away() -> None:
    assert left_to(clocks_of(begun(LIVE)), 0, 50.0) == 600.0


@pytest.mark.parametrize(
    ("clock", "why"),
    [
        (LiveClock(29, 0), "clock-bank"),
        (LiveClock(3 * 3600 + 1, 0), "clock-bank"),
        (LiveClock(10**30, 0), "clock-bank"),
        (LiveClock(60, -1), "clock-increment"),
        (LiveClock(60, 121), "clock-increment"),
        (CorrespondenceClock(3599), "clock-correspondence"),
        (CorrespondenceClock(14 * 86400 + 1), "clock-correspondence"),
        (LiveClock(60, 0, "god"), "clock-late"),
    ],
)
def test_a_time_nobody_could_play_with_is_refused(clock: Clock, why: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_clock(clock, ABRACADA)
    assert refusal.value.id == why


@pytest.mark.parametrize("late", ["novice", "adept", "master", "adjudicate"])
def test_what_happens_when_time_is_up_is_chosen(late: str) -> None:
    check_clock(LiveClock(30, 0, late), ABRACADA)
    check_clock(CorrespondenceClock(3600, late), ABRACADA)
    check_clock(None, ABRACADA)
