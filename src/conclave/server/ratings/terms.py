"""What a rated game is played by: the same for everybody, and nobody is helped."""

from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.server.refusals import Refused
from conclave.server.storage.tables import StoredTable


def lay_for_rating(table: StoredTable, game: AnyGame) -> None:
    """Make a new table a rated one, or say what keeps it from being one."""
    row = table.row
    if row.practice:
        raise Refused("rated-no-practice")
    if row.hints:
        raise Refused("rated-no-hints")
    check_no_sofa(table)
    if len(table.seats) < 2:
        raise Refused("rated-not-alone")
    check_options(game, row.options)
    row.rated = True


def check_options(game: AnyGame, options: Options) -> None:
    """All but the main one are as in the box: that one is the length of a game, or what is played
    for."""
    option = _unusual(game, options)
    if option is not None:
        raise Refused("rated-standard-options", {"option": option})


def are_standard(game: AnyGame, options: Options) -> bool:
    return _unusual(game, options) is None


def _unusual(game: AnyGame, options: Options) -> str | None:
    """The first that is not as in the box."""
    for option in game.options:
        if not option.main and options.get(option.name, option.default) != option.default:
            return option.name
    return None


def check_no_sofa(table: StoredTable) -> None:
    """Whoever sits beside somebody sees what they do."""
    if any(seat.keeper is not None for seat in table.seats):
        raise Refused("rated-no-sofa")
