"""Exile instead of dying. CR 614.1a, 700.4."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.abilities import Replacing
from jajna.ir.base import Duration, Effect, Filter, Ref, Replacement, walk
from jajna.ir.declared.binding import Trait, has_trait, misplaced, trait
from jajna.ir.declared.names import EXILED, notes
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.replacements.destinations import (
    ExileInsteadOfDying,
    KeptFromGraveyard,
)
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["ExileDyingThisTurn", "ExileIfItLeaves", "ExileInstead", "ReplaceThisTurn"]


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
    """A replacement effect that applies for a while to whatever happens. CR 614.3, 611.2c.

    ``said``: the effect itself says that it is for this turn.
    """

    effect: Replacement
    duration: int = Duration.END_OF_TURN
    said: bool = field(default=False, compare=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        shield = Shield(ctx.clone({}), self.effect, self.duration, [])
        perform(game, [EffectBegan(shield)])


phrase(
    ReplaceThisTurn,
    en="{effect}",
    es="{effect}",
    when={"said": True, "duration": Duration.END_OF_TURN},
)
phrase(
    ReplaceThisTurn,
    en="{duration:duration}, {effect}",
    es="{duration:duration}, {effect}",
    when={"said": False},
)


def _says_how_long(made: ReplaceThisTurn) -> str | None:
    """The reason why the time isn't said just once."""
    if has_trait(made.effect, Trait.SAYS_THIS_TURN) == made.said:
        return None
    return "it isn't said for how long" if made.said else "it is said twice for how long"


def _for_good(made: Replacing) -> str | None:
    """What is replaced "this turn" is replaced by no static ability."""
    if has_trait(made.effect, Trait.SAYS_THIS_TURN):
        return "a static ability lasts longer than this turn"
    return None


misplaced(ReplaceThisTurn, _says_how_long)
misplaced(Replacing, _for_good)


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


@final
@dataclass(frozen=True)
class ExileIfItLeaves(Effect):
    """From now on it is exiled if it would leave the battlefield. CR 614.3, 702.84a."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        held = on_battlefield(game, self.what.things(game, ctx))
        exiled = KeptFromGraveyard(Zone.BATTLEFIELD, anywhere=True)
        shield = Shield(ctx.clone({}), exiled, Duration.PERMANENT, held)
        perform(game, [EffectBegan(shield)] if held else [])


phrase(
    ExileIfItLeaves,
    en="if {what} would leave the battlefield, exile {what:it} instead of putting {what:it} "
    "anywhere else",
    es="si {what} <fuera> a dejar el campo de batalla, exilia <*-lo@what> en lugar de poner "
    "<*-lo@what> en cualquier otro lado",
)
