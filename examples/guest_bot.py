"""A bot that plays as a guest, by the protocol alone: it knows no rules and needs nothing of
Conclave's but an address. It takes a free seat at the table of a code, or makes a table against a
bot of the house, and says one of the legal sentences until the game is over.

    python examples/guest_bot.py http://127.0.0.1:8000 CODE
    python examples/guest_bot.py http://127.0.0.1:8000 --game abracada --against adept

`choose` is all that has to be written anew. What it gets is the position as docs/protocol.md
describes it: the `view` of its seat, the `legal` sentences, whose turn it is.
"""

import argparse
import asyncio
import json
import random
import sys
import urllib.request
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


class Over(NamedTuple):
    """Why it plays no more; nothing if the game is over."""

    refusal: str = ""


def choose(position: Message, luck: random.Random) -> str:
    return str(luck.choice(position["legal"]))


def post(address: str, path: str, body: Message, token: str = "") -> Message:
    request = urllib.request.Request(address + path, json.dumps(body).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request) as answer:
        told: Message = json.load(answer)
        return told


async def sit_and_play(address: str, code: str, token: str, seed: int | None) -> Over:
    socket_address = f"{address.replace('http', 'ws', 1)}/ws/tables/{code}"
    luck = random.Random(seed)
    async for socket in connect(
        socket_address, additional_headers={"Authorization": f"Bearer {token}"}
    ):
        # A line that breaks is taken up again: the server then tells everything as it is.
        over = await play(socket, luck)
        if over is not None:
            return over
    raise AssertionError("a line is always tried again")


async def play(socket: ClientConnection, luck: random.Random) -> Over | None:
    """None if the line broke."""
    asked_to_sit = False
    async for text in socket:
        message: Message = json.loads(text)
        if message["type"] == "refused" and message.get("nonce") == "sit":
            return Over(message["text"])
        if message["type"] == "table" and message["table"]["you"] is None and not asked_to_sit:
            asked_to_sit = True
            await send(socket, {"type": "sit", "seat": None, "nonce": "sit"})
        position = message.get("position")
        if position is None:
            continue
        if position["over"]:
            return Over()
        if position["legal"]:
            # Whatever has been played meanwhile, the server takes a sentence for one version only.
            said = {"version": position["version"], "sentence": choose(position, luck)}
            await send(socket, {"type": "say", **said})
    return None


async def send(socket: ClientConnection, message: Message) -> None:
    await socket.send(json.dumps(message))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("address")
    parser.add_argument(
        "code", nargs="?", help="of a table with a free seat; its link ends with it"
    )
    parser.add_argument("--name", default="Any Move")
    parser.add_argument("--game", default="abracada")
    parser.add_argument("--against", default="adept")
    parser.add_argument("--seed", type=int)
    chosen = parser.parse_args()
    token = post(chosen.address, "/api/guest", {"name": chosen.name})["token"]
    code = chosen.code
    if code is None:
        wish = {"game": chosen.game, "seats": ["me", chosen.against], "start": True}
        code = post(chosen.address, "/api/tables", wish, token)["code"]
        print(f"{chosen.address}/t/{code}", flush=True)
    sys.exit(asyncio.run(sit_and_play(chosen.address, code, token, chosen.seed)).refusal or 0)


if __name__ == "__main__":
    main()
