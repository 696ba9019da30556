"""Fighting. CR 701.14."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.binding import does
from jajna.ir.declared.names import FOUGHT, binds
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action, ActionTaken
from jajna.mechanics.things.damage import damage_events
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Fight"]


@final
@dataclass(frozen=True)
class Fight(Effect):
    """Two creatures deal damage equal to their power to each other. CR 701.14.

    With ``mutual`` the first reference is to both: "those creatures fight each other".

    """

    one: Ref
    other: Ref | None = None
    mutual: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        fighters = self.one.things(game, ctx)
        if self.other is not None:
            fighters = fighters[:1] + self.other.things(game, ctx)[:1]
        perform(game, _fight(game, fighters), ctx, FOUGHT)


binds(Fight, FOUGHT)
does(Fight, FOUGHT)


def _fight(game: Game, fighters: list[int]) -> list[Event]:
    """CR 701.14b: nothing happens unless both are creatures on the battlefield."""
    if len(fighters) != 2:
        return []
    for fighter in fighters:
        if not game.objects.exists(fighter) or not game.object(fighter).is_creature():
            return []
        if game.object(fighter).zone is not Zone.BATTLEFIELD:
            return []
    first, second = fighters
    power, answer = game.object(first).now.power, game.object(second).now.power
    if first == second:  # CR 701.14c
        return [*damage_events(game, first, [first], 2 * power), ActionTaken(first, Action.FIGHT)]
    return [
        *damage_events(game, first, [second], power),
        *damage_events(game, second, [first], answer),
        ActionTaken(first, Action.FIGHT),
        ActionTaken(second, Action.FIGHT),
    ]


phrase(
    Fight, en="{one} <fights> {other}", es="{one} <lucha> contra {other}", when={"mutual": False}
)

phrase(Fight, en="{one} <fights> each other", es="{one} <lucha> entre sí", when={"mutual": True})
