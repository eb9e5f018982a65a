"""Starting a server: what `conclave serve` calls."""

import asyncio
import gc
import logging
import os
import socket
import sys
import time
import webbrowser
from contextlib import closing
from math import inf

import uvicorn
from litestar import Litestar

from conclave import texts
from conclave.bots.levels import outside_bots
from conclave.catalogue import all_games
from conclave.server.addresses import are_among
from conclave.server.app import make_app
from conclave.server.gate import SECONDS_BETWEEN_WORDS, Gate
from conclave.server.logs import start_log
from conclave.server.messages import LONGEST_MESSAGE
from conclave.server.metrics_page import metrics_page
from conclave.server.open_files import open_files, raise_limit
from conclave.server.outside_workers import check_outside_bots
from conclave.server.protocols import GatedConfig
from conclave.server.refusals import PortTaken
from conclave.server.settings import Settings
from conclave.server.storage.database import open_storage

ROOMY = 500
"""Connections below which a host is told how to make room for more."""

OBJECTS_BETWEEN_LOOKS = (300, 1, 3_000)
"""When Python looks for garbage: after so many new objects among these, after so many times that
among all that are younger than the last such look, and after so many of these among everything."""
SECONDS_OF_A_TURN = 0.0005
"""Python's own measure is ten times that. A thread that stores moves asks for its turn several
times in a transaction, and everybody whose move is in it waits."""

OF_STRANGERS = ("Invalid UTF-8", "Invalid HTTP", "Unsupported upgrade")
"""How the lines begin that Uvicorn writes about what it was sent."""

log = logging.getLogger(__name__)


def serve(settings: Settings) -> None:
    """Serve until it is stopped. PortTaken, BadDatabase, BadSetting, BadEdition and BotFailed say
    what is in the way."""
    start_log(settings.log)
    # A host's own files of figures and of bots are for the host to mend, not for guests to find.
    all_games()
    if outside_bots():
        asyncio.run(check_outside_bots())
    with (
        closing(listen(settings.host, settings.port)) as listening,
        metrics_page(settings.metrics) as port,
        asyncio.Runner(loop_factory=new_event_loop) as runner,
    ):
        if settings.metrics:
            log.info("metrics are at http://%s:%d/metrics", settings.metrics[0], port)
        runner.run(_serve(settings, listening))


def new_event_loop() -> asyncio.AbstractEventLoop:
    """The quicker one, where there is one for the system."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


def collect_in_short_looks() -> None:
    """Nobody moves while Python looks for garbage, 0.2 to 0.4 ms for 1,000 objects. What is there
    from the start stays for good and is left out. The rest is looked through a little at a time:
    thousands of sockets that are opened at once are a million objects. Everything is looked through
    seldom, since what ends is taken apart by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*OBJECTS_BETWEEN_LOOKS)


def take_short_turns() -> None:
    """Whoever waits for Python's lock gets it soon."""
    sys.setswitchinterval(SECONDS_OF_A_TURN)


async def _serve(settings: Settings, listening: socket.socket) -> None:
    raise_limit()
    storage = open_storage(settings.database_url)
    await storage.open()
    if storage.kept is not None:
        log.warning("%s was brought up to date; a copy is in %s", storage.name, storage.kept)
    config = server_config(make_app(settings, storage), settings)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        collect_in_short_looks()
        take_short_turns()
        address = _address(listening, settings.host) + settings.open_at
        files = {"connections": config.gate.most, "files": open_files().most}
        room = "serve-room" if config.gate.most >= ROOMY else "serve-little-room"
        # In one line: whoever reads the address may not be there for another.
        opened = texts.say("serve-open", {"address": address})
        print(f"{opened} {texts.say(room, files)}", flush=True)
        if settings.open_browser and _can_show_pages():
            webbrowser.open(address)
    await serving


def server_config(app: Litestar, settings: Settings) -> GatedConfig:
    files, limits = open_files(), settings.limits
    most = min(limits.connections or files.connections, files.connections)
    config = GatedConfig(
        app,
        Gate(most, limits.connections_of_address, are_among(settings.proxies)),
        limits,
        forwarded_allow_ips=settings.proxies,
        backlog=files.queue,
        timeout_keep_alive=limits.seconds_between_requests,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        # A little more than we take, so that what is just too long can be answered in words.
        ws_max_size=2 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    logging.getLogger("uvicorn.error").addFilter(little_of_strangers)
    return config


class LittleOfStrangers(logging.Filter):
    """What any stranger can send is no news: no traceback of it, and a line a minute at most."""

    def __init__(self) -> None:
        super().__init__()
        self.said_at: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        said = str(record.msg)
        if not said.startswith(OF_STRANGERS):
            return True
        record.exc_info = None
        now = time.monotonic()
        if now - self.said_at.get(said, -inf) < SECONDS_BETWEEN_WORDS:
            return False
        self.said_at[said] = now
        return True


little_of_strangers = LittleOfStrangers()


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, because only then does asyncio send small messages without delay.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(512)
    except (OSError, UnicodeError) as error:
        listening.close()
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise PortTaken("port-taken", {"host": host, "port": str(port), "why": why}) from error
    return listening


def _address(listening: socket.socket, called: str) -> str:
    host, port = listening.getsockname()[:2]
    if called == "localhost":
        return f"http://localhost:{port}"
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def _can_show_pages() -> bool:
    """Whether there is a screen: a browser in the terminal would take it from the server."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
