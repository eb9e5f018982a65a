"""What somebody who looks for a game would like, and what they would also accept."""

from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from conclave.bots.levels import check_offered, levels_of
from conclave.catalogue import load_game
from conclave.core.game import AnyGame
from conclave.core.options import Options, OptionValue
from conclave.server.clocks.choice import check_clock
from conclave.server.messages import Hash, Word
from conclave.server.ratings.terms import check_options
from conclave.server.refusals import Refused
from conclave.server.storage.rows import Clock

FEWEST = 2
Seats = Annotated[int, Meta(ge=1, le=99)]


class Wish(msgspec.Struct, tag_field="type", tag="seek", forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Seats
    """As many as are liked best."""
    fewest: Seats
    most: Seats
    options: dict[str, OptionValue] = {}
    any_options: bool = False
    clock: Clock | None = None
    any_clock: bool = False
    rated: bool = False
    any_rated: bool = False
    bots: bool = True
    """Whether bots may take the seats that are left when nobody else has come."""
    level: Word = "adept"
    hash: Hash = ""
    """Of the luck that the seeker adds."""


class Terms(NamedTuple):
    """What all at a table play by."""

    options: Options
    clock: Clock | None
    rated: bool


def check_wish(wish: Wish) -> AnyGame:
    """The game; refused if nobody could be seated so."""
    game = load_game(wish.game)
    lowest, highest = max(FEWEST, game.fewest_seats), game.most_seats
    if not lowest <= wish.fewest <= wish.seats <= wish.most <= highest:
        raise Refused("seek-seats", {"min": lowest, "max": highest})
    options = game.agree(wish.seats, wish.options)
    if wish.rated:
        check_options(game, options)
    check_clock(wish.clock, game)
    check_offered(wish.level, levels_of(game))
    return game


def terms_of(wish: Wish, game: AnyGame, size: int) -> Terms:
    """What somebody likes best at a table of so many seats."""
    at_any = {option.name for option in game.options if option.seats in (0, size)}
    fitting = {name: value for name, value in wish.options.items() if name in at_any}
    return Terms(game.agree(size, fitting), wish.clock, wish.rated)
