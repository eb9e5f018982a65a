"""Positions drawn as text, so that a test reads like a diagram.

    table("> at c2, holds c1 c3, has scrolls.2 blood, taught time.2 gate",
          "  at g2, tower g3, company 4",
          land="c1=grove c2=mine c3=crypt g3=ruins", wards="c1", points=3)

A line is a seat: where its mage stands (the Cursed Tower if nothing is said), what it holds, its
relics, its apprentices. ``>`` marks whose turn it is. Followers that nobody counts are in the
company and the supply. ``land`` names hexes that lie face up, ``hidden`` such that lie face down.
Hexes that are held but not named are Wilderness of whatever kind is left.
"""

from conclave.core.chance import ScriptedChance
from conclave.core.events import Event
from conclave.core.plain import Plain, PlainDict
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position

SOMEWHERE = 5
"""The round of a drawn position, if it does not matter."""


def table(
    *seats: str,
    land: str = "",
    hidden: str = "",
    wards: str = "",
    tokens: str = "",
    length: int = 13,
    **more: Plain,
) -> Position:
    """The position of this drawing; ``more`` are further fields of a dumped position."""
    players: list[Plain] = []
    turn = 0
    held: list[str] = []
    for number, line in enumerate(seats):
        if ">" in line:
            turn = number
        player = _player(line.replace(">", " "))
        players.append(player)
        holds, tower = player.get("holds", []), player.get("tower")
        assert isinstance(holds, list)
        held += [str(word) for word in [*holds, *([tower] if tower else [])]]
    shown = _pairs(land)
    warlord = more.get("warlord")
    if isinstance(warlord, dict):
        held += [*_words(warlord.get("holds", [])), str(warlord["at"])]
    data: PlainDict = {
        "seats": len(seats),
        "options": {"length": length},
        "round": SOMEWHERE,
        "turn": turn,
        "map": {**shown, **_pairs(hidden)},
        "shown": list(dict.fromkeys([*shown, *held])),
        "wards": list(wards.split()),
        "tokens": _tokens(tokens),
        "players": players,
        **more,
    }
    position = GAME.restore(data)
    assert isinstance(position, Position)
    return position


def solo(
    seat: str,
    at: str = "e3",
    inflamed: str = "",
    land: str = "",
    hidden: str = "",
    wards: str = "",
    tokens: str = "",
    round: int = SOMEWHERE,
) -> Position:
    """The seat and the Warlord, who has roamed before unless it stands on the Cursed Tower."""
    warlord: PlainDict = {"at": at, "holds": list(inflamed.split()), "roamed": at != "e3"}
    return table(
        f"> {seat}",
        land=land,
        hidden=hidden,
        wards=wards,
        tokens=tokens,
        warlord=warlord,
        round=round,
    )


def _pairs(text: str) -> dict[str, Plain]:
    pairs: dict[str, Plain] = {}
    for pair in text.split():
        word, _, kind = pair.partition("=")
        pairs[word] = kind
    return pairs


def _tokens(text: str) -> PlainDict:
    """``c2=vines.1``: of that spell, cast by that seat."""
    found: PlainDict = {}
    for pair in text.split():
        word, _, token = pair.partition("=")
        kind, _, owner = token.partition(".")
        found[word] = [kind, int(owner or 0)]
    return found


def _player(line: str) -> PlainDict:
    player: PlainDict = {}
    for part in line.split(","):
        words = part.split()
        if not words:
            continue
        key, rest = words[0], words[1:]
        if key == "at":
            player["mage"] = rest[0]
        elif key == "tower":
            player["tower"] = rest[0]
        elif key == "holds":
            player["holds"] = list(rest)
        elif key == "has":
            player["relics"] = _counts(rest)
        elif key == "taught":
            player["apprentices"] = _counts(rest)
        elif key == "corrupt":
            player["corrupt"] = _counts(rest)
        elif key in ("knows", "spent"):
            player["known" if key == "knows" else key] = list(rest)
        elif key in ("company", "supply", "imprisoned"):
            player[key] = int(rest[0])
        elif key == "doors":
            player["doors"] = _counts(rest)
        elif key == "skinned":
            player["stone_skin"] = True
        elif key == "planets":
            player["planets"] = _counts(rest)
        else:
            raise AssertionError(f"the drawing says {part!r}")
    return player


def _counts(words: list[str]) -> PlainDict:
    counts: PlainDict = {}
    for word in words:
        name, _, count = word.partition(".")
        counts[name] = int(count or 1)
    return counts


def say(position: Position, *sentences: str, luck: list[int] | None = None) -> list[Event]:
    """Whoever decides says the sentences; what happened is returned."""
    chance = ScriptedChance(*(luck or []))
    told: list[Event] = []
    for sentence in sentences:
        position.play(GAME.hear(position, sentence), chance, told)
    assert not chance.draws, "less luck was asked for than the test expects"
    return told


def ids(told: list[Event]) -> list[str]:
    return [event.id.removeprefix("archmage-") for event in told]


def may_say(position: Position, start: str = "") -> list[str]:
    """The legal sentences that begin with these words, without them."""
    found: list[str] = []
    for sentence in GAME.sentences(position):
        words, first = sentence.split(), start.split()
        if words[: len(first)] == first:
            found.append(" ".join(words[len(first) :]))
    return found


def can(position: Position, sentence: str) -> bool:
    return sentence in GAME.sentences(position)


def player(position: Position, seat: int) -> PlainDict:
    players = position.dump()["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


def relics(position: Position, seat: int = 0) -> str:
    """``scrolls.2 blood``: what the seat has."""
    return _written(player(position, seat)["relics"])


def taught(position: Position, seat: int = 0) -> str:
    return _written(player(position, seat)["apprentices"])


def corrupt(position: Position, seat: int = 0) -> str:
    return _written(player(position, seat)["corrupt"])


def _written(counts: Plain) -> str:
    assert isinstance(counts, dict)
    return " ".join(w if n == 1 else f"{w}.{n}" for w, n in counts.items() if n)


def holds(position: Position, seat: int = 0) -> str:
    words = player(position, seat)["holds"]
    assert isinstance(words, list)
    return " ".join(map(str, words))


def knows(position: Position, seat: int = 0) -> str:
    words = player(position, seat)["known"]
    assert isinstance(words, list)
    return " ".join(map(str, words))


def at(position: Position, seat: int = 0) -> str:
    return str(player(position, seat)["mage"])


def wards(position: Position) -> str:
    words = position.dump()["wards"]
    assert isinstance(words, list)
    return " ".join(map(str, words))


def tokens(position: Position) -> str:
    laid = position.dump()["tokens"]
    assert isinstance(laid, dict)
    written: list[str] = []
    for word, token in laid.items():
        assert isinstance(token, list)
        written.append(f"{word}={token[0]}.{token[1]}")
    return " ".join(written)


def is_shown(position: Position, word: str) -> bool:
    words = position.dump()["shown"]
    assert isinstance(words, list)
    return word in words


def _words(listed: Plain) -> list[str]:
    assert isinstance(listed, list)
    return [str(word) for word in listed]
