"""The people of `make load` count every move once, also those of somebody who moves again."""

import asyncio
from itertools import pairwise

import httpx

from tests.server.people import Person
from tests.server.running import SECONDS
from tools.load.players import OurPlayer, open_ours

MOVES = 100
"""In so many, somebody has moved twice in a row: each move that comes true lets its mover go on."""


async def test_each_move_is_answered_once_and_told_once(
    address: str, client: httpx.AsyncClient, nox: Person
) -> None:
    port = int(address.rpartition(":")[2])
    pair = await open_ours(client, [port, port])
    tally = pair.tally
    pair.begin(0, 0)
    async with asyncio.timeout(SECONDS):
        while pair.moves < MOVES:
            await asyncio.sleep(0.01)
        pair.end()
        while len(tally.answered) < pair.moves or len(tally.told) < pair.moves:
            await asyncio.sleep(0.01)
    assert len(tally.answered) == len(tally.told) == pair.moves
    player = pair.players[0]
    assert isinstance(player, OurPlayer)
    assert player.version == pair.moves
    path = player.hello.split()[1].decode()
    watcher = await nox.connect(path.rpartition("/")[2])
    assert len(watcher.log) == pair.moves
    speakers = [move["seat"] for move in watcher.log]
    assert any(one == next_one for one, next_one in pairwise(speakers))
    for player in pair.players:
        player.hang_up()
