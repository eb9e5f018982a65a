"""People at the tables of a test: guests with a real HTTP client and real sockets."""

import asyncio
import json
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import SECONDS

Json: TypeAlias = dict[str, Any]

SECONDS_FOR_GOODBYE = 1
_connected: list[ClientConnection] = []


class Person:
    """A guest, or, without a token, somebody who has not said who they are."""

    def __init__(self, address: str, client: httpx.AsyncClient, token: str = "") -> None:
        self.address = address
        self.client = client
        self.token = token

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return await self.client.request(
            method, self.address + path, json=body, headers=headers, timeout=SECONDS
        )

    async def make_table(self, seats: list[str], **others: object) -> Json:
        answer = await self.ask(
            "POST", "/api/tables", {"game": "abracada", "seats": seats, **others}
        )
        assert answer.status_code == 201, answer.text
        table: Json = answer.json()
        return table

    async def sit_down(self, code: str, luck: str = "") -> "Chair":
        """Connect and take the first free seat."""
        chair = await self.connect(code)
        await chair.do({"type": "sit", "seat": None, "luck": luck})
        return chair

    async def connect(self, code: str, **headers: str) -> "Chair":
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        address = self.address.replace("http", "ws") + f"/ws/tables/{code}"
        socket = await connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=SECONDS,
            # Whoever has left much unread does not read the goodbye either.
            close_timeout=SECONDS_FOR_GOODBYE,
        )
        _connected.append(socket)
        chair = Chair(socket)
        await chair.until("chats", "refused")
        return chair


async def hang_up() -> None:
    """Close every socket of a test, so that none is found open while another runs."""
    while _connected:
        await _connected.pop().close()


async def welcome(address: str, client: httpx.AsyncClient, name: str) -> Person:
    person = Person(address, client)
    answer = await person.ask("POST", "/api/guest", {"name": name, "crest": "raven"})
    assert answer.status_code == 201, answer.text
    person.token = answer.json()["token"]
    # The cookies of several people must not get mixed up in one client.
    client.cookies.clear()
    return person


class Chair:
    """A connection to a table: every word that was heard, and what is known from it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.table: Json = {}
        self.position: Json = {}
        self.log: list[Json] = []
        self.chats: list[Json] = []
        self.asked = 0

    async def hear(self, seconds: float = SECONDS) -> Json:
        async with asyncio.timeout(seconds):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        self._note(message)
        return message

    def _note(self, message: Json) -> None:
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
        if "position" in message:
            self.position = message["position"]
        if kind == "log":
            self.log = message["moves"]
        if kind == "moved":
            self.log.append(message["move"])
        if kind == "undone":
            assert any(move["number"] == message["number"] for move in self.log)
            self.log = [move for move in self.log if move["number"] < message["number"]]
        if kind == "chats":
            self.chats = message["chats"]
        if kind == "chat":
            self.chats.append(message["chat"])

    async def until(self, *kinds: str) -> Json:
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def send(self, message: Json) -> str:
        """Send without waiting; the nonce."""
        self.asked += 1
        message.setdefault("nonce", f"{id(self)}-{self.asked}")
        await self.socket.send(json.dumps(message))
        return str(message["nonce"])

    async def ask(self, message: Json) -> Json:
        """Send, and wait for the answer."""
        nonce = await self.send(message)
        while True:
            answer = await self.hear()
            if answer.get("nonce") == nonce:
                return answer

    async def do(self, message: Json) -> Json:
        answer = await self.ask(message)
        assert answer["type"] == "done", answer
        return answer

    async def refusal(self, message: Json) -> str:
        answer = await self.ask(message)
        assert answer["type"] == "refused", answer
        assert answer["text"].strip()
        assert answer["text"] != answer["id"], f"no words for {answer['id']}"
        return str(answer["id"])

    async def say(self, sentence: str) -> Json:
        return await self.do(
            {"type": "say", "version": self.position["version"], "sentence": sentence}
        )

    async def my_turn(self) -> bool:
        """Wait for it; False when the game is over instead."""
        while not self.position or not (self.position["legal"] or self.position["over"]):
            await self.hear()
        return not self.position["over"]

    async def reach(self, version: int) -> None:
        """Wait until the position is at least at that version."""
        while not self.position or self.position["version"] < version:
            await self.hear()

    async def leave(self) -> None:
        await self.socket.close()
