"""What ``jajna.rl.openspiel`` uses of OpenSpiel, which comes without annotations."""

from collections.abc import Callable, Mapping
from enum import Enum, IntEnum

class PlayerId(IntEnum):
    CHANCE = -1
    TERMINAL = -4

class GameType:
    class Dynamics(Enum):
        SEQUENTIAL = 0

    class ChanceMode(Enum):
        EXPLICIT_STOCHASTIC = 1

    class Information(Enum):
        IMPERFECT_INFORMATION = 2

    class Utility(Enum):
        ZERO_SUM = 0

    class RewardModel(Enum):
        TERMINAL = 1

    def __init__(
        self,
        *,
        short_name: str,
        long_name: str,
        dynamics: GameType.Dynamics,
        chance_mode: GameType.ChanceMode,
        information: GameType.Information,
        utility: GameType.Utility,
        reward_model: GameType.RewardModel,
        max_num_players: int,
        min_num_players: int,
        provides_information_state_string: bool,
        provides_information_state_tensor: bool,
        provides_observation_string: bool,
        provides_observation_tensor: bool,
        parameter_specification: Mapping[str, str | int],
        provides_factored_observation_string: bool,
    ) -> None: ...

class GameInfo:
    def __init__(
        self,
        *,
        num_distinct_actions: int,
        max_chance_outcomes: int,
        num_players: int,
        min_utility: float,
        max_utility: float,
        utility_sum: float,
        max_game_length: int,
    ) -> None: ...

class IIGObservationType: ...

class Game:
    def __init__(
        self, game_type: GameType, game_info: GameInfo, params: Mapping[str, str | int]
    ) -> None: ...
    def new_initial_state(self) -> State: ...
    def num_distinct_actions(self) -> int: ...

class State:
    def __init__(self, game: Game) -> None: ...
    def apply_action(self, action: int) -> None: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def clone(self) -> State: ...
    def current_player(self) -> int: ...
    def history(self) -> list[int]: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def observation_string(self, player: int) -> str: ...
    def observation_tensor(self, player: int) -> list[float]: ...
    def returns(self) -> list[float]: ...

class UniformProbabilitySampler:
    def __init__(self, low: float, high: float) -> None: ...
    def __call__(self) -> float: ...

def load_game(name: str, parameters: Mapping[str, str | int] = ...) -> Game: ...
def register_game(game_type: GameType, make: Callable[..., Game]) -> None: ...
def random_sim_test(game: Game, num_sims: int, serialize: bool, verbose: bool) -> None: ...
