"""Jajna: a rules engine for Magic: The Gathering that reads the cards' own text.

import jajna

game = jajna.new_game([deck_a, deck_b], seed=7)
while game.decision is not None:
    game.answer(agents[game.decision.player].choose(game.decision,
    game.view(game.decision.player)))
print(game.outcome)
"""

from typing import Final

from jajna.card import Card, Face
from jajna.era import CURRENT, Era
from jajna.errors import JajnaError
from jajna.kernel.game import Game, Outcome
from jajna.kernel.setup import new_game
from jajna.kernel.view import View

__all__ = [
    "CURRENT",
    "Card",
    "Era",
    "Face",
    "Game",
    "JajnaError",
    "Outcome",
    "View",
    "__version__",
    "new_game",
]

__version__: Final = "0.1.0"
