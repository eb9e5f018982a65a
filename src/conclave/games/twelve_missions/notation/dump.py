"""A position as plain data. ``restore`` reads it back."""

from conclave.core.options import plain_options
from conclave.core.plain import Plain, PlainDict, plain_int_lists, plain_ints
from conclave.games.twelve_missions.box.cards import CARD_WORDS, NONE, plain_words, words_of
from conclave.games.twelve_missions.knowledge.open_table import (
    cards,
    hands,
    last_trick,
    queue,
    sheet_row,
    trick,
)
from conclave.games.twelve_missions.rules.phases import PHASES
from conclave.games.twelve_missions.rules.state import Table, colour_word


def dump(table: Table) -> PlainDict:
    return {
        **_round(table),
        **_cards_and_resources(table),
        **_tricks(table),
        **_scrolls(table),
        **_points(table),
        "facts": plain_int_lists([list(fact) for fact in table.facts]),
    }


def _round(table: Table) -> PlainDict:
    return {
        "seats": table.seats,
        "version": table.variant.version,
        "options": plain_options(table.variant.options),
        "round": table.round,
        "dealer": table.dealer,
        "mission": table.mission.number,
        "missions": plain_ints(table.missions),
        "shuffled": table.shuffled,
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "queue": plain_ints(list(queue(table))),
    }


def _cards_and_resources(table: Table) -> PlainDict:
    return {
        "hands": hands(table.hands),
        "up": hands(table.up),
        "down": _rows(table.down),
        "covers": _rows(table.covers),
        "rows": _rows(table.rows),
        "chosen": hands(table.chosen),
        "away": hands(table.away),
        "undealt": cards(table.undealt),
        "turned": cards(list(table.turned)),
        "crystals": plain_ints(table.crystals),
        "cubes": plain_ints(table.cubes),
    }


def _tricks(table: Table) -> PlainDict:
    return {
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
    }


def _scrolls(table: Table) -> PlainDict:
    return {
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
    }


def _points(table: Table) -> PlainDict:
    return {
        "points": plain_ints(table.points),
        "mission_points": plain_ints(table.mission_points),
        "scroll_points": plain_ints(table.scroll_points),
        "lost": plain_ints(table.lost),
        "bonus": plain_ints(table.bonus),
        "sheet": [sheet_row(row) for row in table.sheet],
    }


def _rows(rows: list[tuple[int, ...]]) -> Plain:
    return [cards(list(row)) for row in rows]


def _numbers(rows: list[tuple[int, ...]]) -> Plain:
    return [plain_ints(list(row)) for row in rows]
