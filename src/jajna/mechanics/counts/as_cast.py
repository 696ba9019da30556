"""Amounts that are counted as a spell is cast, and not again as it resolves. CR 601.2c, 601.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, Replacing, SpellAbility, Static, Triggered
from jajna.ir.base import Amount, Node, walk
from jajna.ir.declared.binding import misplaced
from jajna.ir.refs import Target
from jajna.mechanics.things.damage import DealDividedDamage
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AsCast"]


@final
@dataclass(frozen=True)
class AsCast(Amount):
    """An amount as it is while the spell is cast: so many targets are chosen, or so much damage is
    divided among them. CR 601.2c, 601.2d.
    """

    of: Amount

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return self.of.reads()

    def value(self, game: Game, ctx: Context) -> int:
        return self.of.value(game, ctx)


phrase(AsCast, en="{of} as you cast this spell", es="{of} en cuanto lanzas este hechizo")


def _is_counted_later(made: SpellAbility) -> str | None:
    """What is asked for as the spell resolves would be counted anew."""
    announced = 0
    for node in walk(made.effect):
        told: Node | None = None
        if isinstance(node, Target):
            told = node.x
        elif isinstance(node, DealDividedDamage):
            told = node.amount
        announced += 0 if told is None else _times_said(told)
    later = _times_said(made.effect) > announced
    return "it is counted as the spell resolves, too" if later else None


def _times_said(node: Node) -> int:
    return sum(1 for one in walk(node) if isinstance(one, AsCast))


misplaced(SpellAbility, _is_counted_later)


def _is_of_a_permanent(made: Triggered | Activated | Replacing | Static) -> str | None:
    """What a permanent counts was no longer counted as the spell was cast."""
    return "it isn't counted as the spell is cast" if _times_said(made) else None


misplaced(Triggered, _is_of_a_permanent)
misplaced(Activated, _is_of_a_permanent)
misplaced(Replacing, _is_of_a_permanent)
misplaced(Static, _is_of_a_permanent)
