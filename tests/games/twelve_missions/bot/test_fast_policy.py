"""What a seat lays offhand in an imagined trick: by lot, but as the mission has it."""

import pytest

from conclave.games.twelve_missions.bot.fast_policy import LOTS, WHIM, follow, lead
from conclave.games.twelve_missions.bot.policy import to_beat
from conclave.games.twelve_missions.bot.trick_value import trick_wish
from conclave.games.twelve_missions.box.cards import mask_of
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.tricks import taking
from tests.games.twelve_missions.drawing import cards, say, table

WANTED = 23
SHUNNED = 25
ILL_RED = 9
LIKED_YELLOW = 4
PAIRS = 20


def last_to_play(hand: str, mission: int, led: str = "b6", dominant: str = "red") -> Position:
    position = table(
        f"{led} k3 y4", "b5 k4 y5", "b4 k5 y6", hand, mission=mission, dominant=dominant
    )
    for card in (led, "b5", "b4"):
        say(position, f"play {card}")
    return position


def laid(position: Position) -> int:
    """All the cards that some lot takes, but for whims."""
    seat = position.turn
    wish = trick_wish(position, seat)
    chosen = 0
    for lot in range(WHIM, LOTS):
        if position.cards:
            so_far = mask_of(position.cards)
            taker = taking(position)
            card = follow(position, seat, to_beat(position), taker, so_far, wish, lot)
        else:
            card = lead(position, seat, wish, lot)
        chosen |= 1 << card
    return chosen


@pytest.mark.parametrize(
    ("hand", "mission", "expected"),
    [
        ("b3 b8 b10", WANTED, "b8 b10"),
        ("b3 b8 b10", SHUNNED, "b3"),
        ("b8 b9 b10", SHUNNED, "b8 b9 b10"),  # it can't but take it
        ("b3 k9 k10", WANTED, "b3"),  # its duty
        ("r3 r9 k10", WANTED, "r3 r9"),
        ("k6 k10 y3", SHUNNED, "k6 k10 y3"),
    ],
)
def test_the_last_seat_takes_what_is_wanted_and_ducks_what_is_not(
    hand: str, mission: int, expected: str
) -> None:
    assert laid(last_to_play(hand, mission)) == cards(expected)


def test_what_is_ill_goes_to_somebody_else() -> None:
    assert laid(last_to_play("r3 r9 k10", ILL_RED, dominant="yellow")) == cards("r3 r9")


def test_what_is_liked_is_kept() -> None:
    assert laid(last_to_play("k6 k10 y8", LIKED_YELLOW)) == cards("k6 k10")


def test_a_partners_trick_is_left_to_it() -> None:
    position = table("y3 k3 y4", "b8 k4 y5", "b4 k5 y6", "b3 b9 b10", mission=PAIRS, leads=1)
    for card in ("b8", "b4"):
        say(position, f"play {card}")
    assert laid(position) == cards("b3")


def test_who_wants_tricks_leads_dominant_cards_and_who_shuns_them_others() -> None:
    hand = "r5 r6 b7"
    assert laid(table(hand, "b3 b4 b5", mission=WANTED)) == cards(hand)
    assert laid(table(hand, "b3 b4 b5", mission=SHUNNED)) == cards("b7")
