"""What the tests use of OpenSpiel's search in information sets."""

import pyspiel
from numpy.random import RandomState
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

class ISMCTSBot:
    def __init__(
        self,
        game: pyspiel.Game,
        evaluator: RandomRolloutEvaluator,
        uct_c: float,
        max_simulations: int,
        *,
        random_state: RandomState,
        use_observation_string: bool,
        allow_inconsistent_action_sets: bool,
    ) -> None: ...
    def step(self, state: pyspiel.State) -> int: ...
