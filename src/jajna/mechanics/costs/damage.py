"""Costs of having an object deal damage to the player who pays. CR 118.12, 120.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.damage import DamageDealt
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Cost
from jajna.ir.composites import Clause
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.declared.worth import Loss, gives_up
from jajna.ir.refs import THIS, You, as_known, is_anyone
from jajna.kernel.door.perform import perform
from jajna.mechanics.things.damage import DealDamage
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["HaveDealDamage"]


@final
@dataclass(frozen=True)
class HaveDealDamage(Cost):
    """Have the source deal damage to the player who pays: "unless that player has ~ deal 4 damage
    to them". CR 118.12, 120.1.

    It can be chosen even if that damage will be prevented (CR 118.11).
    """

    amount: Amount

    def automatic(self) -> bool:
        return True

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = self.amount.value(game, ctx)
        sources = as_known(THIS, game, ctx)
        perform(game, [DamageDealt(source, ctx.controller, number) for source in sources])


phrase(
    HaveDealDamage,
    en="have ~ deal {amount:1 damage} to them",
    es="hace que ~ le haga {amount:1 punto/puntos de daño}",
)
trait(HaveDealDamage, Trait.OFFERED)
gives_up(HaveDealDamage, Loss.LIFE)


def _is_a_price(made: Clause) -> str | None:
    """Another player who has the source deal damage to them pays so. CR 118.12."""
    who = made.may
    others = who is not None and not isinstance(who, You) and not is_anyone(who)
    return "they pay so" if made.have and others and isinstance(made.effect, DealDamage) else None


misplaced(Clause, _is_a_price)
