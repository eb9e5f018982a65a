"""Law 9: data that is no position is refused by name; what is accepted is played like any other.

`HYPOTHESIS_PROFILE=explore` tries other seeds.
"""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.chance import Chance, FastChance
from conclave.core.errors import BadPosition
from conclave.core.game import AnyGame
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import State
from conclave.texts import explain
from tests.laws.tables import TableSetting, at_every_table, positions

seeds = st.integers(0, 2**32)

ALTERED = 10
"""Alterations of each position."""
PLAYED_ON = 4
"""Moves made in a position that was accepted."""
STRANGERS: list[Plain] = [
    None,
    True,
    -1,
    7,
    99,
    2**70,
    1.5,
    "",
    "raven",
    "a1",
    [],
    [[]],
    {},
    {"a": 1},
]


def alter(data: Plain, chance: Chance) -> Plain:
    """The data with one thing in it changed: another value, one left out, added, said twice or
    said in another order."""
    if isinstance(data, dict) and data and chance.below(8):
        return _alter_mapping(data, chance)
    if isinstance(data, list) and data and chance.below(4):
        return _alter_list(data, chance)
    if isinstance(data, bool):
        return not data
    if isinstance(data, int) and chance.below(6):
        return data + chance.pick([-1, 1, 2, 5])
    return chance.pick(STRANGERS)


def _alter_mapping(data: PlainDict, chance: Chance) -> PlainDict:
    field, other = chance.pick(sorted(data)), chance.pick(sorted(data))
    kind = chance.below(12)
    if kind == 0:
        return {name: value for name, value in data.items() if name != field}
    if kind == 1:
        return {**data, "surplus": chance.pick(STRANGERS)}
    if kind == 2:
        return {**data, field: data[other], other: data[field]}
    return {**data, field: alter(data[field], chance)}


def _alter_list(data: list[Plain], chance: Chance) -> list[Plain]:
    place, other = chance.below(len(data)), chance.below(len(data))
    changed = data[:]
    match chance.below(8):
        case 0:
            changed.pop(place)
        case 1:
            changed.append(data[other])
        case 2:
            changed[place], changed[other] = data[other], data[place]
        case 3:
            changed[place] = data[other]
        case _:
            changed[place] = alter(data[place], chance)
    return changed


def restored(game: AnyGame, data: Plain) -> State | None:
    """The position, or None if it is refused."""
    try:
        return game.restore(data)
    except BadPosition as refusal:
        check_refusal(refusal)
        return None


def check_refusal(refusal: BadPosition) -> None:
    """It names the field and says why in a written sentence."""
    assert "field" in refusal.params, f"{refusal} names no field"
    assert explain(refusal) != refusal.id, f"{refusal.id} is not written"


@at_every_table
@given(seed=seeds)
@settings(max_examples=2)
def test_altered_data_is_refused_or_played_on(setting: TableSetting, seed: int) -> None:
    game, chance = setting.game, FastChance(seed)
    for position in positions(setting, seed, count=3):
        dumped = json.dumps(position.dump())
        for _ in range(ALTERED):
            data: Plain = json.loads(dumped)
            for _ in range(1 + chance.below(2)):
                data = alter(data, chance)
            state = restored(game, data)
            if state is not None:
                play_on(game, state, chance)


def play_on(game: AnyGame, state: State, chance: Chance) -> None:
    for _ in range(PLAYED_ON):
        dumped = state.dump()
        again = game.restore(json.loads(json.dumps(dumped)))
        assert again.dump() == dumped
        assert again.legal() == state.legal()
        game.asks(state)
        for seat in [*range(state.seats), None]:
            game.view(state, seat)
        if state.over():
            assert len(state.standings()) == state.seats
            return
        for seat in range(state.seats):
            assert game.view(state.imagine(seat, chance), seat) == game.view(state, seat)
        state.play(chance.pick(state.legal()), chance, [])


@at_every_table
def test_what_is_no_data_of_a_position_is_refused(setting: TableSetting) -> None:
    for stranger in STRANGERS:
        assert restored(setting.game, stranger) is None
