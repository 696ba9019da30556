"""Extort. CR 702.101."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.life import LifeLost
from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Effect
from jajna.ir.composites import Clause, Sequence
from jajna.ir.costs import PayMana
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.filters.nouns import Spell
from jajna.ir.refs import YOU
from jajna.kernel.door.perform import perform
from jajna.mechanics.keywords.common import BY_YOU, plain
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.triggers.spells_and_abilities import Casts
from jajna.vocab import mana_cost

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["EXTORT", "EachOpponentLoses"]

LOST: Final = "life lost"


@final
@dataclass(frozen=True)
class EachOpponentLoses(Effect):
    """An effect: each opponent loses life, and the total is noted. CR 702.101a."""

    amount: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        amount = self.amount.value(game, ctx)
        events: list[Event] = [
            LifeLost(opponent, amount) for opponent in game.players.opponents(ctx.controller)
        ]
        perform(game, events, ctx, LOST)


binds(EachOpponentLoses, LOST)


@final
@dataclass(frozen=True)
class LifeLostThisWay(Amount):
    """The total life lost by the instruction before."""

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(LOST, 0)


looks_up(LifeLostThisWay, LOST)

EXTORT: Final = plain(
    "extort",
    "extorsionar",
    0,
    (
        Triggered(
            Casts(BY_YOU, Spell()),
            Clause(
                Sequence((EachOpponentLoses(ONE), GainLife(LifeLostThisWay()))),
                may=YOU,
                costs=(PayMana(mana_cost("{W/B}")),),
                payer=YOU,
            ),
        ),
    ),
    rule="702.101",
)
"""CR 702.101a."""
