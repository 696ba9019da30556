"""Keywords that copy the spell they are on as it is cast: what they share. CR 702.40, 707.10."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import ON_STACK, Amount, Condition, Filter
from jajna.ir.conditions.spells import item_of
from jajna.ir.refs import THIS
from jajna.mechanics.things.spell_copies_and_targets import CopySpell
from jajna.mechanics.triggers.spells_and_abilities import CastThis
from jajna.vocab import Aspects, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["SharesColorWithThis", "TimesPaid", "WasPaid", "copied_as_cast"]


@final
@dataclass(frozen=True)
class TimesPaid(Amount):
    """The number of times that an optional cost of the source was paid, or of the spell that became
    it. CR 702.56a, 702.157a.
    """

    name: str

    def value(self, game: Game, ctx: Context) -> int:
        item = item_of(game, ctx.source)
        return item.paid.count(self.name) if item is not None else 0


@final
@dataclass(frozen=True)
class WasPaid(Condition):
    """An optional cost of the source was paid. CR 702.56a."""

    name: str

    def holds(self, game: Game, ctx: Context) -> bool:
        return TimesPaid(self.name).value(game, ctx) > 0


@final
@dataclass(frozen=True)
class SharesColorWithThis(Filter):
    """Sharing a color with the source. CR 702.78a."""

    def aspects(self) -> int:
        return Aspects.COLORS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        return game.object(thing).now.colors & game.object(ctx.source).now.colors != 0


phrase(
    SharesColorWithThis,
    en="that <shares> a color with ~",
    es="que <comparta> un color con ~",
    place="suffix",
)


def copied_as_cast(count: Amount, condition: Condition | None = None) -> Triggered:
    """ "When you cast this spell, copy it. You may choose new targets for the copy." """
    return Triggered(
        CastThis(), CopySpell(THIS, count=count, choosing=True), condition, zones=ON_STACK
    )
