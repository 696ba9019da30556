"""A duel for OpenSpiel's algorithms: a game of small choices, as in all environments here.

Needs the extra ``openspiel``. Importing this module registers the game, so ``pyspiel.load_game``
knows it by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from jajna.card import Card
from jajna.cards.pool import Pool
from jajna.era import CURRENT, Era
from jajna.era import find as find_era
from jajna.formats.themes import theme
from jajna.kernel.state.chance import Chance
from jajna.kernel.views.determinizing import determinize
from jajna.rl.features import ROWS
from jajna.rl.playing import Observation, Play, Rules, empty_observation

__all__ = ["NAME", "DuelGame", "DuelObserver", "DuelState", "duel"]

NAME: Final = "jajna_duel"
DEALS: Final = 4_096
"""So many games there are between the same decks: chance chooses one of them at the start."""
MOST_STEPS: Final = 20_000
SEEDS: Final = 1 << 62

PARAMETERS: Final[dict[str, str | int]] = {
    "deck": "white",
    "other_deck": "red",
    "turns": 100,
    "era": CURRENT.name,
}
"""What the game is loaded with: two of the decks that come with Jajna, and the rules of a time."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Jajna: a duel",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
    provides_factored_observation_string=False,
)
GAME_INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=ROWS,
    max_chance_outcomes=DEALS,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=MOST_STEPS + 1,
)


@final
class DuelGame(pyspiel.Game):
    """A duel between two decks; ``duel`` makes one with any decks.

    First chance deals: everything that chance does later follows from that. Then players choose
    small steps, an action being a place among those that are offered, as in ``TableEnv``. Who wins
    gets 1, who loses -1; a game of more than ``turns`` turns is a draw.

    Raises JajnaError for a deck or a time that isn't known.
    """

    def __init__(self, params: Mapping[str, str | int] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        super().__init__(GAME_TYPE, GAME_INFO, given)
        find = Pool().card
        decks = [tuple(theme(str(given[name]), find).cards()) for name in ("deck", "other_deck")]
        self.rules = _rules(decks, find_era(str(given["era"])), int(given["turns"]))

    def new_initial_state(self) -> DuelState:
        """The game before chance deals."""
        return DuelState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, str | int] | None = None,
    ) -> DuelObserver:
        """What tells what a player sees, as arrays and in words."""
        return DuelObserver()


def duel(decks: Sequence[Sequence[Card]], era: Era = CURRENT, turns: int = 100) -> DuelGame:
    """A duel between two decks of any cards. It can't be loaded by its name."""
    assert len(decks) == 2, f"{len(decks)} decks for a duel"
    made = DuelGame()
    made.rules = _rules(decks, era, turns)
    return made


def _rules(decks: Sequence[Sequence[Card]], era: Era, turns: int) -> Rules:
    return Rules(tuple(tuple(deck) for deck in decks), era, turns, MOST_STEPS)


@final
class _Held:
    """The game of a state. OpenSpiel copies states with what they hold: here that is a fork."""

    def __init__(self, play: Play) -> None:
        self.play = play

    def __deepcopy__(self, known: dict[int, object]) -> _Held:
        return _Held(self.play.copy())


@final
class DuelState(pyspiel.State):
    """A duel as it stands."""

    def __init__(self, game: DuelGame) -> None:
        super().__init__(game)
        self._held = _Held(Play(game.rules))
        self._dealt = False

    @property
    def play(self) -> Play:
        """The game in steps, for those who run it. Players observe instead."""
        return self._held.play

    def current_player(self) -> int:
        """Who chooses: a seat, chance, or nobody any more."""
        if not self._dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.play.count))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all of them alike."""
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self._dealt:
            self.play.take(action)
        else:
            self.play.begin(action)
            self._dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        mine = player == self.play.seat and action < self.play.count
        return self.play.notation(action) if mine else f"step {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._dealt and self.play.over

    def returns(self) -> list[float]:
        """What each player has got."""
        if not self.is_terminal():
            return [0.0, 0.0]
        return [self.play.reward(seat) for seat in range(2)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DuelState:
        """A state that may be this one for all that a player knows, dealt by chance. CR 400.2.

        Its history is this one's, so it can't be made again from that.
        """
        made = self.clone()
        assert isinstance(made, DuelState)
        if self._dealt and not self.play.over:
            chance = Chance(int(sampler() * SEEDS))
            made._held = _Held(self.play.copy(determinize(self.play.game, player, chance)))
        return made

    def __str__(self) -> str:
        if not self._dealt:
            return "before the deal"
        game = self.play.game
        lives = ", ".join(str(one.life) for one in game.players.held)
        return f"turn {game.turn.number}, {game.turn.step.name.lower()}, life {lives}"


@final
class DuelObserver:
    """What a player sees now: ``tensor`` is all arrays in one, ``dict`` each of them by its name.

    What has been is not in it: algorithms that need that have to keep it.
    """

    def __init__(self) -> None:
        self._seen: Observation = empty_observation()
        size = sum(array.size for array in self._seen.values())
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        place = 0
        for name, array in self._seen.items():
            part = self.tensor[place : place + array.size]
            self.dict[name] = part.reshape(array.shape)
            place += array.size

    def set_from(self, state: DuelState, player: int) -> None:
        """See a state as a player does; nothing before the deal."""
        if state.current_player() == pyspiel.PlayerId.CHANCE:
            self.tensor.fill(0)
            return
        for name, array in state.play.observe(player, self._seen).items():
            self.dict[name][:] = array

    def string_from(self, state: DuelState, player: int) -> str:
        """What a player sees, and the steps that they have taken and may take."""
        if state.current_player() == pyspiel.PlayerId.CHANCE:
            return ""
        play = state.play
        lines = [play.view(player).summary()]
        if player == play.seat:
            lines.append(f"{play.question.kind.value} {play.question.source}")
            lines += [play.notation(place) for place in range(play.count)]
            lines.append(str(play.chosen))
        return "\n".join(lines)


pyspiel.register_game(GAME_TYPE, DuelGame)
