"""People at tables of two, at our server and at boardgame.io's: each says the last thing it may."""

import asyncio
import itertools
import time

import httpx
import msgspec

from tools.load.line import Line


class Tally:
    """What was measured at one server."""

    def __init__(self) -> None:
        self.told: list[float] = []
        """For each move, the seconds until the other seat had it."""
        self.answered: list[float] = []
        """For each move, the seconds until its mover was told that it is made."""
        self.bytes = 0
        """Of what was heard."""


class Pair:
    """Two seats of one table. While ``pace`` is 0 a move follows at once upon another."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.tally = Tally()
        self.playing = False
        self.pace = 0.0
        self.moves = 0
        self.said_at = 0.0
        self.over = False
        self.next: asyncio.TimerHandle | None = None

    def may_move(self, player: "Player") -> None:
        """It is the player's turn."""
        if not self.playing:
            return
        if self.pace:
            self._later(self.pace, player)
        else:
            self._move(player)

    def _later(self, seconds: float, player: "Player") -> None:
        self.next = asyncio.get_running_loop().call_later(seconds, self._move, player)

    def _move(self, player: "Player") -> None:
        if self.playing and not player.lost:
            self.moves += 1
            self.said_at = time.perf_counter()
            player.move()

    def begin(self, pace: float, after: float) -> None:
        """Whose turn it is moves after so many seconds."""
        self.playing, self.pace = True, pace
        for player in self.players:
            if player.my_turn:
                self._later(after, player)

    def end(self) -> None:
        self.playing = False
        if self.next is not None:
            self.next.cancel()


class Player(Line):
    pair: Pair
    my_turn = False
    ready: asyncio.Event

    def sit(self, pair: Pair) -> None:
        self.pair = pair
        self.ready = asyncio.Event()
        self.said = False
        pair.players.append(self)

    def move(self) -> None:
        self.said = True
        self.my_turn = False
        self.speak()

    def speak(self) -> None:
        raise NotImplementedError

    def note_told(self) -> None:
        """The other's move, or one's own, has been heard of."""
        if not self.said:
            self.pair.tally.told.append(time.perf_counter() - self.pair.said_at)

    def note_answered(self) -> None:
        if self.said:
            self.said = False
            self.pair.tally.answered.append(time.perf_counter() - self.pair.said_at)


class OurPosition(msgspec.Struct):
    version: int
    over: bool
    legal: list[str]


class OurMessage(msgspec.Struct):
    type: str
    position: OurPosition | None = None


_read_ours = msgspec.json.Decoder(OurMessage).decode


class OurPlayer(Player):
    version = 0
    sentence = ""

    def heard(self, message: bytes) -> None:
        self.pair.tally.bytes += len(message)
        read = _read_ours(message)
        if read.type == "refused":
            raise RuntimeError(message)
        if read.type == "moved":
            self.note_told()
        elif read.type == "done":
            self.note_answered()
            self.ready.set()
        elif read.type == "chats":  # the last of what is told to whoever comes
            self.ready.set()
        if read.position is not None:
            self._see(read.position)
        # Whoever may go on does so when the last move is acknowledged: each is counted once.
        if self.my_turn and not self.said and (read.position or read.type == "done"):
            self.pair.may_move(self)

    def _see(self, position: OurPosition) -> None:
        self.version = position.version
        self.pair.over = position.over
        if position.legal:
            self.my_turn, self.sentence = True, position.legal[-1]

    def speak(self) -> None:
        """With a nonce, as browsers do."""
        say = (
            f'{{"type":"say","version":{self.version},"sentence":"{self.sentence}",'
            f'"nonce":"{self.version}"}}'
        )
        self.send(say.encode())

    async def do(self, message: bytes) -> None:
        self.ready.clear()
        self.send(message)
        await self.ready.wait()


async def open_ours(client: httpx.AsyncClient, ports: list[int]) -> Pair:
    """A table of two people who have been dealt to, each connected to one of the ports."""
    pair, code = Pair(), ""
    for name, port in zip(("Nox", "Ines"), ports, strict=True):
        api = f"http://127.0.0.1:{port}/api"
        guest = (await client.post(f"{api}/guest", json={"name": name})).raise_for_status()
        client.cookies.clear()
        token = {"Authorization": f"Bearer {guest.json()['token']}"}
        if not code:
            wish = {"game": "abracada", "seats": ["me", "open"]}
            made = await client.post(f"{api}/tables", json=wish, headers=token)
            code = made.raise_for_status().json()["code"]
        player = OurPlayer(port, f"/ws/tables/{code}", token)
        player.sit(pair)
        await player.connect()
        await player.ready.wait()
    host, guest_player = pair.players
    assert isinstance(host, OurPlayer)
    assert isinstance(guest_player, OurPlayer)
    await guest_player.do(b'{"type":"sit"}')
    await host.do(b'{"type":"start"}')
    return pair


class TheirContext(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - as boardgame.io calls it


class TheirTable(msgspec.Struct):
    last: int


class TheirState(msgspec.Struct):
    id: int = msgspec.field(name="_stateID")
    G: TheirTable
    ctx: TheirContext


class TheirSync(msgspec.Struct):
    state: TheirState


_read_event = msgspec.json.Decoder(list[msgspec.Raw]).decode
_read_state = msgspec.json.Decoder(TheirState).decode
_read_sync = msgspec.json.Decoder(TheirSync).decode

SPACE = b"/stones,"
_numbers = itertools.count()


class TheirPlayer(Player):
    """Speaks socket.io, as boardgame.io's own client does over a WebSocket."""

    match = ""
    seat = 0
    state = 0
    last = 0

    def heard(self, message: bytes) -> None:
        self.pair.tally.bytes += len(message)
        if message.startswith(b"0"):
            self.send(b"40" + SPACE)
        elif message == b"2":
            self.send(b"3")
        elif message.startswith(b"40"):
            sync = msgspec.json.encode(["sync", self.match, str(self.seat), None, 2])
            self.send(b"42" + SPACE + sync)
        elif message.startswith(b"42"):
            self._event(message[2 + len(SPACE) :])

    def _event(self, event: bytes) -> None:
        parts = _read_event(event)
        name = bytes(parts[0])
        if name == b'"sync"':
            state = _read_sync(parts[2]).state
            self.ready.set()
        elif name == b'"update"':
            state = _read_state(parts[2])
            self.note_told()
            self.note_answered()
        else:
            return
        self.state, self.last = state.id, state.G.last
        if state.ctx.currentPlayer == str(self.seat):
            self.my_turn = True
            self.pair.may_move(self)

    def speak(self) -> None:
        kind, args = ("stop", "") if self.last else ("cast", "8")
        self.send(
            b"42%s" % SPACE
            + f'["update",{{"type":"MAKE_MOVE","payload":{{"type":"{kind}","args":[{args}],'
            f'"playerID":"{self.seat}"}}}},'
            f'{self.state},"{self.match}","{self.seat}"]'.encode()
        )


async def open_theirs(_client: httpx.AsyncClient, ports: list[int]) -> Pair:
    """Whoever asks for a match that there is not makes it; then no credentials are checked."""
    pair, match = Pair(), f"match{next(_numbers)}"
    for seat, port in enumerate(ports):
        player = TheirPlayer(port, "/socket.io/?EIO=4&transport=websocket", {})
        player.match, player.seat = match, seat
        player.sit(pair)
        await player.connect()
        await player.ready.wait()
    return pair


class EchoPlayer(Player):
    """At a table without a game: the two speak by turns."""

    def heard(self, message: bytes) -> None:
        self.pair.tally.bytes += len(message)
        mine = self.said
        self.note_told()
        self.note_answered()
        if not mine:
            self.my_turn = True
            self.pair.may_move(self)

    def speak(self) -> None:
        self.send(b"cast 8")


async def open_echo(_client: httpx.AsyncClient, ports: list[int]) -> Pair:
    pair, table = Pair(), next(_numbers)
    for port in ports:
        player = EchoPlayer(port, f"/{table}", {})
        player.sit(pair)
        await player.connect()
    pair.players[0].my_turn = True
    return pair
