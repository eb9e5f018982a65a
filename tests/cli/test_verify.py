"""A record that was tampered with does not pass, and it is said what does not fit."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conclave.arena.dealer import Dealt
from conclave.catalogue import load_game
from conclave.cli.record_file import write_record
from conclave.core.chance import FastChance
from conclave.core.record import read_record
from tests.cli.conftest import Conclave
from tests.core.test_played_for_the_browser import PLAYED

Tamper = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of three, every move at random."""
    game = load_game("abracada")
    dealt = Dealt(game, 3, {}, seed=5)
    match, chance = dealt.match, FastChance(5)
    while not match.state.over():
        move = chance.pick(match.state.legal())
        match.say(match.state.actor(), game.say(match.state, move))
    file = tmp_path_factory.mktemp("records") / "game.json"
    write_record(dealt.reveal(), file)
    return file


def _with_a_roll(dumped: dict[str, Any]) -> dict[str, Any]:
    """A move that rolled the die."""
    move: dict[str, Any] = next(move for move in dumped["moves"] if len(move["draws"]) == 1)
    return move


def test_a_game_that_was_left_alone_fits(conclave: Conclave, record: Path) -> None:
    answer = conclave("verify", record)
    assert answer.code == 0
    assert answer.out.startswith("game.json is fine: Abracada…What? with 3 players, ")


def test_a_game_for_practice_is_told_to_be_one(
    conclave: Conclave, record: Path, tmp_path: Path
) -> None:
    played = read_record(json.loads(record.read_text()))
    played.practice = True
    file = tmp_path / "practice.json"
    file.write_text(json.dumps(played.dump()))
    answer = conclave("verify", file)
    assert answer.code == 0
    assert "for practice" in answer.out
    assert "for practice" not in conclave("verify", record).out


def test_it_is_said_where_the_luck_of_each_seat_came_from(conclave: Conclave, record: Path) -> None:
    answer = conclave("verify", PLAYED)
    assert answer.code == 0
    for said in (
        "Seat 0 revealed its luck only when all hashes had been shown",
        "Seat 3 gave its luck openly",
        "Seat 1 didn't reveal its luck in time",
    ):
        assert said in answer.out
    assert "has no hashes of the players' luck" in conclave("verify", record).out


HASHED_TAMPERINGS: dict[str, tuple[Tamper, str]] = {
    "other luck": (
        lambda dumped: dumped["nonces"].__setitem__(0, "00" * 32),
        "The luck of seat 0 doesn't fit the hash",
    ),
    "another hash": (
        lambda dumped: dumped["hashes"].__setitem__(3, "00" * 32),
        "The luck of seat 3 doesn't fit the hash",
    ),
    "a chosen replacement": (
        lambda dumped: dumped["nonces"].__setitem__(1, "00" * 32),
        "The luck that replaced that of seat 1 isn't the one the seed gives",
    ),
    "a replacement passed off as luck": (
        lambda dumped: dumped.pop("replaced"),
        "The luck of seat 1 doesn't fit the hash",
    ),
    "no hashes": (lambda dumped: dumped.pop("hashes"), "its field “hashes” is missing"),
    "too few hashes": (lambda dumped: dumped["hashes"].pop(), "its field “hashes” is missing"),
    "who gave it openly": (lambda dumped: dumped.pop("openly"), "The seal doesn't fit"),
    "a limit": (
        lambda dumped: dumped["limits"][0].__setitem__(0, 3),
        "The limits of the draws aren't those of the rules",
    ),
}


@pytest.mark.parametrize("changed", HASHED_TAMPERINGS)
def test_changed_luck_is_refused_with_the_reason(
    conclave: Conclave, tmp_path: Path, changed: str
) -> None:
    tamper, reason = HASHED_TAMPERINGS[changed]
    dumped = json.loads(PLAYED.read_text(encoding="utf-8"))
    tamper(dumped)
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(dumped), encoding="utf-8")
    answer = conclave("verify", file)
    assert answer.code == 1
    assert reason in answer.out


TAMPERINGS: dict[str, tuple[Tamper, str]] = {
    "one draw of the deal": (
        lambda dumped: dumped["deal"].__setitem__(0, (dumped["deal"][0] + 1) % 3),
        "The seed and the players' nonces give another deal",
    ),
    "one draw of a move": (
        lambda dumped: _with_a_roll(dumped).update(
            draws=[(_with_a_roll(dumped)["draws"][0] + 1) % 6]
        ),
        "The seed gives other luck for move",
    ),
    "a draw too many": (
        lambda dumped: dumped["moves"][0]["draws"].append(0),
        "The seed gives other luck for move 1",
    ),
    "an illegal move": (
        lambda dumped: dumped["moves"][0].update(say="stop"),
        "Move 1, “stop”, wasn't possible there. You can't stop yet",
    ),
    "a word from elsewhere": (
        lambda dumped: dumped["moves"][0].update(say="castle e4"),
        "“castle” isn't a word in this game",
    ),
    "another seat": (
        lambda dumped: dumped["moves"][0].update(seat=(dumped["moves"][0]["seat"] + 1) % 3),
        "wasn't possible there. It is not your turn",
    ),
    "the last move left out": (
        lambda dumped: dumped["moves"].pop(),
        "The seal doesn't fit the record",
    ),
    "the last move twice": (
        lambda dumped: dumped["moves"].append(dumped["moves"][-1]),
        "The game is over, so nobody can move",
    ),
    "the seed": (
        lambda dumped: dumped.update(seed="00" + dumped["seed"][2:]),
        "The seed doesn't match the commitment",
    ),
    "a seed that is no seed": (
        lambda dumped: dumped.update(seed="abracadabra"),
        "its field “seed” is missing or wrong",
    ),
    "no seed": (lambda dumped: dumped.update(seed=""), "The record has no revealed seed"),
    "the commitment": (
        lambda dumped: dumped.update(commitment="00" + dumped["commitment"][2:]),
        "The seed doesn't match the commitment",
    ),
    "a nonce": (
        lambda dumped: dumped["nonces"].__setitem__(1, "0123456789abcdef"),
        "a draw, the seed or a nonce was changed",
    ),
    "another version of the rules": (
        lambda dumped: dumped.update(version=99),
        "was played by version 99 of the rules",
    ),
    "another game": (
        lambda dumped: dumped.update(game="chess"),
        "There is no game called “chess”",
    ),
    "other seats": (lambda dumped: dumped.update(seats=4), "give another deal"),
    "too many seats": (lambda dumped: dumped.update(seats=10**9), "2 to 5 players"),
    "another option": (
        lambda dumped: dumped["options"].update(rounds=7),
        "The option “rounds” can't be “7”",
    ),
    "the seal": (lambda dumped: dumped.update(seal="00" * 32), "The seal doesn't fit the record"),
    "no seal": (lambda dumped: dumped.pop("seal"), "its field “seal” is missing"),
    "a field left out": (lambda dumped: dumped.pop("moves"), "its field “moves” is missing"),
    "a field of another kind": (lambda dumped: dumped.update(deal="none"), "its field “deal”"),
    "the format": (lambda dumped: dumped.update(format="pgn"), "This isn't a Conclave record"),
}


@pytest.mark.parametrize("changed", TAMPERINGS)
def test_a_changed_record_is_refused_with_the_reason(
    conclave: Conclave, record: Path, tmp_path: Path, changed: str
) -> None:
    tamper, reason = TAMPERINGS[changed]
    dumped = json.loads(record.read_text(encoding="utf-8"))
    tamper(dumped)
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(dumped), encoding="utf-8")
    answer = conclave("verify", file)
    assert answer.code == 1
    assert answer.out.startswith("changed.json doesn't check out. ")
    assert reason in answer.out


def test_a_game_that_is_not_over_is_refused(conclave: Conclave, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    write_record(Dealt(load_game("abracada"), 3, {}, seed=5).reveal(), file)
    answer = conclave("verify", file)
    assert answer.code == 1
    assert "isn't finished" in answer.out


def test_changing_any_single_move_is_noticed(
    conclave: Conclave, record: Path, tmp_path: Path
) -> None:
    file = tmp_path / "changed.json"
    original = json.loads(record.read_text(encoding="utf-8"))
    for number, move in enumerate(original["moves"]):
        other = "cast 8" if move["say"] == "cast 7" else "cast 7"
        changed = json.loads(json.dumps(original))
        changed["moves"][number]["say"] = other
        file.write_text(json.dumps(changed), encoding="utf-8")
        assert conclave("verify", file).code == 1, f"move {number + 1}: {other}"


@pytest.mark.parametrize(
    "written",
    [
        pytest.param(lambda whole: whole[: len(whole) // 2], id="cut off"),
        pytest.param(lambda whole: b"", id="empty"),
        pytest.param(lambda whole: b"\xff\xfe\x00", id="not text"),
        pytest.param(lambda whole: b"[" * 100_000, id="nested without end"),
        pytest.param(lambda whole: b"[1, 2]", id="other JSON"),
    ],
)
def test_what_is_no_record_is_said_to_be_none(
    conclave: Conclave, record: Path, tmp_path: Path, written: Callable[[bytes], bytes]
) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(written(record.read_bytes()))
    answer = conclave("verify", file)
    assert answer.code == 1
    assert "This isn't a Conclave record" in answer.out
