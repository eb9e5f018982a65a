"""The games on the shelf."""

from importlib import import_module

from conclave.core.errors import UnknownGame
from conclave.core.game import AnyGame

SLUGS = ("abracada", "five_seals", "archmage", "twelve_missions")


def load_game(slug: str) -> AnyGame:
    """The game with that name: its rule book, ready to deal."""
    if slug not in SLUGS:
        raise UnknownGame("game-unknown", {"game": slug, "games": ", ".join(SLUGS)})
    game: AnyGame = import_module(f"conclave.games.{slug}").GAME
    return game


def all_games() -> list[AnyGame]:
    return [load_game(slug) for slug in SLUGS]
