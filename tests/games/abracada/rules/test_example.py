"""The example of the rule book: Gary begins, Tony sits to the left, Marie to the right."""

from tests.games.abracada.drawing import ids, say, table

GARY, TONY, MARIE = range(3)


def test_the_turn_of_gary() -> None:
    position = table(
        "> 3 5 4 8 8 | 4 lives",
        "  6 6 7 7 8",
        "  2 5 7 8 8",
        options={"slips": True},
    )
    say(position, "cast 3", roll=3)
    assert position.lives[GARY] == 6, "he had four, so the roll of three gives him two"
    say(position, "cast 5")
    assert position.lives == [6, 5, 5], "Tony and Marie lose a life each"
    assert ids(say(position, "cast 4"))[0] == "slip", "he has it, but it is lower than five"
    assert position.lives == [5, 5, 5]
    assert len(position.hands[GARY]) == 5
    assert 4 in position.hands[GARY]
    assert position.turn == TONY
