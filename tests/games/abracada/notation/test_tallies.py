"""What is counted of a game for statistics."""

from tests.games.abracada.drawing import GAME, say, table


def test_hits_and_misses_are_counted_and_whose_lives_they_cost() -> None:
    position = table("> 8 7 6 5 4", "  6 6 5 5 8", "  7 7 8 8 3")
    told = [say(position, "cast 4"), say(position, "cast 5"), say(position, "cast 8")]
    told += [say(position, "stop"), say(position, "cast 1", roll=2)]
    first, second, third = GAME.tallies(3, told)
    assert (first["casts"], first["hits"], first["secrets"]) == (3, 3, 1)
    assert (first["lives_taken"], first["lives_lost"]) == (2, 0)
    assert (second["casts"], second["hits"]) == (1, 0)
    assert (second["lives_taken"], second["lives_lost"]) == (0, 3), "its own miss took nobody's"
    assert (third["casts"], third["lives_lost"]) == (0, 1)


def test_a_round_is_counted_when_it_is_over() -> None:
    position = table("> 8 7 6 5 4", "  6 6 5 5 8 | 1 life", "  7 7 8 8 3 | 2 lives")
    first, second, third = GAME.tallies(3, [say(position, "cast 5")])
    assert (first["rounds"], first["rounds_won"], first["rounds_survived"]) == (1, 1, 1)
    assert (second["rounds"], second["rounds_won"], second["rounds_survived"]) == (1, 0, 0)
    assert (third["rounds"], third["rounds_won"], third["rounds_survived"]) == (1, 0, 1)
    assert (first["felled"], first["lives_taken"]) == (1, 2)
