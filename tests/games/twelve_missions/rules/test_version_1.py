"""M22: the rules as they were in version 1, for games that began by them."""

import pytest

import conclave
from conclave.core.chance import FastChance
from conclave.core.errors import BadPosition
from conclave.core.match import Match, new_table_match, resume, verify
from conclave.core.perspective import Perspective, restore_perspective
from conclave.core.plain import PlainDict
from conclave.core.record import Record, read_record
from conclave.core.state import State
from conclave.games.twelve_missions.position import Position
from tests.games.twelve_missions.drawing import GAME, choices, ids, on_top, play, say, table

ANY_VERSION = conclave.load_game("twelve_missions")
FIRST: PlainDict = {"version": 1}


def of_version(position: State) -> int:
    assert isinstance(position, Position)
    return position.variant.version


def test_M22_scroll_16_is_said_with_ones_own_card_only() -> None:
    position = table("r10 k3", "b3 k4", scroll=(16, 1), rest=FIRST)
    play(position, "r10")
    say(position, "play b3")
    assert choices(position) == {"claim", "refuse", "done"}
    say(position, "claim")
    assert position.owners == [1]
    position = table("b10 k3", "b3 k4", scroll=(16, 1), rest=FIRST)
    play(position, "b10 b3")
    assert position.owners == [0], "and not asked when the trick is complete"


def test_M22_scroll_16_says_that_it_works_by_the_earlier_rules() -> None:
    for version, told in ((1, ["activate", "decides-with-card"]), (2, ["activate"])):
        rest: PlainDict = {"version": version}
        position = table("b3 | scrolls 16", "b4", phase="scroll", rest=rest)
        assert ids(say(position, "activate scroll.16")) == told


def test_M22_scroll_7_does_not_copy_17() -> None:
    rest: PlainDict = {**FIRST, "round": 5}
    position = table("b3 | scrolls 7", "b4", phase="scroll", used=(12, 17), rest=rest)
    assert choices(position) == {"activate scroll.7 scroll.12", "pass"}


def test_M22_a_position_says_by_which_version_it_is_played() -> None:
    position = table("b3 k3", "b4 k4")
    assert position.dump()["version"] == 2
    former = table("b3 k3", "b4 k4", rest=FIRST)
    assert former.dump()["version"] == 1
    play(former, "b3 b4")
    assert of_version(former.copy()) == of_version(former.imagine(0, FastChance(1))) == 1
    assert of_version(GAME.restore(former.dump())) == 1


def test_M22_bots_think_by_the_version_of_the_game() -> None:
    position = table("b10 k3", "b3 k4", scroll=(16, 1), rest=FIRST)
    say(position, "play b10", "play b3")
    chance = FastChance(1)
    sent = Perspective(ANY_VERSION, position, 1, chance).dump()
    there = restore_perspective(ANY_VERSION, sent)
    assert {there.say(move) for move in there.legal()} == {"claim", "refuse", "done"}
    assert of_version(there.imagine(chance)) == 1


def test_M22_a_position_without_a_version_is_of_the_book_that_restores_it() -> None:
    dumped = table("b3 k3", "b4 k4").dump()
    del dumped["version"]
    assert of_version(GAME.restore(dumped)) == 2
    first = GAME.by_version(1).restore(dumped)
    assert of_version(first) == 1


def test_M22_a_version_that_nobody_knows_is_refused() -> None:
    for version in (0, 3):
        with pytest.raises(BadPosition) as refusal:
            GAME.restore({**table("b3", "b4").dump(), "version": version})
        assert refusal.value.id == "position-other-version"
        assert refusal.value.params["known"] == "1, 2"


def begun_by_version_1() -> tuple[Record, str]:
    """The first rounds of a game at a table, as they were stored, and its seed: 16 is activated,
    and a trick of its round is under way."""
    for luck in range(200):
        seed = f"{luck:032x}"
        match = new_table_match(ANY_VERSION.by_version(1), 2, {}, seed, ["", ""])
        chance = FastChance(luck)
        while not match.state.over():
            position = match.state
            assert isinstance(position, Position)
            if position.effect.number == 16 and position.ready and len(position.cards) == 1:
                return read_record(match.record.dump()), seed
            sentences = GAME.sentences(position)
            rare = [said for said in sentences if said.startswith(("activate", "take scroll"))]
            match.say(position.actor(), chance.pick(rare or sentences))
    raise AssertionError("scroll 16 was never drawn")


def test_M22_a_game_of_version_1_goes_on_from_the_middle_by_version_1() -> None:
    record, seed = begun_by_version_1()
    assert record.version == 1
    match = resume(ANY_VERSION, record, seed)
    assert match.record.dump() == record.dump()
    assert match.game.version == 1
    asked = _play_out(match)
    assert "decide" not in asked
    match.record.seed = seed
    finished = read_record(match.record.dump())
    assert finished.version == 1
    assert verify(ANY_VERSION, finished).state.dump() == match.state.dump()


def _play_out(match: Match) -> set[str]:
    """The phases in which somebody was asked until the end."""
    chance = FastChance(5)
    asked: set[str] = set()
    while not match.state.over():
        asked.add(str(match.state.dump()["phase"]))
        match.say(match.state.actor(), chance.pick(match.game.sentences(match.state)))
    return asked


def test_M22_scroll_17_drawn_is_alike_in_both() -> None:
    for version in (1, 2):
        rest: PlainDict = {**on_top(17), "version": version}
        position = table("b3", "b4", phase="resources", rest=rest)
        say(position, "take scroll")
        assert position.points == [3, 0]
