"""What a dataset is made of, and the card that says so."""

from dataclasses import asdict, dataclass

from conclave.adapters.sight import LENGTH, TENSOR, VIEW, Sight, sight_of
from conclave.arena.seating import lineups
from conclave.bots.levels import check_level
from conclave.catalogue import load_game
from conclave.core.errors import ConclaveError
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.plain import Plain, PlainDict
from conclave.core.speaking import MOVES, WORDS, Speaker, speaker_of

GAMES_IN_A_PART = 32
NPZ = "npz"
PARQUET = "parquet"
FORMATS = (NPZ, PARQUET)


class BadDataset(ConclaveError):
    """A dataset that can't be made, or a folder that holds another."""


@dataclass(frozen=True)
class Plan:
    """The same plan gives the same data on every machine."""

    game: str
    version: int
    seats: int
    options: Options
    levels: tuple[str, ...]
    games: int
    seed: int
    form: str

    def lineup(self, number: int) -> list[str]:
        """Who sits where in a game: the levels take turns at the seats."""
        turns = lineups(list(self.levels), self.seats)
        return turns[number % len(turns)]

    def parts(self) -> list[range]:
        """The numbers of the games in each part."""
        starts = range(0, self.games, GAMES_IN_A_PART)
        return [range(start, min(start + GAMES_IN_A_PART, self.games)) for start in starts]

    def speaker(self) -> Speaker:
        game = load_game(self.game)
        return speaker_of(game, MOVES if game.actions else WORDS)

    def sight(self, speaker: Speaker) -> Sight:
        seen = VIEW if speaker.game.observation is None else TENSOR
        return sight_of(speaker, seen, LENGTH)

    def card(self) -> PlainDict:
        """What whoever reads the data has to know."""
        game = load_game(self.game)
        speaker = self.speaker()
        fields: list[Plain] = []
        tensor = game.observation
        if tensor is not None:
            fields += [
                {
                    "name": field.name,
                    "first": tensor.offsets[field.name],
                    "size": field.size,
                    "scale": field.scale,
                    "what": field.what,
                }
                for field in tensor.fields
            ]
        plan: PlainDict = asdict(self)
        return {
            **plan,
            "levels": list(self.levels),
            "actions": MOVES if game.actions else WORDS,
            "action_count": len(speaker.words),
            "words": [] if game.actions else list(speaker.words),
            "observation": TENSOR if tensor is not None else VIEW,
            "observation_size": self.sight(speaker).length,
            "fields": fields,
        }


def make_plan(
    game: AnyGame,
    seats: int,
    options: Options,
    levels: list[str],
    games: int,
    seed: int = 0,
    form: str = NPZ,
) -> Plan:
    full = game.agree(seats, options)
    for level in levels:
        check_level(level, game)
    if form not in FORMATS:
        raise BadDataset("dataset-bad-format", {"format": form, "formats": ", ".join(FORMATS)})
    return Plan(game.slug, game.version, seats, full, tuple(levels), games, seed, form)
