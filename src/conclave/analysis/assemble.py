"""From what was found out about a game to what is told about it."""

from math import sqrt

from conclave.analysis.costs import (
    Difference,
    carried_on,
    deviation_between,
    for_all,
    mean_of,
    raised_by,
    shrunk,
)
from conclave.analysis.grades import grade_of, mark_of
from conclave.analysis.result import FORMAT, Analysis, Choice, Decision, Draw, Reason, Total
from conclave.analysis.study import Study
from conclave.analysis.tally import CONFIDENCE
from conclave.core.chance import FastChance
from conclave.core.state import Move

MOST_CHOICES = 3
UNKNOWN = 1.0
"""The error of what there was no time for."""
NOTHING = 1e-6


def assembled(study: Study) -> Analysis:
    shares = study.shares()
    differences = differences_of(study)
    costs = _costs(study, differences)
    decisions: list[Decision] = []
    draws: list[Draw] = []
    before = study.beginning()
    if study.record.position is None:
        luck = _less(shares[0], before)
        draws.append(Draw(move=0, luck=luck, error=_joint(study.start.error(), study.errors()[0])))
    errors = study.errors()
    for number in range(study.last):
        after = shares[number + 1]
        drew = not study.quiet[number]
        expected = after
        doubt = errors[number + 1]
        if drew:
            expected, doubt = shares[number], errors[number]
            if number in study.rolls:
                roll = study.rolls[number]
                expected = roll.means() if roll.games else after
                doubt = roll.error()
            luck = _less(after, expected)
            draws.append(Draw(move=number + 1, luck=luck, error=_joint(doubt, errors[number + 1])))
        if number in differences:
            change = _less(expected, shares[number])
            decisions.append(
                _decision(study, number, differences[number], costs[number], change, shares[number])
            )
    return Analysis(
        format=FORMAT,
        game=study.game.slug,
        seats=study.seats,
        options=study.record.options,
        moves=study.last,
        shares=shares,
        errors=errors,
        decisions=decisions,
        draws=draws,
        totals=_totals(study, before, decisions, draws),
        bound=study.bound,
        games=study.games,
        seconds=round(study.seconds, 2),
    )


def _less(one: list[float], other: list[float]) -> list[float]:
    return [mine - theirs for mine, theirs in zip(one, other, strict=True)]


def _joint(one: float, other: float) -> float:
    return sqrt(one * one + other * other)


def differences_of(study: Study) -> dict[int, Difference | None]:
    """Of the decisions, by their position. Steps of one plan are looked at from its end: what the
    next step can still reach, this one has not lost."""
    differences: dict[int, Difference | None] = {}
    short: dict[int, Difference] = {}
    for number in reversed(study.decisions()):
        found = study.difference(number)
        if found is not None:
            seat = study.actors[number]
            short[number] = study.shortfall(number)
            after = study.goes_on(number)
            if after is not None and after in short:
                raised = found.gains[seat] - short[after].gains[seat]
                found = carried_on(found, short[after], seat)
                if found.made_is_best and raised > 0:
                    # The plan is better than what seemed best here, so the playout fell shorter.
                    short[number] = raised_by(short[number], raised, seat)
        differences[number] = found
    return dict(reversed(differences.items()))


def _costs(study: Study, differences: dict[int, Difference | None]) -> dict[int, float]:
    """Of each decision, by its position."""
    costs = dict.fromkeys(differences, 0.0)
    for seat in range(study.seats):
        unsure = {
            number: found
            for number, found in differences.items()
            if found is not None and not found.made_is_best and study.actors[number] == seat
        }
        drawn = shrunk(
            [found.gains[seat] for found in unsure.values()],
            [found.deviation for found in unsure.values()],
        )
        costs.update(zip(unsure, drawn, strict=True))
    return costs


def _decision(
    study: Study,
    number: int,
    found: Difference | None,
    cost: float,
    change: list[float],
    before: list[float],
) -> Decision:
    seat = study.actors[number]
    sentence = study.sentences[number]
    if found is None:
        skill = gained = [0.0] * study.seats
        error, surely = UNKNOWN, False
        reasons = _reasons(study, number, [study.moves[number]])
        choices = [_choice(sentence, before[seat], UNKNOWN, 0, True, reasons[0])]
        made = 0
    else:
        skill = for_all(found.gains, cost, seat)
        gained = study.advantage(number).gains
        error = found.error()
        surely = not found.made_is_best and -found.gains[seat] > error
        choices, made = _choices(study, number, cost)
    return Decision(
        move=number + 1,
        seat=seat,
        sentence=sentence,
        choices=choices,
        made=made,
        cost=cost,
        error=error,
        mark=mark_of(cost, surely),
        best=_less(gained, skill),
        skill=skill,
        hidden=_less(change, gained),
    )


def _choices(study: Study, number: int, cost: float) -> tuple[list[Choice], int]:
    """The best three and what was made, told such that what was made lies below the best by what it
    cost; and the place of what was made."""
    seat = study.actors[number]
    halves = study.weighed[number]
    made = study.made(number)
    moves = study.finalists[number]
    shift, doubt = _level(study, number)
    worth = [mean_of(halves, move, seat) for move in range(len(moves))]
    others = sorted([m for m in range(len(moves)) if m != made], key=lambda m: -worth[m])
    if cost > -NOTHING:
        worth[made] = max(worth)
    elif others:
        worth[made] = worth[others[0]] + cost
    ranked = sorted(range(len(moves)), key=lambda m: (-worth[m], m != made))
    told = ranked[:MOST_CHOICES]
    if made not in told:
        told.append(made)
    best = ranked[0]
    state = study.state(number)
    reasons = _reasons(study, number, [moves[m] for m in told])
    choices: list[Choice] = []
    for m, why in zip(told, reasons, strict=True):
        games = sum(half.tallies[m].games for half in halves)
        own = sqrt(sum(half.tallies[m].error_of(seat) ** 2 for half in halves)) / len(halves)
        apart = CONFIDENCE * deviation_between(halves, best, m, seat) if m != best else 0.0
        choices.append(
            _choice(
                study.game.say(state, moves[m]),
                min(1.0, max(0.0, worth[m] + shift)),
                _joint(own, CONFIDENCE * doubt),
                games,
                worth[best] - worth[m] <= apart,
                why,
            )
        )
    return choices, told.index(made)


def _level(study: Study, number: int) -> tuple[float, float]:
    """What games played to the end add to all shares of a decision, and the standard error that is
    left: they and the evaluation at the horizon each count by how sure they are."""
    seat = study.actors[number]
    known = study.game.guide.foresight_error(study.state(number)) ** 2
    level = study.levels.get(number)
    if level is None or level.games < 2 or not known:
        return 0.0, sqrt(known)
    mean = level.sums[seat] / level.games
    spread = max(0.0, level.squares[seat] - level.games * mean * mean) + 0.25
    noise = spread / level.games / level.games
    return mean * known / (known + noise), sqrt(known * noise / (known + noise))


def _choice(
    sentence: str, share: float, error: float, games: int, equal: bool, reasons: list[Reason]
) -> Choice:
    return Choice(
        sentence=sentence,
        share=round(share, 4),
        error=round(min(1.0, error), 4),
        games=games,
        equal=equal,
        reasons=reasons,
    )


def _reasons(study: Study, number: int, moves: list[Move]) -> list[list[Reason]]:
    """Told in a position that the seat imagined, as a hint's are: they can't tell more."""
    imagined = study.state(number).imagine(study.actors[number], FastChance(study.seed))
    return [
        [
            Reason(id=reason.id, params=reason.params)
            for reason in study.game.guide.reasons(imagined, move)
        ]
        for move in moves
    ]


def _totals(
    study: Study, before: list[float], decisions: list[Decision], draws: list[Draw]
) -> list[Total]:
    totals: list[Total] = []
    for seat in range(study.seats):
        own = [decision for decision in decisions if decision.seat == seat]
        skill = sum(decision.cost for decision in own)
        others = sum(decision.skill[seat] for decision in decisions if decision.seat != seat)
        luck = sum(draw.luck[seat] for draw in draws)
        luck += sum(decision.hidden[seat] for decision in decisions)
        told = sum(decision.choices[0].games > 0 for decision in own)
        each = -skill / max(1, told) + 0.0
        totals.append(
            Total(
                seat=seat,
                before=before[seat],
                start=before[seat] + sum(decision.best[seat] for decision in decisions),
                skill=skill,
                others=others,
                luck=luck,
                result=study.result[seat],
                corrected=study.result[seat] - luck,
                error=_error_of_luck(study, decisions, seat),
                decisions=told,
                each=each,
                grade=grade_of(each),
            )
        )
    return totals


def _error_of_luck(study: Study, decisions: list[Decision], seat: int) -> float:
    """The shares between the first and the last cancel out: what is left is the share before the
    deal, and what each decision was worth beyond the playout's. What another's was worth is shared
    by the others."""
    begin = study.start.error_of(seat) if study.record.position is None else study.errors()[0]
    square = begin * begin
    for decision in decisions:
        shared = 1 if decision.seat == seat else max(1, study.seats - 1)
        number = decision.move - 1
        error = study.advantage(number).error() if number in study.weighed else UNKNOWN
        square += error * error / shared
    return min(UNKNOWN, sqrt(square))
