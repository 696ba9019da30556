"""Things that a player chooses and pays for one by one. CR 107.1c, 118.3, 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Filter, Ref
from jajna.ir.composites import Clause
from jajna.ir.costs import PayMana
from jajna.ir.declared.names import binds, looks_up
from jajna.mechanics.actions.tap_and_untap import Untap
from jajna.mechanics.choices.chosen_things import CHOSEN_THINGS, PICKED, AnyNumber, Choose
from jajna.vocab import ManaCost
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["UntapForEachPaid"]


@final
@dataclass(frozen=True)
class NumberPicked(Amount):
    """The number of things just chosen for an instruction."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return len(ctx.bound.get(PICKED, []))


looks_up(NumberPicked, PICKED)


@final
@dataclass(frozen=True)
class UntapForEachPaid(Effect):
    """A player may choose any number of creatures and pay mana for each; they untap if that was
    paid. CR 118.3, 608.2d.
    """

    who: Ref
    what: Filter
    cost: ManaCost

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        choose = Choose(AnyNumber(self.what), self.who, name=PICKED)
        game.frames.run_in_order((choose, _PayForEach(self.who, self.cost)), ctx)


binds(UntapForEachPaid, PICKED)


@final
@dataclass(frozen=True)
class _PayForEach(Effect):
    """A player may pay mana for each creature just chosen, to untap them. CR 118.12."""

    who: Ref
    cost: ManaCost

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if ctx.bound.get(PICKED, []):
            price = PayMana(self.cost, NumberPicked())
            untap = Untap(CHOSEN_THINGS, self.who)
            paid = Clause(untap, may=self.who, costs=(price,), payer=self.who)
            game.frames.run_in_order((paid,), ctx)


looks_up(_PayForEach, PICKED)

phrase(
    UntapForEachPaid,
    en="{who} may choose any number of {what:s} and pay {cost} for each creature chosen this way. "
    "if the player does, untap those creatures",
    es="{who} <puede> elegir cualquier cantidad de {what:s} y pagar {cost} por cada criatura "
    "elegida de esta manera. si el jugador lo hace, endereza esas criaturas",
)
