"""What somebody's finished games come to, game by game. Practice does not count."""

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from conclave.core.errors import ConclaveError
from conclave.core.reel import Reel
from conclave.core.state import shares
from conclave.server.reels import Reels
from conclave.server.storage.database import Storage
from conclave.server.storage.history import (
    Analysed,
    PlayedRow,
    analysed_games,
    games_that_count,
    keep_outcome,
    of_seat,
)
from conclave.server.storage.tables import find_table
from conclave.server.stored_match import outcome

LATELY = 50
"""Games of a kind that are told one by one, the newest."""
MOST_MENDED = 20
"""Old games that are counted in one request; the rest is for the next."""

log = logging.getLogger(__name__)


class GameLately(msgspec.Struct):
    code: str
    """Empty if the game was private and another guest asks."""
    ended: int
    seats: int
    place: int
    points: int
    luck: float | None
    each: float | None


class GameStatistics(msgspec.Struct):
    game: str
    played: int
    places: list[int]
    """How often each place was reached, the first one first."""
    points: float
    """Mean."""
    share: float
    """Of the victory, mean: who share the first place share it."""
    tallies: dict[str, int]
    lately: list[GameLately]
    """The newest first."""


class StatisticsShown(msgspec.Struct):
    id: str
    name: str
    crest: str
    open: bool
    games: list[GameStatistics]


async def statistics_of(
    storage: Storage, reels: Reels, guest: str, own: bool
) -> list[GameStatistics]:
    """Game by game, the one played most first."""
    async with storage.reading() as db:
        played = await games_that_count(db, guest)
    await _mend(storage, reels, [one for one in played if _lacks(one)])
    known = [one for one in played if _has_result(one)]
    by_game: dict[str, list[PlayedRow]] = {}
    for one in known:
        by_game.setdefault(one.game, []).append(one)
    lately = [one.code for games in by_game.values() for one in games[:LATELY]]
    async with storage.reading() as db:
        analysed = await analysed_games(db, lately)
    counted = [_count(game, games, analysed, own) for game, games in by_game.items()]
    return sorted(counted, key=lambda one: -one.played)


def _lacks(played: PlayedRow) -> bool:
    """Whether it ended before all that was kept."""
    return played.result is None or played.tallies is None


def _has_result(played: PlayedRow) -> bool:
    result = played.result or []
    return played.seat < len(result) and all(
        len(one) == 2 and 1 <= one[0] <= len(result) for one in result
    )


async def _mend(storage: Storage, reels: Reels, games: list[PlayedRow]) -> None:
    """Look back at old games for what was not kept at their time, and keep it."""
    mended = 0
    for played in games:
        if mended == MOST_MENDED:
            return
        async with storage.reading() as db:
            table = await find_table(db, played.code)
        if table is None:
            continue
        try:
            reel = await reels.of_table(storage, table)
            found = await reels.aside(_outcome, reel)
        except ConclaveError as refusal:
            log.info("table %s can't be counted: %s", played.code, refusal)
            continue
        mended += 1
        async with storage.writing() as db:
            await keep_outcome(db, played.code, table.row.version, found)
        played.result, played.tallies = found["result"], found["tallies"]


def _outcome(reel: Reel) -> dict[str, Any]:
    return outcome(reel.game, reel.standings, reel.told)


def _count(
    game: str, played: list[PlayedRow], analysed: dict[str, list[Analysed]], own: bool
) -> GameStatistics:
    results = [(one.seat, one.result or []) for one in played]
    won = [shares([place for place, _ in result])[seat] for seat, result in results]
    reached = [result[seat][0] for seat, result in results]
    places = [0] * max(len(result) for _, result in results)
    for place in reached:
        places[place - 1] += 1
    tallies: dict[str, int] = {}
    for one in played:
        kept = one.tallies or []
        for name, count in (kept[one.seat] if one.seat < len(kept) else {}).items():
            tallies[name] = tallies.get(name, 0) + count
    return GameStatistics(
        game=game,
        played=len(played),
        places=places,
        points=_mean([result[seat][1] for seat, result in results]),
        share=_mean(won),
        tallies=tallies,
        lately=[_lately(one, analysed.get(one.code), own) for one in played[:LATELY]],
    )


def _lately(played: PlayedRow, analysed: list[Analysed] | None, own: bool) -> GameLately:
    result = played.result or []
    place, points = result[played.seat]
    found = of_seat(analysed, played.seat)
    return GameLately(
        code=played.code if own or played.public else "",
        ended=int(played.ended),
        seats=len(result),
        place=place,
        points=points,
        luck=found.luck if found else None,
        each=found.each if found else None,
    )


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
