"""Games that were once played must stay what they were."""

import json

import pytest

from conclave.core.errors import BadRecord
from conclave.core.match import replay, verify
from conclave.core.record import read_record
from tests.golden.games import ENDS, FOLDER, Golden, all_wanted, end, read_ends

ADVICE = """
A past game of {slug} would go otherwise by the present rules. If that was not meant, mend the
rules. If it was, give the game its next version and keep new games:
    python tools/make_golden.py {slug} --overwrite"""


@pytest.mark.parametrize("golden", all_wanted(), ids=lambda golden: golden.name)
def test_a_kept_game_still_goes_as_it_went(golden: Golden) -> None:
    assert golden.file.exists(), f"python tools/make_golden.py {golden.game.slug}"
    record = read_record(json.loads(golden.file.read_text()))
    assert (record.seats, golden.game.slug) == (golden.seats, record.game)
    try:
        replayed = replay(golden.game, record)
        verified = verify(golden.game, record)
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
