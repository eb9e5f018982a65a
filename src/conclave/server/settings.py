"""What a host may choose, and where the database goes if nothing is chosen."""

import os
import re
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from conclave.server.bad_setting import BadSetting as BadSetting
from conclave.server.turn_settings import (
    MailSettings,
    PushSettings,
    TurnPace,
    mail_settings,
    public_url,
    push_settings,
)

DAY = 24 * 3600.0

HOST = re.compile(r"((\*\.)?[A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")


ADDRESS = re.compile(r"([A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\]):([0-9]{1,5})")
HIGHEST_PORT = 65535


@dataclass(frozen=True)
class Rate:
    """A burst at once, then this many each second."""

    burst: float
    each_second: float


@dataclass(frozen=True)
class Limits:
    """How much one guest, one address or one connection may ask for."""

    messages: Rate = Rate(40, 10)
    """Of one connection. Whoever goes on regardless is disconnected."""
    requests: Rate = Rate(300, 60)
    """Over HTTP, of one address."""
    guests: Rate = Rate(60, 0.5)
    """New guests of one address."""
    tables: Rate = Rate(30, 0.2)
    """New tables of one guest."""
    tables_of_guest: int = 24
    """Unfinished tables that one guest may have made."""
    chats: int = 5
    """That one guest may say within ``chat_seconds``."""
    chat_seconds: float = 10.0
    repeat_seconds: float = 60.0
    """For so long nobody may write the same once more at the same table."""
    shunned: int = 500
    """People whom one guest may have muted or blocked."""
    reports_of_guest: int = 10
    """In a day."""
    reports: Rate = Rate(20, 1 / 60)
    """Of one address, whoever sends them."""
    seekers: int = 1000
    """Of all guests together, looking for a game."""
    seekers_of_address: int = 20
    seeks: Rate = Rate(20, 0.2)
    """Searches of one guest."""
    sockets_of_address: int = 200
    connections_of_address: int = 300
    """Over TCP, whatever they are for; sockets are among them."""
    connections: int = 0
    """Of all addresses together; 0: as many as the open files allow."""
    seconds_between_requests: int = 5
    """Of one connection."""
    seconds_for_headers: float = 10.0
    seconds_for_body: float = 20.0
    seconds_for_answer: float = 120.0
    """From the whole request to the last byte that was taken of its answer."""
    seconds_to_listen: float = 20.0
    """How long a connection may leave what it was sent unread."""
    analyses: int = 20
    """Asked for and not yet done, of all guests together."""
    analyses_of_guest: int = 3
    """The same of one guest; one of them is worked at."""
    analyses_of_records: int = 500
    """Done, of records that lie at no table: the newest are kept."""
    new_analyses: Rate = Rate(20, 0.1)
    """Of one address."""
    guesses: Rate = Rate(20, 0.1)
    """Table codes of one address that lead nowhere."""
    keys: Rate = Rate(12, 0.05)
    """Links and phrases of one address that lead to nobody."""
    ceremonies: Rate = Rate(40, 0.5)
    """Of passkeys, begun by one address."""
    farewells: Rate = Rate(6, 0.02)
    """Of one address: all one's data at once, or all of it gone."""
    records: Rate = Rate(120, 10)
    """Requests of one address that bring a record."""
    subscriptions_of_guest: int = 10
    """Browsers that are told of a guest's turns; one more replaces the oldest."""
    confirmations: Rate = Rate(5, 1 / 600)
    """Mails that ask whether an address is right, of one guest, and of one network address."""
    confirmations_of_mail: int = 3
    """To one mail address in a day, whoever asks."""
    mails_of_mail: int = 50
    """Of turns, to one mail address in a day."""


@dataclass(frozen=True)
class Retention:
    """For how many seconds a table is kept after the last thing that happened at it."""

    waiting: float = 1 * DAY
    playing: float = 30 * DAY
    over: float = 365 * DAY
    guests: float = 400 * DAY
    """Of a guest without a table, after the last visit."""


@dataclass(frozen=True)
class AnalysisPace:
    """In seconds."""

    beat: float = 2.0
    """Whoever works at an analysis says so this often."""
    stale: float = 30.0
    """Whoever has not said so for so long is gone, and another takes it up."""
    wait: float = 15.0
    """So long after somebody last asked how far it is, nobody waits for it any more."""
    note: float = 5.0
    """That somebody waits is written down no more often."""
    notice: float = 7.0
    """Who stops waiting leaves so long for others to be noticed who wait too."""


@dataclass(frozen=True)
class ClockPace:
    """In seconds."""

    beat: float = 5.0
    """How often the time that clocks go by is written down: a server that dies loses no more."""
    most_unkept: float = 15.0
    """Time that could not be written down for longer than that does not count."""
    look: float = 1.0
    """How often is looked for clocks that have run out."""
    mercy: float = 1.0
    """What is said so long after its time may still have been in time, but on its way."""
    most_lag: float = 0.5
    """Of the time that somebody's messages travel, so much is not charged."""
    grace: float = 60.0
    """Whoever is away for no longer is not replaced."""
    steady: Callable[[], float] = time.monotonic


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A file for SQLite or a URL; empty: a file in the user's data folder."""
    bot_pace: float = 0.3
    """Seconds between a move and a bot's answer. How long a move stays in view, browsers decide."""
    regret_seconds: float = 3.0
    """For so long bots leave a move unanswered that the only person at the table may take back."""
    reveal_seconds: float = 10.0
    """For so long a table that was started waits for everybody to reveal their luck."""
    seek_seconds: float = 30.0
    """After so long, bots take the seats for which nobody else was found."""
    bot_seconds: float = 8.0
    """A bot that has not answered by then is stopped, and something legal is played."""
    bot_workers: int = 2
    analysis_workers: int = max(1, (os.cpu_count() or 2) // 2)
    """Processes that work at an analysis; 0: nothing is analysed here."""
    analysis_seconds: float | None = None
    """An analysis that is not as exact as it should be by then is left as it is; None: as long as
    analyses of the game usually get."""
    analysis_bound: float = 0.02
    """The error that it aims at, in victories."""
    analysis_pace: AnalysisPace = field(default_factory=AnalysisPace)
    origins: tuple[str, ...] = ()
    """Further web addresses whose pages may open sockets here."""
    hosts: tuple[str, ...] = ()
    """The names under which it answers; none: under any."""
    proxies: str = "127.0.0.1"
    """Whose word on where a request comes from is taken, with commas between; ``*``: everybody's.
    Their connections are not counted by address."""
    metrics: tuple[str, int] | None = None
    """Where Prometheus may collect its figures; None: nowhere."""
    log: str = "text"
    """How the log is written: ``text`` or ``json``."""
    open_browser: bool = False
    open_at: str = ""
    """The page that it opens with; empty: the home page."""
    replay_file: bytes = b""
    """The record that is handed to whoever asks for it: of somebody looking at a file of theirs."""
    public_url: str = ""
    """Under which people find the server, for links in mails."""
    push: PushSettings | None = None
    """By whose word browsers that are closed are told of a turn; None: they are not."""
    mail: MailSettings | None = None
    """How mails are sent; None: none are."""
    turn_pace: TurnPace = field(default_factory=TurnPace)
    clock_pace: ClockPace = field(default_factory=ClockPace)
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)

    @property
    def database_url(self) -> str:
        return database_url(self.database or str(data_folder() / "conclave.sqlite3"))


def settings_from(environ: Mapping[str, str]) -> Settings:
    """The settings that the environment gives; the rest are the defaults."""
    plain = Settings()
    return Settings(
        host=environ.get("CONCLAVE_HOST") or plain.host,
        port=int(_number(environ, "PORT", plain.port, 0, HIGHEST_PORT)),
        database=environ.get("CONCLAVE_DB", ""),
        bot_pace=_number(environ, "CONCLAVE_BOT_PACE", plain.bot_pace, 0, 60),
        regret_seconds=_number(environ, "CONCLAVE_REGRET", plain.regret_seconds, 0, 60),
        reveal_seconds=_number(environ, "CONCLAVE_REVEAL", plain.reveal_seconds, 0, 60),
        seek_seconds=_number(environ, "CONCLAVE_SEEK", plain.seek_seconds, 0, 600),
        bot_workers=int(_number(environ, "CONCLAVE_BOT_WORKERS", plain.bot_workers, 1, 64)),
        analysis_workers=int(
            _number(environ, "CONCLAVE_ANALYSIS_WORKERS", plain.analysis_workers, 0, 64)
        ),
        analysis_seconds=_number(environ, "CONCLAVE_ANALYSIS_SECONDS", 0, 0, 7200) or None,
        origins=tuple(environ.get("CONCLAVE_ORIGINS", "").split()),
        hosts=_hosts(environ.get("CONCLAVE_HOSTS", "")),
        proxies=environ.get("FORWARDED_ALLOW_IPS", plain.proxies),
        metrics=_address(environ, "CONCLAVE_METRICS"),
        log=_log(environ.get("CONCLAVE_LOG") or plain.log),
        public_url=public_url(environ),
        push=push_settings(environ),
        mail=mail_settings(environ),
        clock_pace=ClockPace(grace=_number(environ, "CONCLAVE_GRACE", 60, 0, 3600)),
        limits=_limits(environ, plain.limits),
    )


def _limits(environ: Mapping[str, str], plain: Limits) -> Limits:
    each = _number(environ, "CONCLAVE_CONNECTIONS", plain.connections_of_address, 1, 1_000_000)
    return replace(plain, connections_of_address=int(each))


def _address(environ: Mapping[str, str], name: str) -> tuple[str, int] | None:
    text = environ.get(name, "")
    if not text:
        return None
    found = ADDRESS.fullmatch(text)
    if not found or int(found[2]) > HIGHEST_PORT:
        raise BadSetting("setting-bad-address", {"name": name, "value": text[:60]})
    return found[1].strip("[]"), int(found[2])


def _log(form: str) -> str:
    if form not in ("text", "json"):
        raise BadSetting("setting-bad-log", {"value": form[:40]})
    return form


def _hosts(names: str) -> tuple[str, ...]:
    for name in names.split():
        if not HOST.fullmatch(name):
            raise BadSetting("setting-bad-host", {"name": "CONCLAVE_HOSTS", "value": name[:60]})
    return tuple(names.lower().split())


def _number(
    environ: Mapping[str, str], name: str, default: float, lowest: int, highest: int
) -> float:
    text = environ.get(name, "")
    if not text:
        return default
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not lowest <= value <= highest:
        raise BadSetting(
            "setting-bad-number",
            {"name": name, "value": text[:40], "min": lowest, "max": highest},
        )
    return value


def data_folder() -> Path:
    """Where this operating system keeps the data of programs for a user."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Conclave"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else home / "AppData" / "Local") / "Conclave"
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else home / ".local" / "share") / "conclave"


def database_url(database: str) -> str:
    """The URL for SQLAlchemy of a database that was named by a file or a URL."""
    for scheme in ("postgresql://", "postgres://"):
        if database.startswith(scheme):
            return "postgresql+psycopg://" + database.removeprefix(scheme)
    if database.startswith(("postgresql+psycopg://", "sqlite+aiosqlite://")):
        return database
    if database.startswith("sqlite://"):
        return "sqlite+aiosqlite://" + database.removeprefix("sqlite://")
    if "://" in database:
        raise BadSetting("database-unknown-kind", {"scheme": database.partition("://")[0]})
    return f"sqlite+aiosqlite:///{Path(database).expanduser().absolute()}"
