"""Instructions about combat: who attacks, who blocks, who leaves it. CR 506.4, 508.1d, 509.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Modification, Ref
from jajna.ir.declared.names import binds
from jajna.ir.refs import Bound
from jajna.kernel.combat.phase import RemovedFromCombat, becoming_blocked
from jajna.kernel.door.perform import perform
from jajna.mechanics.lasting.until_end_of_turn import begin, changing
from jajna.mechanics.rules.combat import AttackAsThough, AttackRequirement, BlockRequirement
from jajna.mechanics.rules.restrictions import Require
from jajna.vocab import Must, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "MADE_TO_BLOCK",
    "AttackIfAble",
    "AttackThisTurnAsThough",
    "BecomeBlockedByEffect",
    "BlockIfAble",
    "MustThisCombat",
    "RemoveFromCombat",
]

SPANS: Final = {
    Duration.END_OF_TURN: ("this turn", "este turno"),
    Duration.END_OF_COMBAT: ("this combat", "este combate"),
}

words("span", SPANS)

AIM: Final = "aim"
"""Name for the players and permanents that an instruction requires to be attacked or blocked."""

MADE_TO_BLOCK: Final = "made to block"
"""Name for the creatures that an instruction makes block."""


def _aimed(
    game: Game, ctx: Context, what: Ref, at: Ref, change: Modification, duration: int
) -> list[Event]:
    """The event that requires creatures to attack or block the present objects. CR 611.2c."""
    aims = at.things(game, ctx)
    if not aims:
        return []
    ctx.bind(AIM, aims)
    return begin(ctx, (change,), duration, changing(game, what.things(game, ctx)))


@final
@dataclass(frozen=True)
class BlockIfAble(Effect):
    """Creatures block an attacker this turn or combat if able. CR 509.1c."""

    what: Ref
    attacker: Ref
    duration: int = Duration.END_OF_TURN

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(MADE_TO_BLOCK, self.what.things(game, ctx))
        change = BlockRequirement(Bound(AIM))
        perform(game, _aimed(game, ctx, self.what, self.attacker, change, self.duration))


binds(BlockIfAble, AIM, MADE_TO_BLOCK)

phrase(
    BlockIfAble,
    en="{what} <blocks> {attacker} {duration:span} if able",
    es="{what} <+lo@attacker> <bloquea> a {attacker} {duration:span} si <puede>",
)


@final
@dataclass(frozen=True)
class AttackIfAble(Effect):
    """Creatures attack a player or planeswalker this turn or combat if able. CR 508.1d."""

    what: Ref
    to: Ref
    duration: int = Duration.END_OF_TURN

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        change = AttackRequirement(Bound(AIM))
        perform(game, _aimed(game, ctx, self.what, self.to, change, self.duration))


binds(AttackIfAble, AIM)

phrase(
    AttackIfAble,
    en="{what} <attacks> {to} {duration:span} if able",
    es="{what} <ataca> a {to} {duration:span} si <puede>",
)


@final
@dataclass(frozen=True)
class MustThisCombat(Effect):
    """Creatures attack, block or are blocked this combat if able: one bit of ``Must``.

    CR 508.1d, 509.1c.
    """

    what: Ref
    must: int

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = changing(game, self.what.things(game, ctx))
        perform(game, begin(ctx, (Require(self.must),), Duration.END_OF_COMBAT, things))


phrase(
    MustThisCombat,
    en="{what} <attacks> this combat if able",
    es="{what} <ataca> este combate si <puede>",
    when={"must": Must.ATTACK},
)

phrase(
    MustThisCombat,
    en="{what} <blocks> this combat if able",
    es="{what} <bloquea> este combate si <puede>",
    when={"must": Must.BLOCK},
)

phrase(
    MustThisCombat,
    en="{what} <must> be blocked this combat if able",
    es="{what} <debe> ser <*bloqueado> este combate si es posible",
    when={"must": Must.BE_BLOCKED},
)


@final
@dataclass(frozen=True)
class AttackThisTurnAsThough(Effect):
    """Creatures can attack this turn as though a restriction didn't exist. CR 609.4."""

    what: Ref
    as_though: int
    plural: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = changing(game, self.what.things(game, ctx))
        change = AttackAsThough(self.as_though)
        perform(game, begin(ctx, (change,), Duration.END_OF_TURN, things))


phrase(
    AttackThisTurnAsThough,
    when={"plural": False},
    en="{what} <can> attack this turn as though it {as_though:attack as though}",
    es="{what} <puede> atacar este turno como si {as_though:attack as though}",
)

phrase(
    AttackThisTurnAsThough,
    when={"plural": True},
    en="{what} <can> attack this turn as though they {as_though:attack as though}",
    es="{what} <puede> atacar este turno como si cada una {as_though:attack as though}",
)


@final
@dataclass(frozen=True)
class BecomeBlockedByEffect(Effect):
    """Attacking creatures become blocked, though nothing blocks them. CR 509.1h, 702.22i."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, becoming_blocked(game, self.what.things(game, ctx)))


phrase(BecomeBlockedByEffect, en="{what} <becomes> blocked", es="{what} <queda> <*bloqueado>")


@final
@dataclass(frozen=True)
class RemoveFromCombat(Effect):
    """An instruction to remove creatures from combat. CR 506.4."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = changing(game, self.what.things(game, ctx))
        perform(game, [RemovedFromCombat(one) for one in things if not is_player(one)])


phrase(
    RemoveFromCombat, en="remove {what} from combat", es="remueve <+-lo@what> a {what} del combate"
)
