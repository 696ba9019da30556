"""What of an object can be measured: power, toughness and mana value. CR 208, 202.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.vocab import Aspects, Term, Zone, is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["Stat", "answers", "stat_value"]


class Stat(Term):
    """A characteristic that is a number. CR 109.3."""

    POWER = "power"
    TOUGHNESS = "toughness"
    MANA_VALUE = "mana value"

    def aspects(self) -> int:
        """The characteristics from which it follows."""
        return Aspects.NAMES if self is Stat.MANA_VALUE else Aspects.POWER


def stat_value(game: Game, thing: int, stat: Stat) -> int:
    """A numeric characteristic of an object, 0 for a player; a spell's X is what was chosen for it.
    CR 202.3e.
    """
    if is_player(thing):
        return 0
    found = game.object(thing)
    now = found.now
    if stat is Stat.POWER:
        return now.power
    if stat is Stat.TOUGHNESS:
        return now.toughness
    if found.item is None or found.zone is not Zone.STACK or now.mana_cost is None:
        return now.mana_value()
    return now.mana_value() + found.item.ctx.x * now.mana_cost.variables


def answers(game: Game, thing: int, stat: Stat) -> list[int]:
    """What comparisons see of a numeric characteristic: one number, or that of each half of a
    split card. One answer that fits is enough. CR 2016-08-26 708.6a, CR 709.4b.
    """
    if stat is Stat.MANA_VALUE and game.era.halves_compared and not is_player(thing):
        found = game.object(thing)
        halves = found.definition.faces[:-1]
        if found.definition.split and found.zone is not Zone.STACK:
            return [half.mana_value() for half in halves if half.mana_cost is not None]
    return [stat_value(game, thing, stat)]
