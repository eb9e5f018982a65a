"""What lies face down is nobody's to know, and is imagined fairly."""

from collections import Counter

from conclave.core.chance import FastChance
from conclave.core.plain import PlainDict
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position
from tests.chi_square import fits
from tests.games.archmage.drawing import table


def kinds(position: Position) -> PlainDict:
    found = position.dump()["map"]
    assert isinstance(found, dict)
    return found


def test_what_lies_face_up_stays_and_the_rest_is_drawn_from_what_is_left() -> None:
    position = table("> ", "", land="c2=mine c3=mine b1=drow")
    imagined = position.imagine(0, FastChance(3))
    before, after = kinds(position), kinds(imagined)
    assert before != after
    assert [after[word] for word in ("c2", "c3", "b1")] == ["mine", "mine", "drow"]
    assert Counter(before.values()) == Counter(after.values())


def test_outposts_are_imagined_among_outposts() -> None:
    position = table("> ", "", land="b1=drow")
    for seed in range(20):
        after = kinds(position.imagine(1, FastChance(seed)))
        outposts = Counter(after[word] for word in ("a2", "b1", "b6", "h1", "h6", "i2"))
        assert outposts == {"camp": 3, "drow": 1, "trolls": 1, "gremlins": 1}


def test_every_kind_is_as_likely_as_it_has_hexes_left() -> None:
    position = table("> ", "", land="c2=mine c3=mine c5=mine c6=mine b2=mine")
    chance = FastChance(1)
    counts = Counter(str(kinds(position.imagine(0, chance))["g2"]) for _ in range(3000))
    shares = dict.fromkeys(("grove", "crypt", "ruins", "library"), 6 / 25)
    assert fits(dict(counts), {**shares, "mine": 1 / 25})


def test_a_seat_sees_no_face_down_hex() -> None:
    position = table("> ", "", hidden="c2=mine")
    hexes = GAME.view(position, 0)["hexes"]
    assert isinstance(hexes, list)
    (shown,) = [hex for hex in hexes if isinstance(hex, dict) and hex["word"] == "c2"]
    assert shown["kind"] is None
