"""What speaks for a move, in figures that are counted here once more."""

from itertools import permutations

import pytest

from conclave.core.chance import FastChance
from conclave.core.messages import Message
from conclave.games.archmage.box.terrain import KIND_WORDS
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position
from conclave.texts import knows
from tests.games.archmage.drawing import say, solo, table


def why(position: Position, sentence: str) -> list[Message]:
    return GAME.guide.reasons(position, GAME.hear(position, sentence))


def reason(position: Position, sentence: str, kind: str) -> dict[str, str | int]:
    """The figures of the reason of that kind."""
    found = [one for one in why(position, sentence) if one.id == f"archmage-reason-{kind}"]
    assert len(found) == 1, [one.id for one in why(position, sentence)]
    return found[0].params


def points(position: Position) -> list[int]:
    return [standing.points for standing in position.standings()]


def gain(position: Position, sentence: str) -> list[int]:
    after = position.copy()
    say(after, sentence)
    return [new - old for new, old in zip(points(after), points(position), strict=True)]


def test_a_first_hex_of_a_kind_scores_what_the_table_would_score() -> None:
    position = table("> at c2, holds c3", "  holds g3", land="c2=mine c3=mine g3=mine")
    figures = reason(position, "deploy", "first")
    assert (figures["count"], figures["ahead"]) == (2, 1)
    assert figures["points"] == gain(position, "deploy")[0] == 1
    assert reason(position, "deploy", "yield")["wild"] == 2


def test_drawing_level_names_the_rival() -> None:
    position = table("> at c2", "  holds g3", land="c2=mine g3=mine")
    figures = reason(position, "deploy", "level")
    assert (figures["seat"], figures["count"]) == (1, 1)
    assert figures["points"] == gain(position, "deploy")[0] == 1


def test_behind_is_said_by_how_much() -> None:
    position = table("> at c2", "  holds g3 g5", land="c2=mine g3=mine g5=mine")
    assert reason(position, "deploy", "behind")["behind"] == 1


def test_a_town_is_worth_what_gathering_then_brings() -> None:
    position = table("> at c1, holds c2", "", land="c2=mine")
    figures = reason(position, "deploy", "settlement")
    assert (figures["relics"], figures["towns"]) == (1, 1)


def test_what_may_be_explored_is_counted() -> None:
    """All that lies face down, and no more than that."""
    position = table("> at c2, has gems", "", land="b2=mine b3=mine b4=mine b5=crypt")
    figures = reason(position, "explore", "explore")
    hidden = [
        KIND_WORDS[kind]
        for hex, kind in enumerate(position.tiles)
        if not position.shown >> hex & 1 and kind < 6
    ]
    assert figures["total"] == len(hidden) == 26
    assert figures["count"] == hidden.count(str(figures["kind"]))
    assert figures["percent"] == round(100 * hidden.count(str(figures["kind"])) / 26)


def test_the_chance_of_land_that_scores_is_that_of_the_kinds_that_would() -> None:
    position = table("> at c2", "  holds g3 g5", land="g3=mine g5=mine")
    figures = reason(position, "explore", "explore-land")
    assert (figures["count"], figures["total"]) == (28 - 4, 28)


def test_an_outpost_may_teach_at_once() -> None:
    position = table("> at b1, has scrolls.2", "", land="h1=camp")
    figures = reason(position, "explore", "explore-teach")
    assert (figures["count"], figures["total"], figures["percent"]) == (1, 5, 20)


def test_a_step_leads_to_a_town_with_what_it_brings() -> None:
    position = table("> at d1, holds d1 c2 c3", "", land="d1=mine c2=grove c3=grove", points=1)
    figures = reason(position, "travel c1", "leads-gather")
    assert (figures["hex"], figures["far"], figures["relics"]) == ("c1", 0, 3)
    assert reason(position, "travel c1", "movement")["left"] == 0


def test_a_step_leads_to_an_enclave_with_the_apprentices_it_pays_for() -> None:
    position = table("> at e5, has gems.5, company 3", "", land="e5=crypt", points=1)
    figures = reason(position, "travel e4", "leads-initiate")
    assert (figures["sphere"], figures["count"], figures["times"]) == ("will", 5, 2)
    assert figures["new"] == 1


def test_the_cursed_tower_costs_a_follower() -> None:
    position = table("> at e2, company 4", "  at g3")
    after = position.copy()
    say(after, "travel e3")
    assert reason(position, "travel e3", "cursed")["company"] == after.company[0] == 3


def test_gathering_tells_the_pairs_that_come_of_it() -> None:
    position = table("> at c1, holds c2 c3, has seeds gems", "", land="c2=grove c3=mine")
    assert reason(position, "gather", "gather")["relics"] == 2
    figures = reason(position, "gather", "gather-pairs")
    assert (figures["before"], figures["pairs"]) == (0, 2)


def test_an_initiation_scores_and_opens_what_lies_above() -> None:
    position = table("> at e4, has gems.3, taught matter", "")
    figures = reason(position, "initiate will", "initiate")
    assert figures["points"] == gain(position, "initiate will")[0] == 1
    assert figures["left"] == 1
    assert reason(position, "initiate will", "opens")["spell"] == "imprison"


@pytest.mark.parametrize(
    ("taught", "lost", "gained", "change"),
    [
        ("will.2 matter.2", 0, 2, "more"),
        ("will matter", 2, 0, "same"),
        ("will.2 matter", 1, 1, "more"),
    ],
)
def test_a_promotion_is_reckoned_with_what_it_empties(
    taught: str, lost: int, gained: int, change: str
) -> None:
    position = table(f"> at d5, tower d5, taught {taught}", "", land="d5=ruins")
    sentence = "promote imprison from will"
    figures = reason(position, sentence, "promote")
    assert (figures["points"], figures["lost"]) == (2, lost)
    assert figures["gain"] == gain(position, sentence)[0] == gained
    assert figures["change"] == change


def test_a_promotion_to_a_spell_one_has_scores_nothing() -> None:
    position = table("> at d5, tower d5, taught will matter imprison", "", land="d5=ruins")
    figures = reason(position, "promote imprison from will", "promote")
    assert (figures["points"], figures["gain"], figures["change"]) == (0, 2, "less")


def test_a_tower_brings_relics_and_its_land() -> None:
    position = table("> at d5, holds c5 e5", "", land="d5=ruins c5=mine e5=crypt")
    figures = reason(position, "build", "build")
    assert (figures["relics"], figures["points"]) == (3, gain(position, "build")[0])


def test_wards_count_the_hexes_that_score() -> None:
    position = table(
        "> at c2, holds c2 c3, at c2",
        "  at c5, holds g3 g5",
        land="c2=mine c3=crypt g3=crypt g5=crypt",
    )
    figures = reason(position, "ward", "ward")
    assert (figures["count"], figures["scoring"]) == (2, 1)
    assert reason(position, "ward", "near")["steps"] == 2


def test_an_attack_tells_what_both_sides_gain_and_lose() -> None:
    position = table("> at c2, holds c3", "  holds c2", land="c2=mine c3=mine")
    figures = reason(position, "attack", "attack")
    mine, theirs = gain(position, "attack")
    assert (figures["gained"], figures["lost"]) == (mine, -theirs) == (1, 1)
    assert reason(position, "attack", "relic")["count"] == 1


def test_a_ward_is_in_the_way_of_an_attack() -> None:
    position = table("> at c2", "  holds c2", land="c2=mine", wards="c2", points=2)
    assert reason(position, "attack", "unward")["left"] == 1


def test_quicken_counts_the_hexes_it_opens() -> None:
    position = table("> at c2, has scrolls, taught time", "", land="c2=mine", points=1)
    figures = reason(position, "cast quicken", "cast-quicken")
    assert (figures["points-now"], figures["points"]) == (1, 3)
    near = within(position, "c2", 1)
    assert figures["hexes"] == len(within(position, "c2", 3) - near)


def within(position: Position, word: str, steps: int) -> set[int]:
    """The hexes so many steps around, walked one by one."""
    found = {position.layout.words.index(word)}
    for _ in range(steps):
        found |= {
            other
            for hex in found
            for other in position.layout.near[hex]
            if not position.blocked >> other & 1
        }
    return found


def test_divination_buys_what_movement_and_land_allow() -> None:
    position = table(
        "> at c2, holds c2 c3, has bones scrolls, taught divination", "", land="c2=mine c3=crypt"
    )
    figures = reason(position, "cast divination", "cast-divination")
    assert (figures["wild"], figures["points"], figures["count"]) == (2, 5, 2)


def test_decay_names_the_richest() -> None:
    position = table("> has bones, taught death", "  has gems.11", "  has gems.14")
    figures = reason(position, "cast decay", "cast-decay")
    assert (figures["seat"], figures["count"], figures["lost"]) == (2, 14, 3)


def test_fortify_counts_the_hexes_without_a_ward() -> None:
    position = table(
        "> holds c2 c3, has seeds gems widgets, taught fortify",
        "",
        land="c2=mine c3=crypt",
        wards="c2",
    )
    figures = reason(position, "cast fortify", "cast-fortify")
    assert (figures["count"], figures["total"]) == (1, 2)


def test_a_planet_brings_the_half_or_the_whole_of_an_apprentice() -> None:
    position = table("> has gems", "", phase="prepare")
    assert reason(position, "advance gems", "relic")["pairs"] == 1
    assert reason(position, "advance bones", "relic")["pairs"] == 0
    left = sum(abs(oval) for oval in position.planets[:6])
    assert reason(position, "advance gems", "turns")["turns"] == left


def test_an_end_tells_the_movement_that_is_lost_and_how_things_stand() -> None:
    position = table("> at c2, taught will", "  taught time blood", land="c2=mine", points=3)
    assert reason(position, "end", "end")["points"] == 3
    figures = reason(position, "end", "standing")
    assert (figures["points"], figures["theirs"]) == (1, 2)


def test_alone_the_warlord_is_measured() -> None:
    position = solo("at c2", at="c4", land="c2=mine c3=grove")
    figures = reason(position, "travel c3", "warlord")
    assert (figures["steps"], figures["march"]) == (1, 3)


def test_an_odd_relic_breaks_no_pair() -> None:
    position = table("> has scrolls.3 blood.2, taught gate, at c2", "", land="c2=mine")
    say(position, "cast gate")
    assert reason(position, "pay scrolls", "give-up")["odd"] == 1
    assert reason(position, "pay blood", "give-up")["odd"] == 0


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_move_has_a_reason_that_is_written_and_tells_nothing_hidden(seats: int) -> None:
    luck = FastChance(seats)
    position = GAME.start(seats, {"length": 9, "odds": False}, luck)
    step = 0
    while not position.over():
        if step % 5 == 0:
            imagined = position.imagine(position.actor(), luck)
            for move in position.legal():
                told = GAME.guide.reasons(position, move)
                assert 1 <= len(told) <= 2
                assert all(knows(one.id) for one in told)
                again = GAME.guide.reasons(imagined, move)
                assert [one.dump() for one in told] == [one.dump() for one in again]
        step += 1
        position.play(GAME.guide.playout(position, luck), luck)


def test_the_odds_of_a_hex_are_those_of_all_ways_the_outposts_may_lie() -> None:
    position = table("", "", land="h1=camp i2=camp b1=drow")
    told = [one for one in GAME.odds(position, 0, FastChance(1)) if one.about == "b6"]
    ways = list(permutations(["camp", "gremlins", "trolls"]))
    for one in told:
        kind = str(one.what.params["kind"])
        assert one.share == sum(way[0] == kind for way in ways) / len(ways)
    assert len(told) == 3
    assert {one.about for one in GAME.odds(position, 0, FastChance(1))} >= {"a2", "b6", "h6"}


def test_the_odds_of_every_hex_add_up_and_are_exact() -> None:
    position = table("", "", land="c2=mine c3=mine")
    totals: dict[str, float] = {}
    for one in GAME.odds(position, 0, FastChance(1)):
        totals[one.about] = totals.get(one.about, 0) + one.share
        assert one.error == 0
    assert len(totals) == 34
    assert all(abs(total - 1) < 1e-9 for total in totals.values())


def test_the_coach_speaks_of_what_can_be_said_now() -> None:
    position = table("> at c2, has gems.2", "", land="c2=mine")
    notes = GAME.notes(position)
    assert [note.topic for note in notes][:1] == ["archmage-deploy"]
    for note in notes:
        assert knows(note.text.id)
        assert not note.sentence or any(
            said.startswith(note.sentence) for said in GAME.sentences(position)
        )


def test_the_coach_warns_of_the_last_turn() -> None:
    position = table("> taught will", "", round=13)
    assert GAME.notes(position)[0].text.params == {"points": 1}
