"""Games between bots of two levels, kept in a folder so that they are played once."""

import json
from itertools import combinations
from pathlib import Path

from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.match import new_match
from conclave.core.options import Options
from conclave.core.perspective import Perspective
from conclave.core.record import Record, read_record

THOUGHTS = 1_000_003
"""Added to the seed of a game for what its bots think."""


def seating(number: int, seats: int, weak: str, strong: str) -> list[str]:
    """Of that game: half of the seats are weak, each half in its turn. Every deal is played twice,
    with the levels swapped the second time."""
    halves = list(combinations(range(seats), seats // 2))
    chosen = halves[number // 2 % len(halves)]
    inside, outside = (weak, strong) if number % 2 == 0 else (strong, weak)
    return [inside if seat in chosen else outside for seat in range(seats)]


def played(slug: str, levels: list[str], options: Options, seed: int) -> Record:
    game = load_game(slug)
    luck, thoughts = FastChance(seed), FastChance(seed + THOUGHTS)
    match = new_match(game, len(levels), options, luck)
    while not match.state.over():
        seat = match.state.actor()
        perspective = Perspective(game, match.state, seat, thoughts)
        move = choose(game, perspective, levels[seat], thoughts)
        match.say(seat, game.say(match.state, move))
    return match.record


def game_in(
    folder: Path, name: str, slug: str, levels: list[str], options: Options, seed: int
) -> Record:
    """From the folder if it was played before."""
    file = folder / f"{name}.json"
    if file.exists():
        return read_record(json.loads(file.read_text(encoding="utf-8")))
    record = played(slug, levels, options, seed)
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(record.dump()), encoding="utf-8")
    return record
