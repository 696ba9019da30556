"""Shields against damage, and what is done with how much was prevented. CR 614.9, 615.5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.amounts import ThatMuch
from jajna.ir.base import Amount, Condition, Effect, Filter, Ref
from jajna.ir.declared.binding import PREVENTED, needs, within
from jajna.ir.declared.names import looks_up
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "PREVENTED_FROM",
    "PreventThen",
    "PreventedDamage",
    "PreventedFrom",
    "PreventedSource",
    "ShieldEffect",
]


PREVENTED_FROM: Final = "source of prevented damage"
"""Name under which the source is bound whose damage a shield has just prevented."""


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


@final
@dataclass(frozen=True)
class PreventedFrom(Condition):
    """Whether the damage just prevented is from a source that fits. CR 615.5, 609.7b."""

    what: Filter

    def aspects(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(self.what.matches(game, ctx, one) for one in ctx.bound.get(PREVENTED_FROM, []))


looks_up(PreventedFrom, PREVENTED_FROM)
needs(PreventedFrom, PREVENTED, "no damage was prevented before")
phrase(
    PreventedFrom,
    en="damage from {what:a} is prevented this way",
    es="se previene daño de {what:un} de esta manera",
)


@final
@dataclass(frozen=True)
class PreventedSource(Ref):
    """The source whose damage has just been prevented. CR 615.5."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return ctx.bound.get(PREVENTED_FROM, [])


looks_up(PreventedSource, PREVENTED_FROM)
needs(PreventedSource, PREVENTED, "no damage was prevented before")
phrase(PreventedSource, en="the source", es="la fuente")
