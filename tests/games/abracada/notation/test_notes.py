"""What a coach says, of this very position."""

from conclave.core.chance import FastChance
from conclave.games.abracada.position import Position
from conclave.texts import Listener, ask
from tests.games.abracada.drawing import GAME, say, table

NOX = Listener(["Nox", "Ines", "Basil"], 0)
LEFT, RIGHT = "2 6 7 8 8", "4 5 7 7 8"


def three(mine: str = "> 3 5 6 7 8", left: str = LEFT) -> Position:
    return table(mine, left, RIGHT, pile="1 2 3 4 5 6 7 8")


def told(position: Position) -> dict[str, str]:
    return {note.topic: ask(note.text.id, note.text.params, NOX) for note in GAME.notes(position)}


def first(position: Position) -> str:
    return GAME.notes(position)[0].topic


def test_A17_the_goal_and_what_a_round_brings() -> None:
    assert first(three()) == "goal"
    assert told(three("> 3 5 6 7 8 | 2 points"))["goal"] == (
        "You have 2 points and need 6 more. Winning this round brings 3: "
        "put somebody out, or cast all your stones."
    )


def test_A14_a_rival_with_one_life_comes_first() -> None:
    weak = three(left=f"{LEFT} | 1 life")
    assert first(weak) == "prey"
    assert told(weak)["prey"].startswith("Ines has one life left. ")
    note = GAME.notes(weak)[0]
    assert note.sentence in {"cast 5", "cast 6"}
    assert "prey" not in told(three())


def test_A13_A15_the_last_stone_and_the_last_life() -> None:
    assert first(three("> 8")) == "last-stone"
    assert "a miss puts you out" in told(three("> 3 5 6 7 8 | 1 life"))["last-life"]
    assert "last-life" not in told(three())


def test_A16_what_was_taken_must_be_kept() -> None:
    assert told(three("> 3 5 6 7 8 | took 4"))["secrets"].startswith("You took a secret stone.")


def test_A7_A9_after_a_hit_one_may_stop_or_rise() -> None:
    position = three()
    assert "stop" not in told(position)
    say(position, "cast 6")
    notes = told(position)
    assert notes["rising"].startswith("You cast 6, so the next number must be 6 or higher.")
    assert notes["stop"].startswith("You may stop now and draw a stone. Going on with ")


def test_what_is_counted_and_ruled_out() -> None:
    position = three()
    position.lessons[0] = (-4,)
    assert told(position)["missed"].startswith("You missed 4 Night Singer and drew nothing")
    assert "5 of 17 unseen stones are Magic Drinks" in told(position)["unseen"]
    seen = table("> 3 5 6 7 8", "1 6 7 8 8", RIGHT)
    assert told(seen)["in-sight"] == "The only Ancient Dragon lies in sight, so you can’t have it."


def test_A12_each_spell_is_told_for_this_seat() -> None:
    notes = told(three("> 3 5 6 7 8 | 4 lives"))
    assert notes["spell-6"].endswith("Ines, who plays after you, loses a life.")
    assert notes["spell-7"].endswith("Basil, who plays before you, loses a life.")
    assert notes["spell-3"].endswith("roll, and gain up to 2 lives.")
    assert notes["spell-4"].endswith(
        "take one of 4 secret stones, worth a point if you survive the round."
    )


def test_they_are_the_same_in_all_that_the_actor_imagines() -> None:
    chance = FastChance(5)
    position = GAME.start(3, {}, chance)
    while not position.over():
        imagined = position.imagine(position.actor(), chance)
        notes = [note.dump() for note in GAME.notes(position)]
        assert notes == [note.dump() for note in GAME.notes(imagined)]
        sayable = GAME.sentences(position)
        for note in GAME.notes(position):
            assert not note.sentence or note.sentence in sayable
        position.play(GAME.guide.playout(position, chance), chance)
    assert GAME.notes(position) == []
