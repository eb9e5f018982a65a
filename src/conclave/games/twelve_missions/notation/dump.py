"""A position as plain data. ``restore`` reads it back."""

from conclave.core.options import plain_options
from conclave.core.plain import Plain, PlainDict, plain_int_lists, plain_ints
from conclave.games.twelve_missions.box.cards import (
    CARD_WORDS,
    COLOURS,
    NONE,
    RANKS,
    plain_words,
    words_of,
)
from conclave.games.twelve_missions.rules.state import (
    AS_DOMINANT,
    AS_NOTHING,
    EXPLORE,
    PHASES,
    TRICK,
    SheetRow,
    Table,
    colour_word,
)


def dump(table: Table) -> PlainDict:
    return {
        "seats": table.seats,
        "options": plain_options(table.variant.options),
        "round": table.round,
        "dealer": table.dealer,
        "mission": table.mission.number,
        "missions": plain_ints(table.missions),
        "shuffled": table.shuffled,
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "queue": plain_ints(list(queue(table))),
        "hands": _hands(table.hands),
        "up": _hands(table.up),
        "down": _rows(table.down),
        "covers": _rows(table.covers),
        "rows": _rows(table.rows),
        "chosen": _hands(table.chosen),
        "away": _hands(table.away),
        "undealt": cards(table.undealt),
        "turned": cards(list(table.turned)),
        "crystals": plain_ints(table.crystals),
        "cubes": plain_ints(table.cubes),
        "dominant": colour_word(table.dominant),
        "led": colour_word(table.led),
        "trick": trick(table),
        "next_leader": table.next_leader,
        "claim": table.claim,
        "tricks": [
            {
                "seat": table.owners[at],
                "cards": plain_words(words_of(table.piles[at])),
                "shown": plain_words(words_of(table.shown[at])),
                "cubes": table.extras[at],
            }
            for at in range(len(table.owners))
        ],
        "last": last_trick(table),
        "drawn": None if table.drawn == NONE else CARD_WORDS[table.drawn],
        "scroll": table.scroll,
        "effect": table.effect.number,
        "effect_seat": table.effect_seat,
        "effect_choice": table.effect_choice,
        "ready": table.ready,
        "scrolls": _numbers(table.scrolls),
        "open_scrolls": _numbers(table.open_scrolls),
        "burnt": _numbers(table.burnt),
        "looked_at": plain_ints(list(table.looked_at)),
        "fresh": table.fresh,
        "deck": plain_ints(table.deck),
        "used": plain_ints(list(table.used)),
        "points": plain_ints(table.points),
        "mission_points": plain_ints(table.mission_points),
        "scroll_points": plain_ints(table.scroll_points),
        "lost": plain_ints(table.lost),
        "bonus": plain_ints(table.bonus),
        "sheet": [sheet_row(row) for row in table.sheet],
        "facts": plain_int_lists([list(fact) for fact in table.facts]),
    }


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
        "taken": _hands(row.taken),
        "scroll": row.scroll,
    }


def cards(listed: list[int]) -> Plain:
    return [CARD_WORDS[card] for card in listed]


def _hands(masks: list[int]) -> Plain:
    return [plain_words(words_of(mask)) for mask in masks]


def _rows(rows: list[tuple[int, ...]]) -> Plain:
    return [cards(list(row)) for row in rows]


def _numbers(rows: list[tuple[int, ...]]) -> Plain:
    return [plain_ints(list(row)) for row in rows]
