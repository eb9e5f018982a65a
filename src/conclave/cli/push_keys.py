"""``conclave push-keys``: the key by which push services know a server, as settings for it."""

import argparse
import os
from pathlib import Path

from conclave.cli.arguments import Parser, check_writable
from conclave.cli.refusals import BadUsage
from conclave.server.turn_settings import push_settings
from conclave.server.turns.push_keys import new_key
from conclave.texts import say


def declare(parser: Parser) -> None:
    parser.take("--contact", metavar="mailto:ADDRESS")
    parser.take("--to", Path, metavar="FILE")


def run(chosen: argparse.Namespace) -> int:
    if not chosen.contact:
        raise BadUsage("cli-push-keys-contact-missing")
    settings = {"CONCLAVE_VAPID_KEY": new_key(), "CONCLAVE_VAPID_CONTACT": chosen.contact}
    push_settings(settings)  # a contact that the server would refuse is refused here
    lines = "".join(f"{name}={value}\n" for name, value in settings.items())
    if chosen.to is None:
        print(lines, end="")
        return 0
    check_writable(chosen.to)
    try:
        file = os.open(chosen.to, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise BadUsage("cli-push-keys-there", {"file": str(chosen.to)}) from None
    with os.fdopen(file, "w", encoding="utf-8") as settings_file:
        settings_file.write(lines)
    print(say("cli-push-keys-saved", {"file": str(chosen.to)}))
    return 0
