"""What is shown to whom of a game: its positions and moves, and what people say."""

import msgspec

from conclave.core.events import Event
from conclave.core.game import AnyGame
from conclave.core.match import Match
from conclave.core.plain import Plain, PlainDict, plain_ints
from conclave.core.state import Standing, State
from conclave.server.storage.rows import (
    ChatRow,
)
from conclave.server.stored_match import may_take_back

encode = msgspec.json.Encoder().encode


def position_payload(
    match: Match, version: int, seat: int | None, speaks: bool, regret: int = 0
) -> PlainDict:
    """The present position. ``speaks`` is false while a deputy decides for the seat; ``regret`` is
    for how many milliseconds bots wait for it."""
    undo = speaks and seat is not None and may_take_back(match, version, seat)
    speaks = speaks and not match.over()
    game, state, standings = match.game, match.state, match.standings()
    sentences = match.sentences() if state.actor() == seat else None
    shown = shown_position(game, state, version, seat, speaks, standings, sentences)
    shown["undo"], shown["regret"] = undo, regret
    shown["actor"], shown["over"] = match.actor(), match.over()
    return shown


def shown_position(
    game: AnyGame,
    state: State,
    version: int,
    seat: int | None,
    speaks: bool,
    standings: list[Standing],
    sentences: list[str] | None = None,
) -> PlainDict:
    """A position in which nothing can be taken back. ``sentences`` are the legal ones, if they are
    known."""
    asks = game.asks(state)
    asked = speaks and seat is not None and state.actor() == seat
    legal = (sentences or game.sentences(state)) if asked else []
    previews = game.previews(state) if asked else {}
    return {
        "version": version,
        "actor": state.actor(),
        "over": state.over(),
        "view": game.view(state, seat),
        "asks": {"id": asks.id, "params": {**asks.params}},
        "legal": list(legal),
        "previews": {said: preview.dump() for said, preview in previews.items()},
        "undo": False,
        "regret": 0,
        "standings": [standing.dump() for standing in standings],
    }


def move_payload(
    game: AnyGame,
    number: int,
    seat: int,
    sentence: str,
    events: list[Event],
    points: list[int],
    viewer: int | None,
    hurried: str | None = None,
) -> PlainDict:
    """``hurried`` is the level at which a bot thought about the move, if less than its own."""
    told = [game.tell(event, viewer) for event in events]
    thought: PlainDict = {} if hurried is None else {"hurried": hurried}
    return {
        "number": number,
        "seat": seat,
        "sentence": heard(game, seat, sentence, viewer),
        "events": [event for event in told if event is not None],
        "points": plain_ints(points),
        **thought,
    }


def heard(game: AnyGame, speaker: int, sentence: str, viewer: int | None) -> str:
    return sentence if speaker == viewer else game.overheard(sentence)


def log_payload(
    match: Match, numbers: list[int], hurried: dict[int, str], viewer: int | None
) -> list[Plain]:
    """All that was said so far, as that seat may know it."""
    said = zip(numbers, match.record.moves, match.told, match.points, strict=True)
    game = match.game
    return [
        move_payload(
            *(game, number, move.seat, move.sentence, events, points, viewer),
            hurried.get(number),
        )
        for number, move, events, points in said
    ]


def chat_payload(chat: ChatRow) -> PlainDict:
    return {
        "seat": chat.seat,
        "name": chat.name,
        "text": chat.text,
        "at": int(chat.at),
        "guest": chat.guest,
        "saying": chat.saying,
        "apart": chat.apart,
    }
