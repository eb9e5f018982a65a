"""What each scroll of Twelve Missions gains in a round, and what it is worth to wait with it.

python -m tools.scroll_gains [--seats N] [--rounds N] [--worlds N] [--seed S]

At the beginning of each round of games between adepts a seat is given one scroll or another. Each
way to activate it is tried against passing, in the same imagined deals with the same luck, the
rounds being played to their end by the bots' playouts. A gain is one in points, less the mean gain
of the others. The way is chosen by one half of the deals and judged by the other. What a scroll is
worth with chances to wait comes of taking the better of its gain now and its worth with one chance
fewer, the spread of the gains being freed of the noise of few deals.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev, variance

from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.chance import Chance, FastChance
from conclave.core.guide import ADEPT
from conclave.core.perspective import Perspective
from conclave.core.state import Move
from conclave.games.twelve_missions.game import GAME
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.moves import PASS_MOVE
from conclave.games.twelve_missions.rules.phases import RESOURCES, SCROLL
from conclave.games.twelve_missions.rules.scrolls.book import SCROLL_COUNT, SCROLLS

DRAWING = (7, 8)
"""Scrolls that are worth what another one is."""
KINDS = [
    number
    for number in range(1, SCROLL_COUNT + 1)
    if not SCROLLS[number].when_drawn and number not in DRAWING
]
CHANCES = (1, 2, 4, 8)
SEEDS = 1 << 30


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    gains: dict[int, list[tuple[float, float]]] = {number: [] for number in KINDS}
    chance = FastChance(chosen.seed)
    rounds = beginnings(chosen.seats, chosen.rounds, chance)
    for at, position in enumerate(rounds):
        for number in KINDS[at % 4 :: 4]:
            given = with_scroll(position, chance.below(chosen.seats), number)
            gains[number].append(gain_of(given, chosen.worlds, chance))
    print("scroll | rounds | gain |", " | ".join(f"{count} chances" for count in CHANCES))
    for number, found in gains.items():
        if found:
            worth = " | ".join(f"{one:.2f}" for one in worths(found))
            mean = fmean([gain for gain, _ in found])
            print(f"{number} | {len(found)} | {mean:.2f} | {worth}")


def beginnings(seats: int, count: int, chance: Chance) -> list[Position]:
    """Rounds that have just been dealt, in games between adepts."""
    game = load_game(GAME.slug)
    found: list[Position] = []
    while True:
        position = GAME.start(seats, {}, chance)
        seen = 0
        while not position.over():
            if position.round != seen and position.phase in (SCROLL, RESOURCES):
                seen = position.round
                found.append(position.copy())
                if len(found) == count:
                    return found
            perspective = Perspective(game, position, position.actor(), chance)
            position.play(choose(game, perspective, ADEPT, chance), chance)


def with_scroll(position: Position, seat: int, number: int) -> Position:
    """The same round with that scroll in the hand of that seat, and none in any other."""
    given = position.copy()
    nothing: list[tuple[int, ...]] = [() for _ in range(given.seats)]
    given.scrolls, given.burnt, given.open_scrolls = nothing[:], nothing[:], nothing[:]
    given.scrolls[seat] = (number,)
    given.used = tuple([used for used in given.used if used != number])
    gone = (number, *given.used)
    given.deck = [other for other in range(1, SCROLL_COUNT + 1) if other not in gone]
    given.phase, given.queue, given.turn, given.listed = SCROLL, (seat,), seat, None
    return given


def gain_of(position: Position, worlds: int, chance: Chance) -> tuple[float, float]:
    """Of the best way to activate the actor's scroll over passing, with its standard error."""
    seat = position.turn
    ways = [move for move in position.legal() if move != PASS_MOVE]
    if not ways:
        return 0.0, 0.0
    deals = [(position.imagine(seat, chance), chance.below(SEEDS)) for _ in range(worlds)]
    half = worlds // 2
    best = max(ways, key=lambda way: sum(played(deals[:half], way, seat)))
    with_it = played(deals[half:], best, seat)
    without = played(deals[half:], PASS_MOVE, seat)
    gains = [one - other for one, other in zip(with_it, without, strict=True)]
    return fmean(gains), sqrt(variance(gains) / len(gains))


def played(deals: Sequence[tuple[Position, int]], move: Move, seat: int) -> list[float]:
    return [lead_gained(deal, move, seat, FastChance(seed)) for deal, seed in deals]


def lead_gained(deal: Position, move: Move, seat: int, luck: Chance) -> float:
    """The seat's points of the round, less the mean of the others'."""
    position = deal.copy()
    position.play(move, luck)
    while not position.over() and position.round == deal.round:
        GAME.guide.advance(position, luck)
    gained = [after - before for after, before in zip(position.points, deal.points, strict=True)]
    return gained[seat] - (sum(gained) - gained[seat]) / (len(gained) - 1)


def worths(found: list[tuple[float, float]]) -> list[float]:
    """By CHANCES."""
    gains = [gain for gain, _ in found]
    mean, spread = fmean(gains), pstdev(gains)
    noise = fmean([error * error for _, error in found])
    true = sqrt(max(0.0, spread * spread - noise)) / spread if spread else 0.0
    freed = [mean + true * (gain - mean) for gain in gains]
    worth = 0.0
    by_chances: list[float] = []
    for chances in range(1, max(CHANCES) + 1):
        worth = fmean([max(gain, worth) for gain in freed])
        if chances in CHANCES:
            by_chances.append(worth)
    return by_chances


if __name__ == "__main__":
    main()
