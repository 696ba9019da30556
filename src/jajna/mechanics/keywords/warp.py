"""Warp, and warped cards. CR 702.185."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded, Replacing
from jajna.ir.base import ON_STACK, Condition, Effect, Filter, Node, Ref
from jajna.ir.composites import Sequence
from jajna.ir.conditions.objects import IsInZone
from jajna.ir.conditions.spells import item_of
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.names import EXILED, binds, notes
from jajna.ir.filters.common import object_of
from jajna.ir.refs import Bound
from jajna.kernel.door.perform import perform
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.keywords.conditional_costs import LaterIfPaid, PermanentItBecame
from jajna.mechanics.keywords.later_turns import THEN, cast_in_later_turns
from jajna.mechanics.moving.to_exile import Exile
from jajna.mechanics.rules.play_from_elsewhere import PERMITTED
from jajna.vocab import Reads, Zone
from jajna.wording import Asked, keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["BecomeWarped", "SpellWasWarped", "Warped", "warp"]

WARP: Final = "warp"
WARPED: Final = "warped"
"""Name of the mark of a card that a warp ability exiled. CR 702.185b."""


@final
@dataclass(frozen=True)
class BecomeWarped(Effect):
    """The exiled cards are warped: their owners may cast them in later turns. CR 702.185a."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = self.what.things(game, ctx)
        perform(game, cast_in_later_turns(game, ctx, cards, WARPED, free=False))


binds(BecomeWarped, PERMITTED, THEN)
notes(BecomeWarped, WARPED)


@final
@dataclass(frozen=True)
class Warped(Filter):
    """Warped: a card in exile that a warp ability exiled. CR 702.185b."""

    def reads(self) -> int:
        return Reads.MARKS

    def where(self) -> int:
        return 1 << Zone.EXILE

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.zone is Zone.EXILE and WARPED in found.marks


phrase(Warped, en="warped", es="distorsionado", place="prefix")
trait(Warped, Trait.IS_STATE, Trait.STANDS_ALONE)


@final
@dataclass(frozen=True)
class SpellWasWarped(Condition):
    """A spell was cast for its warp cost this turn. CR 702.185c."""

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        items = [item_of(game, spell) for player in game.players.held for spell in player.spells]
        return any(item is not None and WARP in item.paid for item in items)


phrase(
    SpellWasWarped,
    en="a spell was warped this turn",
    es="se <distorsionó@él> un hechizo este turno",
)


def warp(parameter: tuple[Node, ...]) -> Keyworded:
    """Warp: cast from the hand for its cost, the card is exiled to be cast again. CR 702.185a."""
    in_hand = IsInZone(int(Zone.HAND))
    cost = CastingCost(costs_in(parameter), alternative=True, condition=in_hand, name=WARP)
    exiled = Sequence((Exile(PermanentItBecame()), BecomeWarped(Bound(EXILED))))
    return Keyworded(
        WARP, 0, parameter, (cost, Replacing(LaterIfPaid(WARP, exiled), zones=ON_STACK))
    )


keyword(
    WARP,
    "distorsión",
    warp,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.185",
    asked=(Asked.NAME, Asked.COST_PAID, Asked.OWN_MANA_COST),
)
