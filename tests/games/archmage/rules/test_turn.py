"""X6: how a turn begins."""

from tests.games.archmage.drawing import (
    can,
    corrupt,
    ids,
    knows,
    may_say,
    player,
    relics,
    say,
    table,
    taught,
    tokens,
)


def test_X6_a_planet_moves_inwards_and_gives_its_relic() -> None:
    position = table("> at c2", "", round=2, phase="prepare")
    say(position, "advance gems")
    assert relics(position) == "gems"
    planets = player(position, 0)["planets"]
    assert isinstance(planets, dict)
    assert list(planets.values()) == [-3, -2, -1, 0, 2, 3]


def test_X6_western_planets_move_inwards_too() -> None:
    position = table("> at c2", "", round=2, phase="prepare")
    say(position, "advance scrolls")
    planets = player(position, 0)["planets"]
    assert isinstance(planets, dict)
    assert planets["scrolls"] == -2


def test_X6_a_planet_in_the_centre_stays_there() -> None:
    position = table("> planets scrolls.0 blood.-2 seeds.1 gems.1", "", round=10, phase="prepare")
    assert may_say(position, "advance") == ["blood", "seeds", "gems"]


def test_X6_no_casting_in_preparation() -> None:
    position = table("> has scrolls.5, taught time", "", phase="prepare")
    assert not can(position, "cast quicken")
    assert all(sentence.startswith("advance") for sentence in may_say(position))


def test_X6_not_in_the_first_turn() -> None:
    position = table(">", "", round=1)
    say(position, "end")
    assert "travel e2" in may_say(position)
    say(position, "end")
    assert may_say(position, "advance") == [
        *("scrolls", "blood", "seeds", "gems"),
        "widgets",
        "bones",
    ]


def test_X6_a_spell_is_known_exactly_while_an_apprentice_stands_in_its_place() -> None:
    position = table("> ", "  taught blood gate.2, knows quicken", starter=0)
    say(position, "end")
    assert knows(position, 1) == "subjugate gate"


def test_X6_several_apprentices_in_a_place_know_one_spell() -> None:
    position = table("> ", "  has scrolls.4, taught time.3")
    say(position, "end", "advance gems", "cast quicken")
    assert not can(position, "cast quicken")


def test_X6_cast_spells_are_ready_again() -> None:
    position = table("> ", "  has scrolls.3, taught time, spent quicken")
    say(position, "end", "advance gems")
    assert can(position, "cast quicken")


def test_X6_own_temporary_tokens_and_effects_end_and_others_stay() -> None:
    position = table(
        "> taught nature will, skinned",
        "  taught nature will chasm, skinned",
        tokens="c2=vines.1 c3=chasm.1 g2=vines.0 g3=wellspring.1 h2=upheaval.1",
        land="g3=mine",
    )
    told = say(position, "end")
    assert "faded" in ids(told)
    assert tokens(position) == "g2=vines.0 g3=wellspring.1 h2=upheaval.1"
    assert player(position, 0)["stone_skin"] is True
    assert player(position, 1)["stone_skin"] is False


def test_X6_the_move_that_brings_all_planets_to_the_centre_begins_the_last_turn() -> None:
    position = table("> planets scrolls.0", "  planets bones.1", round=13, phase="journey")
    told = say(position, "end")
    assert "last-turn" in ids(told)
    assert relics(position, 1) == "bones"


def test_X37_a_single_movable_planet_moves_by_itself() -> None:
    position = table(">", "  planets bones.2", round=12)
    say(position, "end")
    assert (position.turn, relics(position, 1)) == (1, "bones")
    assert can(position, "end")
    position = table(">", "  planets bones.1 gems.-1", round=12)
    say(position, "end")
    assert may_say(position) == ["advance gems", "advance bones"]


def test_X6_corruption_is_not_temporary() -> None:
    position = table("> ", "  taught time, corrupt time")
    say(position, "end", "advance gems")
    assert corrupt(position, 1) == taught(position, 1) == "time"
