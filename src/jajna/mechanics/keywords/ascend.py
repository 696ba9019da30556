"""Ascend and the city's blessing. CR 702.131."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import SpellAbility
from jajna.ir.base import Condition, Effect
from jajna.kernel.door.perform import perform
from jajna.kernel.players.earned_designations import (
    BLESSING,
    DesignationEarned,
    has_earned,
    is_due,
)
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Reads, Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ASCEND", "Ascend", "HasEarned"]


@final
@dataclass(frozen=True)
class Ascend(Effect):
    """With ten or more permanents, get the city's blessing, if an instant or sorcery says so.
    CR 702.131a.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        spell = game.object(ctx.source).now.types & (Type.INSTANT | Type.SORCERY) != 0
        due = spell and is_due(game, ctx.controller, BLESSING)
        perform(game, [DesignationEarned(ctx.controller, BLESSING)] if due else [])


@final
@dataclass(frozen=True)
class HasEarned(Condition):
    """You have a designation that a keyword gave: the city's blessing, an enduring story.
    CR 702.131c.
    """

    name: str

    def reads(self) -> int:
        return Reads.MARKS | Reads.BATTLEFIELD | Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        return has_earned(game, ctx.controller, self.name)


phrase(
    HasEarned,
    en="you have the city's blessing",
    es="<tiene@tú> la bendición de la ciudad",
    when={"name": BLESSING},
)

ASCEND: Final = plain("ascend", "ascender", meaning=(SpellAbility(Ascend()),), rule="702.131")
"""CR 702.131a, 702.131b. What a permanent with it does, the rules ask for by its name."""
