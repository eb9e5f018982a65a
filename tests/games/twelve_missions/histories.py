"""Every history that looks the same to a seat, by trying them all.

This knows nothing of ``knowledge``: it deals the unseen cards in every possible way, plays on with
every hidden choice and every draw of luck, and keeps what the seat could not have told from what
truly happened. Only for positions with a few unseen cards.
"""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from conclave.core.chance import Chance, FastChance
from conclave.core.events import Event
from conclave.core.plain import Plain
from conclave.games.twelve_missions.box.cards import ALL, CARD_WORDS, cards_of, mask_of
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.deal import start_fact
from tests.chi_square import fits
from tests.games.twelve_missions.drawing import CARD, GAME, word

Hidden: TypeAlias = tuple[tuple[int, ...], ...]
"""Who has which cards: hands, stacks, undealt cards, tricks, lost piles, the Explorer's draw."""


class Forked(Chance):
    """Gives these draws and then noughts, and notes how many there might have been."""

    def __init__(self, draws: tuple[int, ...]) -> None:
        self.draws = draws
        self.limits: list[int] = []

    def below(self, n: int) -> int:
        at = len(self.limits)
        self.limits.append(n)
        return self.draws[at] if at < len(self.draws) else 0


def hidden(position: Position) -> Hidden:
    return (
        tuple(position.hands),
        tuple([mask_of(list(down)) for down in position.down]),
        (mask_of(position.undealt),),
        tuple(position.piles),
        tuple(position.away),
        (position.drawn,),
    )


def histories(
    position: Position, seat: int, script: list[tuple[str, tuple[int, ...]]]
) -> Counter[Hidden]:
    """In how many ways each hidden layout came about, as far as the seat can tell, after the
    actors said these sentences with these draws. The position itself is played on."""
    worlds = list(_deals(position, seat))
    for sentence, draws in script:
        spelled = CARD.sub(lambda found: word(found[0]), sentence)
        move = GAME.hear(position, spelled)
        speaker = position.actor()
        told: list[Event] = []
        position.play(move, Forked(draws), told)
        heard, seen = _hear(told, seat), _see(position, seat)
        further: list[Position] = []
        for world in worlds:
            for choice in [move] if speaker == seat else world.legal():
                for after, events in _outcomes(world, choice):
                    # What was said tells most of them apart, and is told more quickly.
                    if _hear(events, seat) == heard and _see(after, seat) == seen:
                        further.append(after)
        worlds = further
    return Counter(hidden(world) for world in worlds)


def imagined(position: Position, seat: int, times: int) -> Counter[Hidden]:
    chance = FastChance(1)
    return Counter(hidden(position.imagine(seat, chance)) for _ in range(times))


def _hear(told: list[Event], seat: int) -> str:
    return json.dumps([GAME.tell(event, seat) for event in told])


def _see(position: Position, seat: int) -> str:
    return json.dumps([GAME.view(position, seat), position.actor()])


def _outcomes(world: Position, move: tuple[int, ...]) -> Iterator[tuple[Position, list[Event]]]:
    """The move with every luck."""
    if move not in world.legal():
        return
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        draws = waiting.pop()
        after = world.copy()
        told: list[Event] = []
        chance = Forked(draws)
        after.play(move, chance, told)
        if len(chance.limits) > len(draws):
            waiting += [(*draws, drawn) for drawn in range(chance.limits[len(draws)])]
        else:
            yield after, told


def _deals(position: Position, seat: int) -> Iterator[Position]:
    """Every deal of the cards that the seat does not see, from a position without a past."""
    seen = position.hands[seat] | position.away[seat] | mask_of(position.cards)
    for mask in (*position.up, *position.piles):
        seen |= mask
    rest = cards_of(ALL & ~seen & ~mask_of(list(position.turned)))
    others = [other for other in range(position.seats) if other != seat]
    yield from _deal(position.copy(), others, list(range(position.seats)), rest)


def _deal(
    world: Position, hands: list[int], stacks: list[int], rest: list[int]
) -> Iterator[Position]:
    if hands:
        for hand in combinations(rest, world.hands[hands[0]].bit_count()):
            after = world.copy()
            after.hands[hands[0]] = mask_of(list(hand))
            left = [card for card in rest if card not in hand]
            yield from _deal(after, hands[1:], stacks, left)
    elif stacks:
        for stack in _orders(rest, len(world.down[stacks[0]])):
            after = world.copy()
            if stack:
                after.down[stacks[0]] = stack
            left = [card for card in rest if card not in stack]
            yield from _deal(after, hands, stacks[1:], left)
    elif world.mission.turns_up:
        for order in _orders(rest, len(rest)):
            after = world.copy()
            after.undealt = list(order)
            yield after
    else:
        world.undealt = rest
        yield world


def _orders(cards: list[int], count: int) -> Iterator[tuple[int, ...]]:
    if count == 0:
        yield ()
        return
    for card in cards:
        for others in _orders([other for other in cards if other != card], count - 1):
            yield (card, *others)


def small_position(seed: int) -> Position:
    """Some mission with few unseen cards and a little of everything, ready to be played on."""
    chance = FastChance(seed)
    seats = 2 + chance.below(3)
    mission = chance.pick([[1, 14, 18, 19, 22], [9, 13, 14, 22], [1, 22]][seats - 2])
    size = 3 if seats == 2 and mission < 18 else 2
    pack = list(range(32))
    chance.shuffle(pack)

    def some(count: int) -> list[Plain]:
        return [CARD_WORDS[pack.pop()] for _ in range(count)]

    data: dict[str, Plain] = {
        "seats": seats,
        "mission": mission,
        "round": 1 + chance.below(4),
        "crystals": [chance.below(3) for _ in range(seats)],
        "hands": [some(size) for _ in range(seats)],
        "tricks": [{"seat": 0, "cards": some(seats)}],
    }
    if mission == 13:
        data["up"] = [some(1) for _ in range(seats)]
    if mission in (18, 19):
        data["down"] = [some(1) for _ in range(seats)]
    if mission == 18:
        laid = [some(1) for _ in range(seats)]
        data["up"] = list(laid)
        data["covers"] = list(laid)
    if chance.below(3) == 0:
        effect = chance.pick([14, 18, 20])
        data.update({"scroll": effect, "effect_seat": chance.below(seats)})
    if mission == 14:
        turned = some(2)
        data.update({"turned": turned, "dominant": str(turned[-1]).split(".")[0]})
    position = GAME.restore(data)
    return lay_open(position, mask_of(pack[-3 if mission == 14 else -1 :]))


def random_script(position: Position, seed: int, length: int) -> list[tuple[str, tuple[int, ...]]]:
    """Some moves from there that end no round."""
    chance = FastChance(seed)
    ahead = position.copy()
    script: list[tuple[str, tuple[int, ...]]] = []
    for _ in range(length):
        move = chance.pick(ahead.legal())
        sentence = GAME.say(ahead, move)
        after = ahead.copy()
        forked = Forked((chance.below(2),))
        after.play(move, forked)
        if after.round > ahead.round or len(forked.limits) > 1:
            break
        script.append((sentence, tuple(forked.draws[: len(forked.limits)])))
        ahead = after
    return script


def check(position: Position, seat: int, *script: str | tuple[str, tuple[int, ...]]) -> None:
    """After the script, what the seat imagines is drawn fairly from all that fits."""
    steps = [step if isinstance(step, tuple) else (step, ()) for step in script]
    ways = histories(position, seat, steps)
    total = sum(ways.values())
    assert total > 1, "there is something to imagine"
    drawn = imagined(position, seat, 3000)
    assert fits(drawn, {layout: count / total for layout, count in ways.items()})


def lay_open(position: Position, unseen: int) -> Position:
    """Of the undealt cards only these stay hidden, so that there is less to imagine. No rule lays
    the others open; here everybody just sees them."""
    position.turned += tuple([card for card in position.undealt if not unseen >> card & 1])
    position.undealt = [card for card in position.undealt if unseen >> card & 1]
    position.facts = [start_fact(position)]
    return position
