"""Law 6 for each game: what a seat can deduce for certain must be so in whatever it imagines."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations
from typing import NamedTuple

import conclave
from conclave.core.chance import FastChance
from conclave.core.plain import Plain, PlainDict
from conclave.games.twelve_missions.box.cards import CARD_WORDS
from conclave.games.twelve_missions.rules.facts import BARRED, PLAYED

REFILL = 100


def abracada(imagined: PlainDict, seat: int) -> None:
    """A2, A6: a spell missed since the last refill is not among a seat's own stones."""
    lessons, hand = _row(imagined["lessons"], seat), _row(imagined["hands"], seat)
    for lesson in reversed(lessons):
        assert isinstance(lesson, int)
        if lesson > REFILL:
            return
        assert -lesson not in hand


def _others_hold(position: PlainDict, stone: int) -> bool:
    return any(stone in _row(position["hands"], seat) for seat in (1, 2, 3))


def _row(rows: Plain, number: int) -> list[Plain]:
    assert isinstance(rows, list)
    row = rows[number]
    assert isinstance(row, list)
    return row


def twelve_missions(imagined: PlainDict, seat: int) -> None:
    """M9, M12: a seat that did not follow, or that played its lowest for the Wizard, holds nothing
    that it would have had to play first, until cards come to it from elsewhere."""
    facts, hands = imagined["facts"], imagined["hands"]
    assert isinstance(facts, list)
    assert isinstance(hands, list)
    barred = [0] * len(hands)
    for fact in facts:
        assert isinstance(fact, list)
        kind, numbers = fact[0], [number for number in fact if isinstance(number, int)]
        if kind == BARRED:
            barred[numbers[1]] |= numbers[2]
        elif kind != PLAYED:
            barred = [0] * len(hands)
    for other, mask in enumerate(barred):
        for card in _row(imagined["hands"], other):
            assert not mask >> CARD_WORDS.index(str(card)) & 1


DEDUCTIONS: dict[str, Callable[[PlainDict, int], None]] = {
    "abracada": abracada,
    "twelve_missions": twelve_missions,
}


class Fairness(NamedTuple):
    """How often something was imagined, and which share of the time it ought to be."""

    counts: dict[Hashable, int]
    shares: dict[Hashable, float]


def abracada_fairness() -> Fairness:
    """Where the only dragon lies that the seat has seen nowhere: there are 5 own stones, 4 secret
    ones and 12 in the pile."""
    game = conclave.load_game("abracada")
    deals = [game.start(4, {}, FastChance(seed)) for seed in range(20)]
    state = next(deal for deal in deals if not _others_hold(deal.dump(), 1))
    chance = FastChance(1)
    counts: Counter[Hashable] = Counter()
    for _ in range(2000):
        dumped = state.imagine(0, chance).dump()
        secrets = dumped["secrets"]
        assert isinstance(secrets, list)
        own = 1 in _row(dumped["hands"], 0)
        counts["own" if own else "secret" if 1 in secrets else "pile"] += 1
    return Fairness(dict(counts), {"own": 5 / 21, "secret": 4 / 21, "pile": 12 / 21})


def twelve_missions_fairness() -> Fairness:
    """An end game: blue is led, red is dominant, and seat 1 plays yellow. Its last card is neither
    blue nor red, so it is one of three, and the others have the rest in any way."""
    hands: list[Plain] = [
        ["blue.oracle", "blue.emperor"],
        ["yellow.oracle", "yellow.emperor"],
        ["red.oracle", "red.emperor"],
        ["black.oracle", "black.emperor"],
    ]
    low = ("farmer", "assassin", "explorer", "dwarf", "wizard", "knight")
    tricks: list[Plain] = [
        {"seat": 0, "cards": [f"{colour}.{rank}" for colour in ("blue", "yellow", "red", "black")]}
        for rank in low
    ]
    game = conclave.load_game("twelve_missions")
    state = game.restore({"seats": 4, "mission": 1, "hands": hands, "tricks": tricks, "dealer": 3})
    for sentence in ("play blue.oracle", "play yellow.oracle"):
        state.play(game.hear(state, sentence), FastChance(1))
    chance = FastChance(1)
    counts: Counter[Hashable] = Counter()
    for _ in range(3000):
        dumped = state.imagine(0, chance).dump()
        counts[_row(dumped["hands"], 1)[0], tuple(_row(dumped["hands"], 2))] += 1
    cards = [card for hand in hands[1:] for card in _row([hand], 0) if card != "yellow.oracle"]
    shares: dict[Hashable, float] = {}
    for last in ("yellow.emperor", "black.oracle", "black.emperor"):
        for pair in combinations([card for card in cards if card != last], 2):
            shares[last, pair] = 1 / 18
    return Fairness(dict(counts), shares)


def archmage_fairness() -> Fairness:
    """X1: what lies on a face-down hex when five of the six Mines have been seen elsewhere."""
    game = conclave.load_game("archmage")
    mines: PlainDict = dict.fromkeys(("c2", "c3", "c5", "c6", "b2"), "mine")
    state = game.restore({"seats": 2, "map": mines, "shown": list(mines)})
    chance = FastChance(1)
    counts: Counter[Hashable] = Counter()
    for _ in range(2000):
        kinds = state.imagine(0, chance).dump()["map"]
        assert isinstance(kinds, dict)
        counts[str(kinds["g2"])] += 1
    shares: dict[Hashable, float] = dict.fromkeys(("grove", "crypt", "ruins", "library"), 6 / 25)
    return Fairness(dict(counts), {**shares, "mine": 1 / 25})


def five_seals_fairness() -> Fairness:
    """Nothing is hidden but how the dice will fall: what is imagined is the position itself, and
    the die that grows in it is a fair one."""
    game = conclave.load_game("five_seals")
    state = game.restore({"seats": 2, "ready": [["growth.fire"], []]})
    cast = game.hear(state, "cast growth.fire")
    chance = FastChance(1)
    counts: Counter[Hashable] = Counter()
    for _ in range(1200):
        imagined = state.imagine(1, chance)
        assert imagined.dump() == state.dump()
        imagined.play(cast, chance)
        counts[str(_row(imagined.dump()["dice"], 0)[0])] += 1
    return Fairness(dict(counts), {f"fire.{value}": 1 / 6 for value in range(1, 7)})


FAIRNESS: dict[str, Callable[[], Fairness]] = {
    "abracada": abracada_fairness,
    "five_seals": five_seals_fairness,
    "archmage": archmage_fairness,
    "twelve_missions": twelve_missions_fairness,
}
