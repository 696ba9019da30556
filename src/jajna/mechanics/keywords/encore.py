"""Encore. CR 702.141."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import ONE
from jajna.ir.base import Cost, Duration, Effect, Node
from jajna.ir.composites import Later, Sequence
from jajna.ir.declared.names import binds, looks_up, notes
from jajna.ir.refs import THIS, YOU, Bound, ThisFrom
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.costs.things import Exile
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.keywords.haste import HASTE
from jajna.mechanics.lasting.delayed_triggers import DoLater
from jajna.mechanics.lasting.until_end_of_turn import begin
from jajna.mechanics.moving.entering_attacking import ATTACKED
from jajna.mechanics.rules.combat import AttackRequirement
from jajna.mechanics.things.copies import CreateCopies
from jajna.mechanics.things.tokens import CREATED
from jajna.vocab import Zone
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["EncoreEach", "SendAgainst", "encore"]

ENCORED: Final = "made by encore"
"""Name under which the tokens are bound that are sacrificed together."""

EACH: Final = Bound("each")


@final
@dataclass(frozen=True)
class SendAgainst(Effect):
    """The token just made gains haste and attacks the opponent at hand this turn if able.
    CR 702.141a.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        made = ctx.bound.get(CREATED, [])
        ctx.bind(ENCORED, [*ctx.bound.get(ENCORED, []), *made])
        attack = begin(ctx, (AttackRequirement(EACH),), Duration.END_OF_TURN, made)
        haste = begin(ctx, (GainAbilities((HASTE,)),), Duration.PERMANENT, made)
        perform(game, attack + haste)


binds(SendAgainst, ENCORED)

looks_up(SendAgainst, CREATED)


@final
@dataclass(frozen=True)
class EncoreEach(Effect):
    """An effect: for each opponent a copy of the card is created that attacks them. CR 702.141a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        one = Sequence((CreateCopies(ONE, THIS, who=YOU), SendAgainst()))
        game.frames.run_for_each(game.players.opponents_within(ctx.controller), one, ctx)


binds(EncoreEach, ATTACKED, CREATED, ENCORED)
notes(EncoreEach, CREATED)


def encore(parameter: tuple[Node, ...]) -> Keyworded:
    """Encore. CR 702.141a."""
    costs: tuple[Cost, ...] = (*costs_in(parameter), Exile(ThisFrom(Zone.GRAVEYARD)))
    effect = Sequence((EncoreEach(), DoLater(Later.END, Sacrifice(Bound(ENCORED)))))
    ability = Activated(costs, effect, sorcery_speed=True, zones=1 << Zone.GRAVEYARD)
    return Keyworded("encore", 0, parameter, (ability,))


keyword(
    "encore",
    "bis",
    encore,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.141",
    asked=(Asked.OWN_MANA_COST,),
)
