"""What a sentence would cost and bring, for whoever is about to say it.

Everything lies open but how dice will fall, so all of it can be told but that.
"""

from typing import Final

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.previews import Preview
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import (
    ABSORPTION,
    SCROLL,
    SCROLL_WORDS,
    SEALS,
    STRENGTH_OF,
    scroll_of,
)
from conclave.games.five_seals.box.dice import DIE_WORDS, Handful, count, turned, values
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import COLOURS, DRAFTED, ELEMENT_WORDS
from conclave.games.five_seals.notation.prompts import why_not
from conclave.games.five_seals.notation.sentences import words
from conclave.games.five_seals.rules import moves
from conclave.games.five_seals.rules.events import dice_text
from conclave.games.five_seals.rules.moves import OF_COLOUR, OF_DICE, OF_DICE_TO, OF_SEAT
from conclave.games.five_seals.rules.phases import TURN
from conclave.games.five_seals.rules.score import points_of
from conclave.games.five_seals.rules.spells.book import BOOK
from conclave.games.five_seals.rules.state import Table, without
from conclave.games.five_seals.rules.walking import reach_past

NAMED: Final = 3
"""So many scrolls behind a seal are named; of the others it is told how many they are."""


def previews(table: Table) -> dict[str, Preview]:
    found: dict[str, Preview] = {}
    opened: dict[int, Parameters] = {}
    for move in table.legal():
        preview = _of(table, move, opened)
        if preview is not None:
            found[" ".join(words(table.dungeon, move))] = preview
    if table.phase == TURN:
        _tell_barred(table, found)
    return found


def _tell_barred(table: Table, found: dict[str, Preview]) -> None:
    """F9: why one can't give up, and why scrolls that lie there can't be cast."""
    if "give up" not in found:
        found["give up"] = Preview(why_not(table, ["give", "up"]), barred=True)
    casts = {move[1] for move in table.legal() if move[0] == moves.CAST}
    for scroll in {*table.ready[table.turn], *table.spent[table.turn]} - casts:
        said = ["cast", SCROLL_WORDS[scroll]]
        found[" ".join(said)] = Preview(why_not(table, said), barred=True)


def _of(table: Table, move: Move, opened: dict[int, Parameters]) -> Preview | None:
    kind = move[0]
    if kind in (moves.BREAK, moves.FREE):
        return _break(table, move, opened)
    if kind == moves.CAST:
        return _cast(table, move, 1, Message("five_seals-preview-face-down", {}))
    if kind == moves.USE:
        return _cast(table, move, 2, Message("five_seals-preview-both-down", {"seat": move[1]}))
    if kind in (moves.RAISE, moves.LOWER, moves.PICK):
        return _turn_dice(table, move)
    if kind in (moves.REMOVE, moves.SEND, moves.GUARD):
        return _at_a_spot(table, move, opened)
    if kind == moves.TRADE:
        return _trade(table, move)
    return _of_dice(table, move)


def _break(table: Table, move: Move, opened: dict[int, Parameters]) -> Preview:
    """F10, F12: a scroll and its points, or what a doorway leads to; and the dice it takes."""
    seat, spot, thing = table.turn, move[1], table.lying[move[1]]
    cost: Message | None = None
    last = False
    if move[0] == moves.BREAK:
        shown = values(move[3])
        paid: Parameters = {"dice": dice_text(move[2], move[3])}
        paid["over"] = sum(shown) - SEALS[thing] % 8
        cost = Message("five_seals-preview-dice", paid)
        mine = sum([count(table.dice[4 * seat + colour]) for colour in COLOURS])
        last = len(shown) == mine
    if thing < SCROLL:
        behind = _beyond(table, spot, opened).copy()
        behind["last"] = last
        return Preview(Message("five_seals-preview-break", behind), cost)
    scroll = thing - SCROLL
    named: Parameters = {**_scroll(scroll), "last": last}
    named["ends"] = STRENGTH_OF[scroll] == 6 and table.sixes == table.variant.fewest_sixes  # F14
    row = table.ready[seat] + table.spent[seat]
    gain = points_of((*row, scroll))[0] - points_of(row)[0]
    return Preview(Message("five_seals-preview-take", named), cost, [(seat, gain)])


def _beyond(table: Table, spot: int, opened: dict[int, Parameters]) -> Parameters:
    """The rooms that a broken seal opens to the mage, and the scrolls in them."""
    known = opened.get(spot)
    if known is not None:
        return known
    seat, dungeon = table.turn, table.dungeon
    fresh = reach_past(table, seat, [spot]) & ~table.reach(seat)
    rooms = [area.word for number, area in enumerate(dungeon.areas) if fresh >> number & 1]
    scrolls = [
        table.lying[box] - SCROLL
        for box in range(dungeon.boxes, len(table.lying))
        if table.lying[box] and dungeon.ends[box] & fresh
    ]
    scrolls.sort(key=lambda scroll: -STRENGTH_OF[scroll])
    known = {"opens": len(rooms), "spot": rooms[0] if rooms else "", "held": len(scrolls)}
    known["scrolls"] = " ".join([SCROLL_WORDS[scroll] for scroll in scrolls[:NAMED]])
    known["more"] = max(0, len(scrolls) - NAMED)
    opened[spot] = known
    return known


def _cast(table: Table, move: Move, place: int, cost: Message) -> Preview:
    """What a scroll does, or what becomes of the dice that are said with it."""
    scroll = move[place]
    kind = move[place + 1] if len(move) > place + 1 else OF_SEAT
    if kind in (OF_DICE, OF_DICE_TO):
        colour, some = move[place + 2], move[place + 3]
        to = move[place + 4] if kind == OF_DICE_TO else colour
        return Preview(_turned(table, scroll, colour, some, to), cost)
    named: Parameters = {**_scroll(scroll)}
    if kind == OF_COLOUR:
        named["element"] = ELEMENT_WORDS[move[place + 2]]
    return Preview(Message("five_seals-preview-cast", named), cost)


def _turned(table: Table, scroll: int, colour: int, some: Handful, to: int) -> Message:
    """What dice come to show by a scroll; those that are rolled will show who knows what."""
    spell = BOOK[scroll].word
    dice: Parameters = {"dice": dice_text(colour, some)}
    if spell == "renewal":
        return Message("five_seals-preview-reroll", dice)
    by = 0
    if spell == "strengthening":
        by = 2
    elif spell == "absorption":
        by = table.absorbed[scroll % 5] % 8
    dice["now"] = dice_text(to, turned(some, by))
    return Message("five_seals-preview-turn", dice)


def _turn_dice(table: Table, move: Move) -> Preview | None:
    """A step on dice that were not said with the scroll."""
    if move[0] == moves.PICK:
        to = move[3] if len(move) > 3 else move[1]
        return Preview(_turned(table, table.casting, move[1], move[2], to))
    colour, some, by = (move[1], move[2], 1) if move[0] == moves.RAISE else (move[2], move[3], -1)
    if not some:
        return None
    dice: Parameters = {"dice": dice_text(colour, some)}
    dice["now"] = dice_text(colour, turned(some, by))
    return Preview(Message("five_seals-preview-turn", dice))


def _at_a_spot(table: Table, move: Move, opened: dict[int, Parameters]) -> Preview:
    """A token removed, or a figure set on something."""
    kind, spot = move[0], move[1]
    if kind == moves.GUARD and spot == NOWHERE:
        return Preview(Message("five_seals-preview-free", {}))
    thing = table.lying[spot]
    if kind == moves.GUARD:
        return Preview(Message("five_seals-preview-guard", _scroll(thing - SCROLL)))
    if kind == moves.SEND:
        token: Parameters = {"element": ELEMENT_WORDS[thing // 8], "strength": thing % 8}
        return Preview(Message("five_seals-preview-send", token))
    near = table.reach(table.turn) & table.dungeon.ends[spot]
    params: Parameters = {"opens": 0, "held": 0, "more": 0}
    if near:
        params = _beyond(table, spot, opened).copy()
    params["last"] = False
    return Preview(Message("five_seals-preview-break", params))


def _trade(table: Table, move: Move) -> Preview:
    """F16, F30: strengths are equal, so only Synergy can change the points."""
    seat, rival, taken, given = table.turn, move[1], move[2], move[3]
    points: list[tuple[int, int]] = []
    for who, lost, got in ((seat, given, taken), (rival, taken, given)):
        row = table.ready[who] + table.spent[who]
        change = points_of((*without(row, lost), got))[0] - points_of(row)[0]
        if change:
            points.append((who, change))
    named: Parameters = {**_scroll(taken), "given": SCROLL_WORDS[given], "seat": rival}
    return Preview(Message("five_seals-preview-trade", named), None, points)


def _of_dice(table: Table, move: Move) -> Preview | None:
    kind = move[0]
    if kind == moves.GIVE_UP:
        dice = sum([count(table.dice[4 * table.turn + colour]) for colour in COLOURS])
        return Preview(Message("five_seals-preview-give-up", {"count": dice, "most": DRAFTED}))
    if kind == moves.DECEIVE:
        got: Parameters = {"die": DIE_WORDS[move[2]][move[5]], "seat": move[1]}
        got["given"] = DIE_WORDS[move[4]][move[3]]
        return Preview(Message("five_seals-preview-deceive", got))
    if kind == moves.GIVE:
        lost: Parameters = {"die": DIE_WORDS[move[1]][move[2]], "actor": table.turn}
        return Preview(Message("five_seals-preview-give", lost))
    if kind == moves.ABSORB:
        onto = scroll_of(ABSORPTION, move[1])
        return Preview(Message("five_seals-preview-absorb", _scroll(onto)))
    plain = {moves.STAY: "stay", moves.LEAVE: "leave", moves.TAKE: "draft"}.get(kind)
    return Preview(Message(f"five_seals-preview-{plain}", {})) if plain else None


def _scroll(scroll: int) -> Parameters:
    named: Parameters = {"spell": BOOK[scroll].word, "element": ELEMENT_WORDS[scroll % 5]}
    named["strength"] = STRENGTH_OF[scroll]
    return named
