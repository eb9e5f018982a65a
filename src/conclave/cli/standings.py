"""The end of a game as a table."""

from rich.table import Table

from conclave.core.state import Standing
from conclave.texts import Listener, say


def standings_table(slug: str, of_seats: list[Standing], listener: Listener) -> Table:
    standings = sorted(of_seats, key=lambda standing: standing.place)
    table = Table(title=say("cli-play-standings"), title_justify="left")
    table.add_column(say("cli-play-place"), justify="right")
    table.add_column(say("cli-play-name-column"))
    table.add_column(say("cli-play-points"), justify="right")
    parts = [part for part in standings[0].parts if any(s.parts[part] for s in standings)]
    for part in parts:
        table.add_column(say(f"{slug}-part-{part}"), justify="right")
    for standing in standings:
        figures = [str(standing.parts[part]) for part in parts]
        name = listener.name(standing.seat)
        table.add_row(str(standing.place), name, str(standing.points), *figures)
    return table
