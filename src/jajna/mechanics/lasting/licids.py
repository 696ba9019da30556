"""Effects of an object's own ability that a player may pay to end: Licids. CR 116.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.effects import EffectBegan, EffectEnded
from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, SpecialAction
from jajna.ir.base import ON_BATTLEFIELD, Cost, Duration, Effect, Layer, Modification, walk
from jajna.ir.composites import Sequence
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.worth import Alters, alters
from jajna.kernel.door.perform import perform
from jajna.kernel.state.lasting_effects import Continuous, Lasting
from jajna.mechanics.continuous.abilities import GainAbilities, without_ability
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["END", "AllowEnding", "LoseThisAbility"]

END: Final = "end"
"""The name of the special action by which a player ends an effect. CR 116.2c."""


@final
@dataclass(frozen=True)
class LoseThisAbility(Modification):
    """Takes away the activated ability whose effect this is. CR 613.1f."""

    def layer(self) -> int:
        return Layer.ABILITY

    def removes_abilities(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        for one in now.kit.all:
            if isinstance(one, Activated) and any(
                isinstance(node, LoseThisAbility) for node in walk(one.effect)
            ):
                without_ability(game, now, one)
                return


phrase(LoseThisAbility, en="<loses> this ability", es="<pierde> esta habilidad")
alters(LoseThisAbility, Alters.LOSES)


@final
@dataclass(frozen=True)
class EndThisEffect(Effect):
    """End the effect by which the source has lost the ability that began it, and the permission to
    end it. CR 116.2c.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ended: list[Lasting] = []
        for kind in (LoseThisAbility, GainAbilities):
            ended += _effects_on(game, ctx.source, kind)[:1]
        perform(game, [EffectEnded(ended)])


def _effects_on(game: Game, thing: int, kind: type[Modification]) -> list[Lasting]:
    """The effects that an object's own ability has on it with such a change, the oldest first."""
    found: list[Lasting] = []
    for one in game.effects.lasting:
        if one.ctx.source != thing or one.objects != [thing]:
            continue
        for change in one.changes:
            if isinstance(change, kind) and (
                not isinstance(change, GainAbilities) or _ends(change)
            ):
                found.append(one)
    return found


def _ends(change: GainAbilities) -> bool:
    return any(
        isinstance(one, SpecialAction) and isinstance(one.effect, EndThisEffect)
        for one in change.abilities
    )


@final
@dataclass(frozen=True)
class AllowEnding(Effect):
    """The controller may pay costs, any time they have priority, to end the effect that the source
    has on itself since this ability resolves. CR 116.2c.
    """

    costs: tuple[Cost, ...]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if not _effects_on(game, ctx.source, LoseThisAbility):
            return
        action = SpecialAction(
            END, self.costs, EndThisEffect(), ON_BATTLEFIELD, anyone=True, by=ctx.controller
        )
        changes = (GainAbilities((action,)),)
        allowed = Continuous(ctx.clone({}), changes, Duration.PERMANENT, [ctx.source])
        perform(game, [EffectBegan(allowed)])


phrase(
    AllowEnding,
    en="you may pay {costs:,} to end this effect",
    es="puedes pagar {costs:,} para terminar este efecto",
)


def _why_nothing_ends(made: Sequence) -> str | None:
    """The reason why no effect before this could be ended; None if there is one, or none is."""
    for place, effect in enumerate(made.effects):
        if isinstance(effect, AllowEnding):
            before = made.effects[:place]
            if not any(isinstance(one, LoseThisAbility) for each in before for one in walk(each)):
                return "no effect before could be ended"
    return None


misplaced(Sequence, _why_nothing_ends)
