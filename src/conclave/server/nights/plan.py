"""What a host may choose, and how a match night is laid."""

import time
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from conclave.bots.levels import check_offered, levels_of
from conclave.catalogue import load_game
from conclave.core.options import OptionValue
from conclave.server.clocks.choice import check_clock
from conclave.server.codes import new_code, new_short_code
from conclave.server.messages import Word
from conclave.server.ratings.terms import check_options
from conclave.server.sanitize import sanitize_title
from conclave.server.storage.nights import (
    GATHERING,
    TAKES_PART,
    NightPersonRow,
    NightRow,
    StoredNight,
)
from conclave.server.storage.rows import Clock, GuestRow

MOST_ROUNDS = 12


class NewNight(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=12)]
    """At a table."""
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3
    options: dict[str, OptionValue] = {}
    title: Annotated[str, Meta(max_length=400)] = ""
    pairing: Literal["fixed", "swiss"] = "swiss"
    filling: Literal["bots", "sizes"] = "bots"
    level: Word = "adept"
    clock: Clock | None = None
    rated: bool = False
    invited: bool = False
    plays: bool = True
    """Whether the host takes part."""


def lay_night(host: GuestRow, wish: NewNight) -> StoredNight:
    game = load_game(wish.game)
    options = game.agree(wish.seats, wish.options)
    check_offered(wish.level, levels_of(game))
    if wish.rated:
        check_options(game, options)
    check_clock(wish.clock, game)
    now = time.time()
    row = NightRow(
        code=new_code(),
        short_code=new_short_code(),
        host=host.id,
        title=sanitize_title(wish.title),
        game=game.slug,
        options=options,
        seats=wish.seats,
        rounds=wish.rounds,
        pairing=wish.pairing,
        filling=wish.filling,
        level=wish.level,
        clock=wish.clock,
        rated=wish.rated,
        invited=wish.invited,
        status=GATHERING,
        round=0,
        made=now,
        touched=now,
    )
    people = [NightPersonRow(row.code, 1, host.id, host.name, host.crest, None, TAKES_PART, now)]
    return StoredNight(row, people if wish.plays else [], [])
