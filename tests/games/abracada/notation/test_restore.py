"""Positions from data that somebody wrote: whatever it holds, a refusal has a name."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.core.chance import FastChance
from conclave.core.errors import BadPosition
from conclave.core.plain import Plain, PlainDict
from conclave.games.abracada.position import Position
from tests.games.abracada.drawing import GAME, say, table


def running() -> PlainDict:
    """A position with something in every field."""
    position = table(
        "> 8 8 7 6 5 | 1 life",
        "  8 7 7 6 6 | 3 lives, took 8",
        "  8 7 6 5 5 | 0 lives",
        options={"last_standing": True},
    )
    say(position, "cast 4")
    say(position, "cast 4")
    return position.dump()


SMALLEST: PlainDict = {
    "seats": 2,
    "turn": 0,
    "last": 0,
    "lives": [6, 1],
    "points": [0, 5],
    "hands": [[8, 8, 7], [7, 6]],
    "board": [1, 2, 3, 4, 5, 4, 4, 4],
    "pile": [6],
    "secrets": [7, 8, 8],
}


def test_the_smallest_position_needs_only_what_lies_on_the_table() -> None:
    position = GAME.restore(SMALLEST)
    position.play((0, 7), FastChance(1))
    first, second = position.standings()
    assert (first.points, second.points) == (3, 5)
    assert second.parts["won"] == 5, "nothing else was said of these points"


def test_parts_of_points_that_are_left_out_fit_the_last_round() -> None:
    position = table("> 6 7 7 7 7", "  6 6 6 6 6 | 1 life", "  5 5 5 5 5 | 2 points, took 8")
    say(position, "cast 6")
    dumped = position.dump()
    for part in ("won", "survived", "secret_points"):
        del dumped[part]
    winner, dead, survivor = [standing.parts for standing in GAME.restore(dumped).standings()]
    assert (winner["won"], dead["won"]) == (3, 0)
    assert (survivor["won"], survivor["survived"], survivor["secrets"]) == (2, 1, 1)


def test_what_is_restored_is_what_was_dumped() -> None:
    dumped = running()
    assert GAME.restore(dumped).dump() == dumped
    assert GAME.restore(json.loads(json.dumps(dumped))).dump() == dumped


def test_a_restored_position_does_not_share_the_lists_it_was_read_from() -> None:
    dumped = running()
    before = json.dumps(dumped)
    position = GAME.restore(dumped)
    chance = FastChance(3)
    while not position.over():
        position.play(chance.pick(position.legal()), chance)
    assert json.dumps(dumped) == before


def test_a_finished_game_can_be_restored() -> None:
    position = table("> 8 | 5 points", "  7 7 7 7 7")
    say(position, "cast 8")
    dumped = position.dump()
    again = GAME.restore(dumped)
    assert again.over()
    assert again.dump() == dumped


def refusal(change: PlainDict, base: PlainDict = SMALLEST) -> BadPosition:
    with pytest.raises(BadPosition) as refused:
        GAME.restore({**base, **change})
    return refused.value


@pytest.mark.parametrize("field", SMALLEST)
def test_a_missing_field_is_named(field: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.restore({name: value for name, value in SMALLEST.items() if name != field})
    assert refused.value.params == {"field": field}


BAD_FIELDS: list[tuple[str, Plain]] = [
    ("seats", "2"),
    ("seats", True),
    ("round", 0),
    ("round", 1.5),
    ("turn", 2),
    ("turn", -2),
    ("last", 10),
    ("lives", [6]),
    ("lives", [6, 7]),
    ("lives", [6, -1]),
    ("lives", "66"),
    ("lives", None),
    ("points", [0, 9]),
    ("hands", [[8, 8, 7]]),
    ("hands", [[8, 8, 7, 6, 5, 4], [7]]),
    ("hands", [8, 8, 7]),
    ("hands", {"0": [8]}),
    ("board", [1, 2, 3]),
    ("pile", [[6]]),
    ("pile", 6),
    ("secrets", ["7"]),
    ("taken", [[]]),
    ("lessons", [[]]),
    ("lessons", [[], [1.0]]),
    ("won", [0]),
    ("survived", [0, -1]),
    ("secret_points", [0, None]),
    ("options", []),
    ("options", {"easy": None}),
]


@pytest.mark.parametrize(("field", "value"), BAD_FIELDS)
def test_a_field_of_the_wrong_kind_is_named(field: str, value: Plain) -> None:
    refused = refusal({field: value})
    assert (refused.id, refused.params) == ("position-bad-field", {"field": field})


@pytest.mark.parametrize(("field", "value"), [("ending", "bored"), ("lives", [6]), ("round", 0)])
def test_a_field_of_the_last_result_is_named_as_such(field: str, value: Plain) -> None:
    base = running()
    result = base["result"]
    assert isinstance(result, dict)
    refused = refusal({"result": {**result, field: value}}, base)
    assert refused.params == {"field": f"result.{field}"}


@pytest.mark.parametrize("data", [None, [], "position", 5, True, {}])
def test_what_is_no_position_at_all_is_refused(data: Plain) -> None:
    with pytest.raises(BadPosition):
        GAME.restore(data)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.sampled_from(sorted(running())), anything)
def test_whatever_a_field_holds_the_refusal_has_a_name(field: str, value: Plain) -> None:
    try:
        position = GAME.restore({**running(), field: value})
    except BadPosition:
        return
    assert isinstance(position, Position)
    playable_and_imaginable(position)


@given(
    st.sampled_from(["hands", "taken", "lessons", "pile", "secrets", "board", "lives", "points"]),
    st.data(),
)
def test_a_position_with_a_number_changed_is_refused_or_can_be_played(
    field: str, drawn: st.DataObject
) -> None:
    """One number somewhere in a list is another: most such positions can't be."""
    dumped = json.loads(json.dumps(running()))
    row = dumped[field]
    if isinstance(row[0], list):
        row = drawn.draw(st.sampled_from(row))
    if not row:
        return
    row[drawn.draw(st.integers(0, len(row) - 1))] = drawn.draw(st.integers(-9, 106))
    try:
        position = GAME.restore(dumped)
    except BadPosition:
        return
    assert isinstance(position, Position)
    playable_and_imaginable(position)


def playable_and_imaginable(position: Position) -> None:
    """Nothing that restore lets pass breaks the game later."""
    chance = FastChance(1)
    for _ in range(200):
        if position.over():
            break
        for seat in range(position.seats):
            position.imagine(seat, chance)
            GAME.view(position, seat)
        position.play(chance.pick(position.legal()), chance)
    assert len(position.standings()) == position.seats
