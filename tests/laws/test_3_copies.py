"""Law 3: dumped, copied, recorded and replayed, a position is the same."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.chance import Chance, FastChance, NotedChance, ReplayChance
from conclave.core.events import Event
from conclave.core.match import new_match, replay
from conclave.core.record import read_record
from conclave.core.state import State
from tests.laws.tables import TableSetting, at_every_table, positions, some

seeds = st.integers(0, 2**32)


def play_on(state: State, chance: Chance, moves: int) -> list[Event]:
    told: list[Event] = []
    for _ in range(moves):
        if state.over():
            break
        state.play(chance.pick(state.legal()), chance, told)
    return told


def written(events: list[Event]) -> list[object]:
    return [(e.id, e.params, e.secret, e.eyes, e.reveals) for e in events]


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_a_position_goes_through_json_and_back(setting: TableSetting, seed: int) -> None:
    for state in positions(setting, seed, count=4):
        dumped = state.dump()
        read = json.loads(json.dumps(dumped))
        assert read == dumped
        restored = setting.game.restore(read)
        assert restored.dump() == dumped
        assert restored.actor() == state.actor()
        assert restored.legal() == state.legal()
        assert [s.dump() for s in restored.standings()] == [s.dump() for s in state.standings()]


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_a_copy_and_a_restored_position_play_on_alike(setting: TableSetting, seed: int) -> None:
    for state in positions(setting, seed, count=3):
        twins = [state.copy(), setting.game.restore(state.dump()), state]
        told = [written(play_on(twin, FastChance(seed), 30)) for twin in twins]
        assert told[0] == told[1] == told[2]
        assert twins[0].dump() == twins[1].dump() == twins[2].dump()


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_what_happens_to_a_copy_does_not_happen_to_its_original(
    setting: TableSetting, seed: int
) -> None:
    for state in positions(setting, seed, count=3):
        before = state.dump()
        copied, imagined = state.copy(), state.imagine(0, FastChance(seed))
        restored = setting.game.restore(before)
        for other in (copied, imagined, restored):
            play_on(other, FastChance(seed), 60)
        assert state.dump() == before
        copied, kept = state.copy(), state.copy()
        play_on(state, FastChance(seed), 60)
        assert copied.dump() == kept.dump() == before


@at_every_table
@given(seed=seeds)
@settings(max_examples=2)
def test_telling_does_not_change_what_happens(setting: TableSetting, seed: int) -> None:
    for state in positions(setting, seed, count=3):
        for move in some(state.legal(), 10):
            told, silent = state.copy(), state.copy()
            told.play(move, FastChance(seed), [])
            silent.play(move, FastChance(seed))
            assert told.dump() == silent.dump()


@at_every_table
@given(seed=seeds)
@settings(max_examples=2)
def test_a_record_replays_to_the_same_position(setting: TableSetting, seed: int) -> None:
    game, chance = setting.game, FastChance(seed)
    match = new_match(game, setting.seats, setting.options, FastChance(seed + 1))
    while not match.state.over():
        match.say(match.state.actor(), chance.pick(game.sentences(match.state)))
    record = read_record(json.loads(json.dumps(match.record.dump())))
    again = replay(game, record)
    assert again.state.dump() == match.state.dump()
    assert again.record.dump() == match.record.dump()
    assert [written(told) for told in again.told] == [written(told) for told in match.told]


@at_every_table
@given(seed=seeds)
@settings(max_examples=2)
def test_equal_luck_gives_equal_games_and_all_luck_comes_from_it(
    setting: TableSetting, seed: int
) -> None:
    noted = NotedChance(FastChance(seed))
    first = setting.start(noted)
    play_on(first, noted, 100)
    second = setting.start(again := ReplayChance(noted.take_notes()))
    play_on(second, again, 100)
    assert again.exhausted()
    assert first.dump() == second.dump()
