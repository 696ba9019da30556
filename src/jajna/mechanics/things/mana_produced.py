"""Mana of the types that something else produced. CR 106.1b, 106.3, 605.1b."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Ref
from jajna.ir.declared.binding import MANA, needs
from jajna.ir.declared.names import looks_up
from jajna.ir.mana import ManaEffect
from jajna.ir.refs import YOU
from jajna.mechanics.triggers.players import PRODUCED
from jajna.vocab import bits
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AddManaProduced", "AddMoreMana", "DoubleUnspentMana"]


@final
@dataclass(frozen=True)
class AddManaProduced(ManaEffect):
    """Add one mana of any type that the permanent just tapped for mana produced. CR 106.12a."""

    what: Ref
    who: Ref = YOU

    def receivers(self, game: Game, ctx: Context) -> list[int]:
        return self.who.things(game, ctx)

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        return [(mana,) for mana in bits(ctx.numbers.get(PRODUCED, 0))]


looks_up(AddManaProduced, PRODUCED)
phrase(
    AddManaProduced,
    en="{who} <adds> one mana of any type {what} produced",
    es="{who} <agrega> un maná de cualquier tipo que haya producido {what}",
)


@final
@dataclass(frozen=True)
class AddMoreMana(ManaEffect):
    """Add mana of the color that was just added, to that mana. CR 106.3, 605.1b."""

    count: Amount

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        count = max(self.count.value(game, ctx), 0)
        return [(mana,) * count for mana in bits(ctx.numbers.get(PRODUCED, 0))]


looks_up(AddMoreMana, PRODUCED)
phrase(
    AddMoreMana,
    en="add {count:one} additional mana of that color",
    es="agrega {count:un} maná adicional de ese color",
)
needs(AddMoreMana, MANA)


@final
@dataclass(frozen=True)
class DoubleUnspentMana(ManaEffect):
    """Add as much mana of each type as you have unspent. CR 106.3, 701.10f."""

    def is_known_ahead(self) -> bool:
        return False

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        return [tuple([unit.mana for unit in game.players[ctx.controller].pool])]


phrase(
    DoubleUnspentMana,
    en="double the amount of each type of unspent mana you have",
    es="duplica la cantidad de cada tipo de maná sin usar que tienes",
)
