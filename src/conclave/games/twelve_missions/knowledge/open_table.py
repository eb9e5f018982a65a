"""What lies open, as plain data: the view shows it, and the dump writes it down."""

from conclave.core.plain import Plain, PlainDict, plain_ints
from conclave.games.twelve_missions.box.cards import (
    CARD_WORDS,
    COLOURS,
    NONE,
    RANKS,
    plain_words,
    words_of,
)
from conclave.games.twelve_missions.rules.phases import EXPLORE, TRICK
from conclave.games.twelve_missions.rules.state import (
    AS_DOMINANT,
    AS_NOTHING,
    SheetRow,
    Table,
)


def queue(table: Table) -> tuple[int, ...]:
    """Who is still to be asked, or to play to the trick."""
    return table.still_to_play() if TRICK <= table.phase <= EXPLORE else table.queue


def trick(table: Table) -> list[Plain]:
    """The cards of the trick, in the order they were played."""
    shown: list[Plain] = []
    for at, card in enumerate(table.cards):
        power = table.powers[at]
        shown.append(
            {
                "seat": table.seating[at],
                "card": CARD_WORDS[card],
                "value": table.value(at),
                "suit": _suit(table.suit(at)),
                "power": None if power == NONE else RANKS[power],
            }
        )
    return shown


def _suit(suit: int) -> str:
    if suit == AS_DOMINANT:
        return "dominant"
    return "nothing" if suit == AS_NOTHING else COLOURS[suit]


def last_trick(table: Table) -> list[Plain]:
    return [
        {"seat": seat, "card": CARD_WORDS[card]}
        for seat, card in zip(table.last_seating, table.last_cards, strict=True)
    ]


def sheet_row(row: SheetRow) -> PlainDict:
    return {
        "round": row.round,
        "mission": row.mission,
        "dominant": COLOURS[row.dominant],
        "gains": plain_ints(row.gains),
        "tricks": plain_ints(row.tricks),
        "taken": hands(row.taken),
        "scroll": row.scroll,
    }


def cards(listed: list[int]) -> Plain:
    return [CARD_WORDS[card] for card in listed]


def hands(masks: list[int]) -> Plain:
    return [plain_words(words_of(mask)) for mask in masks]
