"""Hands that exchanged cards and then go their own ways: what is reckoned part by part is the same
as with all parts together, and as with every history tried."""

from collections import Counter
from math import factorial

import pytest

from conclave.core.chance import FastChance
from conclave.core.plain import Plain
from conclave.games.twelve_missions.box.cards import CARD_WORDS
from conclave.games.twelve_missions.knowledge.belief import DOWN, HAND, PILE, Beliefs
from conclave.games.twelve_missions.knowledge.imagine import FEW, Knowledge, believed
from conclave.games.twelve_missions.knowledge.sampling.factored import FactoredSampler
from conclave.games.twelve_missions.knowledge.sampling.joint import JointSampler
from conclave.games.twelve_missions.knowledge.update import note
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.facts import LOOKED, PUT_BACK, START, UNKNOWN
from tests.chi_square import fits
from tests.games.twelve_missions.drawing import GAME, cards, table, words
from tests.games.twelve_missions.histories import Hidden, histories, imagined, lay_open

EXCHANGE = ("activate scroll.2 red", "give r8", "return b9", "give r9", "return r8")
TAKE = ("take crystals", "take crystals", "take crystals")
TRICK = ("play r9", "done", "play y9", "done", "play r8")


def exchanging() -> Position:
    """Mission 19: seat 0 has scroll 2; all have a card each to draw."""
    position = table(
        "b9 b10 | scrolls 2",
        "y9 r8",
        "r9 k10",
        mission=19,
        phase="scroll",
        dominant="yellow",
        rest={"down": [words("y10"), words("r10"), words("k9")]},
    )
    return lay_open(position, 0)


def parted(position: Position, seat: int) -> FactoredSampler:
    """What the seat knows, part by part however few the pasts are."""
    beliefs = believed(position, seat)
    unseen = Knowledge(position, seat).layouts.unseen
    return FactoredSampler(beliefs.by_part(), beliefs.ties, beliefs.promises, unseen)


@pytest.mark.parametrize(("seat", "said", "looked_at"), [(1, 3, 2), (2, 1, 1), (2, 3, 2)])
def test_scroll_2_in_mission_19_for_both_who_gave_a_card(
    seat: int, said: int, looked_at: int
) -> None:
    """Seat 1 shows a void and draws; which cards it got before, and which now, seat 2 can't say.
    Hands and stacks are looked at, or hands alone where there would be too many layouts."""
    position = exchanging()
    ways = histories(position, seat, [(step, ()) for step in (*EXCHANGE, *TAKE, *TRICK[:said])])
    expected = Counter[Hidden]()
    for layout, count in ways.items():
        expected[layout[:looked_at]] += count
    assert len(expected) > 5
    shares = {layout: count / ways.total() for layout, count in expected.items()}
    drawn = Counter[Hidden]()
    for layout, count in imagined(position, seat, 3000).items():
        drawn[layout[:looked_at]] += count
    assert fits(drawn, shares)

    layouts = parted(position, seat)
    chance = FastChance(1)
    drawn = Counter[Hidden]()
    for _ in range(3000):
        filled = layouts.fill(chance)
        filled[HAND + seat] = position.hands[seat]
        layout = (tuple(filled[HAND : HAND + 3]), tuple(filled[DOWN : DOWN + 3]))
        drawn[layout[:looked_at]] += 1
    assert fits(drawn, shares)


def exchanged(seed: int, mission: int, seats: int) -> tuple[Position, FastChance]:
    """A whole deal in which somebody has activated scroll 2."""
    chance = FastChance(seed)
    pack = CARD_WORDS[:]
    chance.shuffle(pack)

    def some(count: int) -> list[Plain]:
        return [pack.pop() for _ in range(count)]

    size, below = (4, 4) if mission == 19 else (8, 0)
    owner = chance.below(seats)
    position = GAME.restore(
        {
            "seats": seats,
            "mission": mission,
            "round": 1 + chance.below(4),
            "phase": "scroll",
            "dealer": (owner - 1) % seats,
            "turn": owner,
            "scrolls": [[2] if seat == owner else [] for seat in range(seats)],
            "hands": [some(size) for _ in range(seats)],
            "down": [some(below) for _ in range(seats)],
            "undealt": [*pack],
        }
    )
    assert isinstance(position, Position)
    position.play(position.legal()[0], chance)
    assert position.effect.number == 2
    return position, chance


@pytest.mark.parametrize("mission", [1, 19])
@pytest.mark.parametrize("seats", [3, 4])
def test_together_and_apart_there_are_as_many_ways(mission: int, seats: int) -> None:
    position, chance = exchanged(seats, mission, seats)
    begun = position.round
    while position.round == begun:
        seat = position.actor()
        beliefs = believed(position, seat)
        apart = parted(position, seat)
        if beliefs.count() < 4 * FEW:
            together = JointSampler(beliefs.joint(), beliefs.promises, apart.unseen)
            # Those slots that take what is left are counted once for any order.
            aside = sum([factor.aside for factor in apart.factors])
            assert apart.ways * factorial(aside) == together.ways
        position.play(chance.pick(position.legal()), chance)


def test_hands_that_exchanged_cards_make_no_more_pasts_of_each_other() -> None:
    most = 0
    for seed in (19, 29, 41):
        position, chance = exchanged(seed, 19, 4)
        begun = position.round
        while position.round == begun:
            beliefs = believed(position, position.actor())
            told = sum([len(pasts) for part in beliefs.by_part() for pasts in part.variants])
            assert told < 500
            most = max(most, beliefs.count())
            position.play(chance.pick(position.legal()), chance)
    assert most > 2000, "together they would be thousands"


def test_explorers_who_look_into_different_tricks_have_nothing_to_do_with_each_other() -> None:
    beliefs = Beliefs(0, 3, (START, *[8, 0, 0] * 3, 8))
    shown = [cards("b3 b4 b5"), cards("y3 y4 y5")]
    for trick, seat in enumerate((1, 2)):
        note(beliefs, (LOOKED, seat, trick, UNKNOWN), shown, 0)
        note(beliefs, (PUT_BACK, seat, trick, UNKNOWN), shown, 0)
        assert beliefs.part_of[HAND + seat] == beliefs.part_of[PILE + trick]
    assert beliefs.part_of[HAND + 1] != beliefs.part_of[HAND + 2]
    assert len(beliefs.joint()) == 4, "each has or has not exchanged a card"
