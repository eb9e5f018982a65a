"""The master spells, Upheaval aside."""

from tests.games.archmage.drawing import (
    at,
    can,
    corrupt,
    holds,
    knows,
    may_say,
    player,
    relics,
    say,
    table,
    taught,
    wards,
)


def test_time_stop_gives_a_second_journey_and_journeys_end_without_preparation() -> None:
    position = table(
        "> at c1, holds c2, has bones scrolls blood, taught time-stop", "  at i1", land="c2=mine"
    )
    say(position, "gather", "cast time-stop", "end")
    assert position.turn == 0
    assert position.points == 5
    say(position, "travel c2", "travel c1", "gather", "end")
    assert relics(position) == "gems.2"
    assert position.turn == 1


def test_time_stop_can_be_cast_during_the_journey() -> None:
    position = table("> at c1, has bones scrolls blood, taught time-stop", "  at i1", points=1)
    say(position, "cast time-stop", "travel c2")
    assert position.points == 0
    say(position, "end")
    assert position.points == 5


def test_time_stop_comes_once() -> None:
    position = table("> at c1, has bones.9, taught time-stop", "  at i1")
    say(position, "cast time-stop", "end")
    assert not can(position, "cast time-stop")
    say(position, "end")
    assert position.turn == 1


def test_with_time_stop_quicken_and_gate_only_lengthen_a_journey() -> None:
    position = table(
        "> at b1, has bones.3 scrolls.9, taught time-stop time gate", "  at i1", land="b1=camp"
    )
    say(position, "recruit", "cast time-stop", "pay bones", "pay bones", "pay bones")
    assert not can(position, "cast quicken")
    assert not can(position, "cast gate")
    say(position, "end", "cast quicken", "cast gate", "travel c7")
    assert (position.points, position.swift) == (5, 2)
    assert at(position) == "c7"


def test_time_stop_does_not_ready_spells_or_end_effects() -> None:
    position = table("> at c1, has bones.3 scrolls.9 gems, taught time-stop time will", "  at i1")
    say(position, "cast quicken", "cast stone-skin", "cast time-stop")
    say(position, "pay bones", "pay bones", "pay bones", "end")
    assert not can(position, "cast quicken")
    assert player(position, 0)["stone_skin"] is True


def test_points_left_over_do_not_reach_the_second_journey() -> None:
    position = table("> at c1, has bones.3, taught time-stop", "  at i1")
    say(position, "cast time-stop", "end")
    assert position.points == 5


def test_X33_corrupt_spoils_one_fundamental_apprentice_of_each_opponent() -> None:
    position = table(
        "> has scrolls blood seeds, taught corrupt time",
        "  taught time.2 blood gate",
        "  taught death",
    )
    say(position, "cast corrupt")
    assert may_say(position) == ["corrupt cat time", "corrupt cat blood"]
    say(position, "corrupt cat time")
    assert may_say(position) == ["corrupt owl death"]
    say(position, "corrupt owl death")
    assert corrupt(position, 0) == ""
    assert corrupt(position, 1) == "time"
    assert corrupt(position, 2) == "death"


def test_X33_who_has_no_fundamental_apprentice_is_immune_to_corrupt() -> None:
    position = table("> has scrolls.3, taught corrupt", "  taught gate", "  taught time")
    say(position, "cast corrupt")
    assert may_say(position) == ["corrupt owl time"]
    assert not can(table("> has scrolls.3, taught corrupt", "  taught gate"), "cast corrupt")


def test_a_sphere_can_hold_several_corrupt_ones() -> None:
    position = table("> has scrolls.3, taught corrupt", "  taught time.2, corrupt time")
    say(position, "cast corrupt", "corrupt cat time")
    assert corrupt(position, 1) == "time.2"


def test_X25_a_corrupt_one_pushes_ahead_of_a_clean_one() -> None:
    position = table(
        "> at c2, tower c2, taught time blood, corrupt blood, company 4", "", land="c2=mine"
    )
    assert may_say(position, "promote") == ["gate from corrupt blood"]
    say(position, "promote gate from corrupt blood")
    assert taught(position) == corrupt(position) == "gate"
    assert position.company[0] == 5


def test_X25_of_two_corrupt_ones_combined_one_goes_to_the_supply() -> None:
    position = table(
        "> at c2, tower c2, taught time blood, corrupt time blood, company 4", "", land="c2=mine"
    )
    before = position.supply[0]
    assert may_say(position, "promote") == ["gate from corrupt both"]
    say(position, "promote gate from corrupt both")
    assert taught(position) == corrupt(position) == "gate"
    assert position.company[0] == 4
    assert position.supply[0] == before + 1


def test_X25_a_seat_chooses_which_of_its_apprentices_to_combine() -> None:
    position = table("> at c2, tower c2, taught time.2 blood, corrupt time", "", land="c2=mine")
    assert may_say(position, "promote") == ["gate from time", "gate from corrupt time"]
    say(position, "promote gate from time")
    assert taught(position) == "time gate"
    assert corrupt(position) == "time"


def test_fortify_wards_every_controlled_wilderness_but_no_camps_or_towns() -> None:
    position = table(
        "> at e3, holds c2 g3 c1 b1, tower h3, has seeds gems widgets, taught fortify",
        "  at i1, holds g2",
        land="c2=mine g3=grove b1=camp h3=mine",
    )
    say(position, "cast fortify")
    assert wards(position) == "c2 g3"


def test_fortify_needs_something_to_ward() -> None:
    position = table("> at e3, holds c1, has gems.3, taught fortify", "")
    assert not can(position, "cast fortify")


def test_automaton_needs_a_controlled_ruins() -> None:
    assert not can(
        table("> holds c2, has gems.3, taught automaton", "", land="c2=mine"), "cast automaton"
    )
    assert can(
        table("> holds c2, has gems.3, taught automaton", "", land="c2=ruins"), "cast automaton"
    )


def test_automaton_comes_from_the_supply_without_relics_and_its_spell_can_be_cast() -> None:
    position = table(
        "> holds c2, has gems.3 scrolls, taught automaton, company 4", "", land="c2=ruins"
    )
    before = position.supply[0]
    say(position, "cast automaton", "initiate time")
    assert taught(position) == "time automaton"
    assert position.supply[0] == before - 1
    assert position.company[0] == 4
    assert knows(position) == "quicken automaton"
    say(position, "cast quicken")
    assert relics(position) == ""


def test_automaton_comes_from_the_company_if_the_supply_is_empty() -> None:
    position = table("> holds c2, has gems.3, taught automaton, supply 0", "", land="c2=ruins")
    before = position.company[0]
    say(position, "cast automaton", "initiate death")
    assert position.company[0] == before - 1


def test_automaton_does_not_ready_a_spell_that_was_cast() -> None:
    position = table("> holds c2, has gems.3 scrolls.5, taught automaton time", "", land="c2=ruins")
    say(position, "cast quicken", "cast automaton", "initiate time")
    assert not can(position, "cast quicken")


def test_obliterate_clears_wards_and_followers_here_and_around_own_ones_too() -> None:
    position = table(
        "> at c3, holds c2 g2, has widgets bones scrolls, taught obliterate, company 4",
        "  at i1, holds c3 c4 h4",
        wards="c3 c2 h4",
    )
    own, other = position.supply[0], position.supply[1]
    say(position, "cast obliterate")
    assert holds(position, 0) == "g2"
    assert holds(position, 1) == "h4"
    assert wards(position) == "h4"
    assert (position.supply[0], position.supply[1]) == (own + 1, other + 2)
    assert relics(position, 0) == relics(position, 1) == ""


def test_obliterate_leaves_mage_towers() -> None:
    position = table(
        "> at c3, tower c2, has bones.3, taught obliterate",
        "  at i1, tower d2, holds b3",
        land="c2=mine b3=mine d2=mine",
    )
    say(position, "cast obliterate")
    assert holds(position, 0) == "c2"
    assert holds(position, 1) == "d2"


def test_obliterate_needs_something_to_destroy() -> None:
    position = table("> at c3, holds g2, has bones.3, taught obliterate", "  at i1")
    assert not can(position, "cast obliterate")
