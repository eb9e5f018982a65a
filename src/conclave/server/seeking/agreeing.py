"""What somebody insists on at a table of some size, and what is left when several do."""

from typing import NamedTuple

from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.server.ratings.terms import are_standard
from conclave.server.seeking.wish import Terms, Wish, terms_of
from conclave.server.storage.rows import Clock


class Demand(NamedTuple):
    """Each of these is None where anything will do."""

    options: Options | None
    standard: bool
    """Whether a rated game could be played by these options, or by some of one's choice."""
    clock: tuple[Clock | None] | None
    rated: bool | None


def demand_of(wish: Wish, game: AnyGame, size: int) -> Demand:
    liked = terms_of(wish, game, size)
    options = None if wish.any_options else liked.options
    return Demand(
        options,
        options is None or are_standard(game, options),
        None if wish.any_clock else (liked.clock,),
        None if wish.any_rated else liked.rated,
    )


def liked_by(wish: Wish, game: AnyGame, size: int) -> Demand:
    """As if somebody insisted on all that they like."""
    liked = terms_of(wish, game, size)
    standard = are_standard(game, liked.options)
    return Demand(liked.options, standard, (liked.clock,), liked.rated)


def met(one: Demand, other: Demand) -> Demand | None:
    """What both insist on; None if they can't both have it."""
    if one.options is not None and other.options is not None and one.options != other.options:
        return None
    if one.clock is not None and other.clock is not None and one.clock != other.clock:
        return None
    if one.rated is not None and other.rated is not None and one.rated != other.rated:
        return None
    standard = one.standard and other.standard
    rated = one.rated if other.rated is None else other.rated
    if rated and not standard:
        return None
    options = one.options if other.options is None else other.options
    return Demand(options, standard, one.clock if other.clock is None else other.clock, rated)


def settled(demand: Demand, wish: Wish, game: AnyGame, size: int) -> Terms:
    """What is played by in the end: where nobody insists, as the first of them likes it, as far as
    that can be rated if somebody insists on that."""
    liked = terms_of(wish, game, size)
    options, rated = demand.options, demand.rated
    if options is None:
        fits = not rated or are_standard(game, liked.options)
        options = liked.options if fits else game.agree(size, {})
    if rated is None:
        rated = liked.rated and are_standard(game, options)
    return Terms(options, liked.clock if demand.clock is None else demand.clock[0], rated)
