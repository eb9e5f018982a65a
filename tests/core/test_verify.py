"""A finished game of a real game, and the same with one thing changed."""

import json
from collections.abc import Callable

import pytest

import conclave
from conclave.core.chance import FastChance
from conclave.core.errors import BadRecord
from conclave.core.fair_play import commitment
from conclave.core.match import new_table_match, replay, verify
from conclave.core.plain import Plain
from conclave.core.record import read_record

GAME = conclave.load_game("abracada")
SEED = "1d" * 32


def finished(seed: int = 4) -> str:
    match = new_table_match(GAME, 3, {}, SEED, ["kettle", "moth", "lamp"])
    chance = FastChance(seed)
    while not match.state.over():
        match.say(match.state.actor(), chance.pick(GAME.sentences(match.state)))
    match.record.seed = SEED
    return json.dumps(match.record.dump())


WRITTEN = finished()
Written = dict[str, Plain]


def changed(change: Callable[[Written], object]) -> BadRecord:
    record = json.loads(WRITTEN)
    change(record)
    with pytest.raises(BadRecord) as refusal:
        verify(GAME, read_record(record))
    return refusal.value


def test_a_finished_game_is_verified() -> None:
    match = verify(GAME, read_record(json.loads(WRITTEN)))
    assert match.state.over()
    assert [said.dump() for said in match.record.moves] == json.loads(WRITTEN)["moves"]


def test_a_game_whose_seed_is_not_revealed_can_not_be_verified() -> None:
    refusal = changed(lambda record: record.update(seed=""))
    assert refusal.id == "record-seed-missing"


def moves(record: Written) -> list[dict[str, Plain]]:
    found = record["moves"]
    assert isinstance(found, list)
    return [move for move in found if isinstance(move, dict)]


def ints(value: Plain) -> list[int]:
    assert isinstance(value, list)
    return [number for number in value if isinstance(number, int)]


def drawing(record: Written) -> dict[str, Plain]:
    return next(move for move in moves(record) if move["draws"])


def test_a_changed_draw() -> None:
    def change(record: Written) -> None:
        move = drawing(record)
        draws = ints(move["draws"])
        move["draws"] = [(draws[0] + 1) % 2, *draws[1:]]

    assert changed(change).id == "record-draw-differs"


def test_an_extra_draw() -> None:
    def change(record: Written) -> None:
        move = next(move for move in moves(record) if not move["draws"])
        move["draws"] = [0]

    assert changed(change).id == "record-draw-differs"


def test_a_missing_draw() -> None:
    def change(record: Written) -> None:
        move = drawing(record)
        move["draws"] = list(ints(move["draws"])[1:])

    assert changed(change).id == "record-draw-differs"


def test_a_changed_deal() -> None:
    def change(record: Written) -> None:
        deal = ints(record["deal"])
        record["deal"] = [(deal[0] + 1) % 3, *deal[1:]]

    assert changed(change).id == "record-deal-differs"


def test_a_changed_seed() -> None:
    assert changed(lambda record: record.update(seed="1e" * 32)).id == "record-seed-not-committed"


def test_a_changed_seed_with_its_own_commitment() -> None:
    other = "1e" * 32
    refusal = changed(lambda record: record.update(seed=other, commitment=commitment(other)))
    assert refusal.id == "record-deal-differs"


@pytest.mark.parametrize("seed", ["no seed", "1d1", "ü"])
def test_a_seed_that_is_none(seed: str) -> None:
    refusal = changed(lambda record: record.update(seed=seed))
    assert (refusal.id, refusal.params) == ("record-bad-field", {"field": "seed"})


def test_a_changed_commitment() -> None:
    refusal = changed(lambda record: record.update(commitment="00" * 32))
    assert refusal.id == "record-seed-not-committed"


def test_a_changed_nonce() -> None:
    refusal = changed(lambda record: record.update(nonces=["kettle", "moth", "Lamp"]))
    assert refusal.id == "record-deal-differs"


def test_another_order_of_nonces() -> None:
    refusal = changed(lambda record: record.update(nonces=["moth", "kettle", "lamp"]))
    assert refusal.id == "record-deal-differs"


def test_another_game() -> None:
    assert changed(lambda record: record.update(game="chess")).id == "record-other-game"


def test_another_version() -> None:
    assert changed(lambda record: record.update(version=99)).id == "record-other-version"


def test_another_number_of_seats() -> None:
    assert changed(lambda record: record.update(seats=4)).id == "record-deal-differs"
    assert changed(lambda record: record.update(seats=6)).id == "seats-out-of-range"


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        ("rounds", 1, "record-draw-differs"),
        ("easy", True, "record-seal-broken"),
        ("odds", True, "record-seal-broken"),
        ("fast", True, "option-unknown"),
        ("easy", 2, "option-bad-value"),
    ],
)
def test_a_changed_option(option: str, value: Plain, reason: str) -> None:
    def change(record: Written) -> None:
        options = record["options"]
        assert isinstance(options, dict)
        options[option] = value

    assert changed(change).id == reason


def test_a_move_left_out() -> None:
    assert changed(lambda record: record.update(moves=list(moves(record)[1:])))
    assert changed(lambda record: record.update(moves=list(moves(record)[:-1])))


def test_a_move_of_another_seat() -> None:
    def change(record: Written) -> None:
        seat = moves(record)[5]["seat"]
        assert isinstance(seat, int)
        moves(record)[5]["seat"] = (seat + 1) % 3

    assert changed(change).id == "record-move-refused"


def test_a_broken_seal() -> None:
    assert changed(lambda record: record.update(seal="00" * 32)).id == "record-seal-broken"
    assert changed(lambda record: record.pop("seal")).params == {"field": "seal"}


@pytest.mark.parametrize("number", range(0, len(json.loads(WRITTEN)["moves"]), 5))
def test_any_changed_sentence_even_into_another_legal_one(number: int) -> None:
    for sentence in ["cast 1", "cast 8", "stop", "cast 5", "cast", "hello"]:
        if moves(json.loads(WRITTEN))[number]["say"] == sentence:
            continue

        def change(record: Written, sentence: str = sentence) -> None:
            moves(record)[number]["say"] = sentence

        assert changed(change)


def test_a_record_that_was_read_can_be_written_again_and_still_be_verified() -> None:
    record = read_record(json.loads(WRITTEN))
    verify(GAME, read_record(record.dump()))
    assert replay(GAME, record).record.dump() == record.dump()
