"""What statistics are made of."""

from tests.games.twelve_missions.drawing import GAME, play, say, table


def test_tricks_and_what_is_spent_on_them_are_counted() -> None:
    position = table("b3 k3 | 1 crystal, 5 cubes", "b4 k4 | 5 cubes")
    told = [say(position, "play b3"), say(position, "power cat"), say(position, "done")]
    told += [say(position, "play b4"), say(position, "cubes -3")]
    first, second = GAME.tallies(2, told)
    assert first.items() >= {"powers": 1, "cubes": 0, "tricks": 1, "all_tricks": 1}.items()
    assert second.items() >= {"powers": 0, "cubes": 3, "tricks": 0, "all_tricks": 1}.items()


def test_the_card_that_a_crystal_lets_a_seat_play_counts_as_a_power() -> None:
    position = table("b3 k3", "b4 k4 | 1 crystal")
    told = [say(position, "play b3"), say(position, "play k4 power")]
    assert [seat["powers"] for seat in GAME.tallies(2, told)] == [0, 1]


def test_missions_count_by_what_they_brought() -> None:
    position = table("b10", "b4", mission=3)
    told = [play(position, "b10 b4")]
    won, lost = GAME.tallies(2, told)
    assert won.items() >= {"rounds": 1, "missions_up": 1, "missions_down": 0}.items()
    assert lost.items() >= {"rounds": 1, "missions_up": 0, "missions_down": 0}.items()
