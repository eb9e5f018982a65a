"""Plays the games of one part of a dataset."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from conclave.adapters.dataset.plan import Plan
from conclave.adapters.sight import Mask, Row
from conclave.arena.contest import seeded
from conclave.arena.dealer import Dealt
from conclave.bots.levels import choose
from conclave.bots.memories import Memories
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.record import Record
from conclave.core.rewards import rewards
from conclave.core.state import shares

Columns = dict[str, NDArray[np.generic]]


@dataclass
class Played:
    """A game as rows, one for each action, and as its record."""

    record: Record
    shares: list[float]
    rewards: list[float]
    rows: list[Row] = field(default_factory=list)
    masks: list[Mask] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    """Which decision of the game each action belongs to: words of one move share it."""


def play_games(plan: Plan, numbers: range) -> Iterator[Played]:
    for number in numbers:
        yield _play(plan, number)


def columns(plan: Plan, numbers: range, games: list[Played]) -> Columns:
    """All rows of a part, column by column."""
    widths = [len(game.actions) for game in games]
    seats = np.array([seat for game in games for seat in game.seats], np.int8)
    of_game = np.repeat(np.arange(len(games)), widths)
    won = np.array([game.shares for game in games], np.float32)
    worth = np.array([game.rewards for game in games], np.float32)
    levels = np.array(
        [[plan.levels.index(level) for level in plan.lineup(number)] for number in numbers], np.int8
    )
    return {
        "observation": np.array([row for game in games for row in game.rows], np.float32),
        "action_mask": np.array([mask for game in games for mask in game.masks], np.int8),
        "action": np.array([action for game in games for action in game.actions], np.int32),
        "share": won[of_game, seats],
        "reward": worth[of_game, seats],
        "seat": seats,
        "level": levels[of_game, seats],
        "game": (of_game + numbers.start).astype(np.int32),
        "decision": np.array([place for game in games for place in game.decisions], np.int32),
    }


def _play(plan: Plan, number: int) -> Played:
    game = load_game(plan.game)
    seed = f"{plan.seed}/{number}"
    lineup = plan.lineup(number)
    luck: list[FastChance] = [seeded(f"{seed}/bot {seat}") for seat in range(plan.seats)]
    dealt = Dealt(game, plan.seats, plan.options, f"dataset {seed}")
    match = dealt.match
    speaker = plan.speaker()
    sight = plan.sight(speaker)
    played = Played(match.record, [], [])
    memories = Memories(game, lineup)
    while not match.state.over():
        state = match.state
        seat = state.actor()
        perspective = memories.perspective(state, seat, luck[seat])
        move = choose(game, perspective, lineup[seat], luck[seat])
        memories.see(state, move)
        speaker.begin(state)
        for action in speaker.actions_of(state, move):
            seen = sight.of(state, seat)
            played.rows.append(seen["observation"])
            played.masks.append(seen["action_mask"])
            played.actions.append(action)
            played.seats.append(seat)
            played.decisions.append(len(match.record.moves))
            speaker.say(action)
        match.say(seat, game.say(state, move))
    played.record = dealt.reveal()
    played.shares = shares([standing.place for standing in match.state.standings()])
    played.rewards = rewards(match.state)
    return played
