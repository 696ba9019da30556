"""Permanents that enter blocking. CR 509.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.names import InField, looks_up
from jajna.kernel.combat.phase import BlockingAdded
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import on_battlefield

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["JoinBlock"]


@final
@dataclass(frozen=True)
class JoinBlock(Effect):
    """The permanents that entered, bound under ``name``, block a creature if it still attacks their
    controller. CR 509.4, 509.4a.
    """

    name: str
    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        combat = game.turn.combat
        if combat is None:
            return
        events: list[Event] = []
        for creature in on_battlefield(game, ctx.bound.get(self.name, [])):
            defending = game.players.as_one(game.object(creature).controller)
            for attacker in self.what.things(game, ctx):
                if combat.is_attacking(attacker) and combat.defender(attacker) in defending:
                    events.append(BlockingAdded(creature, attacker))
        if events:
            perform(game, events)


looks_up(JoinBlock, InField("name"))
