"""Games that were once played must stay what they were."""

import json

import pytest

import conclave
from conclave.core.chance import ReplayChance
from conclave.core.errors import BadRecord
from conclave.core.match import new_match, replay, verify
from conclave.core.record import read_record
from tests.golden.games import ENDS, FOLDER, Golden, all_wanted, end, read_ends

ADVICE = """
A past game of {slug} would go otherwise by the present rules. If that was not meant, mend the
rules. If it was, give the game its next version, keep the former rule beside it for those who began
by it, and keep games of the new one:
    python tools/make_golden.py {slug}"""


@pytest.mark.parametrize("golden", all_wanted(), ids=lambda golden: golden.name)
def test_a_kept_game_still_goes_as_it_went(golden: Golden) -> None:
    assert golden.file.exists(), f"python tools/make_golden.py {golden.game.slug}"
    record = read_record(json.loads(golden.file.read_text()))
    assert (record.seats, golden.game.slug) == (golden.seats, record.game)
    assert record.version == golden.game.version
    newest = conclave.load_game(record.game)
    try:
        replayed = replay(newest, record)
        verified = verify(newest, record)
    except BadRecord as refusal:
        pytest.fail(f"{refusal}{ADVICE.format(slug=golden.game.slug)}")
    assert replayed.state.over()
    assert replayed.state.dump() == verified.state.dump()
    assert end(replayed) == read_ends()[golden.name], ADVICE.format(slug=golden.game.slug)


def test_no_game_is_kept_that_nobody_looks_at() -> None:
    names = {golden.name for golden in all_wanted()}
    kept = {file.stem for file in FOLDER.glob("*.json") if file != ENDS}
    assert kept == names
    assert set(read_ends()) == names


def test_games_of_version_2_of_twelve_missions_show_what_is_new_in_it() -> None:
    decided: set[str] = set()
    copied = False
    game = conclave.load_game("twelve_missions")
    for file in FOLDER.glob("twelve_missions-*-version=2*.json"):
        record = read_record(json.loads(file.read_text()))
        state = new_match(game, record.seats, record.options, ReplayChance(record.deal)).state
        for said in record.moves:
            if state.dump()["phase"] == "decide":
                decided.add(said.sentence)
            copied = copied or said.sentence == "activate scroll.7 scroll.17"
            state.play(game.hear(state, said.sentence), ReplayChance(said.draws))
    assert decided == {"claim", "refuse", "leave"}, "scroll 16, of complete tricks"
    assert copied
