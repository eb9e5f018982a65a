"""What a seat knows of hidden cards from the play: `imagine` is compared with every history that
fits."""

from collections import Counter

import pytest

from conclave.core.chance import FastChance
from conclave.core.plain import Plain
from conclave.games.twelve_missions.box.cards import OF_COLOUR, RED
from conclave.games.twelve_missions.knowledge.belief import HAND
from conclave.games.twelve_missions.knowledge.imagine import Knowledge, believed
from conclave.games.twelve_missions.knowledge.sampling.factored import FactoredSampler
from conclave.games.twelve_missions.knowledge.sampling.joint import JointSampler
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.facts import HOLDS, START
from tests.chi_square import fits
from tests.games.twelve_missions.drawing import cards, say, table
from tests.games.twelve_missions.histories import (
    check,
    histories,
    imagined,
    lay_open,
    random_script,
    small_position,
)

FIVE_TRICKS = (
    (0, "b3 b4 b5 b6"),
    (1, "y3 y4 y5 y6"),
    (2, "r3 r4 r5 r6"),
    (3, "k3 k4 k5 k6"),
    (0, "b7 y7 r7 k7"),
)


def end_game(*lines: str) -> Position:
    """Four seats with two cards each; one seat sees its own and does not know six."""
    return table(*lines, tricks=(*FIVE_TRICKS, (0, "b8 y8 r8 k8")), mission=5)


def test_any_deal_of_the_unseen_cards_is_equally_likely() -> None:
    check(end_game("b9 b10", "y9 y10", "r9 r10", "k9 k10"), 0, "play b9")


def test_not_following_proves_a_void() -> None:
    position = end_game("b9 k10", "y9 b10", "r9 r10", "k9 y10")
    check(position, 0, "play b9", "play b10", "play r9")
    for seed in range(50):
        assert not position.imagine(0, FastChance(seed)).hands[2] & cards("b9 b10")


def test_a_seat_that_plays_neither_led_nor_dominant_is_void_in_both() -> None:
    position = end_game("b9 b10", "y9 y10", "r9 r10", "k9 k10")
    say(position, "play b9", "play y9")
    for seed in range(50):
        assert not position.imagine(0, FastChance(seed)).hands[1] & OF_COLOUR[RED]


def test_the_assassin_excuses_not_following_and_shows_that_it_had_to() -> None:
    tricks = ((0, "b3 b4 b5 b6"), (1, "y3 y4 y5 y6"), (2, "r3 r9 r5 r6"), (3, "k3 k4 k5 k6"))
    lines = ("b9 b10", "r4 b8 | 1 crystal", "r7 r8", "k9 k10")
    more = ((0, "b7 y7 r10 k7"), (0, "y8 y9 k8 y10"))
    position = table(*lines, tricks=(*tricks, *more), mission=5)
    check(position, 0, "play b9", "play r4 power")
    for seed in range(50):
        hand = position.imagine(0, FastChance(seed)).hands[1]
        assert hand & OF_COLOUR[0], "a crystal is needed only where a blue card is held"


def test_the_assassins_promise_is_kept_as_often_however_it_is_drawn() -> None:
    position = table(
        *("b9 k10", "b10 y4 | 1 crystal", "r9 r10", "k9 y10"),
        tricks=((0, "b3 b4 b5 b6"), (2, "r3 r4 r5 r6"), (3, "k3 k4 k5 k6"), (0, "b7 y7 r7 k7")),
        mission=5,
    )
    lay_open(position, 0)
    ways = histories(position, 0, [("play b9", ()), ("play y4 power", ())])
    shares = Counter[tuple[int, ...]]()
    for layout, count in ways.items():
        shares[layout[0]] += count
    layouts = Knowledge(position, 0).layouts
    assert layouts.promises == [OF_COLOUR[0] | OF_COLOUR[RED]]
    beliefs = believed(position, 0)
    apart = FactoredSampler(beliefs.by_part(), beliefs.ties, beliefs.promises, layouts.unseen)
    chance = FastChance(1)
    expected = {hands: count / shares.total() for hands, count in shares.items()}
    for way in (layouts, layouts.keeping(), apart, apart.keeping()):
        drawn = Counter[tuple[int, ...]]()
        for _ in range(3000):
            drawn[(position.hands[0], *way.fill(chance)[HAND + 1 : HAND + 4])] += 1
        assert fits(drawn, expected)


def test_many_assassins_leave_few_pasts() -> None:
    """Each is a promise of three hands of eight cards; told apart they would be hundreds."""
    hands = ("b3 b7 y3 y7 r3 r7 k3 k7", "b4 b8 y4 y8 r4 r8 k4 k8")
    others = ("b5 b9 y5 y9 r5 r9 k5 k9", "b6 b10 y6 y10 r6 r10 k6 k10")
    facts: list[Plain] = [[START, *[8, 0, 0] * 4, 0]]
    for colour in (OF_COLOUR[0], OF_COLOUR[1], OF_COLOUR[RED]):
        facts += [[HOLDS, seat, colour] for seat in (1, 2, 3)]
    position = table(*hands, *others, rest={"facts": facts})
    layouts = Knowledge(position, 0).layouts
    assert isinstance(layouts, JointSampler)
    assert len(layouts.pasts) == 1
    for seed in range(50):
        imagined_hands = position.imagine(0, FastChance(seed)).hands
        for seat in (1, 2, 3):
            for colour in (OF_COLOUR[0], OF_COLOUR[1], OF_COLOUR[RED]):
                assert imagined_hands[seat] & colour


def test_the_wizards_duty_proves_that_nothing_lower_is_held() -> None:
    tricks = ((0, "b3 b4 b5 b6"), (1, "y3 y4 y5 y6"), (2, "r3 r4 r5 r6"), (3, "k3 k4 k5 k6"))
    more = ((0, "y7 y8 r7 k7"), (0, "y9 y10 r8 k8"))
    lines = ("b7 r9 | 1 crystal", "b9 b10", "b8 r10", "k9 k10")
    position = table(*lines, tricks=(*tricks, *more), mission=5)
    check(position, 0, "play b7", "power", "play b9")
    for seed in range(50):
        assert not position.imagine(0, FastChance(seed)).hands[1] & cards("b8")


def test_the_wizards_duty_with_another_colour() -> None:
    tricks = ((0, "b3 b4 b5 b6"), (1, "y3 y4 y5 y6"), (2, "r3 r4 r5 r6"), (3, "k3 k4 k5 k6"))
    more = ((0, "b9 b10 r7 k7"), (0, "r9 r10 r8 k8"))
    lines = ("b7 y9 | 1 crystal", "k10 y7", "b8 y8", "k9 y10")
    position = table(*lines, tricks=(*tricks, *more), mission=5)
    check(position, 0, "play b7", "power", "play y7")


def test_the_explorer_may_or_may_not_have_exchanged_a_card() -> None:
    tricks = ((0, "b3 b4 b5 b6"), (1, "y3 y4 y6 y7"), (2, "r3 r4 r5 r6"), (3, "k3 k4 k5 k6"))
    more = ((0, "b7 y8 r7 k7"), (0, "b8 y9 r8 k8"))
    lines = ("b9 b10", "y5 y10 | 1 crystal", "r9 r10", "k9 k10")
    position = table(*lines, tricks=(*tricks, *more), mission=5)
    check(position, 0, "play b9", "play y5", ("power", (1,)), "return y10")


def test_the_explorer_knows_what_it_did() -> None:
    tricks = ((0, "b3 b4 b5 b6"), (1, "y3 y4 y6 y7"), (2, "r3 r4 r5 r6"), (3, "k3 k4 k5 k6"))
    more = ((0, "b7 y8 r7 k7"), (0, "b8 y9 r8 k8"))
    lines = ("b9 b10", "y5 y10 | 1 crystal", "r9 r10", "k9 k10")
    position = table(*lines, tricks=(*tricks, *more), mission=5)
    check(position, 1, "play b9", "play y5", ("power", (1,)), "return y10")
    for seed in range(20):
        assert position.imagine(1, FastChance(seed)).piles == position.piles


def test_while_the_explorer_looks_nobody_else_knows_at_what() -> None:
    tricks = ((0, "b3 b4 b5 b6"), (1, "y3 y4 y6 y7"), (2, "r3 r4 r5 r6"), (3, "k3 k4 k5 k6"))
    more = ((0, "b7 y8 r7 k7"), (0, "b8 y9 r8 k8"))
    lines = ("b9 b10", "y5 y10 | 1 crystal", "r9 r10", "k9 k10")
    position = table(*lines, tricks=(*tricks, *more), mission=5)
    check(position, 2, "play b9", "play y5", ("power", (1,)))


def test_a_card_that_is_played_again_betrays_the_exchange() -> None:
    position = table(
        "b9 b10 r7",
        "y5 y10 r9 | 1 crystal",
        mission=1,
        dominant="black",
        tricks=((0, "b3 b4"),),
    )
    lay_open(position, cards("y8 k9"))
    check(
        position,
        0,
        *("play b9", "play y5", ("power", (1,)), "return y10"),
        *("play b10", "play b4"),
    )


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_nothing_impossible_is_imagined(seed: int) -> None:
    """Small positions of all kinds, played on at random."""
    start = small_position(seed)
    script = random_script(start, seed, 5)
    for seat in range(start.seats):
        position = start.copy()
        ways = histories(position, seat, script)
        drawn = imagined(position, seat, 300)
        assert set(drawn) <= set(ways)
