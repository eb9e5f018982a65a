"""What a seat may see and is asked. Everything is hidden unless it is shown here."""

from conclave.core.game import Message
from conclave.core.plain import Plain, PlainDict, plain_ints
from conclave.core.state import NOBODY
from conclave.games.abracada.knowledge.own_stones import odds
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.round import show_result


def view(position: Position, seat: int | None) -> PlainDict:
    """A2: a seat sees everybody's stones but its own.

    A spectator sees nobody's: else a player could watch the own table through another window.
    """
    unseen = position.unseen(seat)
    shown: dict[str, Plain] = {
        "round": position.round,
        "rounds": position.variant.rounds,
        "turn": position.turn,
        "last": position.last,
        "seats": [_seat(position, other, seat) for other in range(position.seats)],
        "board": plain_ints(position.board[1:]),
        "unseen": plain_ints(unseen[1:]),
        "pile": len(position.pile),
        "secrets": len(position.secrets),
        "mine": None if seat is None else plain_ints(position.taken[seat]),
        "result": None if position.result is None else show_result(position.result),
    }
    if position.variant.odds and seat is not None and position.turn != NOBODY:
        hand = len(position.hands[seat])
        chances = odds(position.lessons[seat], hand, unseen)
        shown["odds"] = [round(chance, 4) for chance in chances[1:]]
    return shown


def _seat(position: Position, seat: int, viewer: int | None) -> PlainDict:
    stones = position.hands[seat]
    hidden = viewer is None or viewer == seat
    return {
        "lives": position.lives[seat],
        "points": position.points[seat],
        "stones": None if hidden else plain_ints(stones),
        "count": len(stones),
        "taken": len(position.taken[seat]),
    }


def asks(position: Position) -> Message:
    if position.turn == NOBODY:
        return Message("abracada-ask-nothing", {})
    if position.last == 0:
        return Message("abracada-ask-first", {})
    if position.variant.easy:
        return Message("abracada-ask-any", {})
    return Message("abracada-ask-more", {"spell": position.last})


def why_not(position: Position, words: list[str]) -> Message:
    if words == ["stop"]:
        return Message("abracada-stop-too-early", {})  # A5
    if len(words) == 2 and words[0] == "cast" and words[1].isdigit():
        return Message("abracada-too-low", {"spell": int(words[1]), "last": position.last})  # A8
    return Message("abracada-not-a-sentence", {"sentence": " ".join(words)})
