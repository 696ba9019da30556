"""The ability that a spell was cast by and keeps. CR 400.7g."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability
from jajna.ir.base import Layer, Modification

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["CastBy"]


@final
@dataclass(frozen=True)
class CastBy(Modification):
    """Has the ability, given to the card that the spell was, by which it was cast. CR 400.7g."""

    ability: Ability

    def layer(self) -> int:
        return Layer.ABILITY

    def only_adds(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        game.kernel.give_abilities(game, now, (self.ability,))
