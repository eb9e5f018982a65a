"""The table in words: the Fluent messages of ``locale/``, said in somebody's language.

The engine speaks in ids and parameters. How parameters reach a message, the browser's half
included, is written down at the top of ``locale/en/common.ftl``.
"""

import re
from collections.abc import Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from conclave.core.errors import ConclaveError, Parameters
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import NOBODY

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE = "en"
BROWSER_ONLY = "web.ftl"
SEAT_PARAMETERS = ("seat", "actor", "winner")


class Listener:
    """Who is spoken to: the names around the table, and their own seat (None: a spectator)."""

    def __init__(self, names: list[str], seat: int | None = None) -> None:
        self.names = names
        self.seat = seat

    def name(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return say("seat-nobody") if seat == NOBODY else say("seat-number", {"number": seat})

    def role(self, seat: int) -> str:
        if seat == NOBODY:
            return "nobody"
        return "you" if seat == self.seat else "one"


STRANGER = Listener([])
"""Somebody of whom nothing is known, as in the log of a server."""


def say(id: str, params: Mapping[str, str | int] | None = None) -> str:
    """The message with that id. One that nobody has written comes out as the bare id."""
    bundle = _bundle_with(id)
    if bundle is None:
        return str(ConclaveError(id, dict(params or {})))
    pattern = bundle.get_message(id).value
    if pattern is None:
        return id
    text, _ = bundle.format_pattern(pattern, dict(params or {}))
    return str(text)


def knows(id: str) -> bool:
    return _bundle_with(id) is not None


def explained(prefix: str) -> list[str]:
    """All that has a message of help, in the order of the file: with ``archmage-spell-`` it is
    “gate” for ``archmage-spell-gate-help``."""
    written = re.compile(rf"^{re.escape(prefix)}([\w-]+)-help =", re.MULTILINE)
    return [word for text in _files().values() for word in written.findall(text)]


def explain(error: ConclaveError, listener: Listener = STRANGER) -> str:
    """A refusal in words."""
    return say(error.id, _spoken(dict(error.params.items()), listener))


def ask(id: str, params: Parameters, listener: Listener) -> str:
    """What the actor is asked, or any other message that speaks of seats."""
    return say(id, _spoken(dict(params.items()), listener))


def tell(told: list[PlainDict], listener: Listener) -> list[str]:
    """What happened, a sentence for each event. Neighbours that differ by their seat alone are
    told as one: "Ines and Basil lose 1"."""
    return [_tell_alike(list(alike), listener) for _, alike in groupby(told, _all_but_seat)]


def _all_but_seat(event: PlainDict) -> PlainDict:
    return {name: value for name, value in event.items() if name != "seat"}


def _tell_alike(events: list[PlainDict], listener: Listener) -> str:
    params = _spoken(events[0], listener)
    seats = [event["seat"] for event in events if isinstance(event.get("seat"), int)]
    if len(seats) > 1:
        params["seat"] = _listed(seats, listener)
        params["seat-is"] = "many"
    return say(str(events[0]["id"]), params)


def _listed(seats: list[Plain], listener: Listener) -> str:
    """ "You, Ines and Basil"."""
    others = [listener.name(s) for s in seats if isinstance(s, int) and s != listener.seat]
    names = [say("seat-you"), *others] if listener.seat in seats else others
    return say("list-and", {"all-but-last": ", ".join(names[:-1]), "last": names[-1]})


def _spoken(params: PlainDict, listener: Listener) -> Parameters:
    """Seats as names, each with its role beside it; what a message can't speak of left out."""
    spoken: Parameters = {}
    for name, value in params.items():
        if name in SEAT_PARAMETERS and isinstance(value, int):
            spoken[name] = listener.name(value)
            spoken[f"{name}-is"] = listener.role(value)
        elif isinstance(value, bool):
            spoken[name] = "yes" if value else "no"
        elif isinstance(value, str | int):
            spoken[name] = value
    return spoken


def locale_folder() -> Path:
    """Beside the code in an installed package; else at the root of the working copy, wherever in
    it this copy of the code lies."""
    here = Path(__file__)
    places = [here.parent / "_locale", *(folder / "locale" for folder in here.parents)]
    return next((place for place in places if (place / LANGUAGE).is_dir()), places[0])


@cache
def _bundle_with(id: str) -> "FluentBundle | None":
    """Only the files that somebody asks of are parsed: that takes longest by far. So a message
    may refer to others of its own file alone."""
    for name, text in _files().items():
        if f"\n{id} =" in text:
            return _bundle(name)
    return None


@cache
def _files() -> dict[str, str]:
    return {
        file.name: "\n" + file.read_text(encoding="utf-8")
        for file in sorted((locale_folder() / LANGUAGE).glob("*.ftl"))
        if not file.name.endswith(BROWSER_ONLY)
    }


@cache
def _bundle(name: str) -> "FluentBundle":
    # Here and not above: it takes longer to import than a whole game takes to play.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([LANGUAGE], use_isolating=False)
    bundle.add_resource(FluentResource(_files()[name]))
    return bundle
