"""What a coach says of a position."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.notes import Note
from conclave.games.five_seals.game import GAME
from conclave.games.five_seals.position import Position
from conclave.texts import Listener, ask, knows
from tests.games.five_seals.drawing import table

SIXES = "v2=synergy.fire v3=synergy.air v4=synergy.mind v5=synergy.earth v6=synergy.water"


def notes(position: Position) -> dict[str, Note]:
    return {note.topic: note for note in GAME.notes(position)}


def test_dice_are_taken_in_the_colour_of_most_seals() -> None:
    position = table(
        *("x", "  air.1"), seals="h1a=air.2 h2a=fire.2 h1p=fire.4", phase="draft", turn=0, round=2
    )
    note = notes(position)["dice"]
    assert note.text.params == {
        "count": 2,
        "all": 3,
        "element": "fire",
        "strength": 4,
        "dice": 2,
        "percent": round(100 * 33 / 36),
    }
    assert note.sentence == "take"


def test_a_scroll_and_a_doorway_that_dice_break_are_pointed_out() -> None:
    position = table(
        "> fire.3 air.6",
        "  ",
        seals="a1b=fire.3",
        scrolls=f"a1=change.air b1=growth.air {SIXES}",
        ways="h1a",
    )
    found = notes(position)
    assert found["scroll"].sentence == "break a1"
    assert found["scroll"].text.params["gain"] == 2
    assert found["doorway"].sentence == "break a1b"
    assert found["doorway"].text.params["worth"] == 5
    assert list(found).index("scroll") < list(found).index("doorway")


def test_dice_that_add_up_are_named() -> None:
    position = table("> fire.1 fire.2", "  ", scrolls=f"p1=renewal.fire {SIXES}")
    assert notes(position)["sum"].text.params["dice"] == "fire.1 fire.2"


def test_a_mind_scroll_takes_any_colour() -> None:
    position = table("> water.4", "  ", scrolls=f"p1=renewal.mind {SIXES}")
    assert notes(position)["mind"].text.params["dice"] == "water.4"


def test_synergy_counts_ones_own_scrolls() -> None:
    position = table("> fire.6 | change.air", "  ", scrolls=SIXES)
    note = notes(position)["synergy"]
    # Synergy of Fire comes first: 6, and 1 for itself.
    assert (note.text.params["gain"], note.text.params["more"]) == (7, 1)


def test_a_rival_for_a_scroll_is_named() -> None:
    position = table("> fire.6", "  fire.2", scrolls=f"a1=change.fire {SIXES}")
    assert notes(position)["rival"].text.params["seat"] == 1


def test_each_scroll_that_can_be_cast_is_explained_and_binding_last() -> None:
    position = table("> fire.3 | binding, strengthening.fire", "  ", scrolls=SIXES)
    casts = [topic for topic in notes(position) if topic.startswith("cast-")]
    assert casts == ["cast-strengthening", "cast-binding"]


def test_whoever_is_stuck_learns_when_to_give_up() -> None:
    position = table("> fire.1", "x air", seals="h1a=fire.2", scrolls=SIXES)
    note = notes(position)["give-up"]
    assert note.text.params == {"count": 6, "most": 3, "place": 2, "seats": 2}


def test_the_end_is_told_when_it_is_near() -> None:
    assert "end" not in notes(table("> fire.3", "  ", scrolls=SIXES))
    near = " ".join(SIXES.split()[:4])
    assert notes(table("> fire.3", "  | growth.air", scrolls=near))["end"].text.params == {
        "left": 1,
        "mine": 1,
        "seat": 1,
        "theirs": 6,
    }
    last = " ".join(SIXES.split()[:3])
    assert "last-round" in notes(table("> fire.3", "  ", scrolls=last))


@pytest.mark.parametrize("circle", [1, 2, 3, 4])
def test_every_note_can_be_read_and_its_sentence_said(circle: int) -> None:
    luck = FastChance(circle)
    position = GAME.start(3, {"circle": circle}, luck)
    listener = Listener(["Ines", "Basil", "Cleo"], 0)
    while not position.over():
        sentences = GAME.sentences(position)
        for note in GAME.notes(position):
            assert knows(note.text.id), note.text.id
            assert "{" not in ask(note.text.id, note.text.params, listener)
            assert any(f"{one} ".startswith(f"{note.sentence} ") for one in sentences) or (
                not note.sentence
            ), note.sentence
        position.play(luck.pick(position.legal()), luck)
