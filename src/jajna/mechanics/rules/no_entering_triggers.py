"""Permanents that enter without triggering abilities, or can't enter. CR 603.2, 101.2, 614.17."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.filters.identity import Is
from jajna.ir.refs import YOU
from jajna.kernel.players.player_rules import WithoutTriggers
from jajna.kernel.state.context import Context
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["CannotEnter", "CauseNoTriggers"]


@final
@dataclass(frozen=True)
class CauseNoTriggers(Modification):
    """Objects that fit cause no triggers by entering, or with ``dying`` by dying. CR 603.2."""

    what: Filter
    dying: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.without_triggers.append(
            WithoutTriggers(Context(ctx.source, ctx.controller), self.what, self.dying)
        )


phrase(
    CauseNoTriggers,
    en="{what:s} entering[dying? or dying] don't cause abilities to trigger",
    es="que {what:s} entren[dying? o mueran] no hace que se disparen habilidades",
)


@final
@dataclass(frozen=True)
class CannotEnter(Modification):
    """Objects that fit can't enter the battlefield. CR 614.17, 608.3e."""

    what: Filter

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.cannot_enter.append((Context(ctx.source, ctx.controller), self.what))


phrase(
    CannotEnter,
    en="{what:s} can't enter",
    es="{what:los} no pueden entrar",
)
