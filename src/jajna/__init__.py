"""Jajna: a rules engine for Magic: The Gathering that reads the cards' own text.

import jajna

game = jajna.new_game([deck_a, deck_b], seed=7)
while (question := game.decision) is not None:
    seat = question.players[0]
    game.answer(agents[seat].choose(question, game.view_to_decide(seat)))
print(game.outcome)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from jajna.card import Card, Face
    from jajna.era import CURRENT, Era
    from jajna.errors import JajnaError
    from jajna.kernel.ending.outcome import Outcome
    from jajna.kernel.game import Game
    from jajna.kernel.start.setup import new_game
    from jajna.kernel.views.view import View

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

_HOMES: Final = {
    "CURRENT": "jajna.era",
    "Card": "jajna.card",
    "Era": "jajna.era",
    "Face": "jajna.card",
    "Game": "jajna.kernel.game",
    "JajnaError": "jajna.errors",
    "Outcome": "jajna.kernel.ending.outcome",
    "View": "jajna.kernel.views.view",
    "new_game": "jajna.kernel.start.setup",
}
"""Where each public name is found, once it is asked for (PEP 562)."""


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'jajna' has no attribute {name!r}")
    found: object = getattr(import_module(home), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
