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
    from jajna.agents import AgentError, make_agent
    from jajna.agents.base import Agent
    from jajna.agents.door import Worlds
    from jajna.agents.heuristic.player import HeuristicAgent
    from jajna.agents.random_agent import RandomAgent
    from jajna.agents.search.player import SearchAgent
    from jajna.card import Card, Face
    from jajna.cards.pool import Pool
    from jajna.decision import (
        Answer,
        Assign,
        Cast,
        Decision,
        Division,
        Kind,
        Number,
        Pass,
        PlayLand,
        Several,
        Shape,
        Thing,
        Walk,
        YesNo,
    )
    from jajna.era import CURRENT, Era
    from jajna.era import find as find_era
    from jajna.errors import (
        CardError,
        DeckError,
        DriftError,
        EngineLimitError,
        EraError,
        IllegalAnswerError,
        JajnaError,
        Reason,
        UnsupportedCardError,
        VariantError,
    )
    from jajna.formats.deck import Deck
    from jajna.formats.decklist import read_deck, read_deck_file
    from jajna.formats.themes import theme
    from jajna.judge.table import Table
    from jajna.judge.written import make_card
    from jajna.kernel.ending.outcome import Outcome
    from jajna.kernel.game import Game
    from jajna.kernel.start.setup import new_game
    from jajna.kernel.views.view import CombatView, ObjectView, PlayerView, View
    from jajna.replay import GameSetup, Session, load
    from jajna.simulation.running import Finished, Limits, play_out
    from jajna.snapshots import decision_json, decision_snapshot, view_json, view_snapshot
    from jajna.variant import Variant
    from jajna.variant import find as find_variant
    from jajna.vocab import Step, Zone

__all__ = [
    "CURRENT",
    "Agent",
    "AgentError",
    "Answer",
    "Assign",
    "Card",
    "CardError",
    "Cast",
    "CombatView",
    "Decision",
    "Deck",
    "DeckError",
    "Division",
    "DriftError",
    "EngineLimitError",
    "Era",
    "EraError",
    "Face",
    "Finished",
    "Game",
    "GameSetup",
    "HeuristicAgent",
    "IllegalAnswerError",
    "JajnaError",
    "Kind",
    "Limits",
    "Number",
    "ObjectView",
    "Outcome",
    "Pass",
    "PlayLand",
    "PlayerView",
    "Pool",
    "RandomAgent",
    "Reason",
    "SearchAgent",
    "Session",
    "Several",
    "Shape",
    "Step",
    "Table",
    "Thing",
    "UnsupportedCardError",
    "Variant",
    "VariantError",
    "View",
    "Walk",
    "Worlds",
    "YesNo",
    "Zone",
    "__version__",
    "decision_json",
    "decision_snapshot",
    "find_era",
    "find_variant",
    "load",
    "make_agent",
    "make_card",
    "new_game",
    "play_out",
    "read_deck",
    "read_deck_file",
    "theme",
    "view_json",
    "view_snapshot",
]

__version__: Final = "0.1.0"

_NAMES: Final = {
    "agents": ("AgentError", "make_agent"),
    "agents.base": ("Agent",),
    "agents.door": ("Worlds",),
    "agents.heuristic.player": ("HeuristicAgent",),
    "agents.random_agent": ("RandomAgent",),
    "agents.search.player": ("SearchAgent",),
    "card": ("Card", "Face"),
    "cards.pool": ("Pool",),
    "decision": (
        *("Answer", "Assign", "Cast", "Decision", "Division", "Kind", "Number", "Pass"),
        *("PlayLand", "Several", "Shape", "Thing", "Walk", "YesNo"),
    ),
    "era": ("CURRENT", "Era"),
    "errors": (
        *("CardError", "DeckError", "DriftError", "EngineLimitError", "EraError"),
        *("IllegalAnswerError", "JajnaError", "Reason", "UnsupportedCardError", "VariantError"),
    ),
    "formats.deck": ("Deck",),
    "formats.decklist": ("read_deck", "read_deck_file"),
    "formats.themes": ("theme",),
    "judge.table": ("Table",),
    "judge.written": ("make_card",),
    "kernel.ending.outcome": ("Outcome",),
    "kernel.game": ("Game",),
    "kernel.start.setup": ("new_game",),
    "kernel.views.view": ("CombatView", "ObjectView", "PlayerView", "View"),
    "replay": ("GameSetup", "Session", "load"),
    "simulation.running": ("Finished", "Limits", "play_out"),
    "snapshots": ("decision_json", "decision_snapshot", "view_json", "view_snapshot"),
    "variant": ("Variant",),
    "vocab": ("Step", "Zone"),
}
"""The public names by the module that each is found in, once it is asked for (PEP 562)."""

_HOMES: Final = {
    **{name: (f"jajna.{home}", name) for home, names in _NAMES.items() for name in names},
    "find_era": ("jajna.era", "find"),
    "find_variant": ("jajna.variant", "find"),
}
"""The module of each public name, and what it is called there."""


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'jajna' has no attribute {name!r}")
    found: object = getattr(import_module(home[0]), home[1])
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
