"""Exile instead of dying. CR 614.1a, 700.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Filter, Ref, Replacement, walk
from jajna.ir.declared.binding import Trait, has_trait, trait
from jajna.ir.declared.names import EXILED, notes
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.replacements.destinations import ExileInsteadOfDying, KeptFromGraveyard
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["ExileDyingThisTurn", "ExileInstead", "ReplaceThisTurn"]


def exiling(game: Game, ctx: Context, things: list[int]) -> list[Event]:
    """The event of things being exiled instead of dying for the rest of the turn."""
    held = on_battlefield(game, things)
    if not held:
        return []
    kept = Context(ctx.source, ctx.controller)
    return [
        EffectBegan(Shield(kept, KeptFromGraveyard(Zone.BATTLEFIELD), Duration.END_OF_TURN, held))
    ]


@final
@dataclass(frozen=True)
class ReplaceThisTurn(Effect):
    """A replacement effect that applies until end of turn to whatever happens. CR 614.3, 611.2c."""

    effect: Replacement

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        shield = Shield(ctx.clone({}), self.effect, Duration.END_OF_TURN, [])
        perform(game, [EffectBegan(shield)])


phrase(ReplaceThisTurn, en="until end of turn, {effect}", es="hasta el final del turno, {effect}")


def _is_over(made: ReplaceThisTurn) -> bool:
    """Whether the effect is about how its own source enters. CR 614.12."""
    return made.effect.is_over_once_there()


trait(ReplaceThisTurn, Trait.IN_VAIN, when=_is_over)


@final
@dataclass(frozen=True)
class ExileDyingThisTurn(Effect):
    """Whatever fits and would die this turn is exiled instead. CR 614.1a, 614.3, 700.4."""

    what: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        exiling = ExileInsteadOfDying(self.what)
        shield = Shield(ctx.clone({}), exiling, Duration.END_OF_TURN, [])
        perform(game, [EffectBegan(shield)])


phrase(
    ExileDyingThisTurn,
    en="if {what:a} would die this turn, exile it instead",
    es="si {what:un} fuera a morir este turno, en vez de eso, exilia <*-lo@what>",
)


def _is_about_those(made: ExileDyingThisTurn) -> bool:
    """Whether the things are already known, as those "dealt damage this way" are."""
    return any(has_trait(node, Trait.NAMES_EACH) for node in walk(made.what))


notes(ExileDyingThisTurn, EXILED)
trait(ExileDyingThisTurn, Trait.IN_VAIN, when=_is_about_those)


@final
@dataclass(frozen=True)
class ExileInstead(Effect):
    """If things would die this turn, they are exiled instead. CR 614.1a."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, exiling(game, ctx, self.what.things(game, ctx)))


phrase(
    ExileInstead,
    en="if {what} would die this turn, exile {what:it} instead",
    es="si {what} fuera a morir este turno, en vez de eso, exilia <*-lo@what>",
)
