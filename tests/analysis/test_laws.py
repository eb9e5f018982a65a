"""What must hold of every analysis, however little time it had."""

import json
from pathlib import Path

import pytest

from conclave.analysis.analyse import analyse, assemble, plan
from conclave.analysis.result import Analysis, dump_analysis, read_analysis
from conclave.analysis.tasks import run
from conclave.catalogue import all_games, load_game
from conclave.core.chance import FastChance
from conclave.core.errors import BadRecord, BadSeats
from conclave.core.match import new_match
from conclave.core.record import Record, read_record
from conclave.core.reel import Reel
from conclave.core.state import shares

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = [
    "abracada-2-last_standing=true-slips=true-odds=true",
    "abracada-4",
    "abracada-5-rounds=1",
    "archmage-1-length=9",
    "archmage-2",
    "five_seals-3-circle=3",
    "five_seals-5",
    "twelve_missions-2-rounds=8",
    "twelve_missions-4-pairs=true",
]
EXACTLY = 1e-9


def _record(name: str) -> Record:
    return read_record(json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8")))


@pytest.fixture(scope="module", params=RECORDS)
def analysis(request: pytest.FixtureRequest) -> tuple[Record, Analysis]:
    record = _record(request.param)
    return record, analyse(record, bound=0.3, seconds=0.5, workers=1)


def test_every_game_is_among_the_records() -> None:
    assert {_record(name).game for name in RECORDS} == {game.slug for game in all_games()}


def test_start_and_errors_and_luck_add_up_to_the_result(analysis: tuple[Record, Analysis]) -> None:
    record, told = analysis
    reel = Reel(load_game(record.game), record)
    for total in told.totals:
        parts = total.start + total.skill + total.others + total.luck
        assert parts == pytest.approx(total.result, abs=EXACTLY)
        assert total.corrected == pytest.approx(total.result - total.luck, abs=EXACTLY)
    if record.seats > 1:
        places = [standing.place for standing in reel.standings]
        assert [total.result for total in told.totals] == shares(places)


def test_the_lists_add_up_to_the_totals(analysis: tuple[Record, Analysis]) -> None:
    _, told = analysis
    for seat, total in enumerate(told.totals):
        own = [decision for decision in told.decisions if decision.seat == seat]
        theirs = [decision for decision in told.decisions if decision.seat != seat]
        luck = sum(draw.luck[seat] for draw in told.draws)
        luck += sum(decision.hidden[seat] for decision in told.decisions)
        assert total.skill == pytest.approx(sum(one.cost for one in own), abs=EXACTLY)
        assert total.others == pytest.approx(sum(one.skill[seat] for one in theirs), abs=EXACTLY)
        assert total.luck == pytest.approx(luck, abs=EXACTLY)
        best = sum(decision.best[seat] for decision in told.decisions)
        assert total.start == pytest.approx(total.before + best, abs=EXACTLY)
        worked_out = [decision for decision in own if decision.choices[0].games]
        assert all(one.cost == 0 for one in own if one not in worked_out)
        assert total.decisions == len(worked_out)
        assert total.each == pytest.approx(-total.skill / max(1, len(worked_out)), abs=EXACTLY)


def test_what_one_wins_the_others_lose(analysis: tuple[Record, Analysis]) -> None:
    record, told = analysis
    if record.seats == 1:
        return
    for changes in [draw.luck for draw in told.draws]:
        assert sum(changes) == pytest.approx(0, abs=EXACTLY)
    for decision in told.decisions:
        assert sum(decision.best) == pytest.approx(0, abs=EXACTLY)
        assert sum(decision.skill) == pytest.approx(0, abs=EXACTLY)
        assert sum(decision.hidden) == pytest.approx(0, abs=EXACTLY)
    for position in told.shares:
        assert sum(position) == pytest.approx(1, abs=EXACTLY)


def test_each_step_leads_from_one_position_to_the_next(analysis: tuple[Record, Analysis]) -> None:
    _, told = analysis
    decided = {decision.move: decision for decision in told.decisions}
    drawn = {draw.move: draw for draw in told.draws}
    for move in range(1, told.moves + 1):
        for seat in range(told.seats):
            change = told.shares[move][seat] - told.shares[move - 1][seat]
            if move in decided:
                change -= decided[move].best[seat] + decided[move].skill[seat]
                change -= decided[move].hidden[seat]
            if move in drawn:
                change -= drawn[move].luck[seat]
            assert change == pytest.approx(0, abs=EXACTLY)


def test_decisions_are_told_as_they_were_made(analysis: tuple[Record, Analysis]) -> None:
    record, told = analysis
    reel = Reel(load_game(record.game), record)
    choices = [len(reel.at(number).legal()) for number in range(reel.last())]
    assert [one.move for one in told.decisions] == [
        number for number, legal in enumerate(choices, start=1) if legal > 1
    ]
    for decision in told.decisions:
        said = reel.game.say(reel.at(decision.move - 1), reel.moves[decision.move - 1])
        assert decision.seat == record.moves[decision.move - 1].seat
        assert decision.choices[decision.made].sentence == decision.sentence == said
        assert decision.cost <= 0
        assert decision.skill[decision.seat] == decision.cost
        assert len(decision.choices) <= 4
        best = decision.choices[0]
        assert best.equal
        assert all(choice.share <= best.share for choice in decision.choices)
        sentences = reel.game.sentences(reel.at(decision.move - 1))
        assert all(choice.sentence in sentences for choice in decision.choices)
        assert all(0 <= choice.share <= 1 for choice in decision.choices)


def test_draws_are_where_something_was_drawn(analysis: tuple[Record, Analysis]) -> None:
    record, told = analysis
    reel = Reel(load_game(record.game), record)
    unseen = [reel.at(number).unseen() for number in range(reel.last() + 1)]
    drew = [
        number
        for number, said in enumerate(record.moves, start=1)
        if said.draws or unseen[number] != unseen[number - 1]
    ]
    assert [draw.move for draw in told.draws] == [0, *drew]


def test_it_is_the_same_after_json(analysis: tuple[Record, Analysis]) -> None:
    _, told = analysis
    assert read_analysis(dump_analysis(told)) == told


def _short_record() -> Record:
    game = load_game("abracada")
    chance = FastChance(4)
    match = new_match(game, 2, {"rounds": 1}, chance)
    while not match.state.over():
        move = game.guide.playout(match.state, chance)
        match.say(match.state.actor(), game.say(match.state, move))
    return match.record


def test_the_same_seed_gives_the_same_analysis_whatever_the_number_of_workers() -> None:
    record = _short_record()
    told = [analyse(record, bound=0.2, seconds=600, workers=workers) for workers in (1, 2)]
    for one in told:
        one.seconds = 0.0
    assert told[0] == told[1]
    other = analyse(record, bound=0.2, seconds=600, workers=1, seed=1)
    assert other.decisions != told[0].decisions


def test_tasks_can_be_done_elsewhere_and_put_together() -> None:
    record = _short_record()
    told = assemble(record, [run(task) for task in plan(record)])
    assert told.moves == len(record.moves)
    assert all(choice.games for one in told.decisions for choice in one.choices)
    for total in told.totals:
        parts = total.start + total.skill + total.others + total.luck
        assert parts == pytest.approx(total.result, abs=EXACTLY)


def test_a_game_that_begins_with_a_position_has_no_deal() -> None:
    whole = _short_record()
    game = load_game("abracada")
    chance = FastChance(9)
    begun = Reel(game, whole).at(2).dump()
    match = new_match(game, 2, whole.options, chance, begun)
    while not match.state.over():
        move = game.guide.playout(match.state, chance)
        match.say(match.state.actor(), game.say(match.state, move))
    told = analyse(match.record, bound=0.2, seconds=600, workers=1)
    assert [draw for draw in told.draws if draw.move == 0] == []
    assert [total.before for total in told.totals] == told.shares[0]


@pytest.mark.parametrize("workers", [1, 2])
def test_who_raises_from_progress_ends_it(workers: int) -> None:
    class Enough(Exception):
        pass

    heard: list[float] = []

    def progress(done: float, shares: list[list[float]]) -> None:
        assert 0 <= done <= 1
        heard.append(done)
        raise Enough

    with pytest.raises(Enough):
        analyse(_record("abracada-4"), seconds=600, workers=workers, progress=progress)
    assert len(heard) == 1


def test_an_unfinished_game_is_refused() -> None:
    record = _record("abracada-4")
    record.moves.pop()
    with pytest.raises(BadRecord, match="record-unfinished"):
        analyse(record)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSeats, match="analysis-no-such-seat"):
        analyse(_record("abracada-4"), seat=4)
