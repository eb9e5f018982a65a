"""Why something may not be said."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.errors import IllegalMove
from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.position import Position
from tests.games.twelve_missions.drawing import ALL_SCROLLS, GAME, choices, say, table, words


def test_nonsense_is_refused_and_changes_nothing() -> None:
    position = table("b3 k3", "b4 k4")
    before = position.dump()
    for move in ((), (0,), (0, 99), (0, -1), (0, 0, 1), (3, 1), (99,), (2, 0, 0)):
        with pytest.raises(IllegalMove):
            position.play(move, FastChance(1))
    assert position.dump() == before


def refused(position: Position, sentence: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        GAME.hear(position, sentence)
    return refusal.value.id.removeprefix("twelve_missions-")


def test_a_sentence_that_can_not_be_said_is_explained() -> None:
    position = table("b3 k3 | 2 cubes", "b4 k4")
    assert refused(position, "play red.dwarf") == "not-your-card"
    assert refused(position, "take crystals") == "move-not-legal"
    assert refused(position, "play blue") == "move-not-legal"  # it is time to play, but not so
    assert refused(position, "play blue.farmer done") == "sentence-too-long"
    assert choices(position) == {"play blue.farmer", "play black.farmer"}
    say(position, "play b3")
    assert refused(position, "play black.farmer") == "no-play-now"


def test_why_no_scroll_can_be_taken() -> None:
    position = table("b3 k3", "b4 k4", phase="resources", scroll=(9, 0))
    assert refused(position, "take scroll") == "two-combinations"
    used = tuple([scroll for scroll in ALL_SCROLLS if scroll != 5])
    empty: PlainDict = {"open_scrolls": [[5], []], "round": 9}
    position = table("b3 k3", "b4 k4", phase="resources", used=used, rest=empty)
    assert refused(position, "take scroll") == "no-scroll-left"


def test_why_nothing_more_can_be_spent_on_a_card() -> None:
    position = table("b8 k3 | 1 crystal, 2 cubes", "b4 k4")
    say(position, "play b8")
    assert refused(position, "cubes +3") == "cubes-left"
    assert refused(position, "power red") == "sentence-too-long"
    say(position, "cubes +1")
    assert refused(position, "cubes +1") == "cubes-laid"
    position = table("b8 k3 | 1 crystal, 2 cubes", "b4 k4")
    say(position, "play b8", "power")
    assert refused(position, "power") == "power-used"
    position = table("b8 k3 | 2 cubes", "b4 k4")
    say(position, "play b8")
    assert refused(position, "power") == "no-crystal"
    position = table("b10 k3 | 1 crystal, 2 cubes", "b4 k4", scroll=(16, 0))
    say(position, "play b10", "power")
    assert refused(position, "cubes +1") == refused(position, "power") == "emperors-hush"


def test_why_an_assassin_can_not_be_played_for_a_crystal() -> None:
    position = table("b8 k3", "b5 k4")
    say(position, "play b8")
    assert refused(position, "play black.assassin") == "must-follow"
    assert refused(position, "play black.assassin power") == "no-crystal"
    position = table("b10 k3 | 1 crystal", "b5 k4 | 1 crystal")
    say(position, "play b10", "power")
    assert refused(position, "play black.assassin power") == "emperors-hush"
    position = table("b8 k3", "b4 k4 | 1 crystal")
    say(position, "play b8")
    assert refused(position, "play blue.assassin power") == "no-crystal-needed"
    assert refused(position, "play black.explorer power") == "not-your-card"


def test_why_another_card_has_to_be_handed_over() -> None:
    position = table("b3 k3", "b4 k4", phase="hand_over", leads=1, scroll=(2, 0), choice=0)
    assert refused(position, "give black.assassin") == "must-hand-over"
    assert refused(position, "give black.emperor") == "move-not-legal"


def test_why_a_card_of_a_row_can_not_be_played() -> None:
    rows: PlainDict = {"rows": [words("r4 k3"), words("b4 k4")]}
    position = table("k3 r4", "b4 k4", mission=15, rest=rows)
    assert refused(position, "play black.farmer") == "row-order"
    assert refused(position, "play red.assassin power") == "no-crystal-needed"
