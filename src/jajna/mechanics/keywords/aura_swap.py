"""Aura swap. CR 702.65."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Kind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.base import Effect, Node
from jajna.kernel.door.perform import perform
from jajna.kernel.zones import attaching
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.moving.common import moves
from jajna.vocab import Zone, is_another_player
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["aura_swap"]


@final
@dataclass(frozen=True)
class ExchangeWithHand(Effect):
    """You may exchange this permanent with an Aura card in your hand, which becomes attached to
    what this was attached to. CR 701.12a, 701.12d, 701.12e, 702.65a, 702.65b.

    Only what its controller owns can be exchanged, for a card that can be attached there.
    """

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        found = game.objects.get(ctx.source)
        if found is None or found.zone is not Zone.BATTLEFIELD or found.token:
            return None
        theirs = is_another_player(found.controller, ctx.controller)
        if theirs or is_another_player(found.owner, ctx.controller):
            return None
        host = found.attached_to
        able: list[int] = []
        for card in game.players[ctx.controller].hand:
            if "Aura" not in game.objects[card].now.subtypes:
                continue
            event = ZoneChange(card, Zone.HAND, Zone.BATTLEFIELD, "put")
            event.controller = ctx.controller
            if host in attaching.hosts(game, event):
                able.append(card)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "702.65a", able, 0, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        for card in chosen_things(answer):
            host = game.objects[ctx.source].attached_to
            leaving = moves(game, [ctx.source], Zone.HAND, "exchange")
            entering = moves(game, [card], Zone.BATTLEFIELD, "exchange")
            for event in entering:
                event.controller = ctx.controller
                event.attach_to = host
            perform(game, [*leaving, *entering])


def aura_swap(parameter: tuple[Node, ...]) -> Keyworded:
    """Aura swap. CR 702.65a."""
    ability = Activated(costs_in(parameter), ExchangeWithHand())
    return Keyworded("aura swap", 0, parameter, (ability,))


keyword(
    "aura swap", "intercambio de aura", aura_swap, parameter="{0:,}", slots=COSTS, rule="702.65"
)
