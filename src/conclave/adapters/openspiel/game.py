"""Our games in OpenSpiel's list of games."""

import pyspiel

from conclave.adapters.openspiel.observer import Observer
from conclave.adapters.openspiel.play import Play
from conclave.adapters.openspiel.state import SpielState
from conclave.catalogue import SLUGS, load_game
from conclave.core.game import AnyGame
from conclave.core.hearing import LAST
from conclave.core.options import Options, OptionValue
from conclave.core.speaking import MOVES, WORDS, speaker_of

PREFIX = "conclave_"
MOST_OUTCOMES = 128
"""No draw of any of our games has more."""
LONGEST = 20_000
"""More actions than any game has; chance nodes are not counted."""


def game_type(game: AnyGame) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    defaults: dict[str, OptionValue] = {
        "players": max(2, game.fewest_seats),
        "actions": MOVES if game.actions else WORDS,
        "told": LAST,
    }
    for option in game.options:
        defaults[option.name] = option.default
    return kinds(
        short_name=PREFIX + game.slug,
        long_name=f"Conclave: {game.slug.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=max(2, game.fewest_seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )


class SpielGame(pyspiel.Game):
    """``players``, ``actions`` (“moves” or “words”), ``told`` (how many entries of what was told an
    information state has) and every option of the game are parameters:
    ``pyspiel.load_game("conclave_abracada(players=3,rounds=1)")``."""

    slug: str

    def __init__(self, params: dict[str, OptionValue] | None = None) -> None:
        game = load_game(self.slug)
        kind = game_type(game)
        given = {**kind.parameter_specification, **(params or {})}
        self.seats = int(given.pop("players"))
        self.actions = str(given.pop("actions"))
        self.told = int(given.pop("told"))
        self.chosen: Options = game.agree(self.seats, given)
        self.speaker = speaker_of(game, self.actions)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.speaker.words),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self, Play(self.slug, self.seats, self.chosen, self.actions))

    def make_py_observer(
        self,
        kind: pyspiel.IIGObservationType | None = None,
        params: dict[str, OptionValue] | None = None,
    ) -> Observer:
        if params:
            raise ValueError(f"an observer takes no parameters, and was given {params}")
        play = Play(self.slug, self.seats, self.chosen, self.actions)
        return Observer(play, kind or pyspiel.IIGObservationType(perfect_recall=False), self.told)

    def word(self, action: int, play: Play) -> str:
        """What an action says."""
        if self.actions == WORDS or play.position is None:
            return self.speaker.words[action]
        game = play.game
        return game.say(play.position, game.move_of(play.position, action))


def register() -> None:
    """Adds our games to OpenSpiel's. Each is a class of this module, so that it can be pickled:
    OpenSpiel also keeps what it is given beyond the end of Python, which only a class survives."""
    for slug in SLUGS:
        name = f"Spiel_{slug}"
        globals()[name] = type(name, (SpielGame,), {"slug": slug, "__module__": __name__})
        pyspiel.register_game(game_type(load_game(slug)), globals()[name])
