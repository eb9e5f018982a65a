"""Positions as data: what may be left out, and that whatever is dumped comes back."""

import json
from pathlib import Path

import pytest

from conclave.core.chance import FastChance
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position
from tests.games.archmage.drawing import knows, player, say, solo, table


def test_seats_alone_make_a_position() -> None:
    position = GAME.restore({"seats": 3})
    assert position.actor() == 0
    assert "travel e2" in GAME.sentences(position)


def test_the_example_of_the_page_is_a_position() -> None:
    page = (Path(__file__).parents[4] / "docs/rules/archmage.md").read_text(encoding="utf-8")
    example = page.split("```json")[1].split("```")[0]
    position = GAME.restore(json.loads(example))
    assert "travel c3" in GAME.sentences(position)


def test_named_hexes_are_taken_out_of_their_piles() -> None:
    kinds = GAME.restore({"seats": 2, "map": {"c2": "mine", "c3": "mine"}}).dump()["map"]
    assert isinstance(kinds, dict)
    assert list(kinds.values()).count("mine") == 6


def test_followers_that_are_not_counted_make_25() -> None:
    position = table("> holds c1, taught time.2, company 3", "  doors will.0")
    assert player(position, 0)["supply"] == 25 - 1 - 2 - 3 - 1


def test_planets_that_are_not_given_fit_the_round() -> None:
    position = table(">", "", round=12)
    assert sum(abs(oval) for oval in position.planets[:6]) == 1
    assert sum(abs(oval) for oval in position.planets[6:]) == 2


@pytest.mark.parametrize("seed", range(6))
def test_positions_of_whole_games_come_back_the_same(seed: int) -> None:
    chance = FastChance(seed)
    state = GAME.start(1 + seed % 4, {}, chance)
    while not state.over():
        dumped = state.dump()
        assert GAME.restore(dumped).dump() == dumped
        state.play(chance.pick(state.legal()), chance)
    assert GAME.restore(state.dump()).dump() == state.dump()


def test_nobody_knows_a_spell_before_its_second_turn() -> None:
    assert knows(table("> taught time", "", round=1)) == ""
    assert knows(table("> taught time", "", round=2)) == "quicken"


def test_what_is_at_work_was_cast() -> None:
    position = table("> taught time blood, knows quicken subjugate", "", swift=1)
    assert player(position, 0)["spent"] == ["quicken"]


def test_a_second_journey_has_its_own_points() -> None:
    assert table("> taught time-stop", "", second=True).points == 5


def test_a_town_is_asked_at_the_end_of_a_journey() -> None:
    position = table("> at c1, holds c1", "", phase="towns", args=[1])
    assert position.dump()["stage"] == "journeys-end"


def test_the_game_is_over_in_the_last_round() -> None:
    position = GAME.restore({"seats": 1, "phase": "over", "players": [{"score": [0] * 7}]})
    assert position.dump()["round"] == 13


RICH = "has scrolls.9 blood.9 seeds.9 gems.9 widgets.9 bones.9"


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (table("> at c1, holds c1 c4", ""), "gather"),
        (table("> at c1", "", hidden="b1=drow", points=3), "travel b1"),
        (table(f"> at c1, {RICH}, taught nature", ""), "cast vines/mark c2"),
        (table(f"> at c1, {RICH}, taught matter", ""), "cast transmute/change gems to blood"),
        (
            table(f"> {RICH}, taught death", "  has gems.10", "  has gems.9 blood"),
            "cast decay",
        ),
        (table("> has bones, taught death", "  has gems.10"), "cast decay/discard gems"),
        (table(f"> at c1, {RICH}, taught gate", ""), "cast gate/pay scrolls"),
        (table("> at c1, has scrolls.2, taught gate", ""), "cast gate"),
        (table("> at c2, has blood.2, taught chasm", ""), "cast chasm"),
        (table("> has seeds.2, taught wellspring", "", land="c2=mine"), "cast wellspring"),
        (table("> at c2, has gems.2, taught imprison", "  holds c1"), "cast imprison"),
        (table("> has bones.2, taught shadow", ""), "cast shadow"),
        (table("> has blood.3, taught corrupt", "  taught time", "  taught will"), "cast corrupt"),
        (solo("has scrolls.3, taught corrupt", "c2", "c1 c4"), "cast corrupt/quench c1"),
        (table("> has seeds.3, taught upheaval", ""), "cast upheaval/lift a1/lift a2/settle z3"),
        (table("> holds c2, has gems.3, taught automaton", "", land="c2=ruins"), "cast automaton"),
        (table("> has gems scrolls.3, taught time, doors time.1", ""), "cast quicken"),
        (table("> has scrolls.3, taught time-stop", ""), "cast time-stop/end"),
    ],
)
def test_the_middle_of_a_question_comes_back_the_same(position: Position, said: str) -> None:
    """Each step on the way, too."""
    for sentence in said.split("/"):
        say(position, sentence)
        dumped = position.dump()
        assert GAME.restore(dumped).dump() == dumped
        assert GAME.sentences(GAME.restore(dumped)) == GAME.sentences(position)
