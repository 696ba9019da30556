"""Static abilities beyond those that ``mechanics.changes`` words. CR 604, 613.11."""

from __future__ import annotations

from jajna.mechanics.statics import attacking, chosen, combat, costs, lands, players

__all__ = ["attacking", "chosen", "combat", "costs", "lands", "players"]
