"""What a seat at Twelve Missions needs to see in a terminal to say its sentences."""

from io import StringIO

from rich.console import Console

from conclave.cli.faces import face_of
from conclave.cli.faces.face import Scene
from conclave.games.twelve_missions.position import Position
from conclave.texts import Listener
from tests.games.twelve_missions.drawing import GAME, on_top, say, table, words

NAMES = ["Nox", "Ines", "Rowan", "Basil"]


def drawn(position: Position, viewer: int = 0) -> list[str]:
    legal = GAME.sentences(position) if position.actor() == viewer else []
    listener = Listener(NAMES[: position.seats], viewer)
    picture = face_of("twelve_missions").table(Scene(GAME.view(position, viewer), listener, legal))
    console = Console(file=StringIO(), width=80, color_system=None)
    console.print(picture)
    assert isinstance(console.file, StringIO)
    return [" ".join(line.split()) for line in console.file.getvalue().splitlines()]


def test_seats_stand_beside_the_words_that_name_them() -> None:
    position = table("b3 k3 | 1 crystal, 5 cubes", "b4 k4", "b5 k5")
    say(position, "play b3")
    assert "power cat" in GAME.sentences(position)
    assert "▸ ›raven Nox 0 0 0 / 3 1 ◆ 5 ■ 0" in drawn(position)
    assert "›cat Ines 0 0 0 / 3 0" in drawn(position)
    say(position, "power cat", "done")
    assert "Ines leads the next trick." in drawn(position, viewer=2)


def test_scrolls_that_may_be_activated_are_marked() -> None:
    position = table("b3 k3 | scrolls 3 11", "b4 k4", mission=3, phase="scroll")
    assert "›scroll.3 Double the gain" in drawn(position)
    assert "scroll.11 One trick more or fewer" in drawn(position)


def test_what_scroll_8_drew_is_shown_with_its_titles() -> None:
    position = table("b3 k3 | scrolls 8", "b4 k4", phase="scroll", rest=on_top(3, 6, 12, held=8))
    say(position, "activate scroll.8")
    for line in ("›scroll.3 Double the gain", "›scroll.6 No resources"):
        assert line in drawn(position)
        assert line not in drawn(position, viewer=1)


def test_the_scroll_of_the_round_is_shown_with_whose_it_is_and_what_was_said() -> None:
    picture = drawn(table("b3 k3", "b4 k4", scroll=(19, 0), choice=1, leads=1))
    assert any(line.startswith("Scroll 19, by Nox (Ines): One player, named") for line in picture)
    picture = drawn(table("b3 k3", "b4 k4", scroll=(1, 1), choice=3, dominant="black"))
    assert any(line.startswith("Scroll 1, by Ines (black): For this round") for line in picture)


def test_cards_face_up_are_shown_to_everybody() -> None:
    position = table("b3 | up k3", "b4 | up k4", "b5 | up k5", mission=13)
    for viewer in (0, 1):
        assert "Ines, face up: black.assassin 4" in drawn(position, viewer)
    assert "Nox, face up: › black.farmer 3" in drawn(position)


def test_what_was_done_to_the_cards_of_a_trick_is_shown() -> None:
    position = table("b9 k3 | 1 crystal", "b4 k4")
    say(position, "play b9", "power black")
    assert "Nox blue.oracle 9 ◆ Oracle, counts as black ← ahead" in drawn(position, viewer=1)
    position = table("b8 k3 | 1 crystal", "y4 r4", "k4 k5", dominant="red")
    say(position, "play b8", "power", "play r4")
    assert "Nox blue.knight 8 ◆ Knight ← ahead" in drawn(position, viewer=2)
    assert "Ines red.assassin 4 not dominant" in drawn(position, viewer=2)
    position = table("b8 k3", "b9 y4", scroll=(16, 0))
    say(position, "play b8", "refuse red")
    assert "Nox blue.knight 8 counts as nothing ← ahead" in drawn(position, viewer=1)


def test_a_row_is_shown_in_its_order_and_what_is_set_apart_is_shown() -> None:
    position = table("b3 k3 y3", "b4 k4 y4", mission=15, phase="choose")
    say(position, "lay k3", "lay b3")
    assert "Your row: black.farmer 3 blue.farmer 3 yellow.farmer 3" in drawn(position)
    hands = ("b3 b4 b5 b6 b7 b8 b9 b10", "y3 y4 y5 y6 y7 y8 y9 y10")
    position = table(*hands, mission=25, phase="choose")
    say(position, "give b7")
    assert "Set aside: blue.wizard 7" in drawn(position)
    away = [words("y3 y4 y5 y6"), words("r3 r4 r5 r6")]
    position = table("b3 k3", "b4 k4", mission=24, rest={"away": list(away)})
    line = "Out of this round: yellow.farmer 3 yellow.assassin 4 yellow.explorer 5"
    assert line in drawn(position)
    assert line not in drawn(position, viewer=1)


def test_the_explorers_card_is_shown_to_who_drew_it() -> None:
    position = table("b5 k3 | 1 crystal", "b4 k4", tricks=((0, "y3 y4"),))
    say(position, "play b5", "power")
    assert any(line.startswith("You drew: › yellow.") for line in drawn(position))
    assert not any("You drew" in line for line in drawn(position, viewer=1))


def test_every_hand_is_shown_where_all_is_open() -> None:
    position = table("b3 k3 | scrolls 3", "b4 k4")
    listener = Listener(NAMES[:2])
    scene = Scene(GAME.open_view(position), listener, [])
    console = Console(file=StringIO(), width=80, color_system=None)
    console.print(face_of("twelve_missions").table(scene))
    assert isinstance(console.file, StringIO)
    lines = [" ".join(line.split()) for line in console.file.getvalue().splitlines()]
    assert "Nox holds: blue.farmer 3 black.farmer 3" in lines
    assert "scroll.3 Double the gain" in lines
    assert "Ines holds: blue.assassin 4 black.assassin 4" in lines
