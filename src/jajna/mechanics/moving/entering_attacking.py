"""Permanents that enter attacking. CR 508.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.names import InField, binds, looks_up
from jajna.kernel.combat.attackers import attackable
from jajna.kernel.combat.phase import AttackingAdded
from jajna.kernel.door.perform import perform
from jajna.kernel.players.teams import is_active
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things, on_battlefield
from jajna.vocab import is_player

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ATTACKED", "JoinAttack"]

ATTACKED: Final = "attacked players"
"""Name under which the players are bound whom what enters attacks."""


@final
@dataclass(frozen=True)
class JoinAttack(Effect):
    """The permanents that entered attack, each what its controller chooses. CR 508.4.

    They are bound under ``name`` and attack one after the other. ``at`` are the players to choose
    from, with their planeswalkers unless it is the players ``themselves``; None allows everything
    that can be attacked.
    """

    name: str
    at: Ref | None = None
    themselves: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        entered = on_battlefield(game, ctx.bound.get(self.name, []))
        if game.turn.combat is None:
            return
        if self.at is not None:
            ctx.bind(ATTACKED, self.at.things(game, ctx))
        game.frames.run_for_each(entered, AttackSomebody(self.at is not None, self.themselves), ctx)


binds(JoinAttack, ATTACKED)
looks_up(JoinAttack, InField("name"))


@final
@dataclass(frozen=True)
class AttackSomebody(Effect):
    """The permanent just dealt with attacks a player or planeswalker. CR 508.4, 508.4a.

    ``told`` is true where only the players bound as ``ATTACKED`` and their planeswalkers can be
    attacked, ``themselves`` where only those players can.
    """

    told: bool = False
    themselves: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        controller = game.object(ctx.affected).controller
        if not is_active(game, controller):
            return None
        found = attackable(game)
        if self.told:
            players = ctx.bound.get(ATTACKED, [])
            found = [
                one
                for one in found
                if one in players
                or not (
                    self.themselves or is_player(one) or game.object(one).controller not in players
                )
            ]
        return ask_for(ctx, controller, Kind.OBJECTS, "508.4", found, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = [AttackingAdded(ctx.affected, to) for to in chosen_things(answer)]
        perform(game, events)


looks_up(AttackSomebody, ATTACKED)
