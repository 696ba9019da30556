"""What can\'t be a target, and what can\'t be countered. CR 115, 701.6, 702.11, 702.18."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.scopes import is_impersonal
from jajna.kernel.state.context import Context
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["UncounterableBy", "Untargetable", "now_controller"]


@final
@dataclass(frozen=True)
class Untargetable(Modification):
    """Can't be the target of spells and abilities that fit. CR 702.11, 702.18.

    What is judged is the spell or ability itself. ``many``: the text speaks of targets.
    """

    by: Filter
    many: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return is_impersonal(self.by)

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.untargetable.append((Context(ctx.source, now_controller(game, thing)), self.by))

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.untargetable.append((Context(ctx.source, player), self.by))


phrase(
    Untargetable,
    en="<can't> be the target of {by:s}",
    es="no <puede> ser objetivo de {by:s}",
    when={"many": False},
)

phrase(
    Untargetable,
    en="<can't> be the targets of {by:s}",
    es="no <puede> ser objetivos de {by:s}",
    when={"many": True},
)


@final
@dataclass(frozen=True)
class UncounterableBy(Modification):
    """Can't be countered by spells and abilities that fit. CR 101.2, 701.6."""

    by: Filter

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.uncounterable.append((ctx.kept(), self.by))


phrase(
    UncounterableBy,
    en="<can't> be countered by {by:s}",
    es="no <puede> ser <*contrarrestado> por {by:s}",
)


def now_controller(game: Game, thing: int) -> int:
    """The player whose opponents can't target a guarded object: its controller."""
    return game.object(thing).controller
