"""What everybody sees: all of it."""

import json

from conclave.core.chance import FastChance
from conclave.core.plain import Plain
from conclave.games.five_seals.game import GAME
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.spells.book import PHASES
from tests.games.five_seals.drawing import say, table


def part(position: Position, *path: str | int) -> Plain:
    found: Plain = GAME.view(position, 0)
    for step in path:
        if isinstance(step, int):
            assert isinstance(found, list)
            found = found[step]
        else:
            assert isinstance(found, dict)
            found = found[step]
    return found


def test_everybody_sees_the_same() -> None:
    position = GAME.start(4, {}, FastChance(3))
    seen = [json.dumps(GAME.view(position, seat)) for seat in (None, 0, 1, 2, 3)]
    assert {*seen, json.dumps(GAME.open_view(position))} == {seen[0]}


def test_the_table_is_shown_with_dice_scrolls_and_figures() -> None:
    position = table(
        "> fire.3 air.2 | change.air, -growth.fire | at h1a",
        "x fire water | synergy.mind",
        seals="a1p=fire.2",
        scrolls="a1=growth.air",
        ways="",
    )
    assert part(position, "seals", "a1p") == "fire.2"
    assert part(position, "scrolls") == {"a1": "growth.air"}
    assert part(position, "supply") == {"fire": 1, "water": 2, "air": 2, "earth": 3}
    assert part(position, "seats", 0) == {
        "word": "raven",
        "mage": "h1a",
        "familiar": None,
        "done": False,
        "dice": ["fire.3", "air.2"],
        "cup": [],
        "ready": ["binding", "change.air"],
        "spent": ["growth.fire"],
        "points": 8,
        "synergy": 0,
        "floor": ["h", "a1"],
    }
    assert part(position, "seats", 1, "cup") == ["fire", "water"]
    assert part(position, "seats", 1, "points") == 9


def test_the_plan_names_every_room_and_spot_with_its_place() -> None:
    position = table("> fire.3", "  ")
    areas, spots = part(position, "plan", "areas"), part(position, "plan", "spots")
    assert isinstance(areas, list)
    assert isinstance(spots, list)
    assert areas[0] == ["h", 0.0, 0.3, 0.0, 1.0]
    assert ["h1a", 2, 0.0776, -0.2898, "h", "a1"] in spots
    assert len(spots) == len(position.dungeon.spots)


def test_what_is_asked_is_named_for_the_phase() -> None:
    position = table("> fire.2 | guardian.fire", "  ", scrolls="a1=change.fire", circle=4)
    assert GAME.asks(position).id == "five_seals-ask-turn"
    say(position, "cast guardian.fire")
    asked = GAME.asks(position)
    assert asked.id == "five_seals-ask-guard"
    assert asked.params == {"spell": "guardian", "element": "fire"}
    assert part(position, "casting") == "guardian.fire"
    assert part(position, "phase") in PHASES
