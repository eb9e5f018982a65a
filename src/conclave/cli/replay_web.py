"""A record in the browser: a server for it alone, until somebody stops it."""

import json
import os
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from conclave.cli.eyes import Eyes
from conclave.core.record import Record
from conclave.server.serving import serve
from conclave.server.settings import Settings, settings_from
from conclave.texts import say

HOST = "localhost"
"""Not the address that ``conclave serve`` shows: a browser keeps a guest's cookie by the name of
the host, and whoever looks at a file should stay the guest that they are at a server here."""


def show_in_browser(record: Record, eyes: Eyes, move: int) -> int:
    with TemporaryDirectory(prefix="conclave-replay-") as folder:
        try:
            serve(web_settings(Path(folder), record, eyes, move))
        except KeyboardInterrupt:
            print(say("cli-replay-closed"))
    return 0


def web_settings(folder: Path, record: Record, eyes: Eyes, move: int) -> Settings:
    """A free port, and a database that goes with the folder: that of a server may be in use."""
    asked = urlencode({"file": "local", "as": eyes, "move": move})
    return replace(
        settings_from(os.environ),
        host=HOST,
        port=0,
        hosts=(HOST,),
        database=str(folder / "replay.sqlite3"),
        metrics=None,
        open_browser=True,
        open_at=f"/replay?{asked}",
        replay_file=json.dumps(record.dump()).encode(),
    )
