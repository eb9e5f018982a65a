"""Upheaval: hexes that move, and what must never come of it."""

from conclave.core.plain import PlainDict
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position
from tests.games.archmage.drawing import (
    at,
    can,
    holds,
    ids,
    is_shown,
    may_say,
    player,
    say,
    table,
    tokens,
    wards,
)

CASTER = "> at e1, has blood seeds gems, taught upheaval"


def lifted(
    *seats: str, land: str = "", wards: str = "", moved: PlainDict | None = None
) -> Position:
    drawn = seats or (CASTER, "  at i2")
    position = table(*drawn, land=land, wards=wards, moved=moved or {})
    say(position, "cast upheaval")
    return position


def moved(position: Position) -> PlainDict:
    found = position.dump()["moved"]
    assert isinstance(found, dict)
    return found


def test_upheaval_moves_two_adjacent_hexes_to_the_border() -> None:
    position = lifted()
    told = say(position, "lift a1", "lift b2", "settle e0", "settle d0")
    assert ids(told)[-4:] == ["moved", "token", "moved", "token"]
    assert moved(position) == {"a1": "e0", "b2": "d0"}
    assert may_say(position, "travel") == ["e0", "f1", "f2", "e2", "d2", "d1"]


def test_upheaval_takes_along_all_that_lies_on_the_hexes() -> None:
    position = lifted(
        CASTER + ", holds a1", "  at i2, holds b2", land="a1=mine b2=grove", wards="b2"
    )
    say(position, "lift a1", "lift b2", "settle e0", "settle d0")
    assert holds(position, 0) == "e0"
    assert holds(position, 1) == "d0"
    assert wards(position) == "d0"
    assert is_shown(position, "e0")
    kinds = position.dump()["map"]
    assert isinstance(kinds, dict)
    assert (kinds["e0"], kinds["d0"]) == ("mine", "grove")
    assert "a1" not in kinds


def test_one_of_the_two_must_be_on_the_border() -> None:
    position = lifted()
    say(position, "lift c3")
    assert may_say(position, "lift") == ["b2"]
    position = lifted()
    say(position, "lift a2")
    assert set(may_say(position, "lift")) == {"a1", "a3", "b3", "b4"}


def test_a_hex_with_neighbours_all_around_may_go_with_one_of_the_border() -> None:
    position = lifted()
    assert "c2" in may_say(position, "lift")
    say(position, "lift c2")
    partners = may_say(position, "lift")
    assert "c1" in partners
    assert "c3" not in partners


def test_the_city_is_not_moved() -> None:
    position = lifted()
    assert not {"e2", "e3", "e4", "d3", "d4", "f3", "f4"} & set(may_say(position, "lift"))


def test_no_hex_with_a_mage_on_it_is_moved() -> None:
    position = lifted()
    assert not {"e1", "i2"} & set(may_say(position, "lift"))


def test_X23_no_mage_tower_is_moved() -> None:
    position = lifted(CASTER, "  at i2, tower c2", land="c2=mine")
    assert "c2" not in may_say(position, "lift")


def test_X35_at_least_one_of_the_two_touches_two_hexes() -> None:
    position = lifted()
    say(position, "lift a1", "lift b2")
    # c0 touches c1 alone and c-1 nothing, so they won't do for each other.
    assert "c-1" not in may_say(position, "settle")
    say(position, "settle c0")
    assert may_say(position, "settle") == ["d0", "b0"]


def test_the_two_lie_next_to_each_other_again() -> None:
    position = lifted()
    say(position, "lift a1", "lift b2", "settle e0")
    assert set(may_say(position, "settle")) <= {"e-1", "f0", "f1", "e1", "d1", "d0"}


def test_one_may_touch_the_other_alone() -> None:
    position = lifted()
    say(position, "lift a1", "lift b2", "settle e-1", "settle e0")
    assert moved(position) == {"a1": "e-1", "b2": "e0"}


def test_X35_nothing_changes_places_with_itself() -> None:
    position = lifted()
    say(position, "lift a1", "lift b2", "settle a1")
    assert "b2" not in may_say(position, "settle")


def test_X35_no_hex_may_be_left_isolated() -> None:
    position = lifted()
    say(position, "lift b2")
    assert "b3" in may_say(position, "lift")
    # a1 touches b2, b3 and a2: with a2 elsewhere the same two would leave it alone.
    position = lifted(CASTER, "  at i2", moved={"a2": "e0"})
    say(position, "lift b2")
    assert "b3" not in may_say(position, "lift")


def test_X35_no_hex_may_be_left_that_is_entered_only_over_a_mage_tower() -> None:
    position = lifted()
    say(position, "lift b3")
    assert "a2" in may_say(position, "lift")
    # Without a2 and b3, a1 would be entered over the tower on b2 alone.
    position = lifted(CASTER, "  at i2, tower b2", land="b2=mine")
    say(position, "lift b3")
    assert "a2" not in may_say(position, "lift")


def test_both_hexes_get_a_token_that_costs_a_point_more_to_enter() -> None:
    position = lifted()
    say(position, "lift a1", "lift b2", "settle e0", "settle d0")
    assert tokens(position) == "e0=upheaval.0 d0=upheaval.0"
    say(position, "travel e0")
    assert position.points == 3
    assert at(position) == "e0"


def test_the_token_is_permanent_but_another_may_replace_it() -> None:
    position = lifted()
    say(position, "lift a1", "lift b2", "settle e0", "settle d0", "end", "advance gems", "end")
    assert tokens(position) == "e0=upheaval.0 d0=upheaval.0"
    position = table(
        "> at e1, has blood.2, taught chasm", "  at i2", moved={"a1": "e0"},
        tokens="e0=upheaval.1",
    )  # fmt: skip
    say(position, "cast chasm", "strike north")
    assert tokens(position) == "e0=chasm.0"


def test_upheaval_is_not_cast_where_it_could_not_be_done() -> None:
    position = lifted()
    assert not can(position, "end")
    assert GAME.view(position, 0)["casting"] == "upheaval"


def test_a_moved_map_goes_through_data_and_back() -> None:
    position = lifted()
    say(position, "lift a1", "lift b2", "settle e0", "settle d0")
    dumped = position.dump()
    assert GAME.restore(dumped).dump() == dumped
    assert player(position, 0)["mage"] == "e1"
