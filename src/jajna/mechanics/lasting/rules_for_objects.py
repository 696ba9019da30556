"""Restrictions, requirements and permissions of resolving spells and abilities, for this turn.
CR 611.2c.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Filter, Layer, Modification, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import binds
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import Not
from jajna.ir.refs import Bound, Each, Same
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.lasting.until_end_of_turn import begin, changing
from jajna.mechanics.rules.combat import AttackAsThough
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy
from jajna.mechanics.rules.player_limits import ExtraLands
from jajna.mechanics.rules.restrictions import Require, Restrict
from jajna.mechanics.rules.unblocked_damage import DamageAsUnblocked
from jajna.vocab import AsThough, Cannot, Must
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = ["BlockedOnlyThisTurn", "CannotBlockThisTurn", "RestrictThisTurn"]

UNBLOCKED: Final = "not blocked"
"""Name under which a restriction knows the creatures that something can't block."""


def ruling(
    game: Game,
    ctx: Context,
    what: Ref,
    changes: tuple[Modification, ...],
    duration: int = Duration.END_OF_TURN,
) -> list[Event]:
    """The event that begins an effect on no characteristics. CR 611.2c.

    Objects picked out by a reference are fixed; a description stays open.
    """
    if not isinstance(what, Each):
        return begin(ctx, changes, duration, changing(game, what.things(game, ctx)))
    what.things(game, ctx)
    return [EffectBegan(Continuous(ctx.clone({}), changes, duration, None, what.filter))]


@final
@dataclass(frozen=True)
class RestrictThisTurn(Effect):
    """An instruction that restricts, requires or allows actions for this turn. CR 611.2c, 514.2.

    Objects picked out by a reference are fixed. A description stays open: "creatures without flying
    can't block this turn" (CR 611.2c). ``combat``: for this combat only.
    """

    what: Ref
    changes: tuple[Modification, ...]
    combat: bool = False
    ahead: bool = field(default=False, compare=False)
    """Whether the text begins with the time."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        duration = Duration.END_OF_COMBAT if self.combat else Duration.END_OF_TURN
        perform(game, ruling(game, ctx, self.what, self.changes, duration))


phrase(
    RestrictThisTurn,
    en="{what:'s} activated abilities can't be activated this turn",
    es="las habilidades activadas de {what} no pueden activarse este turno",
    when={"combat": False, "changes": (Restrict(Cannot.ACTIVATE | Cannot.ACTIVATE_MANA),)},
)
phrase(
    RestrictThisTurn,
    en="{what} {changes:and} this turn",
    es="{what} {changes:and} este turno",
    when={"ahead": False},
)
phrase(
    RestrictThisTurn,
    en="this turn, {what} {changes:and}",
    es="este turno, {what} {changes:and}",
    when={"ahead": True, "combat": False},
)


def _says_subject(made: RestrictThisTurn) -> str | None:
    """Changes that say themselves whom they affect aren't said of the things just told of."""
    said = any(change.subject() is not None for change in made.changes)
    return "the text says whom it affects" if said and isinstance(made.what, Same) else None


misplaced(RestrictThisTurn, _says_subject)
for _combat, _en, _es in (
    (False, "this turn", "este turno"),
    (True, "this combat", "este combate"),
):
    phrase(
        RestrictThisTurn,
        en=f"{{what}} <attacks> {_en} if able",
        es=f"{{what}} <ataca> {_es} si <puede>",
        when={"changes": (Require(Must.ATTACK),), "combat": _combat},
    )
    phrase(
        RestrictThisTurn,
        en=f"{{what}} <blocks> {_en} if able",
        es=f"{{what}} <bloquea> {_es} si <puede>",
        when={"changes": (Require(Must.BLOCK),), "combat": _combat},
    )
    phrase(
        RestrictThisTurn,
        en=f"{{what}} <must> be blocked {_en} if able",
        es=f"{{what}} <debe> ser <*bloqueado> {_es} si se puede",
        when={"changes": (Require(Must.BE_BLOCKED),), "combat": _combat},
    )
phrase(
    RestrictThisTurn,
    en="all creatures able to block {what} this turn do so",
    es="todas las criaturas que puedan bloquear <+-lo@what> a {what} este turno lo hacen",
    when={"combat": False, "changes": (Require(Must.BE_BLOCKED_BY_ALL),)},
)
for _plural, _one, _su in ((False, "it", ""), (True, "they", "cada una ")):
    phrase(
        RestrictThisTurn,
        en=f"{{what}} <can> attack this turn as though {_one} didn't have defender",
        es=f"{{what}} <puede> atacar este turno como si {_su}no tuviera la habilidad de defensor",
        when={"combat": False, "changes": (AttackAsThough(AsThough.NO_DEFENDER, _plural),)},
    )
    phrase(
        RestrictThisTurn,
        en=f"{{what}} <can> attack this turn as though {_one} had haste",
        es=f"{{what}} <puede> atacar este turno como si {_su}tuviera la habilidad de prisa",
        when={"combat": False, "changes": (AttackAsThough(AsThough.HASTE, _plural),)},
    )
phrase(
    RestrictThisTurn,
    en="you may have {what} assign their combat damage this turn as though they weren't blocked",
    es="puedes hacer que {what} asignen su daño de combate este turno como si no estuvieran "
    "<*bloqueado@what>",
    when={"combat": False, "changes": (DamageAsUnblocked(),)},
)
phrase(
    RestrictThisTurn,
    en="{what} <may> play an additional land this turn",
    es="{what} <puede> jugar una tierra adicional este turno",
    when={"combat": False, "changes": (ExtraLands(1),)},
)
phrase(
    RestrictThisTurn,
    en="{what} {changes:and} this combat",
    es="{what} {changes:and} este combate",
    when={"combat": True},
)
for _number, _en, _es in ((2, "two", "dos"), (3, "three", "tres")):
    phrase(
        RestrictThisTurn,
        en=f"{{what}} <may> play up to {_en} additional lands this turn",
        es=f"{{what}} <puede> jugar hasta {_es} tierras adicionales este turno",
        when={"combat": False, "changes": (ExtraLands(_number),)},
    )


@final
@dataclass(frozen=True)
class BlockedOnlyThisTurn(Effect):
    """An instruction that creatures can be blocked only by certain others this turn. CR 509.1b."""

    what: Ref
    by: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, ruling(game, ctx, self.what, (BeBlockedOnlyBy(self.by),)))


phrase(
    BlockedOnlyThisTurn,
    en="{what} <can't> be blocked this turn except by {by:s}",
    es="{what} no <puede> ser <*bloqueado> este turno excepto por {by:s}",
)


@final
@dataclass(frozen=True)
class CannotBlockThisTurn(Effect):
    """An instruction that creatures can't block a certain one this turn. CR 509.1b, 611.2c."""

    what: Ref
    blocked: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert isinstance(self.blocked, Is), self.blocked
        ctx.bind(UNBLOCKED, self.blocked.ref.things(game, ctx))
        perform(game, ruling(game, ctx, self.what, (CannotBlockThose(),)))


binds(CannotBlockThisTurn, UNBLOCKED)


@final
@dataclass(frozen=True)
class CannotBlockThose(Modification):
    """Can't block the creatures that the effect knows. CR 509.1b."""

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        own = Context(ctx.source, ctx.controller)
        own.bind(UNBLOCKED, ctx.bound[UNBLOCKED])
        now.blocks_only.append((own, Not(Is(Bound(UNBLOCKED)))))


binds(CannotBlockThose, UNBLOCKED)


phrase(
    CannotBlockThisTurn,
    en="{what} <can't> block {blocked:named} this turn",
    es="{what} no <puede> bloquear a {blocked:named} este turno",
)
