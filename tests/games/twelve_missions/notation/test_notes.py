"""What the coach says, and when."""

from conclave.games.twelve_missions import GAME
from conclave.games.twelve_missions.position import Position
from tests.games.twelve_missions.drawing import say, table


def topics(position: Position) -> list[str]:
    return [note.topic for note in GAME.notes(position)]


def test_a_leader_hears_of_the_mission_and_of_leading() -> None:
    at = table("b8 r3", "b6 k5", mission=3, dominant="red")
    assert topics(at) == ["mission-3", "lead"]
    lead = GAME.notes(at)[1].text.params
    assert (lead["dominant"], lead["count"]) == ("red", 1)


def test_following_or_not_being_able_to() -> None:
    at = table("b8 r3", "b6 k5", "r4 k6", "y4 k7", mission=3, dominant="red")
    say(at, "play b8")
    follow = GAME.notes(at)[1]
    assert (follow.topic, follow.text.params["count"]) == ("follow", 1)
    say(at, "play b6")
    assert "dominant" in topics(at)
    say(at, "play r4")
    assert "free" in topics(at)


def test_powers_cubes_and_done() -> None:
    at = table("b8 y3", "b6 k5 | 1 crystal, 5 cubes", mission=3, dominant="red")
    say(at, "play b8", "play b6")
    assert topics(at) == ["power-dwarf", "cubes", "done", "mission-3"]
    cubes = GAME.notes(at)[1].text.params
    assert (cubes["need"], cubes["way"]) == (3, "up")  # 6 + 3 is over 8


def test_the_last_trick_is_announced() -> None:
    at = table("b8", "b6", mission=3, tricks=((0, "r3 r4"),))
    assert topics(at)[-1] == "last-trick"
