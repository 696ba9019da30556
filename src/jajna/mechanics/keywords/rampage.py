"""Rampage. CR 702.23."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import PerEach
from jajna.ir.base import Amount, Node, Ref
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.triggers.combat import BecomesBlocked
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["BlockersBeyondFirst", "rampage"]


@final
@dataclass(frozen=True)
class BlockersBeyondFirst(Amount):
    """The number of creatures beyond the first that block a creature now. CR 702.23a, 702.23b."""

    of: Ref = THIS

    def value(self, game: Game, ctx: Context) -> int:
        combat = game.turn.combat
        if combat is None:
            return 0
        attackers = self.of.things(game, ctx)
        return sum([max(len(combat.blockers.get(one, [])) - 1, 0) for one in attackers])


phrase(
    BlockersBeyondFirst,
    en="creature blocking {of} beyond the first",
    es="criatura después de la primera que <+lo@of> <bloquea@él> a {of}",
    place="each",
)


def rampage(parameter: tuple[Node, ...]) -> Keyworded:
    """Rampage N. CR 702.23a."""
    number = PerEach(amount_in(parameter), BlockersBeyondFirst())
    bonus = Change(THIS, (PowerToughness(number, number),))
    return Keyworded("rampage", 0, parameter, (Triggered(BecomesBlocked(SELF), bonus),))


keyword("rampage", "ímpetu", rampage, parameter="{0}", slots=("Amount",), rule="702.23")
