"""Instructions about combat: who attacks, who blocks, who leaves it. CR 506.4, 508.1d, 509.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Modification, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import binds
from jajna.ir.players import OwnerOf
from jajna.ir.refs import Bound, EachOf
from jajna.kernel.combat.phase import RemovedFromCombat, becoming_blocked
from jajna.kernel.door.perform import perform
from jajna.mechanics.lasting.until_end_of_turn import begin, changing
from jajna.mechanics.rules.combat import AttackRequirement, BlockRequirement
from jajna.vocab import is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "MADE_TO_BLOCK",
    "AttackIfAble",
    "BecomeBlockedByEffect",
    "BlockIfAble",
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


def _of_each_its_own(attack: AttackIfAble) -> str | None:
    """Why creatures with several owners can't be told to attack "its owner"."""
    if isinstance(attack.what, EachOf) and isinstance(attack.to, OwnerOf):
        return "each of them would attack an owner of its own"
    return None


binds(AttackIfAble, AIM)
misplaced(AttackIfAble, _of_each_its_own)

phrase(
    AttackIfAble,
    en="{what} <attacks> {to} {duration:span} if able",
    es="{what} <ataca> a {to} {duration:span} si <puede>",
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
