"""Positions with something altered: either refused, or played on to the end of the round."""

import json

import pytest

from conclave.core.chance import Chance, FastChance
from conclave.core.errors import ConclaveError
from conclave.core.plain import Plain, PlainDict
from conclave.games.twelve_missions.box.cards import CARD_WORDS, COLOURS, RANKS
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.phases import PHASES
from tests.games.twelve_missions.drawing import GAME

ALTERED = 250
WORDS = (*CARD_WORDS, *COLOURS, *RANKS, *PHASES)


def some_position(chance: Chance) -> Position:
    """From a random game, in any round of it."""
    position = GAME.start(2 + chance.below(3), {"rounds": 4}, chance)
    for _ in range(chance.below(250)):
        position.play(chance.pick(position.legal()), chance)
        if position.over():
            break
    assert isinstance(position, Position)
    return position


def alter(data: PlainDict, chance: Chance) -> None:
    """One thing somewhere in the data: another number or word, one left out, said twice, or said
    in another order."""
    field = chance.pick(sorted(data))
    value = data[field]
    while isinstance(value, list) and value and chance.below(4):
        place = chance.below(len(value))
        if not isinstance(value[place], list):
            value[place] = other(value[place], chance)
            return
        value = value[place]
    if isinstance(value, list) and value:
        kind = chance.below(3)
        if kind == 0:
            value.pop(chance.below(len(value)))
        elif kind == 1:
            value.append(chance.pick(value))
        else:
            chance.shuffle(value)
    elif chance.below(3):
        data[field] = other(value, chance)
    else:
        del data[field]


def other(value: Plain, chance: Chance) -> Plain:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.pick([value - 1, value + 1, chance.below(20)])
    if isinstance(value, dict):
        changed = dict(value)
        field = chance.pick(sorted(changed))
        changed[field] = other(changed[field], chance)
        return changed
    return chance.pick(list(WORDS))


def play_on(position: Position, chance: Chance) -> None:
    """To the end of the round; now and then everybody imagines."""
    start = position.round
    while not position.over() and position.round == start:
        if chance.below(8) == 0:
            for seat in range(position.seats):
                imagined = position.imagine(seat, chance)
                assert GAME.view(imagined, seat) == GAME.view(position, seat)
        position.play(chance.pick(position.legal()), chance)
    assert GAME.restore(position.dump()).dump() == position.dump()


@pytest.mark.parametrize("seed", range(4))
def test_an_altered_position_is_refused_or_played_on(seed: int) -> None:
    chance = FastChance(seed)
    played = 0
    for _ in range(ALTERED // 10):
        dumped = json.dumps(some_position(chance).dump())
        for _ in range(10):
            data: PlainDict = json.loads(dumped)
            for _ in range(1 + chance.below(2)):
                alter(data, chance)
            try:
                position = GAME.restore(data)
            except ConclaveError:
                continue
            assert isinstance(position, Position)
            play_on(position, chance)
            played += 1
    assert played > 10
