"""The record of a game: a readable list of sentences, like a chess score sheet."""

import hmac
import json
from hashlib import sha256

from conclave.core.errors import BadRecord
from conclave.core.fields import RecordFields
from conclave.core.forfeits import Forfeit
from conclave.core.options import Options, plain_options, read_options
from conclave.core.plain import Plain, PlainDict, plain_ints

FORMAT = "conclave-record-1"


class Said:
    """One move: who said what, and the draws it caused."""

    def __init__(self, seat: int, sentence: str, draws: list[int]) -> None:
        self.seat = seat
        self.sentence = sentence
        self.draws = draws

    def dump(self) -> PlainDict:
        return {"seat": self.seat, "say": self.sentence, "draws": plain_ints(self.draws)}


class Record:
    """Game, rules version, options, seats, commitments, the deal's draws and every move.

    ``commitment`` and ``nonces`` are empty for a game without a dealer's seed (a simulation);
    ``seed`` is empty until it is revealed; then a seal joins it. ``hashes`` are those of the
    nonces, shown before anybody revealed any; empty if nobody was asked for one.
    """

    def __init__(self, game: str, version: int, seats: int, options: Options) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.commitment = ""
        self.nonces: list[str] = []
        self.hashes: list[str] = []
        self.replaced: list[int] = []
        """Seats that did not reveal their luck in time."""
        self.openly: list[int] = []
        """Seats that showed their luck itself and no hash of it."""
        self.limits: list[list[int]] = []
        """Below which number each draw was to be, of the deal and of each move: what the draws are
        checked against where nobody knows the rules. No part of the seal, as it follows."""
        self.seed = ""
        self.practice = False
        """Whether more was taken back, or could have been, than fair play allows."""
        self.forfeits: list[Forfeit] = []
        """Who lost before the end. No part of the moves: bots played on."""
        self.adjudicated = False
        """Whether the game ended there, because a clock had run out."""
        self.sealed: str | None = None
        """The seal that was read with the record; None if it was not read but played."""
        self.position: PlainDict | None = None
        """Where the game began, as dumped by its state, if it did not begin with a deal."""
        self.deal: list[int] = []
        self.moves: list[Said] = []

    def seal(self) -> str:
        """What the revealed seed makes of everything else that the record holds.

        Draws follow from the seed, what the seats said does not: a miss changed into another miss
        draws nothing anew and is noticed by the seal alone.
        """
        written = json.dumps(self._open(), sort_keys=True)
        return hmac.digest(self.seed.encode(), written.encode(), sha256).hex()

    def dump(self) -> PlainDict:
        dumped = self._open()
        if self.seed:
            dumped["seal"] = self.seal()
        if self.limits:
            dumped["limits"] = [plain_ints(limits) for limits in self.limits]
        return dumped

    def _open(self) -> PlainDict:
        opened: PlainDict = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": plain_options(self.options),
            "commitment": self.commitment,
            "nonces": list(self.nonces),
            "seed": self.seed,
            "deal": plain_ints(self.deal),
            "moves": [said.dump() for said in self.moves],
        }
        if self.practice:  # or else not named, as in every record from before there was any
            opened["practice"] = True
        if self.position is not None:
            opened["position"] = self.position
        if self.hashes:
            opened["hashes"] = list(self.hashes)
        if self.replaced:
            opened["replaced"] = plain_ints(self.replaced)
        if self.openly:
            opened["openly"] = plain_ints(self.openly)
        if self.forfeits:
            opened["forfeits"] = [forfeit.dump() for forfeit in self.forfeits]
        if self.adjudicated:
            opened["adjudicated"] = True
        return opened


def read_record(dumped: Plain) -> Record:
    """The record in this data; BadRecord says what is missing or of the wrong kind."""
    if not isinstance(dumped, dict) or dumped.get("format") != FORMAT:
        raise BadRecord("record-unknown-format", {"format": FORMAT})
    fields = RecordFields(dumped)
    record = Record(
        fields.text("game"),
        fields.integer("version"),
        fields.integer("seats"),
        read_options(fields, "options"),
    )
    record.commitment = fields.text("commitment")
    record.nonces = fields.texts("nonces")
    record.seed = fields.text("seed")
    record.practice = fields.has("practice") and fields.truth("practice")
    if record.seed:
        record.sealed = fields.text("seal")
    record.hashes = fields.texts("hashes") if fields.has("hashes") else []
    record.replaced = fields.ints("replaced") if fields.has("replaced") else []
    record.openly = fields.ints("openly") if fields.has("openly") else []
    record.limits = fields.int_lists("limits") if fields.has("limits") else []
    record.position = fields.mapping("position") if fields.has("position") else None
    record.forfeits = _read_forfeits(fields) if fields.has("forfeits") else []
    record.adjudicated = fields.has("adjudicated") and fields.truth("adjudicated")
    record.deal = fields.ints("deal")
    for move in fields.items("moves"):
        said = RecordFields(move)
        record.moves.append(Said(said.integer("seat"), said.text("say"), said.ints("draws")))
    return record


def _read_forfeits(fields: RecordFields) -> list[Forfeit]:
    read = [RecordFields(forfeit) for forfeit in fields.items("forfeits")]
    return [Forfeit(one.integer("seat"), one.text("how"), one.integer("after")) for one in read]
