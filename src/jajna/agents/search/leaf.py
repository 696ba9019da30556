"""What a position is worth: how likely a player, or their team, is to win."""

from __future__ import annotations

from math import exp, log1p, sqrt
from typing import TYPE_CHECKING, Final

from jajna.agents.heuristic.worth import permanent_worth
from jajna.vocab import Type

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.views.view import PlayerView, View

__all__ = ["FEATURES", "features", "outcome", "worth"]

FEATURES: Final = (
    *("life", "root of life", "danger", "cards", "creatures", "others", "lands", "turn"),
)
WEIGHTS: Final[tuple[float, ...]] = (-0.105, 1.213, -0.836, 0.646, 0.382, 0.073, 0.141, -0.283)
"""What each feature adds to a player's strength, fitted to 3,000 games of heuristic players by
``tools/fit_worth.py``: a turn that ends is the next player's gain. The first points of life, cards
and creatures are worth more than those that come on top, which roots and logarithms tell.
"""
MOST_LIFE: Final = 30
MOST_LANDS: Final = 6
MOST_DANGER: Final = 2.0
WON: Final = 0.98
"""What a game is worth that a player is certain to win; to have won it is worth 1."""


def outcome(game: Game, seat: int) -> float:
    """What a game that is over is worth to a player: 1 for a win of their team, 0 for a loss."""
    assert game.outcome is not None, "the game isn't over"
    winner = game.outcome.winner
    if winner < 0:
        return 0.5
    return 1.0 if game.players.variant.team(winner) == game.players.variant.team(seat) else 0.0


def worth(game: Game, seat: int) -> float:
    """How likely the team of a player is to win, by what can be seen."""
    view = game.view(seat)
    strengths = {one.id: exp(_strength(features(view, one))) for one in view.players if one.in_game}
    mine = view.me.team
    ours = total = 0.0
    for seat, strength in strengths.items():
        total += strength
        if view.players[seat].team == mine:
            ours += strength
    return ours / total if total else 0.5


def _strength(found: tuple[float, ...]) -> float:
    total = 0.0
    for weight, one in zip(WEIGHTS, found, strict=True):
        total += weight * one
    return total


def features(view: View, player: PlayerView) -> tuple[float, ...]:
    """What a player has, as numbers in the order of ``FEATURES``."""
    creatures = others = power = 0.0
    lands = 0
    for thing in view.battlefield:
        if thing.controller == player.id:
            if thing.types & Type.CREATURE:
                creatures += permanent_worth(thing)
            elif thing.types & Type.LAND:
                lands += 1
            else:
                others += permanent_worth(thing)
        elif view.are_opponents(thing.controller, player.id) and thing.types & Type.CREATURE:
            power += max(thing.power, 0)
    life = max(player.life, 0)
    danger = min(power / max(life, 1), MOST_DANGER)
    return (
        float(min(life, MOST_LIFE)),
        sqrt(min(life, MOST_LIFE)),
        danger,
        log1p(player.hand_size),
        sqrt(max(creatures, 0.0)),
        others,
        float(min(lands, MOST_LANDS)),
        1.0 if view.active == player.id else 0.0,
    )
