"""The tensor is complete: the view of a seat can be told from it and from the edition."""

import pytest

from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.perspective import Perspective
from conclave.core.plain import Plain, PlainDict
from conclave.core.seats import SEAT_WORDS
from conclave.core.state import State
from conclave.games.twelve_missions.box.cards import CARD_WORDS, COLOURS, RANKS
from conclave.games.twelve_missions.box.edition import chosen_edition
from conclave.games.twelve_missions.rules.missions.book import MISSIONS
from conclave.games.twelve_missions.rules.phases import PHASES
from tests.games.twelve_missions.drawing import play, say, table
from tests.laws.rows import Row, in_turn, place_of_one, set_places, split

GAME = load_game("twelve_missions")
EDITION = chosen_edition()
SEATS = 4
TENS = 10


def word(words: tuple[str, ...] | list[str], place: int) -> Plain:
    return None if place < 0 else words[place]


def cards(numbers: list[int]) -> Plain:
    return [CARD_WORDS[card] for card in set_places(numbers)]


def ordered(numbers: list[int]) -> Plain:
    return [CARD_WORDS[card] for card in in_turn(numbers)]


def told_view(row: Row) -> PlainDict:
    rounds = 1 + row.one("rounds")
    mission = row.one("mission")
    return {
        "round": 1 + row.one("round"),
        "rounds": rounds,
        "pairs": bool(row.read("pairs")[0]),
        "dealer": row.whose("dealer"),
        "phase": PHASES[row.one("phase")],
        "turn": row.whose("turn"),
        "queue": [row.seat_at(at) for at in map(place_of_one, row.parts("queue", 4)) if at >= 0],
        "mission": told_mission(mission),
        "values": [*EDITION.values],
        "dominants": [COLOURS[colour] for colour in EDITION.dominant[:rounds]],
        "dominant": word(COLOURS, row.one("dominant")),
        "led": word(COLOURS, row.one("led")),
        "trick": told_trick(row),
        "taking": None if row.one("taking") < 0 else row.whose("taking"),
        "next_leader": None if row.one("next_leader") < 0 else row.whose("next_leader"),
        "last": [
            {"seat": row.seat_at(place_of_one(part[:4])), "card": CARD_WORDS[part.index(1, 4) - 4]}
            for part in row.parts("last", SEATS)
            if any(part)
        ],
        "tricks_in_round": row.read("tricks_in_round")[0],
        "tricks": [
            {"seat": row.seat_at(place_of_one(part[:4])), "cards": cards(part[4:])}
            for part in row.parts("tricks", 8)
            if any(part)
        ],
        "turned": ordered(row.read("turned")),
        "undealt": row.read("undealt")[0],
        "seats": row.in_order([told_seat(row, at, mission) for at in range(row.seats)]),
        "scroll": told_scroll(row),
        "deck": row.read("deck")[0],
        "used": [*in_turn(row.read("used"))],
        "drawn": word(CARD_WORDS, row.one("drawn")),
        "looked_at": [*set_places(row.read("looked_at"))] or None,
        "sheet": told_sheet(row),
    }


def told_mission(number: int) -> PlainDict:
    """The rule book knows the rest."""
    mission = MISSIONS[number]
    return {
        "number": number,
        "fixed": mission.fixed,
        "worth": mission.worth(EDITION),
        "paired": mission.in_pairs,
        "covered": mission.covered,
        "stack": mission.face_down > 0 and not mission.covered,
        "asks": mission.asks or None,
    }


def told_trick(row: Row) -> list[Plain]:
    shown: list[Plain] = []
    values = row.tens("trick")
    for at, part in enumerate(row.parts("trick", SEATS)):
        if any(part):
            power = place_of_one(part[43:])
            shown.append(
                {
                    "seat": row.seat_at(place_of_one(part[:4])),
                    "card": CARD_WORDS[place_of_one(part[4:36])],
                    "value": round(values[at * len(part) + 36] * TENS),
                    "suit": (*COLOURS, "dominant", "nothing")[place_of_one(part[37:43])],
                    "power": word(RANKS, power),
                }
            )
    return shown


def told_seat(row: Row, at: int, mission: int) -> PlainDict:
    own = at == 0
    up = row.parts("up", SEATS)[at]
    covers = row.parts("covers", SEATS)[at]
    colours = row.parts("colours", SEATS)[at]
    goal = MISSIONS[mission].goal
    return {
        "cards": cards(row.read("hand")) if own else None,
        "count": row.read("count")[at],
        "up": cards(up),
        "down": ordered(covers) if MISSIONS[mission].covered else row.read("down")[at],
        "under": None,
        "row": ordered(row.read("row")) if own else row.read("rows")[at],
        "chosen": cards(row.read("chosen")) if own else row.read("chosen_count")[at],
        "away": cards(row.read("away")) if own else None,
        "away_count": row.read("away_count")[at],
        "crystals": row.read("crystals")[at],
        "cubes": row.read("cubes")[at],
        "tricks": row.read("tricks_taken")[at],
        "points": row.read("points")[at],
        "scrolls": [*set_places(row.read("scrolls"))] if own else None,
        "scroll_count": row.read("scroll_count")[at],
        "open_scrolls": [5] * row.read("open_scroll")[at],
        "burnt": [*set_places(row.read("burnt"))] if own else None,
        "burnt_count": row.read("burnt_count")[at],
        "have": row.read("have")[at],
        "goal": None if goal < 0 else goal,
        "now": row.read("now")[at],
        "colours": dict(zip(COLOURS, colours, strict=True)),
    }


def told_scroll(row: Row) -> Plain:
    number = row.one("scroll")
    if not number:
        return None
    choice = word(COLOURS, row.one("effect_colour"))
    if row.one("effect_named") >= 0:
        choice = SEAT_WORDS[row.whose("effect_named")]
    return {
        "number": number,
        "effect": row.one("effect"),
        "seat": row.whose("effect_seat"),
        "choice": choice,
        "ready": bool(row.read("ready")[0]),
        "claim": (None, "claimed", "refused")[row.one("claim")],
    }


def told_sheet(row: Row) -> Plain:
    told: list[Plain] = []
    written = row.tens("sheet")
    for at, part in enumerate(row.parts("sheet", 12)):
        if not any(part):
            continue
        first = at * len(part) + 30
        tens: list[Plain] = [round(number * TENS) for number in written[first : first + 8]]
        taken: list[Plain] = [cards(one) for one in split(part[38:166], SEATS)]
        told.append(
            {
                "round": at + 1,
                "mission": place_of_one(part[:26]),
                "dominant": COLOURS[place_of_one(part[26:30])],
                "gains": row.in_order(tens[:4]),
                "tricks": row.in_order(tens[4:]),
                "taken": row.in_order(taken),
                "scroll": place_of_one(part[166:]),
            }
        )
    return told


def compare(game: AnyGame, state: State, seats: range) -> None:
    for seat in seats:
        assert told_view(Row(game, state, seat)) == game.view(state, seat)


def play_at_random(game: AnyGame, seats: int, options: Options, seed: int) -> None:
    chance = FastChance(seed)
    state = game.start(seats, options, chance)
    watched = 0
    while not state.over():
        # In a short game every seat at once; in a long one they take turns.
        every = options.get("rounds") == 4
        compare(game, state, range(seats) if every else range(watched, watched + 1))
        watched = (watched + 1) % seats
        state.play(chance.pick(state.legal()), chance)
    compare(game, state, range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", GAME.option_sets, ids=str)
def test_the_view_can_be_told_from_it(seats: int, options: Options) -> None:
    play_at_random(GAME, seats, options, seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_former_rules_too(seats: int) -> None:
    for book in GAME.former:
        play_at_random(book, seats, {}, seats)


def test_where_bots_play_too() -> None:
    chance = FastChance(5)
    state = GAME.start(3, {"rounds": 4}, chance)
    while not state.over():
        compare(GAME, state, range(3))
        asked = Perspective(GAME, state, state.actor(), chance)
        state.play(choose(GAME, asked, "novice", chance), chance)


def test_seats_in_a_move_are_told_from_the_actors() -> None:
    """The Farmer's power: to name oneself is the same action for every seat."""
    seen: set[int] = set()
    for seed in range(30):
        chance = FastChance(seed)
        state = GAME.start(4, {"rounds": 4}, chance)
        while not state.over():
            for move in state.legal():
                if move[:2] == (2, 0) and move[2] == state.actor():
                    seen.add(GAME.action(state, move))
            state.play(chance.pick(state.legal()), chance)
        if len(seen) > 1:
            break
    assert len(seen) == 1


def test_a_trick_that_changes_hands_is_told_anew() -> None:
    position = table("b3 b5", "b9 b7", mission=1, scroll=(10, 0))
    play(position, "b3 b9")
    before = [row_of(position, seat) for seat in range(2)]
    say(position, "steal")
    for seat in range(2):
        assert row_of(position, seat) == row_of(GAME.restore(position.dump()), seat)
        assert row_of(position, seat) != before[seat]


def row_of(state: State, seat: int) -> bytes:
    return b"".join(GAME.observed(state, seat))
