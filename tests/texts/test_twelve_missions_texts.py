"""Lines of the log of Twelve Missions that have to say the right one of two things."""

from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.position import Position
from conclave.texts import Listener, ask, tell
from tests.games.twelve_missions.drawing import ALL_SCROLLS, GAME, play, say, table

NAMES = ["Nox", "Ines", "Rowan"]


def heard(told: list[Event], seat: int) -> str:
    return " ".join(tell([event.seen_by(seat) for event in told], Listener(NAMES, seat)))


def test_what_a_round_costs_is_a_loss() -> None:
    told = play(table("b5", "b4", "r5", mission=10, dominant="red"), "b5 b4 r5")
    assert "You, Ines and Rowan score nothing." in heard(told, 0)
    told = play(table("b5", "b4", "k5", mission=25, dominant="red"), "b5 b4 k5")
    assert "You lose 1. Ines and Rowan score nothing." in heard(told, 0)
    told = play(table("b5", "b4", "k5", mission=18, dominant="red"), "b5 b4 k5")
    assert "Nox scores 1. You and Rowan score nothing." in heard(told, 1)


def test_cards_of_a_row_are_laid_and_others_set_apart() -> None:
    told = say(table("b3 k3 y3", "b4 k4 y4", mission=15, phase="choose"), "lay k3")
    assert heard(told, 0) == "You lay the black Farmer face down."
    assert heard(told, 1) == "Nox lays a card face down."
    hands = ("b3 b4 b5 b6 b7 b8 b9 b10", "y3 y4 y5 y6 y7 y8 y9 y10")
    told = say(table(*hands, mission=25, phase="choose"), "give b7")
    assert heard(told, 0) == "You set the blue Wizard apart."
    assert heard(told, 1) == "Nox sets a card apart."


def asked(position: Position) -> str:
    message = GAME.asks(position)
    return ask(message.id, message.params, Listener(NAMES, position.actor()))


def test_only_what_can_be_taken_is_asked_for() -> None:
    position = table("b3 k3", "b4 k4", phase="resources")
    assert asked(position) == "Take crystals, cubes or a scroll"
    position = table("b3 k3", "b4 k4", phase="resources", scroll=(9, 0))
    assert asked(position) == "Take two combinations of crystals and cubes"
    say(position, "take crystals cubes")
    assert asked(position) == "Take crystals, cubes or a scroll"
    used = tuple([scroll for scroll in ALL_SCROLLS if scroll != 5])
    empty: PlainDict = {"open_scrolls": [[5], []], "round": 9}
    position = table("b3 k3", "b4 k4", phase="resources", used=used, rest=empty)
    assert asked(position) == "Take crystals or cubes"


def test_nobody_is_asked_to_count_fewer_tricks_than_none() -> None:
    position = table("b3", "b4", mission=12, scroll=(11, 0), tricks=((0, "y3 y4"),))
    play(position, "b3 b4")
    assert asked(position) == "Count one trick fewer, the same, or one more"
    position = table("b3", "b4", mission=12, scroll=(11, 0))
    play(position, "b3 b4")
    assert asked(position) == "Count your tricks as they are, or one more"


def test_M9_the_duty_is_told_in_full_whatever_is_held() -> None:
    for theirs in ("b4 k4", "r4 k4", "y4 k4"):
        position = table("b8 r3", theirs, dominant="red")
        play(position, "b8")
        assert asked(position) == "Follow blue; if you can't, play red"
    position = table("r8 b3", "b4 k4", dominant="red")
    play(position, "r8")
    assert asked(position) == "Follow red"
