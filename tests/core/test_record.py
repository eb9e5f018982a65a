"""Records: written, read, and refused when they are not what they should be."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.core.chance import FastChance
from conclave.core.errors import BadRecord
from conclave.core.match import new_match, new_table_match, replay, resume
from conclave.core.plain import Plain, PlainDict
from conclave.core.record import FORMAT, read_record
from tests.core.stairs import STAIRS

SEED = "0a" * 32


def played() -> PlainDict:
    match = new_table_match(STAIRS, 2, {"start": 1}, SEED, ["kettle", "moth"])
    for seat, sentence in [(0, "step up"), (0, "look"), (0, "rest"), (1, "roll"), (1, "rest")]:
        match.say(seat, sentence)
    match.say(0, "step up")
    match.record.seed = SEED
    return match.record.dump()


def test_a_record_reads_like_a_score_sheet() -> None:
    record = read_record(played())
    assert [said.sentence for said in record.moves] == [
        *("step up", "look", "rest", "roll", "rest", "step up")
    ]
    assert [said.seat for said in record.moves] == [0, 0, 0, 1, 1, 0]
    assert [len(said.draws) for said in record.moves] == [0, 0, 0, 1, 0, 0]
    assert (record.game, record.version, record.seats) == ("stairs", 3, 2)
    assert record.options == {"steep": False, "start": 1}


def test_a_record_goes_through_json_unchanged() -> None:
    dumped = played()
    assert read_record(json.loads(json.dumps(dumped))).dump() == dumped


def test_practice_is_told_by_the_record_and_kept_when_it_is_played_again() -> None:
    assert "practice" not in played()
    record = read_record(played())
    assert not record.practice
    ordinary = record.seal()
    record.practice = True
    dumped = record.dump()
    assert dumped["practice"] is True
    assert dumped["seal"] != ordinary
    assert read_record(dumped).dump() == dumped
    for again in (replay(STAIRS, record), resume(STAIRS, record, SEED)):
        assert again.record.practice


def test_a_record_without_a_seed_has_no_seal() -> None:
    record = new_match(STAIRS, 2, {}, FastChance(1)).record
    assert "seal" not in record.dump()
    assert read_record(record.dump()).dump() == record.dump()


@pytest.mark.parametrize("data", [None, [], "text", 4, {}, {"format": "conclave-record-0"}])
def test_what_is_no_record_at_all_is_refused(data: Plain) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(data)
    assert refusal.value.id == "record-unknown-format"
    assert refusal.value.params == {"format": FORMAT}


@pytest.mark.parametrize("field", [name for name in played() if name != "format"])
def test_a_missing_field_is_named(field: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record({name: value for name, value in played().items() if name != field})
    assert (refusal.value.id, refusal.value.params) == ("record-bad-field", {"field": field})


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("game", 5, "game"),
        ("version", "3", "version"),
        ("version", True, "version"),
        ("seats", 2.0, "seats"),
        ("options", [], "options"),
        ("options", {"start": [1]}, "options"),
        ("nonces", "kettle", "nonces"),
        ("nonces", [1], "nonces"),
        ("deal", [1, "2"], "deal"),
        ("deal", [True], "deal"),
        ("deal", [None], "deal"),
        ("moves", {}, "moves"),
        ("moves", ["step up"], "(all)"),
        ("moves", [{"seat": 0, "say": "rest"}], "draws"),
        ("moves", [{"seat": "0", "say": "rest", "draws": []}], "seat"),
        ("moves", [{"seat": 0, "say": None, "draws": []}], "say"),
        ("seed", None, "seed"),
        ("practice", "yes", "practice"),
        ("seal", 7, "seal"),
    ],
)
def test_a_field_of_the_wrong_kind_is_named(field: str, value: Plain, named: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record({**played(), field: value})
    assert (refusal.value.id, refusal.value.params) == ("record-bad-field", {"field": named})


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.sampled_from(sorted(played())), anything)
def test_whatever_a_field_holds_the_refusal_has_a_name(field: str, value: Plain) -> None:
    """Read, then replayed: data from anywhere ends in a game or in BadRecord, and nothing else."""
    try:
        replay(STAIRS, read_record({**played(), field: value}))
    except BadRecord:
        return
