"""An analysis as lines of a terminal: a table, a graph, turning points, decisions."""

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from conclave.analysis.result import Analysis, Choice, Decision
from conclave.cli.share_graph import share_graph
from conclave.core.errors import Parameters
from conclave.core.record import Record
from conclave.texts import Listener, ask, say

MOST_TURNS = 5
"""Of each kind: what cost most, and what brought most luck."""
MUCH_LUCK = 0.05
NOTHING = 0.0005
WITH_ITS_ERROR = len("−100.0 ±100.0")


def analysis_lines(
    analysis: Analysis, record: Record, rounds: list[int], seat: int | None, width: int
) -> list[RenderableType]:
    lines: list[RenderableType] = [_totals(analysis), Text(say("cli-analyse-best-is"), "dim")]
    lines += [Text()]
    lines += share_graph(analysis.shares, rounds, [_who(s) for s in range(analysis.seats)], width)
    lines += [Text(), Text(say("cli-analyse-turns"), "bold")]
    lines += _turns(analysis, record)
    if seat is not None:
        lines += [Text(), Text(say("cli-analyse-decisions", {"who": _who(seat)}), "bold")]
        listener = Listener([_who(one) for one in range(analysis.seats)], seat)
        for decision in analysis.decisions:
            if decision.seat == seat:
                lines += _decision(decision, listener)
    figures: Parameters = {
        "games": analysis.games,
        "seconds": round(analysis.seconds),
        "error": _hundredths(max(analysis.errors)),
    }
    return [*lines, Text(), Text(say("cli-analyse-from", figures), "dim")]


def _who(seat: int) -> str:
    return say("seat-number", {"number": seat})


def _signed(share: float) -> str:
    rounded = round(100 * share, 1) + 0.0
    return f"{rounded:+.1f}".replace("-", "−") if rounded else "0.0"


def _hundredths(share: float) -> str:
    return f"{100 * share:.1f}".replace("-", "−")


def _totals(analysis: Analysis) -> Table:
    figures: Parameters = {"seats": analysis.seats, "moves": analysis.moves}
    title = say("cli-analyse-title", {"game": say(f"game-{analysis.game}"), **figures})
    table = Table(
        title=title,
        title_justify="left",
        title_style="",
        box=box.SIMPLE_HEAD,
        collapse_padding=True,
        pad_edge=False,
    )
    table.add_column(say("cli-analyse-seat-column"))
    for heading in ("start", "best", "own", "others", "luck", "result", "corrected", "each"):
        widest = WITH_ITS_ERROR if heading == "corrected" else None
        table.add_column(say(f"cli-analyse-{heading}"), justify="right", min_width=widest)
    table.add_column(say("cli-analyse-grade"))
    for total in analysis.totals:
        table.add_row(
            str(total.seat),
            _hundredths(total.before),
            _signed(total.start - total.before),
            _signed(total.skill),
            _signed(total.others),
            _signed(total.luck),
            _hundredths(total.result),
            f"{_hundredths(total.corrected)} ±{_hundredths(total.error)}",
            f"{100 * total.each:.2f}",
            say("analysis-grade", {"grade": total.grade}) if total.decisions else "",
        )
    return table


def _turns(analysis: Analysis, record: Record) -> list[RenderableType]:
    """In the order of the game, each with how much it changed."""
    costly = sorted([one for one in analysis.decisions if one.mark], key=lambda one: one.cost)
    turns = [(one.move, _cost(one)) for one in costly[:MOST_TURNS]]
    lucky = [
        (_most(draw.luck), draw.move, "deal" if draw.move == 0 else "drawn", draw.error)
        for draw in analysis.draws
    ]
    lucky += [
        ((decision.seat, decision.hidden[decision.seat]), decision.move, "hidden", decision.error)
        for decision in analysis.decisions
    ]
    sure = [one for one in lucky if abs(one[0][1]) >= max(MUCH_LUCK, one[3])]
    for (who, luck), move, kind, _ in sorted(sure, key=lambda one: -abs(one[0][1]))[:MOST_TURNS]:
        said = record.moves[move - 1].sentence if move else ""
        params: Parameters = {"move": move, "who": _who(who), "luck": _signed(luck)}
        turns.append((move, say(f"cli-analyse-{kind}", {**params, "sentence": said})))
    if not turns:
        return [Text(say("cli-analyse-no-turns"))]
    return [Text(f"• {line}") for _, line in sorted(turns)]


def _most(luck: list[float]) -> tuple[int, float]:
    """Who it changed most for."""
    seat = max(range(len(luck)), key=lambda seat: abs(luck[seat]))
    return seat, luck[seat]


def _cost(decision: Decision) -> str:
    params: Parameters = {
        "move": decision.move,
        "who": _who(decision.seat),
        "sentence": decision.sentence,
        "mark": decision.mark,
        "cost": _hundredths(-decision.cost),
        "error": _hundredths(decision.error),
        "best": decision.choices[0].sentence,
    }
    return say("cli-analyse-cost", params)


def _decision(decision: Decision, listener: Listener) -> list[RenderableType]:
    params: Parameters = {
        "move": decision.move,
        "sentence": decision.sentence,
        "cost": _cost_in_words(decision),
        "error": _hundredths(decision.error),
    }
    heading = Text(say("cli-analyse-decision", params))
    if decision.mark:
        heading.append("  ").append(say("analysis-mark", {"mark": decision.mark}), "bold")
    lines: list[RenderableType] = [heading]
    for place, choice in enumerate(decision.choices):
        lines.append(Padding(_choice(choice, place == decision.made, place > 0), (0, 0, 0, 3)))
        for reason in choice.reasons:
            lines.append(
                Padding(Text(ask(reason.id, reason.params, listener), "dim"), (0, 0, 0, 6))
            )
    return lines


def _cost_in_words(decision: Decision) -> str:
    if not decision.choices[decision.made].games:
        return "unknown"
    return "none" if decision.cost > -NOTHING else _signed(decision.cost)


def _choice(choice: Choice, made: bool, beside: bool) -> Text:
    share = {"share": round(100 * choice.share), "error": round(100 * choice.error)}
    line = Text(choice.sentence, "italic").append("  ")
    line.append(say("cli-analyse-choice", share), "bold not italic")
    remarks = [say("cli-analyse-made")] if made else []
    if choice.equal and beside:
        remarks.append(say("cli-analyse-equal"))
    return line.append(f"  {', '.join(remarks)}", "not italic dim") if remarks else line
