"""Foretell: cards exiled face down to be cast in a later turn. CR 702.143."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded, SpecialAction
from jajna.ir.base import Condition, Effect, Node
from jajna.ir.costs import PayMana
from jajna.ir.declared.names import finds_noted, notes
from jajna.kernel.door.perform import perform
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.vocab import Reads, Zone, mana_cost
from jajna.wording import Asked, keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ForetellThis", "ForetoldBefore", "WasForetold", "foretell"]

FORETOLD: Final = "foretold"
"""Name of the mark with the turn in which a card was foretold. CR 702.143c."""
TWO: Final = PayMana(mana_cost("{2}"))


@final
@dataclass(frozen=True)
class ForetellThis(Effect):
    """Exile the card from your hand face down. CR 702.143a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        move = ZoneChange(ctx.source, Zone.HAND, Zone.EXILE, "foretell")
        move.face_down = True
        move.mark(FORETOLD, [game.turn.number])
        perform(game, [move])


notes(ForetellThis, FORETOLD)


@final
@dataclass(frozen=True)
class ForetoldBefore(Condition):
    """The card became foretold in a turn before this one. CR 702.143a."""

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        noted = game.object(ctx.source).marks.get(FORETOLD, [])
        return any(turn < game.turn.number for turn in noted)


finds_noted(ForetoldBefore, FORETOLD)


@final
@dataclass(frozen=True)
class WasForetold(Condition):
    """The spell was a foretold card before it was cast. CR 702.143c."""

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        before = game.objects.departed.get(game.object(ctx.source).came_from)
        return before is not None and before.zone is Zone.EXILE and FORETOLD in before.marks


phrase(WasForetold, en="this spell was foretold", es="este hechizo fue profetizado")


def foretell(parameter: tuple[Node, ...]) -> Keyworded:
    """Foretell. CR 702.143a, 702.143b."""
    action = SpecialAction("foretell", (TWO,), ForetellThis(), own_turn=True)
    cost = CastingCost(
        costs_in(parameter),
        alternative=True,
        condition=ForetoldBefore(),
        name="foretell",
        zones=1 << Zone.EXILE,
    )
    return Keyworded("foretell", 0, parameter, (action, cost))


keyword(
    "foretell",
    "profetizar",
    foretell,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.143",
    asked=(Asked.NAME,),
)
