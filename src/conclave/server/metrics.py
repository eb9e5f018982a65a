"""What is counted and timed in this process, for Prometheus to collect.

Counting costs a few microseconds and goes on whether or not anybody collects.
"""

import time
from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)

MOMENTS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
THOUGHTS = (0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 4.0, 8.0)
ANALYSES = (1.0, 3.0, 10.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1200.0)

registry = CollectorRegistry()
ProcessCollector(registry=registry)
PlatformCollector(registry=registry)

connections = Gauge("conclave_connections", "TCP connections that are open", registry=registry)
turned_away = Counter(
    "conclave_connections_turned_away", "TCP connections there was no room for", registry=registry
)
sockets = Gauge("conclave_sockets", "WebSockets that are open", registry=registry)
tables = Gauge("conclave_tables_in_memory", "Tables held by this process", registry=registry)
requests = Counter(
    "conclave_http_requests", "Answered over HTTP", ["method", "status"], registry=registry
)
messages = Histogram(
    "conclave_message_seconds",
    "From a message over a socket to its answer",
    ["kind"],
    buckets=MOMENTS,
    registry=registry,
)
moves = Counter("conclave_moves", "Moves stored by this process", ["by"], registry=registry)
refusals = Counter("conclave_refusals", "What was refused, by its id", ["id"], registry=registry)
bots_waiting = Gauge("conclave_bots_waiting", "Bots waiting for a worker", registry=registry)
bot_queue = Histogram(
    "conclave_bot_queue_seconds",
    "How long a bot waited for a worker",
    buckets=THOUGHTS,
    registry=registry,
)
bot_thinking = Histogram(
    "conclave_bot_thinking_seconds",
    "How long a bot thought",
    ["level"],
    buckets=THOUGHTS,
    registry=registry,
)
bots_failed = Counter("conclave_bots_failed", "Bots that gave no answer", registry=registry)
analyses_unfinished = Gauge(
    "conclave_analyses_unfinished",
    "Analyses asked for and not done, in all processes, as last seen by this one",
    registry=registry,
)
analyses_running = Gauge(
    "conclave_analyses_running", "Analyses that this process works at", registry=registry
)
analysis_seconds = Histogram(
    "conclave_analysis_seconds",
    "How long an analysis was worked at, by what came of it",
    ["outcome"],
    buckets=ANALYSES,
    registry=registry,
)
notices = Counter(
    "conclave_notices",
    "That it is somebody's turn, told by push or by mail, and what came of it",
    ["way", "outcome"],
    registry=registry,
)
database = Histogram(
    "conclave_database_seconds",
    "How long a transaction took, with the wait for it",
    ["kind"],
    buckets=MOMENTS,
    registry=registry,
)


@cache
def messages_of(kind: str) -> Histogram:
    return messages.labels(kind)


# Looked up once: they are counted with every move.
moves_of_people, moves_of_bots = moves.labels("person"), moves.labels("bot")
says = messages_of("say")
reads, writes = database.labels("read"), database.labels("write")


class Timed:
    """How long something takes, however it ends: ``with Timed(histogram):``."""

    __slots__ = ("began", "what")

    def __init__(self, what: Histogram) -> None:
        self.what = what

    def __enter__(self) -> None:
        self.began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.what.observe(time.perf_counter() - self.began)
