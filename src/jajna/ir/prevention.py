"""Shields against damage, and what is done with how much was prevented. CR 614.9, 615.5."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.amounts import ThatMuch
from jajna.ir.base import Amount, Effect
from jajna.ir.declared.binding import PREVENTED, needs, within
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["PreventThen", "PreventedDamage", "ShieldEffect"]


@dataclass(frozen=True, eq=False)
class ShieldEffect(Effect):
    """Base: an instruction that makes shields against damage for this turn. CR 614.9, 615.3."""

    def prevents(self) -> bool:
        """Whether its shields prevent damage, which further text may speak of. CR 615.5."""
        return True

    def shield(self, game: Game, ctx: Context, answer: Answer | None, then: Effect | None) -> None:
        """Make the shields; ``then`` follows whenever one prevents damage. CR 615.5."""
        raise NotImplementedError(type(self).__name__)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        self.shield(game, ctx, answer, None)


@final
@dataclass(frozen=True)
class PreventThen(Effect):
    """Damage is prevented, and each time something is done with how much was. CR 615.5.

    ``prevent`` makes shields; ``stated``: the text says "if damage is prevented this way".
    """

    prevent: Effect
    then: Effect
    stated: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return self.prevent.ask(game, ctx)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert isinstance(self.prevent, ShieldEffect), self.prevent
        self.prevent.shield(game, ctx, answer, self.then)


within(PreventThen, PREVENTED, "then")


@final
@dataclass(frozen=True)
class PreventedDamage(Amount):
    """ "The damage prevented this way". CR 615.5."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return ThatMuch().value(game, ctx)


phrase(PreventedDamage, en="the damage prevented this way", es="el daño prevenido de esta manera")
phrase(
    PreventedDamage,
    en="1 damage prevented this way",
    es="punto de daño prevenido de esta manera",
    place="each",
)
needs(PreventedDamage, PREVENTED, "no damage was prevented before")
